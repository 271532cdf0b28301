# Die eigenen Worte der Befehlszeile.

colour-blue = Blau
colour-orange = Orange
colour-green = Grün
colour-red = Rot
colour-purple = Lila

welcome = Du bist { $name }. Gegen dich: { $others } ({ $level }).
welcome-hotseat = An diesem Tisch: { $others }.
level-random = Bots, die zufällig spielen
level-greedy = gierige Bots
level-easy = leichte Bots
level-medium = mittlere Bots
level-hard = schwere Bots
level-expert = Experten-Bots

won = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
    }
total = Summe
replay-stands = Die Stellung nach Zug { $moves } von { $of }.

games-players = { $least }–{ $most } Personen
games-edition = Ausgabe: { $edition }

choose = Deine Wahl
choose-number = eine Zahl von { $least } bis { $most }
commands = { $undo ->
    [yes] u zurück ·{" "}
   *[no] {""}
    }b Tisch · l Log · h Tipp · s sichern · q sichern und gehen · ? Hilfe
help = Gib die Nummer einer Möglichkeit ein oder ihre Worte (zum Beispiel { $example }). Weitere Befehle: u nimmt deine letzte Entscheidung zurück, solange niemand sonst am Zug war und nichts aufgedeckt wurde; b zeigt den Tisch noch einmal; l den ganzen Verlauf; h, was ein Bot täte; s sichert; q sichert und beendet.
unknown = { $said } steht nicht zur Wahl.
no-undo = Das lässt sich nicht zurücknehmen: Jemand anders war schon am Zug, oder etwas wurde aufgedeckt.
undone = Zurückgenommen.
hint = Ein Bot würde wählen: { $choice }
saved = Gesichert als { $file }. Weiter geht es mit: quayside play --resume { $file }
saved-end = Die Aufzeichnung des Spiels liegt in { $file }.
reconstruction = Die meisten Zahlen auf Karten und Spielplan sind in der mitgelieferten Ausgabe von Quayside eine Rekonstruktion. Wer die Schachtel besitzt, kann die eigenen eintragen: siehe --edition.

# Die eigenen Worte der Befehlszeile.

colour-blue = Blau
colour-orange = Orange
colour-green = Grün
colour-red = Rot
colour-purple = Lila

welcome = Du bist { $name }. Gegen dich: { $others } ({ $level }).
welcome-hotseat = An diesem Tisch: { $others }.
welcome-rules = r zeigt die Regeln in Kürze, ? die Hilfe.
narrow = Der Tisch braucht ein Terminal mit { $columns } Spalten; dieses hat { $width }, also brechen Zeilen um.
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
    [own] u zurück ·{" "}
    [other] u zurück ({ $who }) ·{" "}
   *[no] {""}
    }b Tisch · l Log · h Tipp · r Regeln · s sichern · q sichern und gehen · ? Hilfe
    mehrere Antworten in einer Zeile: 1 1 3
help =
    Gib die Nummer einer Möglichkeit ein oder ihre Worte ({ $example }); deren Anfänge genügen ({ $short }).
    Mehrere Antworten dürfen in einer Zeile stehen: 1 1 3 zahlt drei Stücke nacheinander. Was übrig ist, wird vergessen, wenn jemand anders handelt.
    p passt oder hört auf, wo das geht. Die Eingabetaste allein zeigt die Möglichkeiten noch einmal.
    u (zurück) nimmt die letzte Entscheidung zurück, solange niemand sonst am Zug war und nichts aufgedeckt wurde; b (Tisch) zeigt den Tisch noch einmal; l (Log) den ganzen Verlauf; h (Tipp) die drei besten Möglichkeiten; r (Regeln) die Regeln in Kürze; s (sichern) sichert; q (Ende) sichert und beendet.

# What may be typed for a command, besides its letter and the English word
word-undo = zurück, rückgängig
word-board = tisch, plan
word-log = log, verlauf
word-hint = tipp
word-rules = regeln
word-save = sichern, speichern
word-quit = ende, gehen
word-help = hilfe
word-pass = passen, passe

ahead-forgotten = Vorab eingegeben und vergessen, weil jemand anders handelt: { $rest }
unknown = { $said } steht nicht zur Wahl.
no-undo = Das lässt sich nicht zurücknehmen: Jemand anders war schon am Zug, oder etwas wurde aufgedeckt.
undone = Zurückgenommen: die letzte Entscheidung von { $who }.
hint-heading = Die besten Möglichkeiten nach einer Sekunde: Punkte und Anteil am Sieg, die sie versprechen, und wie viel des Nachdenkens ihnen galt
hint = { $points } Punkte · Sieg { $outlook } · bedacht { $share }: { $choice }
saved = Gesichert als { $file }. Weiter geht es mit: quayside play --resume { $word }
saved-end = Die Aufzeichnung des Spiels liegt in { $file }.
save-folder = { $file } ist ein Ordner; ein Spiel wird in einer Datei gesichert.
save-exists = Die Datei { $file } gibt es schon; sie wird nicht überschrieben. Wähle einen anderen Namen, oder setze sie mit --resume fort, wenn sie ein gesichertes Spiel ist.
save-impossible = Das Spiel lässt sich nicht als { $file } sichern: { $reason }.
save-where = Ein anderer Dateiname (Eingabetaste allein: weiterspielen)
save-not = Das Spiel ist nicht gesichert.
reconstruction = Die meisten Zahlen auf Karten und Spielplan sind in der mitgelieferten Ausgabe von Quayside eine Rekonstruktion. Wer die Schachtel besitzt, kann die eigenen eintragen: siehe --edition.

# quayside rules
rules-more = Alle Regeln: quayside rules { $game } --language { $language }
rules-no-chapter = Ein Kapitel „{ $chapter }“ gibt es nicht; die Kapitel sind { $chapters }.

# quayside verify
verify-record = { $title }, { $seats } Personen, Ausgabe „{ $edition }“, Regelfassung { $rules }.
verify-seed = Der Startwert passt zu seiner veröffentlichten Prüfsumme.
verify-no-hash = Die Aufzeichnung nennt keine Prüfsumme ihres Startwerts; das wurde also nicht geprüft.
verify-moves = { $moves ->
    [one] Der einzige Zug ist erlaubt.
   *[other] Alle { $moves } Züge sind erlaubt.
    }
verify-not-over = Das Spiel ist nicht zu Ende.
verify-no-result = Die Aufzeichnung nennt kein Ergebnis. Ihre Züge führen zu diesen Punkten nach Plätzen: { $scores }; es gewinnt Platz { $winners }.
verify-result = Das Ergebnis stimmt: Punkte nach Plätzen { $scores }; es gewinnt Platz { $winners }.

# quayside simulate
simulate-games = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
    } { $game } mit { $seats } Plätzen, Startwert „{ $seed }“
simulate-speed = { $decisions } Entscheidungen in { $seconds } s: { $decisions_per_second } pro Sekunde
simulate-scores = mittlere Punkte nach Plätzen: { $scores }; { $mean_decisions_per_game } Entscheidungen pro Spiel
digest = Prüfsumme { $digest }

# quayside hint
hint-move = Zug { $move }. { $who }: { $prompt }
hint-choice = Möglichkeit
hint-thinking = Denkzeit
hint-outlook = Aussicht
hint-points = Punkte
hint-legend = Denkzeit: welcher Teil davon auf die Möglichkeit fiel; Aussicht: etwa der Anteil am Sieg, den sie verspricht.
hint-over = { $moves ->
    [one] Das Spiel ist nach seinem einzigen Zug zu Ende; --to N geht zu einem früheren zurück.
   *[other] Das Spiel ist nach seinen { $moves } Zügen zu Ende; --to N geht zu einem früheren zurück.
    }
hint-not-turn = Platz { $seat } ist nicht am Zug, sondern Platz { $seats }.

# quayside arena
arena-match = { $title }, { $seats } Plätze, { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
    }, Startwert „{ $seed }“
arena-deals = { $deals ->
    [one] 1 Ausgangslage
   *[other] { $deals } Ausgangslagen
    }, { $times ->
    [one] einmal gespielt.
   *[other] je { $times }-mal mit reihum getauschten Plätzen gespielt.
    }
arena-alone = { $first } allein gegen { $others } × { $second }, der Reihe nach auf jedem Platz.
arena-all = Jeder Bot der Reihe nach auf jedem Platz{ $who ->
    [twice] {" "}(manche sitzen doppelt).
    [waiting] {" "}(manche warten).
   *[once] .
    }
arena-not-whole = Die letzte Ausgangslage ist nicht vollständig; ein Vielfaches von { $games } Spielen wäre gerechter.
arena-column-bot = Bot
arena-column-share = Siege (95 %)
arena-column-fair = × fair
arena-column-score = Punkte
arena-column-rating = Stärke
arena-column-time = Zeit
arena-column-decisions = Entsch.
arena-kept = Aufzeichnungen, Ergebnisse und Schaubild sind in { $folder }.
arena-interrupted = { $games ->
    [one] 1 Spiel ist
   *[other] { $games } Spiele sind
    } in { $folder } aufgehoben; --resume macht weiter.
arena-resume-what = --resume braucht --out DIR: den Ordner des Wettkampfs, der weitergehen soll.
fault-raised = { $bot } brach bei { $count } von { $decisions } Entscheidungen mit einem Fehler ab; stattdessen wurde zufällig gezogen ({ $first }).
fault-illegal = { $bot } nannte bei { $count } von { $decisions } Entscheidungen einen unerlaubten Zug; stattdessen wurde zufällig gezogen ({ $first }).
fault-late = { $bot } brauchte bei { $count } von { $decisions } Entscheidungen zu lange; stattdessen wurde zufällig gezogen ({ $first }).

# quayside ladder
ladder-step = { $upper } gegen { $lower }, { $seats } Plätze
ladder-done = Die Tabelle ist in { $file }, die Spiele sind in { $folder }.

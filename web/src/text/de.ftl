# Die eigenen Wörter des Browser-Clients.

start-title = Drei Spiele vom Handel am Wasser
start-lead = Setz dich an einen Tisch: sofort gegen Bots oder mit Freunden per Link. Ein Konto ist nicht nötig.
games = Spiele
about-nieuw-amsterdam = Baue in der jungen Stadt, rode Land und verschiffe Felle auf dem Hudson. Jede Runde beginnt mit einer Auktion um die Aktionen.
about-merchants-of-amsterdam = Häuser an den Grachten, Posten in Übersee, Waren an der Börse: biete gegen die fallende Uhr.
about-riverboat = Farmen am Mississippi: setze Arbeiter auf die Felder, lege Ernten und schicke die Boote nach New Orleans.
about-other = Ein Spiel vom Handel am Wasser.
seats-range = { $least } bis { $most } Personen
play-now = Jetzt spielen
new-table = Neuer Tisch
rules = Regeln
rules-beside = Die Regeln dieses Spiels, in einem neuen Tab
my-tables = Meine Tische
my-tables-none = Du sitzt noch an keinem Tisch.
open-tables = Offene Tische
open-tables-none = Gerade wartet niemand auf Mitspielende. Eröffne selbst einen Tisch.
finished-games = Beendete Partien
finished-none = Hier wurde noch keine öffentliche Partie beendet.
your-turn = Du bist dran
is-over = beendet
is-open = wartet auf Mitspielende
try-again = Noch einmal versuchen
seat-empty = freier Platz
which-game = Welches Spiel
lobby-seats = Plätze
how-many = Personen
seat-number = Platz { $number }
seat-me = Ich
seat-open = Offen: für Freunde per Link oder alle
seat-bot = Bot: { $level }
terms = Bedingungen
time = Zeit
time-untimed = Ohne Uhr
time-live = Live: 15 Minuten, 20 Sekunden mehr je Zug
time-quick = Schnell: 5 Minuten, 8 Sekunden mehr je Zug
time-day = Zug um Zug: ein Tag je Zug
time-days = Zug um Zug: drei Tage je Zug
flag-public = Alle können den Tisch finden
flag-spectators = Zuschauen ist erlaubt
flag-undo = Züge können zurückgenommen werden
flag-hints = Hinweise sind erlaubt
flag-rated = Gewertet: keine Hinweise, zählt für die Rangliste
own-edition = Material meiner eigenen Schachtel
edition = Ausgabe: { $name }.
edition-reconstruction = Einige Zahlen sind unsere Rekonstruktion, nicht die des veröffentlichten Spiels.
open-table = Tisch eröffnen
your-name = Dein Name
guest-name = Gast
sit-here = Hier sitzen
add-bot = Bot dazusetzen
bot-level = Stärke hinzugesetzter Bots
present = da
away = nicht da
stand-up = Aufstehen
clear-seat = Platz räumen
invite = Einladen
invite-how = Wer diesen Link öffnet, kann sich setzen.
invite-link = Einladungslink
copy = Kopieren
copied = Kopiert
start-game = Beginnen
close-table = Tisch aufgeben
to-start = Zur Startseite
prompt-region = Was zu entscheiden ist
choices = Möglichkeiten
hint = Hinweis
hint-said = Ein Bot würde wählen: { $move }
hint-estimate = { $game ->
    [merchants-of-amsterdam] (erwartet am Ende etwa { $points } und { $percent } % des Sieges)
   *[other] (erwartet etwa { $points } Punkte und { $percent } % des Sieges)
    }
undo = Zurücknehmen
undo-ask = Um Rücknahme bitten
undo-key = Letzte Entscheidung zurücknehmen (Taste U)
confirm = Bestätigen
cancel = Abbrechen
line-broken = Die Verbindung zum Server ist unterbrochen. Wir versuchen es weiter; nichts geht verloren.
fault-unreachable = Der Server ist nicht erreichbar. Steht die Verbindung? Bitte noch einmal versuchen.
fault-unknown = Etwas ging schief. Bitte noch einmal versuchen.
players = Mitspielende
you = du
turn-order = Platz in der Reihenfolge
is-deciding = entscheidet
bot-plays = ein Bot spielt
time-left = Restzeit
points = { $game ->
    [merchants-of-amsterdam] Geld
   *[other] Punkte
    }
holdings = Besitz
aim-title = Worum du spielst
aim-known = Verstanden
aim = { $game ->
    [nieuw-amsterdam] Nach { $rounds } Runden gewinnen die meisten Punkte. Wahlen in der Stadt, gerodetes Land und verschiffte Felle bringen welche; Geschäfte, die du nicht ernährst, kosten welche.
    [merchants-of-amsterdam] Nach { $rounds } Zügen gewinnt das meiste Geld. Börse, Häuser und Niederlassungen zahlen ab und zu aus: auf jedem Markt, in jedem Viertel und Erdteil nur den ersten beiden.
    [riverboat] Nach { $rounds } Runden gewinnen die meisten Punkte. Flussboote, Scheunen, Brunnen und Gelegenheiten bringen sie, dazu Kommissionäre in New Orleans und dein Hafen.
   *[other] {""}
    }
replace-by-bot = Vorerst einen Bot spielen lassen
log = Verlauf
log-look = Den Tisch von damals ansehen
log-empty = Noch ist nichts geschehen.
log-and-chat = Verlauf und Gespräch
chat = Gespräch
chat-empty = Niemand hat etwas gesagt.
chat-say = Etwas sagen
send = Senden
board = Spielplan
more = Mehr
keys = Tasten: Tab und Enter für alles; U zurücknehmen, D fertig oder passen, H Hinweis, [ und ] zurück- und vorblicken.
leave = Einen Bot für mich spielen lassen
come-back = Meinen Platz zurücknehmen
resign = Aufgeben
resign-sure = Aufgeben? Ein Bot spielt zu Ende, und du wirst Letzter.
looking-back = Rückblick: nach Zug { $move } von { $of }
step-back = Zurück
step-on = Vor
back-to-now = Zur Gegenwart
agree = Zustimmen
refuse = Ablehnen
dial = Die Uhr
dial-stop = Halt bei { $price }
place-not-now = Hier ist gerade nichts zu tun.
end-places = Die Partie ist zu Ende.
end-ledger = { $game ->
    [merchants-of-amsterdam] Woher das Geld kam
   *[other] Woher die Punkte kamen
    }
total = Summe
chart-lead = Wie die Führung wechselte
chart-moves = Züge
rematch = Noch einmal
rematch-join = Zur nächsten Partie
replay = Nachspielen
download-record = Aufzeichnung herunterladen
end-fair = Waren die Karten fair?
end-seed = Das Geheimnis des Mischens:
end-hash = Sein Hash, von Anfang an gezeigt:
replay-of = Nachspielen: { $title }
to-first = Zum Anfang
to-last = Zum Ende
play = Abspielen
pause = Pause
move-of = Zug { $move } von { $of }
to-table = Zum Tisch
loading = Einen Augenblick …
no-way-in = Hier geht es nicht weiter
new-version = Es gibt eine neue Version
new-version-how = Ein Teil der Seite war nicht zu laden, vielleicht weil Quayside erneuert wurde. Neu laden hilft; nichts geht verloren.
reload = Neu laden
lost = Unter dieser Adresse ist nichts
lost-how = Der Link ist vielleicht alt oder vertippt.
skip = Zum Inhalt
house = Quayside
settings = Einstellungen
account = Konto
to-light = Hell
to-dark = Dunkel
setting-language = Sprache
setting-theme = Farben
setting-theme-system = Wie das System
setting-theme-light = Hell: am Fenster
setting-theme-dark = Dunkel: der Hafen bei Nacht
setting-motion = Bewegung
setting-motion-system = Wie das System
setting-motion-full = Figuren bewegen sich
setting-motion-reduced = Nichts bewegt sich
setting-sound = Klang
setting-sound-off = Still
setting-sound-bell = Eine Glocke, wenn ich dran bin
setting-play = Beim Spielen
setting-confirm = Vor jedem Zug nachfragen
settings-kept = In diesem Browser gemerkt.
account-guest = Du spielst als Gast. Ein Passwort macht daraus ein Konto, mit dem du von überall zurückkommst.
account-why = Als Gast genügt ein Name. Mit einem Passwort wird daraus ein Konto, mit dem du von jedem Gerät zurückkommst.
account-yours = Das ist dein Konto.
account-make = Konto anlegen
account-password = Anderes Passwort
email = Mailadresse für Nachrichten (freiwillig)
password = Passwort
password-old = Jetziges Passwort
password-new = Neues Passwort (mindestens 8 Zeichen)
save = Speichern
saved = Gespeichert.
log-in = Anmelden
log-out = Abmelden
logged-in = Willkommen zurück.
logged-out = Du bist abgemeldet.
be-guest = Nur als Gast
delete-me = Meine Daten löschen
delete-sure = Name, Mail, Passwort und Gespräche endgültig löschen?
deleted = Deine Daten sind gelöscht.
rules-missing = Für dieses Spiel gibt es noch keine Regelseite.
print = Drucken
contents = Inhalt
yes = ja
no = nein
na-round = Runde { $round } von { $rounds }
na-supply = Felle im Vorrat: { $supply }
na-river = Der Fluss mit Dörfern und Handelsposten
na-hudson = Nordfluss
na-village = Dorf { $number }
na-stop = Dorf { $number }: Langhäuser { $longhouses }, Handelsposten: { $posts }
na-boat = Das Boot flussauf kostet { $grain } Getreide
na-rule-river = Ist das Dorf gegenüber deinem Posten leer, kostet jeder Handel das Getreide aller Boote bis zum nächsten Dorf mit Langhaus.
na-town = Die Stadt mit ihren sechs Vierteln
na-no-business = noch keine Betriebe
na-rule-lumberyard = Sonderaktion: beliebig viel Holz für je 1 Münze kaufen oder verkaufen. Gebühr 1 Münze, außer du hast hier allein oder gleichauf die meisten Betriebe.
na-rule-granary = Sonderaktion: beliebig viel Getreide für je 1 Münze kaufen oder verkaufen. Gebühr 1 Münze, außer du führst hier oder liegst gleichauf.
na-rule-docks = Sonderaktion: ein Lagerhaus für 1 Holz bauen, damit mehr Waren Platz haben. Gebühr 1 Münze, außer du führst hier oder liegst gleichauf.
na-rule-millwork = Sonderaktion: 1 bis 3 Häuser auf deinem Land für je 1 Holz bauen. Gebühr 1 Münze, außer du führst hier oder liegst gleichauf.
na-rule-black-market = Sonderaktion: 1, 2 oder 3 Felle aus dem Vorrat für 3, 6 oder 9 Münzen und Waren ziehen. Gebühr 1 Münze, außer du führst hier oder liegst gleichauf.
na-rule-trading-company = Sonderaktion: deinen Handelsposten für 1 Holz flussauf versetzen. Gebühr 1 Münze, außer du führst hier oder liegst gleichauf.
na-cash-box = Die Geldtruhe
na-column = Spalte { $number }: Stadt { $city }, Land { $land }, Handel { $trade }, Münzen { $coins }
na-column-owned = Spalte { $number }: hat { $name }
na-rule-column = Jede Spalte wird versteigert: ihre Plättchen sind deine Aktionen der Runde. Beim Zahlen zählt jedes Stück 1.
na-bids = Gebote
na-passed = gepasst
na-auction-opens = Spalte { $number } wird versteigert
na-traders = Lenape-Händler
na-no-furs = keine Felle
na-each = je Fell
na-all = für alle
na-rule-trader-top = Handelsplättchen: hier 1 bis 4 Felle nehmen, je 1 Ware.
na-rule-trader-all = Handelsplättchen: alle Felle dieses Händlers für die gezeigten Waren nehmen.
na-land-offer = Land im Angebot
na-ship-offer = Schiffe im Angebot
na-land-card = Land mit { $houses ->
    [one] { $houses } Hausplatz
   *[other] { $houses } Hausplätzen
    }. Wenn alles bebaut ist und gerodet wird: einmal { $timber } Holz, dann { $grain } Getreide je Runde
na-rule-land = Ein Landplättchen bringt eine Karte. Sind ihre Häuser voll, rodet ein weiteres sie: Holz, Punkte nach ihrem Platz in der Reihe und Getreide jede Runde.
na-ship-card = Schiff: fasst { $furs } Felle; Münzen { $coins } sofort, Waren { $goods } je Runde
na-rule-ship = Handelsplättchen: genau die verlangten Felle laden. 3 Punkte je Fell der häufigsten Art, 2 der nächsten, 1 aller anderen.
na-stock = Gebäude im Vorrat
na-wharf = Lagerhäuser { $count } von { $all }; Waren { $goods }, Platz für { $storage }
na-row-card = Land: Häuser { $built } von { $houses }; Roden bringt { $timber } Holz, { $points } Punkte an diesem Platz, dann { $grain } Getreide je Runde
na-row-cleared = Gerodetes Land: { $grain } Getreide je Runde
na-own-ship = Schiff: { $goods } Waren je Runde
na-forecast = Rundenende:
na-forecast-rule = Was das Rundenende bringt: Getreide nach dem Ernähren, Waren der Schiffe, Münzen der Stadt; was Wahlen jetzt brächten
na-forecast-grain = Getreide
na-hungry = { $count ->
    [one] Ein Geschäft kann nicht ernährt werden: Es verlässt die Stadt und kostet 2 Punkte.
   *[other] { $count } Geschäfte können nicht ernährt werden: Sie verlassen die Stadt und kosten je 2 Punkte.
    }
na-forecast-goods = Waren
na-forecast-coins = Münzen
na-forecast-elections = Punkte bei Wahlen jetzt
na-forecast-travel = Reise-Getreide je Handel
points-count = { $game ->
    [merchants-of-amsterdam] { NUMBER($count, useGrouping: 0) }
   *[other] { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
        }
    }
spectators = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
    }
na-houses = { $count ->
    [one] { $count } Haus
   *[other] { $count } Häuser
    }
na-leads = { $count ->
    [one] { $names } hat die meisten
   *[other] { $names } haben gleich viele, die meisten
    }

# Die App: Gründe, Rangliste, Aufzeichnungen, Nachrichten
ranking = Rangliste
ranking-how = Hier zählen gewertete Partien. Die Zahl schätzt die Spielstärke vorsichtig: Sie beginnt niedrig und steigt mit guten Ergebnissen und mit jeder Partie, die uns sicherer macht.
ranking-place = Platz
ranking-rating = Wertung
ranking-games = Partien
ranking-none = Noch hat niemand eine gewertete Partie beendet. Eröffne einen gewerteten Tisch und sei der Erste.
your-name-short = Name
record-open = Eine Partie aus einer Datei öffnen
record-file = Aufzeichnung einer Partie (.json)
record-replay = Ansehen
record-hotseat = Von dort weiterspielen, an einer Tastatur
record-unreadable = { $name } ist keine Aufzeichnung einer Partie: Es sollte eine hier heruntergeladene .json-Datei sein.
notices = Nachrichten
notices-how = Wenn du am Zug bist und nicht hinsiehst, kann dieser Server dir eine Mail schicken, falls er dafür eingerichtet ist.
quiet = Nicht in meiner Ruhezeit: warten, bis sie vorbei ist
quiet-from = von
quiet-to = bis
time-zone = Zeitzone
terms-bank = Live: { $bank } Minuten, { $increment } Sekunden mehr für jeden Zug
terms-deadline = Zug um Zug: { $time } für jeden Zug
too-late = Alle Plätze an diesem Tisch sind besetzt, deshalb siehst du zu. Du kannst einen eigenen Tisch eröffnen.
place-past = Du blickst zurück: Geh zurück zum Jetzt, um zu handeln.
place-not-yours = Du bist nicht am Zug.
place-news = Hier ist seit deinem letzten Zug etwas geschehen.
na-rule-found = Vor der ersten Runde gründen alle zwei Geschäfte, kostenlos. Die meisten Geschäfte in einem Bezirk: keine Gebühr für seine Sonderaktion, mehr Münzen und Punkte bei Wahlen.
na-rule-bid = Du wirst für jede Spalte nur einmal gefragt. Wer gewinnt, zahlt mit beliebigen Stücken, je 1, und nimmt die Plättchen, die Münzen und den Platz des Wählenden in der Zugfolge.
na-rule-pay = Jedes Stück zahlt 1. Behalte, was du brauchen wirst: Holz baut, Getreide ernährt, Waren kaufen Felle.
na-rule-city = Ein Stadtplättchen baut bis zu 3 Geschäfte, wo du willst, für je 1 Holz. Jedes Geschäft isst am Rundenende 1 Getreide.
na-rule-elections = Stattdessen mit einem Stadtplättchen: Punkte für jeden Bezirk, in dem du die meisten Geschäfte hast, mehr, wo du sie allein hast.
na-rule-remove = Jedes Geschäft, das nicht versorgt werden kann, verlässt die Stadt und kostet 2 Punkte.
na-rule-give-up = Was du nicht nutzt, bringt 1 Münze.
na-uses-tile = Mit Plättchen
na-uses-special = Sonderaktion
na-brief-build = Ein Geschäft bauen für 1 Holz:
## Riverboat

replay-speed = Tempo
moves-a-second = { $count ->
    [one] { $count } Zug in der Sekunde
   *[other] { $count } Züge in der Sekunde
    }
rb-farms = Farmen
rb-farm = Die Farm: { $board }
rb-whose-farm = Wessen Farm groß gezeigt wird
rb-start-marker = hat die Startspielermarke
rb-bare = leer
rb-worker = Arbeiter
rb-barn = Scheune
rb-well = Brunnen
rb-surveyed = gewertet
rb-worth = jetzt { $points } wert
rb-mini = Die Farm von { $name }: { $crops }; Arbeiter { $workers }, Scheunen { $barns }, Brunnen { $wells }
rb-rule-barn = Ein Gutachter hier wertet jedes angrenzende Feld einer Feldfrucht deiner Wahl. Nichts zählt zweimal.
rb-rule-well = Ein Gutachter hier wertet jedes Feld der zusammenhängenden Gruppe dieser Feldfrucht. Höchstens ein Brunnen je Feldfrucht.
rb-rule-planted = Ein bepflanztes Feld: Sein Arbeiter wird geerntet, wenn ein Flussboot diese Feldfrucht lädt.
rb-rule-field = Ein Feld im Gebiet { $region }: Hierher kommen Arbeiter, wenn eine Karte dieses Gebiets aufgedeckt wird. Ein Gebiet, das ganz mit Plättchen und Scheunen bedeckt ist, bringt am Ende Punkte.
rb-phase-cards = Phasenkarten
rb-card-held = { $card }. Genommen von { $name }
rb-rule-cultivate = Phase 1: acht Gebietskarten; für jede setzt jeder einen Arbeiter auf ein freies Feld des Gebiets. Wer die Karte hat, bekommt zuvor einen Arbeiter der Rundenleiste.
rb-rule-plant = Phase 2: reihum ein Plättchen nehmen und unter die eigenen Arbeiter legen. 2er- und 3er-Plättchen punkten sofort. Wer die Karte hat, bekommt eine Münze und beginnt.
rb-rule-ship = Phase 3: ein Flussboot nehmen und mit Arbeitern einer Feldfrucht beladen, genau so vielen, wie es fasst. Wer die Karte hat, zieht den Hafenmeister vor und beginnt.
rb-rule-opportunity = Phase 4: Jeder nimmt eine Gelegenheit mit dem Bonus darüber. Wer die Karte hat, punktet und beginnt.
rb-rule-score = Phase 5: Gutachter werten Scheunen, Brunnen und Gelegenheiten; dann bringt jeder eingesetzte Gutachter und jeder Kommissionär einen Punkt. Wer die Karte hat, wählt ein Privileg und beginnt.
rb-crops = Ackerfruchtplättchen
rb-searched = Der durchsuchte Stapel
rb-tile = { $tile }: { $count } da
rb-stack = Stapel ({ $size }): noch { $count }
rb-rule-stack = Für eine Münze darfst du ein beliebiges Plättchen aus diesem Stapel nehmen.
rb-rule-stack-triple = Die 3er-Plättchen darf niemand durchsuchen.
rb-boats = Flussboote am Anleger
rb-boat = Flussboot für { $load }: Punkte { $points }, Münzen { $coins }, Hafen { $harbour }, { $acquisition ->
    [barn] eine Scheune
    [surveyor] ein Gutachter
    [any] eine Anschaffung
   *[none] keine Anschaffung
    }, Kommissionäre { $agents }, bis zu { $most } weitere Kommissionäre; { $stack } im Stapel
rb-boat-gone = Keines am Anleger
rb-rule-boat = Belade es mit Arbeitern, die auf einer Feldfrucht stehen, genau so vielen, wie es fasst. Für eine Münze darfst du ein Flussboot vom Stapel nehmen.
rb-river = Der Fluss mit allen Anlegern und Hafenmeistern, und New Orleans
rb-new-orleans = New Orleans
rb-lane = { $name }: Hafenmeister auf { $space }; Ladungen { $loads }; erreicht { $reached }, { $points } wert, wenn das Spiel jetzt endete; Kommissionäre { $agents }
rb-rule-harbour = Am Ende wertet der vorderste Hafenmeister alle Ladungen, die er erreicht hat; alle anderen die Hälfte der eigenen.
rb-regions = Gebietskarten
rb-region-card = Gebietskarte { $turned } von { $of }: { $region }
rb-who-placed = Wer für diese Karte schon einen Arbeiter gesetzt hat
rb-to-come = Noch { $count } Karten im Stapel dieses Spiels:
rb-opportunities = Gelegenheiten
rb-rule-opportunity-card = Liegt offen vor dir; ein Gutachter darauf wertet sie.
rb-card-stack = Stapel: { $count }.
rb-card-bottom = Zuunterst: { $cards }.
rb-scoring = Zu werten
rb-surveyors = { $count } im Vorrat, { $placed } eingesetzt
rb-nothing-to-survey = Noch nichts zu werten: Hierher kommen Scheunen, Brunnen und Gelegenheiten.
rb-presence = Eingesetzte Gutachter und Kommissionäre: { $points } je Runde.
rb-supply = Vorrat: Münzen, Gutachter, Scheunen, Brunnen; Arbeiter auf der Rundenleiste
rb-supply-told = Vorrat: Münzen { $coins }, Gutachter { $surveyors }, Scheunen { $barns }, Brunnen { $wells }; Arbeiter auf der Rundenleiste { $round_track }
rb-turn-left = Nach links drehen (Umschalt+R, Rad nach oben)
rb-turn-right = Nach rechts drehen (R, Rad nach unten)
rb-lay = Legen: { $where }
rb-lay-where = Wähle ein Feld
rb-turn-how = Drehen mit dem Rad, mit R oder durch nochmaliges Tippen.
rb-lay-how = Wähle eines der leuchtenden Felder.
rb-workers = Arbeiter im Vorrat
rb-coins = Münzen
rb-surveyors-held = Gutachter im Vorrat, und eingesetzte
rb-agents = Kommissionäre
rb-harvested = Geerntet, und mit Arbeiter
rb-crop-told = { $crop }: geerntet { $harvested } (ab { $bonus } eine Anschaffung), mit Arbeiter { $standing }
rb-uncovered = Noch nicht bedeckte Felder je Gebiet
rb-region-left = { $region }: { $count ->
    [0] bedeckt
    [one] { $count } Feld nicht bedeckt
   *[other] { $count } Felder nicht bedeckt
    }
rb-own-cards = Eigene Gelegenheiten, mit ihrem jetzigen Wert
rb-forecast = Rundenende +{ $presence }, Spielende +{ $later }
rb-forecast-rule = Käme es jetzt: Gutachter und Kommissionäre { $presence } je Runde; am Ende Münzen { $coins }, Gebiete { $regions }, ungenutzte Anschaffungen { $acquisitions }, Hafen { $harbour }, New Orleans { $new_orleans }
rb-last-scoring = Die Schlusswertung
rb-last-estate = Besitz
rb-last-coins = Münzen
rb-last-regions = bedeckte Gebiete
rb-last-acquisitions = ungenutzte Anschaffungen
rb-last-harbour = Hafen
rb-last-harbour-how = Der vorderste Hafenmeister wertet alle erreichten Ladungen, die anderen die Hälfte der ihren, aufgerundet.
rb-last-new-orleans-how = Die meisten Kommissionäre zuerst: { $points }. Ohne Kommissionäre kein Platz.
rb-tie-broken = Gleichstand: Die niedrigere Phasenkarte aus Runde 4 liegt vorn.
rb-space = Feld
rb-card = Karte
rb-loads = Ladung
rb-brief-place = Einen Arbeiter setzen auf
rb-brief-coin = Für eine Münze einen Arbeiter setzen auf
rb-brief-lay = Das Plättchen legen auf
rb-brief-barn = Eine Scheune bauen auf
rb-brief-well = Einen Brunnen graben auf
## Merchants of Amsterdam: der Plan und die Uhr

ma-turn = Zug { $turn } von { $turns }
ma-town = Die Altstadt von Amsterdam mit ihren vier Vierteln
ma-harbour = Het IJ
ma-free-space = frei
ma-free-posts = { $count ->
    [0] keine Niederlassung frei
    [one] eine Niederlassung frei
   *[other] { $count } Niederlassungen frei
    }
ma-bridge = Brücke: { $money } für Häuser an beiden Enden
ma-bridge-held = Brücke: { $name } hat sie, { $money }
ma-rule-bridge = Häuser an beiden Enden einer Brücke bringen sofort Geld. Geht eines davon verloren, geht das Geld zurück.
ma-rule-house = Hier baut eine Hauskarte oder ein Wappen. Deine Häuser, die in einem Viertel Seite an Seite liegen, sind eine Gruppe.
ma-rule-houses = Wertung: Das vollste Viertel zahlt am meisten. In jedem Viertel bekommt die größte Gruppe verbundener Häuser den ersten Betrag, die zweitgrößte den anderen; wer gleichauf liegt, teilt.
ma-rule-post = Hier entsteht mit einer Karte oder einem Globus eine Niederlassung; dazu rückst du auf dem Markt ihrer Ware ein Feld vor.
ma-rule-posts = Wertung: Die vollste Region zahlt am meisten. In jeder Region bekommen die meisten Niederlassungen den ersten Betrag, die zweitmeisten den anderen; wer gleichauf liegt, teilt.
ma-rule-exchange = Wertung: Der Markt mit dem vordersten Stein zahlt am meisten. In jedem Markt bekommt der vorderste Stein den ersten Betrag, der nächste den anderen; wer gleichauf liegt, teilt. Auf Feld { $field } in allen vier Märkten darfst du ein Haus umsonst bauen.
ma-rule-scoring = Die vier Teile werden gereiht, und in jedem werden die ersten beiden bezahlt. Das Kontobuch unten zeigt, was es jetzt wäre.
ma-rule-deck = Der Bürgermeister deckt die Karten einzeln auf und legt jede auf eine Scheibe, bevor er die nächste sieht. Eine Sanduhr rückt sofort den Zeitmarker vor.
ma-rule-mayor = Diese Karte führt der Bürgermeister umsonst aus.
ma-rule-auction = Diese Karte wird mit der Uhr versteigert; alle dürfen kaufen, auch der Bürgermeister.
ma-rule-discard = Diese Karte wird abgelegt.
ma-rule-none = Du überlässt den anderen diese Karte, zu welchem Preis auch immer.
ma-rule-claim = Ein Anspruch: Die Uhr läuft noch einmal mit verdoppelten Preisen, und wenn dich niemand überbietet, bekommst du die Karte für diese Summe.
ma-part = { $part }, Rang { $rank }: { $standings }
ma-standing = { $name } { $count }
ma-standing-paid = { $name } { $count }, bekäme { $money }
ma-nobody = noch niemand
ma-exchange = Die Börse
ma-time = Die Zeitleiste
ma-now = Hier steht der Marker.
ma-past = Vorbei.
ma-ahead = { $count ->
    [one] Das nächste Feld.
   *[other] In { $count } Feldern.
    }
ma-hourglasses = noch { $count ->
    [one] eine Sanduhr
   *[other] { $count } Sanduhren
    } unter { $cards ->
    [one] einer Karte
   *[other] { $cards } Karten
    }
ma-next-scoring = { $area }: { $count ->
    [one] nächstes Feld
   *[other] in { $count } Feldern
    }
ma-discs = Die Scheiben des Bürgermeisters und der Stapel
ma-disc-mayor = Selbst nutzen
ma-disc-auction = Versteigern
ma-disc-discard = Ablegen
ma-drawn = Aufgedeckt
ma-deck = Stapel
ma-no-card = noch keine Karte
ma-cards-left = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
    }
ma-mayor-is = Bürgermeister: { $name }
ma-is-mayor = Bürgermeister
ma-own-price = Du hast { $price } gesetzt
ma-own-none = Du hältst nicht an
ma-sold = Verkauft
ma-sale = { $name } zahlte { $price }: { $card }
ma-area-exchange = Börse
ma-area-houses = Häuser
ma-area-posts = Niederlassungen
ma-unit-exchange = Feld
ma-unit-houses = größte Gruppe
ma-unit-posts = Anzahl
ma-ledger-next = Wertung { $year }
ma-if-now = Jetzt gewertet
ma-bonuses = Prämien
ma-bonuses-rule = wer sie verliert, gibt zurück
ma-bonus-free-house = Feld { $field } in allen vier Märkten
ma-bonus-house = ein Haus
ma-bonus-regions = Niederlassung in jeder Region
ma-bonus-quarters = Haus in jedem Viertel
ma-bonus-bridges = Beide Enden einer Brücke
ma-held = gehalten
ma-cash = Bargeld, in tausend Gulden
ma-tokens = Steine im Vorrat
ma-houses = Häuser
ma-posts = Niederlassungen
ma-debt = { $count ->
    [one] Ein Kredit
   *[other] { $count } Kredite
    }: am Ende { $owed } zurückzuzahlen
ma-forecast = Jetzt gewertet:
ma-forecast-rule = Was die nächste Wertung jedes Bereichs brächte, käme sie jetzt
dial-how = Halte die Uhr bei dem Preis an, den du zahlen würdest.
dial-ready = Gleich läuft die Uhr los. Sieh dir die Karte an.
dial-starts = gleich
dial-wait = { $count } …
dial-claim = Für { $price } beanspruchen
dial-claim-how = Ein Halt jetzt beansprucht die Karte für { $price }, und die Uhr läuft noch einmal, verdoppelt.
dial-claimed = Verdoppelt! { $name } beansprucht sie für { $price }.
dial-twice = { $price } mal zwei
dial-stopped = Du hast bei { $price } angehalten. Eine halbe Sekunde für die anderen …
dial-window = Jemand hat angehalten. Ein schneller Halt bei höherem Preis zählt noch.
dial-dear = Zu teuer für deine Kasse: Ab { $price } kannst du anhalten.
dial-poor = Diese Karte kannst du nicht bezahlen. Die anderen bieten.
dial-watch = Die Spieler bieten.
dial-down = Niemand hat angehalten: unverkauft.
dial-down-claimed = Niemand hat angehalten: { $name } bekommt die Karte.
dial-broken = Die Leitung ist unterbrochen: Ein Halt käme nicht an. Wir versuchen es weiter.
dial-space = Leertaste, Tippen oder Klick
dial-ticks-on = Ticken an
dial-ticks-off = Ticken aus
sale-last = Letzte Karte: { $price }
sealed-slider = Preis, bei dem ich die Uhr anhielte
sealed-set = { $price } verdeckt setzen
sealed-claim = Für { $price } beanspruchen
sealed-how = Der höchste Preis gewinnt und wird bezahlt.
sealed-claim-how = { $price } beansprucht: Die Uhr läuft noch einmal, verdoppelt.

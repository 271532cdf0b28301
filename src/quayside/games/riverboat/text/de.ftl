# Riverboat in eigenen Worten.

## Namen

crop-turnip = Rübe
crop-wheat = Weizen
crop-corn = Mais
crop-potato = Kartoffel
crop-pumpkin = Kürbis

# Die andere Frucht eines Plättchens
second-turnip = Rübe
second-wheat = Weizen
second-corn = Mais
second-potato = Kartoffel
second-pumpkin = Kürbis

region-spade = Pik
region-heart = Herz
region-club = Kreuz
region-diamond = Karo
region-star = Stern
region-joker = Joker

size-single = 1er-Plättchen
size-double = 2er-Plättchen
size-triple = 3er-Plättchen

board-levee = Deich
board-bend = Flussbiegung
board-island = Insel
board-delta = Delta

privilege-coin = 1 Münze
privilege-agent = 1 Arbeiter nach New Orleans
privilege-harbour = Hafenmeister vorrücken

# Günstige Gelegenheiten
card-turnip = Rüben
card-wheat = Weizen
card-corn = Mais
card-potato = Kartoffeln
card-pumpkin = Kürbisse
card-variety = Vielfalt
card-agents = Kommissionäre
card-dispatch = Entsendung
card-voyage = Reise
card-passage = Überfahrt
card-purse = Geldbeutel
card-triples = 3er-Plättchen
card-barns = Scheunen
card-wells = Brunnen
card-estate = Anwesen
card-border = Rand
card-cargo = Fracht

# Was sie bewirken
effect-turnip = { $each } pro geernteter Rübe, höchstens { $most }
effect-wheat = { $each } pro geerntetem Weizen, höchstens { $most }
effect-corn = { $each } pro geerntetem Mais, höchstens { $most }
effect-potato = { $each } pro geernteter Kartoffel, höchstens { $most }
effect-pumpkin = { $each } pro geerntetem Kürbis, höchstens { $most }
effect-variety = { $each } pro geernteter Sorte, höchstens { $most }
effect-agents = { $each } pro Kommissionär, höchstens { $most }
effect-dispatch = { $each } SP, bis zu { $sent } Arbeiter nach New Orleans
effect-voyage = { $each } SP, Hafenleiste +{ $steps }
effect-passage = { $each } SP, Hafenleiste +{ $steps }
effect-purse = { $each } pro Münze, höchstens { $most }
effect-triples = { $each } pro 3er-Plättchen, höchstens { $most }
effect-barns = { $each } pro Scheune, höchstens { $most }
effect-wells = { $each } pro Brunnen, höchstens { $most }
effect-estate = { $each } pro Scheune und Brunnen, höchstens { $most }
effect-border = { $each } pro belegtem Randfeld, höchstens { $most }
effect-cargo = die Lademengen zweier eigener Flussboote, höchstens { $most }

phase-choosing = Wahl der Phasenkarten
phase-cultivate = Arbeiter einsetzen
phase-plant = Äcker bepflanzen
phase-ship = Ernten und beladen
phase-opportunity = Günstige Gelegenheiten
phase-score = Wertung
phase-end = Spielende

source-tiles = Ackerfruchtplättchen
source-boats = Flussboote
source-privilege = Privilegien
source-barns = Scheunen
source-wells = Brunnen
source-opportunities = Günstige Gelegenheiten
source-surveyors = eingesetzte Gutachter
source-agents = Kommissionäre jeder Runde
source-coins = übrige Münzen
source-regions = volle Anbaugebiete
source-acquisitions = nicht gewertete Anschaffungen
source-harbour = Hafenwertung
source-new_orleans = New Orleans

option-first_player = Wer beginnt
first_player-random = wird ausgelost
first_player-first_seat = der erste Platz

## Was zu entscheiden ist

prompt-choosing = Wähle eine Phasenkarte: Ihr Privileg gehört dir, und du beginnst in dieser Phase.
prompt-first_worker = Dein Privileg: Setze den Arbeiter von der Rundenleiste auf ein beliebiges freies Feld.
prompt-cultivating_region = Gebietskarte { $count } von { $of }: Setze einen Arbeiter auf ein freies Feld ({ $region }){ $coins ->
    [0] .
   *[other] {" "}oder zahle eine Münze für ein anderes.
    }
prompt-cultivating_full = Gebietskarte { $count } von { $of }, { $region }: Du hast dort kein freies Feld, also setze einen Arbeiter auf ein beliebiges freies Feld.
prompt-cultivating_joker = Gebietskarte { $count } von { $of }, der Joker: Setze einen Arbeiter auf ein beliebiges freies Feld.
prompt-planting = Nimm ein Plättchen für deine Arbeiter auf unbepflanzten Feldern; für eine Münze suchst du dir eines aus einem Stapel aus.
prompt-searching = Nimm ein beliebiges Plättchen aus dem Stapel ({ $size }).
prompt-laying = Lege das Plättchen unter deine Arbeiter: { $hexes ->
    [1] { $crop }
    [2] { $crop }, { $second }
   *[other] 2 × { $crop }, { $second }
    }.
prompt-shipping = Nimm ein Flussboot und belade es mit einer Sorte, oder verzichte für den Rest der Phase.
prompt-acquiring_any = Wähle eine Anschaffung: Scheune, Brunnen oder Gutachter.
prompt-acquiring_barn = Setze die Scheune auf ein freies Feld.
prompt-acquiring_instead = Was du erhalten solltest, ist nicht zu haben: Wähle eine andere Anschaffung.
prompt-sending = Schicke bis zu { $count } Arbeiter nach New Orleans; in deinem Vorrat sind { $supply }.
prompt-taking = Nimm eine Günstige Gelegenheit mit ihrem Bonus; für eine Münze suchst du dir eine aus dem Stapel aus, ohne Bonus.
prompt-seeking = Nimm eine beliebige Günstige Gelegenheit aus dem Stapel.
prompt-privileged = Dein Privileg: Wähle eines.
prompt-surveying = Setze { $count ->
    [one] noch 1 Gutachter
   *[other] bis zu { $count } Gutachter
    } ein oder höre auf.
prompt-scoring_barn = Welche Sorte zählt für die Scheune auf { $field }?
prompt-first_cargo = Wähle das Flussboot mit der größeren Lademenge.
prompt-second_cargo = Lademenge { $load } ist gewählt. Wähle ein zweites Flussboot.

## Möglichkeiten

action-choose = { $phase }: { $privilege_of ->
    [cultivate] ein Arbeiter von der Rundenleiste
    [plant] 1 Münze
    [ship] Hafenleiste +{ $figure }
    [opportunity] { $figure } SP
   *[score] Münze, Kommissionär oder ein Schritt auf der Hafenleiste
    }
action-place = Arbeiter auf { $field } ({ $region })
action-place_anywhere = Arbeiter auf { $field } ({ $region }), für eine Münze
action-take = { $hexes ->
    [1] 1er: { $crop }
    [2] 2er: { $crop }, { $second }
   *[other] 3er: 2 × { $crop }, { $second }
    }{ $points ->
    [0] {""}
   *[other] {" "}({ $points } SP)
    }
action-search = Münze zahlen: aus dem Stapel aussuchen ({ $size }, noch { $left })
action-lay = { $hexes ->
    [1] { $crop } auf { $field }
    [2] { $crop } auf { $field }, { $second } auf { $fields }
   *[other] { $crop } auf { $field }, { $second } auf { $fields }
    }
action-ship = Flussboot { $boat }: { $load } × { $crop }{ $points ->
    [0] {""}
   *[other] {" "}· { $points } SP
    }{ $coins ->
    [0] {""}
   *[other] {" "}· 1 Münze
    }{ $harbour ->
    [0] {""}
   *[other] {" "}· Hafenleiste +{ $harbour }
    }{ $acquisition ->
    [barn] {" "}· eine Scheune
    [surveyor] {" "}· ein Gutachter
    [any] {" "}· eine Anschaffung
   *[none] {""}
    }{ $agents ->
    [0] {""}
    [one] {" "}· 1 Kommissionär
   *[other] {" "}· { $agents } Kommissionäre
    }{ $most ->
    [0] {""}
    [one] {" "}· bis zu 1 Kommissionär
   *[other] {" "}· bis zu { $most } Kommissionäre
    }
action-ship_from_stack = Für eine Münze Flussboot { $boat } vom Stapel: { $load } × { $crop }{ $points ->
    [0] {""}
   *[other] {" "}· { $points } SP
    }{ $coins ->
    [0] {""}
   *[other] {" "}· 1 Münze
    }{ $harbour ->
    [0] {""}
   *[other] {" "}· Hafenleiste +{ $harbour }
    }{ $acquisition ->
    [barn] {" "}· eine Scheune
    [surveyor] {" "}· ein Gutachter
    [any] {" "}· eine Anschaffung
   *[none] {""}
    }{ $agents ->
    [0] {""}
    [one] {" "}· 1 Kommissionär
   *[other] {" "}· { $agents } Kommissionäre
    }{ $most ->
    [0] {""}
    [one] {" "}· bis zu 1 Kommissionär
   *[other] {" "}· bis zu { $most } Kommissionäre
    }
action-decline = In dieser Phase auf weitere Flussboote verzichten
action-barn = Scheune auf { $field } (jetzt { $points } wert)
action-well = Brunnen auf { $field }, { $crop } (jetzt { $points } wert)
action-surveyor = Ein Gutachter
action-send = { $count ->
    [0] Niemanden schicken
   *[other] { $count } Arbeiter schicken
    }
action-opportunity = { $card } ({ $effect }); jetzt { $points }{ $bonus ->
    [harbour] {" "}· Bonus: Hafenleiste +{ $count }
    [surveyor] {" "}· Bonus: ein Gutachter
    [agent] {" "}· Bonus: { $count } Arbeiter nach New Orleans
    [coin] {" "}· Bonus: eine Münze
   *[none] {""}
    }
action-search_opportunities = Münze zahlen: eine Günstige Gelegenheit aus dem Stapel aussuchen (noch { $left }), ohne Bonus
action-privilege = { $privilege }
action-survey = Gutachter auf { $building ->
    [barn] die Scheune
   *[well] den Brunnen
    } auf { $field }: { $points } SP
action-survey_card = Gutachter auf { $card } ({ $effect }): { $points } SP
action-score_crop = { $crop }: { $points } SP
action-cargo = Ein Flussboot mit Lademenge { $load }
action-done = Fertig

## Was geschehen ist

log-round = Runde { $round } beginnt; { $seat } hat die Startspielermarke.
log-choose = { $seat } wählt { $phase }.
log-first_worker = { $seat } nimmt den nächsten Arbeiter von der Rundenleiste.
log-region = Gebietskarte: { $region }.
log-place = { $seat } setzt einen Arbeiter auf { $field }.
log-coin = { $seat } erhält eine Münze.
log-pay = { $seat } zahlt eine Münze.
log-refill = Für { $seat } passt kein Plättchen: { $count ->
    [one] 1 Plättchen wird
   *[other] { $count } Plättchen werden
    } nachgelegt.
log-home = Für { $count ->
    [one] einen
   *[other] { $count }
    } Arbeiter von { $seat } gibt es kein Plättchen: zurück in den Vorrat.
log-search = { $seat } sucht im Stapel ({ $size }).
log-take = { $hexes ->
    [1] { $seat } nimmt ein 1er-Plättchen: { $crop }.
    [2] { $seat } nimmt ein 2er-Plättchen: { $crop }, { $second }.
   *[other] { $seat } nimmt ein 3er-Plättchen: 2 × { $second }, { $crop }.
    }
log-lay = { $seat } legt es auf { $field }{ $points ->
    [0] .
   *[other] : { $points } SP.
    }
log-ship = { $seat } belädt Flussboot { $boat } mit { $load } × { $crop }.
log-decline = { $seat } verzichtet auf weitere Flussboote.
log-harvest_bonus = Erntebonus für { $seat }: { $crop }.
log-boat_points = { $seat } erhält { $points } SP für das Flussboot.
log-harbour = Der Hafenmeister von { $seat } erreicht Feld { $space }.
log-barn = { $seat } setzt eine Scheune auf { $field }.
log-well = { $seat } legt einen Brunnen auf { $field }.
log-surveyor = { $seat } erhält einen Gutachter.
log-no_acquisition = Für { $seat } ist keine Anschaffung mehr da.
log-send = { $seat } schickt { $count ->
    [one] 1 Arbeiter
   *[other] { $count } Arbeiter
    } nach New Orleans.
log-privilege_points = { $seat } erhält { $points } SP für das Privileg.
log-opportunity = { $seat } nimmt eine Günstige Gelegenheit: { $card }.
log-search_opportunities = { $seat } sucht im Stapel der Günstigen Gelegenheiten.
log-score_barn = { $seat } wertet die Scheune auf { $field }: { $points } SP.
log-score_well = { $seat } wertet den Brunnen auf { $field }: { $points } SP.
log-score_card = { $seat } wertet { $card }: { $points } SP.
log-presence = { $seat } erhält { $surveyors } SP für eingesetzte Gutachter und { $agents } SP für Kommissionäre.
log-last_estate = { $seat }, Schlusswertung: { $coins } SP für Münzen, { $regions } SP für volle Anbaugebiete, { $acquisitions } SP für nicht gewertete Anschaffungen.
log-last_harbour = { $seat }, Hafenwertung: { $points } SP.
log-last_new_orleans = { $seat }, New Orleans: { $points } SP.

## Warum etwas jetzt nicht geht

why = { $deed }: { $reasons }.
deed-choose = Phasenkarte
deed-place = Arbeiter
deed-take = Plättchen
deed-search = Stapel durchsuchen
deed-lay = Plättchen legen
deed-ship = Flussboot
deed-barn = Scheune
deed-well = Brunnen
deed-opportunity = Günstige Gelegenheit
deed-search_opportunities = Stapel durchsuchen
deed-survey = Gutachter
deed-survey_card = Gutachter
why-chosen = diese Karte ist vergeben
why-worker = hier steht ein Arbeiter
why-planted = dieses Feld ist bepflanzt
why-barn = hier steht eine Scheune
why-region = die Gebietskarte zeigt { $region }; ein anderes Feld kostet eine Münze
why-not_shown = dieses Plättchen ist jetzt nicht zu haben
why-neighbours = braucht { $count } benachbarte Arbeiter auf unbepflanzten Feldern
why-coin = kostet eine Münze
why-stack_empty = der Stapel ist leer
why-no_worker = hier steht kein Arbeiter von dir
why-fit = das Plättchen braucht hier { $count } benachbarte Arbeiter, gleich wie es gedreht ist
why-load = braucht { $load } Arbeiter auf einer Sorte; auf { $crop } { $count ->
    [one] steht 1
   *[other] stehen { $count }
    }
why-not_moored = { $left ->
    [0] von dieser Art ist keines mehr da
   *[other] von dieser Art liegt keines an der Anlegestelle; eines vom Stapel kostet eine Münze
    }
why-other_acquisition = du erhältst jetzt eine andere Anschaffung
why-no_barns = keine Scheune mehr im Vorrat
why-no_wells = kein Brunnen mehr im Vorrat
why-bare = hier ist nichts gepflanzt
why-has_well = diese Sorte hat schon ihren Brunnen
why-group = ein Brunnen gilt für die ganze Gruppe: wähle ihr erstes Feld
why-not_open = diese Karte ist jetzt nicht zu haben
why-cards_gone = im Stapel liegt keine Karte mehr
why-nothing_built = hier ist weder Scheune noch Brunnen
why-surveyed = hier war schon ein Gutachter
why-not_owned = diese Karte gehört dir nicht
why-no_spot = so kann das Plättchen nicht liegen
why-choosing = wird zu Beginn jeder Runde gewählt
why-reward = kommt als Anschaffung: durch Flussboote, Karten und Ernten
why-phase = hat seine Zeit in der Phase „{ $phase }“
why-first = erst abschließen, was oben gefragt ist

## Warum eine Ausgabe abgelehnt wird

refused-few_pieces = { $there } sind zu wenige; für den Beginn zu { $seats ->
    [2] zweit
    [3] dritt
   *[other] viert
    } braucht es { $needed }.
refused-few_berths = Jede Person kann insgesamt { $boats } Flussboote nehmen, hat aber nur { $berths } Anleger.
refused-few_region_cards = { $there } Gebietskarten sind zu wenige; in einem Spiel werden { $needed } aufgedeckt.
refused-no_singles = Ohne 1er-Plättchen ließe sich unter einen einzelnen Arbeiter nie etwas pflanzen.
refused-crops = { $value } ist nicht erlaubt, sondern eine Liste aus { $count } von { $allowed }.
refused-triple = Ein 3er-Plättchen hat zwei Sechsecke seiner ersten Sorte, dann eines derselben oder einer anderen.
refused-rows = Hier muss eine Liste von Einträgen stehen.
refused-board = { $value } ist nicht erlaubt, sondern { $rows } Texte aus { $letters } Buchstaben von { $symbols }.
refused-region = Das Gebiet { $region } ({ $symbol }) muss da sein und zusammenhängen.
refused-boat_kinds = Es müssen genau { $count } Arten sein.
refused-boat_load = { $load } ist nicht erlaubt; das Flussboot { $what } heißt nach seiner Lademenge.
refused-bonuses = Es müssen genau { $count } Boni sein, einer für jede offene Karte.
refused-cards = Es müssen genau { $count } Karten sein.
refused-points_at_once = Die Karte gibt ihre Punkte sofort und hat kein 'most'.

## Der Tisch im Terminal

label-edition = Ausgabe: { $edition }
label-round = Runde { $round } von { $rounds }
label-players = Spieler (Früchte: geerntet + mit Arbeiter)
label-workers = Arbeiter
label-coins = Münzen
label-surveyors = Gutachter
label-agents = Komm.
label-harbour = Hafen
label-crop_letters = T Rübe, W Weizen, C Mais, P Kartoffel, K Kürbis
label-signs = ● Arbeiter, ○ Brunnen, ⌂ Scheune, ◎ und ✓ mit Gutachter; ♠ ♥ ♣ ♦ ★ Gebiete
label-berths = Anleger ([erreicht])
label-opportunities = Gelegenheiten
label-display = Ackerfruchtplättchen
label-stack = Stapel { $left }
label-boats = Flussboote: Lademenge und Stapel; in Klammern: keines auf dem Plan
label-open = Günstige Gelegenheiten und was jede jetzt wert ist
label-bonus = + { $bonus ->
    [harbour] Hafenleiste +{ $count }
    [surveyors] ein Gutachter
    [agents] { $count } Arbeiter nach New Orleans
   *[coins] eine Münze
    }
label-supply = Vorrat: Münzen { $coins }, Gutachter { $surveyors }, Scheunen { $barns }, Brunnen { $wells }; Gelegenheiten { $cards }

## The rules in short

label-rules_summary =
    Vier Runden zu fünf Phasen am Mississippi; die meisten Punkte gewinnen.
    Zuerst wählen alle Phasenkarten: Du bekommst das Privileg der Karte und beginnst in dieser Phase. Eine Münze erlaubt in Phase 1 bis 4 eine Ausnahme je Aktion.
    1 { phase-cultivate }: Zu jeder Gebietskarte setzen alle einen Arbeiter auf ein freies Feld des Gebiets. Eine Münze: irgendein freies Feld.
    2 { phase-plant }: Nimm Plättchen und lege sie unter deine Arbeiter; große bringen Punkte. Eine Münze: aus einem Stapel wählen. Arbeiter, unter die keines passt, gehen in den Vorrat.
    3 { phase-ship }: Nimm ein Flussboot und belade es mit Arbeitern einer Sorte, so vielen, wie es verlangt. Sie kehren in den Vorrat zurück, und das Flussboot bringt seinen Lohn. Eine Münze: ein Flussboot vom Stapel. Wer genug einer Sorte geerntet hat, bekommt mehr.
    4 { phase-opportunity }: Nimm eine Karte mit ihrem Bonus. Eine Münze: jede Karte, ohne Bonus.
    5 { phase-score }: Setze Gutachter auf Scheunen, Brunnen und Gelegenheiten; jeder wertet sofort. Dann bringen jeder eingesetzte Gutachter und jeder Kommissionär in New Orleans einen Punkt.
    Anschaffungen sind Scheunen (werten Nachbarfelder einer Sorte), Brunnen (werten die Gruppe ihrer Sorte) und Gutachter.
    Spielende: Münzen, volle Anbaugebiete, nicht gewertete Anschaffungen; die Lademengen der Flussboote, die dein Hafenmeister erreicht hat (die Hälfte, wenn ein anderer weiter ist);
    und New Orleans, für die meisten Kommissionäre. Bei Gleichstand zählt die niedrigere Phasenkarte.

# Die Kaufleute von Amsterdam, in eigenen Worten. Geld in Tausend Gulden.

## Namen

market-sugar = Zucker
market-gems = Edelsteine
market-spices = Gewürze
market-silk = Seide
quarter-nieuwe_zijde = Nieuwe Zijde
quarter-oude_zijde = Oude Zijde
quarter-grachten = Grachten
quarter-lastage = Lastage
region-americas = America’s
region-africa = Africa
region-east_indies = East Indies
region-far_east = Far East
area-exchange = Warenbörse
area-houses = Häuser in Amsterdam
area-posts = Handelsniederlassungen
disc-mayor = Bürgermeisterscheibe (selbst nutzen)
disc-auction = Versteigerungsscheibe (versteigern)
disc-discard = Ablagescheibe (entfernen)
declined-steps = darauf, weiter vorzurücken
declined-step = darauf, vorzurücken
declined-post = auf eine Niederlassung
declined-house = auf ein Haus

# Felder der Zeitbahn
field-start = Start
field-nothing = nichts geschieht
field-ship = Schiff: Jeder darf an der Börse ein Feld vorrücken
field-globe = Globus: Jeder darf eine Handelsniederlassung gründen und dort vorrücken
field-arms = Wappen: Jeder darf ein Haus bauen
field-loan = Kredit: Jeder darf Geld leihen
field-lose_house = Jeder verliert ein Haus
field-lose_post = Jeder verliert eine Handelsniederlassung
field-shipwreck = Schiffbruch: Jeder geht auf einem Markt zurück
field-leaders_back = auf allen vier Märkten gehen die Vordersten zurück
field-score_exchange = Wertung der Warenbörse
field-score_houses = Wertung der Häuser
field-score_posts = Wertung der Handelsniederlassungen
field-end = Schlusswertung in allen drei Bereichen

# Karten
card-hourglass = Sanduhr
card-commodity = Waren: mehrere Felder an der Börse
card-commodity_marked = Waren: mehrere Felder an der Börse (nicht für drei Spieler)
card-post_americas = Niederlassung in { region-americas }, beliebige Ware
card-post_africa = Niederlassung in { region-africa }, beliebige Ware
card-post_east_indies = Niederlassung in { region-east_indies }, beliebige Ware
card-post_far_east = Niederlassung in { region-far_east }, beliebige Ware
card-post_sugar = Niederlassung für { market-sugar }, beliebiger Erdteil
card-post_gems = Niederlassung für { market-gems }, beliebiger Erdteil
card-post_spices = Niederlassung für { market-spices }, beliebiger Erdteil
card-post_silk = Niederlassung für { market-silk }, beliebiger Erdteil
card-house_nieuwe_zijde_sugar = Haus in { quarter-nieuwe_zijde }, ein Feld: { market-sugar }
card-house_nieuwe_zijde_gems = Haus in { quarter-nieuwe_zijde }, ein Feld: { market-gems }
card-house_nieuwe_zijde_spices = Haus in { quarter-nieuwe_zijde }, ein Feld: { market-spices }
card-house_nieuwe_zijde_silk = Haus in { quarter-nieuwe_zijde }, ein Feld: { market-silk }
card-house_nieuwe_zijde_any = Haus in { quarter-nieuwe_zijde }, ein Feld auf beliebigem Markt
card-house_oude_zijde_sugar = Haus in { quarter-oude_zijde }, ein Feld: { market-sugar }
card-house_oude_zijde_gems = Haus in { quarter-oude_zijde }, ein Feld: { market-gems }
card-house_oude_zijde_spices = Haus in { quarter-oude_zijde }, ein Feld: { market-spices }
card-house_oude_zijde_silk = Haus in { quarter-oude_zijde }, ein Feld: { market-silk }
card-house_oude_zijde_any = Haus in { quarter-oude_zijde }, ein Feld auf beliebigem Markt
card-house_grachten_sugar = Haus in { quarter-grachten }, ein Feld: { market-sugar }
card-house_grachten_gems = Haus in { quarter-grachten }, ein Feld: { market-gems }
card-house_grachten_spices = Haus in { quarter-grachten }, ein Feld: { market-spices }
card-house_grachten_silk = Haus in { quarter-grachten }, ein Feld: { market-silk }
card-house_grachten_any = Haus in { quarter-grachten }, ein Feld auf beliebigem Markt
card-house_lastage_sugar = Haus in { quarter-lastage }, ein Feld: { market-sugar }
card-house_lastage_gems = Haus in { quarter-lastage }, ein Feld: { market-gems }
card-house_lastage_spices = Haus in { quarter-lastage }, ein Feld: { market-spices }
card-house_lastage_silk = Haus in { quarter-lastage }, ein Feld: { market-silk }
card-house_lastage_any = Haus in { quarter-lastage }, ein Feld auf beliebigem Markt
card-house_nieuwe_zijde_oude_zijde_sugar = Haus in { quarter-nieuwe_zijde } oder { quarter-oude_zijde }, ein Feld: { market-sugar }
card-house_nieuwe_zijde_oude_zijde_gems = Haus in { quarter-nieuwe_zijde } oder { quarter-oude_zijde }, ein Feld: { market-gems }
card-house_nieuwe_zijde_oude_zijde_spices = Haus in { quarter-nieuwe_zijde } oder { quarter-oude_zijde }, ein Feld: { market-spices }
card-house_nieuwe_zijde_oude_zijde_silk = Haus in { quarter-nieuwe_zijde } oder { quarter-oude_zijde }, ein Feld: { market-silk }
card-house_nieuwe_zijde_oude_zijde_any = Haus in { quarter-nieuwe_zijde } oder { quarter-oude_zijde }, ein Feld auf beliebigem Markt
card-house_nieuwe_zijde_grachten_sugar = Haus in { quarter-nieuwe_zijde } oder { quarter-grachten }, ein Feld: { market-sugar }
card-house_nieuwe_zijde_grachten_gems = Haus in { quarter-nieuwe_zijde } oder { quarter-grachten }, ein Feld: { market-gems }
card-house_nieuwe_zijde_grachten_spices = Haus in { quarter-nieuwe_zijde } oder { quarter-grachten }, ein Feld: { market-spices }
card-house_nieuwe_zijde_grachten_silk = Haus in { quarter-nieuwe_zijde } oder { quarter-grachten }, ein Feld: { market-silk }
card-house_nieuwe_zijde_grachten_any = Haus in { quarter-nieuwe_zijde } oder { quarter-grachten }, ein Feld auf beliebigem Markt
card-house_nieuwe_zijde_lastage_sugar = Haus in { quarter-nieuwe_zijde } oder { quarter-lastage }, ein Feld: { market-sugar }
card-house_nieuwe_zijde_lastage_gems = Haus in { quarter-nieuwe_zijde } oder { quarter-lastage }, ein Feld: { market-gems }
card-house_nieuwe_zijde_lastage_spices = Haus in { quarter-nieuwe_zijde } oder { quarter-lastage }, ein Feld: { market-spices }
card-house_nieuwe_zijde_lastage_silk = Haus in { quarter-nieuwe_zijde } oder { quarter-lastage }, ein Feld: { market-silk }
card-house_nieuwe_zijde_lastage_any = Haus in { quarter-nieuwe_zijde } oder { quarter-lastage }, ein Feld auf beliebigem Markt
card-house_oude_zijde_grachten_sugar = Haus in { quarter-oude_zijde } oder { quarter-grachten }, ein Feld: { market-sugar }
card-house_oude_zijde_grachten_gems = Haus in { quarter-oude_zijde } oder { quarter-grachten }, ein Feld: { market-gems }
card-house_oude_zijde_grachten_spices = Haus in { quarter-oude_zijde } oder { quarter-grachten }, ein Feld: { market-spices }
card-house_oude_zijde_grachten_silk = Haus in { quarter-oude_zijde } oder { quarter-grachten }, ein Feld: { market-silk }
card-house_oude_zijde_grachten_any = Haus in { quarter-oude_zijde } oder { quarter-grachten }, ein Feld auf beliebigem Markt
card-house_oude_zijde_lastage_sugar = Haus in { quarter-oude_zijde } oder { quarter-lastage }, ein Feld: { market-sugar }
card-house_oude_zijde_lastage_gems = Haus in { quarter-oude_zijde } oder { quarter-lastage }, ein Feld: { market-gems }
card-house_oude_zijde_lastage_spices = Haus in { quarter-oude_zijde } oder { quarter-lastage }, ein Feld: { market-spices }
card-house_oude_zijde_lastage_silk = Haus in { quarter-oude_zijde } oder { quarter-lastage }, ein Feld: { market-silk }
card-house_oude_zijde_lastage_any = Haus in { quarter-oude_zijde } oder { quarter-lastage }, ein Feld auf beliebigem Markt
card-house_grachten_lastage_sugar = Haus in { quarter-grachten } oder { quarter-lastage }, ein Feld: { market-sugar }
card-house_grachten_lastage_gems = Haus in { quarter-grachten } oder { quarter-lastage }, ein Feld: { market-gems }
card-house_grachten_lastage_spices = Haus in { quarter-grachten } oder { quarter-lastage }, ein Feld: { market-spices }
card-house_grachten_lastage_silk = Haus in { quarter-grachten } oder { quarter-lastage }, ein Feld: { market-silk }
card-house_grachten_lastage_any = Haus in { quarter-grachten } oder { quarter-lastage }, ein Feld auf beliebigem Markt

phase-laying = Karten auslegen
phase-mayor = Karte des Bürgermeisters
phase-auction = Versteigerung
phase-buyer = Karte des Käufers
phase-time = Zeitbahn
phase-end = Spielende

source-start = Startkapital
source-exchange = Warenbörse
source-houses = Häuser
source-posts = Niederlassungen
source-regions = alle vier Erdteile
source-quarters = alle vier Stadtviertel
source-bridges = Brücken
source-auctions = Versteigerungen
source-loans = Kredite

option-auction = Versteigerung
auction-sealed = alle legen verdeckt einen Preis fest
auction-clock = die Uhr läuft
option-hidden_cash = Bargeld
hidden_cash-no = offen
hidden_cash-yes = vor den anderen verborgen
option-first_player = Startspieler
first_player-random = ausgelost
first_player-first_seat = der erste Platz

## Was zu entscheiden ist

prompt-laying = Aufgedeckt: { $card }. Lege die Karte auf eine Scheibe, bevor du die nächste siehst.
prompt-commodities = Rücke an der Börse noch bis zu { $count ->
    [one] ein Feld
   *[other] { $count } Felder
    } vor, mit dieser Karte höchstens { $most } auf einem Markt.
prompt-stepping = Rücke an der Börse ein Feld vor, oder verzichte.
prompt-founding = Gründe eine Handelsniederlassung, oder verzichte.
prompt-building = Baue ein Haus, oder verzichte.
prompt-free_house = Du bist auf allen vier Märkten mindestens auf Feld { $position }: Baue gratis ein Haus, wo du willst, oder verzichte.
prompt-pricing = Zur Versteigerung: { $card }. Bei welchem Preis würdest du die Uhr anhalten? Du hast { $cash }; nur der Preis des Käufers wird bekannt.
prompt-pricing_doubled = Für { $claim } beansprucht: { $card }. Die Uhr läuft noch einmal, doppelt. Bei welchem Preis würdest du sie anhalten? Du hast { $cash }.
prompt-clock = Zur Versteigerung: { $card }. Halte die Uhr bei dem Preis an, den du zahlen willst. Du hast { $cash }.
prompt-clock_doubled = Für { $claim } beansprucht: { $card }. Die Uhr läuft noch einmal: Wer sie anhält, zahlt das Doppelte der Zahl. Du hast { $cash }.
prompt-borrowing = Einen Kredit aufnehmen? Jetzt { $paid }, am Spielende { $owed } zurück.
prompt-losing_house = Du verlierst ein Haus. Welches?
prompt-losing_post = Du verlierst eine Handelsniederlassung. Welche?
prompt-losing_step = Schiffbruch: Eines deiner Plättchen an der Börse muss zurück. Welches?
prompt-returning_house = Du bist nicht mehr auf allen vier Märkten auf Feld { $position }: Gib ein Haus zurück. Welches?

## Auswahl

action-decline = { $gain ->
    [steps] Nicht weiter vorrücken
    [step] Nicht vorrücken
    [post] Keine Niederlassung gründen
    [loan] Kein Kredit
   *[house] Kein Haus bauen
    }
action-lay = Auf die { $disc } legen
action-step = { $market }: auf Feld { $position } vorrücken
action-found = Niederlassung: { $region }, { $market }{ $money ->
    [0] {""}
   *[other] , Prämie { $money }
    }
action-build = Haus: { $quarter } { $cell }{ $money ->
    [0] {""}
   *[other] , Prämie { $money }
    }
action-take_loan = { $paid } leihen, am Ende { $owed } zurückzahlen
action-lose_house = Haus entfernen: { $quarter } { $cell }{ $money ->
    [0] {""}
   *[other] , { $money } zurückgeben
    }
action-lose_post = Niederlassung entfernen: { $region }, { $market }{ $money ->
    [0] {""}
   *[other] , { $money } zurückgeben
    }
action-lose_step = { $market }: { $position ->
    [0] zurück, vom Markt herunter
   *[other] zurück auf Feld { $position }
    }
action-none = Nicht anhalten
action-lapse = { $doubled ->
    [0] Die Uhr ablaufen lassen: unverkauft
   *[other] Die Uhr ablaufen lassen: Wer beansprucht hat, zahlt
    }
action-stop = { $doubled ->
    [0] Bei { $price } anhalten
   *[other] Bei { $price } anhalten, doppelt: { $money } zahlen
    }
action-claim = Für { $price } beanspruchen, bevor die Uhr fällt

## Was geschehen ist

log-mayor = { $seat } wird Bürgermeister.
log-draw = { $seat } deckt auf: { $card }.
log-set_aside = Zu dritt wird diese Karte abgelegt ({ $card }).
log-time = { $year }: { $field }.
log-lay = { $seat } legt eine Karte auf die { $disc }: { $card }.
log-use = { $seat } nutzt die Karte des Bürgermeisters: { $card }.
log-step = { $seat } rückt auf Feld { $position } vor: { $market }.
log-found = { $seat } gründet eine Niederlassung: { $region }, { $market }.
log-build = { $seat } baut ein Haus: { $quarter } { $cell }.
log-declines = { $seat } verzichtet { $declined }.
log-free_house = { $seat } ist auf allen vier Märkten mindestens auf Feld { $position } und darf gratis ein Haus bauen.
log-free_house_owed = { $seat } ist nicht mehr auf allen vier Märkten auf Feld { $position } und muss ein Haus zurückgeben.
log-regions_bonus = { $seat } hat in jedem Erdteil eine Niederlassung: { $money }.
log-regions_lost = { $seat } hat nicht mehr in jedem Erdteil eine Niederlassung und gibt { $money } zurück.
log-quarters_bonus = { $seat } hat in jedem Stadtviertel ein Haus: { $money }.
log-quarters_lost = { $seat } hat nicht mehr in jedem Stadtviertel ein Haus und gibt { $money } zurück.
log-bridge_bonus = { $seat } hat an beiden Enden einer Brücke ein Haus: { $money }.
log-bridge_lost = { $seat } verliert eine Brücke und gibt { $money } zurück.
log-take_loan = { $seat } nimmt einen Kredit von { $money } auf.
log-no_loan = { $seat } nimmt keinen Kredit auf.
log-forced_loan = { $seat } hat nicht genug Geld und muss { $money } leihen.
log-lose_house = { $seat } entfernt ein Haus: { $quarter } { $cell }.
log-lose_post = { $seat } entfernt eine Niederlassung: { $region }, { $market }.
log-lose_step = { $seat } geht zurück{ $position ->
    [0] , vom Markt herunter
   *[other] {" "}auf Feld { $position }
    }: { $market }.
log-leader_back = { $seat } lag vorn und geht zurück{ $position ->
    [0] , vom Markt herunter
   *[other] {" "}auf Feld { $position }
    }: { $market }.
log-auction = Zur Versteigerung: { $card }.
log-sealed = { $seat } hat einen Preis festgelegt.
log-claim = { $seat } beansprucht die Karte; die Uhr läuft noch einmal, doppelt.
log-sold = { $seat } kauft für { $price }: { $card }.
log-unsold = Niemand hat die Uhr angehalten. Unverkauft: { $card }.
log-scoring = Wertung: { $area }.
log-paid_exchange = { $market }: { $money } für { $seat }.
log-paid_houses = { $quarter }: { $money } für { $seat }.
log-paid_posts = { $region }: { $money } für { $seat }.
log-repay = { $seat } tilgt { $loans ->
    [one] einen Kredit
   *[other] { $loans } Kredite
    }: { $money }.

## Warum etwas jetzt nicht geht

why = { $deed }: { $reasons }.
deed-lay = Karte auslegen
deed-step = An der Börse vorrücken
deed-found = Handelsniederlassung
deed-build = Haus
deed-lose_house = Haus entfernen
deed-lose_post = Handelsniederlassung entfernen
deed-lose_step = Plättchen zurücksetzen
why-disc_taken = auf dieser Scheibe liegt schon eine Karte
why-most_steps = höchstens { $most } Schritte dieser Karte auf einem Markt
why-other_market = dieser Schritt gehört zu einem anderen Markt
why-last_field = dein Plättchen steht schon auf dem letzten Feld
why-no_token = du hast kein Plättchen mehr, um hier anzufangen
why-other_post = die Karte gilt für andere Niederlassungen
why-posts_taken = hier ist keine solche Niederlassung mehr frei
why-other_quarter = die Karte gilt nicht für { $quarter }
why-space_taken = hier steht schon ein Haus
why-not_yours = das gehört dir nicht
why-not_there = du hast hier kein Plättchen
why-no_place = diesen Platz gibt es in dieser Ausgabe nicht
why-when_lay = das macht der Bürgermeister, Karte für Karte, wie sie aufgedeckt werden
why-when_step = kommt mit einer Karte oder mit dem Schiff auf der Zeitbahn
why-when_found = kommt mit einer Niederlassungskarte oder mit der Weltkugel auf der Zeitbahn
why-when_build = kommt mit einer Hauskarte, mit dem Wappen auf der Zeitbahn oder als Bonus für alle vier Märkte
why-when_lose_house = nur, wenn das Spiel dir eines nimmt
why-when_lose_post = nur, wenn das Spiel dir eine nimmt
why-when_lose_step = nur bei einem Schiffbruch auf der Zeitbahn

## Warum eine Ausgabe abgelehnt wird

refused-whole_tens = { $money } ist nicht erlaubt; Geld gibt es nur in ganzen Zehnern.
refused-number_twice = { $number } steht zweimal da; die vier Teile eines Bereichs haben die Nummern 1 bis { $parts }.
refused-quarter = { $value } ist nicht erlaubt, sondern { $rows } Reihen von bis zu { $columns } Plätzen, etwa "oo.o".
refused-bridge = Eine Brücke verbindet zwei verschiedene Stadtviertel.
refused-house_space = { $value } ist kein Bauplatz; einer heißt zum Beispiel 'grachten_a3'.
refused-posts_in_region = Niederlassungen in diesem Erdteil: { $there }; erlaubt sind 1 bis { $most }.
refused-same_house = Zwei Positionen haben denselben Bauplatz.
refused-few_posts = So viele Niederlassungen dieser Art gibt es nicht.
refused-list_of_fields = Hier muss eine Liste mit 2 bis { $most } Feldern stehen.
refused-start_and_end = Das erste Feld und nur dieses ist der Start, das letzte und nur dieses das Ende.
refused-no_such_card = { $value } ist keine Karte; Karten heißen zum Beispiel 'post_silk' oder 'house_oude_zijde_grachten_gems'.
refused-many_cards = { $there } Karten sind zu viele; höchstens { $most } sind erlaubt.
refused-hourglasses = Sanduhren: { $there }; die Zeitbahn braucht { $needed }, damit sie vom ersten bis zum vorletzten Feld führen.
refused-turns = { $there } Karten ergeben zu { $seats ->
    [3] dritt
    [4] viert
   *[other] fünft
    } nicht für alle gleich viele Züge mit je { $discs } Karten; es muss ein Vielfaches von { $multiple } sein.

## Beschriftungen

label-turn = Zug { $turn } von { $turns }
label-edition = Ausgabe: { $edition }. Geld in Tausend Gulden.
label-mayor = Bürgermeister
label-now = Jetzt { $year }: { $field }
label-deck = Noch { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
    }, darunter { $hourglasses ->
    [one] eine Sanduhr
   *[other] { $hourglasses } Sanduhren
    }
label-drawn = aufgedeckt
label-exchange = Warenbörse
label-amsterdam = Amsterdam
label-colonies = Handelsniederlassungen
label-players = Spieler
label-cash = Geld
label-loans = Kredit
label-tokens = Plätt.
label-houses = Häuser
label-posts = Ndl.
label-bonuses = Präm.
label-if_scored = Wertung jetzt: Börse, Häuser, Ndl.
label-bonus_letters = H Gratishaus, R vier Erdteile, Q vier Stadtviertel, = Brücke. Vor jedem Namen stehen Rang und Wertungsnummer.
label-sold = Bisher verkauft
label-claimant = beansprucht von { $seat }

## The rules in short

label-rules_summary =
    Handel, Häuser und Niederlassungen von 1579 bis 1666; das meiste Geld gewinnt.
    Wer Bürgermeister ist, deckt Karten auf und legt auf jede Scheibe eine: eine zum Nutzen, eine für die Uhr, eine zum Ablegen. Eine Sanduhr rückt sofort die Zeit vor.
    Dann wird die eigene Karte umsonst genutzt, die andere verkauft, und das Amt wandert.
    Warenkarte: bis zu { $steps } Felder an der Warenbörse, höchstens { $most } auf einem Markt.
    Niederlassung: eine Handelsniederlassung, wo die Karte es sagt, und ein Feld auf ihrem Markt.
    Hauskarte: ein Haus im genannten Viertel und ein Feld auf dem genannten Markt.
    Auf jeden Gewinn darf man verzichten; Verluste muss man tragen.
    Die Uhr fällt; wer sie anhält, kauft zum Preis, auch der Bürgermeister. Ein Anspruch, bevor sie fällt, startet sie neu und verdoppelt: Überbieten kostet das Zweifache.
    Die Zeitbahn bringt Geschenke, Verluste, Kredite und Wertungen eines Bereichs:
    – Warenbörse: nach den vordersten Plättchen jedes Marktes;
    – Amsterdam: nach der größten Gruppe verbundener Häuser in jedem Viertel;
    – Erdteile: nach den meisten Niederlassungen in jedem.
    Die Teile haben einen Rang, der erste zahlt am meisten; bezahlt werden die ersten zwei.
    Prämien, bei Verlust zurückzugeben: Feld { $position } auf allen Märkten (ein Haus gratis), eine Niederlassung in jedem Erdteil, ein Haus in jedem Viertel, Häuser an beiden Enden einer Brücke.
    1666: Alle drei Bereiche werden gewertet, und jeder Kredit wird teuer zurückgezahlt.

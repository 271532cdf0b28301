# Nieuw Amsterdam in eigenen Worten.

## Namen

district-lumberyard = Holzfäller
district-granary = Speicher
district-docks = Hafen
district-millwork = Schreiner
district-black_market = Schwarzmarkt
district-trading_company = Kompanie

# Mittel mit ihrer Anzahl
resource-coin = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
    }
resource-good = { $count ->
    [one] { $count } Ware
   *[other] { $count } Waren
    }
resource-timber = { $count } Holz
resource-grain = { $count } Getreide
resource-beaver = { $count } Biber
resource-mink = { $count ->
    [one] { $count } Nerz
   *[other] { $count } Nerze
    }
resource-otter = { $count } Otter
resource-muskrat = { $count ->
    [one] { $count } Bisamratte
   *[other] { $count } Bisamratten
    }
resource-lynx = { $count ->
    [one] { $count } Luchs
   *[other] { $count } Luchse
    }

kind-city = Stadt
kind-land = Land
kind-trade = Handel

phase-opening = Gründung der Stadt
phase-bidding = Bietphase
phase-city = Stadtaktionen
phase-land = Landaktionen
phase-trade = Handelsaktionen
phase-supply = Einkommen und Versorgung
phase-end = Spielende

source-elections = Wahlen
source-clearing = gerodetes Land
source-shipping = verschiffte Felle
source-starving = unversorgte Geschäfte
source-last_elections = letzte Wahlen
source-last_land = letztes Land
source-furs = übrige Felle
source-resources = übrige Mittel

option-first_player = Wer beginnt
first_player-random = wird ausgelost
first_player-first_seat = der erste Platz

## Was zu entscheiden ist

prompt-founding = Gründe ein Geschäft in einem Bezirk deiner Wahl; es kostet nichts.
prompt-choosing = Wähle eine Spalte der Geldkassette für die nächste Auktion.
prompt-opening_bid = Spalte { $column }: Eröffne die Auktion mit einem Gebot von 0 bis { $most }. Du zahlst nur, wenn du gewinnst.
prompt-raising_bid = Spalte { $column }: Das Gebot steht bei { $price }. Biete mehr (bis { $most }) oder passe; du wirst nur einmal gefragt.
prompt-paying_bid = Du hast die Auktion gewonnen. Zahle noch { $count } Mittel beliebiger Art.
prompt-taking_column = Nur du hast noch keine Spalte: Nimm dir eine umsonst.
prompt-turn = Dein Schritt „{ $kind }“: { $count ->
    [0] { $special ->
        [0] nichts mehr zu tun.
       *[other] eine Sonderaktion.
        }
    [one] ein Plättchen{ $special ->
        [0] .
       *[other] {" "}und eine Sonderaktion.
        }
   *[other] { $count } Plättchen{ $special ->
        [0] .
       *[other] {" "}und eine Sonderaktion.
        }
    }{ $idle }
# Warum ein Plättchen dieses Schritts nur aufgegeben werden kann
idle-no = {""}
idle-timber = {" "}Zum Bauen fehlt Holz, und Wahlen brächten dir nichts.
idle-stock = {" "}Du hast kein Gebäude mehr, und Wahlen brächten dir nichts.
idle-land = {" "}Es liegt kein Land aus, und du hast keines zu roden.
idle-good = {" "}Für die Händler fehlen dir Waren, für deine Felle ein Schiff.
idle-grain = {" "}Für den Weg zu den Händlern fehlt dir Getreide, für deine Felle ein Schiff.
idle-furs = {" "}Die Händler haben keine Felle, und für deine fehlt ein Schiff.
prompt-building = Baue mit diesem Plättchen { $count ->
    [one] noch 1 Geschäft
   *[other] noch bis zu { $count } Geschäfte
    } (je 1 Holz) oder höre auf.
prompt-trading = Nimm noch ein Fell vom oberen Händler oder höre auf.
prompt-loading = Belade das Schiff: noch { $count ->
    [one] { $count } Fell
   *[other] { $count } Felle
    }. Je weniger Sorten, desto mehr Punkte.
prompt-dealing = { $deal ->
    [buy] Kaufe noch { $resource } für 1 Münze oder höre auf.
   *[sell] Verkaufe noch { $resource } für 1 Münze oder höre auf.
    }
prompt-paying_furs = Bezahle die Felle: noch { $count } in Münzen oder Waren.
prompt-starving = Du kannst nicht alle Geschäfte versorgen: Entferne noch { $count } (je 2 Punkte Verlust).

## Möglichkeiten

action-found = Geschäft gründen: { $district }
action-auction = Spalte { $column } versteigern{ $city ->
    [0] {""}
   *[other] {" "}· { $city } Stadt
    }{ $land ->
    [0] {""}
   *[other] {" "}· { $land } Land
    }{ $trade ->
    [0] {""}
   *[other] {" "}· { $trade } Handel
    }{ $coins ->
    [0] {""}
    [one] {" "}· 1 Münze
   *[other] {" "}· { $coins } Münzen
    }
action-take_column = Spalte { $column } nehmen{ $city ->
    [0] {""}
   *[other] {" "}· { $city } Stadt
    }{ $land ->
    [0] {""}
   *[other] {" "}· { $land } Land
    }{ $trade ->
    [0] {""}
   *[other] {" "}· { $trade } Handel
    }{ $coins ->
    [0] {""}
    [one] {" "}· 1 Münze
   *[other] {" "}· { $coins } Münzen
    }
action-pass = Passen
action-bid = { $price } bieten
action-pay = { $resource } zahlen
action-build = Geschäft bauen: { $district } (1 Holz)
action-elections = Wahlen abhalten: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    }
action-gain_land = Land { $place } hinzugewinnen: { $houses ->
    [one] 1 Haus
   *[other] { $houses } Häuser
    }, { $timber } Holz, { $grain } Getreide
action-clear = { $count ->
    [one] Eine Landkarte
   *[other] { $count } Landkarten
    } roden: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    }
action-trade_bottom = Unterer Händler: { $furs ->
    [one] 1 Fell
   *[other] alle { $furs } Felle
    } für { $goods ->
    [one] 1 Ware
   *[other] { $goods } Waren
    }{ $travel ->
    [0] {""}
   *[other] , Reisekosten { $travel } Getreide
    }
action-trade_middle = Mittlerer Händler: { $furs ->
    [one] 1 Fell
   *[other] alle { $furs } Felle
    } für { $goods ->
    [one] 1 Ware
   *[other] { $goods } Waren
    }{ $travel ->
    [0] {""}
   *[other] , Reisekosten { $travel } Getreide
    }
action-trade_top = Oberer Händler: { $resource } für { $goods ->
    [one] 1 Ware
   *[other] { $goods } Waren
    }{ $travel ->
    [0] {""}
   *[other] , Reisekosten { $travel } Getreide
    }
action-ship = Schiff { $place } beladen: { $furs ->
    [one] 1 Fell
   *[other] { $furs } Felle
    }, { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
    }, { $goods ->
    [one] 1 Ware
   *[other] { $goods } Waren
    } pro Runde
action-load = { $resource } verladen
action-buy_timber = Beim Holzfäller Holz kaufen{ $fee ->
    [0] {""}
   *[other] {" "}(Gebühr 1 Münze)
    }
action-sell_timber = Beim Holzfäller Holz verkaufen{ $fee ->
    [0] {""}
   *[other] {" "}(Gebühr 1 Münze)
    }
action-buy_grain = Am Speicher Getreide kaufen{ $fee ->
    [0] {""}
   *[other] {" "}(Gebühr 1 Münze)
    }
action-sell_grain = Am Speicher Getreide verkaufen{ $fee ->
    [0] {""}
   *[other] {" "}(Gebühr 1 Münze)
    }
action-build_warehouse = Hafen: Lagerhaus bauen für 1 Holz, dann Platz für { $storage } Waren{ $fee ->
    [0] {""}
   *[other] {" "}(Gebühr 1 Münze)
    }
action-build_houses = Schreiner: { $count ->
    [one] 1 Haus
   *[other] { $count } Häuser
    } bauen für { $count } Holz{ $fee ->
    [0] {""}
   *[other] {" "}(Gebühr 1 Münze)
    }
action-buy_furs = Schwarzmarkt: { $count ->
    [one] 1 Fell ziehen für 3
    [2] 2 Felle ziehen für 6
   *[other] 3 Felle ziehen für 9
    } Münzen und Waren{ $fee ->
    [0] {""}
   *[other] {" "}(Gebühr 1 Münze)
    }
action-move_post = Kompanie: Handelsposten flussaufwärts verlegen für 1 Holz{ $fee ->
    [0] {""}
   *[other] {" "}(Gebühr 1 Münze)
    }
action-remove = Geschäft entfernen: { $district }
action-give_up_tile = Auf das Plättchen verzichten, dafür 1 Münze
action-give_up_special = Auf die Sonderaktion verzichten, dafür 1 Münze
action-done = Fertig

## Was geschehen ist

log-found = { $seat } gründet ein Geschäft: { $district }.
log-round = Runde { $round } beginnt.
log-discards_shuffled = Die Ablage ({ $count ->
    [one] 1 Fell
   *[other] { $count } Felle
    }) wird gemischt und zum neuen Vorrat.
log-auction = { $seat } bringt Spalte { $column } zur Auktion.
log-bid = { $seat } bietet { $price }.
log-pass = { $seat } passt.
log-wins = { $seat } ersteigert Spalte { $column } für { $price }.
log-pays = { $seat } zahlt { $resource }.
log-token = { $seat } und { $other } tauschen ihre Reihenfolgemarker.
log-takes = { $seat } nimmt Spalte { $column }{ $coins ->
    [0] .
    [one] {" "}und 1 Münze.
   *[other] {" "}und { $coins } Münzen.
    }
log-give_up_tile = { $seat } verzichtet auf ein Plättchen ({ $kind }) und erhält 1 Münze.
log-give_up_special = { $seat } verzichtet auf die Sonderaktion und erhält 1 Münze.
log-build = { $seat } baut ein Geschäft: { $district }.
log-elections = { $seat } hält Wahlen ab: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    }.
log-gain_land = { $seat } gewinnt Land hinzu: { $houses ->
    [one] 1 Haus
   *[other] { $houses } Häuser
    }, { $timber } Holz, { $grain } Getreide.
log-retreat = Ein Langhaus weicht aus Dorf { $stop } flussaufwärts zurück.
log-leave = Ein Langhaus verlässt Dorf { $stop } und das Spiel.
log-clear = { $seat } rodet { $count ->
    [one] eine Landkarte
   *[other] { $count } Landkarten
    }: { $timber } Holz, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    }.
log-travel = { $seat } fährt für { $grain } Getreide flussaufwärts.
log-trade_bottom = { $seat } handelt mit dem unteren Händler für { $goods ->
    [one] 1 Ware
   *[other] { $goods } Waren
    }.
log-trade_middle = { $seat } handelt mit dem mittleren Händler für { $goods ->
    [one] 1 Ware
   *[other] { $goods } Waren
    }.
log-trade_top = { $seat } nimmt { $resource } vom oberen Händler.
log-receives = { $seat } erhält { $resource }.
log-ship = { $seat } wählt ein Schiff: { $furs ->
    [one] 1 Fell
   *[other] { $furs } Felle
    }, { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
    }, { $goods ->
    [one] 1 Ware
   *[other] { $goods } Waren
    } pro Runde.
log-load = { $seat } verlädt { $resource }.
log-sails = Das Schiff von { $seat } läuft aus: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    }, { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
    }.
log-fee = { $seat } zahlt die Gebühr: { $district }.
log-buys = { $seat } kauft { $resource }.
log-sells = { $seat } verkauft { $resource }.
log-build_warehouse = { $seat } baut ein Lagerhaus: Platz für { $storage } Waren.
log-build_houses = { $seat } baut { $count ->
    [one] 1 Haus
   *[other] { $count } Häuser
    }.
log-buy_furs = { $seat } kauft { $count ->
    [one] 1 Fell
   *[other] { $count } Felle
    } auf dem Schwarzmarkt.
log-move_post = { $seat } verlegt den Handelsposten zu Halt { $stop }.
log-harvest = { $seat } erntet { $grain } Getreide.
log-feeds = { $seat } versorgt die Geschäfte mit { $grain } Getreide.
log-remove = { $seat } entfernt ein unversorgtes Geschäft: { $district }{ $points ->
    [0] .
    [one] , 1 Punkt Verlust.
   *[other] , { $points } Punkte Verlust.
    }
log-goods = { $seat } erhält { $stored ->
    [one] 1 Ware
   *[other] { $stored } Waren
    }{ $lost ->
    [0] .
   *[other] {" "}({ $lost } verloren, kein Platz).
    }
log-coins = { $seat } erhält { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
    } aus der Stadt.
log-last_elections = Letzte Wahlen: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    } für { $seat }.
log-last_land = Letztes Land: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    } für { $seat }.
log-last_pieces = Punkte für { $seat }: { $furs } für übrige Felle, { $points } für andere übrige Stücke.

## Warum etwas jetzt nicht geht

why = { $deed }: { $reasons }.
deed-auction = Versteigerung
deed-build = Geschäft
deed-gain_land = Land hinzugewinnen
deed-trade_bottom = Handel
deed-trade_middle = Handel
deed-trade_top = Handel
deed-ship = Schiff beladen
deed-buy_timber = Holz kaufen
deed-sell_timber = Holz verkaufen
deed-buy_grain = Getreide kaufen
deed-sell_grain = Getreide verkaufen
deed-build_warehouse = Lagerhaus
deed-build_houses = Häuser
deed-buy_furs = Felle vom Schwarzmarkt
deed-move_post = Handelsposten verlegen
why-first = erst abschließen, was oben gefragt ist
why-step = dafür braucht es ein Plättchen „{ $kind }“, in dessen Schritt
why-tile = du hast kein Plättchen „{ $kind }“ mehr
why-actions = eine Sonderaktion: möglich, sobald die Versteigerung vorbei ist
why-special = deine Sonderaktion in diesem Zug ist verbraucht
why-stock = kein Gebäude mehr im Vorrat
why-room = kein freier Hausplatz auf deinem Land, gewinne erst Land hinzu
why-needs = es fehlt: { $resource }
why-furs = { $count ->
    [one] es fehlt 1 Fell
   *[other] es fehlen { $count } Felle
    }
why-coins_or_goods = es fehlen { $count } in Münzen oder Waren
why-taken = diese Spalte ist vergeben
why-column_size = zu zweit wird eine Spalte mit drei Plättchen versteigert, und übrig bleibt eine mit zweien
why-auctions = Spalten werden zu Beginn jeder Runde versteigert
why-all_built = alle deine Lagerhäuser stehen schon
why-no_furs = hier gibt es keine Felle
why-no_space = weiter flussaufwärts ist kein Platz frei
why-gone = hier liegt nichts mehr

## Warum eine Ausgabe abgelehnt wird

refused-few_furs = { $there } Felle sind zu wenige; für den Beginn zu { $seats ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] fünft
    } braucht es { $needed }.
refused-column_room = Die Spalten haben Platz für { $room } Plättchen; sie müssen alle { $there } aufnehmen.
refused-column_sizes = Es muss sowohl Spalten mit 3 als auch mit 2 Plättchen geben.
refused-no_unmarked_space = Es braucht mindestens einen Platz für Langhäuser ohne Markierung, damit das letzte Langhaus immer Platz hat.
refused-boat_at_last_stop = Der letzte Halt hat kein Boot; nur 0 ist erlaubt.
refused-few_longhouse_spaces = Plätze für Langhäuser am ersten Halt bei { $seats } Personen: { $there }; mindestens { $seats } sind nötig.
refused-few_post_spaces = Postenplätze am ersten Halt bei { $seats } Personen: { $there }; mindestens { $seats } sind nötig.
refused-decade = Hier muss { $decade } stehen: erst kommen zwölf Karten von 1620, dann zwölf von 1630.

## Beschriftungen des Tisches

label-edition = Ausgabe: { $edition }
label-round = Runde { $round } von { $rounds }
label-river = Der Fluss, flussaufwärts gelesen
label-longhouses = Langhäuser
label-boat = Boot (Getreide)
label-posts = Posten
label-town = Die Stadt (* die meisten Geschäfte, = Gleichstand)
label-traders = Händler der Lenape
label-top = oben, { $goods ->
    [one] 1 Ware
   *[other] { $goods } Waren
    } pro Fell
label-middle = Mitte, alle für { $goods ->
    [one] 1 Ware
   *[other] { $goods } Waren
    }
label-bottom = unten, alle für { $goods ->
    [one] 1 Ware
   *[other] { $goods } Waren
    }
label-supply = Fellvorrat { $supply }, Ablage { $discards }
label-cash_box = Geldkassette
label-cards = Karten im Angebot
label-land = Land
label-ships = Schiffe
label-houses = Häuser
label-fur_letters = B Biber, M Nerz, O Otter, R Bisamratte, L Luchs
label-players = In Spielreihenfolge (± am Rundenende: Einkommen, Ernte minus Nahrung)
label-players_now = In Spielreihenfolge
label-points = Punkte
label-coins = Münzen
label-goods = Waren
label-timber = Holz
label-grain = Getreide
label-furs = Felle
label-buildings = Gebäude
label-tiles = Plättchen
label-land_legend = Land, jeder Platz als Punkte:[Häuser|Getreide pro Runde] wenn gerodet, sonst als Punkte:(Häuser|Holz beim Roden→Getreide pro Runde); ■ gebaut, · noch zu bauen

## The rules in short

label-rules_summary =
    Sechs Runden bauen, siedeln und mit Fellen handeln; die meisten Punkte gewinnen.
    Bieten: Jede Runde ersteigerst du eine Spalte der Geldkassette. Alles, was du hast, zahlt je 1. Du bekommst ihre Plättchen und Münzen und den Platz in der Reihenfolge von dem, der sie gewählt hat.
    Dann folgen Stadt, Land und Handel: Nutze alle Plättchen der Art und in jedem Schritt eine Sonderaktion. Was du nicht brauchst, gibt 1 Münze.
    Stadt: bis zu 3 Geschäfte bauen, je 1 Holz, oder Wahlen: Punkte für jeden Bezirk, in dem du die meisten Geschäfte hast, mehr, wenn du sie allein hast.
    Land: eine Landkarte nehmen, oder alle roden, deren Häuser gebaut sind: Holz jetzt, Getreide jede Runde, Punkte nach dem Platz der letzten in deiner Reihe.
    Handel: Felle bei einem Händler der Lenape kaufen, oder ein Schiff beladen: je weniger Sorten, desto mehr Punkte; Münzen gleich, Waren jede Runde.
    Sonderaktionen kosten 1 Münze Gebühr, außer wenn du dort die meisten Geschäfte hast:
    – { district-lumberyard }: Holz kaufen oder verkaufen, je 1 Münze.
    – { district-granary }: Getreide kaufen oder verkaufen, je 1 Münze.
    – { district-docks }: ein Lagerhaus für 1 Holz bauen; es gibt Platz für mehr Waren.
    – { district-millwork }: bis zu 3 Häuser auf deinem Land, je 1 Holz, von links nach rechts.
    – { district-black_market }: bis zu 3 unbekannte Felle ziehen, je 3 Münzen oder Waren.
    – { district-trading_company }: den Handelsposten für 1 Holz flussaufwärts verlegen, damit Handel kein Getreide kostet.
    Rundenende: Getreide von gerodetem Land; jedes Geschäft braucht 1 Getreide, sonst verschwindet eines und 2 Punkte gehen verloren; dann Waren der Schiffe, soweit Platz ist, und Münzen: 1 für jeden Bezirk mit dir, 1 mehr, wo du allein die meisten hast.
    Spielende: Wahlen, volles ungerodetes Land, Felle, ein Drittel aller übrigen Stücke.

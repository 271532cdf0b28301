# Das Material von Merchants of Amsterdam.

section-start = Zu Beginn
section-positions = Startpositionen
section-scoring_numbers = Wertungsnummern
section-exchange = Warenbörse
section-amsterdam = Amsterdam
section-colonies = Erdteile
section-commodity_card = Warenkarte
section-deck = Kartenstapel
section-clock = Uhr
section-bonuses = Prämien
section-loan = Kredit
section-payouts = Auszahlungen
section-time_track = Zeitbahn

note-start = Für jede Person.
note-positions = Das dritte Plättchen beginnt auf dem Markt der Niederlassung.
note-amsterdam = Reihen a bis c von Norden nach Süden, Spalten von Westen nach Osten: „o“ ist ein Bauplatz, „.“ keiner. Plätze Seite an Seite sind verbunden. Von Westen nach Osten: Grachten, Nieuwe Zijde, Oude Zijde, Lastage.
note-colonies = Wie viele Niederlassungen jede Ware zeigen.
note-clock = Ihr Zifferblatt, von 200 bis 50 in Zehnern, ist Teil des Programms.
note-payouts = Für den ersten, zweiten, dritten und vierten Teil der Rangfolge.

number-spaces = Position

figure-cash = Bargeld
figure-tokens = Plättchen
figure-house = Haus
figure-post = Niederlassung
figure-number = Nummer
figure-fields = Felder eines Marktes
figure-from = Brücke von
figure-to = nach
figure-steps = Felder
figure-in_one_market = davon auf einem Markt höchstens
figure-face = Karte
figure-count = Anzahl
figure-milliseconds_a_step = Millisekunden je Schritt
figure-free_house_field = Feld auf allen Märkten für das Gratishaus
figure-regions = vier Erdteile
figure-quarters = vier Stadtviertel
figure-bridge = Brücke
figure-paid = ausgezahlt
figure-owed = zurückzuzahlen
figure-A = A
figure-B = B
figure-C = C
figure-first = Erster
figure-second = Zweiter
figure-year = Jahr
figure-field = Feld
figure-payout = Auszahlung

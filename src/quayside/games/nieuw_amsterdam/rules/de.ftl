# Das Material von Nieuw Amsterdam.

section-start = Zu Beginn
section-furs = Felle
section-tiles = Aktionsplättchen
section-cleared_land = Punkte für gerodetes Land
section-wharf = Kai
section-traders = Händler der Lenape
section-cash_box = Geldkassette
section-river = Fluss
section-land = Landkarten
section-ships = Schiffe

note-start = Für jede Person.
note-cleared_land = Nach dem Platz in der Reihe, von links.
note-wharf = Von links nach rechts: für wie viele Waren jedes weitere Lagerhaus Platz gibt.
note-traders = Der obere Händler verkauft seine Felle einzeln zu diesem Preis, die anderen alles, was sie haben.
note-cash_box = Von links nach rechts: wie viele Plättchen in einer Spalte liegen und die Münzen darunter.
note-river = Flussaufwärts. Plätze für Langhäuser nach ihrer Markierung: ohne, 3+, 4+, 5. Das Boot führt zum nächsten Halt.
note-land = Hausplätze, Holz beim Roden, Getreide jede Runde.
note-ships = Felle als Ladung, Münzen sofort, Waren jede Runde.

number-warehouses = Lagerhaus
number-columns = Spalte
number-stops = Halt
number-cards = Karte

figure-buildings = Gebäude
figure-grain = Getreide
figure-timber = Holz
figure-goods = Waren
figure-coins = Münzen
figure-furs = Felle
figure-of_each_kind = von jeder Sorte
figure-points = Punkte
figure-docks = Waren
figure-top = oben
figure-middle = Mitte
figure-bottom = unten
figure-tiles = Plättchen
figure-longhouses = Plätze für Langhäuser
figure-black = schwarze Postenplätze
figure-white = weiße Postenplätze
figure-boat = Boot (Getreide)
figure-decade = Jahrzehnt
figure-houses = Häuser

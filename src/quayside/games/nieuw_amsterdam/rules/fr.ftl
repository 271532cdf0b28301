# Le matériel de Nieuw Amsterdam.

section-start = Au départ
section-furs = Fourrures
section-tiles = Tuiles d’action
section-cleared_land = Points des terrains défrichés
section-wharf = Quai
section-traders = Marchands Lenape
section-cash_box = Coffre
section-river = Rivière
section-land = Terrains
section-ships = Bateaux

note-start = Par personne.
note-cleared_land = Selon la place dans la rangée, à partir de la gauche.
note-wharf = De gauche à droite : à combien de marchandises chaque nouvel entrepôt donne place.
note-traders = Le marchand du haut vend ses fourrures une par une à ce prix, les autres tout ce qu’ils ont.
note-cash_box = De gauche à droite : les tuiles d’une colonne et les pièces inscrites dessous.
note-river = D’aval en amont. Places de maisons Lenape selon leur marque : sans, 3+, 4+, 5. Le trajet mène à l’étape suivante.
note-land = Places de fermes, bois du défrichage, céréales à chaque tour.
note-ships = Fourrures à charger, pièces aussitôt, marchandises à chaque tour.

number-warehouses = entrepôt
number-columns = colonne
number-stops = étape
number-cards = carte

figure-buildings = bâtiments
figure-grain = céréales
figure-timber = bois
figure-goods = marchandises
figure-coins = pièces
figure-furs = fourrures
figure-of_each_kind = de chaque sorte
figure-points = points
figure-docks = marchandises
figure-top = haut
figure-middle = milieu
figure-bottom = bas
figure-tiles = tuiles
figure-longhouses = places de maisons
figure-black = places de comptoirs noires
figure-white = places de comptoirs blanches
figure-boat = trajet (céréales)
figure-decade = décennie
figure-houses = fermes

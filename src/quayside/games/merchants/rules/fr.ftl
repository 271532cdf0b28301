# Le matériel de Merchants of Amsterdam.

section-start = Au départ
section-positions = Positions de départ
section-scoring_numbers = Numéros de décompte
section-exchange = Bourse
section-amsterdam = Amsterdam
section-colonies = Régions
section-commodity_card = Carte de marchandises
section-deck = Paquet
section-clock = Horloge
section-bonuses = Primes
section-loan = Prêt
section-payouts = Paiements
section-time_track = Piste du temps

note-start = Par personne.
note-positions = Le troisième pion part du marché du comptoir.
note-amsterdam = Rangées a à c du nord au sud, colonnes d’ouest en est : « o » est un emplacement, « . » n’en est pas un. Les emplacements côte à côte sont joints. D’ouest en est : Grachten, Nieuwe Zijde, Oude Zijde, Lastage.
note-colonies = Combien de comptoirs montrent chaque marchandise.
note-clock = Son cadran, de 200 à 50 de dix en dix, fait partie du programme.
note-payouts = Pour la partie classée première, deuxième, troisième et quatrième.

number-spaces = position

figure-cash = argent
figure-tokens = pions
figure-house = maison
figure-post = comptoir
figure-number = numéro
figure-fields = cases d’un marché
figure-from = pont de
figure-to = à
figure-steps = cases
figure-in_one_market = dont sur un même marché, au plus
figure-face = carte
figure-count = nombre
figure-milliseconds_a_step = millisecondes par pas
figure-free_house_field = case sur tous les marchés pour la maison gratuite
figure-regions = quatre régions
figure-quarters = quatre quartiers
figure-bridge = pont
figure-paid = versé
figure-owed = à rendre
figure-A = A
figure-B = B
figure-C = C
figure-first = premier
figure-second = deuxième
figure-year = année
figure-field = case
figure-payout = paiement

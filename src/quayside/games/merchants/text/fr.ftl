# Les Marchands d’Amsterdam, avec nos propres mots. Sommes en milliers de florins.

## Noms

market-sugar = sucre
market-gems = pierres précieuses
market-spices = épices
market-silk = soie
quarter-nieuwe_zijde = Nieuwe Zijde
quarter-oude_zijde = Oude Zijde
quarter-grachten = Grachten
quarter-lastage = Lastage
region-americas = America’s
region-africa = Africa
region-east_indies = East Indies
region-far_east = Far East
area-exchange = bourse
area-houses = maisons d’Amsterdam
area-posts = comptoirs
disc-mayor = disque du bourgmestre (pour soi)
disc-auction = disque des enchères (à vendre)
disc-discard = disque de défausse (à écarter)
declined-steps = à avancer davantage
declined-step = à avancer
declined-post = à un comptoir
declined-house = à une maison

# Cases de la piste du temps
field-start = départ
field-nothing = il ne se passe rien
field-ship = navire : chacun peut avancer d’une case à la bourse
field-globe = globe : chacun peut fonder un comptoir et avancer sur son marché
field-arms = armoiries : chacun peut construire une maison
field-loan = prêt : chacun peut emprunter
field-lose_house = chacun perd une maison
field-lose_post = chacun perd un comptoir
field-shipwreck = naufrage : chacun recule sur un marché
field-leaders_back = sur les quatre marchés, les premiers reculent
field-score_exchange = décompte de la bourse
field-score_houses = décompte des maisons
field-score_posts = décompte des comptoirs
field-end = dernier décompte des trois domaines

# Cartes
card-hourglass = sablier
card-commodity = marchandises : plusieurs cases à la bourse
card-commodity_marked = marchandises : plusieurs cases à la bourse (pas à trois joueurs)
card-post_americas = comptoir : { region-americas }, marchandise au choix
card-post_africa = comptoir : { region-africa }, marchandise au choix
card-post_east_indies = comptoir : { region-east_indies }, marchandise au choix
card-post_far_east = comptoir : { region-far_east }, marchandise au choix
card-post_sugar = comptoir : { market-sugar }, région au choix
card-post_gems = comptoir : { market-gems }, région au choix
card-post_spices = comptoir : { market-spices }, région au choix
card-post_silk = comptoir : { market-silk }, région au choix
card-house_nieuwe_zijde_sugar = maison : { quarter-nieuwe_zijde }, une case : { market-sugar }
card-house_nieuwe_zijde_gems = maison : { quarter-nieuwe_zijde }, une case : { market-gems }
card-house_nieuwe_zijde_spices = maison : { quarter-nieuwe_zijde }, une case : { market-spices }
card-house_nieuwe_zijde_silk = maison : { quarter-nieuwe_zijde }, une case : { market-silk }
card-house_nieuwe_zijde_any = maison : { quarter-nieuwe_zijde }, une case au choix
card-house_oude_zijde_sugar = maison : { quarter-oude_zijde }, une case : { market-sugar }
card-house_oude_zijde_gems = maison : { quarter-oude_zijde }, une case : { market-gems }
card-house_oude_zijde_spices = maison : { quarter-oude_zijde }, une case : { market-spices }
card-house_oude_zijde_silk = maison : { quarter-oude_zijde }, une case : { market-silk }
card-house_oude_zijde_any = maison : { quarter-oude_zijde }, une case au choix
card-house_grachten_sugar = maison : { quarter-grachten }, une case : { market-sugar }
card-house_grachten_gems = maison : { quarter-grachten }, une case : { market-gems }
card-house_grachten_spices = maison : { quarter-grachten }, une case : { market-spices }
card-house_grachten_silk = maison : { quarter-grachten }, une case : { market-silk }
card-house_grachten_any = maison : { quarter-grachten }, une case au choix
card-house_lastage_sugar = maison : { quarter-lastage }, une case : { market-sugar }
card-house_lastage_gems = maison : { quarter-lastage }, une case : { market-gems }
card-house_lastage_spices = maison : { quarter-lastage }, une case : { market-spices }
card-house_lastage_silk = maison : { quarter-lastage }, une case : { market-silk }
card-house_lastage_any = maison : { quarter-lastage }, une case au choix
card-house_nieuwe_zijde_oude_zijde_sugar = maison : { quarter-nieuwe_zijde } ou { quarter-oude_zijde }, une case : { market-sugar }
card-house_nieuwe_zijde_oude_zijde_gems = maison : { quarter-nieuwe_zijde } ou { quarter-oude_zijde }, une case : { market-gems }
card-house_nieuwe_zijde_oude_zijde_spices = maison : { quarter-nieuwe_zijde } ou { quarter-oude_zijde }, une case : { market-spices }
card-house_nieuwe_zijde_oude_zijde_silk = maison : { quarter-nieuwe_zijde } ou { quarter-oude_zijde }, une case : { market-silk }
card-house_nieuwe_zijde_oude_zijde_any = maison : { quarter-nieuwe_zijde } ou { quarter-oude_zijde }, une case au choix
card-house_nieuwe_zijde_grachten_sugar = maison : { quarter-nieuwe_zijde } ou { quarter-grachten }, une case : { market-sugar }
card-house_nieuwe_zijde_grachten_gems = maison : { quarter-nieuwe_zijde } ou { quarter-grachten }, une case : { market-gems }
card-house_nieuwe_zijde_grachten_spices = maison : { quarter-nieuwe_zijde } ou { quarter-grachten }, une case : { market-spices }
card-house_nieuwe_zijde_grachten_silk = maison : { quarter-nieuwe_zijde } ou { quarter-grachten }, une case : { market-silk }
card-house_nieuwe_zijde_grachten_any = maison : { quarter-nieuwe_zijde } ou { quarter-grachten }, une case au choix
card-house_nieuwe_zijde_lastage_sugar = maison : { quarter-nieuwe_zijde } ou { quarter-lastage }, une case : { market-sugar }
card-house_nieuwe_zijde_lastage_gems = maison : { quarter-nieuwe_zijde } ou { quarter-lastage }, une case : { market-gems }
card-house_nieuwe_zijde_lastage_spices = maison : { quarter-nieuwe_zijde } ou { quarter-lastage }, une case : { market-spices }
card-house_nieuwe_zijde_lastage_silk = maison : { quarter-nieuwe_zijde } ou { quarter-lastage }, une case : { market-silk }
card-house_nieuwe_zijde_lastage_any = maison : { quarter-nieuwe_zijde } ou { quarter-lastage }, une case au choix
card-house_oude_zijde_grachten_sugar = maison : { quarter-oude_zijde } ou { quarter-grachten }, une case : { market-sugar }
card-house_oude_zijde_grachten_gems = maison : { quarter-oude_zijde } ou { quarter-grachten }, une case : { market-gems }
card-house_oude_zijde_grachten_spices = maison : { quarter-oude_zijde } ou { quarter-grachten }, une case : { market-spices }
card-house_oude_zijde_grachten_silk = maison : { quarter-oude_zijde } ou { quarter-grachten }, une case : { market-silk }
card-house_oude_zijde_grachten_any = maison : { quarter-oude_zijde } ou { quarter-grachten }, une case au choix
card-house_oude_zijde_lastage_sugar = maison : { quarter-oude_zijde } ou { quarter-lastage }, une case : { market-sugar }
card-house_oude_zijde_lastage_gems = maison : { quarter-oude_zijde } ou { quarter-lastage }, une case : { market-gems }
card-house_oude_zijde_lastage_spices = maison : { quarter-oude_zijde } ou { quarter-lastage }, une case : { market-spices }
card-house_oude_zijde_lastage_silk = maison : { quarter-oude_zijde } ou { quarter-lastage }, une case : { market-silk }
card-house_oude_zijde_lastage_any = maison : { quarter-oude_zijde } ou { quarter-lastage }, une case au choix
card-house_grachten_lastage_sugar = maison : { quarter-grachten } ou { quarter-lastage }, une case : { market-sugar }
card-house_grachten_lastage_gems = maison : { quarter-grachten } ou { quarter-lastage }, une case : { market-gems }
card-house_grachten_lastage_spices = maison : { quarter-grachten } ou { quarter-lastage }, une case : { market-spices }
card-house_grachten_lastage_silk = maison : { quarter-grachten } ou { quarter-lastage }, une case : { market-silk }
card-house_grachten_lastage_any = maison : { quarter-grachten } ou { quarter-lastage }, une case au choix

phase-laying = Pose des cartes
phase-mayor = Carte du bourgmestre
phase-auction = Enchères
phase-buyer = Carte de l’acheteur
phase-time = Piste du temps
phase-end = Fin de la partie

source-start = capital de départ
source-exchange = bourse
source-houses = maisons
source-posts = comptoirs
source-regions = les quatre régions
source-quarters = les quatre quartiers
source-bridges = ponts
source-auctions = enchères
source-loans = prêts

option-auction = Enchères
auction-sealed = chacun fixe un prix en secret
auction-clock = l’horloge tourne
option-hidden_cash = Argent
hidden_cash-no = visible
hidden_cash-yes = caché aux autres
option-first_player = Premier joueur
first_player-random = tiré au sort
first_player-first_seat = la première place

## Ce qu’il faut décider

prompt-laying = Carte retournée : { $card }. Posez-la sur un disque avant de voir la suivante.
prompt-commodities = Avancez encore de { $count ->
    [one] { $count } case
   *[other] { $count } cases
    } au plus à la bourse, dont { $most } au plus sur un même marché avec cette carte.
prompt-stepping = Avancez d’une case à la bourse, ou renoncez-y.
prompt-founding = Fondez un comptoir, ou renoncez-y.
prompt-building = Construisez une maison, ou renoncez-y.
prompt-free_house = Vous êtes au moins en case { $position } sur les quatre marchés : construisez une maison gratuite où vous voulez, ou renoncez-y.
prompt-pricing = Aux enchères : { $card }. À quel prix arrêteriez-vous l’horloge ? Vous avez { $cash } ; seul le prix de l’acheteur sera connu.
prompt-pricing_doubled = Réclamée pour { $claim } : { $card }. L’horloge repart, doublée. À quel prix l’arrêteriez-vous ? Vous avez { $cash }.
prompt-clock = Aux enchères : { $card }. Arrêtez l’horloge au prix que vous voulez payer. Vous avez { $cash }.
prompt-clock_doubled = Réclamée pour { $claim } : { $card }. L’horloge repart : qui l’arrête paie le double du chiffre. Vous avez { $cash }.
prompt-borrowing = Prendre un prêt ? { $paid } maintenant, { $owed } à rendre à la fin.
prompt-losing_house = Vous perdez une maison. Laquelle ?
prompt-losing_post = Vous perdez un comptoir. Lequel ?
prompt-losing_step = Naufrage : un de vos pions recule à la bourse. Lequel ?
prompt-returning_house = Vous n’êtes plus en case { $position } sur les quatre marchés : rendez une maison. Laquelle ?

## Choix

action-decline = { $gain ->
    [steps] Ne plus avancer
    [step] Ne pas avancer
    [post] Pas de comptoir
    [loan] Pas de prêt
   *[house] Pas de maison
    }
action-lay = La poser sur le { $disc }
action-step = Avancer en case { $position } : { $market }
action-found = Comptoir : { $region }, { $market }{ $money ->
    [0] {""}
   *[other] , prime { $money }
    }
action-build = Maison : { $quarter } { $cell }{ $money ->
    [0] {""}
   *[other] , prime { $money }
    }
action-take_loan = Emprunter { $paid }, rendre { $owed } à la fin
action-lose_house = Retirer la maison : { $quarter } { $cell }{ $money ->
    [0] {""}
   *[other] , rendre { $money }
    }
action-lose_post = Retirer le comptoir : { $region }, { $market }{ $money ->
    [0] {""}
   *[other] , rendre { $money }
    }
action-lose_step = { $position ->
    [0] Reculer et quitter le marché
   *[other] Reculer en case { $position }
    } : { $market }
action-none = Ne pas arrêter
action-lapse = { $doubled ->
    [0] Laisser l’horloge finir : carte invendue
   *[other] Laisser l’horloge finir : qui a réclamé paie
    }
action-stop = { $doubled ->
    [0] Arrêter à { $price }
   *[other] Arrêter à { $price }, doublé : payer { $money }
    }
action-claim = La réclamer pour { $price }, avant que l’horloge ne baisse

## Ce qui s’est passé

log-mayor = { $seat } devient bourgmestre.
log-draw = { $seat } retourne : { $card }.
log-set_aside = À trois joueurs, cette carte est écartée ({ $card }).
log-time = { $year } : { $field }.
log-lay = { $seat } pose une carte sur le { $disc } : { $card }.
log-use = { $seat } utilise la carte du bourgmestre : { $card }.
log-step = { $seat } avance en case { $position } : { $market }.
log-found = { $seat } fonde un comptoir : { $region }, { $market }.
log-build = { $seat } construit une maison : { $quarter } { $cell }.
log-declines = { $seat } renonce { $declined }.
log-free_house = { $seat } est au moins en case { $position } sur les quatre marchés et peut construire une maison gratuite.
log-free_house_owed = { $seat } n’est plus en case { $position } sur les quatre marchés et doit rendre une maison.
log-regions_bonus = { $seat } a un comptoir dans chaque région : { $money }.
log-regions_lost = { $seat } n’a plus de comptoir dans chaque région et rend { $money }.
log-quarters_bonus = { $seat } a une maison dans chaque quartier : { $money }.
log-quarters_lost = { $seat } n’a plus de maison dans chaque quartier et rend { $money }.
log-bridge_bonus = { $seat } a une maison aux deux bouts d’un pont : { $money }.
log-bridge_lost = { $seat } perd un pont et rend { $money }.
log-take_loan = { $seat } emprunte { $money }.
log-no_loan = { $seat } n’emprunte pas.
log-forced_loan = { $seat } manque d’argent et doit emprunter { $money }.
log-lose_house = { $seat } retire une maison : { $quarter } { $cell }.
log-lose_post = { $seat } retire un comptoir : { $region }, { $market }.
log-lose_step = { $seat } recule{ $position ->
    [0] {" "}et quitte le marché
   *[other] {" "}en case { $position }
    } : { $market }.
log-leader_back = { $seat } menait et recule{ $position ->
    [0] {" "}et quitte le marché
   *[other] {" "}en case { $position }
    } : { $market }.
log-auction = Aux enchères : { $card }.
log-sealed = { $seat } a fixé un prix.
log-claim = { $seat } réclame la carte ; l’horloge repart, doublée.
log-sold = { $seat } achète pour { $price } : { $card }.
log-unsold = Personne n’a arrêté l’horloge. Invendue : { $card }.
log-scoring = Décompte : { $area }.
log-paid_exchange = { $market } : { $money } pour { $seat }.
log-paid_houses = { $quarter } : { $money } pour { $seat }.
log-paid_posts = { $region } : { $money } pour { $seat }.
log-repay = { $seat } rembourse { $loans ->
    [one] { $loans } prêt
   *[other] { $loans } prêts
    } : { $money }.

## Pourquoi quelque chose est impossible maintenant

why = { $deed } : { $reasons }.
deed-lay = Poser la carte
deed-step = Avancer à la bourse
deed-found = Comptoir
deed-build = Maison
deed-lose_house = Retirer une maison
deed-lose_post = Retirer un comptoir
deed-lose_step = Reculer un pion
why-disc_taken = une carte se trouve déjà sur ce disque
why-most_steps = au plus { $most } cases de cette carte sur un même marché
why-other_market = cette avance appartient à un autre marché
why-last_field = votre pion est déjà sur la dernière case
why-no_token = vous n’avez plus de pion pour commencer ici
why-other_post = la carte vaut pour d’autres comptoirs
why-posts_taken = aucun comptoir de cette sorte n’est libre ici
why-other_quarter = la carte ne vaut pas pour { $quarter }
why-space_taken = il y a déjà une maison ici
why-not_yours = cela ne vous appartient pas
why-not_there = vous n’avez pas de pion ici
why-no_place = cette place n’existe pas dans cette édition
why-when_lay = c’est au bourgmestre de le faire, carte après carte, quand elles sont retournées
why-when_step = vient d’une carte, ou du navire de la piste du temps
why-when_found = vient d’une carte de comptoir, ou du globe de la piste du temps
why-when_build = vient d’une carte de maison, des armoiries de la piste du temps ou de la prime des quatre marchés
why-when_lose_house = seulement quand le jeu vous en prend une
why-when_lose_post = seulement quand le jeu vous en prend un
why-when_lose_step = seulement lors d’un naufrage sur la piste du temps

## Pourquoi une édition est refusée

refused-whole_tens = { $money } n’est pas permis ; l’argent se compte par dizaines entières.
refused-number_twice = { $number } figure deux fois ; les quatre parties d’un domaine ont les numéros 1 à { $parts }.
refused-quarter = { $value } n’est pas permis ; il faut { $rows } rangées de { $columns } emplacements au plus, comme "oo.o".
refused-bridge = un pont relie deux quartiers différents.
refused-house_space = { $value } n’est pas un emplacement de maison ; un tel nom ressemble à 'grachten_a3'.
refused-posts_in_region = comptoirs dans cette région : { $there } ; il en faut de 1 à { $most }.
refused-same_house = deux positions ont le même emplacement de maison.
refused-few_posts = il n’y a pas autant de comptoirs de cette sorte.
refused-list_of_fields = il faut ici une liste de 2 à { $most } cases.
refused-start_and_end = la première case, et elle seule, est le départ ; la dernière, et elle seule, est la fin.
refused-no_such_card = { $value } n’est pas une carte ; un nom de carte ressemble à 'post_silk' ou 'house_oude_zijde_grachten_gems'.
refused-many_cards = { $there } cartes, c’est trop ; { $most } au plus sont permises.
refused-hourglasses = sabliers : { $there } ; il en faut { $needed } sur la piste du temps pour aller de la première case à l’avant-dernière.
refused-turns = avec { $there } cartes, à { $seats }, tout le monde n’a pas autant de tours de { $discs } cartes ; il en faut un multiple de { $multiple }.

## Libellés du plateau

label-turn = tour { $turn } sur { $turns }
label-edition = Édition : { $edition }. Sommes en milliers de florins.
label-mayor = bourgmestre
label-now = Maintenant { $year } : { $field }
label-deck = Il reste { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
    }, dont { $hourglasses ->
    [one] { $hourglasses } sablier
   *[other] { $hourglasses } sabliers
    }
label-drawn = retournée
label-exchange = Bourse
label-amsterdam = Amsterdam
label-colonies = Comptoirs
label-players = Joueurs
label-cash = argent
label-loans = prêts
label-tokens = pions
label-houses = maisons
label-posts = compt.
label-bonuses = primes
label-if_scored = décompte immédiat : bourse, maisons, comptoirs
label-bonus_letters = H maison gratuite, R quatre régions, Q quatre quartiers, = pont. Rang et numéro de chaque partie précèdent son nom.
label-sold = Ventes jusqu’ici
label-claimant = réclamée par { $seat }

## The rules in short

label-rules_summary =
    Commerce, maisons et comptoirs de 1579 à 1666 ; le plus d’argent gagne.
    Le bourgmestre retourne des cartes et en pose une sur chaque disque : une à utiliser, une à vendre à l’horloge, une à jeter. Un sablier avance aussitôt le temps.
    Sa carte est alors utilisée sans frais, l’autre vendue, et la charge passe.
    Carte de marchandises : jusqu’à { $steps } cases à la bourse, { $most } au plus sur un marché.
    Carte de comptoir : un comptoir là où elle le dit, et une case sur son marché.
    Carte de maison : une maison dans le quartier nommé, une case sur le marché nommé.
    On peut refuser tout gain ; les pertes sont obligatoires.
    L’horloge descend ; qui l’arrête achète à ce prix, le bourgmestre aussi. Réclamer avant qu’elle descende la relance, doublée : surenchérir coûte deux fois le chiffre.
    La piste du temps apporte cadeaux, pertes, prêts, et le décompte d’un domaine :
    – bourse : selon les pions les plus avancés de chaque marché ;
    – Amsterdam : selon le plus grand groupe de maisons jointes par quartier ;
    – régions : selon le plus de comptoirs dans chacune.
    Les parties sont classées, la première paie le plus ; les deux premiers sont payés.
    Primes, rendues si perdues : case { $position } sur tous les marchés (une maison gratuite), un comptoir par région, une maison par quartier, des maisons aux deux bouts d’un pont.
    1666 : les trois domaines sont comptés, et chaque prêt est remboursé cher.

# Riverboat, avec nos propres mots.

## Noms

crop-turnip = navet
crop-wheat = blé
crop-corn = maïs
crop-potato = pomme de terre
crop-pumpkin = citrouille

# L’autre culture d’une tuile
second-turnip = navet
second-wheat = blé
second-corn = maïs
second-potato = pomme de terre
second-pumpkin = citrouille

region-spade = pique
region-heart = cœur
region-club = trèfle
region-diamond = carreau
region-star = étoile
region-joker = joker

size-single = tuiles simples
size-double = tuiles doubles
size-triple = tuiles triples

board-levee = digue
board-bend = méandre
board-island = île
board-delta = delta

privilege-coin = 1 pièce
privilege-agent = 1 ouvrier à La Nouvelle-Orléans
privilege-harbour = le maître du port avance

# Opportunités
card-turnip = Navets
card-wheat = Blé
card-corn = Maïs
card-potato = Pommes de terre
card-pumpkin = Citrouilles
card-variety = Variété
card-agents = Agents
card-dispatch = Envoi
card-voyage = Voyage
card-passage = Traversée
card-purse = Bourse
card-triples = Triples
card-barns = Granges
card-wells = Puits
card-estate = Domaine
card-border = Lisière
card-cargo = Fret

# Leurs effets
effect-turnip = { $each } par navet récolté, { $most } au plus
effect-wheat = { $each } par blé récolté, { $most } au plus
effect-corn = { $each } par maïs récolté, { $most } au plus
effect-potato = { $each } par pomme de terre récoltée, { $most } au plus
effect-pumpkin = { $each } par citrouille récoltée, { $most } au plus
effect-variety = { $each } par culture récoltée, { $most } au plus
effect-agents = { $each } par agent, { $most } au plus
effect-dispatch = { $each } points, jusqu’à { $sent } ouvriers à La Nouvelle-Orléans
effect-voyage = { $each } points, port +{ $steps }
effect-passage = { $each } points, port +{ $steps }
effect-purse = { $each } par pièce, { $most } au plus
effect-triples = { $each } par tuile triple, { $most } au plus
effect-barns = { $each } par grange, { $most } au plus
effect-wells = { $each } par puits, { $most } au plus
effect-estate = { $each } par grange et par puits, { $most } au plus
effect-border = { $each } par case du bord couverte, { $most } au plus
effect-cargo = les charges de deux de vos bateaux, { $most } au plus

phase-choosing = Choix des cartes de phase
phase-cultivate = Placer les ouvriers
phase-plant = Planter
phase-ship = Récolter et charger
phase-opportunity = Opportunités
phase-score = Décompte
phase-end = Fin de la partie

source-tiles = tuiles de culture
source-boats = bateaux
source-privilege = privilèges
source-barns = granges
source-wells = puits
source-opportunities = opportunités
source-surveyors = géomètres placés
source-agents = agents à chaque manche
source-coins = pièces restantes
source-regions = régions complètes
source-acquisitions = acquisitions non décomptées
source-harbour = port
source-new_orleans = La Nouvelle-Orléans

option-first_player = Premier joueur
first_player-random = tiré au sort
first_player-first_seat = la première place

## Ce qu’il faut décider

prompt-choosing = Choisissez une carte de phase : son privilège est à vous, et vous commencez cette phase.
prompt-first_worker = Votre privilège : placez l’ouvrier de la piste des manches sur une case libre de votre choix.
prompt-cultivating_region = Carte de région { $count } sur { $of } : placez un ouvrier sur une case libre ({ $region }){ $coins ->
    [0] .
   *[other] , ou payez une pièce pour une autre.
    }
prompt-cultivating_full = Carte de région { $count } sur { $of }, { $region } : vous n’y avez plus de case libre, placez un ouvrier sur n’importe quelle case libre.
prompt-cultivating_joker = Carte de région { $count } sur { $of }, le joker : placez un ouvrier sur n’importe quelle case libre.
prompt-planting = Prenez une tuile pour vos ouvriers sur des cases non plantées ; une pièce permet de fouiller une pile.
prompt-searching = Prenez la tuile de votre choix dans la pile ({ $size }).
prompt-laying = Posez la tuile sous vos ouvriers : { $hexes ->
    [1] { $crop }
    [2] { $crop }, { $second }
   *[other] 2 × { $crop }, { $second }
    }.
prompt-shipping = Prenez un bateau et chargez-le d’une seule culture, ou renoncez pour le reste de la phase.
prompt-acquiring_any = Choisissez une acquisition : une grange, un puits ou un géomètre.
prompt-acquiring_barn = Posez la grange sur une case libre.
prompt-acquiring_instead = Ce que vous deviez recevoir n’est pas disponible : choisissez une autre acquisition.
prompt-sending = Envoyez jusqu’à { $count } ouvriers à La Nouvelle-Orléans ; votre réserve en compte { $supply }.
prompt-taking = Prenez une opportunité avec son bonus ; une pièce permet de fouiller la pile, sans bonus.
prompt-seeking = Prenez l’opportunité de votre choix dans la pile.
prompt-privileged = Votre privilège : choisissez.
prompt-surveying = Placez encore { $count ->
    [one] { $count } géomètre
   *[other] jusqu’à { $count } géomètres
    }, ou arrêtez.
prompt-scoring_barn = Quelle culture compte pour la grange en { $field } ?
prompt-first_cargo = Choisissez le bateau à la plus grande charge.
prompt-second_cargo = La charge { $load } est choisie. Choisissez un second bateau.

## Choix

action-choose = { $phase } : { $privilege_of ->
    [cultivate] un ouvrier de la piste des manches
    [plant] 1 pièce
    [ship] port +{ $figure }
    [opportunity] { $figure ->
        [one] { $figure } point
       *[other] { $figure } points
        }
   *[score] une pièce, un agent ou un pas dans le port
    }
action-place = Ouvrier en { $field } ({ $region })
action-place_anywhere = Ouvrier en { $field } ({ $region }), pour une pièce
action-take = { $hexes ->
    [1] Simple : { $crop }
    [2] Double : { $crop }, { $second }
   *[other] Triple : 2 × { $crop }, { $second }
    }{ $points ->
    [0] {""}
    [one] {" "}({ $points } point)
   *[other] {" "}({ $points } points)
    }
action-search = Payer une pièce : choisir dans la pile ({ $size }, { $left } restantes)
action-lay = { $hexes ->
    [1] { $crop } en { $field }
    [2] { $crop } en { $field }, { $second } en { $fields }
   *[other] { $crop } en { $field }, { $second } en { $fields }
    }
action-ship = Bateau { $boat } : { $load } × { $crop }{ $points ->
    [0] {""}
    [one] {" "}· { $points } point
   *[other] {" "}· { $points } points
    }{ $coins ->
    [0] {""}
   *[other] {" "}· 1 pièce
    }{ $harbour ->
    [0] {""}
   *[other] {" "}· port +{ $harbour }
    }{ $acquisition ->
    [barn] {" "}· une grange
    [surveyor] {" "}· un géomètre
    [any] {" "}· une acquisition
   *[none] {""}
    }{ $agents ->
    [0] {""}
    [one] {" "}· { $agents } agent
   *[other] {" "}· { $agents } agents
    }{ $most ->
    [0] {""}
    [one] {" "}· jusqu’à { $most } agent
   *[other] {" "}· jusqu’à { $most } agents
    }
action-ship_from_stack = Pour une pièce, bateau { $boat } de la pile : { $load } × { $crop }{ $points ->
    [0] {""}
    [one] {" "}· { $points } point
   *[other] {" "}· { $points } points
    }{ $coins ->
    [0] {""}
   *[other] {" "}· 1 pièce
    }{ $harbour ->
    [0] {""}
   *[other] {" "}· port +{ $harbour }
    }{ $acquisition ->
    [barn] {" "}· une grange
    [surveyor] {" "}· un géomètre
    [any] {" "}· une acquisition
   *[none] {""}
    }{ $agents ->
    [0] {""}
    [one] {" "}· { $agents } agent
   *[other] {" "}· { $agents } agents
    }{ $most ->
    [0] {""}
    [one] {" "}· jusqu’à { $most } agent
   *[other] {" "}· jusqu’à { $most } agents
    }
action-decline = Ne plus prendre de bateau dans cette phase
action-barn = Grange en { $field } (vaut { $points } maintenant)
action-well = Puits en { $field }, { $crop } (vaut { $points } maintenant)
action-surveyor = Un géomètre
action-send = { $count ->
    [0] N’envoyer personne
    [one] Envoyer { $count } ouvrier
   *[other] Envoyer { $count } ouvriers
    }
action-opportunity = { $card } ({ $effect }) ; { $points } maintenant{ $bonus ->
    [harbour] {" "}· bonus : port +{ $count }
    [surveyor] {" "}· bonus : un géomètre
    [agent] {" "}· bonus : { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
        } à La Nouvelle-Orléans
    [coin] {" "}· bonus : une pièce
   *[none] {""}
    }
action-search_opportunities = Payer une pièce : choisir dans la pile des opportunités ({ $left } restantes), sans bonus
action-privilege = { $privilege }
action-survey = Géomètre sur { $building ->
    [barn] la grange
   *[well] le puits
    } en { $field } : { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
action-survey_card = Géomètre sur { $card } ({ $effect }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
action-score_crop = { $crop } : { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
action-cargo = Un bateau de charge { $load }
action-done = Terminé

## Ce qui s’est passé

log-round = La manche { $round } commence ; { $seat } a le marqueur de premier joueur.
log-choose = { $seat } choisit { $phase }.
log-first_worker = { $seat } prend l’ouvrier suivant de la piste des manches.
log-region = Carte de région : { $region }.
log-place = { $seat } place un ouvrier en { $field }.
log-coin = { $seat } reçoit une pièce.
log-pay = { $seat } paie une pièce.
log-refill = Aucune tuile ne convient à { $seat } : l’étalage est complété de { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
    }.
log-home = Il n’y a pas de tuile pour { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
    } de { $seat } : retour à la réserve.
log-search = { $seat } fouille la pile ({ $size }).
log-take = { $hexes ->
    [1] { $seat } prend une tuile simple : { $crop }.
    [2] { $seat } prend une tuile double : { $crop }, { $second }.
   *[other] { $seat } prend une tuile triple : 2 × { $second }, { $crop }.
    }
log-lay = { $seat } la pose en { $field }{ $points ->
    [0] .
    [one] {" "}: { $points } point.
   *[other] {" "}: { $points } points.
    }
log-ship = { $seat } charge le bateau { $boat } : { $load } × { $crop }.
log-decline = { $seat } ne prend plus de bateau.
log-harvest_bonus = Bonus de récolte pour { $seat } : { $crop }.
log-boat_points = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
    } pour le bateau.
log-harbour = Le maître du port de { $seat } atteint la case { $space }.
log-barn = { $seat } construit une grange en { $field }.
log-well = { $seat } creuse un puits en { $field }.
log-surveyor = { $seat } reçoit un géomètre.
log-no_acquisition = Il ne reste aucune acquisition pour { $seat }.
log-send = { $seat } envoie { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
    } à La Nouvelle-Orléans.
log-privilege_points = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
    } pour le privilège.
log-opportunity = { $seat } prend une opportunité : { $card }.
log-search_opportunities = { $seat } fouille la pile des opportunités.
log-score_barn = { $seat } décompte la grange en { $field } : { $points ->
    [one] { $points } point
   *[other] { $points } points
    }.
log-score_well = { $seat } décompte le puits en { $field } : { $points ->
    [one] { $points } point
   *[other] { $points } points
    }.
log-score_card = { $seat } décompte { $card } : { $points ->
    [one] { $points } point
   *[other] { $points } points
    }.
log-presence = { $seat } marque { $surveyors } pour ses géomètres placés et { $agents } pour ses agents.
log-last_estate = { $seat }, décompte final : { $coins } pour les pièces, { $regions } pour les régions complètes, { $acquisitions } pour les acquisitions non décomptées.
log-last_harbour = { $seat }, port : { $points ->
    [one] { $points } point
   *[other] { $points } points
    }.
log-last_new_orleans = { $seat }, La Nouvelle-Orléans : { $points ->
    [one] { $points } point
   *[other] { $points } points
    }.

## Pourquoi quelque chose est impossible maintenant

why = { $deed } : { $reasons }.
deed-choose = Carte de phase
deed-place = Ouvrier
deed-take = Tuile
deed-search = Fouiller la pile
deed-lay = Poser la tuile
deed-ship = Bateau
deed-barn = Grange
deed-well = Puits
deed-opportunity = Opportunité
deed-search_opportunities = Fouiller la pile
deed-survey = Géomètre
deed-survey_card = Géomètre
why-chosen = cette carte est prise
why-worker = un ouvrier s’y trouve
why-planted = cette case est plantée
why-barn = une grange s’y trouve
why-region = la carte de région montre { $region } ; une autre case coûte une pièce
why-not_shown = cette tuile n’est pas disponible maintenant
why-neighbours = il faut { $count } ouvriers voisins sur des cases non plantées
why-coin = il faut une pièce
why-stack_empty = la pile est vide
why-no_worker = aucun de vos ouvriers ne s’y trouve
why-fit = la tuile demande ici { $count } ouvriers voisins, quelle que soit son orientation
why-load = il faut { $load } ouvriers sur une même culture ; { $crop } : { $count }
why-not_moored = { $left ->
    [0] il n’en reste aucun de cette sorte
   *[other] aucun de cette sorte n’est à quai ; en prendre un de la pile coûte une pièce
    }
why-other_acquisition = vous recevez maintenant une autre acquisition
why-no_barns = plus de grange dans la réserve
why-no_wells = plus de puits dans la réserve
why-bare = rien n’est planté ici
why-has_well = cette culture a déjà son puits
why-group = un puits sert tout son groupe : choisissez la première case du groupe
why-not_open = cette carte n’est pas disponible maintenant
why-cards_gone = la pile n’a plus de cartes
why-nothing_built = il n’y a ici ni grange ni puits
why-surveyed = un géomètre y est déjà passé
why-not_owned = cette carte n’est pas à vous
why-no_spot = la tuile ne peut pas être posée ainsi
why-choosing = se choisit au début de chaque manche
why-reward = vient comme acquisition : par les bateaux, les cartes et les récoltes
why-phase = a lieu dans la phase « { $phase } »
why-first = terminez d’abord ce qui est demandé en haut

## Pourquoi une édition est refusée

refused-few_pieces = { $there }, c’est trop peu ; il en faut { $needed } pour commencer à { $seats }.
refused-few_berths = chaque personne peut prendre { $boats } bateaux en tout, mais n’a que { $berths } quais.
refused-few_region_cards = { $there } cartes de région, c’est trop peu ; une partie en retourne { $needed }.
refused-no_singles = sans tuiles simples, on ne pourrait jamais rien planter sous un ouvrier isolé.
refused-crops = { $value } n’est pas permis ; il faut une liste de { $count } cultures parmi { $allowed }.
refused-triple = une tuile triple a deux hexagones de sa première culture, puis un de la même ou d’une autre.
refused-rows = il faut ici une liste de rangées.
refused-board = { $value } n’est pas permis ; il faut { $rows } textes de { $letters } lettres parmi { $symbols }.
refused-region = la région { $region } ({ $symbol }) doit être là, et d’un seul tenant.
refused-boat_kinds = il faut exactement { $count } sortes.
refused-boat_load = { $load } n’est pas permis ; le bateau { $what } porte le nom de sa charge.
refused-bonuses = il faut exactement { $count } bonus, un pour chaque carte visible.
refused-cards = il faut exactement { $count } cartes.
refused-points_at_once = cette carte donne ses points aussitôt et n’a pas de 'most'.

## La table dans le terminal

label-edition = Édition : { $edition }
label-round = Manche { $round } sur { $rounds }
label-players = Joueurs (cultures : récoltées + avec ouvrier)
label-workers = ouvriers
label-coins = pièces
label-surveyors = géomètres
label-agents = agents
label-harbour = port
label-crop_letters = T navet, W blé, C maïs, P pomme de terre, K citrouille
label-signs = ● ouvrier, ○ puits, ⌂ grange, ◎ et ✓ avec géomètre ; ♠ ♥ ♣ ♦ ★ régions
label-berths = quais ([atteints])
label-opportunities = opportunités
label-display = Tuiles de culture
label-stack = pile { $left }
label-boats = Bateaux : charge et pile ; entre parenthèses : aucun sur le plateau
label-open = Opportunités et ce que chacune vaut maintenant
label-bonus = + { $bonus ->
    [harbour] port +{ $count }
    [surveyors] un géomètre
    [agents] { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
        } à La Nouvelle-Orléans
   *[coins] une pièce
    }
label-supply = Réserve : pièces { $coins }, géomètres { $surveyors }, granges { $barns }, puits { $wells } ; opportunités { $cards }

## The rules in short

label-rules_summary =
    Quatre manches de cinq phases au bord du Mississippi ; le plus de points gagne.
    D’abord on choisit les cartes de phase : vous avez le privilège de la carte et jouez en premier dans cette phase. Une pièce permet une exception, phases 1 à 4.
    1 { phase-cultivate } : à chaque carte de région, tout le monde pose un ouvrier sur une case libre de la région. Une pièce : n’importe quelle case libre.
    2 { phase-plant } : prenez des tuiles et posez-les sous vos ouvriers ; les grandes marquent. Une pièce : choisir dans une pile. Sans tuile possible, l’ouvrier rentre.
    3 { phase-ship } : prenez un bateau et chargez-le d’ouvriers d’une seule culture, autant qu’il en demande. Ils reviennent en réserve et le bateau donne sa récompense. Une pièce : un bateau de sa pile. Assez récolter d’une culture rapporte un bonus.
    4 { phase-opportunity } : prenez une carte et son bonus. Une pièce : toute carte, sans bonus.
    5 { phase-score } : posez des géomètres sur granges, puits et opportunités ; chacun marque aussitôt. Puis chaque géomètre posé et chaque agent à La Nouvelle-Orléans : 1 point.
    Acquisitions : granges (cases voisines d’une culture), puits (le groupe de leur culture) et géomètres.
    Fin de partie : pièces, régions entièrement couvertes, acquisitions inutilisées ; la charge des bateaux atteints par votre maître du port (la moitié si un autre est plus loin) ; La Nouvelle-Orléans, au plus d’agents. Égalité : la carte de phase la plus basse.

# Nieuw Amsterdam, avec nos propres mots.

## Noms

district-lumberyard = scierie
district-granary = céréaliers
district-docks = docks
district-millwork = quartier agricole
district-black_market = marché noir
district-trading_company = Compagnie des Indes

# Ressources avec leur nombre
resource-coin = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
    }
resource-good = { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
    }
resource-timber = { $count } bois
resource-grain = { $count ->
    [one] { $count } céréale
   *[other] { $count } céréales
    }
resource-beaver = { $count ->
    [one] { $count } castor
   *[other] { $count } castors
    }
resource-mink = { $count ->
    [one] { $count } vison
   *[other] { $count } visons
    }
resource-otter = { $count ->
    [one] { $count } loutre
   *[other] { $count } loutres
    }
resource-muskrat = { $count ->
    [one] { $count } rat musqué
   *[other] { $count } rats musqués
    }
resource-lynx = { $count } lynx

kind-city = Ville
kind-land = Domaine
kind-trade = Commerce

phase-opening = Fondation de la ville
phase-bidding = Enchères
phase-city = Actions Ville
phase-land = Actions Domaine
phase-trade = Actions Commerce
phase-supply = Revenus et récolte
phase-end = Fin de partie

source-elections = élections
source-clearing = terrains défrichés
source-shipping = fourrures expédiées
source-starving = échoppes sans céréales
source-last_elections = élections finales
source-last_land = dernier terrain
source-furs = fourrures restantes
source-resources = ressources restantes

option-first_player = Qui commence
first_player-random = tirage au sort
first_player-first_seat = la première place

## Ce qu’il faut décider

prompt-founding = Fondez une échoppe dans le quartier de votre choix ; c’est gratuit.
prompt-choosing = Choisissez une colonne du coffre pour la prochaine enchère.
prompt-opening_bid = Colonne { $column } : ouvrez l’enchère avec une mise de 0 à { $most }. Vous ne payez que si vous gagnez.
prompt-raising_bid = Colonne { $column } : la mise est à { $price }. Misez plus (jusqu’à { $most }) ou passez ; on ne vous le demande qu’une fois.
prompt-paying_bid = Vous remportez l’enchère. Payez encore { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
    } de votre choix.
prompt-taking_column = Il ne reste que vous sans colonne : prenez-en une gratuitement.
prompt-turn = Votre étape { $kind } : { $count ->
    [0] { $special ->
        [0] plus rien à faire.
       *[other] une action spéciale.
        }
    [one] une tuile{ $special ->
        [0] .
       *[other] {" "}et une action spéciale.
        }
   *[other] { $count } tuiles{ $special ->
        [0] .
       *[other] {" "}et une action spéciale.
        }
    }{ $idle }
# Pourquoi une tuile de cette étape ne peut être que cédée
idle-no = {""}
idle-timber = {" "}Il faut du bois pour bâtir, et des élections ne vous rapporteraient rien.
idle-stock = {" "}Vous n’avez plus de bâtiment, et des élections ne vous rapporteraient rien.
idle-land = {" "}Aucun terrain n’est proposé, et vous n’en avez pas à défricher.
idle-good = {" "}Trop peu de marchandises pour commercer, et aucun bateau pour vos fourrures.
idle-grain = {" "}Trop peu de céréales pour aller chez les marchands, et aucun bateau pour vos fourrures.
idle-furs = {" "}Pas de fourrures chez les marchands, et aucun bateau pour les vôtres.
prompt-building = Avec cette tuile, construisez encore { $count ->
    [one] 1 échoppe
   *[other] jusqu’à { $count } échoppes
    } (1 bois chacune) ou arrêtez-vous.
prompt-trading = Prenez une autre fourrure au marchand du haut ou arrêtez-vous.
prompt-loading = Chargez le bateau : encore { $count ->
    [one] { $count } fourrure
   *[other] { $count } fourrures
    }. Moins il y a de types, plus il y a de points.
prompt-dealing = { $deal ->
    [buy] Achetez encore { $resource } pour 1 pièce ou arrêtez-vous.
   *[sell] Vendez encore { $resource } pour 1 pièce ou arrêtez-vous.
    }
prompt-paying_furs = Payez les fourrures : encore { $count } en pièces ou en marchandises.
prompt-starving = Pas assez de céréales pour vos échoppes : retirez-en encore { $count } (2 points perdus chacune).

## Choix

action-found = Fonder une échoppe : { $district }
action-auction = Mettre aux enchères la colonne { $column }{ $city ->
    [0] {""}
   *[other] {" "}· { $city } Ville
    }{ $land ->
    [0] {""}
   *[other] {" "}· { $land } Domaine
    }{ $trade ->
    [0] {""}
   *[other] {" "}· { $trade } Commerce
    }{ $coins ->
    [0] {""}
    [one] {" "}· 1 pièce
   *[other] {" "}· { $coins } pièces
    }
action-take_column = Prendre la colonne { $column }{ $city ->
    [0] {""}
   *[other] {" "}· { $city } Ville
    }{ $land ->
    [0] {""}
   *[other] {" "}· { $land } Domaine
    }{ $trade ->
    [0] {""}
   *[other] {" "}· { $trade } Commerce
    }{ $coins ->
    [0] {""}
    [one] {" "}· 1 pièce
   *[other] {" "}· { $coins } pièces
    }
action-pass = Passer
action-bid = Miser { $price }
action-pay = Payer { $resource }
action-build = Construire une échoppe : { $district } (1 bois)
action-elections = Lancer des élections : { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
action-gain_land = Agrandir le domaine, terrain { $place } : { $houses ->
    [one] { $houses } ferme
   *[other] { $houses } fermes
    }, { $timber } bois, { $grain ->
    [one] { $grain } céréale
   *[other] { $grain } céréales
    }
action-clear = Défricher { $count ->
    [one] un terrain
   *[other] { $count } terrains
    } : { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
action-trade_bottom = Marchand du bas : { $furs ->
    [one] { $furs } fourrure
   *[other] les { $furs } fourrures
    } pour { $goods ->
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
    }{ $travel ->
    [0] {""}
    [one] , trajet { $travel } céréale
   *[other] , trajet { $travel } céréales
    }
action-trade_middle = Marchand du milieu : { $furs ->
    [one] { $furs } fourrure
   *[other] les { $furs } fourrures
    } pour { $goods ->
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
    }{ $travel ->
    [0] {""}
    [one] , trajet { $travel } céréale
   *[other] , trajet { $travel } céréales
    }
action-trade_top = Marchand du haut : { $resource } pour { $goods ->
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
    }{ $travel ->
    [0] {""}
    [one] , trajet { $travel } céréale
   *[other] , trajet { $travel } céréales
    }
action-ship = Charger le bateau { $place } : { $furs ->
    [one] { $furs } fourrure
   *[other] { $furs } fourrures
    }, { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
    }, { $goods ->
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
    } par tour
action-load = Charger { $resource }
action-buy_timber = Acheter du bois à la scierie{ $fee ->
    [0] {""}
   *[other] {" "}(taxe 1 pièce)
    }
action-sell_timber = Vendre du bois à la scierie{ $fee ->
    [0] {""}
   *[other] {" "}(taxe 1 pièce)
    }
action-buy_grain = Acheter des céréales aux céréaliers{ $fee ->
    [0] {""}
   *[other] {" "}(taxe 1 pièce)
    }
action-sell_grain = Vendre des céréales aux céréaliers{ $fee ->
    [0] {""}
   *[other] {" "}(taxe 1 pièce)
    }
action-build_warehouse = Docks : un entrepôt pour 1 bois, place pour { $storage ->
    [one] { $storage } marchandise
   *[other] { $storage } marchandises
    }{ $fee ->
    [0] {""}
   *[other] {" "}(taxe 1 pièce)
    }
action-build_houses = Quartier agricole : construire { $count ->
    [one] { $count } ferme
   *[other] { $count } fermes
    } pour { $count } bois{ $fee ->
    [0] {""}
   *[other] {" "}(taxe 1 pièce)
    }
action-buy_furs = Marché noir : { $count ->
    [one] 1 fourrure pour 3
    [2] 2 fourrures pour 6
   *[other] 3 fourrures pour 9
    } pièces et marchandises{ $fee ->
    [0] {""}
   *[other] {" "}(taxe 1 pièce)
    }
action-move_post = Compagnie des Indes : comptoir plus en amont pour 1 bois{ $fee ->
    [0] {""}
   *[other] {" "}(taxe 1 pièce)
    }
action-remove = Retirer une échoppe : { $district }
action-give_up_tile = Se passer de la tuile pour 1 pièce
action-give_up_special = Se passer de l’action spéciale pour 1 pièce
action-done = Terminer

## Ce qui s’est passé

log-found = { $seat } fonde une échoppe : { $district }.
log-round = Le tour { $round } commence.
log-discards_shuffled = La défausse ({ $count ->
    [one] { $count } fourrure
   *[other] { $count } fourrures
    }) est mélangée et devient la nouvelle réserve.
log-auction = { $seat } met la colonne { $column } aux enchères.
log-bid = { $seat } mise { $price }.
log-pass = { $seat } passe.
log-wins = { $seat } remporte la colonne { $column } pour { $price }.
log-pays = { $seat } paie { $resource }.
log-token = { $seat } et { $other } échangent leurs jetons Ordre du Tour.
log-takes = { $seat } prend la colonne { $column }{ $coins ->
    [0] .
    [one] {" "}et 1 pièce.
   *[other] {" "}et { $coins } pièces.
    }
log-give_up_tile = { $seat } se passe d’une tuile { $kind } pour 1 pièce.
log-give_up_special = { $seat } se passe de l’action spéciale pour 1 pièce.
log-build = { $seat } construit une échoppe : { $district }.
log-elections = { $seat } lance des élections : { $points ->
    [one] { $points } point
   *[other] { $points } points
    }.
log-gain_land = { $seat } agrandit son domaine : { $houses ->
    [one] { $houses } ferme
   *[other] { $houses } fermes
    }, { $timber } bois, { $grain ->
    [one] { $grain } céréale
   *[other] { $grain } céréales
    }.
log-retreat = Une maison Lenape du campement { $stop } recule vers l’amont.
log-leave = Une maison Lenape quitte le campement { $stop } et la partie.
log-clear = { $seat } défriche { $count ->
    [one] un terrain
   *[other] { $count } terrains
    } : { $timber } bois, { $points ->
    [one] { $points } point
   *[other] { $points } points
    }.
log-travel = { $seat } remonte la rivière pour { $grain ->
    [one] { $grain } céréale
   *[other] { $grain } céréales
    }.
log-trade_bottom = { $seat } achète au marchand du bas pour { $goods ->
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
    }.
log-trade_middle = { $seat } achète au marchand du milieu pour { $goods ->
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
    }.
log-trade_top = { $seat } prend { $resource } au marchand du haut.
log-receives = { $seat } reçoit { $resource }.
log-ship = { $seat } choisit un bateau : { $furs ->
    [one] { $furs } fourrure
   *[other] { $furs } fourrures
    }, { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
    }, { $goods ->
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
    } par tour.
log-load = { $seat } charge { $resource }.
log-sails = { $seat } expédie ses fourrures : { $points ->
    [one] { $points } point
   *[other] { $points } points
    }, { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
    }.
log-fee = { $seat } paie la taxe : { $district }.
log-buys = { $seat } achète { $resource }.
log-sells = { $seat } vend { $resource }.
log-build_warehouse = { $seat } construit un entrepôt : place pour { $storage ->
    [one] { $storage } marchandise
   *[other] { $storage } marchandises
    }.
log-build_houses = { $seat } construit { $count ->
    [one] { $count } ferme
   *[other] { $count } fermes
    }.
log-buy_furs = { $seat } achète { $count ->
    [one] { $count } fourrure
   *[other] { $count } fourrures
    } au marché noir.
log-move_post = { $seat } avance son comptoir à l’étape { $stop }.
log-harvest = { $seat } récolte { $grain ->
    [one] { $grain } céréale
   *[other] { $grain } céréales
    }.
log-feeds = { $seat } nourrit ses échoppes avec { $grain ->
    [one] { $grain } céréale
   *[other] { $grain } céréales
    }.
log-remove = { $seat } retire une échoppe sans céréales : { $district }{ $points ->
    [0] .
    [one] , 1 point perdu.
   *[other] , { $points } points perdus.
    }
log-goods = { $seat } reçoit { $stored ->
    [one] { $stored } marchandise
   *[other] { $stored } marchandises
    }{ $lost ->
    [0] .
    [one] {" "}({ $lost } perdue faute de place).
   *[other] {" "}({ $lost } perdues faute de place).
    }
log-coins = { $seat } reçoit { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
    } de la ville.
log-last_elections = Élections finales : { $points ->
    [one] { $points } point
   *[other] { $points } points
    } pour { $seat }.
log-last_land = Dernier terrain : { $points ->
    [one] { $points } point
   *[other] { $points } points
    } pour { $seat }.
log-last_pieces = Points pour { $seat } : { $furs } pour les fourrures restantes, { $points } pour les autres pièces restantes.

## Pourquoi quelque chose n’est pas possible maintenant

why = { $deed } : { $reasons }.
deed-auction = Enchère
deed-build = Échoppe
deed-gain_land = Agrandir le domaine
deed-trade_bottom = Troc
deed-trade_middle = Troc
deed-trade_top = Troc
deed-ship = Charger le navire
deed-buy_timber = Acheter du bois
deed-sell_timber = Vendre du bois
deed-buy_grain = Acheter des céréales
deed-sell_grain = Vendre des céréales
deed-build_warehouse = Entrepôt
deed-build_houses = Maisons
deed-buy_furs = Fourrures du marché noir
deed-move_post = Avancer le comptoir
why-first = terminez d’abord ce qui est demandé en haut
why-step = il faut une tuile « { $kind } », à son étape
why-tile = vous n’avez plus de tuile « { $kind } »
why-actions = une action spéciale, possible dès que les enchères sont finies
why-special = votre action spéciale de ce tour est utilisée
why-stock = plus aucun bâtiment dans votre réserve
why-room = aucune place de maison libre sur votre domaine, agrandissez d’abord votre domaine
why-needs = il manque { $resource }
why-furs = il manque { $count ->
    [one] { $count } fourrure
   *[other] { $count } fourrures
    }
why-coins_or_goods = il manque { $count } en pièces ou marchandises
why-taken = cette colonne est prise
why-column_size = à deux, on met aux enchères une colonne de trois tuiles, et il en reste une de deux
why-auctions = les colonnes sont mises aux enchères au début de chaque tour
why-all_built = tous vos entrepôts sont construits
why-no_furs = il n’y a pas de fourrures ici
why-no_space = aucune place libre plus en amont
why-gone = il n’y a plus rien ici

## Pourquoi une édition est refusée

refused-few_furs = { $there } fourrures ne suffisent pas ; il en faut { $needed } pour commencer à { $seats }.
refused-column_room = les colonnes ont place pour { $room } tuiles ; elles doivent contenir les { $there }.
refused-column_sizes = il faut des colonnes de 3 tuiles et des colonnes de 2.
refused-no_unmarked_space = il faut au moins une place de maison sans marque, pour que la dernière maison Lenape ait toujours une place.
refused-boat_at_last_stop = la dernière étape n’a pas de trajet ; seul 0 est permis.
refused-few_longhouse_spaces = places de maisons à la première étape avec { $seats } personnes : { $there } ; il en faut au moins { $seats }.
refused-few_post_spaces = places de comptoirs à la première étape avec { $seats } personnes : { $there } ; il en faut au moins { $seats }.
refused-decade = il faut ici { $decade } : d’abord douze cartes de 1620, puis douze de 1630.

## Libellés de la table

label-edition = Édition : { $edition }
label-round = Tour { $round } sur { $rounds }
label-river = La rivière, d’aval en amont
label-longhouses = maisons
label-boat = trajet (céréales)
label-posts = comptoirs
label-town = La ville (* le plus d’échoppes, = égalité)
label-traders = Marchands Lenape
label-top = haut, { $goods ->
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
    } par fourrure
label-middle = milieu, le tout pour { $goods ->
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
    }
label-bottom = bas, le tout pour { $goods ->
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
    }
label-supply = Réserve de fourrures { $supply }, défausse { $discards }
label-cash_box = Coffre
label-cards = Cartes disponibles
label-land = terrain
label-ships = bateaux
label-houses = fermes
label-fur_letters = B castor, M vison, O loutre, R rat musqué, L lynx
label-players = Dans l’ordre du tour (± en fin de tour : revenus, récolte moins repas)
label-players_now = Dans l’ordre du tour
label-points = points
label-coins = pièces
label-goods = march.
label-timber = bois
label-grain = céréales
label-furs = fourrures
label-buildings = bâtim.
label-tiles = tuiles
label-land_legend = Terrains, chaque place en points:[fermes|céréales par tour] si défrichée, sinon points:(fermes|bois du défrichage→céréales par tour) ; ■ bâtie, · à bâtir

## The rules in short

label-rules_summary =
    Six tours pour bâtir, s’établir et vendre des fourrures ; le plus de points gagne.
    Enchères : à chaque tour vous gagnez une colonne du coffre. Tout ce que vous avez peut payer, 1 par pièce. Vous recevez ses tuiles, ses pièces et la place dans l’ordre du tour de la personne qui l’a choisie.
    Viennent alors Ville, Domaine et Commerce : utilisez toutes vos tuiles du genre, et une action spéciale à chaque étape. Ce qui ne sert pas rapporte 1 pièce.
    Ville : bâtir jusqu’à 3 échoppes, 1 bois chacune, ou tenir des élections : des points par quartier où vous avez le plus d’échoppes, davantage si vous y êtes sans égal.
    Domaine : prendre un terrain, ou défricher ceux dont les fermes sont bâties : du bois tout de suite, des céréales à chaque tour, des points selon la place du dernier.
    Commerce : acheter des fourrures à un marchand Lenape, ou charger un bateau : moins il y a d’espèces, plus il y a de points ; pièces aussitôt, marchandises à chaque tour.
    Une action spéciale coûte 1 pièce, sauf si vous avez là le plus d’échoppes :
    – { district-lumberyard } : acheter ou vendre du bois, 1 pièce chacun.
    – { district-granary } : acheter ou vendre des céréales, 1 pièce chacune.
    – { district-docks } : bâtir un entrepôt pour 1 bois ; il fait place à plus de marchandises.
    – { district-millwork } : bâtir jusqu’à 3 fermes, 1 bois chacune, de gauche à droite.
    – { district-black_market } : piocher jusqu’à 3 fourrures, 3 pièces ou marchandises chacune.
    – { district-trading_company } : avancer le comptoir pour 1 bois : le commerce coûte moins de céréales.
    Fin du tour : céréales des terrains défrichés ; chaque échoppe en mange 1, sinon une s’en va et 2 points sont perdus ; puis les marchandises, tant qu’il y a place, et des pièces : 1 par quartier où vous êtes, 1 de plus où vous êtes en tête sans égal.
    Fin de partie : élections, terrain plein non défriché, fourrures, un tiers du reste.

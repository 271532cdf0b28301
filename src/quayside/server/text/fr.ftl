# Les mots du serveur.

level-random = au hasard
level-greedy = avide
level-easy = facile
level-medium = moyen
level-hard = difficile
level-expert = expert
bot-name = { $count ->
    [0] Robot ({ $level })
   *[other] Robot { $count } ({ $level })
    }
seat-name = Place { $seat }

headline-open = { $count ->
    [0] Tout le monde est là. La partie peut commencer.
    [one] Il manque encore { $count } personne.
   *[other] Il manque encore { $count } personnes.
    }
headline-closed = Cette table a été abandonnée.
headline-over = { $count ->
    [one] { $names } a gagné.
   *[other] { $names } se partagent la victoire.
    }
headline-waiting = On attend { $names }.
undo-asked = { $count ->
    [one] { $name } aimerait reprendre { $count } coup.
   *[other] { $name } aimerait reprendre { $count } coups.
    }
notice-title = À toi de jouer : { $game }
notice-text = { $name }, c’est à toi de jouer à { $game } : { $link }

## Refus

refused-not_understood = La demande n’a pas été comprise.
refused-too_large = C’est trop grand.
refused-no_such_page = Il n’y a rien à cette adresse.
refused-not_allowed_here = Cette adresse n’accepte pas ce genre de demande.
refused-foreign_origin = Les demandes venant d’autres sites ne sont pas acceptées.
refused-too_often = C’était trop à la fois. Attends { $seconds ->
    [one] { $seconds } seconde.
   *[other] { $seconds } secondes.
    }
refused-who_are_you = Dis-nous d’abord ton nom.
refused-bad_login = Le nom ou le mot de passe est faux.
refused-name_taken = Ce nom est pris. Choisis-en un autre.
refused-bad_name = Un nom a de 1 à { $longest } caractères visibles.
refused-bad_password = Un mot de passe a de 8 à 200 caractères.
refused-bad_email = Ce n’est pas une adresse électronique ; elles s’écrivent comme anna@example.org.
refused-long_chat = Un message a de 1 à { $most } caractères.
refused-bad_time_zone = Ce fuseau horaire n’existe pas ; ils s’écrivent comme Europe/Amsterdam.
refused-is_guest = Les invités n’ont pas de mot de passe. Choisis-en un d’abord.
refused-is_account = Tu as déjà un compte.
refused-no_such_game = Ce jeu n’existe pas. Les jeux sont : { $games }.
refused-bad_seats = { $game } se joue de { $least } à { $most }.
refused-bad_options = Ce jeu n’a pas cette option, ou elle ne se règle pas ainsi. Choisissez parmi celles que le jeu propose.
refused-rated_for_people = Les tables classées sont réservées aux personnes, avec l’édition fournie avec le jeu.
refused-no_time = Une pendule a besoin de temps : réserve, ajout ou délai de plus de 0 seconde.
refused-bad_edition = { $line ->
    [0] On ne peut pas jouer avec cette édition. Le fichier n’est pas juste : { $reason }
   *[other] On ne peut pas jouer avec cette édition. La ligne { $line } ({ $where }) n’est pas juste : { $reason }
    }
refused-bad_record = Cet enregistrement est inutilisable : { $why ->
    [running] il a été pris pendant la partie, sans sa graine.
    [forged] sa graine n’est pas celle promise au début de la partie.
    [rules] il a été joué selon une autre version des règles.
    [edition] il a été joué avec une édition dont les chiffres diffèrent.
    [illegal] les règles ne permettent pas le coup { $move }.
    [result] ses coups ne mènent pas au résultat qu’il annonce.
   *[damaged] ce n’est pas l’enregistrement complet d’une partie de Quayside.
    }
refused-no_such_table = Cette table n’existe pas.
refused-other_rules = Cette partie a été commencée avec d’anciennes règles (version { $then } ; maintenant { $now }) et ne peut plus être montrée ici. Ouvrez une nouvelle table.
refused-no_such_seat = Cette place n’existe pas ; la table en a { $seats }.
refused-no_such_move = Ce coup n’existe pas ; il y en a eu { $moves }.
refused-no_such_bot = Ce robot n’existe pas. Les niveaux sont : { $levels }.
refused-private = Cette table est privée. Demande un lien d’invitation.
refused-not_owner = Seule la personne qui a ouvert la table peut le faire.
refused-not_seated = Tu n’es pas à cette table.
refused-not_your_seat = La place { $seat } n’est pas la tienne.
refused-seat_taken = Cette place est prise.
refused-seats_empty = { $count ->
    [one] { $count } place est encore libre : invite quelqu’un, ou donne-la à un robot.
   *[other] { $count } places sont encore libres : invite du monde, ou donne-les à des robots.
    }
refused-already_seated = Tu es déjà à cette table.
refused-already_started = La partie a déjà commencé.
refused-not_started = La partie n’a pas encore commencé.
refused-is_over = La partie est finie.
refused-not_over = La partie n’est pas encore finie.
refused-is_closed = Cette table a été abandonnée.
refused-not_your_turn = Ce n’est pas à toi de jouer.
refused-stale = Il s’est passé quelque chose entre-temps. Regarde encore une fois.
refused-not_legal = Ce n’est pas possible maintenant. Choisis un des coups proposés.
refused-no_undo = Il n’y a rien à reprendre.
refused-no_request = Il n’y a rien à répondre.
refused-bot_plays = Un robot joue à cette place.
refused-still_here = Un robot ne peut remplacer que quelqu’un qui est absent et qui fait attendre depuis { $seconds ->
    [one] { $seconds } seconde.
   *[other] { $seconds } secondes.
    }
refused-not_away = Aucun robot ne joue pour toi.
refused-no_hints = Il n’y a pas de conseils à cette table.
refused-no_clock = Aucune horloge ne tourne.
refused-price_gone = Ce prix n’est plus sur l’horloge.
refused-empty_chat = Il n’y a rien là-dedans.
refused-busy = Le serveur ne peut pas le faire maintenant. Réessaie dans un instant.
refused-broken = Quelque chose s’est mal passé ici. C’est noté ; réessaie.

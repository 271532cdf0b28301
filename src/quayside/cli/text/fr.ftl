# Les mots de la ligne de commande.

colour-blue = Bleu
colour-orange = Orange
colour-green = Vert
colour-red = Rouge
colour-purple = Violet

welcome = Vous êtes { $name }. Contre vous : { $others } ({ $level }).
welcome-hotseat = À cette table : { $others }.
welcome-rules = r montre les règles en bref, ? l’aide.
narrow = La table demande un terminal de { $columns } colonnes ; celui-ci en a { $width }, des lignes seront donc coupées.
level-random = des robots qui jouent au hasard
level-greedy = des robots gourmands
level-easy = des robots faciles
level-medium = des robots moyens
level-hard = des robots difficiles
level-expert = des robots experts

won = { $count ->
    [one] { $names } remporte la partie.
   *[other] { $names } se partagent la victoire.
    }
total = Total
replay-stands = La position après le coup { $moves } sur { $of }.

games-players = { $least }–{ $most } joueurs
games-edition = édition : { $edition }

choose = Votre choix
choose-number = un nombre de { $least } à { $most }
commands = { $undo ->
    [own] u annuler ·{" "}
    [other] u annuler ({ $who }) ·{" "}
   *[no] {""}
    }b table · l récit · h avis · r règles · s sauver · q sauver et sortir · ? aide
    plusieurs réponses sur une ligne : 1 1 3
help =
    Tapez le numéro d’un choix, ou ses mots ({ $example }) ; leur début suffit ({ $short }).
    Plusieurs réponses peuvent tenir sur une ligne : 1 1 3 paie trois pièces, l’une après l’autre. Celles qui restent sont oubliées quand quelqu’un d’autre agit.
    p passe ou arrête, quand c’est possible. Entrée seule montre de nouveau les choix.
    u (annuler) annule la dernière décision, tant que personne d’autre n’a joué et que rien n’a été révélé ; b (table) montre de nouveau la table ; l (récit) raconte toute la partie ; h (avis) montre les trois meilleurs choix ; r (règles) les règles en bref ; s (sauver) sauvegarde ; q (quitter) sauvegarde et quitte.

# What may be typed for a command, besides its letter and the English word
word-undo = annuler
word-board = table, plateau
word-log = récit, recit
word-hint = avis
word-rules = règles, regles
word-save = sauver, sauvegarder
word-quit = quitter, sortir
word-help = aide
word-pass = passer, passe

ahead-forgotten = Tapé d’avance et oublié, car quelqu’un d’autre agit : { $rest }
unknown = { $said } ne fait pas partie des choix.
no-undo = Impossible d’annuler : quelqu’un d’autre a joué, ou quelque chose a été révélé.
undone = Annulé : la dernière décision de { $who }.
hint-heading = Les meilleurs choix après une seconde : points et part de victoire promis, et part de la réflexion
hint = { $points } points · victoire { $outlook } · réflexion { $share } : { $choice }
saved = Partie sauvegardée dans { $file }. Pour la reprendre : quayside play --resume { $word }
saved-end = L’enregistrement de la partie est dans { $file }.
save-folder = { $file } est un dossier ; une partie se sauvegarde dans un fichier.
save-exists = Le fichier { $file } existe déjà ; il n’est pas écrasé. Choisissez un autre nom, ou reprenez-le avec --resume si c’est une partie sauvegardée.
save-impossible = La partie ne peut pas être sauvegardée dans { $file } : { $reason }.
save-where = Un autre nom de fichier (Entrée seule : continuer à jouer)
save-not = La partie n’est pas sauvegardée.
reconstruction = Dans l’édition fournie avec Quayside, la plupart des chiffres des cartes et du plateau sont une reconstitution. Si vous avez la boîte, vous pouvez saisir les vôtres : voir --edition.

# quayside rules
rules-more = Toutes les règles : quayside rules { $game } --language { $language }
rules-no-chapter = Il n’y a pas de chapitre « { $chapter } » ; les chapitres sont { $chapters }.

# quayside verify
verify-record = { $title }, { $seats } joueurs, édition « { $edition } », version des règles { $rules }.
verify-seed = La graine correspond à son empreinte publiée.
verify-no-hash = L’enregistrement ne donne pas d’empreinte de sa graine ; cela n’a donc pas été vérifié.
verify-moves = { $moves ->
    [one] Le seul coup est permis.
   *[other] Les { $moves } coups sont tous permis.
    }
verify-not-over = La partie n’est pas finie.
verify-no-result = L’enregistrement ne donne pas de résultat. Ses coups mènent à ces scores par place : { $scores } ; gagne la place { $winners }.
verify-result = Le résultat est juste : scores par place { $scores } ; gagne la place { $winners }.

# quayside simulate
simulate-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
    } de { $game } à { $seats } places, graine « { $seed } »
simulate-speed = { $decisions } décisions en { $seconds } s : { $decisions_per_second } par seconde
simulate-scores = scores moyens par place : { $scores } ; { $mean_decisions_per_game } décisions par partie
digest = empreinte { $digest }

# quayside hint
hint-move = Coup { $move }. { $who } : { $prompt }
hint-choice = choix
hint-thinking = réflexion
hint-outlook = espoir
hint-points = points
hint-legend = réflexion : la part consacrée à ce choix ; espoir : à peu près la part de victoire qu’il promet.
hint-over = { $moves ->
    [one] La partie est finie après son seul coup ; --to N revient à un coup précédent.
   *[other] La partie est finie après ses { $moves } coups ; --to N revient à un coup précédent.
    }
hint-not-turn = Ce n’est pas à la place { $seat } de jouer, mais à la place { $seats }.

# quayside arena
arena-match = { $title }, { $seats } places, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
    }, graine « { $seed } »
arena-deals = { $deals ->
    [one] { $deals } donne, jouée
   *[other] { $deals } donnes, jouées
    } { $times ->
    [one] une fois.
   *[other] { $times } fois en échangeant les places.
    }
arena-alone = { $first } seul contre { $others } × { $second }, à chaque place tour à tour.
arena-all = Chaque robot à chaque place tour à tour{ $who ->
    [twice] {" "}(certains occupent deux places).
    [waiting] {" "}(certains attendent).
   *[once] .
    }
arena-not-whole = La dernière donne n’est pas complète ; un multiple de { $games } parties serait plus juste.
arena-column-bot = robot
arena-column-share = victoires (95 %)
arena-column-fair = × juste
arena-column-score = score
arena-column-rating = cote
arena-column-time = temps
arena-column-decisions = décisions
arena-kept = Enregistrements, résultats et graphique sont dans { $folder }.
arena-interrupted = { $games ->
    [one] { $games } partie est gardée
   *[other] { $games } parties sont gardées
    } dans { $folder } ; --resume continue.
arena-resume-what = --resume a besoin de --out DIR : le dossier du match à continuer.
fault-raised = { $bot } a échoué avec une erreur pour { $count } de ses { $decisions } décisions ; des coups au hasard ont été joués à la place ({ $first }).
fault-illegal = { $bot } a nommé un coup interdit pour { $count } de ses { $decisions } décisions ; des coups au hasard ont été joués à la place ({ $first }).
fault-late = { $bot } a dépassé le temps pour { $count } de ses { $decisions } décisions ; des coups au hasard ont été joués à la place ({ $first }).

# quayside ladder
ladder-step = { $upper } contre { $lower }, { $seats } places
ladder-done = Le tableau est dans { $file }, les parties sont dans { $folder }.

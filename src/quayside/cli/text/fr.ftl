# Les mots de la ligne de commande.

colour-blue = Bleu
colour-orange = Orange
colour-green = Vert
colour-red = Rouge
colour-purple = Violet

welcome = Vous êtes { $name }. Contre vous : { $others } ({ $level }).
welcome-hotseat = À cette table : { $others }.
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
    [yes] u annuler ·{" "}
   *[no] {""}
    }b table · l récit · h avis · s sauver · q sauver et sortir · ? aide
help = Tapez le numéro d’un choix, ou ses mots (par exemple { $example }). Autres commandes : u annule votre dernière décision, tant que personne d’autre n’a joué et que rien n’a été révélé ; b montre de nouveau la table ; l tout le récit ; h ce que ferait un robot ; s sauvegarde ; q sauvegarde et quitte.
unknown = { $said } ne fait pas partie des choix.
no-undo = Impossible d’annuler : quelqu’un d’autre a joué, ou quelque chose a été révélé.
undone = Annulé.
hint = Un robot choisirait : { $choice }
saved = Partie sauvegardée dans { $file }. Pour la reprendre : quayside play --resume { $file }
saved-end = L’enregistrement de la partie est dans { $file }.
reconstruction = Dans l’édition fournie avec Quayside, la plupart des chiffres des cartes et du plateau sont une reconstitution. Si vous avez la boîte, vous pouvez saisir les vôtres : voir --edition.

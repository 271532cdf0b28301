# Les mots du client pour navigateur.

start-title = Trois jeux de commerce au bord de l’eau
start-lead = Prenez place à une table : tout de suite contre des bots, ou entre amis grâce à un lien. Aucun compte n’est nécessaire.
games = Jeux
about-nieuw-amsterdam = Bâtissez dans la jeune ville, défrichez et expédiez des fourrures sur l’Hudson. Chaque manche s’ouvre par une enchère pour les actions.
about-merchants-of-amsterdam = Maisons sur les canaux, comptoirs outre-mer, denrées à la bourse : enchérissez contre l’horloge qui descend.
about-riverboat = Des fermes au bord du Mississippi : placez vos ouvriers, posez les récoltes et envoyez les bateaux à La Nouvelle-Orléans.
about-other = Un jeu de commerce au bord de l’eau.
seats-range = De { $least } à { $most } joueurs
play-now = Jouer
new-table = Nouvelle table
rules = Règles
rules-beside = Les règles de ce jeu, dans un nouvel onglet
my-tables = Mes tables
my-tables-none = Vous n’êtes encore à aucune table.
open-tables = Tables ouvertes
open-tables-none = Personne n’attend de joueurs pour l’instant. Ouvrez vous-même une table.
finished-games = Parties terminées
finished-none = Aucune partie publique n’est encore terminée ici.
your-turn = À vous
is-over = terminée
is-open = attend des joueurs
try-again = Réessayer
seat-empty = place libre
which-game = Quel jeu
lobby-seats = Places
how-many = Joueurs
seat-number = Place { $number }
seat-me = Moi
seat-open = Libre : un ami par lien, ou n’importe qui
seat-bot = Bot : { $level }
terms = Conditions
time = Temps
time-untimed = Sans pendule
time-live = En direct : 15 minutes, 20 secondes de plus par coup
time-quick = Rapide : 5 minutes, 8 secondes de plus par coup
time-day = Au fil des jours : un jour par coup
time-days = Au fil des jours : trois jours par coup
flag-public = Tout le monde peut trouver la table
flag-spectators = Les spectateurs sont bienvenus
flag-undo = On peut reprendre ses coups
flag-hints = Les conseils sont permis
flag-rated = Classée : sans conseils, compte pour le classement
own-edition = Le matériel de ma propre boîte
edition = Édition : { $name }.
edition-reconstruction = Certains chiffres sont notre reconstruction, non ceux du jeu publié.
open-table = Ouvrir la table
your-name = Votre nom
guest-name = Invité
sit-here = S’asseoir ici
add-bot = Ajouter un bot
bot-level = Niveau des bots ajoutés
present = présent
away = absent
stand-up = Se lever
clear-seat = Libérer la place
invite = Inviter
invite-how = Quiconque ouvre ce lien peut s’asseoir.
invite-link = Lien d’invitation
copy = Copier
copied = Copié
start-game = Commencer
close-table = Abandonner la table
to-start = Page d’accueil
prompt-region = Ce qu’il faut décider
choices = Choix
hint = Conseil
hint-said = Un bot choisirait : { $move }
hint-estimate = { $game ->
    [merchants-of-amsterdam] (il espère finir avec environ { $points } et { $percent } % de la victoire)
   *[other] (il espère environ { $points } points et { $percent } % de la victoire)
    }
undo = Annuler
undo-ask = Demander à annuler
undo-key = Reprendre la dernière décision (touche U)
confirm = Confirmer
cancel = Annuler
line-broken = La liaison avec le serveur est coupée. Nous réessayons ; rien n’est perdu.
fault-unreachable = Le serveur est injoignable. La connexion est-elle bonne ? Veuillez réessayer.
fault-unknown = Quelque chose s’est mal passé. Veuillez réessayer.
players = Joueurs
you = vous
turn-order = Rang dans l’ordre du tour
is-deciding = décide
bot-plays = un bot joue
time-left = Temps restant
points = { $game ->
    [merchants-of-amsterdam] argent
   *[other] points
    }
holdings = Possessions
aim-title = Le but du jeu
aim-known = Compris
aim = { $game ->
    [nieuw-amsterdam] Après { $rounds } tours, le plus de points gagne. Élections en ville, terrains défrichés et fourrures expédiées en rapportent ; les échoppes mal nourries en coûtent.
    [merchants-of-amsterdam] Après { $rounds } tours, le plus d’argent gagne. Bourse, maisons et comptoirs paient de temps à autre : dans chaque marché, quartier et région, aux deux premiers seulement.
    [riverboat] Après { $rounds } manches, le plus de points gagne. Bateaux, granges, puits et opportunités en rapportent, puis les agents à La Nouvelle-Orléans et votre port.
   *[other] {""}
    }
replace-by-bot = Laisser jouer un bot
log = Journal
log-look = Revoir la table à ce moment
log-empty = Rien ne s’est encore passé.
log-and-chat = Journal et discussion
chat = Discussion
chat-empty = Personne n’a rien dit.
chat-say = Dire quelque chose
send = Envoyer
board = Plateau
more = Plus
keys = Touches : Tab et Entrée pour tout ; U annuler, D terminer ou passer, H conseil, [ et ] revenir et avancer.
leave = Laisser un bot jouer pour moi
come-back = Reprendre ma place
resign = Abandonner
resign-sure = Abandonner ? Un bot finira la partie et vous serez dernier.
looking-back = Retour en arrière : après le coup { $move } sur { $of }
step-back = Reculer
step-on = Avancer
back-to-now = Revenir au présent
agree = Accepter
refuse = Refuser
dial = L’horloge
dial-stop = Arrêter à { $price }
place-not-now = Rien à faire ici pour l’instant.
end-places = La partie est terminée.
end-ledger = { $game ->
    [merchants-of-amsterdam] D’où vient l’argent
   *[other] D’où viennent les points
    }
total = Total
chart-lead = Comment l’avance a changé
chart-moves = coups
rematch = Rejouer
rematch-join = Rejoindre la revanche
replay = Revoir
download-record = Télécharger la partie
end-fair = Le hasard était-il honnête ?
end-seed = Le secret du mélange :
end-hash = Son empreinte, montrée dès le début :
replay-of = Revoir : { $title }
to-first = Au début
to-last = À la fin
play = Lecture
pause = Pause
move-of = Coup { $move } sur { $of }
to-table = À la table
loading = Un instant …
no-way-in = Impossible d’entrer
new-version = Il y a une nouvelle version
new-version-how = Une partie de la page est introuvable, peut-être parce que Quayside a été renouvelé. Rechargez ; rien n’est perdu.
reload = Recharger
lost = Il n’y a rien à cette adresse
lost-how = Le lien est peut-être ancien ou mal saisi.
skip = Aller au contenu
house = Quayside
settings = Réglages
account = Compte
to-light = Clair
to-dark = Sombre
setting-language = Langue
setting-theme = Thème
setting-theme-system = Comme le système
setting-theme-light = Clair : à la fenêtre
setting-theme-dark = Sombre : le port la nuit
setting-motion = Mouvement
setting-motion-system = Comme le système
setting-motion-full = Les pièces bougent
setting-motion-reduced = Rien ne bouge
setting-sound = Son
setting-sound-off = Silence
setting-sound-bell = Une cloche quand c’est à moi
setting-play = En jeu
setting-confirm = Demander avant chaque coup
settings-kept = Conservé dans ce navigateur.
account-guest = Vous jouez en invité. Un mot de passe en fait un compte, pour revenir de partout.
account-why = Un nom suffit pour jouer en invité. Avec un mot de passe il devient un compte, et vous revenez depuis n’importe quel appareil.
account-yours = C’est votre compte.
account-make = Créer un compte
account-password = Changer de mot de passe
email = Adresse mail, pour les avis (facultatif)
password = Mot de passe
password-old = Mot de passe actuel
password-new = Nouveau mot de passe (8 caractères au moins)
save = Enregistrer
saved = Enregistré.
log-in = Se connecter
log-out = Se déconnecter
logged-in = Bon retour.
logged-out = Vous êtes déconnecté.
be-guest = Simple invité
delete-me = Supprimer mes données
delete-sure = Supprimer définitivement nom, mail, mot de passe et messages ?
deleted = Vos données sont supprimées.
rules-missing = Il n’y a pas encore de page de règles pour ce jeu.
print = Imprimer
contents = Sommaire
yes = oui
no = non
na-round = Tour { $round } sur { $rounds }
na-supply = Fourrures en réserve : { $supply }
na-river = Le fleuve, ses campements et ses comptoirs
na-hudson = Rivière du Nord
na-village = Campement { $number }
na-stop = Campement { $number } : maisons Lenape { $longhouses }, comptoirs : { $posts }
na-boat = Le bateau vers l’amont coûte { $grain ->
    [one] { $grain } céréale
   *[other] { $grain } céréales
    }
na-rule-river = Si le campement face à votre comptoir est vide, chaque échange coûte les céréales de tous les bateaux jusqu’au campement habité le plus proche.
na-town = La ville et ses six quartiers
na-no-business = aucune échoppe
na-rule-lumberyard = Action spéciale : acheter du bois à 1 pièce l’unité, ou en vendre. Taxe de 1 pièce, sauf si vous avez ici le plus d’échoppes, seul ou à égalité.
na-rule-granary = Action spéciale : acheter des céréales à 1 pièce l’unité, ou en vendre. Taxe de 1 pièce, sauf si vous menez ici ou êtes à égalité.
na-rule-docks = Action spéciale : bâtir un entrepôt pour 1 bois, afin de loger plus de marchandises. Taxe de 1 pièce, sauf si vous menez ici ou êtes à égalité.
na-rule-millwork = Action spéciale : bâtir 1 à 3 fermes sur vos terrains pour 1 bois chacune. Taxe de 1 pièce, sauf si vous menez ici ou êtes à égalité.
na-rule-black-market = Action spéciale : piocher 1, 2 ou 3 fourrures pour 3, 6 ou 9 pièces et marchandises. Taxe de 1 pièce, sauf si vous menez ici ou êtes à égalité.
na-rule-trading-company = Action spéciale : avancer votre comptoir vers l’amont pour 1 bois. Taxe de 1 pièce, sauf si vous menez ici ou êtes à égalité.
na-cash-box = Le coffre
na-column = Colonne { $number } : ville { $city }, domaine { $land }, commerce { $trade }, pièces { $coins }
na-column-owned = Colonne { $number } : prise par { $name }
na-rule-column = Chaque colonne est mise aux enchères : ses tuiles sont vos actions du tour. Tout ce que vous possédez vaut 1 pour payer.
na-bids = Enchères
na-passed = passe
na-auction-opens = La colonne { $number } est aux enchères
na-traders = Marchands lenapes
na-no-furs = aucune fourrure
na-each = l’unité
na-all = le tout
na-rule-trader-top = Tuile commerce : prenez ici 1 à 4 fourrures, 1 marchandise chacune.
na-rule-trader-all = Tuile commerce : prenez toutes les fourrures de ce marchand au prix indiqué.
na-land-offer = Terrains offerts
na-ship-offer = Navires offerts
na-land-card = Terrain à { $houses ->
    [one] { $houses } ferme
   *[other] { $houses } fermes
    }. Une fois bâti et défriché : { $timber } bois, une seule fois, puis { $grain ->
    [one] { $grain } céréale
   *[other] { $grain } céréales
    } par tour
na-rule-land = Une tuile Domaine donne une carte. Ses fermes bâties, une autre tuile la défriche : bois, points selon sa place, et céréales à chaque tour.
na-ship-card = Navire : prend { $furs } fourrures ; pièces { $coins } aussitôt, marchandises { $goods } par tour
na-rule-ship = Tuile commerce : chargez exactement les fourrures demandées. 3 points par fourrure de la sorte la plus fréquente, 2 de la suivante, 1 des autres.
na-stock = Bâtiments en réserve
na-wharf = Entrepôts { $count } sur { $all } ; marchandises { $goods }, place pour { $storage }
na-row-card = Terrain : fermes { $built } sur { $houses } ; défriché, il donne { $timber } bois, { $points } points à cette place, puis { $grain ->
    [one] { $grain } céréale
   *[other] { $grain } céréales
    } par tour
na-row-cleared = Terrain défriché : { $grain ->
    [one] { $grain } céréale
   *[other] { $grain } céréales
    } par tour
na-own-ship = Navire : { $goods } marchandises par tour
na-forecast = Fin de tour :
na-forecast-rule = Ce qu’apporte la fin de tour : céréales après le repas, marchandises des navires, pièces de la ville ; ce que vaudraient des élections
na-forecast-grain = céréales
na-hungry = { $count ->
    [one] Une échoppe ne peut être nourrie : elle quittera la ville et coûtera 2 points.
   *[other] { $count } échoppes ne peuvent être nourries : elles quitteront la ville et coûteront 2 points chacune.
    }
na-forecast-goods = marchandises
na-forecast-coins = pièces
na-forecast-elections = points aux élections
na-forecast-travel = céréales du trajet par échange
points-count = { $game ->
    [merchants-of-amsterdam] { NUMBER($count, useGrouping: 0) }
   *[other] { $count ->
        [one] { $count } point
       *[other] { $count } points
        }
    }
spectators = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
    }
na-houses = { $count ->
    [one] { $count } ferme
   *[other] { $count } fermes
    }
na-leads = { $count ->
    [one] { $names } en a le plus
   *[other] { $names } sont à égalité en tête
    }

# L’application : raisons, classement, parties enregistrées, avis
ranking = Classement
ranking-how = Les parties classées comptent ici. Le chiffre estime la force avec prudence : il part bas et monte avec les bons résultats et avec chaque partie qui nous rend plus sûrs.
ranking-place = Place
ranking-rating = Cote
ranking-games = Parties
ranking-none = Personne n’a encore terminé de partie classée. Ouvrez une table classée pour être le premier.
your-name-short = Nom
record-open = Ouvrir une partie depuis un fichier
record-file = Enregistrement d’une partie (.json)
record-replay = La regarder
record-hotseat = La continuer, sur un seul clavier
record-unreadable = { $name } n’est pas l’enregistrement d’une partie : il faut un fichier .json téléchargé ici.
notices = Avis
notices-how = Quand c’est votre tour et que vous ne regardez pas, ce serveur peut vous envoyer un courriel, s’il est réglé pour cela.
quiet = Pas pendant mes heures calmes : attendre leur fin
quiet-from = de
quiet-to = à
time-zone = Fuseau horaire
terms-bank = En direct : { $bank } minutes, { $increment } secondes de plus à chaque tour
terms-deadline = Tour par tour : { $time } pour chaque coup
too-late = Toutes les places de cette table sont prises, vous regardez donc. Vous pouvez ouvrir votre propre table.
place-past = Vous regardez en arrière : revenez à maintenant pour agir.
place-not-yours = Ce n’est pas votre tour.
place-news = Il s’est passé quelque chose ici depuis votre dernier coup.
na-rule-found = Avant le premier tour, chacun fonde deux échoppes, gratuitement. Le plus d’échoppes dans un quartier : pas de taxe pour son action spéciale, plus de pièces, et des points aux élections.
na-rule-bid = On ne vous demande qu’une fois par colonne. Le gagnant paie avec n’importe quels éléments, 1 chacun, et prend les tuiles, les pièces et la place dans l’ordre du tour de celui qui l’a choisie.
na-rule-pay = Chaque élément paie 1. Gardez ce qu’il vous faudra : le bois bâtit, les céréales nourrissent, les marchandises achètent des fourrures.
na-rule-city = Une tuile Ville bâtit jusqu’à 3 échoppes où vous voulez, 1 bois chacune. Chaque échoppe mange 1 céréale en fin de tour.
na-rule-elections = Ou bien, avec une tuile Ville : des points pour chaque quartier où vous avez le plus d’échoppes, davantage si vous êtes seul.
na-rule-remove = Chaque échoppe qui ne peut être nourrie quitte la ville et coûte 2 points.
na-rule-give-up = Ce que vous n’utilisez pas rapporte 1 pièce.
na-uses-tile = Avec une tuile
na-uses-special = Action spéciale
na-brief-build = Bâtir une échoppe pour 1 bois :
## Riverboat

replay-speed = Vitesse
moves-a-second = { $count ->
    [one] { $count } coup par seconde
   *[other] { $count } coups par seconde
    }
rb-farms = Fermes
rb-farm = La ferme : { $board }
rb-whose-farm = La ferme montrée en grand
rb-start-marker = a le marqueur de premier joueur
rb-bare = nue
rb-worker = ouvrier
rb-barn = Grange
rb-well = Puits
rb-surveyed = décompté
rb-worth = vaut { $points } maintenant
rb-mini = La ferme de { $name } : { $crops } ; ouvriers { $workers }, granges { $barns }, puits { $wells }
rb-rule-barn = Un géomètre ici marque des points pour chaque case voisine d’une culture de votre choix. Rien ne compte deux fois.
rb-rule-well = Un géomètre ici marque des points pour chaque case du groupe contigu de cette culture. Un seul puits au plus par culture.
rb-rule-planted = Une case plantée : son ouvrier est récolté quand un bateau charge cette culture.
rb-rule-field = Une case de la région { $region } : les ouvriers y viennent quand une carte de cette région est retournée. Une région entièrement couverte de tuiles et de granges rapporte des points à la fin.
rb-phase-cards = Cartes de phase
rb-card-held = { $card }. Prise par { $name }
rb-rule-cultivate = Phase 1 : huit cartes de région ; pour chacune, chacun pose un ouvrier sur une case libre de cette région. Qui tient la carte reçoit d’abord un ouvrier de la piste des manches.
rb-rule-plant = Phase 2 : à tour de rôle, prendre une tuile et la poser sous ses ouvriers. Doubles et triples marquent aussitôt. Qui tient la carte reçoit une pièce et commence.
rb-rule-ship = Phase 3 : prendre un bateau et le charger d’ouvriers d’une même culture, exactement autant qu’il en tient. Qui tient la carte avance son maître du port et commence.
rb-rule-opportunity = Phase 4 : chacun prend une opportunité avec le bonus au-dessus. Qui tient la carte marque et commence.
rb-rule-score = Phase 5 : les géomètres évaluent granges, puits et opportunités ; puis chaque géomètre posé et chaque agent rapporte un point. Qui tient la carte choisit un privilège et commence.
rb-crops = Tuiles de culture
rb-searched = La pile fouillée
rb-tile = { $tile } : { $count } là
rb-stack = Pile ({ $size }) : il en reste { $count }
rb-rule-stack = Pour une pièce, vous pouvez choisir n’importe quelle tuile de cette pile.
rb-rule-stack-triple = Personne ne peut fouiller les triples.
rb-boats = Bateaux au débarcadère
rb-boat = Bateau pour { $load } : points { $points }, pièces { $coins }, port { $harbour }, { $acquisition ->
    [barn] une grange
    [surveyor] un géomètre
    [any] une acquisition
   *[none] aucune acquisition
    }, agents { $agents }, jusqu’à { $most } agents de plus ; { $stack } dans la pile
rb-boat-gone = Aucun au débarcadère
rb-rule-boat = Chargez-le d’ouvriers debout sur une même culture, exactement autant qu’il en tient. Pour une pièce, vous pouvez prendre un bateau de sa pile.
rb-river = Le fleuve avec tous les quais et maîtres du port, et La Nouvelle-Orléans
rb-new-orleans = La Nouvelle-Orléans
rb-lane = { $name } : maître du port sur { $space } ; charges { $loads } ; atteint { $reached }, vaut { $points } si la partie finissait maintenant ; agents { $agents }
rb-rule-harbour = À la fin, le maître du port le plus avancé marque toutes les charges qu’il a atteintes ; les autres la moitié des leurs.
rb-regions = Cartes de région
rb-region-card = Carte de région { $turned } sur { $of } : { $region }
rb-who-placed = Qui a déjà posé un ouvrier pour cette carte
rb-to-come = Encore { $count } cartes dans le paquet de cette partie :
rb-opportunities = Opportunités
rb-rule-opportunity-card = Elle reste visible devant vous ; un géomètre posé dessus la marque.
rb-card-stack = Pile : { $count }.
rb-card-bottom = Tout en dessous : { $cards }.
rb-scoring = À décompter
rb-surveyors = { $count } en réserve, { $placed } posés
rb-nothing-to-survey = Rien à décompter encore : granges, puits et opportunités viendront ici.
rb-presence = Géomètres posés et agents : { $points } par manche.
rb-supply = Réserve : pièces, géomètres, granges, puits ; ouvriers sur la piste des manches
rb-supply-told = Réserve : pièces { $coins }, géomètres { $surveyors }, granges { $barns }, puits { $wells } ; ouvriers sur la piste des manches { $round_track }
rb-turn-left = Tourner à gauche (Maj+R, molette vers le haut)
rb-turn-right = Tourner à droite (R, molette vers le bas)
rb-lay = Poser : { $where }
rb-lay-where = Choisissez une case
rb-turn-how = Tourner avec la molette, avec R, ou en touchant encore une fois.
rb-lay-how = Choisissez une des cases qui luisent.
rb-workers = Ouvriers en réserve
rb-coins = Pièces
rb-surveyors-held = Géomètres en réserve, et ceux posés
rb-agents = Agents
rb-harvested = Récolté, et avec un ouvrier
rb-crop-told = { $crop } : récolté { $harvested } (à { $bonus } une acquisition), avec un ouvrier { $standing }
rb-uncovered = Cases de chaque région pas encore couvertes
rb-region-left = { $region } : { $count ->
    [0] couverte
    [one] { $count } case non couverte
   *[other] { $count } cases non couvertes
    }
rb-own-cards = Opportunités à soi, avec leur valeur présente
rb-forecast = Fin de manche +{ $presence }, fin de partie +{ $later }
rb-forecast-rule = Si c’était maintenant : géomètres et agents { $presence } par manche ; à la fin pièces { $coins }, régions { $regions }, acquisitions non décomptées { $acquisitions }, port { $harbour }, La Nouvelle-Orléans { $new_orleans }
rb-last-scoring = Le décompte final
rb-last-estate = Domaine
rb-last-coins = pièces
rb-last-regions = régions couvertes
rb-last-acquisitions = acquisitions non décomptées
rb-last-harbour = Port
rb-last-harbour-how = Le maître du port le plus avancé marque toutes les charges atteintes, les autres la moitié des leurs, arrondie au-dessus.
rb-last-new-orleans-how = Le plus d’agents d’abord : { $points }. Sans agents, pas de place.
rb-tie-broken = Égalité : la carte de phase la plus basse de la manche 4 est devant.
rb-space = case
rb-card = carte
rb-loads = charge
rb-brief-place = Poser un ouvrier sur
rb-brief-coin = Pour une pièce, poser un ouvrier sur
rb-brief-lay = Poser la tuile sur
rb-brief-barn = Bâtir une grange sur
rb-brief-well = Creuser un puits sur
## Merchants of Amsterdam : le plateau et l’horloge

ma-turn = Tour { $turn } sur { $turns }
ma-town = La vieille ville d’Amsterdam et ses quatre quartiers
ma-harbour = Het IJ
ma-free-space = libre
ma-free-posts = { $count ->
    [0] aucun comptoir libre
    [one] un comptoir libre
   *[other] { $count } comptoirs libres
    }
ma-bridge = Pont : { $money } pour qui a une maison à chaque bout
ma-bridge-held = Pont : { $name } le tient, { $money }
ma-rule-bridge = Des maisons aux deux bouts d’un pont rapportent aussitôt. Si l’une disparaît, l’argent est rendu.
ma-rule-house = Une carte maison ou un blason construit ici. Vos maisons qui se touchent par un côté dans un quartier forment un groupe.
ma-rule-houses = Décompte : le quartier le plus rempli paie le mieux. Dans chacun, le plus grand groupe de maisons reçoit le premier montant, le deuxième l’autre ; les égalités se partagent.
ma-rule-post = Une carte comptoir ou un globe fonde un comptoir ici ; il donne aussi un pas sur le marché de sa marchandise.
ma-rule-posts = Décompte : la région la plus remplie paie le mieux. Dans chacune, qui a le plus de comptoirs reçoit le premier montant, le suivant l’autre ; les égalités se partagent.
ma-rule-exchange = Décompte : le marché dont le pion est le plus avancé paie le mieux. Dans chacun, le pion de tête reçoit le premier montant, le suivant l’autre ; les égalités se partagent. Sur la case { $field } des quatre marchés, une maison gratuite.
ma-rule-scoring = Les quatre parties sont classées et les deux premiers de chacune sont payés. Le registre ci-dessous montre ce que ce serait maintenant.
ma-rule-deck = Le bourgmestre retourne les cartes une à une et pose chacune sur un disque avant de voir la suivante. Un sablier avance aussitôt le marqueur de temps.
ma-rule-mayor = Le bourgmestre exécute cette carte gratuitement.
ma-rule-auction = Cette carte est vendue à l’horloge ; tous peuvent l’acheter, le bourgmestre aussi.
ma-rule-discard = Cette carte est défaussée.
ma-rule-none = Vous laissez cette carte aux autres, à n’importe quel prix.
ma-rule-claim = Réclamer : l’horloge repart avec des prix doublés, et si personne ne surenchérit, la carte est à vous pour cette somme.
ma-part = { $part }, rang { $rank } : { $standings }
ma-standing = { $name } { $count }
ma-standing-paid = { $name } { $count }, recevrait { $money }
ma-nobody = encore personne
ma-exchange = La bourse
ma-time = La piste du temps
ma-now = Le marqueur est ici.
ma-past = Passé.
ma-ahead = { $count ->
    [one] La prochaine case.
   *[other] Dans { $count } cases.
    }
ma-hourglasses = encore { $count ->
    [one] un sablier
   *[other] { $count } sabliers
    } parmi { $cards ->
    [one] une carte
   *[other] { $cards } cartes
    }
ma-next-scoring = { $area } : { $count ->
    [one] prochaine case
   *[other] dans { $count } cases
    }
ma-discs = Les disques du bourgmestre et la pioche
ma-disc-mayor = L’utiliser
ma-disc-auction = La vendre
ma-disc-discard = La défausser
ma-drawn = Retournée
ma-deck = Pioche
ma-no-card = pas encore de carte
ma-cards-left = { $count ->
    [one] une carte
   *[other] { $count } cartes
    }
ma-mayor-is = Bourgmestre : { $name }
ma-is-mayor = Bourgmestre
ma-own-price = Votre prix : { $price }
ma-own-none = Vous n’arrêtez pas
ma-sold = Vendues
ma-sale = { $name } a payé { $price } : { $card }
ma-area-exchange = Bourse
ma-area-houses = Maisons
ma-area-posts = Comptoirs
ma-unit-exchange = case
ma-unit-houses = plus grand groupe
ma-unit-posts = comptoirs
ma-ledger-next = payé en { $year }
ma-if-now = Si décompté ici
ma-bonuses = Primes
ma-bonuses-rule = rendues si on les perd
ma-bonus-free-house = Case { $field } des quatre marchés
ma-bonus-house = une maison
ma-bonus-regions = Un comptoir dans chaque région
ma-bonus-quarters = Une maison dans chaque quartier
ma-bonus-bridges = Les deux bouts d’un pont
ma-held = acquise
ma-cash = Argent, en milliers de florins
ma-tokens = Pions en réserve
ma-houses = Maisons
ma-posts = Comptoirs
ma-debt = { $count ->
    [one] Un emprunt
   *[other] { $count } emprunts
    } : { $owed } à rembourser à la fin
ma-forecast = Si décompté ici :
ma-forecast-rule = Ce que paierait le prochain décompte de chaque domaine s’il venait maintenant
dial-how = Arrêtez l’horloge au prix que vous paieriez.
dial-ready = L’horloge va partir. Regardez la carte.
dial-starts = bientôt
dial-wait = { $count } …
dial-claim = La réclamer pour { $price }
dial-claim-how = Un arrêt maintenant réclame la carte pour { $price }, et l’horloge repart, doublée.
dial-claimed = Doublé ! { $name } la réclame pour { $price }.
dial-twice = deux fois { $price }
dial-stopped = Vous avez arrêté à { $price }. Une demi-seconde pour les autres …
dial-window = Quelqu’un a arrêté. Un arrêt rapide à un prix plus haut compte encore.
dial-dear = Trop cher pour votre bourse : vous pourrez arrêter à partir de { $price }.
dial-poor = Vous ne pouvez pas payer cette carte. Les autres enchérissent.
dial-watch = Les joueurs enchérissent.
dial-down = Personne n’a arrêté : invendue.
dial-down-claimed = Personne n’a arrêté : { $name } a la carte.
dial-broken = La liaison est coupée : un arrêt n’arriverait pas. Nous réessayons.
dial-space = Barre d’espace, toucher ou clic
dial-ticks-on = Tic-tac : oui
dial-ticks-off = Tic-tac : non
sale-last = Dernière carte : { $price }
sealed-slider = Prix auquel j’arrêterais l’horloge
sealed-set = Fixer { $price } en secret
sealed-claim = La réclamer pour { $price }
sealed-how = Le prix le plus haut gagne et se paie.
sealed-claim-how = { $price } réclame : l’horloge repart, doublée.

# Ce que les pages de règles de tous les jeux disent d’une édition.

edition-title = Le matériel de cette édition
edition-name = Cette page montre l’édition *{ $edition }* ; ses valeurs figurent dans le texte ci-dessus.
edition-known = Le texte de la règle donne une partie des valeurs ; les autres se trouvaient sur des images que nous n’avons pas. **{ $guessed } des { $entries } entrées ci-dessous sont donc une reconstitution**, surtout ce qui figurait sur les plateaux, les cartes et les tuiles : nous les avons choisies en accord avec tout ce qui est connu, sans prétendre que ce sont celles de la boîte. Ici, chaque valeur porte une marque qui dit d’où elle vient.
edition-own = C’est une édition personnelle. Chaque valeur porte ici la marque que lui donne son fichier.
edition-change = Si vous possédez la boîte, vous pouvez jouer exactement avec vos cartes : prenez le fichier des valeurs ([télécharger](/api/games/{ $game }/edition), ou `quayside edition { $game } > my-copy.toml`), inscrivez-y les vôtres et marquez-les `own copy`. Choisissez ensuite ce fichier sous *Nouvelle table*, ou tapez `quayside play { $game } --edition my-copy.toml`. Une valeur avec laquelle on ne peut pas jouer est refusée, avec le numéro de sa ligne.
edition-what = quoi
edition-figure = valeur
edition-mark = origine
edition-meaning = signification
edition-entries = entrées

mark-rulebook = règle
mark-derived = déduit
mark-found = trouvé
mark-reconstructed = reconstitué
mark-own_copy = exemplaire personnel

meaning-rulebook = imprimé dans le texte de la règle
meaning-derived = découle de ce qui y est imprimé
meaning-found = tiré d’une critique publique ou d’un compte rendu de partie
meaning-reconstructed = choisi par nous
meaning-own_copy = recopié d’une boîte par qui la possède

# Pourquoi un fichier d’édition est refusé. Ce qui est dans le fichier est cité tel quel.

bad_edition = { $line ->
    [0] { $name } : { $why }
   *[other] { $name }, ligne { $line } : { $where } : { $why }
    }
row = rangée { $row }

refused-too_long = plus de { $most } caractères ; ce n’est pas un fichier d’édition.
refused-not_toml = ce n’est pas du TOML valable ; en anglais : { $error }.
refused-no_file = Il n’y a pas de fichier d’édition { $file }.
refused-no_text = Impossible de lire le fichier d’édition { $file } : ce n’est pas du texte en UTF-8.
refused-unreadable = Impossible de lire le fichier d’édition { $file } ; le système répond : { $error }.
refused-missing = il manque { $what }.
refused-missing_in_row = il manque { $what } ; une rangée comporte { $keys }.
refused-unknown = { $what } est inconnu ; ce qui peut figurer ici : { $keys }.
refused-table = { $value } n’est pas permis ; il faut une table avec { $keys }.
refused-whole_number = { $value } n’est pas permis ; il faut un nombre entier de { $low } à { $high }.
refused-whole_numbers = { $value } n’est pas permis ; il faut des nombres entiers de { $low } à { $high }.
refused-list_of_numbers = { $value } n’est pas permis ; il faut une liste de { $count ->
    [one] { $count } nombre entier
   *[other] { $count } nombres entiers
    }.
refused-word = { $value } n’est pas permis ; il faut l’un de ces mots : { $allowed }.
refused-title = le nom de l’édition est un texte de 1 à { $most } caractères imprimables.
refused-list_of_rows = il faut ici une liste de { $count ->
    [one] { $count } rangée
   *[other] { $count } rangées
    }, comportant { $keys }.
refused-number_of_rows = { $there ->
    [one] { $there } rangée n’est pas permise
   *[other] { $there } rangées ne sont pas permises
    } ; il en faut exactement { $count }.

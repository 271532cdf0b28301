# Warum die Datei einer Ausgabe abgelehnt wird. Was in der Datei steht, wird angeführt, wie es dort steht.

bad_edition = { $line ->
    [0] { $name }: { $why }
   *[other] { $name }, Zeile { $line }: { $where }: { $why }
    }
row = Eintrag { $row }

refused-too_long = länger als { $most } Zeichen; das ist keine Datei einer Ausgabe.
refused-not_toml = kein gültiges TOML; auf Englisch: { $error }.
refused-no_file = Eine Datei { $file } mit einer Ausgabe gibt es nicht.
refused-no_text = Die Datei { $file } mit der Ausgabe lässt sich nicht lesen: Sie ist kein Text in UTF-8.
refused-unreadable = Die Datei { $file } mit der Ausgabe lässt sich nicht lesen; das System meldet: { $error }.
refused-missing = { $what } fehlt.
refused-missing_in_row = { $what } fehlt; zu einem Eintrag gehören { $keys }.
refused-unknown = { $what } ist nicht bekannt; hier kann stehen: { $keys }.
refused-table = { $value } ist nicht erlaubt, sondern eine Tabelle mit { $keys }.
refused-whole_number = { $value } ist nicht erlaubt, sondern eine ganze Zahl von { $low } bis { $high }.
refused-whole_numbers = { $value } ist nicht erlaubt, sondern ganze Zahlen von { $low } bis { $high }.
refused-list_of_numbers = { $value } ist nicht erlaubt, sondern eine Liste mit { $count ->
    [one] einer ganzen Zahl
   *[other] { $count } ganzen Zahlen
    }.
refused-word = { $value } ist nicht erlaubt, sondern nur: { $allowed }.
refused-title = Der Name der Ausgabe ist ein Text aus 1 bis { $most } druckbaren Zeichen.
refused-list_of_rows = Hier muss eine Liste mit { $count ->
    [one] einem Eintrag
   *[other] { $count } Einträgen
    } stehen; zu jedem gehören { $keys }.
refused-number_of_rows = { $there ->
    [one] Ein Eintrag ist
   *[other] { $there } Einträge sind
    } nicht erlaubt, sondern genau { $count }.

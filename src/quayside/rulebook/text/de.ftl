# Was die Regelseiten aller Spiele über eine Ausgabe sagen.

edition-title = Das Material dieser Ausgabe
edition-name = Diese Seite zeigt die Ausgabe *{ $edition }*; ihre Zahlen sind oben eingesetzt.
edition-known = Einen Teil der Zahlen nennt der Text der Spielregel; die übrigen standen in Bildern, die uns fehlen. **{ $guessed } der { $entries } Einträge unten sind deshalb eine Rekonstruktion**, vor allem das, was auf Plänen, Karten und Plättchen stand: von uns so gewählt, dass es zu allem Bekannten passt, ohne Anspruch, die veröffentlichten Zahlen zu treffen. Bei jeder Zahl steht hier, woher sie kommt.
edition-own = Dies ist eine eigene Ausgabe. Bei jeder Zahl steht hier die Herkunft, die ihre Datei angibt.
edition-change = Wer die Schachtel besitzt, kann mit genau seinen Karten spielen: Hol dir die Datei mit den Zahlen ([herunterladen](/api/games/{ $game }/edition) oder `quayside edition { $game } > my-copy.toml`), trag deine ein und kennzeichne sie mit `own copy`. Wähle die Datei dann unter *Neuer Tisch* aus, oder tippe `quayside play { $game } --edition my-copy.toml`. Womit sich nicht spielen lässt, wird mit Angabe der Zeile abgelehnt.
edition-what = was
edition-figure = Zahl
edition-mark = Herkunft
edition-meaning = Bedeutung
edition-entries = Einträge

mark-rulebook = Spielregel
mark-derived = abgeleitet
mark-found = gefunden
mark-reconstructed = rekonstruiert
mark-own_copy = eigenes Exemplar

meaning-rulebook = steht im Text der Spielregel
meaning-derived = ergibt sich aus dem, was dort steht
meaning-found = aus einer öffentlichen Besprechung oder einem Spielbericht
meaning-reconstructed = von uns gewählt
meaning-own_copy = von einer Schachtel abgeschrieben, die jemand besitzt

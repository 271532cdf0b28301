# Die eigenen Worte des Servers.

level-random = zufällig
level-greedy = gierig
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-expert = meisterlich
bot-name = { $count ->
    [0] Bot ({ $level })
   *[other] Bot { $count } ({ $level })
    }
seat-name = Platz { $seat }

headline-open = { $count ->
    [0] Alle sind da. Das Spiel kann beginnen.
    [one] Es fehlt noch { $count } Person.
   *[other] Es fehlen noch { $count } Personen.
    }
headline-closed = Dieser Tisch wurde aufgegeben.
headline-over = { $count ->
    [one] { $names } hat gewonnen.
   *[other] { $names } teilen sich den Sieg.
    }
headline-waiting = Wir warten auf { $names }.
undo-asked = { $count ->
    [one] { $name } möchte { $count } Zug zurücknehmen.
   *[other] { $name } möchte { $count } Züge zurücknehmen.
    }
notice-title = Du bist am Zug: { $game }
notice-text = { $name }, du bist am Zug bei { $game }: { $link }

## Absagen

refused-not_understood = Die Anfrage wurde nicht verstanden.
refused-too_large = Das ist zu groß.
refused-no_such_page = Unter dieser Adresse gibt es nichts.
refused-not_allowed_here = Diese Adresse nimmt solche Anfragen nicht an.
refused-foreign_origin = Anfragen von fremden Seiten werden nicht angenommen.
refused-too_often = Das war zu viel auf einmal. Bitte warte { $seconds ->
    [one] { $seconds } Sekunde.
   *[other] { $seconds } Sekunden.
    }
refused-who_are_you = Bitte sag uns zuerst deinen Namen.
refused-bad_login = Der Name oder das Passwort ist falsch.
refused-name_taken = Dieser Name ist vergeben. Bitte wähle einen anderen.
refused-bad_name = Ein Name hat 1 bis { $longest } sichtbare Zeichen.
refused-bad_password = Ein Passwort hat 8 bis 200 Zeichen.
refused-bad_email = Das ist keine Mailadresse; sie sehen aus wie anna@example.org.
refused-long_chat = Eine Nachricht hat 1 bis { $most } Zeichen.
refused-bad_time_zone = Diese Zeitzone gibt es nicht; sie heißen zum Beispiel Europe/Amsterdam.
refused-is_guest = Gäste haben kein Passwort. Lege zuerst eines fest.
refused-is_account = Du hast schon ein Konto.
refused-no_such_game = Dieses Spiel gibt es nicht. Die Spiele sind: { $games }.
refused-bad_seats = { $game } spielt man zu { $least } bis { $most }.
refused-bad_options = Diese Option hat das Spiel nicht, oder sie lässt sich so nicht einstellen. Wähle unter denen, die das Spiel anbietet.
refused-rated_for_people = Gewertete Tische sind nur für Menschen und nur mit der mitgelieferten Ausgabe.
refused-no_time = Eine Uhr braucht etwas Zeit: Vorrat, Zuschlag oder Frist müssen mehr als 0 Sekunden haben.
refused-bad_edition = { $line ->
    [0] Mit dieser Ausgabe kann man nicht spielen. Die Datei stimmt nicht: { $reason }
   *[other] Mit dieser Ausgabe kann man nicht spielen. Zeile { $line } ({ $where }) stimmt nicht: { $reason }
    }
refused-bad_record = Diese Aufzeichnung ist nicht brauchbar: { $why ->
    [running] Sie wurde im laufenden Spiel gespeichert, ohne ihren Startwert.
    [forged] Ihr Startwert ist nicht der, der zu Beginn versprochen wurde.
    [rules] Sie wurde nach einer anderen Fassung der Regeln gespielt.
    [edition] Sie wurde mit einer Ausgabe gespielt, deren Zahlen andere sind.
    [illegal] Zug { $move } erlauben die Regeln nicht.
    [result] Ihre Züge führen nicht zu dem Ergebnis, das sie nennt.
   *[damaged] Sie ist keine vollständige Aufzeichnung eines Spiels von Quayside.
    }
refused-no_such_table = Diesen Tisch gibt es nicht.
refused-other_rules = Diese Partie wurde nach älteren Regeln begonnen (Fassung { $then }; jetzt { $now }) und kann hier nicht mehr gezeigt werden. Eröffne einen neuen Tisch.
refused-no_such_seat = Diesen Platz gibt es nicht; der Tisch hat { $seats }.
refused-no_such_move = Diesen Zug gibt es nicht; es wurden { $moves } gemacht.
refused-no_such_bot = Diesen Bot gibt es nicht. Die Stufen sind: { $levels }.
refused-private = Dieser Tisch ist privat. Bitte um einen Einladungslink.
refused-not_owner = Das kann nur, wer den Tisch eröffnet hat.
refused-not_seated = Du sitzt nicht an diesem Tisch.
refused-not_your_seat = Platz { $seat } gehört dir nicht.
refused-seat_taken = Dieser Platz ist besetzt.
refused-seats_empty = { $count ->
    [one] { $count } Platz ist noch frei: Lade jemanden ein oder setze einen Bot.
   *[other] { $count } Plätze sind noch frei: Lade andere ein oder setze Bots.
    }
refused-already_seated = Du sitzt schon an diesem Tisch.
refused-already_started = Das Spiel hat schon begonnen.
refused-not_started = Das Spiel hat noch nicht begonnen.
refused-is_over = Das Spiel ist zu Ende.
refused-not_over = Das Spiel ist noch nicht zu Ende.
refused-is_closed = Dieser Tisch wurde aufgegeben.
refused-not_your_turn = Du bist nicht am Zug.
refused-stale = Inzwischen ist etwas geschehen. Bitte sieh noch einmal hin.
refused-not_legal = Das geht jetzt nicht. Wähle einen der angebotenen Züge.
refused-no_undo = Es gibt nichts, was sich zurücknehmen lässt.
refused-no_request = Es gibt nichts zu beantworten.
refused-bot_plays = Auf diesem Platz spielt gerade ein Bot.
refused-still_here = Ein Bot kann nur für jemanden einspringen, der fort ist und euch so lange warten lässt: { $seconds ->
    [one] { $seconds } Sekunde.
   *[other] { $seconds } Sekunden.
    }
refused-not_away = Für dich spielt kein Bot.
refused-no_hints = An diesem Tisch gibt es keine Tipps.
refused-no_clock = Es läuft keine Uhr.
refused-price_gone = Dieser Preis steht nicht mehr auf der Uhr.
refused-empty_chat = Darin steht nichts.
refused-busy = Der Server kann das gerade nicht. Bitte versuche es gleich noch einmal.
refused-broken = Hier ist etwas schiefgegangen. Es wurde notiert; bitte versuche es noch einmal.

# The server's own words.

level-random = random
level-greedy = greedy
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
bot-name = { $count ->
    [0] Bot ({ $level })
   *[other] Bot { $count } ({ $level })
    }
seat-name = Seat { $seat }

headline-open = { $count ->
    [0] Everybody is here. The game can begin.
    [one] Waiting for { $count } more player.
   *[other] Waiting for { $count } more players.
    }
headline-closed = This table was given up.
headline-over = { $count ->
    [one] { $names } has won.
   *[other] { $names } share the victory.
    }
headline-waiting = Waiting for { $names }.
undo-asked = { $count ->
    [one] { $name } would like to take back { $count } move.
   *[other] { $name } would like to take back { $count } moves.
    }
notice-title = Your turn at { $game }
notice-text = { $name }, it is your turn at { $game }: { $link }

## Refusals

refused-not_understood = The request was not understood.
refused-too_large = That is too large.
refused-no_such_page = There is nothing at this address.
refused-not_allowed_here = This address does not take such a request.
refused-foreign_origin = Requests from other sites are not accepted.
refused-too_often = That was too much at once. Please wait { $seconds ->
    [one] { $seconds } second.
   *[other] { $seconds } seconds.
    }
refused-who_are_you = Please tell us your name first.
refused-bad_login = The name or the password is wrong.
refused-name_taken = That name is taken. Please choose another one.
refused-bad_name = A name has 1 to { $longest } visible characters.
refused-bad_password = A password has 8 to 200 characters.
refused-bad_email = That is no mail address; they read like anna@example.org.
refused-long_chat = A message has 1 to { $most } characters.
refused-bad_time_zone = There is no such time zone; they read like Europe/Amsterdam.
refused-is_guest = Guests have no password. Set one first.
refused-is_account = You have an account already.
refused-no_such_game = There is no such game. The games are: { $games }.
refused-bad_seats = { $game } is for { $least } to { $most } players.
refused-bad_options = There is no such option of this game, or it cannot be set like this. Choose among those that the game offers.
refused-rated_for_people = Rated tables are for people only, with the edition that comes with the game.
refused-no_time = A clock needs some time: set a bank, an increment or a deadline of more than 0 seconds.
refused-bad_edition = { $line ->
    [0] This edition cannot be played. The file is not right: { $reason }
   *[other] This edition cannot be played. Line { $line } ({ $where }) is not right: { $reason }
    }
refused-bad_record = This record cannot be used: { $why ->
    [running] it was taken while the game was running, without its seed.
    [forged] its seed is not the one that was promised at the start of the game.
    [rules] it was played by another version of the rules.
    [edition] it was played with an edition whose figures are different.
    [illegal] the rules do not allow move { $move }.
    [result] its moves do not lead to the result that it claims.
   *[damaged] it is no whole record of a Quayside game.
    }
refused-no_such_table = There is no such table.
refused-other_rules = This game was begun by older rules (version { $then }; now { $now }), so it can no longer be shown here. Open a new table.
refused-no_such_seat = There is no such seat; the table has { $seats }.
refused-no_such_move = There is no such move; { $moves } were made.
refused-no_such_bot = There is no such bot. The levels are: { $levels }.
refused-private = This table is private. Ask for an invitation link.
refused-not_owner = Only whoever opened the table can do that.
refused-not_seated = You do not sit at this table.
refused-not_your_seat = Seat { $seat } is not yours.
refused-seat_taken = That seat is taken.
refused-seats_empty = { $count ->
    [one] { $count } seat is still empty: invite somebody, or give it to a bot.
   *[other] { $count } seats are still empty: invite people, or give them to bots.
    }
refused-already_seated = You sit at this table already.
refused-already_started = The game has begun already.
refused-not_started = The game has not begun yet.
refused-is_over = The game is over.
refused-not_over = The game is not over yet.
refused-is_closed = This table was given up.
refused-not_your_turn = It is not your turn.
refused-stale = Something has happened in the meantime. Please look again.
refused-not_legal = That is not possible now. Choose one of the offered moves.
refused-no_undo = There is nothing that can be taken back.
refused-no_request = There is nothing to answer.
refused-bot_plays = A bot plays this seat now.
refused-still_here = A bot can take over only from somebody who is away and has kept you waiting for { $seconds ->
    [one] { $seconds } second.
   *[other] { $seconds } seconds.
    }
refused-not_away = No bot plays for you.
refused-no_hints = This table does not allow hints.
refused-no_clock = No clock is running.
refused-price_gone = That price is no longer on the clock.
refused-empty_chat = There is nothing to say in that.
refused-busy = The server cannot do that right now. Please try again in a moment.
refused-broken = Something went wrong here. It was noted; please try again.

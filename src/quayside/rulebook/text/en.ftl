# What the rules pages of all games say about an edition.

edition-title = Components of this edition
edition-name = This page shows the edition *{ $edition }*; its figures are filled in above.
edition-known = The rulebook prints some of the figures in its text; the others stood in pictures that we do not have. **{ $guessed } of the { $entries } entries below are therefore a reconstruction**, mostly of what stood on boards, cards and tiles: chosen by us so that they agree with everything that is known, and not claimed to be the published figures. Each figure below carries a mark that says where it comes from.
edition-own = This is an edition of somebody’s own. Each figure below carries the mark that its file gives it.
edition-change = If you own the box, you can play with exactly your cards. Get the file of the figures ([download](/api/games/{ $game }/edition), or `quayside edition { $game } > my-copy.toml`), enter yours and mark them `own copy`. Then choose the file under *New table*, or type `quayside play { $game } --edition my-copy.toml`. A figure that cannot be played with is refused, with the line on which it stands.
edition-what = what
edition-figure = figure
edition-mark = where from
edition-meaning = meaning
edition-entries = entries

mark-rulebook = rulebook
mark-derived = derived
mark-found = found
mark-reconstructed = reconstructed
mark-own_copy = own copy

meaning-rulebook = printed in the text of the rulebook
meaning-derived = follows from what is printed there
meaning-found = told by a public review or a report of a game
meaning-reconstructed = our own choice
meaning-own_copy = copied from a box by its owner

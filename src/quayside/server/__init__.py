"""Tables: a server on which people play, live or over days, and which never loses a game."""

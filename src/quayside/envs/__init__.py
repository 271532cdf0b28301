"""The games in the interfaces of other libraries: PettingZoo, Gymnasium, OpenSpiel.

Each adapter is a module of its own with an extra of its own (`pip install "quayside[pettingzoo]"`); nothing else in
Quayside imports them, and importing `quayside` never imports those libraries.
"""

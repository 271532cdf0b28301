"""`python -m quayside` is the command `quayside`, for a Python that is not on the path."""

from quayside.cli.main import main

if __name__ == "__main__":  # not in the processes that it starts
    main()

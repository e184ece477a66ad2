"""`python -m avernus`: the command."""

import sys

from avernus.cli import main

sys.exit(main())

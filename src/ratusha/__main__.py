"""`python -m ratusha` is `ratusha`."""

import sys

from ratusha.cli import main

sys.exit(main())

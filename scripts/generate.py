# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""python3 scripts/generate.py [COMMAND]: runs the generator, in the project's .venv if this Python lacks packages."""

import sys

try:  # an interrupt may arrive while modules load
    import gc
    import importlib.util
    import os
    from pathlib import Path

    _VENV = Path(__file__).resolve().parents[1] / ".venv"
    _MISSING = [name for name in ("yaml", "jinja2", "clang_format") if importlib.util.find_spec(name) is None]

    if _MISSING and (_VENV / "bin/python").exists() and Path(sys.prefix) != _VENV:
        os.execv(_VENV / "bin/python", [str(_VENV / "bin/python"), *sys.argv])
    if {"yaml", "jinja2"} & set(_MISSING):
        sys.exit(f"error: this Python lacks {' and '.join(_MISSING)}; run scripts/setup.sh, which creates .venv")

    gc.disable()  # collecting garbage would take a tenth of a short run and free little

    from urgen.cli import main

    sys.exit(main())
except KeyboardInterrupt:
    sys.exit("error: interrupted")

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.
"""The low level: every function, struct, handle type and enum of the API under its C name.

A call that fails raises `ur_ipc.Error`.
"""

from ur_ipc.ur_classes import *
from ur_ipc.ur_enums import *
from ur_ipc.ur_functions import *

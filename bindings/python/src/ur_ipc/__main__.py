# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The command `python -m ur_ipc`."""

from ur_ipc.programs import main

if __name__ == "__main__":
    main()

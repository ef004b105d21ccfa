# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`python -m ur_ipc doctor` and its like."""

from ur_ipc.programs import main

if __name__ == "__main__":
    main()

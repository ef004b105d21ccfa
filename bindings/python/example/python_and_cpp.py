# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A C++ program scales a NumPy array of this process in place: python_and_cpp.py SCALE"""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import ur_ipc


def main(scale: str) -> None:
    array = ur_ipc.from_array(np.arange(12, dtype="float32").reshape(3, 4))
    with ur_ipc.share(array[:, 1:3]) as handle:
        subprocess.run([scale, "10"], input=bytes(handle), check=True)
    print(array.numpy())


if __name__ == "__main__":
    main(sys.argv[1])

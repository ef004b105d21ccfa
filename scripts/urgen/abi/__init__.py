# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What was released stays: spec/abi/<version>.yml keeps the whole shape that programs were compiled with."""

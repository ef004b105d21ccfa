# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Keeps released ABIs stable: spec/abi/<version>.yml records everything that programs were compiled with."""

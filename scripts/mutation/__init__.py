# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Mutants: small changes of the code that tests should notice. See scripts/mutate.py."""

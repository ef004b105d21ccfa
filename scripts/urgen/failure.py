# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Ends a run with a message and exit code 1, for causes other than problems of the spec."""


class Failure(Exception):
    """A template, a tool or a file prevents the run; the text names it and the remedy."""

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What ends a run with a message and exit code 1, beside problems of the spec."""


class Failure(Exception):
    """A template, a tool or a file that stands in the way; the text says which and what to do."""

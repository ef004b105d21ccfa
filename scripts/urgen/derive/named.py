# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The base of all views of named entries."""

from typing import Any


class Named:
    """A view that has the same name as its entry."""

    model: Any  # subclasses declare its type

    @property
    def name(self) -> str:
        return str(self.model.name)

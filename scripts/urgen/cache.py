# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a run leaves for the next one, in the user's cache folder: compiled templates and formatted texts.

Each is found by all that it is made from, so that a cache never changes an output. Without a folder that can be written
every run works it all out.
"""

import contextlib
import hashlib
import os
import tempfile
from pathlib import Path

_MOST_TEXTS = 1000


def folder(name: str) -> Path | None:
    """The folder for one kind of thing; None where there can be none."""
    try:
        caches = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
        (found := caches / "urgen" / name).mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError):
        return None
    return found if os.access(found, os.W_OK) else None


class Texts:
    """Texts by what they are made from."""

    def __init__(self, name: str) -> None:
        self._folder = folder(name)

    def get(self, *source: str) -> str | None:
        path = self.path(source)
        try:
            text = path.read_text(encoding="utf-8") if path else None
            if path:
                os.utime(path)  # the ones that were not asked for longest go first
        except (OSError, UnicodeDecodeError):
            return None
        return text

    def put(self, text: str, *source: str) -> None:
        if path := self.path(source):
            with contextlib.suppress(OSError):
                descriptor, written = tempfile.mkstemp(dir=path.parent)
                with os.fdopen(descriptor, "w", encoding="utf-8") as stream:
                    stream.write(text)
                Path(written).replace(path)  # whole or not at all

    def trim(self) -> None:
        """Keeps the folder small."""
        with contextlib.suppress(OSError):
            paths = sorted(self._folder.iterdir() if self._folder else (), key=lambda path: path.stat().st_mtime)
            for path in paths[:-_MOST_TEXTS]:
                path.unlink()

    def path(self, source: tuple[str, ...]) -> Path | None:
        digest = hashlib.sha256("\0".join(source).encode()).hexdigest()
        return self._folder / digest if self._folder else None

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Caches compiled templates and formatted texts in the user's cache folder.

The key of an entry covers all its inputs. An entry starts with its digest, and a damaged entry is replaced. Without a
writable folder, every run computes everything.
"""

import contextlib
import hashlib
import os
from pathlib import Path

from urgen import files
from urgen.failure import Failure

_MAX_FILES = 1000
_DIGEST = 32  # bytes


class Cache:
    """Stores contents under a hash of the texts that determine them."""

    def __init__(self, name: str) -> None:
        caches = os.environ.get("XDG_CACHE_HOME") or Path("~/.cache").expanduser()
        self.folder = Path(caches) / "urgen" / name

    def get(self, *source: str) -> bytes | None:
        path = self.path(source)
        try:
            data = path.read_bytes()
            os.utime(path)  # marks the entry as recently used
        except OSError:
            data = b""
        content = data[_DIGEST:]
        return content if data[:_DIGEST] == _digest(path, content) else None

    def put(self, content: bytes, *source: str) -> None:
        path = self.path(source)
        with contextlib.suppress(Failure):
            files.write(path, _digest(path, content) + content)

    def trim(self) -> None:
        """Deletes the least recently used entries until at most _MAX_FILES are left."""
        with contextlib.suppress(OSError):
            paths = sorted(self.folder.iterdir(), key=lambda path: path.stat().st_mtime)
            for path in paths[:-_MAX_FILES]:
                path.unlink(missing_ok=True)

    def path(self, source: tuple[str, ...]) -> Path:
        return self.folder / hashlib.sha256("\0".join(source).encode()).hexdigest()


def _digest(path: Path, content: bytes) -> bytes:
    """Returns the digest of the content and its name."""
    return hashlib.sha256(path.name.encode() + content).digest()

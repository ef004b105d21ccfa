# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Files of a tree: complete listings, atomic writes, and a lock between runs."""

import contextlib
import fcntl
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

from urgen.failure import Failure


def below(folder: Path) -> list[Path]:
    """Returns all files below a folder. Fails if a folder is unreadable, because its files would seem to be missing."""

    def fail(error: OSError) -> None:
        raise Failure(f"cannot read {error.filename}: {error.strerror}")

    return sorted(Path(parent) / name for parent, _, names in os.walk(folder, onerror=fail) for name in names)


def write(path: Path, content: bytes) -> None:
    """Writes a temporary file and renames it, so that no reader sees a partial file."""
    written = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        descriptor, written = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        with os.fdopen(descriptor, "wb") as stream:
            stream.write(content)
        Path(written).chmod(0o666 & ~_umask())
        Path(written).replace(path)
    except OSError as error:
        if written:
            Path(written).unlink(missing_ok=True)
        raise Failure(f"cannot write {path}: {error.strerror}") from error


def _umask() -> int:
    """Returns the user's umask. `write` uses it to compute the permissions of the private files that mkstemp creates."""
    mask = os.umask(0)
    os.umask(mask)
    return mask


@contextlib.contextmanager
def lock(folder: Path) -> Iterator[None]:
    """Keeps other runs from writing below a folder; the kernel releases the lock when the process exits."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX)
        yield
    finally:
        os.close(descriptor)

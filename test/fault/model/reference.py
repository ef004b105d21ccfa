# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What sharing means, written down a second time: processes, objects, handles and imports as plain data.

A step of a history is tried on the model first. The model says which result the real process has to give, and refuses
steps that make no sense where they stand (their object is gone, their process was never started), so that a history
stays one when steps are taken out of it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

SUCCESS = 0
INVALID_VALUE = 4
INVALID_MEM_OBJECT = 11
OUT_OF_HOST_MEMORY = 38
OUT_OF_RESOURCES = 40
INVALID_ARGUMENT = 45

PAGE = 4096
KINDS = ("memory", "physical", "event")


class Senseless(Exception):
    """The step cannot be taken where it stands."""


@dataclass(frozen=True)
class Step:
    """One step of one process. `name` is what it makes or uses; `other` and the numbers depend on the verb."""

    process: int
    verb: str
    kind: str = ""
    name: str = ""
    other: str = ""
    number: int = 0
    value: int = 0

    def __str__(self) -> str:
        words = [f"P{self.process}", self.verb, self.kind, self.name, self.other]
        return " ".join(word for word in words if word) + f" ({self.number}, {self.value})"


@dataclass
class Content:
    """The bytes of an object, wherever it is mapped. New memory holds anything: what was never written is not known."""

    size: int
    bytes: dict[int, int] = field(default_factory=dict)


@dataclass
class View:
    """An object as one process has it: its own, or opened from a handle, maybe from its middle."""

    kind: str
    content: Content
    offset: int
    own: bool
    handles: set[str] = field(default_factory=set)


@dataclass
class Handle:
    kind: str
    process: int
    source: str
    content: Content
    offset: int
    live: bool = True
    put: bool = False


@dataclass
class Process:
    views: dict[str, View] = field(default_factory=dict)


class Reference:
    """The state of all processes, and what each step has to answer."""

    def __init__(self, processes: int) -> None:
        self.processes = [Process() for _ in range(processes)]
        self.handles: dict[str, Handle] = {}

    def take(self, step: Step) -> int | tuple[int, int | None]:
        """Takes the step and returns the expected result code, with the byte that a read returns, None for any byte."""
        verb: Callable[[Step], int | tuple[int, int | None]] = getattr(self, "_" + step.verb)
        return verb(step)

    def byte_at(self, step: Step) -> int | None:
        """The byte that the step writes or reads, before it does; None where it is not known, and for other steps."""
        if step.verb not in ("write", "read"):
            return None
        content, at = self._place(step)
        return content.bytes.get(at)

    def restore(self, step: Step, byte: int | None) -> None:
        """Undoes a write: the byte is what it was before."""
        content, at = self._place(step)
        if byte is None:
            content.bytes.pop(at, None)
        else:
            content.bytes[at] = byte

    def _view(self, step: Step, own: bool | None = None) -> View:
        view = self.processes[step.process].views.get(step.name)
        if view is None or view.kind != step.kind or (own is not None and view.own != own):
            raise Senseless
        return view

    def _new(self, step: Step) -> dict[str, View]:
        views = self.processes[step.process].views
        if step.name in views:
            raise Senseless
        return views

    def _alloc(self, step: Step) -> int:
        self._new(step)[step.name] = View(step.kind, Content(step.number), 0, own=True)
        return SUCCESS

    def _free(self, step: Step) -> int:
        view = self._view(step, own=True)
        for name in view.handles:
            self.handles[name].live = False
        del self.processes[step.process].views[step.name]
        return SUCCESS

    def _freeopened(self, step: Step) -> int:
        self._view(step, own=False)
        if step.kind != "memory":
            raise Senseless
        return INVALID_MEM_OBJECT

    def _get(self, step: Step) -> int:
        view = self._view(step, own=True)
        if step.other in self.handles or step.number >= view.content.size:
            raise Senseless
        view.handles.add(step.other)
        self.handles[step.other] = Handle(step.kind, step.process, step.name, view.content, step.number)
        return SUCCESS

    def _put(self, step: Step) -> int:
        handle = self.handles.get(step.other)
        if handle is None or handle.put or handle.process != step.process:
            raise Senseless
        handle.live = False
        handle.put = True
        return SUCCESS

    def _openable(self, step: Step) -> Handle:
        handle = self.handles.get(step.other)
        if handle is None:
            raise Senseless
        return handle

    def _open(self, step: Step) -> int:
        handle = self._openable(step)
        views = self._new(step)
        if step.kind != handle.kind or not handle.live:
            return INVALID_VALUE
        views[step.name] = View(handle.kind, handle.content, handle.offset, own=False)
        return SUCCESS

    def _opendamaged(self, step: Step) -> int:
        self._openable(step)
        return INVALID_VALUE

    def _close(self, step: Step) -> int:
        self._view(step, own=False)
        del self.processes[step.process].views[step.name]
        return SUCCESS

    def _place(self, step: Step) -> tuple[Content, int]:
        view = self._view(step)
        if step.kind == "event" or step.number >= view.content.size - view.offset:
            raise Senseless
        return view.content, view.offset + step.number

    def _write(self, step: Step) -> tuple[int, int]:
        content, at = self._place(step)
        content.bytes[at] = step.value
        return SUCCESS, step.value

    def _read(self, step: Step) -> tuple[int, int | None]:
        content, at = self._place(step)
        return SUCCESS, content.bytes.get(at)

    def _kill(self, step: Step) -> int:
        for handle in self.handles.values():
            if handle.process == step.process:
                handle.live = False
                handle.put = True
        self.processes[step.process] = Process()
        return SUCCESS

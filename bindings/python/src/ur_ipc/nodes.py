# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Arrays for ranks on several nodes: one copy a node, which the ranks of the node share by handle.

What carries bytes from node to node is an engine that exists: `ur_ipc.mpi` and `ur_ipc.torch` have one each.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path
from typing import Any, Protocol, TypeVar
from uuid import UUID

from ur_ipc.arrays import Array, borrow, copy_elements, empty, from_array, lengths_of
from ur_ipc.closing import Closing
from ur_ipc.devices import Device
from ur_ipc.dtypes import dtype_of
from ur_ipc.handles import ArrayHandle
from ur_ipc.progress import Progress
from ur_ipc.sources import source_of

# Engines count in 32 bits, staging takes memory, and a node hands one piece on while it gets another.
_PIECE_BYTES = 32 << 20
_BOOT_ID = Path("/proc/sys/kernel/random/boot_id")

T = TypeVar("T")
Where = str | UUID | Device | None


class RankError(RuntimeError):
    """Another rank could not do its part, so that nobody has a result.

    Attributes:
        rank: The rank.
        text: What it says.
    """

    def __init__(self, rank: int, text: str) -> None:
        super().__init__(rank, text)
        self.rank = rank
        self.text = text

    def __str__(self) -> str:
        return f"rank {self.rank} could not do its part: {self.text}"


class Engine(Protocol):
    """What carries bytes between ranks."""

    rank: int
    """The number of this process."""
    size: int
    """How many ranks there are."""
    device: Device
    """What the pieces lie on that it carries."""

    def all_gather(self, value: object) -> list[Any]:
        """The small value of each rank, in all ranks."""

    def send(self, piece: Array, to: int) -> Callable[[], object]:
        """Begins to send bytes; what it returns waits until that is done."""

    def receive(self, piece: Array, source: int) -> None:
        """Waits for as many bytes as the piece has."""

    def close(self) -> None:
        """Gives back what the engine took. All ranks call it."""


@dataclass(frozen=True, slots=True)
class _Layout:
    """What ranks have to know of an array to make one like it."""

    shape: tuple[int, ...]
    dtype: str
    device: str
    counts: tuple[int, ...]  # the rows that each rank gets, where they are scattered

    def make(self, where: Where, rows: int | None = None) -> Array:
        shape = self.shape if rows is None else (rows, *self.shape[1:])
        return empty(shape, self.dtype, device=self.device if where is None else where)


class Group(Closing):
    """Ranks, on one node or several, that hand arrays to each other; `ur_ipc.mpi.group` and `ur_ipc.torch.group` make it.

    All ranks call the same methods in the same order. Where one cannot do its part, all raise: that one its own exception, the
    others `RankError` with its text.

    Attributes:
        rank: The number of this process.
        size: How many ranks there are.
        nodes: The ranks of each node.
    """

    __slots__ = ("_engine", "nodes", "rank", "size")

    nodes: tuple[tuple[int, ...], ...]

    def __init__(self, engine: Engine, node: object = None) -> None:
        """A group of all ranks of an engine. `node` is a value that the ranks of a node, and no others, have in common; by
        default the kernel's number of its boot."""
        self._engine = engine
        self.rank = engine.rank
        self.size = engine.size
        ranks_of: dict[object, list[int]] = {}
        for rank, its_node in enumerate(engine.all_gather(_BOOT_ID.read_text() if node is None else node)):
            ranks_of.setdefault(its_node, []).append(rank)
        self.nodes = tuple(map(tuple, ranks_of.values()))

    @property
    def node(self) -> tuple[int, ...]:
        """The ranks of this process's node."""
        return self._node_of(self.rank)

    def _node_of(self, rank: int) -> tuple[int, ...]:
        return next(ranks for ranks in self.nodes if rank in ranks)

    def close(self) -> None:
        """Gives back what the engine took of MPI or PyTorch. All ranks call it. Arrays stay as they are."""
        self._engine.close()

    def broadcast(self, x: object = None, *, root: int = 0, read_only: bool = True, device: Where = None) -> Array:
        """The array of one rank, in all ranks. On its own node the others open it where it lies; each other node has a copy.

        Args:
            x: In the rank `root`, an array; one of this package is shared as it is, others are copied once. Nothing elsewhere.
            root: The rank that has the array.
            read_only: Whether the other ranks cannot write to it. What one of them writes all of its node see.
            device: What a copy lies on; by default a device of the same name as the original's.

        Raises:
            TypeError: `x` is no array.
            ValueError: There is no such rank or device, or ranks differ in what they call.
            RankError: Another rank has failed.
        """
        given, told = self._begin("broadcast", root, self.rank == root, lambda: _shareable(x))
        layout: _Layout = told[root]
        # Each is handed the array by the one before.
        owners = [root, *(ranks[0] for ranks in self.nodes if root not in ranks)]
        place = owners.index(self.rank) if self.rank in owners else None

        def parts() -> dict[int, Array]:
            if place is None:
                return {}
            return dict.fromkeys(self.node, layout.make(device) if given is None else given)

        def use(whole: Array | None) -> Array:
            assert whole is not None
            if place is not None:
                with self._progress("broadcast", root, whole.nbytes) as progress:
                    before = owners[place - 1] if place else None
                    behind = owners[place + 1] if place + 1 < len(owners) else None
                    self._carry(whole, progress, source=before, to=behind)
            return whole if self.rank == root else _with_rights(whole, read_only)

        return self._hand_out(parts, use, read_only=read_only)

    def scatter(
        self,
        x: object = None,
        counts: Sequence[int] | None = None,
        *,
        root: int = 0,
        read_only: bool = False,
        device: Where = None,
    ) -> Array:
        """Some rows of one rank's array, in each rank. On the node of that rank they are parts of its array, and who writes to
        them writes there; each other node has one copy of the rows of its ranks.

        Args:
            x: In the rank `root`, an array with rows; otherwise as for `broadcast`.
            counts: In the rank `root`, how many rows each rank gets; by default all the same number or, where that does not
                go up evenly, the first ranks one more.
            root, read_only, device: As for `broadcast`.

        What is raised is that of `broadcast`.
        """
        given, told = self._begin(
            "scatter",
            root,
            self.rank == root,
            lambda: _with_rows(_shareable(x)),
            lambda array: _counts(counts, array, self.size),
        )
        layout: _Layout = told[root]
        elsewhere: dict[int, Array] = {}  # parts that go from node to node, by the ranks that they are for

        def parts() -> dict[int, Array]:
            if given is not None:
                rows = _split(given, range(self.size), layout.counts)
                elsewhere.update((rank, rows.pop(rank)) for rank in range(self.size) if rank not in self.node)
                return rows
            if root in self.node or self.rank != self.node[0]:
                return {}
            counts_here = [layout.counts[rank] for rank in self.node]
            elsewhere.update(_split(layout.make(device, sum(counts_here)), self.node, counts_here))
            return elsewhere

        def use(part: Array | None) -> Array:
            assert part is not None
            with self._progress("scatter", root, sum(array.nbytes for array in elsewhere.values())) as progress:
                for rank, array in elsewhere.items():
                    if self.rank == root:
                        self._carry(array, progress, to=self._node_of(rank)[0])
                    else:
                        self._carry(array, progress, source=root)
            return part if self.rank == root else _with_rights(part, read_only)

        return self._hand_out(parts, use, read_only=read_only)

    def gather(self, x: object, *, root: int = 0, device: Where = None) -> Array | None:
        """The rows of all ranks behind each other in one array, in the rank `root`; None in the others. Ranks of its node
        write theirs into it where it lies.

        Args:
            x: An array with rows. All ranks have elements of one type, and rows of one shape.
            root: The rank that gets the array.
            device: In the rank `root`, what the array lies on; by default where its own rows do.

        What is raised is that of `broadcast`.
        """
        given, told = self._begin("gather", root, True, lambda: _with_rows(_contiguous(x)))
        assert given is not None
        layouts: list[_Layout] = told
        result: list[Array] = []
        elsewhere: dict[int, Array] = {}

        def parts() -> dict[int, Array]:
            _require_alike(layouts)
            if self.rank != root:
                return {}
            counts = [layout.shape[0] for layout in layouts]
            result.append(layouts[root].make(device, sum(counts)))
            rows = _split(result[0], range(self.size), counts)
            elsewhere.update((rank, rows.pop(rank)) for rank in range(self.size) if rank not in self.node)
            return rows

        def use(part: Array | None) -> Array | None:
            if part is None:
                with self._progress("gather", root, given.nbytes) as progress:
                    self._carry(given, progress, to=root)
                return None
            part.copy_from(given)
            with self._progress("gather", root, sum(array.nbytes for array in elsewhere.values())) as progress:
                for rank, array in elsewhere.items():
                    self._carry(array, progress, source=rank)
            return result[0] if result else None

        return self._hand_out(parts, use, read_only=False)

    def _begin(
        self,
        call: str,
        root: int,
        has_array: bool,
        look: Callable[[], Array],
        count: Callable[[Array], tuple[int, ...]] = lambda _: (),
    ) -> tuple[Array | None, list[Any]]:
        """The array of this rank if it has one to give, and the layouts of those of all ranks, which call the same."""

        def describe() -> tuple[Array | None, tuple[str, _Layout | None]]:
            asked = f"{call}(root={root})"
            if not 0 <= root < self.size:
                raise ValueError(f"{asked}: there is no such rank; they count from 0 to {self.size - 1}")
            if not has_array:
                return None, (asked, None)
            array = look()
            return array, (asked, _Layout(array.shape, str(array.dtype), array.device.name, count(array)))

        array, told = self._agree(describe)
        for rank, (asked, _) in enumerate(told):
            if asked != told[0][0]:
                raise ValueError(f"rank {rank} calls {asked}, and rank 0 {told[0][0]}; all ranks have to call the same")
        return array, [layout for _, layout in told]

    def _hand_out(self, parts: Callable[[], dict[int, Array]], use: Callable[[Array | None], T], *, read_only: bool) -> T:
        """Does in each rank what `use` does with its part: the one that `parts` has made for it, there or in another rank of
        its node, or None."""
        handles: list[ArrayHandle] = []

        def offer() -> tuple[dict[int, Array], dict[int, bytes]]:
            mine = parts()
            offered = {}
            for rank, part in mine.items():
                if rank != self.rank:
                    handles.append(ArrayHandle.of(part, read_only=read_only))
                    offered[rank] = bytes(handles[-1])
            return mine, offered

        def take() -> tuple[T, None]:
            handle = next((offered[self.rank] for offered in told if self.rank in offered), None)
            part = mine.get(self.rank) if handle is None else ArrayHandle.from_bytes(handle).open()
            return use(part), None

        try:
            mine, told = self._agree(offer)
            return self._agree(take)[0]
        finally:
            for handle in handles:
                handle.put()

    def _agree(self, do: Callable[[], tuple[T, object]]) -> tuple[T, list[Any]]:
        """What is done here, and what each rank has to tell of it. All raise where it fails in one."""
        failure = None
        try:
            done, told = do()
        except Exception as error:
            failure, told = error, None
        answers = self._engine.all_gather((told, None if failure is None else f"{type(failure).__name__}: {failure}"))
        if failure is not None:
            raise failure
        for rank, (_, text) in enumerate(answers):
            if text is not None:
                raise RankError(rank, text)
        return done, [told for told, _ in answers]

    def _carry(self, array: Array, progress: Progress, *, source: int | None = None, to: int | None = None) -> None:
        """Gets the bytes of a contiguous array from a rank, if one is named, and hands each piece on to one, if named."""
        wait: Callable[[], object] | None = None
        whole = Array(array.memory, array.address, (array.nbytes,), (1,), dtype_of("uint8"))
        for start in range(0, array.nbytes if (source, to) != (None, None) else 0, _PIECE_BYTES):
            piece = whole[start : start + _PIECE_BYTES]
            is_carried = piece.device.name == self._engine.device.name
            carried = piece if is_carried else empty(piece.shape, piece.dtype, device=self._engine.device)
            if source is not None:
                self._engine.receive(carried, source)
            if not is_carried:
                copy_elements(*((carried, piece) if source is None else (piece, carried)))
            if wait is not None:
                wait()
            wait = None if to is None else self._engine.send(carried, to)
            progress.advance(piece.nbytes)
        if wait is not None:
            wait()

    def _progress(self, call: str, root: int, total: int) -> Progress:
        """One rank tells for all."""
        return Progress(f"ur_ipc {call}", total, shown=self.rank == root)


def _contiguous(x: object) -> Array:
    array = x if isinstance(x, Array) else borrow(source_of(x))
    return array if array.contiguous else from_array(array, device=array.device)


def _shareable(x: object) -> Array:
    """An array that other processes can open: `x` itself, if they can, or a copy."""
    array = _contiguous(x)
    try:
        array.memory.shareable_claims()
    except ValueError:
        return from_array(array)
    return array


def _with_rows(array: Array) -> Array:
    if not array.shape:
        raise ValueError("an array without dimensions has no rows")
    return array


def _with_rights(array: Array, read_only: bool) -> Array:
    if array.read_only or not read_only:
        return array
    return Array(array.memory, array.address, array.shape, array.strides, array.dtype, read_only=True, whole=True)


def _counts(wanted: Sequence[int] | None, array: Array, size: int) -> tuple[int, ...]:
    """How many rows each of so many ranks gets."""
    if wanted is None:
        each, more = divmod(len(array), size)
        return tuple(each + (rank < more) for rank in range(size))
    counts = lengths_of(wanted)
    if len(counts) != size or min(counts) < 0 or sum(counts) != len(array):
        raise ValueError(f"{list(counts)} are not the rows of {size} ranks, which have to be {len(array)} together")
    return counts


def _split(array: Array, ranks: Iterable[int], counts: Sequence[int]) -> dict[int, Array]:
    """The rows of each rank."""
    ends = accumulate(counts)
    return {rank: array[end - count : end] for rank, count, end in zip(ranks, counts, ends, strict=True)}


def _require_alike(layouts: Sequence[_Layout]) -> None:
    for rank, layout in enumerate(layouts):
        if (layout.dtype, layout.shape[1:]) != (layouts[0].dtype, layouts[0].shape[1:]):
            raise ValueError(
                f"the rows of rank {rank} are {layout.dtype} of shape {layout.shape[1:]}, and those of rank 0 "
                f"{layouts[0].dtype} of shape {layouts[0].shape[1:]}; gathered rows are all alike"
            )

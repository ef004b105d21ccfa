# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Arrays for ranks on several nodes, with one copy per node. The ranks of a node share the copy by handle.

An engine transfers bytes between nodes. `ur_ipc.mpi` and `ur_ipc.torch` each provide an engine.
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

# The size of the pieces of a large array. It is small because engines count bytes with 32 bits, because staging buffers have
# this size, and so that a node can forward one piece while it receives the next.
_PIECE_BYTES = 32 << 20
_BOOT_ID = Path("/proc/sys/kernel/random/boot_id")

T = TypeVar("T")
DeviceLike = str | UUID | Device | None


class RankError(RuntimeError):
    """Another rank failed, so the call has no result in any rank.

    Attributes:
        rank: The rank that failed.
        text: The error message of that rank.
    """

    def __init__(self, rank: int, text: str) -> None:
        super().__init__(rank, text)
        self.rank = rank
        self.text = text

    def __str__(self) -> str:
        return f"rank {self.rank} failed: {self.text}"


class Engine(Protocol):
    """Transfers bytes between ranks."""

    rank: int
    """The rank of this process."""
    size: int
    """The number of ranks."""
    device: Device
    """The device of the memory that the engine can send and receive."""

    def all_gather(self, value: object) -> list[Any]:
        """Collects a small value from each rank, and returns the values of all ranks in every rank."""

    def send(self, piece: Array, to: int) -> Callable[[], object]:
        """Starts to send `piece`, and returns a function that waits until the transfer is complete."""

    def receive(self, piece: Array, source: int) -> None:
        """Receives into `piece`, and waits until it is full."""

    def close(self) -> None:
        """Releases the engine's resources. All ranks call it."""


@dataclass(frozen=True, slots=True)
class _Layout:
    """The layout of an array. It lets another rank make an array with the same layout."""

    shape: tuple[int, ...]
    dtype: str
    device: str
    counts: tuple[int, ...]  # the number of rows for each rank; empty except in `scatter`

    def make(self, where: DeviceLike, rows: int | None = None) -> Array:
        shape = self.shape if rows is None else (rows, *self.shape[1:])
        return empty(shape, self.dtype, device=self.device if where is None else where)


class Group(Closing):
    """Ranks on one or more nodes that exchange arrays. `ur_ipc.mpi.group` and `ur_ipc.torch.group` return it.

    All ranks call the same methods in the same order. If one rank fails, it raises its own exception, and every other rank
    raises `RankError` with the text of that exception.

    Attributes:
        rank: The rank of this process.
        size: The number of ranks.
        nodes: The ranks of each node.
    """

    __slots__ = ("_engine", "nodes", "rank", "size")

    nodes: tuple[tuple[int, ...], ...]

    def __init__(self, engine: Engine, node: object = None) -> None:
        """Makes a group of all ranks of an engine. `node` is a value that is equal for the ranks of one node and differs
        between nodes; by default the kernel's boot ID."""
        self._engine = engine
        self.rank = engine.rank
        self.size = engine.size
        ranks_of: dict[object, list[int]] = {}
        for rank, node_of_rank in enumerate(engine.all_gather(_BOOT_ID.read_text() if node is None else node)):
            ranks_of.setdefault(node_of_rank, []).append(rank)
        self.nodes = tuple(map(tuple, ranks_of.values()))

    @property
    def node(self) -> tuple[int, ...]:
        """The ranks of this process's node."""
        return self._node_of(self.rank)

    def _node_of(self, rank: int) -> tuple[int, ...]:
        return next(ranks for ranks in self.nodes if rank in ranks)

    def close(self) -> None:
        """Releases the engine's resources in MPI or PyTorch. All ranks call it. Arrays stay usable."""
        self._engine.close()

    def broadcast(self, x: object = None, *, root: int = 0, read_only: bool = True, device: DeviceLike = None) -> Array:
        """Returns the root's array in all ranks. The ranks on the root's node open it in place. Each other node gets one copy.

        Args:
            x: In the rank `root`, an array; it is copied once if other processes cannot open it. None in the other ranks.
            root: The rank that has the array.
            read_only: Whether the other ranks can only read it. If they can write, all ranks of the node see their writes.
            device: The device of a copy; by default the device with the same name as the original's.

        Raises:
            TypeError: `x` is not an array.
            ValueError: The rank or device is unknown, or the ranks make different calls.
            RankError: Another rank failed.
        """
        input_array, layouts = self._start_call("broadcast", root, self.rank == root, lambda: _shareable_array(x))
        layout: _Layout = layouts[root]
        # The array passes along a chain of one rank per node.
        owners = [root, *(ranks[0] for ranks in self.nodes if root not in ranks)]
        position = owners.index(self.rank) if self.rank in owners else None

        def parts() -> dict[int, Array]:
            if position is None:
                return {}
            return dict.fromkeys(self.node, layout.make(device) if input_array is None else input_array)

        def use(array: Array | None) -> Array:
            assert array is not None
            if position is not None:
                with self._progress("broadcast", root, array.nbytes) as progress:
                    previous_owner = owners[position - 1] if position else None
                    next_owner = owners[position + 1] if position + 1 < len(owners) else None
                    self._transfer(array, progress, source=previous_owner, to=next_owner)
            return array if self.rank == root else _restrict(array, read_only)

        return self._distribute(parts, use, read_only=read_only)

    def scatter(
        self,
        x: object = None,
        counts: Sequence[int] | None = None,
        *,
        root: int = 0,
        read_only: bool = False,
        device: DeviceLike = None,
    ) -> Array:
        """Splits one rank's array by rows and returns one part in each rank. On the root's node the parts are views of its
        array, so writes change that array. Each other node has one copy of the rows of its ranks.

        Args:
            x: In the rank `root`, an array with rows; otherwise as for `broadcast`.
            counts: In the rank `root`, the number of rows for each rank; by default equal numbers. If the rows do not divide
                evenly, each of the first ranks gets one more row.
            root, read_only, device: As for `broadcast`.

        Raises the errors of `broadcast`.
        """
        input_array, layouts = self._start_call(
            "scatter",
            root,
            self.rank == root,
            lambda: _require_rows(_shareable_array(x)),
            lambda array: _counts(counts, array, self.size),
        )
        layout: _Layout = layouts[root]
        remote_parts: dict[int, Array] = {}  # the parts for ranks of other nodes, by rank

        def parts() -> dict[int, Array]:
            if input_array is not None:
                rows = _split(input_array, range(self.size), layout.counts)
                remote_parts.update((rank, rows.pop(rank)) for rank in range(self.size) if rank not in self.node)
                return rows
            if root in self.node or self.rank != self.node[0]:
                return {}
            counts_here = [layout.counts[rank] for rank in self.node]
            remote_parts.update(_split(layout.make(device, sum(counts_here)), self.node, counts_here))
            return remote_parts

        def use(part: Array | None) -> Array:
            assert part is not None
            with self._progress("scatter", root, sum(array.nbytes for array in remote_parts.values())) as progress:
                for rank, array in remote_parts.items():
                    if self.rank == root:
                        self._transfer(array, progress, to=self._node_of(rank)[0])
                    else:
                        self._transfer(array, progress, source=root)
            return part if self.rank == root else _restrict(part, read_only)

        return self._distribute(parts, use, read_only=read_only)

    def gather(self, x: object, *, root: int = 0, device: DeviceLike = None) -> Array | None:
        """Concatenates the rows of all ranks, in the order of ranks, and returns the array in the rank `root`, and None in the
        other ranks. Ranks on the root's node write their rows into that array in place.

        Args:
            x: An array with rows. The element type and the shape of a row are the same in all ranks.
            root: The rank that gets the array.
            device: In the rank `root`, the device of the result; by default the device of its own rows.

        Raises the errors of `broadcast`.
        """
        input_array, answers = self._start_call("gather", root, True, lambda: _require_rows(_contiguous_array(x)))
        assert input_array is not None
        layouts: list[_Layout] = answers
        result: list[Array] = []
        remote_parts: dict[int, Array] = {}

        def parts() -> dict[int, Array]:
            _require_equal_rows(layouts)
            if self.rank != root:
                return {}
            counts = [layout.shape[0] for layout in layouts]
            result.append(layouts[root].make(device, sum(counts)))
            rows = _split(result[0], range(self.size), counts)
            remote_parts.update((rank, rows.pop(rank)) for rank in range(self.size) if rank not in self.node)
            return rows

        def use(part: Array | None) -> Array | None:
            if part is None:
                with self._progress("gather", root, input_array.nbytes) as progress:
                    self._transfer(input_array, progress, to=root)
                return None
            part.copy_from(input_array)
            with self._progress("gather", root, sum(array.nbytes for array in remote_parts.values())) as progress:
                for rank, array in remote_parts.items():
                    self._transfer(array, progress, source=rank)
            return result[0] if result else None

        return self._distribute(parts, use, read_only=False)

    def _start_call(
        self,
        call: str,
        root: int,
        has_array: bool,
        make_array: Callable[[], Array],
        count: Callable[[Array], tuple[int, ...]] = lambda _: (),
    ) -> tuple[Array | None, list[Any]]:
        """Checks that all ranks make the same call. Returns this rank's array (None if it passes none), and all ranks'
        layouts."""

        def describe() -> tuple[Array | None, tuple[str, _Layout | None]]:
            text = f"{call}(root={root})"
            if not 0 <= root < self.size:
                raise ValueError(f"{text}: there is no such rank; ranks go from 0 to {self.size - 1}")
            if not has_array:
                return None, (text, None)
            array = make_array()
            return array, (text, _Layout(array.shape, str(array.dtype), array.device.name, count(array)))

        array, answers = self._run_on_all_ranks(describe)
        first = answers[0][0]
        for rank, (text, _) in enumerate(answers):
            if text != first:
                raise ValueError(f"rank {rank} calls {text}, but rank 0 calls {first}; all ranks have to make the same call")
        return array, [layout for _, layout in answers]

    def _distribute(self, parts: Callable[[], dict[int, Array]], use: Callable[[Array | None], T], *, read_only: bool) -> T:
        """Calls `use` in each rank with the rank's part, or with None if it has no part. `parts` makes parts for ranks of this
        node."""
        handles: list[ArrayHandle] = []

        def share_parts() -> tuple[dict[int, Array], dict[int, bytes]]:
            rank_parts = parts()
            rank_handles = {}
            for rank, part in rank_parts.items():
                if rank != self.rank:
                    handles.append(ArrayHandle.of(part, read_only=read_only))
                    rank_handles[rank] = bytes(handles[-1])
            return rank_parts, rank_handles

        def open_part() -> tuple[T, None]:
            handle = next((rank_handles[self.rank] for rank_handles in offers if self.rank in rank_handles), None)
            part = rank_parts.get(self.rank) if handle is None else ArrayHandle.from_bytes(handle).open()
            return use(part), None

        try:
            rank_parts, offers = self._run_on_all_ranks(share_parts)
            return self._run_on_all_ranks(open_part)[0]
        finally:
            for handle in handles:
                handle.put()

    def _run_on_all_ranks(self, action: Callable[[], tuple[T, object]]) -> tuple[T, list[Any]]:
        """Calls `action` in each rank. Returns this rank's result, and the answers of all ranks. If a rank fails, raises an
        exception in all ranks."""
        failure = None
        try:
            result, answer = action()
        except Exception as error:
            failure, answer = error, None
        answers = self._engine.all_gather((answer, None if failure is None else f"{type(failure).__name__}: {failure}"))
        if failure is not None:
            raise failure
        for rank, (_, text) in enumerate(answers):
            if text is not None:
                raise RankError(rank, text)
        return result, [answer for answer, _ in answers]

    def _transfer(self, array: Array, progress: Progress, *, source: int | None = None, to: int | None = None) -> None:
        """Receives the bytes of a contiguous array from the rank `source`, and sends each piece to the rank `to`. Either rank
        may be None."""
        wait: Callable[[], object] | None = None
        data = Array(array.memory, array.address, (array.nbytes,), (1,), dtype_of("uint8"))
        for start in range(0, array.nbytes if (source, to) != (None, None) else 0, _PIECE_BYTES):
            piece = data[start : start + _PIECE_BYTES]
            is_direct = piece.device.name == self._engine.device.name
            buffer = piece if is_direct else empty(piece.shape, piece.dtype, device=self._engine.device)
            if source is not None:
                self._engine.receive(buffer, source)
            if not is_direct:
                copy_elements(*((buffer, piece) if source is None else (piece, buffer)))
            if wait is not None:
                wait()
            wait = None if to is None else self._engine.send(buffer, to)
            progress.advance(piece.nbytes)
        if wait is not None:
            wait()

    def _progress(self, call: str, root: int, total: int) -> Progress:
        """Makes a progress line, which only the root shows."""
        return Progress(f"ur_ipc {call}", total, shown=self.rank == root)


def _contiguous_array(x: object) -> Array:
    array = x if isinstance(x, Array) else borrow(source_of(x))
    return array if array.contiguous else from_array(array, device=array.device)


def _shareable_array(x: object) -> Array:
    """Returns an array that other processes can open: `x` if possible, otherwise a copy."""
    array = _contiguous_array(x)
    try:
        array.memory.shareable_exports()
    except ValueError:
        return from_array(array)
    return array


def _require_rows(array: Array) -> Array:
    if not array.shape:
        raise ValueError("an array without dimensions has no rows")
    return array


def _restrict(array: Array, read_only: bool) -> Array:
    """Returns the array, or a read-only view of it if `read_only` is true."""
    if array.read_only or not read_only:
        return array
    return Array(array.memory, array.address, array.shape, array.strides, array.dtype, read_only=True, whole=True)


def _counts(requested: Sequence[int] | None, array: Array, size: int) -> tuple[int, ...]:
    """Returns the number of rows for each of `size` ranks."""
    if requested is None:
        quotient, remainder = divmod(len(array), size)
        return tuple(quotient + (rank < remainder) for rank in range(size))
    counts = lengths_of(requested)
    if len(counts) != size or min(counts) < 0 or sum(counts) != len(array):
        raise ValueError(
            f"the counts {list(counts)} do not divide {len(array)} rows among {size} ranks; pass one count per rank"
        )
    return counts


def _split(array: Array, ranks: Iterable[int], counts: Sequence[int]) -> dict[int, Array]:
    """Returns views of the rows of each rank."""
    ends = accumulate(counts)
    return {rank: array[end - count : end] for rank, count, end in zip(ranks, counts, ends, strict=True)}


def _require_equal_rows(layouts: Sequence[_Layout]) -> None:
    for rank, layout in enumerate(layouts):
        if (layout.dtype, layout.shape[1:]) != (layouts[0].dtype, layouts[0].shape[1:]):
            raise ValueError(
                f"the rows of rank {rank} are {layout.dtype} of shape {layout.shape[1:]}, but the rows of rank 0 are "
                f"{layouts[0].dtype} of shape {layouts[0].shape[1:]}; all ranks need the same type and shape"
            )

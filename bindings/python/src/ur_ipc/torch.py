# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""PyTorch support: allocates tensors in memory that other processes can open, sends tensors by handle in
`torch.multiprocessing`, and shares arrays between `torch.distributed` ranks.

with ur_ipc.torch.pool("cuda:0"):
    model = load().cuda()

ur_ipc.torch.install()

group = ur_ipc.torch.group()
weights = group.broadcast(load() if group.rank == 0 else None)
"""

from __future__ import annotations

import threading
from collections import Counter, defaultdict
from collections.abc import Callable
from functools import cache
from multiprocessing.reduction import ForkingPickler
from types import TracebackType
from typing import Any

from ur_ipc import _arrays, ur
from ur_ipc.arrays import Array
from ur_ipc.devices import Device, find_device
from ur_ipc.errors import Error, InvalidArgumentError, OutOfResourcesError, UnsupportedError
from ur_ipc.handles import ArrayHandle
from ur_ipc.nodes import Group, RankError
from ur_ipc.optional import require
from ur_ipc.sending import Sent, Ticket, collect, receive, send, sent
from ur_ipc.sharing import share

_REMEDY = "pip install torch, or, on Debian, apt-get install python3-torch"
_torch = require("torch", needed_by="ur_ipc.torch", remedy=_REMEDY)
require("torch.multiprocessing", needed_by="ur_ipc.torch", remedy=_REMEDY)  # registers PyTorch's reducers
_distributed = require("torch.distributed", needed_by="ur_ipc.torch", remedy=_REMEDY)

_Reducer = Callable[[Any], tuple[Any, ...]]

# PyTorch's own reducers by type, while this package's reducers replace them.
_original_reducers: dict[type, _Reducer] = {}
_torch_collect: Callable[[], None] = _torch.cuda.ipc_collect


def install() -> None:
    """Makes `torch.multiprocessing` send tensors by handle from this process. This applies to tensors and module parameters
    that are on a GPU, or in the memory of an array of this package. PyTorch sends all other tensors in its usual way. If the
    parent of a forked child has used this package, PyTorch sends all tensors of the child in its usual way.

    As with PyTorch, the memory of a sent tensor lives until the receivers have dropped it: the sender may drop the tensor or
    send it again at once, but the sender has to run until the message is received. Send one message to each receiver. When a
    receiver exits or is killed, it drops all memory that it has received. Each send, and each call of `sent`, `collect` or
    `torch.cuda.ipc_collect`, releases dropped memory. If no process receives a message, its memory lives until the sender exits
    or releases it: `sent` lists such messages.

    Sending waits for the current stream of the tensor's GPU. A second call does nothing.
    """
    reducers: dict[type, _Reducer] = ForkingPickler._extra_reducers  # type: ignore[attr-defined]
    for kind in (_torch.Tensor, _torch.nn.Parameter):
        if kind not in _original_reducers:
            _original_reducers[kind] = reducers[kind]
            ForkingPickler.register(kind, _reduce)
    _torch.cuda.ipc_collect = _collect


def uninstall() -> None:
    """Restores the reducers of `torch.multiprocessing`. Tensors that were sent stay valid."""
    while _original_reducers:
        ForkingPickler.register(*_original_reducers.popitem())
    _torch.cuda.ipc_collect = _torch_collect


def _collect() -> None:
    collect()
    if _torch.cuda.is_initialized():
        _torch_collect()


def _reduce(tensor: Any) -> tuple[Any, ...]:
    handle = _handle_of(tensor)
    if handle is None:
        return _original_reducers[type(tensor)](tensor)
    _torch.utils.hooks.warn_if_has_hooks(tensor)
    if tensor.is_cuda:
        _torch.cuda.current_stream(tensor.device).synchronize()  # the receiver does not wait for a stream
    ticket = tuple(send(handle)) if handle.nbytes else None
    return _rebuild, (bytes(handle), type(tensor) is _torch.nn.Parameter, tensor.requires_grad, ticket)


def _handle_of(tensor: Any) -> ArrayHandle | None:
    """Returns a handle of the tensor's memory. Returns None if other processes cannot open the memory, or if a handle cannot
    describe the whole tensor."""
    if _arrays.is_forked():  # this package has no devices in a forked child
        return None
    is_strided = tensor.layout == _torch.strided and not tensor.is_quantized
    if not is_strided or tensor.is_conj() or tensor.is_neg() or not tensor.is_leaf:
        return None
    try:
        handle: ArrayHandle = share(tensor)
    except (InvalidArgumentError, OutOfResourcesError) as error:  # such as a tensor that was received
        if tensor.is_cuda:
            return None
        error.add_note("To send a copy of the tensor, send tensor.clone().")
        raise  # PyTorch's reducer would move the tensor out of its array
    except (BufferError, ValueError, Error):  # this package cannot share the type, the memory or the device
        return None
    return handle


def _rebuild(handle: bytes, is_parameter: bool, requires_grad: bool, ticket: tuple[int, ...] | None) -> Any:
    array = ArrayHandle.from_bytes(handle).open()
    tensor = (array if ticket is None else receive(array, Ticket(*ticket))).torch()
    if is_parameter:
        return _torch.nn.Parameter(tensor, requires_grad)
    return tensor.requires_grad_(requires_grad)


class _Blocks:
    """Counts the open `with` blocks of all threads by device, and keeps their MemPools until the device has no open block.
    If a MemPool is deleted while a block of its device is open, PyTorch terminates the process. PyTorch returns free memory
    to the device only after the MemPool is deleted."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._counts: Counter[int] = Counter()
        self._pools: defaultdict[int, list[Any]] = defaultdict(list)

    def add(self, device: int, pool: Any) -> None:
        with self._lock:
            self._counts[device] += 1
            self._pools[device].append(pool)

    def remove(self, device: int) -> None:
        with self._lock:
            self._counts[device] -= 1
            pools = [] if self._counts[device] else self._pools.pop(device)
        pools.clear()


_blocks = _Blocks()


class Pool:
    """Memory of a GPU for PyTorch, and a context manager: PyTorch allocates the tensors of the `with` block in the pool. See
    `pool`."""

    __slots__ = ("_device", "_lock", "_memory", "_open_blocks", "_thread_state")

    def __init__(self, device: Device) -> None:
        self._device = device
        self._memory = _arrays.TorchPool(device)
        self._thread_state = threading.local()  # `stack`: the thread's open PyTorch context managers, the innermost last
        self._lock = threading.RLock()
        self._open_blocks = 0  # of all threads

    def __enter__(self) -> None:
        with self._lock:
            if self._memory.asleep:
                raise RuntimeError("the pool is asleep and has no memory for new tensors; call its wake() first")
            self._open_blocks += 1
        try:
            self._enter()
        except BaseException:
            self._count_closed_block()
            raise

    def _enter(self) -> None:
        stack: list[Any] = self._thread_state.__dict__.setdefault("stack", [])
        with _torch.cuda.device(self._device.index):
            pool = _torch.cuda.MemPool(_allocator())
            block = _torch.cuda.use_mem_pool(pool)
            _blocks.add(self._device.index, pool)
            try:
                block.__enter__()
            except BaseException:
                _blocks.remove(self._device.index)
                raise
        stack.append(block)
        self._memory.enter()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._memory.leave()
        self._thread_state.stack.pop().__exit__(kind, error, trace)
        _blocks.remove(self._device.index)
        self._count_closed_block()

    def _count_closed_block(self) -> None:
        with self._lock:
            self._open_blocks -= 1

    @property
    def asleep(self) -> bool:
        """Whether the pool has no memory at its addresses: after `sleep`, until `wake`."""
        return self._memory.asleep

    def sleep(self, *, keep_contents: bool = False) -> None:
        """Unmaps the memory of the pool's tensors, and keeps their addresses reserved for `wake`.

        Without `keep_contents`, returns the memory to the device: the contents are lost, and the handles of the tensors become
        stale. Memory that importers or the keeper have open stays usable for them, with its contents, and the device gets it
        back later. Other pools are not affected.

        Waits for all work of this process on the device. It cannot prevent later work: until `wake`, the program must not use
        the tensors, nor replay a graph that uses them. A kernel that accesses them fails, and the driver then ends all work of
        the process. The tensors may be dropped. Sharing them raises RuntimeError.

        Args:
            keep_contents: Whether to keep the memory with its contents and handles, and only unmap it.

        Raises:
            RuntimeError: The pool is asleep, or a thread is in a block of the pool.
            UnsupportedError: The device has no physical memory that can be shared.
        """
        _arrays.require_not_forked()
        with self._lock:
            if self._memory.asleep:
                raise RuntimeError("the pool is asleep already")
            if self._open_blocks:
                raise RuntimeError(
                    "a block of the pool is open, and its thread may create tensors; call sleep() after the block"
                )
            if not self._memory.can_sleep:
                raise UnsupportedError(
                    ur.ur_result_t.UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                    "sleep",
                    f"{self._device.name} has no physical memory that can be shared, so its memory cannot leave its addresses",
                )
            _torch.cuda.synchronize(self._device.index)
            self._memory.sleep(keep_contents)

    def wake(self) -> None:
        """Maps memory at the pool's addresses again, so that the pool's tensors and the graphs that use them are valid again.

        After `sleep(keep_contents=True)` the tensors have their contents. Otherwise the contents are undefined: write them
        before you use them, and share the tensors again, because earlier handles are stale.

        Raises:
            RuntimeError: The pool is not asleep.
            OutOfMemoryError: The device has too little free memory. The pool is still asleep.
        """
        _arrays.require_not_forked()
        with self._lock:
            if not self._memory.asleep:
                raise RuntimeError("the pool is not asleep")
            self._memory.wake()


@cache
def _allocator() -> Any:
    """Makes PyTorch's allocator object for this package's C functions. The cache keeps it, because it has to exist as long as
    PyTorch has memory from these functions."""
    kind = _torch.cuda.memory.CUDAPluggableAllocator
    return kind(_arrays.__file__, "urIpcTorchAllocate", "urIpcTorchFree").allocator()


def pool(device: object = "cuda") -> Pool:
    """Makes a pool of device memory for PyTorch. In a `with` block of the pool, the calling thread's new tensors on the device
    are in the pool, in few large allocations. The pool can have any number of `with` blocks. Each pool has its own allocations.

    `share` and sent messages need one handle for each of these allocations, so the pool is the fastest way to share a model.
    Importers keep the memory, even if the exporter exits. When no tensor is left in an allocation, `torch.cuda.empty_cache`
    returns it to the device, and its handles become stale. `Pool.sleep` returns all memory of a pool, and `Pool.wake` maps
    memory at the same addresses again.

    Args:
        device: The GPU: "cuda:0", a `torch.device`, or "cuda" for PyTorch's current device. With PyTorch for ROCm, "cuda:0" is
            the device "hip:0" of this package.

    Raises:
        ValueError: The device is not a GPU, or this package does not see it.
        RuntimeError: PyTorch has no memory pools, or finds no GPU.
    """
    kind, _, number = str(device).partition(":")
    if kind not in ("cuda", "hip"):
        raise ValueError(
            f"a pool is for a GPU, such as 'cuda:0', not for {str(device)!r}; for tensors on the host that can be shared, use "
            "ur_ipc.empty(shape, dtype).torch()"
        )
    if not hasattr(_torch.cuda, "use_mem_pool"):
        raise RuntimeError(f"a pool needs torch.cuda.MemPool of PyTorch 2.5 or later; this is PyTorch {_torch.__version__}")
    if not _torch.cuda.is_available():
        raise RuntimeError("a pool needs a GPU, and PyTorch finds none; torch.cuda.init() says why")
    backend = "cuda" if _torch.version.hip is None else "hip"
    return Pool(find_device(f"{backend}:{number or _torch.cuda.current_device()}"))


class _Engine:
    """A process group. The backend nccl transfers memory of the current GPU; other backends transfer host memory."""

    def __init__(self, process_group: Any) -> None:
        self._group = process_group
        self.rank: int = _distributed.get_rank(process_group)
        self.size: int = _distributed.get_world_size(process_group)
        on_gpu = _distributed.get_backend(process_group) == "nccl"
        self.device = find_device(f"cuda:{_torch.cuda.current_device()}" if on_gpu else "cpu")

    def all_gather(self, value: object) -> list[Any]:
        values: list[Any] = [None] * self.size
        _distributed.all_gather_object(values, value, self._group)
        return values

    def send(self, piece: Array, to: int) -> Callable[[], object]:
        wait: Callable[[], object] = _distributed.isend(piece.torch(), self._global(to), self._group).wait
        return wait

    def receive(self, piece: Array, source: int) -> None:
        _distributed.recv(piece.torch(), self._global(source), self._group)
        if not self.device.host_accessible:
            _torch.cuda.current_stream().synchronize()  # the readers do not wait for a stream

    def close(self) -> None:
        self._group = None  # the owner destroys the group

    def _global(self, rank: int) -> int:
        """Returns the rank in the default group, which `isend` and `recv` expect."""
        number: int = _distributed.get_global_rank(self._group, rank)
        return number


def group(process_group: Any = None, *, node: object = None) -> Group:
    """Makes a `Group` of the ranks of a process group. All ranks call this function. While a method of the group runs, no rank
    may send other messages through the process group.

    Args:
        process_group: An initialized group of `torch.distributed`; None for the default group.
        node: A small value that is equal for the ranks of one node and differs between nodes; by default the kernel's boot ID.
            Pass another value if ranks of one machine cannot open each other's memory, for example in separate containers.
    """
    return Group(_Engine(process_group or _distributed.group.WORLD), node)


__all__ = ["Group", "Pool", "RankError", "Sent", "collect", "group", "install", "pool", "sent", "uninstall"]

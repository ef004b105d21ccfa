# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Other libraries that share memory and events between processes, behind one interface."""

from __future__ import annotations

import importlib
import inspect
from typing import Any, ClassVar

_NON_BLOCKING = 1
_DISABLE_TIMING = 2
_INTERPROCESS = 4
_DEVICE_TO_DEVICE = 3


class Library:
    """One library in one process. The constructor raises ImportError if the library is not installed."""

    ENVIRONMENT: ClassVar[dict[str, str]] = {}

    records_once = False  # whether a shared event can be signaled only once

    def version(self) -> str:
        raise NotImplementedError

    def introduction(self) -> Any:
        """Returns the data that the other process needs before it opens anything."""
        return None

    def receive_introduction(self, introduction: Any) -> None:
        """Takes the data that the other process's `introduction` returned."""

    def allocate(self, size: int) -> Any:
        raise NotImplementedError

    def free(self, memory: Any) -> None:
        raise NotImplementedError

    def get(self, memory: Any) -> Any:
        """Returns a handle for one open."""
        raise NotImplementedError

    def put(self, handle: Any) -> None:
        """Releases a handle that was not opened."""

    def open(self, handle: Any) -> Any:
        raise NotImplementedError

    def close(self, opened_memory: Any) -> None:
        raise NotImplementedError

    def copy(self, to: Any, source: Any, size: int) -> None:
        """Enqueues a copy."""
        raise NotImplementedError

    def finish(self) -> None:
        raise NotImplementedError

    def create_event(self) -> Any:
        raise NotImplementedError

    def handle_of(self, event: Any) -> Any:
        raise NotImplementedError

    def open_event(self, handle: Any) -> Any:
        raise NotImplementedError

    def signal(self, event: Any) -> None:
        raise NotImplementedError

    def wait_on_stream(self, event: Any) -> None:
        """Makes the stream wait for the event, and then makes the host wait for the stream."""
        raise NotImplementedError

    def wait_on_host(self, event: Any) -> None:
        raise NotImplementedError


class Torch(Library):
    """PyTorch, which sends tensors with torch.multiprocessing. Returns freed memory to the driver."""

    def __init__(self) -> None:
        self._torch: Any = importlib.import_module("torch")
        self._reductions: Any = importlib.import_module("torch.multiprocessing.reductions")
        self._device = self._torch.device("cuda:0")
        self._torch.cuda.init()

    def version(self) -> str:
        return str(self._torch.__version__)

    # A list holds the tensor, so that clearing the list drops the last reference.
    def allocate(self, size: int) -> list[Any]:
        return [self._torch.empty(size, dtype=self._torch.uint8, device=self._device)]

    def free(self, memory: list[Any]) -> None:
        memory.clear()
        self._torch.cuda.ipc_collect()
        self._torch.cuda.empty_cache()

    def get(self, memory: list[Any]) -> Any:
        return self._reductions.reduce_tensor(memory[0])

    # PyTorch keeps a sent tensor alive until another process has received each of its handles.
    def put(self, handle: Any) -> None:
        state = inspect.signature(handle[0]).bind(*handle[1]).arguments
        storage = state["storage_cls"]
        storage._release_ipc_counter(state["ref_counter_handle"], state["ref_counter_offset"], device=state["storage_device"])

    def open(self, handle: Any) -> list[Any]:
        rebuild, arguments = handle
        return [rebuild(*arguments)]

    def close(self, opened_memory: list[Any]) -> None:
        opened_memory.clear()

    def copy(self, to: list[Any], source: list[Any], size: int) -> None:
        to[0].copy_(source[0])

    def finish(self) -> None:
        self._torch.cuda.current_stream().synchronize()

    def create_event(self) -> Any:
        return self._torch.cuda.Event(enable_timing=False, interprocess=True)

    def handle_of(self, event: Any) -> Any:
        return event.ipc_handle()

    def open_event(self, handle: Any) -> Any:
        return self._torch.cuda.Event.from_ipc_handle(self._device, handle)

    def signal(self, event: Any) -> None:
        event.record()

    def wait_on_stream(self, event: Any) -> None:
        self._torch.cuda.current_stream().wait_event(event)
        self.finish()

    def wait_on_host(self, event: Any) -> None:
        event.synchronize()


class TorchExpandable(Torch):
    """PyTorch with expandable segments, which are objects of virtual memory."""

    ENVIRONMENT: ClassVar[dict[str, str]] = {
        "PYTORCH_CUDA_ALLOC_CONF": "expandable_segments:True",
        "TORCH_CUDA_EXPANDABLE_SEGMENTS_IPC": "1",
    }


class Cupy(Library):
    """CuPy's runtime functions, without its memory pool."""

    def __init__(self) -> None:
        self._cupy: Any = importlib.import_module("cupy")
        self._runtime: Any = self._cupy.cuda.runtime
        self._runtime.setDevice(0)
        self._stream = self._runtime.streamCreateWithFlags(_NON_BLOCKING)

    def version(self) -> str:
        return str(self._cupy.__version__)

    def allocate(self, size: int) -> Any:
        return self._runtime.malloc(size)

    def free(self, memory: Any) -> None:
        self._runtime.free(memory)

    def get(self, memory: Any) -> Any:
        return self._runtime.ipcGetMemHandle(memory)

    def open(self, handle: Any) -> Any:
        return self._runtime.ipcOpenMemHandle(handle)

    def close(self, opened_memory: Any) -> None:
        self._runtime.ipcCloseMemHandle(opened_memory)

    def copy(self, to: Any, source: Any, size: int) -> None:
        self._runtime.memcpyAsync(to, source, size, _DEVICE_TO_DEVICE, self._stream)

    def finish(self) -> None:
        self._runtime.streamSynchronize(self._stream)

    def create_event(self) -> Any:
        return self._runtime.eventCreateWithFlags(_DISABLE_TIMING | _INTERPROCESS)

    def handle_of(self, event: Any) -> Any:
        return self._runtime.ipcGetEventHandle(event)

    def open_event(self, handle: Any) -> Any:
        return self._runtime.ipcOpenEventHandle(handle)

    def signal(self, event: Any) -> None:
        self._runtime.eventRecord(event, self._stream)

    def wait_on_stream(self, event: Any) -> None:
        self._runtime.streamWaitEvent(self._stream, event)
        self.finish()

    def wait_on_host(self, event: Any) -> None:
        self._runtime.eventSynchronize(event)


class CudaCore(Library):
    """NVIDIA's cuda.core: shares one pool once, and then descriptors of its allocations."""

    records_once = True

    def __init__(self) -> None:
        self._core: Any = importlib.import_module("cuda.core")
        device = self._core.Device(0)
        device.set_current()
        self._stream = device.create_stream()
        options = self._core.DeviceMemoryResourceOptions(ipc_enabled=True)
        self._pool = self._core.DeviceMemoryResource(device, options=options)
        self._remote_pool: Any = None

    def version(self) -> str:
        return str(self._core.__version__)

    def introduction(self) -> Any:
        return self._pool

    def receive_introduction(self, introduction: Any) -> None:
        self._remote_pool = introduction

    def allocate(self, size: int) -> Any:
        return self._pool.allocate(size, stream=self._stream)

    def free(self, memory: Any) -> None:
        memory.close(self._stream)
        self._stream.sync()

    def get(self, memory: Any) -> Any:
        return memory.ipc_descriptor

    def open(self, handle: Any) -> Any:
        return self._core.Buffer.from_ipc_descriptor(self._remote_pool, handle, stream=self._stream)

    def close(self, opened_memory: Any) -> None:
        opened_memory.close(self._stream)
        self._stream.sync()

    def copy(self, to: Any, source: Any, size: int) -> None:
        to.copy_from(source, stream=self._stream)

    def finish(self) -> None:
        self._stream.sync()


LIBS: dict[str, type[Library]] = {
    "torch": Torch,
    "torch expandable": TorchExpandable,
    "cupy": Cupy,
    "cuda.core": CudaCore,
}

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The exceptions of this package."""

import errno

from ur_ipc.ur_enums import ur_result_t


class Error(RuntimeError):
    """A failed call of the API."""

    code: ur_result_t | int
    """The result of the function; an int if the API does not declare this result."""
    function: str
    """The name of the function."""
    text: str
    """The adapter's message: the failed step, the system's error, the remedy. May be empty."""
    system_code: int
    """The error code of the driver or the system, such as an `errno`; 0 if there is none."""

    def __init__(self, code: ur_result_t | int, function: str, text: str = "", system_code: int = 0) -> None:
        super().__init__(code, function, text, system_code)
        self.code = code
        self.function = function
        self.text = text
        self.system_code = system_code

    def __str__(self) -> str:
        name = self.code.name if isinstance(self.code, ur_result_t) else str(self.code)
        return ": ".join(filter(None, (self.function, name, self.text.removeprefix(self.function + ": "))))


class InvalidArgumentError(Error, ValueError):
    """An argument is invalid, or does not fit the other arguments."""


class InvalidHandleError(InvalidArgumentError):
    """The handle cannot be opened: it is stale, altered or truncated, or is for another kind of object, adapter or machine."""


class ExporterGoneError(InvalidHandleError):
    """The exporter has ended."""


class PermissionRefusedError(Error, PermissionError):
    """The system or the exporter denies access."""

    def __init__(self, code: ur_result_t | int, function: str, text: str = "", system_code: int = 0) -> None:
        super().__init__(code, function, text, system_code)
        self.errno = system_code


class UnsupportedError(Error):
    """The adapter, the device or the driver does not support the operation."""


class OutOfResourcesError(Error):
    """A limited resource ran out, such as descriptors, threads or pending signals, or a process did not answer in time."""


class OutOfMemoryError(OutOfResourcesError, MemoryError):
    """Memory of the host or of the device ran out."""


class DeviceLostError(Error):
    """The device or its driver has failed."""


class UninitializedError(Error):
    """`urLoaderInit` has not been called, or the loader was torn down."""


class SignalFailedError(Error):
    """The event will never be signaled, because a process ended before it signaled the event or an event that it depends on."""


class PublisherGoneError(ConnectionError):
    """No process publishes under the name, or the publisher has ended. Arrays that are open stay usable."""


class AdapterError(Error):
    """An adapter-specific failure; see `text` and `system_code`."""


_R = ur_result_t
_CLASSES: dict[int, type[Error]] = {
    _R.UR_RESULT_ERROR_ADAPTER_SPECIFIC: AdapterError,
    _R.UR_RESULT_ERROR_DEVICE_LOST: DeviceLostError,
    _R.UR_RESULT_ERROR_DEVICE_NOT_AVAILABLE: DeviceLostError,
    _R.UR_RESULT_ERROR_DEVICE_REQUIRES_RESET: DeviceLostError,
    _R.UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS: SignalFailedError,
    _R.UR_RESULT_ERROR_LAYER_NOT_PRESENT: UnsupportedError,
    _R.UR_RESULT_ERROR_MEM_OBJECT_ALLOCATION_FAILURE: OutOfMemoryError,
    _R.UR_RESULT_ERROR_OBJECT_ALLOCATION_FAILURE: OutOfMemoryError,
    _R.UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY: OutOfMemoryError,
    _R.UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: OutOfMemoryError,
    _R.UR_RESULT_ERROR_OUT_OF_RESOURCES: OutOfResourcesError,
    _R.UR_RESULT_ERROR_UNINITIALIZED: UninitializedError,
    _R.UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT: UnsupportedError,
    _R.UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION: UnsupportedError,
    _R.UR_RESULT_ERROR_UNSUPPORTED_FEATURE: UnsupportedError,
    _R.UR_RESULT_ERROR_UNSUPPORTED_SIZE: UnsupportedError,
    _R.UR_RESULT_ERROR_UNSUPPORTED_VERSION: UnsupportedError,
}
_RESULTS = {int(result): result for result in _R}
_PERMISSION_ERRNOS = (errno.EPERM, errno.EACCES)
_HANDLE_PREFIX = "urIPC"  # functions with this prefix take IPC handles


def error_of(code: int, function: str, text: str, system_code: int) -> Error:
    """Returns the exception for a function's result."""
    result = _RESULTS.get(code)
    return _class_of(code, result, function, system_code)(result or code, function, text, system_code)


def _class_of(code: int, result: ur_result_t | None, function: str, system_code: int) -> type[Error]:
    if function.startswith(_HANDLE_PREFIX):
        if code == _R.UR_RESULT_ERROR_INVALID_VALUE:
            return ExporterGoneError if system_code == errno.ESRCH else InvalidHandleError
        if code == _R.UR_RESULT_ERROR_INVALID_ARGUMENT and system_code in _PERMISSION_ERRNOS:
            return PermissionRefusedError
    return _CLASSES.get(code) or (InvalidArgumentError if result and "_INVALID_" in result.name else Error)

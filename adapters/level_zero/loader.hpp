// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Binds the functions of Level Zero's loader, and wraps its result codes, enumerations and handles.

#include "adapters/kit/native_handle.hpp"
#include "base/unique_handle.hpp"

#include <cstdint>
#include <utility>
#include <vector>

#include <level_zero/loader/ze_loader.h>
#include <level_zero/ze_api.h>

namespace ur::level_zero {

using kit::adopt;
using kit::AdoptedHandle;

// The functions of Level Zero 1.4 that these adapters call. Loaders since 1.4 export them.
#define UR_ZE_FUNCTIONS(X)                                                                         \
  X(zeInit)                                                                                        \
  X(zeDriverGet)                                                                                   \
  X(zeDriverGetApiVersion)                                                                         \
  X(zeDriverGetProperties)                                                                         \
  X(zeDriverGetExtensionProperties)                                                                \
  X(zeDriverGetExtensionFunctionAddress)                                                           \
  X(zeDeviceGet)                                                                                   \
  X(zeDeviceGetProperties)                                                                         \
  X(zeDeviceGetComputeProperties)                                                                  \
  X(zeDeviceGetCommandQueueGroupProperties)                                                        \
  X(zeDeviceGetMemoryProperties)                                                                   \
  X(zeDeviceGetMemoryAccessProperties)                                                             \
  X(zeDeviceGetCacheProperties)                                                                    \
  X(zeDeviceGetP2PProperties)                                                                      \
  X(zeDeviceCanAccessPeer)                                                                         \
  X(zeDeviceGetStatus)                                                                             \
  X(zeDevicePciGetPropertiesExt)                                                                   \
  X(zeDeviceGetGlobalTimestamps)                                                                   \
  X(zeContextCreateEx)                                                                             \
  X(zeContextDestroy)                                                                              \
  X(zeCommandQueueCreate)                                                                          \
  X(zeCommandQueueDestroy)                                                                         \
  X(zeCommandQueueExecuteCommandLists)                                                             \
  X(zeCommandQueueSynchronize)                                                                     \
  X(zeCommandListCreate)                                                                           \
  X(zeCommandListCreateImmediate)                                                                  \
  X(zeCommandListDestroy)                                                                          \
  X(zeCommandListClose)                                                                            \
  X(zeCommandListReset)                                                                            \
  X(zeCommandListAppendBarrier)                                                                    \
  X(zeCommandListAppendMemoryCopy)                                                                 \
  X(zeCommandListAppendMemoryCopyRegion)                                                           \
  X(zeCommandListAppendMemoryFill)                                                                 \
  X(zeFenceCreate)                                                                                 \
  X(zeFenceDestroy)                                                                                \
  X(zeFenceQueryStatus)                                                                            \
  X(zeFenceReset)                                                                                  \
  X(zeEventPoolCreate)                                                                             \
  X(zeEventPoolDestroy)                                                                            \
  X(zeEventPoolGetIpcHandle)                                                                       \
  X(zeEventPoolOpenIpcHandle)                                                                      \
  X(zeEventPoolCloseIpcHandle)                                                                     \
  X(zeEventCreate)                                                                                 \
  X(zeEventDestroy)                                                                                \
  X(zeEventHostSignal)                                                                             \
  X(zeEventHostSynchronize)                                                                        \
  X(zeEventQueryStatus)                                                                            \
  X(zeEventQueryKernelTimestamp)                                                                   \
  X(zeEventHostReset)                                                                              \
  X(zeMemAllocDevice)                                                                              \
  X(zeMemAllocHost)                                                                                \
  X(zeMemAllocShared)                                                                              \
  X(zeMemFree)                                                                                     \
  X(zeMemGetAddressRange)                                                                          \
  X(zeMemGetIpcHandle)                                                                             \
  X(zeMemOpenIpcHandle)                                                                            \
  X(zeMemCloseIpcHandle)                                                                           \
  X(zeVirtualMemReserve)                                                                           \
  X(zeVirtualMemFree)                                                                              \
  X(zeVirtualMemQueryPageSize)                                                                     \
  X(zeVirtualMemMap)                                                                               \
  X(zeVirtualMemUnmap)                                                                             \
  X(zeVirtualMemSetAccessAttribute)                                                                \
  X(zePhysicalMemCreate)                                                                           \
  X(zePhysicalMemDestroy)                                                                          \
  X(zelLoaderTranslateHandle)

struct Functions {
#define UR_ZE_MEMBER(name) decltype(&::name) name = nullptr;
  UR_ZE_FUNCTIONS(UR_ZE_MEMBER)
#undef UR_ZE_MEMBER
};

// Opens the Level Zero loader on the first call and keeps it open. If the loader is absent or lacks
// a function, logs this and returns false.
bool bindLoader();

// Returns the functions that bindLoader() found. Call it only after bindLoader() has returned true.
// Once calls are stopped, the returned functions only return UNINITIALIZED.
const Functions &functions() noexcept;

// Stops all calls at process exit, before the loader and its drivers unload, because static objects
// of the application may release handles of this adapter later. Call it after zeInit has succeeded,
// because zeInit registers the loader's exit handlers.
void stopCallsAtExit();
bool areCallsStopped() noexcept;

// Returns a function that only newer loaders export, or null.
void *newerLoaderFunction(const char *name) noexcept;

// Returns a name such as "ZE_RESULT_ERROR_INVALID_ARGUMENT", or "unknown result".
const char *nameOf(ze_result_t result) noexcept;

// Returns whether the result means that the driver lacks the function, although the loader has it.
constexpr bool meansUnsupported(ze_result_t result) noexcept {
  return result == ZE_RESULT_ERROR_UNSUPPORTED_FEATURE || result == ZE_RESULT_ERROR_UNINITIALIZED;
}

// Throws the UR error for the driver's result. The message contains the function, the driver's
// result and the driver's error text, if any. urAdapterGetLastError returns the driver's result.
// If the process may be out of descriptors, throws OUT_OF_RESOURCES with the code EMFILE instead.
[[noreturn]] void raiseFailure(const char *function, ze_result_t result);

inline void check(const char *function, ze_result_t result) {
  if (result != ZE_RESULT_SUCCESS)
    raiseFailure(function, result);
}

// Sets the function that returns a driver's latest error text.
void setErrorTextFunction(ze_driver_handle_t driver,
                          ze_result_t (*getText)(ze_driver_handle_t, const char **));

// Logs a failure to release an object, because no caller could act on it.
void logIfFailed(const char *function, ze_result_t result) noexcept;

// UR_ZE_CHECK(zeMemFree, context, pointer) calls the function and throws if it fails. UR_ZE_TRY
// calls the function and, if it fails, logs a warning.
#define UR_ZE_CHECK(function, ...)                                                                 \
  ::ur::level_zero::check(#function, ::ur::level_zero::functions().function(__VA_ARGS__))
#define UR_ZE_TRY(function, ...)                                                                   \
  ::ur::level_zero::logIfFailed(#function, ::ur::level_zero::functions().function(__VA_ARGS__))

// Returns all elements that a Level Zero function lists. Calls it twice: first for the number of
// elements, then for the elements. Each element starts as a copy of `initial`, which contains the
// struct's type.
template <typename Element, typename Function, typename... Arguments>
std::vector<Element> enumerate(const char *name, Function function, const Element &initial,
                               Arguments... arguments) {
  std::uint32_t count = 0;
  check(name, function(arguments..., &count, nullptr));
  std::vector<Element> elements(count, initial);
  if (count != 0)
    check(name, function(arguments..., &count, elements.data()));
  elements.resize(count);
  return elements;
}

template <auto kRelease> struct Release {
  template <typename Handle> void operator()(Handle handle) const noexcept {
    logIfFailed("releasing an object", (functions().*kRelease)(handle));
  }
};
template <typename Handle, auto kRelease>
using UniqueHandle = base::UniqueHandle<Handle, Release<kRelease>{}>;

using UniqueContext = UniqueHandle<ze_context_handle_t, &Functions::zeContextDestroy>;
using UniqueQueue = UniqueHandle<ze_command_queue_handle_t, &Functions::zeCommandQueueDestroy>;
using UniqueList = UniqueHandle<ze_command_list_handle_t, &Functions::zeCommandListDestroy>;
using UniqueFence = UniqueHandle<ze_fence_handle_t, &Functions::zeFenceDestroy>;
using UniqueEvent = UniqueHandle<ze_event_handle_t, &Functions::zeEventDestroy>;
using UniquePool = UniqueHandle<ze_event_pool_handle_t, &Functions::zeEventPoolDestroy>;
using OpenedPool = UniqueHandle<ze_event_pool_handle_t, &Functions::zeEventPoolCloseIpcHandle>;

// Returns whether the loader's own validation layer is on and rejects the flags of Level Zero 1.7.
bool layerRejectsNewerFlags();

// Returns the address hint for a reservation. A null hint lets the driver choose the address. If
// the loader's validation layer rejects null, returns an address instead, which the driver may
// ignore.
const void *reservationHint(const void *hint);

} // namespace ur::level_zero

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Level Zero's loader: its functions, what they answer and list, and the handles they give out.

#include "adapters/kit/native_handle.hpp"
#include "base/unique_handle.hpp"

#include <cstdint>
#include <utility>
#include <vector>

#include <level_zero/loader/ze_loader.h>
#include <level_zero/ze_api.h>

namespace ur::level_zero {

using kit::adopt;
using kit::Adopted;

// The functions of Level Zero 1.4 that this adapter calls; every loader since then exports them.
#define UR_ZE_FUNCTIONS(X)                                                                         \
  X(zeInit)                                                                                        \
  X(zeDriverGet)                                                                                   \
  X(zeDriverGetApiVersion)                                                                         \
  X(zeDriverGetProperties)                                                                         \
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

// Opens the Level Zero loader at the first call and keeps it. False where there is none or it lacks
// a function; the log tells which.
bool bindLoader();

// What bindLoader() found; call it only after that returned true. From endOfCalls on, functions
// that do nothing and answer UNINITIALIZED.
const Functions &functions() noexcept;

// When the process exits, the loader and its drivers go before what was made before them: objects
// with static storage of the application, which may own handles of ours. Calls end before. To be
// called once zeInit has succeeded, since what the loader does at exit it sets up there.
void endCallsAtExit();
bool callsHaveEnded() noexcept;

// A function that only newer loaders export, or null.
void *newerLoaderFunction(const char *name) noexcept;

// "ZE_RESULT_ERROR_INVALID_ARGUMENT", or the number of a result that has no name here.
const char *nameOf(ze_result_t result) noexcept;

// Whether a function is missing in the driver: the answers of a loader that has it and finds none.
constexpr bool isMissing(ze_result_t result) noexcept {
  return result == ZE_RESULT_ERROR_UNSUPPORTED_FEATURE || result == ZE_RESULT_ERROR_UNINITIALIZED;
}

// Throws an error that names the function, the driver's answer and, where the driver has one, its
// own text. The driver's code goes to urAdapterGetLastError. Where the process has no descriptors
// left, that is what it says: OUT_OF_RESOURCES.
[[noreturn]] void raiseFailure(const char *function, ze_result_t result);

inline void check(const char *function, ze_result_t result) {
  if (result != ZE_RESULT_SUCCESS)
    raiseFailure(function, result);
}

// Where a driver's own texts come from.
void setErrorSource(ze_driver_handle_t driver,
                    ze_result_t (*description)(ze_driver_handle_t, const char **));

// Logs a failure of a call that ends something: nobody could act on it.
void noteFailure(const char *function, ze_result_t result) noexcept;

// UR_ZE_CHECK(zeMemFree, context, pointer) calls and throws; UR_ZE_END calls and logs.
#define UR_ZE_CHECK(function, ...)                                                                 \
  ::ur::level_zero::check(#function, ::ur::level_zero::functions().function(__VA_ARGS__))
#define UR_ZE_END(function, ...)                                                                   \
  ::ur::level_zero::noteFailure(#function, ::ur::level_zero::functions().function(__VA_ARGS__))

// Count, then fill: all that a function of Level Zero lists. `blank` is what each element is before
// the driver fills it: structs have a type.
template <typename Element, typename Function, typename... Of>
std::vector<Element> enumerate(const char *name, Function function, const Element &blank,
                               Of... of) {
  std::uint32_t count = 0;
  check(name, function(of..., &count, nullptr));
  std::vector<Element> elements(count, blank);
  if (count != 0)
    check(name, function(of..., &count, elements.data()));
  elements.resize(count);
  return elements;
}

template <auto kRelease> struct Release {
  template <typename Handle> void operator()(Handle handle) const noexcept {
    noteFailure("the end of an object", (functions().*kRelease)(handle));
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

// The loader's own layer, where it looks at every parameter, does not know the flags that came with
// Level Zero 1.7.
bool layerRefusesNewerFlags();

// The address to reserve a range at. That layer takes a null one, which lets the driver choose, for
// a mistake; any other address is a hint that drivers need not follow.
const void *reservationHint(const void *wanted);

} // namespace ur::level_zero

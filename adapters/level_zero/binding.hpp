// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <level_zero/loader/ze_loader.h>
#include <level_zero/ze_api.h>

namespace ur::level_zero {

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
  X(zeCommandListAppendMemoryFill)                                                                 \
  X(zeFenceCreate)                                                                                 \
  X(zeFenceDestroy)                                                                                \
  X(zeFenceHostSynchronize)                                                                        \
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
  X(zeVirtualMemGetAccessAttribute)                                                                \
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

// What bindLoader() found; call it only after that returned true.
const Functions &functions() noexcept;

// A function that only newer loaders export, or null.
void *newerLoaderFunction(const char *name) noexcept;

} // namespace ur::level_zero

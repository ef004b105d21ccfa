// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The packaged Level Zero loader, with additional functions of newer loaders. Adapters that were
// linked with a newer loader call them in any libze_loader.so.1. This library calls the addresses
// that the driver returns from zeDriverGetExtensionFunctionAddress; functions without an address
// return UNSUPPORTED_FEATURE. All other functions come from the packaged loader, which this library
// depends on.

#include <cstdint>

#include <dlfcn.h>
#include <level_zero/ze_api.h>

#if !defined(__x86_64__)
#error "calls are forwarded with an x86-64 instruction"
#endif

// clang-format off
#define NEWER_NAMES(NAME) \
  NAME(zeCommandListAppendLaunchKernelWithArguments) \
  NAME(zeCommandListAppendLaunchKernelWithParameters) \
  NAME(zeCommandListAppendMemoryCopyWithParameters) \
  NAME(zeCommandListAppendMemoryFillWithParameters) \
  NAME(zeCommandListAppendSignalExternalSemaphoreExt) \
  NAME(zeCommandListAppendWaitExternalSemaphoreExt) \
  NAME(zeCommandListCreateCloneExp) \
  NAME(zeCommandListGetContextHandle) \
  NAME(zeCommandListGetDeviceHandle) \
  NAME(zeCommandListGetFlags) \
  NAME(zeCommandListGetOrdinal) \
  NAME(zeCommandListHostSynchronize) \
  NAME(zeCommandListImmediateAppendCommandListsExp) \
  NAME(zeCommandListImmediateGetFlags) \
  NAME(zeCommandListImmediateGetIndex) \
  NAME(zeCommandListImmediateGetMode) \
  NAME(zeCommandListImmediateGetPriority) \
  NAME(zeCommandListIsImmediate) \
  NAME(zeCommandQueueGetFlags) \
  NAME(zeCommandQueueGetIndex) \
  NAME(zeCommandQueueGetMode) \
  NAME(zeCommandQueueGetOrdinal) \
  NAME(zeCommandQueueGetPriority) \
  NAME(zeDeviceGetAggregatedCopyOffloadIncrementValue) \
  NAME(zeDeviceGetCounterBasedEventMaxValue) \
  NAME(zeDeviceGetRootDevice) \
  NAME(zeDeviceGetVectorWidthPropertiesExt) \
  NAME(zeDeviceImportExternalSemaphoreExt) \
  NAME(zeDeviceReleaseExternalSemaphoreExt) \
  NAME(zeDeviceSynchronize) \
  NAME(zeDriverGetLastErrorDescription) \
  NAME(zeEventCounterBasedCloseIpcHandle) \
  NAME(zeEventCounterBasedCreate) \
  NAME(zeEventCounterBasedGetDeviceAddress) \
  NAME(zeEventCounterBasedGetIpcHandle) \
  NAME(zeEventCounterBasedOpenIpcHandle) \
  NAME(zeEventGetCounterBasedFlags) \
  NAME(zeEventGetEventPool) \
  NAME(zeEventGetSignalScope) \
  NAME(zeEventGetWaitScope) \
  NAME(zeEventPoolGetContextHandle) \
  NAME(zeEventPoolGetFlags) \
  NAME(zeEventPoolPutIpcHandle) \
  NAME(zeEventQueryKernelTimestampsExt) \
  NAME(zeImageGetDeviceOffsetExp) \
  NAME(zeImageViewCreateExt) \
  NAME(zeKernelGetAllocationPropertiesExp) \
  NAME(zeKernelGetBinaryExp) \
  NAME(zeMemGetAtomicAccessAttributeExp) \
  NAME(zeMemGetFileDescriptorFromIpcHandleExp) \
  NAME(zeMemGetIpcHandleFromFileDescriptorExp) \
  NAME(zeMemGetIpcHandleWithProperties) \
  NAME(zeMemGetPitchFor2dImage) \
  NAME(zeMemPutIpcHandle) \
  NAME(zeMemSetAtomicAccessAttributeExp) \
  NAME(zePhysicalMemGetProperties) \
  NAME(zesInit) \
  NAME(zesDriverGet) \
  NAME(zesDeviceGet) \
  NAME(zesDriverGetDeviceByUuidExp)
// clang-format on

#define EXPORTED __attribute__((visibility("default")))

namespace {

ze_result_t returnUnsupported() { return ZE_RESULT_ERROR_UNSUPPORTED_FEATURE; }

} // namespace

// Forwards a call with its arguments unchanged.
#define FORWARD(FUNCTION)                                                                          \
  extern "C" {                                                                                     \
  __attribute__((visibility("hidden"))) void *address_of_##FUNCTION =                              \
      reinterpret_cast<void *>(returnUnsupported);                                                 \
  EXPORTED __attribute__((naked)) void FUNCTION() { asm("jmp *address_of_" #FUNCTION "(%rip)"); }  \
  }
NEWER_NAMES(FORWARD)

namespace {

void lookUp(ze_driver_handle_t driver, const char *name, void *&address) {
  void *entry = nullptr;
  if (zeDriverGetExtensionFunctionAddress(driver, name, &entry) == ZE_RESULT_SUCCESS && entry)
    address = entry;
}

void lookUpAll() {
  std::uint32_t count = 1;
  ze_driver_handle_t driver = nullptr;
  if (zeDriverGet(&count, &driver) != ZE_RESULT_SUCCESS || driver == nullptr)
    return;
#define LOOK_UP(FUNCTION) lookUp(driver, #FUNCTION, address_of_##FUNCTION);
  NEWER_NAMES(LOOK_UP)
}

template <class Function> Function *packagedFunction(Function *, const char *name) {
  return reinterpret_cast<Function *>(dlsym(RTLD_NEXT, name));
}

} // namespace

extern "C" {

EXPORTED ze_result_t zeInit(ze_init_flags_t flags) {
  const ze_result_t result = packagedFunction(&zeInit, "zeInit")(flags);
  if (result == ZE_RESULT_SUCCESS)
    lookUpAll();
  return result;
}

// A linked loader calls this during each of its initializations, and the packaged loader would open
// all drivers again each time.
EXPORTED ze_result_t zeLoaderInit() {
  static const ze_result_t result = packagedFunction(&zeLoaderInit, "zeLoaderInit")();
  return result;
}

} // extern "C"

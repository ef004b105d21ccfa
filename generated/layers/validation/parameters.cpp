// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// The parameter layer: rejects calls with arguments that the spec forbids, and passes the other
// calls on.

#include "runtime/layers/validation/parameters.hpp"

#include "base/error.hpp"
#include "generated/base/validity.hpp"
#include "generated/layers/validation/value_sizes.hpp"
#include "runtime/layers/validation/memory.hpp"
#include "runtime/layers/validation/validation.hpp"

namespace ur::validation::parameters {
namespace {

ur_dditable_t next;
ur_dditable_t adapter;

ur_result_t UR_APICALL adapterGet(uint32_t NumEntries, ur_adapter_handle_t *phAdapters,
                                  uint32_t *pNumAdapters) {
  if (phAdapters && NumEntries == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urAdapterGet", "NumEntries", "empty",
                  "phAdapters is not null and NumEntries is 0", NumEntries);
  return base::passOn(next.Adapter.pfnGet(NumEntries, phAdapters, pNumAdapters));
}

ur_result_t UR_APICALL adapterRelease(ur_adapter_handle_t hAdapter) {
  if (!hAdapter) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urAdapterRelease", "hAdapter", "nonnull",
                  "it is the adapter to release", nullptr);
  return base::passOn(next.Adapter.pfnRelease(hAdapter));
}

ur_result_t UR_APICALL adapterRetain(ur_adapter_handle_t hAdapter) {
  if (!hAdapter) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urAdapterRetain", "hAdapter", "nonnull",
                  "it is the adapter to retain", nullptr);
  return base::passOn(next.Adapter.pfnRetain(hAdapter));
}

ur_result_t UR_APICALL adapterGetLastError(ur_adapter_handle_t hAdapter, const char **ppMessage,
                                           int32_t *pError) {
  if (!ppMessage) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urAdapterGetLastError", "ppMessage",
                  "nonnull", "it receives a NUL-terminated text", nullptr);
  if (!pError) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urAdapterGetLastError", "pError",
                  "nonnull",
                  "it receives the code of the driver or the system, such as a CUresult, a "
                  "ze_result_t or an errno; 0 if there was no code",
                  nullptr);
  if (!hAdapter) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urAdapterGetLastError", "hAdapter",
                  "nonnull", "it is the adapter that returned the error", nullptr);
  return base::passOn(next.Adapter.pfnGetLastError(hAdapter, ppMessage, pError));
}

ur_result_t UR_APICALL adapterGetInfo(ur_adapter_handle_t hAdapter, ur_adapter_info_t propName,
                                      size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  if (!pPropValue && !pPropSizeRet) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urAdapterGetInfo", "pPropValue", "asked",
                  "pPropSizeRet is also null, so the call requests nothing", nullptr);
  if (!pPropValue && propSize != 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urAdapterGetInfo", "pPropValue", "sized",
                  "propSize is not 0, so a value is expected", nullptr);
  if (!hAdapter) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urAdapterGetInfo", "hAdapter", "nonnull",
                  "it is the adapter to query", nullptr);
  if (!ur::isDeclared(propName)) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_ENUMERATION, "urAdapterGetInfo", "propName", "declared",
                  "it is not a declared ur_adapter_info_t", propName);
  if (pPropValue && propSize == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urAdapterGetInfo", "propSize", "nonzero",
                  "pPropValue is given, so its size is needed", propSize);
  if (const std::size_t needed = smallestValue(propName); pPropValue && propSize < needed)
      [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urAdapterGetInfo", "propSize", "value",
                  "the value of propName does not fit", Value::bufferSize(propSize, needed));
  return base::passOn(
      next.Adapter.pfnGetInfo(hAdapter, propName, propSize, pPropValue, pPropSizeRet));
}

ur_result_t UR_APICALL adapterSetLoggerCallback(ur_adapter_handle_t hAdapter,
                                                ur_logger_callback_t pfnLoggerCallback,
                                                void *pUserData, ur_logger_level_t level) {
  if (!pfnLoggerCallback) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urAdapterSetLoggerCallback",
                  "pfnLoggerCallback", "nonnull", "it is the function that receives the messages",
                  nullptr);
  if (!hAdapter) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urAdapterSetLoggerCallback", "hAdapter",
                  "nonnull", "it is the adapter whose messages are sent", nullptr);
  if (!ur::isDeclared(level)) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_ENUMERATION, "urAdapterSetLoggerCallback", "level",
                  "declared", "it is not a declared ur_logger_level_t", level);
  return base::passOn(
      next.Adapter.pfnSetLoggerCallback(hAdapter, pfnLoggerCallback, pUserData, level));
}

ur_result_t UR_APICALL adapterSetLoggerCallbackLevel(ur_adapter_handle_t hAdapter,
                                                     ur_logger_level_t level) {
  if (!hAdapter) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urAdapterSetLoggerCallbackLevel",
                  "hAdapter", "nonnull", "it is the adapter whose level is changed", nullptr);
  if (!ur::isDeclared(level)) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_ENUMERATION, "urAdapterSetLoggerCallbackLevel", "level",
                  "declared", "it is not a declared ur_logger_level_t", level);
  return base::passOn(next.Adapter.pfnSetLoggerCallbackLevel(hAdapter, level));
}

ur_result_t UR_APICALL platformGet(ur_adapter_handle_t hAdapter, uint32_t NumEntries,
                                   ur_platform_handle_t *phPlatforms, uint32_t *pNumPlatforms) {
  if (!hAdapter) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urPlatformGet", "hAdapter", "nonnull",
                  "it is the adapter to query", nullptr);
  if (phPlatforms && NumEntries == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urPlatformGet", "NumEntries", "empty",
                  "phPlatforms is not null and NumEntries is 0", NumEntries);
  if (!phPlatforms && !pNumPlatforms) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_VALUE, "urPlatformGet", "phPlatforms", "asked",
                  "phPlatforms and pNumPlatforms are both null", phPlatforms);
  return base::passOn(next.Platform.pfnGet(hAdapter, NumEntries, phPlatforms, pNumPlatforms));
}

ur_result_t UR_APICALL platformGetInfo(ur_platform_handle_t hPlatform, ur_platform_info_t propName,
                                       size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  if (!pPropValue && !pPropSizeRet) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urPlatformGetInfo", "pPropValue", "asked",
                  "pPropSizeRet is also null, so the call requests nothing", nullptr);
  if (!pPropValue && propSize != 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urPlatformGetInfo", "pPropValue", "sized",
                  "propSize is not 0, so a value is expected", nullptr);
  if (!hPlatform) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urPlatformGetInfo", "hPlatform", "nonnull",
                  "it is the platform to query", nullptr);
  if (!ur::isDeclared(propName)) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_ENUMERATION, "urPlatformGetInfo", "propName", "declared",
                  "it is not a declared ur_platform_info_t", propName);
  if (pPropValue && propSize == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urPlatformGetInfo", "propSize", "nonzero",
                  "pPropValue is given, so its size is needed", propSize);
  if (const std::size_t needed = smallestValue(propName); pPropValue && propSize < needed)
      [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urPlatformGetInfo", "propSize", "value",
                  "the value of propName does not fit", Value::bufferSize(propSize, needed));
  return base::passOn(
      next.Platform.pfnGetInfo(hPlatform, propName, propSize, pPropValue, pPropSizeRet));
}

ur_result_t UR_APICALL platformGetNativeHandle(ur_platform_handle_t hPlatform,
                                               ur_native_handle_t *phNativePlatform) {
  if (!phNativePlatform) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urPlatformGetNativeHandle",
                  "phNativePlatform", "nonnull", "it receives the native handle", nullptr);
  if (!hPlatform) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urPlatformGetNativeHandle", "hPlatform",
                  "nonnull", "it is the platform to query", nullptr);
  return base::passOn(next.Platform.pfnGetNativeHandle(hPlatform, phNativePlatform));
}

ur_result_t UR_APICALL platformCreateWithNativeHandle(
    ur_native_handle_t hNativePlatform, ur_adapter_handle_t hAdapter,
    const ur_platform_native_properties_t *pProperties, ur_platform_handle_t *phPlatform) {
  if (!phPlatform) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urPlatformCreateWithNativeHandle",
                  "phPlatform", "nonnull", "it receives the platform", nullptr);
  if (!hAdapter) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urPlatformCreateWithNativeHandle",
                  "hAdapter", "nonnull", "it is the adapter of the platform", nullptr);
  if (pProperties) {
    if (!pProperties->stype) [[unlikely]]
      warn("urPlatformCreateWithNativeHandle", "pProperties->stype", "untyped",
           "UR_STRUCTURE_TYPE_PLATFORM_NATIVE_PROPERTIES marks a ur_platform_native_properties_t",
           pProperties->stype);
    if (pProperties->stype && pProperties->stype != UR_STRUCTURE_TYPE_PLATFORM_NATIVE_PROPERTIES)
        [[unlikely]]
      return refuse(
          UR_RESULT_ERROR_INVALID_ARGUMENT, "urPlatformCreateWithNativeHandle",
          "pProperties->stype", "stype",
          "UR_STRUCTURE_TYPE_PLATFORM_NATIVE_PROPERTIES marks a ur_platform_native_properties_t",
          pProperties->stype);
    if (const ChainFault fault = checkChain(pProperties->pNext)) [[unlikely]]
      return refuse("urPlatformCreateWithNativeHandle", "pProperties->pNext", fault);
  }
  return base::passOn(
      next.Platform.pfnCreateWithNativeHandle(hNativePlatform, hAdapter, pProperties, phPlatform));
}

ur_result_t UR_APICALL platformGetApiVersion(ur_platform_handle_t hPlatform,
                                             ur_api_version_t *pVersion) {
  if (!pVersion) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urPlatformGetApiVersion", "pVersion",
                  "nonnull", "it receives the version, packed by UR_MAKE_VERSION", nullptr);
  if (!hPlatform) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urPlatformGetApiVersion", "hPlatform",
                  "nonnull", "it is the platform to query", nullptr);
  return base::passOn(next.Platform.pfnGetApiVersion(hPlatform, pVersion));
}

ur_result_t UR_APICALL platformGetBackendOption(ur_platform_handle_t hPlatform,
                                                const char *pFrontendOption,
                                                const char **ppPlatformOption) {
  if (!pFrontendOption) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urPlatformGetBackendOption",
                  "pFrontendOption", "nonnull", "it is one NUL-terminated option", nullptr);
  if (!ppPlatformOption) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urPlatformGetBackendOption",
                  "ppPlatformOption", "nonnull",
                  "it receives the NUL-terminated option of the backend; empty if the backend "
                  "needs no option",
                  nullptr);
  if (!hPlatform) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urPlatformGetBackendOption", "hPlatform",
                  "nonnull", "it is the platform of the compiler", nullptr);
  return base::passOn(
      next.Platform.pfnGetBackendOption(hPlatform, pFrontendOption, ppPlatformOption));
}

ur_result_t UR_APICALL contextCreate(uint32_t DeviceCount, const ur_device_handle_t *phDevices,
                                     const ur_context_properties_t *pProperties,
                                     ur_context_handle_t *phContext) {
  if (!phDevices) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urContextCreate", "phDevices", "nonnull",
                  "it is an array of devices, all of one platform", nullptr);
  if (!phContext) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urContextCreate", "phContext", "nonnull",
                  "it receives the new context with one reference, which the caller owns", nullptr);
  if (pProperties) {
    if (pProperties->flags & UR_CONTEXT_FLAGS_MASK) [[unlikely]]
      return refuse(UR_RESULT_ERROR_INVALID_ENUMERATION, "urContextCreate", "pProperties->flags",
                    "declared", "ur_context_flags_t declares only the bits 0x1",
                    bits(pProperties->flags));
  }
  if (DeviceCount == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urContextCreate", "DeviceCount", "nonzero",
                  "it is the number of devices, at least 1", DeviceCount);
  if (pProperties) {
    if (pProperties->stype != UR_STRUCTURE_TYPE_CONTEXT_PROPERTIES) [[unlikely]]
      return refuse(UR_RESULT_ERROR_INVALID_ARGUMENT, "urContextCreate", "pProperties->stype",
                    "stype", "UR_STRUCTURE_TYPE_CONTEXT_PROPERTIES marks a ur_context_properties_t",
                    pProperties->stype);
    if (const ChainFault fault = checkChain(pProperties->pNext)) [[unlikely]]
      return refuse("urContextCreate", "pProperties->pNext", fault);
  }
  if (const auto *wrong = firstNull(phDevices, DeviceCount)) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urContextCreate", "phDevices", "element",
                  "its DeviceCount elements must not be null",
                  Value::nullElementAt(wrong - phDevices));
  return base::passOn(next.Context.pfnCreate(DeviceCount, phDevices, pProperties, phContext));
}

ur_result_t UR_APICALL contextRetain(ur_context_handle_t hContext) {
  if (!hContext) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urContextRetain", "hContext", "nonnull",
                  "it is the context to retain", nullptr);
  return base::passOn(next.Context.pfnRetain(hContext));
}

ur_result_t UR_APICALL contextRelease(ur_context_handle_t hContext) {
  if (!hContext) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urContextRelease", "hContext", "nonnull",
                  "it is the context to release", nullptr);
  return base::passOn(next.Context.pfnRelease(hContext));
}

ur_result_t UR_APICALL contextGetInfo(ur_context_handle_t hContext, ur_context_info_t propName,
                                      size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  if (!pPropValue && !pPropSizeRet) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urContextGetInfo", "pPropValue", "asked",
                  "pPropSizeRet is also null, so the call requests nothing", nullptr);
  if (!pPropValue && propSize != 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urContextGetInfo", "pPropValue", "sized",
                  "propSize is not 0, so a value is expected", nullptr);
  if (!hContext) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urContextGetInfo", "hContext", "nonnull",
                  "it is the context to query", nullptr);
  if (!ur::isDeclared(propName)) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_ENUMERATION, "urContextGetInfo", "propName", "declared",
                  "it is not a declared ur_context_info_t", propName);
  if (pPropValue && propSize == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urContextGetInfo", "propSize", "nonzero",
                  "pPropValue is given, so its size is needed", propSize);
  if (const std::size_t needed = smallestValue(propName); pPropValue && propSize < needed)
      [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urContextGetInfo", "propSize", "value",
                  "the value of propName does not fit", Value::bufferSize(propSize, needed));
  return base::passOn(
      next.Context.pfnGetInfo(hContext, propName, propSize, pPropValue, pPropSizeRet));
}

ur_result_t UR_APICALL contextGetNativeHandle(ur_context_handle_t hContext,
                                              ur_native_handle_t *phNativeContext) {
  if (!phNativeContext) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urContextGetNativeHandle",
                  "phNativeContext", "nonnull", "it receives the native handle", nullptr);
  if (!hContext) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urContextGetNativeHandle", "hContext",
                  "nonnull", "it is the context to query", nullptr);
  return base::passOn(next.Context.pfnGetNativeHandle(hContext, phNativeContext));
}

ur_result_t UR_APICALL contextCreateWithNativeHandle(
    ur_native_handle_t hNativeContext, ur_adapter_handle_t hAdapter, uint32_t numDevices,
    const ur_device_handle_t *phDevices, const ur_context_native_properties_t *pProperties,
    ur_context_handle_t *phContext) {
  if (!phContext) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urContextCreateWithNativeHandle",
                  "phContext", "nonnull",
                  "it receives the new context with one reference, which the caller owns", nullptr);
  if (!hAdapter) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urContextCreateWithNativeHandle",
                  "hAdapter", "nonnull", "it is the adapter of the context", nullptr);
  if (pProperties) {
    if (!pProperties->stype) [[unlikely]]
      warn("urContextCreateWithNativeHandle", "pProperties->stype", "untyped",
           "UR_STRUCTURE_TYPE_CONTEXT_NATIVE_PROPERTIES marks a ur_context_native_properties_t",
           pProperties->stype);
    if (pProperties->stype && pProperties->stype != UR_STRUCTURE_TYPE_CONTEXT_NATIVE_PROPERTIES)
        [[unlikely]]
      return refuse(
          UR_RESULT_ERROR_INVALID_ARGUMENT, "urContextCreateWithNativeHandle", "pProperties->stype",
          "stype",
          "UR_STRUCTURE_TYPE_CONTEXT_NATIVE_PROPERTIES marks a ur_context_native_properties_t",
          pProperties->stype);
    if (const ChainFault fault = checkChain(pProperties->pNext)) [[unlikely]]
      return refuse("urContextCreateWithNativeHandle", "pProperties->pNext", fault);
  }
  return base::passOn(next.Context.pfnCreateWithNativeHandle(hNativeContext, hAdapter, numDevices,
                                                             phDevices, pProperties, phContext));
}

ur_result_t UR_APICALL contextSetExtendedDeleter(ur_context_handle_t hContext,
                                                 ur_context_extended_deleter_t pfnDeleter,
                                                 void *pUserData) {
  if (!pfnDeleter) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urContextSetExtendedDeleter", "pfnDeleter",
                  "nonnull", "it is the function to call", nullptr);
  if (!hContext) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urContextSetExtendedDeleter", "hContext",
                  "nonnull", "it is the context whose destruction calls the function", nullptr);
  return base::passOn(next.Context.pfnSetExtendedDeleter(hContext, pfnDeleter, pUserData));
}

ur_result_t UR_APICALL eventGetInfo(ur_event_handle_t hEvent, ur_event_info_t propName,
                                    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  if (!pPropValue && !pPropSizeRet) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urEventGetInfo", "pPropValue", "asked",
                  "pPropSizeRet is also null, so the call requests nothing", nullptr);
  if (!pPropValue && propSize != 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urEventGetInfo", "pPropValue", "sized",
                  "propSize is not 0, so a value is expected", nullptr);
  if (!hEvent) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urEventGetInfo", "hEvent", "nonnull",
                  "it is the event to query", nullptr);
  if (!ur::isDeclared(propName)) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_ENUMERATION, "urEventGetInfo", "propName", "declared",
                  "it is not a declared ur_event_info_t", propName);
  if (pPropValue && propSize == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEventGetInfo", "propSize", "nonzero",
                  "pPropValue is given, so its size is needed", propSize);
  if (const std::size_t needed = smallestValue(propName); pPropValue && propSize < needed)
      [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEventGetInfo", "propSize", "value",
                  "the value of propName does not fit", Value::bufferSize(propSize, needed));
  return base::passOn(next.Event.pfnGetInfo(hEvent, propName, propSize, pPropValue, pPropSizeRet));
}

ur_result_t UR_APICALL eventGetProfilingInfo(ur_event_handle_t hEvent, ur_profiling_info_t propName,
                                             size_t propSize, void *pPropValue,
                                             size_t *pPropSizeRet) {
  if (!pPropValue && !pPropSizeRet) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urEventGetProfilingInfo", "pPropValue",
                  "asked", "pPropSizeRet is also null, so the call requests nothing", nullptr);
  if (!pPropValue && propSize != 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urEventGetProfilingInfo", "pPropValue",
                  "sized", "propSize is not 0, so a value is expected", nullptr);
  if (!hEvent) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urEventGetProfilingInfo", "hEvent",
                  "nonnull", "it is the event to query", nullptr);
  if (!ur::isDeclared(propName)) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_ENUMERATION, "urEventGetProfilingInfo", "propName",
                  "declared", "it is not a declared ur_profiling_info_t", propName);
  if (pPropValue && propSize == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_VALUE, "urEventGetProfilingInfo", "propSize", "nonzero",
                  "pPropValue is given, so its size is needed", propSize);
  if (const std::size_t needed = smallestValue(propName); pPropValue && propSize < needed)
      [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEventGetProfilingInfo", "propSize", "value",
                  "the value of propName does not fit", Value::bufferSize(propSize, needed));
  return base::passOn(
      next.Event.pfnGetProfilingInfo(hEvent, propName, propSize, pPropValue, pPropSizeRet));
}

ur_result_t UR_APICALL eventWait(uint32_t numEvents, const ur_event_handle_t *phEventWaitList) {
  if (!phEventWaitList) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urEventWait", "phEventWaitList", "nonnull",
                  "it is an array of numEvents events to wait for", nullptr);
  if (numEvents == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_VALUE, "urEventWait", "numEvents", "nonzero",
                  "it is the number of events in the list, at least 1", numEvents);
  if (const auto *wrong = firstNull(phEventWaitList, numEvents)) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT, "urEventWait", "phEventWaitList", "element",
                  "its numEvents elements must not be null",
                  Value::nullElementAt(wrong - phEventWaitList));
  return base::passOn(next.Event.pfnWait(numEvents, phEventWaitList));
}

ur_result_t UR_APICALL eventRetain(ur_event_handle_t hEvent) {
  if (!hEvent) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urEventRetain", "hEvent", "nonnull",
                  "it is the event to retain", nullptr);
  return base::passOn(next.Event.pfnRetain(hEvent));
}

ur_result_t UR_APICALL eventRelease(ur_event_handle_t hEvent) {
  if (!hEvent) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urEventRelease", "hEvent", "nonnull",
                  "it is the event to release", nullptr);
  return base::passOn(next.Event.pfnRelease(hEvent));
}

ur_result_t UR_APICALL eventGetNativeHandle(ur_event_handle_t hEvent,
                                            ur_native_handle_t *phNativeEvent) {
  if (!phNativeEvent) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urEventGetNativeHandle", "phNativeEvent",
                  "nonnull", "it receives the native handle; its meaning depends on the backend",
                  nullptr);
  if (!hEvent) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urEventGetNativeHandle", "hEvent",
                  "nonnull", "it is the event to query", nullptr);
  return base::passOn(next.Event.pfnGetNativeHandle(hEvent, phNativeEvent));
}

ur_result_t UR_APICALL eventCreateWithNativeHandle(ur_native_handle_t hNativeEvent,
                                                   ur_context_handle_t hContext,
                                                   const ur_event_native_properties_t *pProperties,
                                                   ur_event_handle_t *phEvent) {
  if (!phEvent) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urEventCreateWithNativeHandle", "phEvent",
                  "nonnull", "it receives the new event, to be released with urEventRelease",
                  nullptr);
  if (!hContext) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urEventCreateWithNativeHandle", "hContext",
                  "nonnull", "it is the context of the native event", nullptr);
  if (pProperties) {
    if (!pProperties->stype) [[unlikely]]
      warn("urEventCreateWithNativeHandle", "pProperties->stype", "untyped",
           "UR_STRUCTURE_TYPE_EVENT_NATIVE_PROPERTIES marks a ur_event_native_properties_t",
           pProperties->stype);
    if (pProperties->stype && pProperties->stype != UR_STRUCTURE_TYPE_EVENT_NATIVE_PROPERTIES)
        [[unlikely]]
      return refuse(
          UR_RESULT_ERROR_INVALID_ARGUMENT, "urEventCreateWithNativeHandle", "pProperties->stype",
          "stype", "UR_STRUCTURE_TYPE_EVENT_NATIVE_PROPERTIES marks a ur_event_native_properties_t",
          pProperties->stype);
    if (const ChainFault fault = checkChain(pProperties->pNext)) [[unlikely]]
      return refuse("urEventCreateWithNativeHandle", "pProperties->pNext", fault);
  }
  return base::passOn(
      next.Event.pfnCreateWithNativeHandle(hNativeEvent, hContext, pProperties, phEvent));
}

ur_result_t UR_APICALL eventSetCallback(ur_event_handle_t hEvent, ur_execution_info_t execStatus,
                                        ur_event_callback_t pfnNotify, void *pUserData) {
  if (!pfnNotify) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urEventSetCallback", "pfnNotify",
                  "nonnull", "it is the function to call", nullptr);
  if (!hEvent) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urEventSetCallback", "hEvent", "nonnull",
                  "it is the event whose state triggers the callback", nullptr);
  if (!ur::isDeclared(execStatus)) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_ENUMERATION, "urEventSetCallback", "execStatus",
                  "declared", "it is not a declared ur_execution_info_t", execStatus);
  if (execStatus == UR_EXECUTION_INFO_QUEUED) [[unlikely]]
    return refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, "urEventSetCallback", "execStatus",
                  "queued", "execStatus is UR_EXECUTION_INFO_QUEUED", execStatus);
  return base::passOn(next.Event.pfnSetCallback(hEvent, execStatus, pfnNotify, pUserData));
}

ur_result_t UR_APICALL eventCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                      const ur_exp_event_desc_t *pEventDesc,
                                      ur_event_handle_t *phEvent) {
  if (!pEventDesc) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urEventCreateExp", "pEventDesc", "nonnull",
                  "it is a description of the event: its flags", nullptr);
  if (!phEvent) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urEventCreateExp", "phEvent", "nonnull",
                  "it receives the new event, to be released with urEventRelease", nullptr);
  if (!hContext) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urEventCreateExp", "hContext", "nonnull",
                  "it is the context of the event", nullptr);
  if (!hDevice) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urEventCreateExp", "hDevice", "nonnull",
                  "it is the device that the event is created for", nullptr);
  if (pEventDesc) {
    if (pEventDesc->flags & UR_EXP_EVENT_FLAGS_MASK) [[unlikely]]
      return refuse(UR_RESULT_ERROR_INVALID_ENUMERATION, "urEventCreateExp", "pEventDesc->flags",
                    "declared", "ur_exp_event_flags_t declares only the bits 0x3",
                    bits(pEventDesc->flags));
  }
  if (!(~pEventDesc->flags & (UR_EXP_EVENT_FLAG_IPC_EXP | UR_EXP_EVENT_FLAG_ENABLE_PROFILING)))
      [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_VALUE, "urEventCreateExp", "pEventDesc->flags", "untimed",
                  "pEventDesc->flags has both UR_EXP_EVENT_FLAG_IPC_EXP and "
                  "UR_EXP_EVENT_FLAG_ENABLE_PROFILING",
                  bits(pEventDesc->flags));
  if (pEventDesc) {
    if (!pEventDesc->stype) [[unlikely]]
      warn("urEventCreateExp", "pEventDesc->stype", "untyped",
           "UR_STRUCTURE_TYPE_EXP_EVENT_DESC marks a ur_exp_event_desc_t", pEventDesc->stype);
    if (pEventDesc->stype && pEventDesc->stype != UR_STRUCTURE_TYPE_EXP_EVENT_DESC) [[unlikely]]
      return refuse(UR_RESULT_ERROR_INVALID_ARGUMENT, "urEventCreateExp", "pEventDesc->stype",
                    "stype", "UR_STRUCTURE_TYPE_EXP_EVENT_DESC marks a ur_exp_event_desc_t",
                    pEventDesc->stype);
    if (const ChainFault fault = checkChain(pEventDesc->pNext)) [[unlikely]]
      return refuse("urEventCreateExp", "pEventDesc->pNext", fault);
  }
  return base::passOn(next.EventExp.pfnCreateExp(hContext, hDevice, pEventDesc, phEvent));
}

ur_result_t UR_APICALL queueGetInfo(ur_queue_handle_t hQueue, ur_queue_info_t propName,
                                    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  if (!pPropValue && !pPropSizeRet) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urQueueGetInfo", "pPropValue", "asked",
                  "pPropSizeRet is also null, so the call requests nothing", nullptr);
  if (!pPropValue && propSize != 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urQueueGetInfo", "pPropValue", "sized",
                  "propSize is not 0, so a value is expected", nullptr);
  if (!hQueue) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urQueueGetInfo", "hQueue", "nonnull",
                  "it is the queue to query", nullptr);
  if (!ur::isDeclared(propName)) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_ENUMERATION, "urQueueGetInfo", "propName", "declared",
                  "it is not a declared ur_queue_info_t", propName);
  if (pPropValue && propSize == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urQueueGetInfo", "propSize", "nonzero",
                  "pPropValue is given, so its size is needed", propSize);
  if (const std::size_t needed = smallestValue(propName); pPropValue && propSize < needed)
      [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urQueueGetInfo", "propSize", "value",
                  "the value of propName does not fit", Value::bufferSize(propSize, needed));
  return base::passOn(next.Queue.pfnGetInfo(hQueue, propName, propSize, pPropValue, pPropSizeRet));
}

ur_result_t UR_APICALL queueCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                   const ur_queue_properties_t *pProperties,
                                   ur_queue_handle_t *phQueue) {
  if (!phQueue) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urQueueCreate", "phQueue", "nonnull",
                  "it receives the new queue, to be released with urQueueRelease", nullptr);
  if (!hContext) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urQueueCreate", "hContext", "nonnull",
                  "it is the context of the queue", nullptr);
  if (!hDevice) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urQueueCreate", "hDevice", "nonnull",
                  "it is the device that runs the commands", nullptr);
  if (pProperties) {
    if (pProperties->flags & UR_QUEUE_FLAGS_MASK) [[unlikely]]
      return refuse(UR_RESULT_ERROR_INVALID_ENUMERATION, "urQueueCreate", "pProperties->flags",
                    "declared", "ur_queue_flags_t declares only the bits 0xfff",
                    bits(pProperties->flags));
  }
  if (pProperties && !(~pProperties->flags &
                       (UR_QUEUE_FLAG_PRIORITY_HIGH | UR_QUEUE_FLAG_PRIORITY_LOW))) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES, "urQueueCreate", "pProperties->flags",
                  "priority",
                  "UR_QUEUE_FLAG_PRIORITY_HIGH and UR_QUEUE_FLAG_PRIORITY_LOW are given together",
                  bits(pProperties->flags));
  if (pProperties && !(~pProperties->flags & (UR_QUEUE_FLAG_SUBMISSION_BATCHED |
                                              UR_QUEUE_FLAG_SUBMISSION_IMMEDIATE))) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES, "urQueueCreate", "pProperties->flags",
                  "submission",
                  "UR_QUEUE_FLAG_SUBMISSION_BATCHED and UR_QUEUE_FLAG_SUBMISSION_IMMEDIATE are "
                  "given together",
                  bits(pProperties->flags));
  if (pProperties && (pProperties->flags &
                      (UR_QUEUE_FLAG_ON_DEVICE | UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE)) ==
                         UR_QUEUE_FLAG_ON_DEVICE) [[unlikely]]
    return refuse(
        UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES, "urQueueCreate", "pProperties->flags", "order",
        "UR_QUEUE_FLAG_ON_DEVICE is given without UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE",
        bits(pProperties->flags));
  if (pProperties) {
    if (!pProperties->stype) [[unlikely]]
      warn("urQueueCreate", "pProperties->stype", "untyped",
           "UR_STRUCTURE_TYPE_QUEUE_PROPERTIES marks a ur_queue_properties_t", pProperties->stype);
    if (pProperties->stype && pProperties->stype != UR_STRUCTURE_TYPE_QUEUE_PROPERTIES) [[unlikely]]
      return refuse(UR_RESULT_ERROR_INVALID_ARGUMENT, "urQueueCreate", "pProperties->stype",
                    "stype", "UR_STRUCTURE_TYPE_QUEUE_PROPERTIES marks a ur_queue_properties_t",
                    pProperties->stype);
    if (const ChainFault fault = checkChain(pProperties->pNext)) [[unlikely]]
      return refuse("urQueueCreate", "pProperties->pNext", fault);
  }
  return base::passOn(next.Queue.pfnCreate(hContext, hDevice, pProperties, phQueue));
}

ur_result_t UR_APICALL queueRetain(ur_queue_handle_t hQueue) {
  if (!hQueue) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urQueueRetain", "hQueue", "nonnull",
                  "it is the queue to retain", nullptr);
  return base::passOn(next.Queue.pfnRetain(hQueue));
}

ur_result_t UR_APICALL queueRelease(ur_queue_handle_t hQueue) {
  if (!hQueue) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urQueueRelease", "hQueue", "nonnull",
                  "it is the queue to release", nullptr);
  return base::passOn(next.Queue.pfnRelease(hQueue));
}

ur_result_t UR_APICALL queueGetNativeHandle(ur_queue_handle_t hQueue, ur_queue_native_desc_t *pDesc,
                                            ur_native_handle_t *phNativeQueue) {
  if (!phNativeQueue) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urQueueGetNativeHandle", "phNativeQueue",
                  "nonnull", "it receives the native handle; its meaning depends on the backend",
                  nullptr);
  if (!hQueue) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urQueueGetNativeHandle", "hQueue",
                  "nonnull", "it is the queue to query", nullptr);
  if (pDesc) {
    if (!pDesc->stype) [[unlikely]]
      warn("urQueueGetNativeHandle", "pDesc->stype", "untyped",
           "UR_STRUCTURE_TYPE_QUEUE_NATIVE_DESC marks a ur_queue_native_desc_t", pDesc->stype);
    if (pDesc->stype && pDesc->stype != UR_STRUCTURE_TYPE_QUEUE_NATIVE_DESC) [[unlikely]]
      return refuse(UR_RESULT_ERROR_INVALID_ARGUMENT, "urQueueGetNativeHandle", "pDesc->stype",
                    "stype", "UR_STRUCTURE_TYPE_QUEUE_NATIVE_DESC marks a ur_queue_native_desc_t",
                    pDesc->stype);
    if (const ChainFault fault = checkChain(pDesc->pNext)) [[unlikely]]
      return refuse("urQueueGetNativeHandle", "pDesc->pNext", fault);
  }
  return base::passOn(next.Queue.pfnGetNativeHandle(hQueue, pDesc, phNativeQueue));
}

ur_result_t UR_APICALL queueCreateWithNativeHandle(ur_native_handle_t hNativeQueue,
                                                   ur_context_handle_t hContext,
                                                   ur_device_handle_t hDevice,
                                                   const ur_queue_native_properties_t *pProperties,
                                                   ur_queue_handle_t *phQueue) {
  if (!phQueue) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urQueueCreateWithNativeHandle", "phQueue",
                  "nonnull", "it receives the new queue, to be released with urQueueRelease",
                  nullptr);
  if (!hContext) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urQueueCreateWithNativeHandle", "hContext",
                  "nonnull", "it is the context of the native queue", nullptr);
  if (pProperties) {
    if (!pProperties->stype) [[unlikely]]
      warn("urQueueCreateWithNativeHandle", "pProperties->stype", "untyped",
           "UR_STRUCTURE_TYPE_QUEUE_NATIVE_PROPERTIES marks a ur_queue_native_properties_t",
           pProperties->stype);
    if (pProperties->stype && pProperties->stype != UR_STRUCTURE_TYPE_QUEUE_NATIVE_PROPERTIES)
        [[unlikely]]
      return refuse(
          UR_RESULT_ERROR_INVALID_ARGUMENT, "urQueueCreateWithNativeHandle", "pProperties->stype",
          "stype", "UR_STRUCTURE_TYPE_QUEUE_NATIVE_PROPERTIES marks a ur_queue_native_properties_t",
          pProperties->stype);
    if (const ChainFault fault = checkChain(pProperties->pNext)) [[unlikely]]
      return refuse("urQueueCreateWithNativeHandle", "pProperties->pNext", fault);
  }
  return base::passOn(
      next.Queue.pfnCreateWithNativeHandle(hNativeQueue, hContext, hDevice, pProperties, phQueue));
}

ur_result_t UR_APICALL queueFinish(ur_queue_handle_t hQueue) {
  if (!hQueue) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urQueueFinish", "hQueue", "nonnull",
                  "it is the queue to wait for", nullptr);
  return base::passOn(next.Queue.pfnFinish(hQueue));
}

ur_result_t UR_APICALL queueFlush(ur_queue_handle_t hQueue) {
  if (!hQueue) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urQueueFlush", "hQueue", "nonnull",
                  "it is the queue to flush", nullptr);
  return base::passOn(next.Queue.pfnFlush(hQueue));
}

ur_result_t UR_APICALL memBufferCreate(ur_context_handle_t hContext, ur_mem_flags_t flags,
                                       size_t size, const ur_buffer_properties_t *pProperties,
                                       ur_mem_handle_t *phBuffer) {
  if (!phBuffer) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urMemBufferCreate", "phBuffer", "nonnull",
                  "it receives the new buffer, to be released with urMemRelease", nullptr);
  if (!hContext) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urMemBufferCreate", "hContext", "nonnull",
                  "it is the context of the buffer", nullptr);
  if (flags & UR_MEM_FLAGS_MASK) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_ENUMERATION, "urMemBufferCreate", "flags", "declared",
                  "ur_mem_flags_t declares only the bits 0x3f", bits(flags));
  if (size == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_BUFFER_SIZE, "urMemBufferCreate", "size", "nonzero",
                  "it is the size in bytes", size);
  if ((flags & (UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER)) != 0 &&
      (!pProperties || !pProperties->pHost)) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_HOST_PTR, "urMemBufferCreate", "pProperties", "wanted",
                  "flags requires host memory, but pProperties has none", pProperties);
  if ((flags & (UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER)) == 0 &&
      pProperties && pProperties->pHost) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_HOST_PTR, "urMemBufferCreate", "pProperties->pHost",
                  "unwanted", "pProperties has host memory, but no flag uses it",
                  pProperties->pHost);
  if (pProperties) {
    if (!pProperties->stype) [[unlikely]]
      warn("urMemBufferCreate", "pProperties->stype", "untyped",
           "UR_STRUCTURE_TYPE_BUFFER_PROPERTIES marks a ur_buffer_properties_t",
           pProperties->stype);
    if (pProperties->stype && pProperties->stype != UR_STRUCTURE_TYPE_BUFFER_PROPERTIES)
        [[unlikely]]
      return refuse(UR_RESULT_ERROR_INVALID_ARGUMENT, "urMemBufferCreate", "pProperties->stype",
                    "stype", "UR_STRUCTURE_TYPE_BUFFER_PROPERTIES marks a ur_buffer_properties_t",
                    pProperties->stype);
    if (const ChainFault fault = checkChain(pProperties->pNext)) [[unlikely]]
      return refuse("urMemBufferCreate", "pProperties->pNext", fault);
  }
  return base::passOn(next.Mem.pfnBufferCreate(hContext, flags, size, pProperties, phBuffer));
}

ur_result_t UR_APICALL memRetain(ur_mem_handle_t hMem) {
  if (!hMem) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urMemRetain", "hMem", "nonnull",
                  "it is the buffer to retain", nullptr);
  return base::passOn(next.Mem.pfnRetain(hMem));
}

ur_result_t UR_APICALL memRelease(ur_mem_handle_t hMem) {
  if (!hMem) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urMemRelease", "hMem", "nonnull",
                  "it is the buffer to release", nullptr);
  return base::passOn(next.Mem.pfnRelease(hMem));
}

ur_result_t UR_APICALL memBufferPartition(ur_mem_handle_t hBuffer, ur_mem_flags_t flags,
                                          ur_buffer_create_type_t bufferCreateType,
                                          const ur_buffer_region_t *pRegion,
                                          ur_mem_handle_t *phMem) {
  if (!pRegion) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urMemBufferPartition", "pRegion",
                  "nonnull", "it is the range of the sub-buffer", nullptr);
  if (!phMem) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urMemBufferPartition", "phMem", "nonnull",
                  "it receives the sub-buffer, to be released with urMemRelease", nullptr);
  if (!hBuffer) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urMemBufferPartition", "hBuffer", "nonnull",
                  "it is the buffer that contains the sub-buffer", nullptr);
  if (!ur::isDeclared(bufferCreateType)) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_ENUMERATION, "urMemBufferPartition", "bufferCreateType",
                  "declared", "it is not a declared ur_buffer_create_type_t", bufferCreateType);
  if (flags & UR_MEM_FLAGS_MASK) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_ENUMERATION, "urMemBufferPartition", "flags", "declared",
                  "ur_mem_flags_t declares only the bits 0x3f", bits(flags));
  if (pRegion->size == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_BUFFER_SIZE, "urMemBufferPartition", "pRegion->size",
                  "nonzero", "pRegion->size is 0", pRegion->size);
  if (pRegion) {
    if (!pRegion->stype) [[unlikely]]
      warn("urMemBufferPartition", "pRegion->stype", "untyped",
           "UR_STRUCTURE_TYPE_BUFFER_REGION marks a ur_buffer_region_t", pRegion->stype);
    if (pRegion->stype && pRegion->stype != UR_STRUCTURE_TYPE_BUFFER_REGION) [[unlikely]]
      return refuse(UR_RESULT_ERROR_INVALID_ARGUMENT, "urMemBufferPartition", "pRegion->stype",
                    "stype", "UR_STRUCTURE_TYPE_BUFFER_REGION marks a ur_buffer_region_t",
                    pRegion->stype);
    if (const ChainFault fault = checkChain(pRegion->pNext)) [[unlikely]]
      return refuse("urMemBufferPartition", "pRegion->pNext", fault);
  }
  return base::passOn(
      next.Mem.pfnBufferPartition(hBuffer, flags, bufferCreateType, pRegion, phMem));
}

ur_result_t UR_APICALL memGetNativeHandle(ur_mem_handle_t hMem, ur_device_handle_t hDevice,
                                          ur_native_handle_t *phNativeMem) {
  if (!phNativeMem) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urMemGetNativeHandle", "phNativeMem",
                  "nonnull", "it receives the native handle", nullptr);
  if (!hMem) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urMemGetNativeHandle", "hMem", "nonnull",
                  "it is the buffer to query", nullptr);
  return base::passOn(next.Mem.pfnGetNativeHandle(hMem, hDevice, phNativeMem));
}

ur_result_t UR_APICALL memBufferCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
    const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem) {
  if (!phMem) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urMemBufferCreateWithNativeHandle",
                  "phMem", "nonnull",
                  "it receives the new buffer with one reference, which the caller owns", nullptr);
  if (!hContext) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urMemBufferCreateWithNativeHandle",
                  "hContext", "nonnull", "it is the context of the native buffer", nullptr);
  if (pProperties) {
    if (!pProperties->stype) [[unlikely]]
      warn("urMemBufferCreateWithNativeHandle", "pProperties->stype", "untyped",
           "UR_STRUCTURE_TYPE_MEM_NATIVE_PROPERTIES marks a ur_mem_native_properties_t",
           pProperties->stype);
    if (pProperties->stype && pProperties->stype != UR_STRUCTURE_TYPE_MEM_NATIVE_PROPERTIES)
        [[unlikely]]
      return refuse(UR_RESULT_ERROR_INVALID_ARGUMENT, "urMemBufferCreateWithNativeHandle",
                    "pProperties->stype", "stype",
                    "UR_STRUCTURE_TYPE_MEM_NATIVE_PROPERTIES marks a ur_mem_native_properties_t",
                    pProperties->stype);
    if (const ChainFault fault = checkChain(pProperties->pNext)) [[unlikely]]
      return refuse("urMemBufferCreateWithNativeHandle", "pProperties->pNext", fault);
  }
  return base::passOn(
      next.Mem.pfnBufferCreateWithNativeHandle(hNativeMem, hContext, pProperties, phMem));
}

ur_result_t UR_APICALL memGetInfo(ur_mem_handle_t hMemory, ur_mem_info_t propName, size_t propSize,
                                  void *pPropValue, size_t *pPropSizeRet) {
  if (!pPropValue && !pPropSizeRet) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urMemGetInfo", "pPropValue", "asked",
                  "pPropSizeRet is also null, so the call requests nothing", nullptr);
  if (!pPropValue && propSize != 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urMemGetInfo", "pPropValue", "sized",
                  "propSize is not 0, so a value is expected", nullptr);
  if (!hMemory) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urMemGetInfo", "hMemory", "nonnull",
                  "it is the buffer to query", nullptr);
  if (!ur::isDeclared(propName)) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_ENUMERATION, "urMemGetInfo", "propName", "declared",
                  "it is not a declared ur_mem_info_t", propName);
  if (pPropValue && propSize == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urMemGetInfo", "propSize", "nonzero",
                  "pPropValue is given, so its size is needed", propSize);
  if (const std::size_t needed = smallestValue(propName); pPropValue && propSize < needed)
      [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urMemGetInfo", "propSize", "value",
                  "the value of propName does not fit", Value::bufferSize(propSize, needed));
  return base::passOn(next.Mem.pfnGetInfo(hMemory, propName, propSize, pPropValue, pPropSizeRet));
}

ur_result_t UR_APICALL physicalMemCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                         size_t size,
                                         const ur_physical_mem_properties_t *pProperties,
                                         ur_physical_mem_handle_t *phPhysicalMem) {
  if (!phPhysicalMem) [[unlikely]]
    return refuse(
        UR_RESULT_ERROR_INVALID_NULL_POINTER, "urPhysicalMemCreate", "phPhysicalMem", "nonnull",
        "it receives the new physical memory, to be released with urPhysicalMemRelease", nullptr);
  if (!hContext) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urPhysicalMemCreate", "hContext", "nonnull",
                  "it is the context of the memory", nullptr);
  if (!hDevice) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urPhysicalMemCreate", "hDevice", "nonnull",
                  "it is the device of the memory", nullptr);
  if (pProperties) {
    if (pProperties->flags & UR_PHYSICAL_MEM_FLAGS_MASK) [[unlikely]]
      return refuse(UR_RESULT_ERROR_INVALID_ENUMERATION, "urPhysicalMemCreate",
                    "pProperties->flags", "declared",
                    "ur_physical_mem_flags_t declares only the bits 0x2", bits(pProperties->flags));
  }
  if (size == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urPhysicalMemCreate", "size", "nonzero",
                  "it is the size in bytes, a multiple of the granularity", size);
  if (pProperties) {
    if (!pProperties->stype) [[unlikely]]
      warn("urPhysicalMemCreate", "pProperties->stype", "untyped",
           "UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES marks a ur_physical_mem_properties_t",
           pProperties->stype);
    if (pProperties->stype && pProperties->stype != UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES)
        [[unlikely]]
      return refuse(
          UR_RESULT_ERROR_INVALID_ARGUMENT, "urPhysicalMemCreate", "pProperties->stype", "stype",
          "UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES marks a ur_physical_mem_properties_t",
          pProperties->stype);
    if (const ChainFault fault = checkChain(pProperties->pNext)) [[unlikely]]
      return refuse("urPhysicalMemCreate", "pProperties->pNext", fault);
  }
  return base::passOn(
      next.PhysicalMem.pfnCreate(hContext, hDevice, size, pProperties, phPhysicalMem));
}

ur_result_t UR_APICALL physicalMemRetain(ur_physical_mem_handle_t hPhysicalMem) {
  if (!hPhysicalMem) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urPhysicalMemRetain", "hPhysicalMem",
                  "nonnull", "it is the physical memory to retain", nullptr);
  return base::passOn(next.PhysicalMem.pfnRetain(hPhysicalMem));
}

ur_result_t UR_APICALL physicalMemRelease(ur_physical_mem_handle_t hPhysicalMem) {
  if (!hPhysicalMem) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urPhysicalMemRelease", "hPhysicalMem",
                  "nonnull", "it is the physical memory to release", nullptr);
  return base::passOn(next.PhysicalMem.pfnRelease(hPhysicalMem));
}

ur_result_t UR_APICALL physicalMemGetInfo(ur_physical_mem_handle_t hPhysicalMem,
                                          ur_physical_mem_info_t propName, size_t propSize,
                                          void *pPropValue, size_t *pPropSizeRet) {
  if (!pPropValue && !pPropSizeRet) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urPhysicalMemGetInfo", "pPropValue",
                  "asked", "pPropSizeRet is also null, so the call requests nothing", nullptr);
  if (!pPropValue && propSize != 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urPhysicalMemGetInfo", "pPropValue",
                  "sized", "propSize is not 0, so a value is expected", nullptr);
  if (!hPhysicalMem) [[unlikely]]
    return refuse(
        UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urPhysicalMemGetInfo", "hPhysicalMem", "nonnull",
        "it is the physical memory to query, created by this process or opened from another one",
        nullptr);
  if (!ur::isDeclared(propName)) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_ENUMERATION, "urPhysicalMemGetInfo", "propName",
                  "declared", "it is not a declared ur_physical_mem_info_t", propName);
  if (pPropValue && propSize == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urPhysicalMemGetInfo", "propSize", "nonzero",
                  "pPropValue is given, so its size is needed", propSize);
  if (const std::size_t needed = smallestValue(propName); pPropValue && propSize < needed)
      [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urPhysicalMemGetInfo", "propSize", "value",
                  "the value of propName does not fit", Value::bufferSize(propSize, needed));
  return base::passOn(
      next.PhysicalMem.pfnGetInfo(hPhysicalMem, propName, propSize, pPropValue, pPropSizeRet));
}

ur_result_t UR_APICALL enqueueEventsWait(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                                         const ur_event_handle_t *phEventWaitList,
                                         ur_event_handle_t *phEvent) {
  if (!hQueue) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urEnqueueEventsWait", "hQueue", "nonnull",
                  "it is the queue to put the command into", nullptr);
  if (!phEventWaitList && numEventsInWaitList != 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueEventsWait", "phEventWaitList",
                  "counted", "numEventsInWaitList is not 0", nullptr);
  if (phEventWaitList && numEventsInWaitList == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueEventsWait",
                  "numEventsInWaitList", "counted", "phEventWaitList is given",
                  numEventsInWaitList);
  if (phEvent && phEvent >= phEventWaitList && phEvent < phEventWaitList + numEventsInWaitList)
      [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_VALUE, "urEnqueueEventsWait", "phEvent", "apart",
                  "phEvent points to an element of the wait list", phEvent);
  if (const auto *wrong = firstNull(phEventWaitList, numEventsInWaitList)) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueEventsWait", "phEventWaitList",
                  "element", "its numEventsInWaitList elements must not be null",
                  Value::nullElementAt(wrong - phEventWaitList));
  return base::passOn(
      next.Enqueue.pfnEventsWait(hQueue, numEventsInWaitList, phEventWaitList, phEvent));
}

ur_result_t UR_APICALL enqueueEventsWaitWithBarrier(ur_queue_handle_t hQueue,
                                                    uint32_t numEventsInWaitList,
                                                    const ur_event_handle_t *phEventWaitList,
                                                    ur_event_handle_t *phEvent) {
  if (!hQueue) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urEnqueueEventsWaitWithBarrier", "hQueue",
                  "nonnull", "it is the queue to put the command into", nullptr);
  if (!phEventWaitList && numEventsInWaitList != 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueEventsWaitWithBarrier",
                  "phEventWaitList", "counted", "numEventsInWaitList is not 0", nullptr);
  if (phEventWaitList && numEventsInWaitList == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueEventsWaitWithBarrier",
                  "numEventsInWaitList", "counted", "phEventWaitList is given",
                  numEventsInWaitList);
  if (phEvent && phEvent >= phEventWaitList && phEvent < phEventWaitList + numEventsInWaitList)
      [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_VALUE, "urEnqueueEventsWaitWithBarrier", "phEvent",
                  "apart", "phEvent points to an element of the wait list", phEvent);
  if (const auto *wrong = firstNull(phEventWaitList, numEventsInWaitList)) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueEventsWaitWithBarrier",
                  "phEventWaitList", "element", "its numEventsInWaitList elements must not be null",
                  Value::nullElementAt(wrong - phEventWaitList));
  return base::passOn(
      next.Enqueue.pfnEventsWaitWithBarrier(hQueue, numEventsInWaitList, phEventWaitList, phEvent));
}

ur_result_t UR_APICALL enqueueMemBufferRead(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                            bool blockingRead, size_t offset, size_t size,
                                            void *pDst, uint32_t numEventsInWaitList,
                                            const ur_event_handle_t *phEventWaitList,
                                            ur_event_handle_t *phEvent) {
  if (!pDst) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urEnqueueMemBufferRead", "pDst", "nonnull",
                  "it receives size bytes", nullptr);
  if (!hQueue) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urEnqueueMemBufferRead", "hQueue",
                  "nonnull", "it is the queue to put the command into", nullptr);
  if (!hBuffer) [[unlikely]]
    return refuse(
        UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urEnqueueMemBufferRead", "hBuffer", "nonnull",
        "it is the buffer, which the device of the queue must be able to access", nullptr);
  if (!phEventWaitList && numEventsInWaitList != 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueMemBufferRead",
                  "phEventWaitList", "counted", "numEventsInWaitList is not 0", nullptr);
  if (phEventWaitList && numEventsInWaitList == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueMemBufferRead",
                  "numEventsInWaitList", "counted", "phEventWaitList is given",
                  numEventsInWaitList);
  if (const auto *wrong = firstNull(phEventWaitList, numEventsInWaitList)) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueMemBufferRead",
                  "phEventWaitList", "element", "its numEventsInWaitList elements must not be null",
                  Value::nullElementAt(wrong - phEventWaitList));
  return base::passOn(next.Enqueue.pfnMemBufferRead(hQueue, hBuffer, blockingRead, offset, size,
                                                    pDst, numEventsInWaitList, phEventWaitList,
                                                    phEvent));
}

ur_result_t UR_APICALL enqueueMemBufferWrite(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                             bool blockingWrite, size_t offset, size_t size,
                                             const void *pSrc, uint32_t numEventsInWaitList,
                                             const ur_event_handle_t *phEventWaitList,
                                             ur_event_handle_t *phEvent) {
  if (!pSrc) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urEnqueueMemBufferWrite", "pSrc",
                  "nonnull", "it is the first of the size bytes to write", nullptr);
  if (!hQueue) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urEnqueueMemBufferWrite", "hQueue",
                  "nonnull", "it is the queue to put the command into", nullptr);
  if (!hBuffer) [[unlikely]]
    return refuse(
        UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urEnqueueMemBufferWrite", "hBuffer", "nonnull",
        "it is the buffer, which the device of the queue must be able to access", nullptr);
  if (!phEventWaitList && numEventsInWaitList != 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueMemBufferWrite",
                  "phEventWaitList", "counted", "numEventsInWaitList is not 0", nullptr);
  if (phEventWaitList && numEventsInWaitList == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueMemBufferWrite",
                  "numEventsInWaitList", "counted", "phEventWaitList is given",
                  numEventsInWaitList);
  if (const auto *wrong = firstNull(phEventWaitList, numEventsInWaitList)) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueMemBufferWrite",
                  "phEventWaitList", "element", "its numEventsInWaitList elements must not be null",
                  Value::nullElementAt(wrong - phEventWaitList));
  return base::passOn(next.Enqueue.pfnMemBufferWrite(hQueue, hBuffer, blockingWrite, offset, size,
                                                     pSrc, numEventsInWaitList, phEventWaitList,
                                                     phEvent));
}

ur_result_t UR_APICALL enqueueMemBufferReadRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
  if (!pDst) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urEnqueueMemBufferReadRect", "pDst",
                  "nonnull", "it receives the region, in the given layout", nullptr);
  if (!hQueue) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urEnqueueMemBufferReadRect", "hQueue",
                  "nonnull", "it is the queue to put the command into", nullptr);
  if (!hBuffer) [[unlikely]]
    return refuse(
        UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urEnqueueMemBufferReadRect", "hBuffer", "nonnull",
        "it is the buffer, which the device of the queue must be able to access", nullptr);
  if (!phEventWaitList && numEventsInWaitList != 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueMemBufferReadRect",
                  "phEventWaitList", "counted", "numEventsInWaitList is not 0", nullptr);
  if (phEventWaitList && numEventsInWaitList == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueMemBufferReadRect",
                  "numEventsInWaitList", "counted", "phEventWaitList is given",
                  numEventsInWaitList);
  if (region.width == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueMemBufferReadRect", "region.width",
                  "nonzero", "region.width is 0", region.width);
  if (region.height == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueMemBufferReadRect", "region.height",
                  "nonzero", "region.height is 0", region.height);
  if (region.depth == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueMemBufferReadRect", "region.depth",
                  "nonzero", "region.depth is 0", region.depth);
  if (bufferRowPitch != 0 && bufferRowPitch < region.width) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueMemBufferReadRect", "bufferRowPitch",
                  "row", "bufferRowPitch is not 0, but shorter than a row", bufferRowPitch);
  if (bufferSlicePitch != 0 &&
      bufferSlicePitch / (bufferRowPitch != 0 ? bufferRowPitch : region.width) < region.height)
      [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueMemBufferReadRect", "bufferSlicePitch",
                  "slice", "bufferSlicePitch is not 0, but shorter than the rows of a slice",
                  bufferSlicePitch);
  if (bufferSlicePitch != 0 &&
      bufferSlicePitch % (bufferRowPitch != 0 ? bufferRowPitch : region.width) != 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueMemBufferReadRect", "bufferSlicePitch",
                  "rows", "bufferSlicePitch is not a multiple of the length of a row",
                  bufferSlicePitch);
  if (hostRowPitch != 0 && hostRowPitch < region.width) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueMemBufferReadRect", "hostRowPitch", "row",
                  "hostRowPitch is not 0, but shorter than a row", hostRowPitch);
  if (hostSlicePitch != 0 && hostSlicePitch / (hostRowPitch != 0 ? hostRowPitch : region.width) <
                                 region.height) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueMemBufferReadRect", "hostSlicePitch",
                  "slice", "hostSlicePitch is not 0, but shorter than the rows of a slice",
                  hostSlicePitch);
  if (hostSlicePitch != 0 &&
      hostSlicePitch % (hostRowPitch != 0 ? hostRowPitch : region.width) != 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueMemBufferReadRect", "hostSlicePitch",
                  "rows", "hostSlicePitch is not a multiple of the length of a row",
                  hostSlicePitch);
  if (const auto *wrong = firstNull(phEventWaitList, numEventsInWaitList)) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueMemBufferReadRect",
                  "phEventWaitList", "element", "its numEventsInWaitList elements must not be null",
                  Value::nullElementAt(wrong - phEventWaitList));
  return base::passOn(next.Enqueue.pfnMemBufferReadRect(
      hQueue, hBuffer, blockingRead, bufferOrigin, hostOrigin, region, bufferRowPitch,
      bufferSlicePitch, hostRowPitch, hostSlicePitch, pDst, numEventsInWaitList, phEventWaitList,
      phEvent));
}

ur_result_t UR_APICALL enqueueMemBufferWriteRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
  if (!pSrc) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urEnqueueMemBufferWriteRect", "pSrc",
                  "nonnull", "it is the first of the bytes to write, in the given layout", nullptr);
  if (!hQueue) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urEnqueueMemBufferWriteRect", "hQueue",
                  "nonnull", "it is the queue to put the command into", nullptr);
  if (!hBuffer) [[unlikely]]
    return refuse(
        UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urEnqueueMemBufferWriteRect", "hBuffer", "nonnull",
        "it is the buffer, which the device of the queue must be able to access", nullptr);
  if (!phEventWaitList && numEventsInWaitList != 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueMemBufferWriteRect",
                  "phEventWaitList", "counted", "numEventsInWaitList is not 0", nullptr);
  if (phEventWaitList && numEventsInWaitList == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueMemBufferWriteRect",
                  "numEventsInWaitList", "counted", "phEventWaitList is given",
                  numEventsInWaitList);
  if (region.width == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueMemBufferWriteRect", "region.width",
                  "nonzero", "region.width is 0", region.width);
  if (region.height == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueMemBufferWriteRect", "region.height",
                  "nonzero", "region.height is 0", region.height);
  if (region.depth == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueMemBufferWriteRect", "region.depth",
                  "nonzero", "region.depth is 0", region.depth);
  if (bufferRowPitch != 0 && bufferRowPitch < region.width) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueMemBufferWriteRect", "bufferRowPitch",
                  "row", "bufferRowPitch is not 0, but shorter than a row", bufferRowPitch);
  if (bufferSlicePitch != 0 &&
      bufferSlicePitch / (bufferRowPitch != 0 ? bufferRowPitch : region.width) < region.height)
      [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueMemBufferWriteRect", "bufferSlicePitch",
                  "slice", "bufferSlicePitch is not 0, but shorter than the rows of a slice",
                  bufferSlicePitch);
  if (bufferSlicePitch != 0 &&
      bufferSlicePitch % (bufferRowPitch != 0 ? bufferRowPitch : region.width) != 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueMemBufferWriteRect", "bufferSlicePitch",
                  "rows", "bufferSlicePitch is not a multiple of the length of a row",
                  bufferSlicePitch);
  if (hostRowPitch != 0 && hostRowPitch < region.width) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueMemBufferWriteRect", "hostRowPitch",
                  "row", "hostRowPitch is not 0, but shorter than a row", hostRowPitch);
  if (hostSlicePitch != 0 && hostSlicePitch / (hostRowPitch != 0 ? hostRowPitch : region.width) <
                                 region.height) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueMemBufferWriteRect", "hostSlicePitch",
                  "slice", "hostSlicePitch is not 0, but shorter than the rows of a slice",
                  hostSlicePitch);
  if (hostSlicePitch != 0 &&
      hostSlicePitch % (hostRowPitch != 0 ? hostRowPitch : region.width) != 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueMemBufferWriteRect", "hostSlicePitch",
                  "rows", "hostSlicePitch is not a multiple of the length of a row",
                  hostSlicePitch);
  if (const auto *wrong = firstNull(phEventWaitList, numEventsInWaitList)) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueMemBufferWriteRect",
                  "phEventWaitList", "element", "its numEventsInWaitList elements must not be null",
                  Value::nullElementAt(wrong - phEventWaitList));
  return base::passOn(next.Enqueue.pfnMemBufferWriteRect(
      hQueue, hBuffer, blockingWrite, bufferOrigin, hostOrigin, region, bufferRowPitch,
      bufferSlicePitch, hostRowPitch, hostSlicePitch, pSrc, numEventsInWaitList, phEventWaitList,
      phEvent));
}

ur_result_t UR_APICALL enqueueMemBufferCopy(ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc,
                                            ur_mem_handle_t hBufferDst, size_t srcOffset,
                                            size_t dstOffset, size_t size,
                                            uint32_t numEventsInWaitList,
                                            const ur_event_handle_t *phEventWaitList,
                                            ur_event_handle_t *phEvent) {
  if (!hQueue) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urEnqueueMemBufferCopy", "hQueue",
                  "nonnull", "it is the queue to put the command into", nullptr);
  if (!hBufferSrc) [[unlikely]]
    return refuse(
        UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urEnqueueMemBufferCopy", "hBufferSrc", "nonnull",
        "it is the buffer to read, which the device of the queue must be able to access", nullptr);
  if (!hBufferDst) [[unlikely]]
    return refuse(
        UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urEnqueueMemBufferCopy", "hBufferDst", "nonnull",
        "it is the buffer to write, which the device of the queue must be able to access", nullptr);
  if (!phEventWaitList && numEventsInWaitList != 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueMemBufferCopy",
                  "phEventWaitList", "counted", "numEventsInWaitList is not 0", nullptr);
  if (phEventWaitList && numEventsInWaitList == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueMemBufferCopy",
                  "numEventsInWaitList", "counted", "phEventWaitList is given",
                  numEventsInWaitList);
  if (const auto *wrong = firstNull(phEventWaitList, numEventsInWaitList)) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueMemBufferCopy",
                  "phEventWaitList", "element", "its numEventsInWaitList elements must not be null",
                  Value::nullElementAt(wrong - phEventWaitList));
  return base::passOn(next.Enqueue.pfnMemBufferCopy(hQueue, hBufferSrc, hBufferDst, srcOffset,
                                                    dstOffset, size, numEventsInWaitList,
                                                    phEventWaitList, phEvent));
}

ur_result_t UR_APICALL enqueueMemBufferCopyRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
  if (!hQueue) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urEnqueueMemBufferCopyRect", "hQueue",
                  "nonnull", "it is the queue to put the command into", nullptr);
  if (!hBufferSrc) [[unlikely]]
    return refuse(
        UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urEnqueueMemBufferCopyRect", "hBufferSrc", "nonnull",
        "it is the buffer to read, which the device of the queue must be able to access", nullptr);
  if (!hBufferDst) [[unlikely]]
    return refuse(
        UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urEnqueueMemBufferCopyRect", "hBufferDst", "nonnull",
        "it is the buffer to write, which the device of the queue must be able to access", nullptr);
  if (!phEventWaitList && numEventsInWaitList != 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueMemBufferCopyRect",
                  "phEventWaitList", "counted", "numEventsInWaitList is not 0", nullptr);
  if (phEventWaitList && numEventsInWaitList == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueMemBufferCopyRect",
                  "numEventsInWaitList", "counted", "phEventWaitList is given",
                  numEventsInWaitList);
  if (region.width == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueMemBufferCopyRect", "region.width",
                  "nonzero", "region.width is 0", region.width);
  if (region.height == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueMemBufferCopyRect", "region.height",
                  "nonzero", "region.height is 0", region.height);
  if (region.depth == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueMemBufferCopyRect", "region.depth",
                  "nonzero", "region.depth is 0", region.depth);
  if (srcRowPitch != 0 && srcRowPitch < region.width) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueMemBufferCopyRect", "srcRowPitch", "row",
                  "srcRowPitch is not 0, but shorter than a row", srcRowPitch);
  if (srcSlicePitch != 0 &&
      srcSlicePitch / (srcRowPitch != 0 ? srcRowPitch : region.width) < region.height) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueMemBufferCopyRect", "srcSlicePitch",
                  "slice", "srcSlicePitch is not 0, but shorter than the rows of a slice",
                  srcSlicePitch);
  if (srcSlicePitch != 0 && srcSlicePitch % (srcRowPitch != 0 ? srcRowPitch : region.width) != 0)
      [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueMemBufferCopyRect", "srcSlicePitch",
                  "rows", "srcSlicePitch is not a multiple of the length of a row", srcSlicePitch);
  if (dstRowPitch != 0 && dstRowPitch < region.width) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueMemBufferCopyRect", "dstRowPitch", "row",
                  "dstRowPitch is not 0, but shorter than a row", dstRowPitch);
  if (dstSlicePitch != 0 &&
      dstSlicePitch / (dstRowPitch != 0 ? dstRowPitch : region.width) < region.height) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueMemBufferCopyRect", "dstSlicePitch",
                  "slice", "dstSlicePitch is not 0, but shorter than the rows of a slice",
                  dstSlicePitch);
  if (dstSlicePitch != 0 && dstSlicePitch % (dstRowPitch != 0 ? dstRowPitch : region.width) != 0)
      [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueMemBufferCopyRect", "dstSlicePitch",
                  "rows", "dstSlicePitch is not a multiple of the length of a row", dstSlicePitch);
  if (const auto *wrong = firstNull(phEventWaitList, numEventsInWaitList)) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueMemBufferCopyRect",
                  "phEventWaitList", "element", "its numEventsInWaitList elements must not be null",
                  Value::nullElementAt(wrong - phEventWaitList));
  return base::passOn(next.Enqueue.pfnMemBufferCopyRect(
      hQueue, hBufferSrc, hBufferDst, srcOrigin, dstOrigin, region, srcRowPitch, srcSlicePitch,
      dstRowPitch, dstSlicePitch, numEventsInWaitList, phEventWaitList, phEvent));
}

ur_result_t UR_APICALL enqueueMemBufferFill(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                            const void *pPattern, size_t patternSize, size_t offset,
                                            size_t size, uint32_t numEventsInWaitList,
                                            const ur_event_handle_t *phEventWaitList,
                                            ur_event_handle_t *phEvent) {
  if (!pPattern) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urEnqueueMemBufferFill", "pPattern",
                  "nonnull", "it is the pattern: patternSize bytes of host memory", nullptr);
  if (!hQueue) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urEnqueueMemBufferFill", "hQueue",
                  "nonnull", "it is the queue to put the command into", nullptr);
  if (!hBuffer) [[unlikely]]
    return refuse(
        UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urEnqueueMemBufferFill", "hBuffer", "nonnull",
        "it is the buffer, which the device of the queue must be able to access", nullptr);
  if (!phEventWaitList && numEventsInWaitList != 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueMemBufferFill",
                  "phEventWaitList", "counted", "numEventsInWaitList is not 0", nullptr);
  if (phEventWaitList && numEventsInWaitList == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueMemBufferFill",
                  "numEventsInWaitList", "counted", "phEventWaitList is given",
                  numEventsInWaitList);
  if (patternSize == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueMemBufferFill", "patternSize", "nonzero",
                  "it is the size of the pattern in bytes", patternSize);
  if (size == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueMemBufferFill", "size", "nonzero",
                  "it is the number of bytes to write, a multiple of patternSize", size);
  if (patternSize > size) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueMemBufferFill", "patternSize", "pattern",
                  "patternSize is larger than size", patternSize);
  if (size % patternSize != 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueMemBufferFill", "size", "multiple",
                  "size is not a multiple of patternSize", size);
  if (offset % patternSize != 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueMemBufferFill", "offset", "multiple",
                  "offset is not a multiple of patternSize", offset);
  if (const auto *wrong = firstNull(phEventWaitList, numEventsInWaitList)) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueMemBufferFill",
                  "phEventWaitList", "element", "its numEventsInWaitList elements must not be null",
                  Value::nullElementAt(wrong - phEventWaitList));
  return base::passOn(next.Enqueue.pfnMemBufferFill(hQueue, hBuffer, pPattern, patternSize, offset,
                                                    size, numEventsInWaitList, phEventWaitList,
                                                    phEvent));
}

ur_result_t UR_APICALL enqueueMemBufferMap(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                           bool blockingMap, ur_map_flags_t mapFlags, size_t offset,
                                           size_t size, uint32_t numEventsInWaitList,
                                           const ur_event_handle_t *phEventWaitList,
                                           ur_event_handle_t *phEvent, void **ppRetMap) {
  if (!ppRetMap) [[unlikely]]
    return refuse(
        UR_RESULT_ERROR_INVALID_NULL_POINTER, "urEnqueueMemBufferMap", "ppRetMap", "nonnull",
        "it receives the address of the first byte, to be unmapped with urEnqueueMemUnmap",
        nullptr);
  if (!hQueue) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urEnqueueMemBufferMap", "hQueue", "nonnull",
                  "it is the queue to put the command into", nullptr);
  if (!hBuffer) [[unlikely]]
    return refuse(
        UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urEnqueueMemBufferMap", "hBuffer", "nonnull",
        "it is the buffer, which the device of the queue must be able to access", nullptr);
  if (mapFlags & UR_MAP_FLAGS_MASK) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_ENUMERATION, "urEnqueueMemBufferMap", "mapFlags",
                  "declared", "ur_map_flags_t declares only the bits 0x7", bits(mapFlags));
  if (!phEventWaitList && numEventsInWaitList != 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueMemBufferMap",
                  "phEventWaitList", "counted", "numEventsInWaitList is not 0", nullptr);
  if (phEventWaitList && numEventsInWaitList == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueMemBufferMap",
                  "numEventsInWaitList", "counted", "phEventWaitList is given",
                  numEventsInWaitList);
  if (size == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueMemBufferMap", "size", "nonzero",
                  "it is the number of bytes to map", size);
  if (const auto *wrong = firstNull(phEventWaitList, numEventsInWaitList)) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueMemBufferMap",
                  "phEventWaitList", "element", "its numEventsInWaitList elements must not be null",
                  Value::nullElementAt(wrong - phEventWaitList));
  return base::passOn(next.Enqueue.pfnMemBufferMap(hQueue, hBuffer, blockingMap, mapFlags, offset,
                                                   size, numEventsInWaitList, phEventWaitList,
                                                   phEvent, ppRetMap));
}

ur_result_t UR_APICALL enqueueMemUnmap(ur_queue_handle_t hQueue, ur_mem_handle_t hMem,
                                       void *pMappedPtr, uint32_t numEventsInWaitList,
                                       const ur_event_handle_t *phEventWaitList,
                                       ur_event_handle_t *phEvent) {
  if (!pMappedPtr) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urEnqueueMemUnmap", "pMappedPtr",
                  "nonnull", "it is the address that urEnqueueMemBufferMap returned", nullptr);
  if (!hQueue) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urEnqueueMemUnmap", "hQueue", "nonnull",
                  "it is the queue to put the command into", nullptr);
  if (!hMem) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urEnqueueMemUnmap", "hMem", "nonnull",
                  "it is the buffer, which the device of the queue must be able to access",
                  nullptr);
  if (!phEventWaitList && numEventsInWaitList != 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueMemUnmap", "phEventWaitList",
                  "counted", "numEventsInWaitList is not 0", nullptr);
  if (phEventWaitList && numEventsInWaitList == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueMemUnmap",
                  "numEventsInWaitList", "counted", "phEventWaitList is given",
                  numEventsInWaitList);
  if (const auto *wrong = firstNull(phEventWaitList, numEventsInWaitList)) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueMemUnmap", "phEventWaitList",
                  "element", "its numEventsInWaitList elements must not be null",
                  Value::nullElementAt(wrong - phEventWaitList));
  return base::passOn(next.Enqueue.pfnMemUnmap(hQueue, hMem, pMappedPtr, numEventsInWaitList,
                                               phEventWaitList, phEvent));
}

ur_result_t UR_APICALL enqueueUsmFill(ur_queue_handle_t hQueue, void *pMem, size_t patternSize,
                                      const void *pPattern, size_t size,
                                      uint32_t numEventsInWaitList,
                                      const ur_event_handle_t *phEventWaitList,
                                      ur_event_handle_t *phEvent) {
  if (!pMem) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urEnqueueUSMFill", "pMem", "nonnull",
                  "it is the first byte to write; may be inside an allocation", nullptr);
  if (!pPattern) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urEnqueueUSMFill", "pPattern", "nonnull",
                  "it is the pattern: patternSize bytes of host memory", nullptr);
  if (!hQueue) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urEnqueueUSMFill", "hQueue", "nonnull",
                  "it is the queue to put the command into", nullptr);
  if (!phEventWaitList && numEventsInWaitList != 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueUSMFill", "phEventWaitList",
                  "counted", "numEventsInWaitList is not 0", nullptr);
  if (phEventWaitList && numEventsInWaitList == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueUSMFill",
                  "numEventsInWaitList", "counted", "phEventWaitList is given",
                  numEventsInWaitList);
  if (patternSize == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueUSMFill", "patternSize", "nonzero",
                  "it is the size of the pattern in bytes", patternSize);
  if (size == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueUSMFill", "size", "nonzero",
                  "it is the number of bytes to write, a multiple of patternSize", size);
  if (patternSize > size) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueUSMFill", "patternSize", "pattern",
                  "patternSize is larger than size", patternSize);
  if (size % patternSize != 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueUSMFill", "size", "multiple",
                  "size is not a multiple of patternSize", size);
  if (reachesPastEnd(adapter, hQueue, pMem, size)) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueUSMFill", "pMem", "bounds",
                  "its size bytes extend beyond the end of the allocation", pMem);
  if (const auto *wrong = firstNull(phEventWaitList, numEventsInWaitList)) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueUSMFill", "phEventWaitList",
                  "element", "its numEventsInWaitList elements must not be null",
                  Value::nullElementAt(wrong - phEventWaitList));
  return base::passOn(next.Enqueue.pfnUSMFill(hQueue, pMem, patternSize, pPattern, size,
                                              numEventsInWaitList, phEventWaitList, phEvent));
}

ur_result_t UR_APICALL enqueueUsmMemcpy(ur_queue_handle_t hQueue, bool blocking, void *pDst,
                                        const void *pSrc, size_t size, uint32_t numEventsInWaitList,
                                        const ur_event_handle_t *phEventWaitList,
                                        ur_event_handle_t *phEvent) {
  if (!pDst) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urEnqueueUSMMemcpy", "pDst", "nonnull",
                  "it is the first byte to write; may be inside an allocation", nullptr);
  if (!pSrc) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urEnqueueUSMMemcpy", "pSrc", "nonnull",
                  "it is the first byte to read; may be inside an allocation", nullptr);
  if (!hQueue) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urEnqueueUSMMemcpy", "hQueue", "nonnull",
                  "it is the queue to put the command into", nullptr);
  if (!phEventWaitList && numEventsInWaitList != 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueUSMMemcpy", "phEventWaitList",
                  "counted", "numEventsInWaitList is not 0", nullptr);
  if (phEventWaitList && numEventsInWaitList == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueUSMMemcpy",
                  "numEventsInWaitList", "counted", "phEventWaitList is given",
                  numEventsInWaitList);
  if (size == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueUSMMemcpy", "size", "nonzero",
                  "it is the number of bytes to copy", size);
  if (reachesPastEnd(adapter, hQueue, pDst, size)) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueUSMMemcpy", "pDst", "bounds",
                  "its size bytes extend beyond the end of the allocation", pDst);
  if (reachesPastEnd(adapter, hQueue, pSrc, size)) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueUSMMemcpy", "pSrc", "bounds",
                  "its size bytes extend beyond the end of the allocation", pSrc);
  if (const auto *wrong = firstNull(phEventWaitList, numEventsInWaitList)) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueUSMMemcpy", "phEventWaitList",
                  "element", "its numEventsInWaitList elements must not be null",
                  Value::nullElementAt(wrong - phEventWaitList));
  return base::passOn(next.Enqueue.pfnUSMMemcpy(hQueue, blocking, pDst, pSrc, size,
                                                numEventsInWaitList, phEventWaitList, phEvent));
}

ur_result_t UR_APICALL enqueueUsmPrefetch(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                          ur_usm_migration_flags_t flags,
                                          uint32_t numEventsInWaitList,
                                          const ur_event_handle_t *phEventWaitList,
                                          ur_event_handle_t *phEvent) {
  if (!pMem) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urEnqueueUSMPrefetch", "pMem", "nonnull",
                  "it is the first byte of the range; may be inside an allocation", nullptr);
  if (!hQueue) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urEnqueueUSMPrefetch", "hQueue", "nonnull",
                  "it is the queue to put the command into", nullptr);
  if (flags & UR_USM_MIGRATION_FLAGS_MASK) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_ENUMERATION, "urEnqueueUSMPrefetch", "flags", "declared",
                  "ur_usm_migration_flags_t declares only the bits 0x3", bits(flags));
  if (!phEventWaitList && numEventsInWaitList != 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueUSMPrefetch",
                  "phEventWaitList", "counted", "numEventsInWaitList is not 0", nullptr);
  if (phEventWaitList && numEventsInWaitList == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueUSMPrefetch",
                  "numEventsInWaitList", "counted", "phEventWaitList is given",
                  numEventsInWaitList);
  if (size == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueUSMPrefetch", "size", "nonzero",
                  "it is the number of bytes in the range", size);
  if (reachesPastEnd(adapter, hQueue, pMem, size)) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueUSMPrefetch", "pMem", "bounds",
                  "its size bytes extend beyond the end of the allocation", pMem);
  if (const auto *wrong = firstNull(phEventWaitList, numEventsInWaitList)) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueUSMPrefetch",
                  "phEventWaitList", "element", "its numEventsInWaitList elements must not be null",
                  Value::nullElementAt(wrong - phEventWaitList));
  return base::passOn(next.Enqueue.pfnUSMPrefetch(hQueue, pMem, size, flags, numEventsInWaitList,
                                                  phEventWaitList, phEvent));
}

ur_result_t UR_APICALL enqueueUsmAdvise(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                        ur_usm_advice_flags_t advice, ur_event_handle_t *phEvent) {
  if (!pMem) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urEnqueueUSMAdvise", "pMem", "nonnull",
                  "it is the first byte of the range; may be inside an allocation", nullptr);
  if (!hQueue) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urEnqueueUSMAdvise", "hQueue", "nonnull",
                  "it is the queue to put the command into", nullptr);
  if (advice & UR_USM_ADVICE_FLAGS_MASK) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_ENUMERATION, "urEnqueueUSMAdvise", "advice", "declared",
                  "ur_usm_advice_flags_t declares only the bits 0x1ffff", bits(advice));
  if (size == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueUSMAdvise", "size", "nonzero",
                  "it is the number of bytes in the range", size);
  if (reachesPastEnd(adapter, hQueue, pMem, size)) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueUSMAdvise", "pMem", "bounds",
                  "its size bytes extend beyond the end of the allocation", pMem);
  return base::passOn(next.Enqueue.pfnUSMAdvise(hQueue, pMem, size, advice, phEvent));
}

ur_result_t UR_APICALL enqueueUsmFill_2d(ur_queue_handle_t hQueue, void *pMem, size_t pitch,
                                         size_t patternSize, const void *pPattern, size_t width,
                                         size_t height, uint32_t numEventsInWaitList,
                                         const ur_event_handle_t *phEventWaitList,
                                         ur_event_handle_t *phEvent) {
  if (!pMem) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urEnqueueUSMFill2D", "pMem", "nonnull",
                  "it is the first byte to write; may be inside an allocation", nullptr);
  if (!pPattern) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urEnqueueUSMFill2D", "pPattern", "nonnull",
                  "it is the pattern: patternSize bytes of host memory", nullptr);
  if (!hQueue) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urEnqueueUSMFill2D", "hQueue", "nonnull",
                  "it is the queue to put the command into", nullptr);
  if (!phEventWaitList && numEventsInWaitList != 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueUSMFill2D", "phEventWaitList",
                  "counted", "numEventsInWaitList is not 0", nullptr);
  if (phEventWaitList && numEventsInWaitList == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueUSMFill2D",
                  "numEventsInWaitList", "counted", "phEventWaitList is given",
                  numEventsInWaitList);
  if (pitch == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueUSMFill2D", "pitch", "nonzero",
                  "it is the distance between the starts of adjacent rows in bytes, at least width",
                  pitch);
  if (pitch < width) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueUSMFill2D", "pitch", "narrow",
                  "pitch is less than width", pitch);
  if (patternSize == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueUSMFill2D", "patternSize", "nonzero",
                  "it is the size of the pattern in bytes, a power of two", patternSize);
  if (patternSize & (patternSize - 1)) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueUSMFill2D", "patternSize", "power",
                  "patternSize is not a power of two", patternSize);
  if (width == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueUSMFill2D", "width", "nonzero",
                  "it is the number of bytes to write in each row", width);
  if (height == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueUSMFill2D", "height", "nonzero",
                  "it is the number of rows", height);
  if (width * height % patternSize != 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueUSMFill2D", "patternSize", "multiple",
                  "width * height is not a multiple of patternSize", patternSize);
  if (const auto *wrong = firstNull(phEventWaitList, numEventsInWaitList)) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueUSMFill2D", "phEventWaitList",
                  "element", "its numEventsInWaitList elements must not be null",
                  Value::nullElementAt(wrong - phEventWaitList));
  return base::passOn(next.Enqueue.pfnUSMFill2D(hQueue, pMem, pitch, patternSize, pPattern, width,
                                                height, numEventsInWaitList, phEventWaitList,
                                                phEvent));
}

ur_result_t UR_APICALL enqueueUsmMemcpy_2d(ur_queue_handle_t hQueue, bool blocking, void *pDst,
                                           size_t dstPitch, const void *pSrc, size_t srcPitch,
                                           size_t width, size_t height,
                                           uint32_t numEventsInWaitList,
                                           const ur_event_handle_t *phEventWaitList,
                                           ur_event_handle_t *phEvent) {
  if (!pDst) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urEnqueueUSMMemcpy2D", "pDst", "nonnull",
                  "it is the first byte to write; may be inside an allocation", nullptr);
  if (!pSrc) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urEnqueueUSMMemcpy2D", "pSrc", "nonnull",
                  "it is the first byte to read; may be inside an allocation", nullptr);
  if (!hQueue) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urEnqueueUSMMemcpy2D", "hQueue", "nonnull",
                  "it is the queue to put the command into", nullptr);
  if (!phEventWaitList && numEventsInWaitList != 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueUSMMemcpy2D",
                  "phEventWaitList", "counted", "numEventsInWaitList is not 0", nullptr);
  if (phEventWaitList && numEventsInWaitList == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueUSMMemcpy2D",
                  "numEventsInWaitList", "counted", "phEventWaitList is given",
                  numEventsInWaitList);
  if (dstPitch == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueUSMMemcpy2D", "dstPitch", "nonzero",
                  "it is the distance between the starts of adjacent rows in the destination in "
                  "bytes, at least width",
                  dstPitch);
  if (srcPitch == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueUSMMemcpy2D", "srcPitch", "nonzero",
                  "it is the distance between the starts of adjacent rows in the source in bytes, "
                  "at least width",
                  srcPitch);
  if (dstPitch < width) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueUSMMemcpy2D", "dstPitch", "narrow",
                  "dstPitch is less than width", dstPitch);
  if (srcPitch < width) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueUSMMemcpy2D", "srcPitch", "narrow",
                  "srcPitch is less than width", srcPitch);
  if (width == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueUSMMemcpy2D", "width", "nonzero",
                  "it is the number of bytes to copy in each row", width);
  if (height == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urEnqueueUSMMemcpy2D", "height", "nonzero",
                  "it is the number of rows", height);
  if (const auto *wrong = firstNull(phEventWaitList, numEventsInWaitList)) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueUSMMemcpy2D",
                  "phEventWaitList", "element", "its numEventsInWaitList elements must not be null",
                  Value::nullElementAt(wrong - phEventWaitList));
  return base::passOn(next.Enqueue.pfnUSMMemcpy2D(hQueue, blocking, pDst, dstPitch, pSrc, srcPitch,
                                                  width, height, numEventsInWaitList,
                                                  phEventWaitList, phEvent));
}

ur_result_t UR_APICALL enqueueEventsWaitWithBarrierExt(
    ur_queue_handle_t hQueue, const ur_exp_enqueue_ext_properties_t *pProperties,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
  if (!hQueue) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urEnqueueEventsWaitWithBarrierExt",
                  "hQueue", "nonnull", "it is the queue to put the barrier into", nullptr);
  if (pProperties) {
    if (pProperties->flags & UR_EXP_ENQUEUE_EXT_FLAGS_MASK) [[unlikely]]
      return refuse(UR_RESULT_ERROR_INVALID_ENUMERATION, "urEnqueueEventsWaitWithBarrierExt",
                    "pProperties->flags", "declared",
                    "ur_exp_enqueue_ext_flags_t declares only the bits 0x800",
                    bits(pProperties->flags));
  }
  if (!phEventWaitList && numEventsInWaitList != 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueEventsWaitWithBarrierExt",
                  "phEventWaitList", "counted", "numEventsInWaitList is not 0", nullptr);
  if (phEventWaitList && numEventsInWaitList == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueEventsWaitWithBarrierExt",
                  "numEventsInWaitList", "counted", "phEventWaitList is given",
                  numEventsInWaitList);
  if (phEvent && phEvent >= phEventWaitList && phEvent < phEventWaitList + numEventsInWaitList)
      [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_VALUE, "urEnqueueEventsWaitWithBarrierExt", "phEvent",
                  "apart", "phEvent points to an element of the wait list", phEvent);
  if (pProperties) {
    if (!pProperties->stype) [[unlikely]]
      warn("urEnqueueEventsWaitWithBarrierExt", "pProperties->stype", "untyped",
           "UR_STRUCTURE_TYPE_EXP_ENQUEUE_EXT_PROPERTIES marks a ur_exp_enqueue_ext_properties_t",
           pProperties->stype);
    if (pProperties->stype && pProperties->stype != UR_STRUCTURE_TYPE_EXP_ENQUEUE_EXT_PROPERTIES)
        [[unlikely]]
      return refuse(
          UR_RESULT_ERROR_INVALID_ARGUMENT, "urEnqueueEventsWaitWithBarrierExt",
          "pProperties->stype", "stype",
          "UR_STRUCTURE_TYPE_EXP_ENQUEUE_EXT_PROPERTIES marks a ur_exp_enqueue_ext_properties_t",
          pProperties->stype);
    if (const ChainFault fault = checkChain(pProperties->pNext)) [[unlikely]]
      return refuse("urEnqueueEventsWaitWithBarrierExt", "pProperties->pNext", fault);
  }
  if (const auto *wrong = firstNull(phEventWaitList, numEventsInWaitList)) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueEventsWaitWithBarrierExt",
                  "phEventWaitList", "element", "its numEventsInWaitList elements must not be null",
                  Value::nullElementAt(wrong - phEventWaitList));
  return base::passOn(next.Enqueue.pfnEventsWaitWithBarrierExt(
      hQueue, pProperties, numEventsInWaitList, phEventWaitList, phEvent));
}

ur_result_t UR_APICALL enqueueTimestampRecordingExp(ur_queue_handle_t hQueue, bool blocking,
                                                    uint32_t numEventsInWaitList,
                                                    const ur_event_handle_t *phEventWaitList,
                                                    ur_event_handle_t *phEvent) {
  if (!phEvent) [[unlikely]]
    return refuse(
        UR_RESULT_ERROR_INVALID_NULL_POINTER, "urEnqueueTimestampRecordingExp", "phEvent",
        "nonnull",
        "it receives the event that has the timestamp, to be released with urEventRelease",
        nullptr);
  if (!hQueue) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urEnqueueTimestampRecordingExp", "hQueue",
                  "nonnull", "it is the queue to put the command into", nullptr);
  if (!phEventWaitList && numEventsInWaitList != 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueTimestampRecordingExp",
                  "phEventWaitList", "counted", "numEventsInWaitList is not 0", nullptr);
  if (phEventWaitList && numEventsInWaitList == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueTimestampRecordingExp",
                  "numEventsInWaitList", "counted", "phEventWaitList is given",
                  numEventsInWaitList);
  if (const auto *wrong = firstNull(phEventWaitList, numEventsInWaitList)) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, "urEnqueueTimestampRecordingExp",
                  "phEventWaitList", "element", "its numEventsInWaitList elements must not be null",
                  Value::nullElementAt(wrong - phEventWaitList));
  return base::passOn(next.EnqueueExp.pfnTimestampRecordingExp(
      hQueue, blocking, numEventsInWaitList, phEventWaitList, phEvent));
}

ur_result_t UR_APICALL usmHostAlloc(ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc,
                                    ur_usm_pool_handle_t pool, size_t size, void **ppMem) {
  if (!ppMem) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urUSMHostAlloc", "ppMem", "nonnull",
                  "it receives the address of the memory", nullptr);
  if (!hContext) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urUSMHostAlloc", "hContext", "nonnull",
                  "it is the context whose devices get access", nullptr);
  if (pUSMDesc) {
    if (pUSMDesc->hints & UR_USM_ADVICE_FLAGS_MASK) [[unlikely]]
      return refuse(UR_RESULT_ERROR_INVALID_ENUMERATION, "urUSMHostAlloc", "pUSMDesc->hints",
                    "declared", "ur_usm_advice_flags_t declares only the bits 0x1ffff",
                    bits(pUSMDesc->hints));
  }
  if (pUSMDesc && (pUSMDesc->align & (pUSMDesc->align - 1))) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_VALUE, "urUSMHostAlloc", "pUSMDesc->align", "power",
                  "pUSMDesc->align is not a power of two", pUSMDesc->align);
  if (size == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_USM_SIZE, "urUSMHostAlloc", "size", "nonzero",
                  "it is the size in bytes; at least 1 and at most "
                  "UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE of every device",
                  size);
  if (pUSMDesc) {
    if (!pUSMDesc->stype) [[unlikely]]
      warn("urUSMHostAlloc", "pUSMDesc->stype", "untyped",
           "UR_STRUCTURE_TYPE_USM_DESC marks a ur_usm_desc_t", pUSMDesc->stype);
    if (pUSMDesc->stype && pUSMDesc->stype != UR_STRUCTURE_TYPE_USM_DESC) [[unlikely]]
      return refuse(UR_RESULT_ERROR_INVALID_ARGUMENT, "urUSMHostAlloc", "pUSMDesc->stype", "stype",
                    "UR_STRUCTURE_TYPE_USM_DESC marks a ur_usm_desc_t", pUSMDesc->stype);
    if (const ChainFault fault = checkChain(pUSMDesc->pNext)) [[unlikely]]
      return refuse("urUSMHostAlloc", "pUSMDesc->pNext", fault);
  }
  return base::passOn(next.USM.pfnHostAlloc(hContext, pUSMDesc, pool, size, ppMem));
}

ur_result_t UR_APICALL usmDeviceAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                      const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                                      size_t size, void **ppMem) {
  if (!ppMem) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urUSMDeviceAlloc", "ppMem", "nonnull",
                  "it receives the address of the memory", nullptr);
  if (!hContext) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urUSMDeviceAlloc", "hContext", "nonnull",
                  "it is the context of the memory", nullptr);
  if (!hDevice) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urUSMDeviceAlloc", "hDevice", "nonnull",
                  "it is the device of the memory", nullptr);
  if (pUSMDesc) {
    if (pUSMDesc->hints & UR_USM_ADVICE_FLAGS_MASK) [[unlikely]]
      return refuse(UR_RESULT_ERROR_INVALID_ENUMERATION, "urUSMDeviceAlloc", "pUSMDesc->hints",
                    "declared", "ur_usm_advice_flags_t declares only the bits 0x1ffff",
                    bits(pUSMDesc->hints));
  }
  if (pUSMDesc && (pUSMDesc->align & (pUSMDesc->align - 1))) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_VALUE, "urUSMDeviceAlloc", "pUSMDesc->align", "power",
                  "pUSMDesc->align is not a power of two", pUSMDesc->align);
  if (size == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_USM_SIZE, "urUSMDeviceAlloc", "size", "nonzero",
                  "it is the size in bytes; at least 1 and at most "
                  "UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE of the device",
                  size);
  if (pUSMDesc) {
    if (!pUSMDesc->stype) [[unlikely]]
      warn("urUSMDeviceAlloc", "pUSMDesc->stype", "untyped",
           "UR_STRUCTURE_TYPE_USM_DESC marks a ur_usm_desc_t", pUSMDesc->stype);
    if (pUSMDesc->stype && pUSMDesc->stype != UR_STRUCTURE_TYPE_USM_DESC) [[unlikely]]
      return refuse(UR_RESULT_ERROR_INVALID_ARGUMENT, "urUSMDeviceAlloc", "pUSMDesc->stype",
                    "stype", "UR_STRUCTURE_TYPE_USM_DESC marks a ur_usm_desc_t", pUSMDesc->stype);
    if (const ChainFault fault = checkChain(pUSMDesc->pNext)) [[unlikely]]
      return refuse("urUSMDeviceAlloc", "pUSMDesc->pNext", fault);
  }
  return base::passOn(next.USM.pfnDeviceAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem));
}

ur_result_t UR_APICALL usmSharedAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                      const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                                      size_t size, void **ppMem) {
  if (!ppMem) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urUSMSharedAlloc", "ppMem", "nonnull",
                  "it receives the address of the memory", nullptr);
  if (!hContext) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urUSMSharedAlloc", "hContext", "nonnull",
                  "it is the context of the memory", nullptr);
  if (!hDevice) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urUSMSharedAlloc", "hDevice", "nonnull",
                  "it is the device that shares the memory with the host", nullptr);
  if (pUSMDesc) {
    if (pUSMDesc->hints & UR_USM_ADVICE_FLAGS_MASK) [[unlikely]]
      return refuse(UR_RESULT_ERROR_INVALID_ENUMERATION, "urUSMSharedAlloc", "pUSMDesc->hints",
                    "declared", "ur_usm_advice_flags_t declares only the bits 0x1ffff",
                    bits(pUSMDesc->hints));
  }
  if (pUSMDesc && (pUSMDesc->align & (pUSMDesc->align - 1))) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_VALUE, "urUSMSharedAlloc", "pUSMDesc->align", "power",
                  "pUSMDesc->align is not a power of two", pUSMDesc->align);
  if (size == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_USM_SIZE, "urUSMSharedAlloc", "size", "nonzero",
                  "it is the size in bytes; at least 1 and at most "
                  "UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE of the device",
                  size);
  if (pUSMDesc) {
    if (!pUSMDesc->stype) [[unlikely]]
      warn("urUSMSharedAlloc", "pUSMDesc->stype", "untyped",
           "UR_STRUCTURE_TYPE_USM_DESC marks a ur_usm_desc_t", pUSMDesc->stype);
    if (pUSMDesc->stype && pUSMDesc->stype != UR_STRUCTURE_TYPE_USM_DESC) [[unlikely]]
      return refuse(UR_RESULT_ERROR_INVALID_ARGUMENT, "urUSMSharedAlloc", "pUSMDesc->stype",
                    "stype", "UR_STRUCTURE_TYPE_USM_DESC marks a ur_usm_desc_t", pUSMDesc->stype);
    if (const ChainFault fault = checkChain(pUSMDesc->pNext)) [[unlikely]]
      return refuse("urUSMSharedAlloc", "pUSMDesc->pNext", fault);
  }
  return base::passOn(next.USM.pfnSharedAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem));
}

ur_result_t UR_APICALL usmFree(ur_context_handle_t hContext, void *pMem) {
  if (!pMem) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urUSMFree", "pMem", "nonnull",
                  "it is the address that the allocation returned", nullptr);
  if (!hContext) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urUSMFree", "hContext", "nonnull",
                  "it is the context that the memory was allocated in", nullptr);
  return base::passOn(next.USM.pfnFree(hContext, pMem));
}

ur_result_t UR_APICALL usmGetMemAllocInfo(ur_context_handle_t hContext, const void *pMem,
                                          ur_usm_alloc_info_t propName, size_t propSize,
                                          void *pPropValue, size_t *pPropSizeRet) {
  if (!pMem) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urUSMGetMemAllocInfo", "pMem", "nonnull",
                  "it is the address to query", nullptr);
  if (!pPropValue && !pPropSizeRet) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urUSMGetMemAllocInfo", "pPropValue",
                  "asked", "pPropSizeRet is also null, so the call requests nothing", nullptr);
  if (!pPropValue && propSize != 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urUSMGetMemAllocInfo", "pPropValue",
                  "sized", "propSize is not 0, so a value is expected", nullptr);
  if (!hContext) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urUSMGetMemAllocInfo", "hContext",
                  "nonnull", "it is the context of the memory", nullptr);
  if (!ur::isDeclared(propName)) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_ENUMERATION, "urUSMGetMemAllocInfo", "propName",
                  "declared", "it is not a declared ur_usm_alloc_info_t", propName);
  if (pPropValue && propSize == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urUSMGetMemAllocInfo", "propSize", "nonzero",
                  "pPropValue is given, so its size is needed", propSize);
  if (const std::size_t needed = smallestValue(propName); pPropValue && propSize < needed)
      [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urUSMGetMemAllocInfo", "propSize", "value",
                  "the value of propName does not fit", Value::bufferSize(propSize, needed));
  return base::passOn(
      next.USM.pfnGetMemAllocInfo(hContext, pMem, propName, propSize, pPropValue, pPropSizeRet));
}

ur_result_t UR_APICALL usmPoolCreate(ur_context_handle_t hContext, ur_usm_pool_desc_t *pPoolDesc,
                                     ur_usm_pool_handle_t *ppPool) {
  if (!pPoolDesc) [[unlikely]]
    return refuse(
        UR_RESULT_ERROR_INVALID_NULL_POINTER, "urUSMPoolCreate", "pPoolDesc", "nonnull",
        "it is a description of the pool: its flags, and limits that may be chained to it",
        nullptr);
  if (!ppPool) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urUSMPoolCreate", "ppPool", "nonnull",
                  "it receives the new pool, to be released with urUSMPoolRelease", nullptr);
  if (!hContext) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urUSMPoolCreate", "hContext", "nonnull",
                  "it is the context of the pool", nullptr);
  if (pPoolDesc) {
    if (pPoolDesc->flags & UR_USM_POOL_FLAGS_MASK) [[unlikely]]
      return refuse(UR_RESULT_ERROR_INVALID_ENUMERATION, "urUSMPoolCreate", "pPoolDesc->flags",
                    "declared", "ur_usm_pool_flags_t declares only the bits 0x7",
                    bits(pPoolDesc->flags));
  }
  if (pPoolDesc) {
    if (!pPoolDesc->stype) [[unlikely]]
      warn("urUSMPoolCreate", "pPoolDesc->stype", "untyped",
           "UR_STRUCTURE_TYPE_USM_POOL_DESC marks a ur_usm_pool_desc_t", pPoolDesc->stype);
    if (pPoolDesc->stype && pPoolDesc->stype != UR_STRUCTURE_TYPE_USM_POOL_DESC) [[unlikely]]
      return refuse(UR_RESULT_ERROR_INVALID_ARGUMENT, "urUSMPoolCreate", "pPoolDesc->stype",
                    "stype", "UR_STRUCTURE_TYPE_USM_POOL_DESC marks a ur_usm_pool_desc_t",
                    pPoolDesc->stype);
    if (const ChainFault fault = checkChain(pPoolDesc->pNext)) [[unlikely]]
      return refuse("urUSMPoolCreate", "pPoolDesc->pNext", fault);
  }
  return base::passOn(next.USM.pfnPoolCreate(hContext, pPoolDesc, ppPool));
}

ur_result_t UR_APICALL usmPoolRetain(ur_usm_pool_handle_t pPool) {
  if (!pPool) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urUSMPoolRetain", "pPool", "nonnull",
                  "it is the pool to retain", nullptr);
  return base::passOn(next.USM.pfnPoolRetain(pPool));
}

ur_result_t UR_APICALL usmPoolRelease(ur_usm_pool_handle_t pPool) {
  if (!pPool) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urUSMPoolRelease", "pPool", "nonnull",
                  "it is the pool to release", nullptr);
  return base::passOn(next.USM.pfnPoolRelease(pPool));
}

ur_result_t UR_APICALL usmPoolGetInfo(ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName,
                                      size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  if (!pPropValue && !pPropSizeRet) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urUSMPoolGetInfo", "pPropValue", "asked",
                  "pPropSizeRet is also null, so the call requests nothing", nullptr);
  if (!pPropValue && propSize != 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urUSMPoolGetInfo", "pPropValue", "sized",
                  "propSize is not 0, so a value is expected", nullptr);
  if (!hPool) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urUSMPoolGetInfo", "hPool", "nonnull",
                  "it is the pool to query", nullptr);
  if (!ur::isDeclared(propName)) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_ENUMERATION, "urUSMPoolGetInfo", "propName", "declared",
                  "it is not a declared ur_usm_pool_info_t", propName);
  if (pPropValue && propSize == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urUSMPoolGetInfo", "propSize", "nonzero",
                  "pPropValue is given, so its size is needed", propSize);
  if (const std::size_t needed = smallestValue(propName); pPropValue && propSize < needed)
      [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urUSMPoolGetInfo", "propSize", "value",
                  "the value of propName does not fit", Value::bufferSize(propSize, needed));
  return base::passOn(next.USM.pfnPoolGetInfo(hPool, propName, propSize, pPropValue, pPropSizeRet));
}

ur_result_t UR_APICALL usmContextMemcpyExp(ur_context_handle_t hContext, void *pDst,
                                           const void *pSrc, size_t size) {
  if (!pDst) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urUSMContextMemcpyExp", "pDst", "nonnull",
                  "it is the first byte to write; may be inside an allocation", nullptr);
  if (!pSrc) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urUSMContextMemcpyExp", "pSrc", "nonnull",
                  "it is the first byte to read; may be inside an allocation", nullptr);
  if (!hContext) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urUSMContextMemcpyExp", "hContext",
                  "nonnull", "it is the context of the memory", nullptr);
  if (size == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urUSMContextMemcpyExp", "size", "nonzero",
                  "it is the number of bytes to copy", size);
  if (reachesPastEnd(adapter, hContext, pDst, size)) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urUSMContextMemcpyExp", "pDst", "bounds",
                  "its size bytes extend beyond the end of the allocation", pDst);
  if (reachesPastEnd(adapter, hContext, pSrc, size)) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urUSMContextMemcpyExp", "pSrc", "bounds",
                  "its size bytes extend beyond the end of the allocation", pSrc);
  return base::passOn(next.USMExp.pfnContextMemcpyExp(hContext, pDst, pSrc, size));
}

ur_result_t UR_APICALL usmHostAllocUnregisterExp(ur_context_handle_t hContext, void *pHostMem) {
  if (!pHostMem) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urUSMHostAllocUnregisterExp", "pHostMem",
                  "nonnull", "it is the address that was given to urUSMHostAllocRegisterExp",
                  nullptr);
  if (!hContext) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urUSMHostAllocUnregisterExp", "hContext",
                  "nonnull", "it is the context of the registration", nullptr);
  return base::passOn(next.USMExp.pfnHostAllocUnregisterExp(hContext, pHostMem));
}

ur_result_t UR_APICALL
usmHostAllocRegisterExp(ur_context_handle_t hContext, void *pHostMem, size_t size,
                        const ur_exp_usm_host_alloc_register_properties_t *pProperties) {
  if (!pHostMem) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urUSMHostAllocRegisterExp", "pHostMem",
                  "nonnull", "it is the address of the first byte, a multiple of the page size",
                  nullptr);
  if (!hContext) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urUSMHostAllocRegisterExp", "hContext",
                  "nonnull", "it is the context whose devices use the memory", nullptr);
  if (pProperties) {
    if (pProperties->flags & UR_EXP_USM_HOST_ALLOC_REGISTER_FLAGS_MASK) [[unlikely]]
      return refuse(UR_RESULT_ERROR_INVALID_ENUMERATION, "urUSMHostAllocRegisterExp",
                    "pProperties->flags", "declared",
                    "ur_exp_usm_host_alloc_register_flags_t declares only the bits 0x1",
                    bits(pProperties->flags));
  }
  if (size == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_VALUE, "urUSMHostAllocRegisterExp", "size", "nonzero",
                  "it is the size in bytes, a multiple of the page size", size);
  if (pProperties) {
    if (!pProperties->stype) [[unlikely]]
      warn("urUSMHostAllocRegisterExp", "pProperties->stype", "untyped",
           "UR_STRUCTURE_TYPE_EXP_USM_HOST_ALLOC_REGISTER_PROPERTIES marks a "
           "ur_exp_usm_host_alloc_register_properties_t",
           pProperties->stype);
    if (pProperties->stype &&
        pProperties->stype != UR_STRUCTURE_TYPE_EXP_USM_HOST_ALLOC_REGISTER_PROPERTIES) [[unlikely]]
      return refuse(UR_RESULT_ERROR_INVALID_ARGUMENT, "urUSMHostAllocRegisterExp",
                    "pProperties->stype", "stype",
                    "UR_STRUCTURE_TYPE_EXP_USM_HOST_ALLOC_REGISTER_PROPERTIES marks a "
                    "ur_exp_usm_host_alloc_register_properties_t",
                    pProperties->stype);
    if (const ChainFault fault = checkChain(pProperties->pNext)) [[unlikely]]
      return refuse("urUSMHostAllocRegisterExp", "pProperties->pNext", fault);
  }
  return base::passOn(next.USMExp.pfnHostAllocRegisterExp(hContext, pHostMem, size, pProperties));
}

ur_result_t UR_APICALL ipcGetMemHandleExp(ur_context_handle_t hContext, void *pMem,
                                          void **ppIPCMemHandleData,
                                          size_t *pIPCMemHandleDataSizeRet) {
  if (!pMem) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urIPCGetMemHandleExp", "pMem", "nonnull",
                  "it is an address in the memory to export: the first address of an allocation of "
                  "urUSMDeviceAlloc or urUSMHostAlloc, or any other address inside the allocation",
                  nullptr);
  if (!hContext) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urIPCGetMemHandleExp", "hContext",
                  "nonnull", "it is the context that the memory was allocated in", nullptr);
  if (!ppIPCMemHandleData && !pIPCMemHandleDataSizeRet) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urIPCGetMemHandleExp",
                  "ppIPCMemHandleData", "asked", "both outputs are null", ppIPCMemHandleData);
  return base::passOn(
      next.IPCExp.pfnGetMemHandleExp(hContext, pMem, ppIPCMemHandleData, pIPCMemHandleDataSizeRet));
}

ur_result_t UR_APICALL ipcPutMemHandleExp(ur_context_handle_t hContext, void *pIPCMemHandleData) {
  if (!pIPCMemHandleData) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urIPCPutMemHandleExp", "pIPCMemHandleData",
                  "nonnull", "it is the pointer that Get returned, not a copy of the bytes",
                  nullptr);
  if (!hContext) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urIPCPutMemHandleExp", "hContext",
                  "nonnull", "it is the context that was given to Get", nullptr);
  return base::passOn(next.IPCExp.pfnPutMemHandleExp(hContext, pIPCMemHandleData));
}

ur_result_t UR_APICALL ipcOpenMemHandleExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                           void *pIPCMemHandleData, size_t ipcMemHandleDataSize,
                                           void **ppMem) {
  if (!pIPCMemHandleData) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urIPCOpenMemHandleExp",
                  "pIPCMemHandleData", "nonnull",
                  "it is the address of the bytes of the handle, or of a copy of them", nullptr);
  if (!ppMem) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urIPCOpenMemHandleExp", "ppMem", "nonnull",
                  "it receives the address of the memory", nullptr);
  if (!hContext) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urIPCOpenMemHandleExp", "hContext",
                  "nonnull",
                  "it is the context to open the memory in: any context of the importing process "
                  "that contains hDevice",
                  nullptr);
  if (!hDevice) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urIPCOpenMemHandleExp", "hDevice",
                  "nonnull",
                  "it is the device that uses the memory: the device that owns the memory, or "
                  "another device that can access it, if the adapter supports that",
                  nullptr);
  return base::passOn(next.IPCExp.pfnOpenMemHandleExp(hContext, hDevice, pIPCMemHandleData,
                                                      ipcMemHandleDataSize, ppMem));
}

ur_result_t UR_APICALL ipcCloseMemHandleExp(ur_context_handle_t hContext, void *pMem) {
  if (!pMem) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urIPCCloseMemHandleExp", "pMem", "nonnull",
                  "it is the exact address that Open returned", nullptr);
  if (!hContext) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urIPCCloseMemHandleExp", "hContext",
                  "nonnull", "it is the context that was given to Open", nullptr);
  return base::passOn(next.IPCExp.pfnCloseMemHandleExp(hContext, pMem));
}

ur_result_t UR_APICALL ipcGetPhysMemHandleExp(ur_context_handle_t hContext,
                                              ur_physical_mem_handle_t hPhysMem,
                                              void **ppIPCPhysMemHandleData,
                                              size_t *pIPCPhysMemHandleDataSizeRet) {
  if (!ppIPCPhysMemHandleData) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urIPCGetPhysMemHandleExp",
                  "ppIPCPhysMemHandleData", "nonnull",
                  "it receives the address of the handle's bytes, owned by the adapter until Put",
                  nullptr);
  if (!pIPCPhysMemHandleDataSizeRet) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urIPCGetPhysMemHandleExp",
                  "pIPCPhysMemHandleDataSizeRet", "nonnull",
                  "it receives the number of bytes of the handle", nullptr);
  if (!hContext) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urIPCGetPhysMemHandleExp", "hContext",
                  "nonnull", "it is the context of the physical memory", nullptr);
  if (!hPhysMem) [[unlikely]]
    return refuse(
        UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urIPCGetPhysMemHandleExp", "hPhysMem", "nonnull",
        "it is the physical memory to export, created with UR_PHYSICAL_MEM_FLAG_ENABLE_IPC",
        nullptr);
  return base::passOn(next.IPCExp.pfnGetPhysMemHandleExp(hContext, hPhysMem, ppIPCPhysMemHandleData,
                                                         pIPCPhysMemHandleDataSizeRet));
}

ur_result_t UR_APICALL ipcPutPhysMemHandleExp(ur_context_handle_t hContext,
                                              const void *pIPCPhysMemHandleData) {
  if (!pIPCPhysMemHandleData) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urIPCPutPhysMemHandleExp",
                  "pIPCPhysMemHandleData", "nonnull",
                  "it is the pointer that Get returned, not a copy of the bytes", nullptr);
  if (!hContext) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urIPCPutPhysMemHandleExp", "hContext",
                  "nonnull", "it is the context that was given to Get", nullptr);
  return base::passOn(next.IPCExp.pfnPutPhysMemHandleExp(hContext, pIPCPhysMemHandleData));
}

ur_result_t UR_APICALL ipcOpenPhysMemHandleExp(ur_context_handle_t hContext,
                                               ur_device_handle_t hDevice,
                                               const void *pIPCPhysMemHandleData,
                                               size_t ipcPhysMemHandleDataSize,
                                               ur_physical_mem_handle_t *phPhysMem) {
  if (!pIPCPhysMemHandleData) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urIPCOpenPhysMemHandleExp",
                  "pIPCPhysMemHandleData", "nonnull",
                  "it is the address of the bytes of the handle, or of a copy of them", nullptr);
  if (!phPhysMem) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urIPCOpenPhysMemHandleExp", "phPhysMem",
                  "nonnull", "it receives the new object", nullptr);
  if (!hContext) [[unlikely]]
    return refuse(
        UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urIPCOpenPhysMemHandleExp", "hContext", "nonnull",
        "it is the context to open in: any context of the importing process that contains hDevice",
        nullptr);
  if (!hDevice) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urIPCOpenPhysMemHandleExp", "hDevice",
                  "nonnull",
                  "it is the device that uses the memory: the device of the memory in this "
                  "process, or a device with access to it, if the adapter supports that",
                  nullptr);
  return base::passOn(next.IPCExp.pfnOpenPhysMemHandleExp(hContext, hDevice, pIPCPhysMemHandleData,
                                                          ipcPhysMemHandleDataSize, phPhysMem));
}

ur_result_t UR_APICALL ipcClosePhysMemHandleExp(ur_context_handle_t hContext,
                                                ur_physical_mem_handle_t hPhysMem) {
  if (!hContext) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urIPCClosePhysMemHandleExp", "hContext",
                  "nonnull", "it is the context that was given to Open", nullptr);
  if (!hPhysMem) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urIPCClosePhysMemHandleExp", "hPhysMem",
                  "nonnull", "it is the object that Open returned", nullptr);
  return base::passOn(next.IPCExp.pfnClosePhysMemHandleExp(hContext, hPhysMem));
}

ur_result_t UR_APICALL ipcGetEventHandleExp(ur_event_handle_t hEvent, void **ppIPCEventHandleData,
                                            size_t *pIPCEventHandleDataSizeRet) {
  if (!ppIPCEventHandleData) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urIPCGetEventHandleExp",
                  "ppIPCEventHandleData", "nonnull",
                  "it receives the address of the handle's bytes, owned by the adapter until Put",
                  nullptr);
  if (!pIPCEventHandleDataSizeRet) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urIPCGetEventHandleExp",
                  "pIPCEventHandleDataSizeRet", "nonnull",
                  "it receives the number of bytes of the handle", nullptr);
  if (!hEvent) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urIPCGetEventHandleExp", "hEvent",
                  "nonnull", "it is the event to export, created with UR_EXP_EVENT_FLAG_IPC_EXP",
                  nullptr);
  return base::passOn(
      next.IPCExp.pfnGetEventHandleExp(hEvent, ppIPCEventHandleData, pIPCEventHandleDataSizeRet));
}

ur_result_t UR_APICALL ipcPutEventHandleExp(ur_context_handle_t hContext,
                                            void *pIPCEventHandleData) {
  if (!pIPCEventHandleData) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urIPCPutEventHandleExp",
                  "pIPCEventHandleData", "nonnull",
                  "it is the pointer that Get returned, not a copy of the bytes", nullptr);
  if (!hContext) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urIPCPutEventHandleExp", "hContext",
                  "nonnull", "it is the context of the exported event", nullptr);
  return base::passOn(next.IPCExp.pfnPutEventHandleExp(hContext, pIPCEventHandleData));
}

ur_result_t UR_APICALL ipcOpenEventHandleExp(ur_context_handle_t hContext,
                                             const void *pIPCEventHandleData,
                                             size_t ipcEventHandleDataSize,
                                             ur_event_handle_t *phEvent) {
  if (!pIPCEventHandleData) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urIPCOpenEventHandleExp",
                  "pIPCEventHandleData", "nonnull",
                  "it is the address of the bytes of the handle, or of a copy of them", nullptr);
  if (!phEvent) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urIPCOpenEventHandleExp", "phEvent",
                  "nonnull", "it receives the new event", nullptr);
  if (!hContext) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urIPCOpenEventHandleExp", "hContext",
                  "nonnull", "it is the context of the new event", nullptr);
  return base::passOn(next.IPCExp.pfnOpenEventHandleExp(hContext, pIPCEventHandleData,
                                                        ipcEventHandleDataSize, phEvent));
}

ur_result_t UR_APICALL usmP2pEnablePeerAccessExp(ur_device_handle_t commandDevice,
                                                 ur_device_handle_t peerDevice) {
  if (!commandDevice) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urUsmP2PEnablePeerAccessExp",
                  "commandDevice", "nonnull", "it is the device whose commands gain access",
                  nullptr);
  if (!peerDevice) [[unlikely]]
    return refuse(
        UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urUsmP2PEnablePeerAccessExp", "peerDevice", "nonnull",
        "it is the device whose memory becomes accessible; of the same platform", nullptr);
  return base::passOn(next.UsmP2PExp.pfnEnablePeerAccessExp(commandDevice, peerDevice));
}

ur_result_t UR_APICALL usmP2pDisablePeerAccessExp(ur_device_handle_t commandDevice,
                                                  ur_device_handle_t peerDevice) {
  if (!commandDevice) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urUsmP2PDisablePeerAccessExp",
                  "commandDevice", "nonnull", "it is the device whose commands lose access",
                  nullptr);
  if (!peerDevice) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urUsmP2PDisablePeerAccessExp", "peerDevice",
                  "nonnull", "it is the device whose memory was accessible", nullptr);
  return base::passOn(next.UsmP2PExp.pfnDisablePeerAccessExp(commandDevice, peerDevice));
}

ur_result_t UR_APICALL usmP2pPeerAccessGetInfoExp(ur_device_handle_t commandDevice,
                                                  ur_device_handle_t peerDevice,
                                                  ur_exp_peer_info_t propName, size_t propSize,
                                                  void *pPropValue, size_t *pPropSizeRet) {
  if (!pPropValue && !pPropSizeRet) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urUsmP2PPeerAccessGetInfoExp",
                  "pPropValue", "asked", "pPropSizeRet is also null, so the call requests nothing",
                  nullptr);
  if (!pPropValue && propSize != 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urUsmP2PPeerAccessGetInfoExp",
                  "pPropValue", "sized", "propSize is not 0, so a value is expected", nullptr);
  if (!commandDevice) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urUsmP2PPeerAccessGetInfoExp",
                  "commandDevice", "nonnull", "it is the device whose commands would gain access",
                  nullptr);
  if (!peerDevice) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urUsmP2PPeerAccessGetInfoExp", "peerDevice",
                  "nonnull", "it is the device whose memory would become accessible", nullptr);
  if (!ur::isDeclared(propName)) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_ENUMERATION, "urUsmP2PPeerAccessGetInfoExp", "propName",
                  "declared", "it is not a declared ur_exp_peer_info_t", propName);
  if (pPropValue && propSize == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urUsmP2PPeerAccessGetInfoExp", "propSize",
                  "nonzero", "pPropValue is given, so its size is needed", propSize);
  if (const std::size_t needed = smallestValue(propName); pPropValue && propSize < needed)
      [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urUsmP2PPeerAccessGetInfoExp", "propSize", "value",
                  "the value of propName does not fit", Value::bufferSize(propSize, needed));
  return base::passOn(next.UsmP2PExp.pfnPeerAccessGetInfoExp(commandDevice, peerDevice, propName,
                                                             propSize, pPropValue, pPropSizeRet));
}

ur_result_t UR_APICALL virtualMemGranularityGetInfo(ur_context_handle_t hContext,
                                                    ur_device_handle_t hDevice,
                                                    size_t allocationSize,
                                                    ur_virtual_mem_granularity_info_t propName,
                                                    size_t propSize, void *pPropValue,
                                                    size_t *pPropSizeRet) {
  if (!pPropValue && !pPropSizeRet) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urVirtualMemGranularityGetInfo",
                  "pPropValue", "asked", "pPropSizeRet is also null, so the call requests nothing",
                  nullptr);
  if (!pPropValue && propSize != 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urVirtualMemGranularityGetInfo",
                  "pPropValue", "sized", "propSize is not 0, so a value is expected", nullptr);
  if (!hContext) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urVirtualMemGranularityGetInfo", "hContext",
                  "nonnull", "it is the context that will use the memory", nullptr);
  if (!ur::isDeclared(propName)) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_ENUMERATION, "urVirtualMemGranularityGetInfo", "propName",
                  "declared", "it is not a declared ur_virtual_mem_granularity_info_t", propName);
  if (pPropValue && propSize == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urVirtualMemGranularityGetInfo", "propSize",
                  "nonzero", "pPropValue is given, so its size is needed", propSize);
  if (const std::size_t needed = smallestValue(propName); pPropValue && propSize < needed)
      [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urVirtualMemGranularityGetInfo", "propSize",
                  "value", "the value of propName does not fit",
                  Value::bufferSize(propSize, needed));
  return base::passOn(next.VirtualMem.pfnGranularityGetInfo(
      hContext, hDevice, allocationSize, propName, propSize, pPropValue, pPropSizeRet));
}

ur_result_t UR_APICALL virtualMemReserve(ur_context_handle_t hContext, const void *pStart,
                                         size_t size, void **ppStart) {
  if (!ppStart) [[unlikely]]
    return refuse(
        UR_RESULT_ERROR_INVALID_NULL_POINTER, "urVirtualMemReserve", "ppStart", "nonnull",
        "it receives the first address of the range, which may differ from the preferred one",
        nullptr);
  if (!hContext) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urVirtualMemReserve", "hContext", "nonnull",
                  "it is the context whose devices will use the range", nullptr);
  if (size == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_VALUE, "urVirtualMemReserve", "size", "nonzero",
                  "it is the size of the range in bytes, a multiple of the granularity", size);
  return base::passOn(next.VirtualMem.pfnReserve(hContext, pStart, size, ppStart));
}

ur_result_t UR_APICALL virtualMemFree(ur_context_handle_t hContext, const void *pStart,
                                      size_t size) {
  if (!pStart) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urVirtualMemFree", "pStart", "nonnull",
                  "it is the first address of the range, as urVirtualMemReserve returned it",
                  nullptr);
  if (!hContext) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urVirtualMemFree", "hContext", "nonnull",
                  "it is the context that the range was reserved in", nullptr);
  return base::passOn(next.VirtualMem.pfnFree(hContext, pStart, size));
}

ur_result_t UR_APICALL virtualMemMap(ur_context_handle_t hContext, const void *pStart, size_t size,
                                     ur_physical_mem_handle_t hPhysicalMem, size_t offset,
                                     ur_virtual_mem_access_flags_t flags) {
  if (!pStart) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urVirtualMemMap", "pStart", "nonnull",
                  "it is the first address to map, inside a reserved range", nullptr);
  if (!hContext) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urVirtualMemMap", "hContext", "nonnull",
                  "it is the context that the range was reserved in", nullptr);
  if (!hPhysicalMem) [[unlikely]]
    return refuse(
        UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urVirtualMemMap", "hPhysicalMem", "nonnull",
        "it is the physical memory, created by this process or opened from another process",
        nullptr);
  if (flags & UR_VIRTUAL_MEM_ACCESS_FLAGS_MASK) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_ENUMERATION, "urVirtualMemMap", "flags", "declared",
                  "ur_virtual_mem_access_flags_t declares only the bits 0x7", bits(flags));
  if (size == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_VALUE, "urVirtualMemMap", "size", "nonzero",
                  "it is the number of bytes to map, a multiple of the granularity", size);
  return base::passOn(next.VirtualMem.pfnMap(hContext, pStart, size, hPhysicalMem, offset, flags));
}

ur_result_t UR_APICALL virtualMemUnmap(ur_context_handle_t hContext, const void *pStart,
                                       size_t size) {
  if (!pStart) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urVirtualMemUnmap", "pStart", "nonnull",
                  "it is the first address to unmap", nullptr);
  if (!hContext) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urVirtualMemUnmap", "hContext", "nonnull",
                  "it is the context that the range was reserved in", nullptr);
  return base::passOn(next.VirtualMem.pfnUnmap(hContext, pStart, size));
}

ur_result_t UR_APICALL virtualMemSetAccess(ur_context_handle_t hContext, const void *pStart,
                                           size_t size, ur_virtual_mem_access_flags_t flags) {
  if (!pStart) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urVirtualMemSetAccess", "pStart",
                  "nonnull", "it is the first address of the range", nullptr);
  if (!hContext) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urVirtualMemSetAccess", "hContext",
                  "nonnull", "it is the context that the range was reserved in", nullptr);
  if (flags & UR_VIRTUAL_MEM_ACCESS_FLAGS_MASK) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_ENUMERATION, "urVirtualMemSetAccess", "flags", "declared",
                  "ur_virtual_mem_access_flags_t declares only the bits 0x7", bits(flags));
  return base::passOn(next.VirtualMem.pfnSetAccess(hContext, pStart, size, flags));
}

ur_result_t UR_APICALL virtualMemGetInfo(ur_context_handle_t hContext, const void *pStart,
                                         size_t size, ur_virtual_mem_info_t propName,
                                         size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  if (!pStart) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urVirtualMemGetInfo", "pStart", "nonnull",
                  "it is the first address of the range", nullptr);
  if (!pPropValue && !pPropSizeRet) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urVirtualMemGetInfo", "pPropValue",
                  "asked", "pPropSizeRet is also null, so the call requests nothing", nullptr);
  if (!pPropValue && propSize != 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urVirtualMemGetInfo", "pPropValue",
                  "sized", "propSize is not 0, so a value is expected", nullptr);
  if (!hContext) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urVirtualMemGetInfo", "hContext", "nonnull",
                  "it is the context that the range was reserved in", nullptr);
  if (!ur::isDeclared(propName)) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_ENUMERATION, "urVirtualMemGetInfo", "propName",
                  "declared", "it is not a declared ur_virtual_mem_info_t", propName);
  if (pPropValue && propSize == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urVirtualMemGetInfo", "propSize", "nonzero",
                  "pPropValue is given, so its size is needed", propSize);
  if (const std::size_t needed = smallestValue(propName); pPropValue && propSize < needed)
      [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urVirtualMemGetInfo", "propSize", "value",
                  "the value of propName does not fit", Value::bufferSize(propSize, needed));
  return base::passOn(next.VirtualMem.pfnGetInfo(hContext, pStart, size, propName, propSize,
                                                 pPropValue, pPropSizeRet));
}

ur_result_t UR_APICALL deviceGet(ur_platform_handle_t hPlatform, ur_device_type_t DeviceType,
                                 uint32_t NumEntries, ur_device_handle_t *phDevices,
                                 uint32_t *pNumDevices) {
  if (!hPlatform) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urDeviceGet", "hPlatform", "nonnull",
                  "it is the platform to query", nullptr);
  if (!ur::isDeclared(DeviceType)) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_ENUMERATION, "urDeviceGet", "DeviceType", "declared",
                  "it is not a declared ur_device_type_t", DeviceType);
  if (phDevices && NumEntries == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urDeviceGet", "NumEntries", "empty",
                  "phDevices is not null and NumEntries is 0", NumEntries);
  if (!phDevices && NumEntries != 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urDeviceGet", "phDevices", "filled",
                  "NumEntries is not 0 and phDevices is null", phDevices);
  if (NumEntries == 0 && !phDevices && !pNumDevices) [[unlikely]]
    return refuse(
        UR_RESULT_ERROR_INVALID_VALUE, "urDeviceGet", "phDevices", "asked",
        "NumEntries is 0 and phDevices and pNumDevices are both null: the call has no output",
        phDevices);
  return base::passOn(
      next.Device.pfnGet(hPlatform, DeviceType, NumEntries, phDevices, pNumDevices));
}

ur_result_t UR_APICALL deviceGetInfo(ur_device_handle_t hDevice, ur_device_info_t propName,
                                     size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  if (!pPropValue && !pPropSizeRet) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urDeviceGetInfo", "pPropValue", "asked",
                  "pPropSizeRet is also null, so the call requests nothing", nullptr);
  if (!pPropValue && propSize != 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urDeviceGetInfo", "pPropValue", "sized",
                  "propSize is not 0, so a value is expected", nullptr);
  if (!hDevice) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urDeviceGetInfo", "hDevice", "nonnull",
                  "it is the device to query", nullptr);
  if (!ur::isDeclared(propName)) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_ENUMERATION, "urDeviceGetInfo", "propName", "declared",
                  "it is not a declared ur_device_info_t", propName);
  if (pPropValue && propSize == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urDeviceGetInfo", "propSize", "nonzero",
                  "pPropValue is given, so its size is needed", propSize);
  if (const std::size_t needed = smallestValue(propName); pPropValue && propSize < needed)
      [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urDeviceGetInfo", "propSize", "value",
                  "the value of propName does not fit", Value::bufferSize(propSize, needed));
  return base::passOn(
      next.Device.pfnGetInfo(hDevice, propName, propSize, pPropValue, pPropSizeRet));
}

ur_result_t UR_APICALL deviceRetain(ur_device_handle_t hDevice) {
  if (!hDevice) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urDeviceRetain", "hDevice", "nonnull",
                  "it is the device to retain", nullptr);
  return base::passOn(next.Device.pfnRetain(hDevice));
}

ur_result_t UR_APICALL deviceRelease(ur_device_handle_t hDevice) {
  if (!hDevice) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urDeviceRelease", "hDevice", "nonnull",
                  "it is the device to release", nullptr);
  return base::passOn(next.Device.pfnRelease(hDevice));
}

ur_result_t UR_APICALL devicePartition(ur_device_handle_t hDevice,
                                       const ur_device_partition_properties_t *pProperties,
                                       uint32_t NumDevices, ur_device_handle_t *phSubDevices,
                                       uint32_t *pNumDevicesRet) {
  if (!pProperties) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urDevicePartition", "pProperties",
                  "nonnull", "it is the kind of split", nullptr);
  if (!hDevice) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urDevicePartition", "hDevice", "nonnull",
                  "it is the device to split, a root device or a sub-device", nullptr);
  if (pProperties) {
    if (!pProperties->pProperties) [[unlikely]]
      return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urDevicePartition",
                    "pProperties->pProperties", "nonnull",
                    "it is an array of properties, all of one kind", nullptr);
    if (const auto *wrong =
            firstInvalid(pProperties->pProperties, pProperties->PropCount, [](const auto &element) {
              return !ur::isDeclared(element.type);
            })) [[unlikely]]
      return refuse(UR_RESULT_ERROR_INVALID_ENUMERATION, "urDevicePartition",
                    "pProperties->pProperties[].type", "declared",
                    "it is not a declared ur_device_partition_t", wrong->type);
    if (const auto *wrong =
            firstInvalid(pProperties->pProperties, pProperties->PropCount, [](const auto &element) {
              return element.type == UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN &&
                     (element.value.affinity_domain & UR_DEVICE_AFFINITY_DOMAIN_FLAGS_MASK);
            })) [[unlikely]]
      return refuse(UR_RESULT_ERROR_INVALID_ENUMERATION, "urDevicePartition",
                    "pProperties->pProperties[].value.affinity_domain", "declared",
                    "ur_device_affinity_domain_flags_t declares only the bits 0x3f",
                    bits(wrong->value.affinity_domain));
  }
  if (phSubDevices && NumDevices == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urDevicePartition", "NumDevices", "empty",
                  "phSubDevices is not null and NumDevices is 0", NumDevices);
  if (pProperties) {
    if (!pProperties->stype) [[unlikely]]
      warn("urDevicePartition", "pProperties->stype", "untyped",
           "UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES marks a ur_device_partition_properties_t",
           pProperties->stype);
    if (pProperties->stype && pProperties->stype != UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES)
        [[unlikely]]
      return refuse(
          UR_RESULT_ERROR_INVALID_ARGUMENT, "urDevicePartition", "pProperties->stype", "stype",
          "UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES marks a ur_device_partition_properties_t",
          pProperties->stype);
    if (const ChainFault fault = checkChain(pProperties->pNext)) [[unlikely]]
      return refuse("urDevicePartition", "pProperties->pNext", fault);
  }
  return base::passOn(
      next.Device.pfnPartition(hDevice, pProperties, NumDevices, phSubDevices, pNumDevicesRet));
}

ur_result_t UR_APICALL deviceSelectBinary(ur_device_handle_t hDevice,
                                          const ur_device_binary_t *pBinaries, uint32_t NumBinaries,
                                          uint32_t *pSelectedBinary) {
  if (!pBinaries) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urDeviceSelectBinary", "pBinaries",
                  "nonnull", "it is an array with the targets of the binaries", nullptr);
  if (!pSelectedBinary) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urDeviceSelectBinary", "pSelectedBinary",
                  "nonnull", "it receives the index of the chosen binary in pBinaries", nullptr);
  if (!hDevice) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urDeviceSelectBinary", "hDevice", "nonnull",
                  "it is the device that will run the binary", nullptr);
  if (firstInvalid(pBinaries, NumBinaries,
                   [](const auto &element) { return !element.pDeviceTargetSpec; })) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urDeviceSelectBinary",
                  "pBinaries[].pDeviceTargetSpec", "nonnull",
                  "it is the NUL-terminated name of the target, the value of one of the macros "
                  "UR_DEVICE_BINARY_TARGET_*",
                  nullptr);
  if (NumBinaries == 0) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_SIZE, "urDeviceSelectBinary", "NumBinaries", "nonzero",
                  "it is the number of binaries, at least 1", NumBinaries);
  if (const auto *wrong = firstInvalid(
          pBinaries, NumBinaries, [](const auto &element) { return !element.stype; })) [[unlikely]]
    warn("urDeviceSelectBinary", "pBinaries[].stype", "untyped",
         "UR_STRUCTURE_TYPE_DEVICE_BINARY marks a ur_device_binary_t", wrong->stype);
  if (const auto *wrong = firstInvalid(pBinaries, NumBinaries, [](const auto &element) {
        return element.stype && element.stype != UR_STRUCTURE_TYPE_DEVICE_BINARY;
      })) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_ARGUMENT, "urDeviceSelectBinary", "pBinaries[].stype",
                  "stype", "UR_STRUCTURE_TYPE_DEVICE_BINARY marks a ur_device_binary_t",
                  wrong->stype);
  return base::passOn(
      next.Device.pfnSelectBinary(hDevice, pBinaries, NumBinaries, pSelectedBinary));
}

ur_result_t UR_APICALL deviceGetNativeHandle(ur_device_handle_t hDevice,
                                             ur_native_handle_t *phNativeDevice) {
  if (!phNativeDevice) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urDeviceGetNativeHandle", "phNativeDevice",
                  "nonnull", "it receives the native handle", nullptr);
  if (!hDevice) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urDeviceGetNativeHandle", "hDevice",
                  "nonnull", "it is the device to query", nullptr);
  return base::passOn(next.Device.pfnGetNativeHandle(hDevice, phNativeDevice));
}

ur_result_t UR_APICALL deviceCreateWithNativeHandle(
    ur_native_handle_t hNativeDevice, ur_adapter_handle_t hAdapter,
    const ur_device_native_properties_t *pProperties, ur_device_handle_t *phDevice) {
  if (!phDevice) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, "urDeviceCreateWithNativeHandle",
                  "phDevice", "nonnull", "it receives the device", nullptr);
  if (!hAdapter) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urDeviceCreateWithNativeHandle", "hAdapter",
                  "nonnull", "it is the adapter of the device", nullptr);
  if (pProperties) {
    if (!pProperties->stype) [[unlikely]]
      warn("urDeviceCreateWithNativeHandle", "pProperties->stype", "untyped",
           "UR_STRUCTURE_TYPE_DEVICE_NATIVE_PROPERTIES marks a ur_device_native_properties_t",
           pProperties->stype);
    if (pProperties->stype && pProperties->stype != UR_STRUCTURE_TYPE_DEVICE_NATIVE_PROPERTIES)
        [[unlikely]]
      return refuse(
          UR_RESULT_ERROR_INVALID_ARGUMENT, "urDeviceCreateWithNativeHandle", "pProperties->stype",
          "stype",
          "UR_STRUCTURE_TYPE_DEVICE_NATIVE_PROPERTIES marks a ur_device_native_properties_t",
          pProperties->stype);
    if (const ChainFault fault = checkChain(pProperties->pNext)) [[unlikely]]
      return refuse("urDeviceCreateWithNativeHandle", "pProperties->pNext", fault);
  }
  return base::passOn(
      next.Device.pfnCreateWithNativeHandle(hNativeDevice, hAdapter, pProperties, phDevice));
}

ur_result_t UR_APICALL deviceGetGlobalTimestamps(ur_device_handle_t hDevice,
                                                 uint64_t *pDeviceTimestamp,
                                                 uint64_t *pHostTimestamp) {
  if (!hDevice) [[unlikely]]
    return refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "urDeviceGetGlobalTimestamps", "hDevice",
                  "nonnull", "it is the device whose clock is read", nullptr);
  return base::passOn(
      next.Device.pfnGetGlobalTimestamps(hDevice, pDeviceTimestamp, pHostTimestamp));
}

} // namespace

void install(ur_dditable_t &table, const ur_dditable_t &adapters) noexcept {
  next = table;
  adapter = adapters;
  table.Adapter.pfnGet = adapterGet;
  table.Adapter.pfnRelease = adapterRelease;
  table.Adapter.pfnRetain = adapterRetain;
  table.Adapter.pfnGetLastError = adapterGetLastError;
  table.Adapter.pfnGetInfo = adapterGetInfo;
  table.Adapter.pfnSetLoggerCallback = adapterSetLoggerCallback;
  table.Adapter.pfnSetLoggerCallbackLevel = adapterSetLoggerCallbackLevel;
  table.Platform.pfnGet = platformGet;
  table.Platform.pfnGetInfo = platformGetInfo;
  table.Platform.pfnGetNativeHandle = platformGetNativeHandle;
  table.Platform.pfnCreateWithNativeHandle = platformCreateWithNativeHandle;
  table.Platform.pfnGetApiVersion = platformGetApiVersion;
  table.Platform.pfnGetBackendOption = platformGetBackendOption;
  table.Context.pfnCreate = contextCreate;
  table.Context.pfnRetain = contextRetain;
  table.Context.pfnRelease = contextRelease;
  table.Context.pfnGetInfo = contextGetInfo;
  table.Context.pfnGetNativeHandle = contextGetNativeHandle;
  table.Context.pfnCreateWithNativeHandle = contextCreateWithNativeHandle;
  table.Context.pfnSetExtendedDeleter = contextSetExtendedDeleter;
  table.Event.pfnGetInfo = eventGetInfo;
  table.Event.pfnGetProfilingInfo = eventGetProfilingInfo;
  table.Event.pfnWait = eventWait;
  table.Event.pfnRetain = eventRetain;
  table.Event.pfnRelease = eventRelease;
  table.Event.pfnGetNativeHandle = eventGetNativeHandle;
  table.Event.pfnCreateWithNativeHandle = eventCreateWithNativeHandle;
  table.Event.pfnSetCallback = eventSetCallback;
  table.EventExp.pfnCreateExp = eventCreateExp;
  table.Queue.pfnGetInfo = queueGetInfo;
  table.Queue.pfnCreate = queueCreate;
  table.Queue.pfnRetain = queueRetain;
  table.Queue.pfnRelease = queueRelease;
  table.Queue.pfnGetNativeHandle = queueGetNativeHandle;
  table.Queue.pfnCreateWithNativeHandle = queueCreateWithNativeHandle;
  table.Queue.pfnFinish = queueFinish;
  table.Queue.pfnFlush = queueFlush;
  table.Mem.pfnBufferCreate = memBufferCreate;
  table.Mem.pfnRetain = memRetain;
  table.Mem.pfnRelease = memRelease;
  table.Mem.pfnBufferPartition = memBufferPartition;
  table.Mem.pfnGetNativeHandle = memGetNativeHandle;
  table.Mem.pfnBufferCreateWithNativeHandle = memBufferCreateWithNativeHandle;
  table.Mem.pfnGetInfo = memGetInfo;
  table.PhysicalMem.pfnCreate = physicalMemCreate;
  table.PhysicalMem.pfnRetain = physicalMemRetain;
  table.PhysicalMem.pfnRelease = physicalMemRelease;
  table.PhysicalMem.pfnGetInfo = physicalMemGetInfo;
  table.Enqueue.pfnEventsWait = enqueueEventsWait;
  table.Enqueue.pfnEventsWaitWithBarrier = enqueueEventsWaitWithBarrier;
  table.Enqueue.pfnMemBufferRead = enqueueMemBufferRead;
  table.Enqueue.pfnMemBufferWrite = enqueueMemBufferWrite;
  table.Enqueue.pfnMemBufferReadRect = enqueueMemBufferReadRect;
  table.Enqueue.pfnMemBufferWriteRect = enqueueMemBufferWriteRect;
  table.Enqueue.pfnMemBufferCopy = enqueueMemBufferCopy;
  table.Enqueue.pfnMemBufferCopyRect = enqueueMemBufferCopyRect;
  table.Enqueue.pfnMemBufferFill = enqueueMemBufferFill;
  table.Enqueue.pfnMemBufferMap = enqueueMemBufferMap;
  table.Enqueue.pfnMemUnmap = enqueueMemUnmap;
  table.Enqueue.pfnUSMFill = enqueueUsmFill;
  table.Enqueue.pfnUSMMemcpy = enqueueUsmMemcpy;
  table.Enqueue.pfnUSMPrefetch = enqueueUsmPrefetch;
  table.Enqueue.pfnUSMAdvise = enqueueUsmAdvise;
  table.Enqueue.pfnUSMFill2D = enqueueUsmFill_2d;
  table.Enqueue.pfnUSMMemcpy2D = enqueueUsmMemcpy_2d;
  table.Enqueue.pfnEventsWaitWithBarrierExt = enqueueEventsWaitWithBarrierExt;
  table.EnqueueExp.pfnTimestampRecordingExp = enqueueTimestampRecordingExp;
  table.USM.pfnHostAlloc = usmHostAlloc;
  table.USM.pfnDeviceAlloc = usmDeviceAlloc;
  table.USM.pfnSharedAlloc = usmSharedAlloc;
  table.USM.pfnFree = usmFree;
  table.USM.pfnGetMemAllocInfo = usmGetMemAllocInfo;
  table.USM.pfnPoolCreate = usmPoolCreate;
  table.USM.pfnPoolRetain = usmPoolRetain;
  table.USM.pfnPoolRelease = usmPoolRelease;
  table.USM.pfnPoolGetInfo = usmPoolGetInfo;
  table.USMExp.pfnContextMemcpyExp = usmContextMemcpyExp;
  table.USMExp.pfnHostAllocUnregisterExp = usmHostAllocUnregisterExp;
  table.USMExp.pfnHostAllocRegisterExp = usmHostAllocRegisterExp;
  table.IPCExp.pfnGetMemHandleExp = ipcGetMemHandleExp;
  table.IPCExp.pfnPutMemHandleExp = ipcPutMemHandleExp;
  table.IPCExp.pfnOpenMemHandleExp = ipcOpenMemHandleExp;
  table.IPCExp.pfnCloseMemHandleExp = ipcCloseMemHandleExp;
  table.IPCExp.pfnGetPhysMemHandleExp = ipcGetPhysMemHandleExp;
  table.IPCExp.pfnPutPhysMemHandleExp = ipcPutPhysMemHandleExp;
  table.IPCExp.pfnOpenPhysMemHandleExp = ipcOpenPhysMemHandleExp;
  table.IPCExp.pfnClosePhysMemHandleExp = ipcClosePhysMemHandleExp;
  table.IPCExp.pfnGetEventHandleExp = ipcGetEventHandleExp;
  table.IPCExp.pfnPutEventHandleExp = ipcPutEventHandleExp;
  table.IPCExp.pfnOpenEventHandleExp = ipcOpenEventHandleExp;
  table.UsmP2PExp.pfnEnablePeerAccessExp = usmP2pEnablePeerAccessExp;
  table.UsmP2PExp.pfnDisablePeerAccessExp = usmP2pDisablePeerAccessExp;
  table.UsmP2PExp.pfnPeerAccessGetInfoExp = usmP2pPeerAccessGetInfoExp;
  table.VirtualMem.pfnGranularityGetInfo = virtualMemGranularityGetInfo;
  table.VirtualMem.pfnReserve = virtualMemReserve;
  table.VirtualMem.pfnFree = virtualMemFree;
  table.VirtualMem.pfnMap = virtualMemMap;
  table.VirtualMem.pfnUnmap = virtualMemUnmap;
  table.VirtualMem.pfnSetAccess = virtualMemSetAccess;
  table.VirtualMem.pfnGetInfo = virtualMemGetInfo;
  table.Device.pfnGet = deviceGet;
  table.Device.pfnGetInfo = deviceGetInfo;
  table.Device.pfnRetain = deviceRetain;
  table.Device.pfnRelease = deviceRelease;
  table.Device.pfnPartition = devicePartition;
  table.Device.pfnSelectBinary = deviceSelectBinary;
  table.Device.pfnGetNativeHandle = deviceGetNativeHandle;
  table.Device.pfnCreateWithNativeHandle = deviceCreateWithNativeHandle;
  table.Device.pfnGetGlobalTimestamps = deviceGetGlobalTimestamps;
}

} // namespace ur::validation::parameters

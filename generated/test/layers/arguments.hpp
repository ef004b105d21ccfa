// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.
#pragma once

// Valid arguments: one struct for each function with a table slot. Tests change single members.

#include "test/unit/validation/arena.hpp"

#include <unified-runtime/ur_ddi.h>

namespace ur::test {

template <>
inline void Good<ur_code_location_t>::prepare([[maybe_unused]] ur_code_location_t &value,
                                              [[maybe_unused]] Arena &arena) {}

template <>
inline void Good<ur_base_properties_t>::prepare([[maybe_unused]] ur_base_properties_t &value,
                                                [[maybe_unused]] Arena &arena) {
  value.stype = UR_STRUCTURE_TYPE_CONTEXT_PROPERTIES;
}

template <>
inline void Good<ur_buffer_properties_t>::prepare([[maybe_unused]] ur_buffer_properties_t &value,
                                                  [[maybe_unused]] Arena &arena) {
  value.stype = UR_STRUCTURE_TYPE_BUFFER_PROPERTIES;
}

template <>
inline void Good<ur_base_desc_t>::prepare([[maybe_unused]] ur_base_desc_t &value,
                                          [[maybe_unused]] Arena &arena) {
  value.stype = UR_STRUCTURE_TYPE_CONTEXT_PROPERTIES;
}

template <>
inline void Good<ur_buffer_region_t>::prepare([[maybe_unused]] ur_buffer_region_t &value,
                                              [[maybe_unused]] Arena &arena) {
  value.stype = UR_STRUCTURE_TYPE_BUFFER_REGION;
  value.size = 1;
}

template <>
inline void
Good<ur_mem_native_properties_t>::prepare([[maybe_unused]] ur_mem_native_properties_t &value,
                                          [[maybe_unused]] Arena &arena) {
  value.stype = UR_STRUCTURE_TYPE_MEM_NATIVE_PROPERTIES;
}

template <>
inline void Good<ur_rect_offset_t>::prepare([[maybe_unused]] ur_rect_offset_t &value,
                                            [[maybe_unused]] Arena &arena) {}

template <>
inline void Good<ur_rect_region_t>::prepare([[maybe_unused]] ur_rect_region_t &value,
                                            [[maybe_unused]] Arena &arena) {
  value.width = 1;
  value.height = 1;
  value.depth = 1;
}

template <>
inline void Good<ur_context_native_properties_t>::prepare(
    [[maybe_unused]] ur_context_native_properties_t &value, [[maybe_unused]] Arena &arena) {
  value.stype = UR_STRUCTURE_TYPE_CONTEXT_NATIVE_PROPERTIES;
}

template <>
inline void Good<ur_context_properties_t>::prepare([[maybe_unused]] ur_context_properties_t &value,
                                                   [[maybe_unused]] Arena &arena) {
  value.stype = UR_STRUCTURE_TYPE_CONTEXT_PROPERTIES;
}

template <>
inline void Good<ur_device_binary_t>::prepare([[maybe_unused]] ur_device_binary_t &value,
                                              [[maybe_unused]] Arena &arena) {
  value.stype = UR_STRUCTURE_TYPE_DEVICE_BINARY;
  value.pDeviceTargetSpec = "text";
}

template <>
inline void
Good<ur_device_native_properties_t>::prepare([[maybe_unused]] ur_device_native_properties_t &value,
                                             [[maybe_unused]] Arena &arena) {
  value.stype = UR_STRUCTURE_TYPE_DEVICE_NATIVE_PROPERTIES;
}

template <>
inline void Good<ur_device_partition_property_t>::prepare(
    [[maybe_unused]] ur_device_partition_property_t &value, [[maybe_unused]] Arena &arena) {
  value.type = UR_DEVICE_PARTITION_EQUALLY;
}

template <>
inline void Good<ur_device_partition_properties_t>::prepare(
    [[maybe_unused]] ur_device_partition_properties_t &value, [[maybe_unused]] Arena &arena) {
  value.stype = UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES;
  value.pProperties = arena.make<ur_device_partition_property_t>();
  value.PropCount = 1;
}

template <>
inline void
Good<ur_event_native_properties_t>::prepare([[maybe_unused]] ur_event_native_properties_t &value,
                                            [[maybe_unused]] Arena &arena) {
  value.stype = UR_STRUCTURE_TYPE_EVENT_NATIVE_PROPERTIES;
}

template <>
inline void
Good<ur_physical_mem_properties_t>::prepare([[maybe_unused]] ur_physical_mem_properties_t &value,
                                            [[maybe_unused]] Arena &arena) {
  value.stype = UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES;
}

template <>
inline void Good<ur_platform_native_properties_t>::prepare(
    [[maybe_unused]] ur_platform_native_properties_t &value, [[maybe_unused]] Arena &arena) {
  value.stype = UR_STRUCTURE_TYPE_PLATFORM_NATIVE_PROPERTIES;
}

template <>
inline void
Good<ur_queue_index_properties_t>::prepare([[maybe_unused]] ur_queue_index_properties_t &value,
                                           [[maybe_unused]] Arena &arena) {
  value.stype = UR_STRUCTURE_TYPE_QUEUE_INDEX_PROPERTIES;
}

template <>
inline void Good<ur_queue_native_desc_t>::prepare([[maybe_unused]] ur_queue_native_desc_t &value,
                                                  [[maybe_unused]] Arena &arena) {
  value.stype = UR_STRUCTURE_TYPE_QUEUE_NATIVE_DESC;
}

template <>
inline void
Good<ur_queue_native_properties_t>::prepare([[maybe_unused]] ur_queue_native_properties_t &value,
                                            [[maybe_unused]] Arena &arena) {
  value.stype = UR_STRUCTURE_TYPE_QUEUE_NATIVE_PROPERTIES;
}

template <>
inline void Good<ur_queue_properties_t>::prepare([[maybe_unused]] ur_queue_properties_t &value,
                                                 [[maybe_unused]] Arena &arena) {
  value.stype = UR_STRUCTURE_TYPE_QUEUE_PROPERTIES;
}

template <>
inline void Good<ur_exp_enqueue_ext_properties_t>::prepare(
    [[maybe_unused]] ur_exp_enqueue_ext_properties_t &value, [[maybe_unused]] Arena &arena) {
  value.stype = UR_STRUCTURE_TYPE_EXP_ENQUEUE_EXT_PROPERTIES;
}

template <>
inline void Good<ur_exp_event_desc_t>::prepare([[maybe_unused]] ur_exp_event_desc_t &value,
                                               [[maybe_unused]] Arena &arena) {
  value.stype = UR_STRUCTURE_TYPE_EXP_EVENT_DESC;
}

template <>
inline void
Good<ur_usm_alloc_location_desc_t>::prepare([[maybe_unused]] ur_usm_alloc_location_desc_t &value,
                                            [[maybe_unused]] Arena &arena) {
  value.stype = UR_STRUCTURE_TYPE_USM_ALLOC_LOCATION_DESC;
}

template <>
inline void Good<ur_usm_desc_t>::prepare([[maybe_unused]] ur_usm_desc_t &value,
                                         [[maybe_unused]] Arena &arena) {
  value.stype = UR_STRUCTURE_TYPE_USM_DESC;
}

template <>
inline void Good<ur_usm_device_desc_t>::prepare([[maybe_unused]] ur_usm_device_desc_t &value,
                                                [[maybe_unused]] Arena &arena) {
  value.stype = UR_STRUCTURE_TYPE_USM_DEVICE_DESC;
}

template <>
inline void Good<ur_usm_host_desc_t>::prepare([[maybe_unused]] ur_usm_host_desc_t &value,
                                              [[maybe_unused]] Arena &arena) {
  value.stype = UR_STRUCTURE_TYPE_USM_HOST_DESC;
}

template <>
inline void Good<ur_usm_pool_desc_t>::prepare([[maybe_unused]] ur_usm_pool_desc_t &value,
                                              [[maybe_unused]] Arena &arena) {
  value.stype = UR_STRUCTURE_TYPE_USM_POOL_DESC;
}

template <>
inline void
Good<ur_usm_pool_limits_desc_t>::prepare([[maybe_unused]] ur_usm_pool_limits_desc_t &value,
                                         [[maybe_unused]] Arena &arena) {
  value.stype = UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC;
}

template <>
inline void Good<ur_exp_usm_host_alloc_register_properties_t>::prepare(
    [[maybe_unused]] ur_exp_usm_host_alloc_register_properties_t &value,
    [[maybe_unused]] Arena &arena) {
  value.stype = UR_STRUCTURE_TYPE_EXP_USM_HOST_ALLOC_REGISTER_PROPERTIES;
}

struct AdapterGetArguments : Arguments {
  uint32_t NumEntries = 1;
  ur_adapter_handle_t *phAdapters = make<ur_adapter_handle_t>();
  uint32_t *pNumAdapters = make<uint32_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Adapter.pfnGet(NumEntries, phAdapters, pNumAdapters);
  }
};

struct AdapterReleaseArguments : Arguments {
  ur_adapter_handle_t hAdapter = fresh<ur_adapter_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const { return table.Adapter.pfnRelease(hAdapter); }
};

struct AdapterRetainArguments : Arguments {
  ur_adapter_handle_t hAdapter = fresh<ur_adapter_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const { return table.Adapter.pfnRetain(hAdapter); }
};

struct AdapterGetLastErrorArguments : Arguments {
  ur_adapter_handle_t hAdapter = fresh<ur_adapter_handle_t>();
  const char **ppMessage = make<const char *>();
  int32_t *pError = make<int32_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Adapter.pfnGetLastError(hAdapter, ppMessage, pError);
  }
};

struct AdapterGetInfoArguments : Arguments {
  ur_adapter_handle_t hAdapter = fresh<ur_adapter_handle_t>();
  ur_adapter_info_t propName = UR_ADAPTER_INFO_BACKEND;
  size_t propSize = sizeof(Buffer);
  void *pPropValue = make<Buffer>();
  size_t *pPropSizeRet = make<size_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Adapter.pfnGetInfo(hAdapter, propName, propSize, pPropValue, pPropSizeRet);
  }
};

struct AdapterSetLoggerCallbackArguments : Arguments {
  ur_adapter_handle_t hAdapter = fresh<ur_adapter_handle_t>();
  ur_logger_callback_t pfnLoggerCallback = ignore<ur_logger_callback_t>();
  void *pUserData = make<Buffer>();
  ur_logger_level_t level = UR_LOGGER_LEVEL_DEBUG;

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Adapter.pfnSetLoggerCallback(hAdapter, pfnLoggerCallback, pUserData, level);
  }
};

struct AdapterSetLoggerCallbackLevelArguments : Arguments {
  ur_adapter_handle_t hAdapter = fresh<ur_adapter_handle_t>();
  ur_logger_level_t level = UR_LOGGER_LEVEL_DEBUG;

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Adapter.pfnSetLoggerCallbackLevel(hAdapter, level);
  }
};

struct PlatformGetArguments : Arguments {
  ur_adapter_handle_t hAdapter = fresh<ur_adapter_handle_t>();
  uint32_t NumEntries = 1;
  ur_platform_handle_t *phPlatforms = make<ur_platform_handle_t>();
  uint32_t *pNumPlatforms = make<uint32_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Platform.pfnGet(hAdapter, NumEntries, phPlatforms, pNumPlatforms);
  }
};

struct PlatformGetInfoArguments : Arguments {
  ur_platform_handle_t hPlatform = fresh<ur_platform_handle_t>();
  ur_platform_info_t propName = UR_PLATFORM_INFO_BACKEND;
  size_t propSize = sizeof(Buffer);
  void *pPropValue = make<Buffer>();
  size_t *pPropSizeRet = make<size_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Platform.pfnGetInfo(hPlatform, propName, propSize, pPropValue, pPropSizeRet);
  }
};

struct PlatformGetNativeHandleArguments : Arguments {
  ur_platform_handle_t hPlatform = fresh<ur_platform_handle_t>();
  ur_native_handle_t *phNativePlatform = make<ur_native_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Platform.pfnGetNativeHandle(hPlatform, phNativePlatform);
  }
};

struct PlatformCreateWithNativeHandleArguments : Arguments {
  ur_native_handle_t hNativePlatform = 1;
  ur_adapter_handle_t hAdapter = fresh<ur_adapter_handle_t>();
  ur_platform_native_properties_t *pProperties = make<ur_platform_native_properties_t>();
  ur_platform_handle_t *phPlatform = make<ur_platform_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Platform.pfnCreateWithNativeHandle(hNativePlatform, hAdapter, pProperties,
                                                    phPlatform);
  }
};

struct PlatformGetApiVersionArguments : Arguments {
  ur_platform_handle_t hPlatform = fresh<ur_platform_handle_t>();
  ur_api_version_t *pVersion = make<ur_api_version_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Platform.pfnGetApiVersion(hPlatform, pVersion);
  }
};

struct PlatformGetBackendOptionArguments : Arguments {
  ur_platform_handle_t hPlatform = fresh<ur_platform_handle_t>();
  const char *pFrontendOption = "text";
  const char **ppPlatformOption = make<const char *>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Platform.pfnGetBackendOption(hPlatform, pFrontendOption, ppPlatformOption);
  }
};

struct ContextCreateArguments : Arguments {
  uint32_t DeviceCount = 1;
  ur_device_handle_t *phDevices = make<ur_device_handle_t>();
  ur_context_properties_t *pProperties = make<ur_context_properties_t>();
  ur_context_handle_t *phContext = make<ur_context_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Context.pfnCreate(DeviceCount, phDevices, pProperties, phContext);
  }
};

struct ContextRetainArguments : Arguments {
  ur_context_handle_t hContext = fresh<ur_context_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const { return table.Context.pfnRetain(hContext); }
};

struct ContextReleaseArguments : Arguments {
  ur_context_handle_t hContext = fresh<ur_context_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const { return table.Context.pfnRelease(hContext); }
};

struct ContextGetInfoArguments : Arguments {
  ur_context_handle_t hContext = fresh<ur_context_handle_t>();
  ur_context_info_t propName = UR_CONTEXT_INFO_NUM_DEVICES;
  size_t propSize = sizeof(Buffer);
  void *pPropValue = make<Buffer>();
  size_t *pPropSizeRet = make<size_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Context.pfnGetInfo(hContext, propName, propSize, pPropValue, pPropSizeRet);
  }
};

struct ContextGetNativeHandleArguments : Arguments {
  ur_context_handle_t hContext = fresh<ur_context_handle_t>();
  ur_native_handle_t *phNativeContext = make<ur_native_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Context.pfnGetNativeHandle(hContext, phNativeContext);
  }
};

struct ContextCreateWithNativeHandleArguments : Arguments {
  ur_native_handle_t hNativeContext = 1;
  ur_adapter_handle_t hAdapter = fresh<ur_adapter_handle_t>();
  uint32_t numDevices = 1;
  ur_device_handle_t *phDevices = make<ur_device_handle_t>();
  ur_context_native_properties_t *pProperties = make<ur_context_native_properties_t>();
  ur_context_handle_t *phContext = make<ur_context_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Context.pfnCreateWithNativeHandle(hNativeContext, hAdapter, numDevices, phDevices,
                                                   pProperties, phContext);
  }
};

struct ContextSetExtendedDeleterArguments : Arguments {
  ur_context_handle_t hContext = fresh<ur_context_handle_t>();
  ur_context_extended_deleter_t pfnDeleter = ignore<ur_context_extended_deleter_t>();
  void *pUserData = make<Buffer>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Context.pfnSetExtendedDeleter(hContext, pfnDeleter, pUserData);
  }
};

struct EventGetInfoArguments : Arguments {
  ur_event_handle_t hEvent = fresh<ur_event_handle_t>();
  ur_event_info_t propName = UR_EVENT_INFO_COMMAND_QUEUE;
  size_t propSize = sizeof(Buffer);
  void *pPropValue = make<Buffer>();
  size_t *pPropSizeRet = make<size_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Event.pfnGetInfo(hEvent, propName, propSize, pPropValue, pPropSizeRet);
  }
};

struct EventGetProfilingInfoArguments : Arguments {
  ur_event_handle_t hEvent = fresh<ur_event_handle_t>();
  ur_profiling_info_t propName = UR_PROFILING_INFO_COMMAND_QUEUED;
  size_t propSize = sizeof(Buffer);
  void *pPropValue = make<Buffer>();
  size_t *pPropSizeRet = make<size_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Event.pfnGetProfilingInfo(hEvent, propName, propSize, pPropValue, pPropSizeRet);
  }
};

struct EventWaitArguments : Arguments {
  uint32_t numEvents = 1;
  ur_event_handle_t *phEventWaitList = make<ur_event_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Event.pfnWait(numEvents, phEventWaitList);
  }
};

struct EventRetainArguments : Arguments {
  ur_event_handle_t hEvent = fresh<ur_event_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const { return table.Event.pfnRetain(hEvent); }
};

struct EventReleaseArguments : Arguments {
  ur_event_handle_t hEvent = fresh<ur_event_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const { return table.Event.pfnRelease(hEvent); }
};

struct EventGetNativeHandleArguments : Arguments {
  ur_event_handle_t hEvent = fresh<ur_event_handle_t>();
  ur_native_handle_t *phNativeEvent = make<ur_native_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Event.pfnGetNativeHandle(hEvent, phNativeEvent);
  }
};

struct EventCreateWithNativeHandleArguments : Arguments {
  ur_native_handle_t hNativeEvent = 1;
  ur_context_handle_t hContext = fresh<ur_context_handle_t>();
  ur_event_native_properties_t *pProperties = make<ur_event_native_properties_t>();
  ur_event_handle_t *phEvent = make<ur_event_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Event.pfnCreateWithNativeHandle(hNativeEvent, hContext, pProperties, phEvent);
  }
};

struct EventSetCallbackArguments : Arguments {
  ur_event_handle_t hEvent = fresh<ur_event_handle_t>();
  ur_execution_info_t execStatus = UR_EXECUTION_INFO_COMPLETE;
  ur_event_callback_t pfnNotify = ignore<ur_event_callback_t>();
  void *pUserData = make<Buffer>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Event.pfnSetCallback(hEvent, execStatus, pfnNotify, pUserData);
  }
};

struct EventCreateExpArguments : Arguments {
  ur_context_handle_t hContext = fresh<ur_context_handle_t>();
  ur_device_handle_t hDevice = fresh<ur_device_handle_t>();
  ur_exp_event_desc_t *pEventDesc = make<ur_exp_event_desc_t>();
  ur_event_handle_t *phEvent = make<ur_event_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.EventExp.pfnCreateExp(hContext, hDevice, pEventDesc, phEvent);
  }
};

struct QueueGetInfoArguments : Arguments {
  ur_queue_handle_t hQueue = fresh<ur_queue_handle_t>();
  ur_queue_info_t propName = UR_QUEUE_INFO_CONTEXT;
  size_t propSize = sizeof(Buffer);
  void *pPropValue = make<Buffer>();
  size_t *pPropSizeRet = make<size_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Queue.pfnGetInfo(hQueue, propName, propSize, pPropValue, pPropSizeRet);
  }
};

struct QueueCreateArguments : Arguments {
  ur_context_handle_t hContext = fresh<ur_context_handle_t>();
  ur_device_handle_t hDevice = fresh<ur_device_handle_t>();
  ur_queue_properties_t *pProperties = make<ur_queue_properties_t>();
  ur_queue_handle_t *phQueue = make<ur_queue_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Queue.pfnCreate(hContext, hDevice, pProperties, phQueue);
  }
};

struct QueueRetainArguments : Arguments {
  ur_queue_handle_t hQueue = fresh<ur_queue_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const { return table.Queue.pfnRetain(hQueue); }
};

struct QueueReleaseArguments : Arguments {
  ur_queue_handle_t hQueue = fresh<ur_queue_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const { return table.Queue.pfnRelease(hQueue); }
};

struct QueueGetNativeHandleArguments : Arguments {
  ur_queue_handle_t hQueue = fresh<ur_queue_handle_t>();
  ur_queue_native_desc_t *pDesc = make<ur_queue_native_desc_t>();
  ur_native_handle_t *phNativeQueue = make<ur_native_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Queue.pfnGetNativeHandle(hQueue, pDesc, phNativeQueue);
  }
};

struct QueueCreateWithNativeHandleArguments : Arguments {
  ur_native_handle_t hNativeQueue = 1;
  ur_context_handle_t hContext = fresh<ur_context_handle_t>();
  ur_device_handle_t hDevice = fresh<ur_device_handle_t>();
  ur_queue_native_properties_t *pProperties = make<ur_queue_native_properties_t>();
  ur_queue_handle_t *phQueue = make<ur_queue_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Queue.pfnCreateWithNativeHandle(hNativeQueue, hContext, hDevice, pProperties,
                                                 phQueue);
  }
};

struct QueueFinishArguments : Arguments {
  ur_queue_handle_t hQueue = fresh<ur_queue_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const { return table.Queue.pfnFinish(hQueue); }
};

struct QueueFlushArguments : Arguments {
  ur_queue_handle_t hQueue = fresh<ur_queue_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const { return table.Queue.pfnFlush(hQueue); }
};

struct MemBufferCreateArguments : Arguments {
  ur_context_handle_t hContext = fresh<ur_context_handle_t>();
  ur_mem_flags_t flags = 0;
  size_t size = 1;
  ur_buffer_properties_t *pProperties = make<ur_buffer_properties_t>();
  ur_mem_handle_t *phBuffer = make<ur_mem_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Mem.pfnBufferCreate(hContext, flags, size, pProperties, phBuffer);
  }
};

struct MemRetainArguments : Arguments {
  ur_mem_handle_t hMem = fresh<ur_mem_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const { return table.Mem.pfnRetain(hMem); }
};

struct MemReleaseArguments : Arguments {
  ur_mem_handle_t hMem = fresh<ur_mem_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const { return table.Mem.pfnRelease(hMem); }
};

struct MemBufferPartitionArguments : Arguments {
  ur_mem_handle_t hBuffer = fresh<ur_mem_handle_t>();
  ur_mem_flags_t flags = 0;
  ur_buffer_create_type_t bufferCreateType = UR_BUFFER_CREATE_TYPE_REGION;
  ur_buffer_region_t *pRegion = make<ur_buffer_region_t>();
  ur_mem_handle_t *phMem = make<ur_mem_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Mem.pfnBufferPartition(hBuffer, flags, bufferCreateType, pRegion, phMem);
  }
};

struct MemGetNativeHandleArguments : Arguments {
  ur_mem_handle_t hMem = fresh<ur_mem_handle_t>();
  ur_device_handle_t hDevice = fresh<ur_device_handle_t>();
  ur_native_handle_t *phNativeMem = make<ur_native_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Mem.pfnGetNativeHandle(hMem, hDevice, phNativeMem);
  }
};

struct MemBufferCreateWithNativeHandleArguments : Arguments {
  ur_native_handle_t hNativeMem = 1;
  ur_context_handle_t hContext = fresh<ur_context_handle_t>();
  ur_mem_native_properties_t *pProperties = make<ur_mem_native_properties_t>();
  ur_mem_handle_t *phMem = make<ur_mem_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Mem.pfnBufferCreateWithNativeHandle(hNativeMem, hContext, pProperties, phMem);
  }
};

struct MemGetInfoArguments : Arguments {
  ur_mem_handle_t hMemory = fresh<ur_mem_handle_t>();
  ur_mem_info_t propName = UR_MEM_INFO_SIZE;
  size_t propSize = sizeof(Buffer);
  void *pPropValue = make<Buffer>();
  size_t *pPropSizeRet = make<size_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Mem.pfnGetInfo(hMemory, propName, propSize, pPropValue, pPropSizeRet);
  }
};

struct PhysicalMemCreateArguments : Arguments {
  ur_context_handle_t hContext = fresh<ur_context_handle_t>();
  ur_device_handle_t hDevice = fresh<ur_device_handle_t>();
  size_t size = 1;
  ur_physical_mem_properties_t *pProperties = make<ur_physical_mem_properties_t>();
  ur_physical_mem_handle_t *phPhysicalMem = make<ur_physical_mem_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.PhysicalMem.pfnCreate(hContext, hDevice, size, pProperties, phPhysicalMem);
  }
};

struct PhysicalMemRetainArguments : Arguments {
  ur_physical_mem_handle_t hPhysicalMem = fresh<ur_physical_mem_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.PhysicalMem.pfnRetain(hPhysicalMem);
  }
};

struct PhysicalMemReleaseArguments : Arguments {
  ur_physical_mem_handle_t hPhysicalMem = fresh<ur_physical_mem_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.PhysicalMem.pfnRelease(hPhysicalMem);
  }
};

struct PhysicalMemGetInfoArguments : Arguments {
  ur_physical_mem_handle_t hPhysicalMem = fresh<ur_physical_mem_handle_t>();
  ur_physical_mem_info_t propName = UR_PHYSICAL_MEM_INFO_CONTEXT;
  size_t propSize = sizeof(Buffer);
  void *pPropValue = make<Buffer>();
  size_t *pPropSizeRet = make<size_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.PhysicalMem.pfnGetInfo(hPhysicalMem, propName, propSize, pPropValue, pPropSizeRet);
  }
};

struct EnqueueEventsWaitArguments : Arguments {
  ur_queue_handle_t hQueue = fresh<ur_queue_handle_t>();
  uint32_t numEventsInWaitList = 0;
  ur_event_handle_t *phEventWaitList = nullptr;
  ur_event_handle_t *phEvent = make<ur_event_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Enqueue.pfnEventsWait(hQueue, numEventsInWaitList, phEventWaitList, phEvent);
  }
};

struct EnqueueEventsWaitWithBarrierArguments : Arguments {
  ur_queue_handle_t hQueue = fresh<ur_queue_handle_t>();
  uint32_t numEventsInWaitList = 0;
  ur_event_handle_t *phEventWaitList = nullptr;
  ur_event_handle_t *phEvent = make<ur_event_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Enqueue.pfnEventsWaitWithBarrier(hQueue, numEventsInWaitList, phEventWaitList,
                                                  phEvent);
  }
};

struct EnqueueMemBufferReadArguments : Arguments {
  ur_queue_handle_t hQueue = fresh<ur_queue_handle_t>();
  ur_mem_handle_t hBuffer = fresh<ur_mem_handle_t>();
  bool blockingRead = 1;
  size_t offset = 1;
  size_t size = 1;
  void *pDst = make<Buffer>();
  uint32_t numEventsInWaitList = 0;
  ur_event_handle_t *phEventWaitList = nullptr;
  ur_event_handle_t *phEvent = make<ur_event_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Enqueue.pfnMemBufferRead(hQueue, hBuffer, blockingRead, offset, size, pDst,
                                          numEventsInWaitList, phEventWaitList, phEvent);
  }
};

struct EnqueueMemBufferWriteArguments : Arguments {
  ur_queue_handle_t hQueue = fresh<ur_queue_handle_t>();
  ur_mem_handle_t hBuffer = fresh<ur_mem_handle_t>();
  bool blockingWrite = 1;
  size_t offset = 1;
  size_t size = 1;
  void *pSrc = make<Buffer>();
  uint32_t numEventsInWaitList = 0;
  ur_event_handle_t *phEventWaitList = nullptr;
  ur_event_handle_t *phEvent = make<ur_event_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Enqueue.pfnMemBufferWrite(hQueue, hBuffer, blockingWrite, offset, size, pSrc,
                                           numEventsInWaitList, phEventWaitList, phEvent);
  }
};

struct EnqueueMemBufferReadRectArguments : Arguments {
  ur_queue_handle_t hQueue = fresh<ur_queue_handle_t>();
  ur_mem_handle_t hBuffer = fresh<ur_mem_handle_t>();
  bool blockingRead = 1;
  ur_rect_offset_t bufferOrigin = *make<ur_rect_offset_t>();
  ur_rect_offset_t hostOrigin = *make<ur_rect_offset_t>();
  ur_rect_region_t region = *make<ur_rect_region_t>();
  size_t bufferRowPitch = 1;
  size_t bufferSlicePitch = 1;
  size_t hostRowPitch = 1;
  size_t hostSlicePitch = 1;
  void *pDst = make<Buffer>();
  uint32_t numEventsInWaitList = 0;
  ur_event_handle_t *phEventWaitList = nullptr;
  ur_event_handle_t *phEvent = make<ur_event_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Enqueue.pfnMemBufferReadRect(hQueue, hBuffer, blockingRead, bufferOrigin,
                                              hostOrigin, region, bufferRowPitch, bufferSlicePitch,
                                              hostRowPitch, hostSlicePitch, pDst,
                                              numEventsInWaitList, phEventWaitList, phEvent);
  }
};

struct EnqueueMemBufferWriteRectArguments : Arguments {
  ur_queue_handle_t hQueue = fresh<ur_queue_handle_t>();
  ur_mem_handle_t hBuffer = fresh<ur_mem_handle_t>();
  bool blockingWrite = 1;
  ur_rect_offset_t bufferOrigin = *make<ur_rect_offset_t>();
  ur_rect_offset_t hostOrigin = *make<ur_rect_offset_t>();
  ur_rect_region_t region = *make<ur_rect_region_t>();
  size_t bufferRowPitch = 1;
  size_t bufferSlicePitch = 1;
  size_t hostRowPitch = 1;
  size_t hostSlicePitch = 1;
  void *pSrc = make<Buffer>();
  uint32_t numEventsInWaitList = 0;
  ur_event_handle_t *phEventWaitList = nullptr;
  ur_event_handle_t *phEvent = make<ur_event_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Enqueue.pfnMemBufferWriteRect(hQueue, hBuffer, blockingWrite, bufferOrigin,
                                               hostOrigin, region, bufferRowPitch, bufferSlicePitch,
                                               hostRowPitch, hostSlicePitch, pSrc,
                                               numEventsInWaitList, phEventWaitList, phEvent);
  }
};

struct EnqueueMemBufferCopyArguments : Arguments {
  ur_queue_handle_t hQueue = fresh<ur_queue_handle_t>();
  ur_mem_handle_t hBufferSrc = fresh<ur_mem_handle_t>();
  ur_mem_handle_t hBufferDst = fresh<ur_mem_handle_t>();
  size_t srcOffset = 1;
  size_t dstOffset = 1;
  size_t size = 1;
  uint32_t numEventsInWaitList = 0;
  ur_event_handle_t *phEventWaitList = nullptr;
  ur_event_handle_t *phEvent = make<ur_event_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Enqueue.pfnMemBufferCopy(hQueue, hBufferSrc, hBufferDst, srcOffset, dstOffset,
                                          size, numEventsInWaitList, phEventWaitList, phEvent);
  }
};

struct EnqueueMemBufferCopyRectArguments : Arguments {
  ur_queue_handle_t hQueue = fresh<ur_queue_handle_t>();
  ur_mem_handle_t hBufferSrc = fresh<ur_mem_handle_t>();
  ur_mem_handle_t hBufferDst = fresh<ur_mem_handle_t>();
  ur_rect_offset_t srcOrigin = *make<ur_rect_offset_t>();
  ur_rect_offset_t dstOrigin = *make<ur_rect_offset_t>();
  ur_rect_region_t region = *make<ur_rect_region_t>();
  size_t srcRowPitch = 1;
  size_t srcSlicePitch = 1;
  size_t dstRowPitch = 1;
  size_t dstSlicePitch = 1;
  uint32_t numEventsInWaitList = 0;
  ur_event_handle_t *phEventWaitList = nullptr;
  ur_event_handle_t *phEvent = make<ur_event_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Enqueue.pfnMemBufferCopyRect(
        hQueue, hBufferSrc, hBufferDst, srcOrigin, dstOrigin, region, srcRowPitch, srcSlicePitch,
        dstRowPitch, dstSlicePitch, numEventsInWaitList, phEventWaitList, phEvent);
  }
};

struct EnqueueMemBufferFillArguments : Arguments {
  ur_queue_handle_t hQueue = fresh<ur_queue_handle_t>();
  ur_mem_handle_t hBuffer = fresh<ur_mem_handle_t>();
  void *pPattern = make<Buffer>();
  size_t patternSize = 1;
  size_t offset = 1;
  size_t size = 1;
  uint32_t numEventsInWaitList = 0;
  ur_event_handle_t *phEventWaitList = nullptr;
  ur_event_handle_t *phEvent = make<ur_event_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Enqueue.pfnMemBufferFill(hQueue, hBuffer, pPattern, patternSize, offset, size,
                                          numEventsInWaitList, phEventWaitList, phEvent);
  }
};

struct EnqueueMemBufferMapArguments : Arguments {
  ur_queue_handle_t hQueue = fresh<ur_queue_handle_t>();
  ur_mem_handle_t hBuffer = fresh<ur_mem_handle_t>();
  bool blockingMap = 1;
  ur_map_flags_t mapFlags = 0;
  size_t offset = 1;
  size_t size = 1;
  uint32_t numEventsInWaitList = 0;
  ur_event_handle_t *phEventWaitList = nullptr;
  ur_event_handle_t *phEvent = make<ur_event_handle_t>();
  void **ppRetMap = make<void *>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Enqueue.pfnMemBufferMap(hQueue, hBuffer, blockingMap, mapFlags, offset, size,
                                         numEventsInWaitList, phEventWaitList, phEvent, ppRetMap);
  }
};

struct EnqueueMemUnmapArguments : Arguments {
  ur_queue_handle_t hQueue = fresh<ur_queue_handle_t>();
  ur_mem_handle_t hMem = fresh<ur_mem_handle_t>();
  void *pMappedPtr = make<Buffer>();
  uint32_t numEventsInWaitList = 0;
  ur_event_handle_t *phEventWaitList = nullptr;
  ur_event_handle_t *phEvent = make<ur_event_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Enqueue.pfnMemUnmap(hQueue, hMem, pMappedPtr, numEventsInWaitList, phEventWaitList,
                                     phEvent);
  }
};

struct EnqueueUsmFillArguments : Arguments {
  ur_queue_handle_t hQueue = fresh<ur_queue_handle_t>();
  void *pMem = make<Buffer>();
  size_t patternSize = 1;
  void *pPattern = make<Buffer>();
  size_t size = 1;
  uint32_t numEventsInWaitList = 0;
  ur_event_handle_t *phEventWaitList = nullptr;
  ur_event_handle_t *phEvent = make<ur_event_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Enqueue.pfnUSMFill(hQueue, pMem, patternSize, pPattern, size, numEventsInWaitList,
                                    phEventWaitList, phEvent);
  }
};

struct EnqueueUsmMemcpyArguments : Arguments {
  ur_queue_handle_t hQueue = fresh<ur_queue_handle_t>();
  bool blocking = 1;
  void *pDst = make<Buffer>();
  void *pSrc = make<Buffer>();
  size_t size = 1;
  uint32_t numEventsInWaitList = 0;
  ur_event_handle_t *phEventWaitList = nullptr;
  ur_event_handle_t *phEvent = make<ur_event_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Enqueue.pfnUSMMemcpy(hQueue, blocking, pDst, pSrc, size, numEventsInWaitList,
                                      phEventWaitList, phEvent);
  }
};

struct EnqueueUsmPrefetchArguments : Arguments {
  ur_queue_handle_t hQueue = fresh<ur_queue_handle_t>();
  void *pMem = make<Buffer>();
  size_t size = 1;
  ur_usm_migration_flags_t flags = 0;
  uint32_t numEventsInWaitList = 0;
  ur_event_handle_t *phEventWaitList = nullptr;
  ur_event_handle_t *phEvent = make<ur_event_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Enqueue.pfnUSMPrefetch(hQueue, pMem, size, flags, numEventsInWaitList,
                                        phEventWaitList, phEvent);
  }
};

struct EnqueueUsmAdviseArguments : Arguments {
  ur_queue_handle_t hQueue = fresh<ur_queue_handle_t>();
  void *pMem = make<Buffer>();
  size_t size = 1;
  ur_usm_advice_flags_t advice = 0;
  ur_event_handle_t *phEvent = make<ur_event_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Enqueue.pfnUSMAdvise(hQueue, pMem, size, advice, phEvent);
  }
};

struct EnqueueUsmFill_2dArguments : Arguments {
  ur_queue_handle_t hQueue = fresh<ur_queue_handle_t>();
  void *pMem = make<Buffer>();
  size_t pitch = 1;
  size_t patternSize = 1;
  void *pPattern = make<Buffer>();
  size_t width = 1;
  size_t height = 1;
  uint32_t numEventsInWaitList = 0;
  ur_event_handle_t *phEventWaitList = nullptr;
  ur_event_handle_t *phEvent = make<ur_event_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Enqueue.pfnUSMFill2D(hQueue, pMem, pitch, patternSize, pPattern, width, height,
                                      numEventsInWaitList, phEventWaitList, phEvent);
  }
};

struct EnqueueUsmMemcpy_2dArguments : Arguments {
  ur_queue_handle_t hQueue = fresh<ur_queue_handle_t>();
  bool blocking = 1;
  void *pDst = make<Buffer>();
  size_t dstPitch = 1;
  void *pSrc = make<Buffer>();
  size_t srcPitch = 1;
  size_t width = 1;
  size_t height = 1;
  uint32_t numEventsInWaitList = 0;
  ur_event_handle_t *phEventWaitList = nullptr;
  ur_event_handle_t *phEvent = make<ur_event_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Enqueue.pfnUSMMemcpy2D(hQueue, blocking, pDst, dstPitch, pSrc, srcPitch, width,
                                        height, numEventsInWaitList, phEventWaitList, phEvent);
  }
};

struct EnqueueEventsWaitWithBarrierExtArguments : Arguments {
  ur_queue_handle_t hQueue = fresh<ur_queue_handle_t>();
  ur_exp_enqueue_ext_properties_t *pProperties = make<ur_exp_enqueue_ext_properties_t>();
  uint32_t numEventsInWaitList = 0;
  ur_event_handle_t *phEventWaitList = nullptr;
  ur_event_handle_t *phEvent = make<ur_event_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Enqueue.pfnEventsWaitWithBarrierExt(hQueue, pProperties, numEventsInWaitList,
                                                     phEventWaitList, phEvent);
  }
};

struct EnqueueTimestampRecordingExpArguments : Arguments {
  ur_queue_handle_t hQueue = fresh<ur_queue_handle_t>();
  bool blocking = 1;
  uint32_t numEventsInWaitList = 0;
  ur_event_handle_t *phEventWaitList = nullptr;
  ur_event_handle_t *phEvent = make<ur_event_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.EnqueueExp.pfnTimestampRecordingExp(hQueue, blocking, numEventsInWaitList,
                                                     phEventWaitList, phEvent);
  }
};

struct UsmHostAllocArguments : Arguments {
  ur_context_handle_t hContext = fresh<ur_context_handle_t>();
  ur_usm_desc_t *pUSMDesc = make<ur_usm_desc_t>();
  ur_usm_pool_handle_t pool = fresh<ur_usm_pool_handle_t>();
  size_t size = 1;
  void **ppMem = make<void *>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.USM.pfnHostAlloc(hContext, pUSMDesc, pool, size, ppMem);
  }
};

struct UsmDeviceAllocArguments : Arguments {
  ur_context_handle_t hContext = fresh<ur_context_handle_t>();
  ur_device_handle_t hDevice = fresh<ur_device_handle_t>();
  ur_usm_desc_t *pUSMDesc = make<ur_usm_desc_t>();
  ur_usm_pool_handle_t pool = fresh<ur_usm_pool_handle_t>();
  size_t size = 1;
  void **ppMem = make<void *>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.USM.pfnDeviceAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem);
  }
};

struct UsmSharedAllocArguments : Arguments {
  ur_context_handle_t hContext = fresh<ur_context_handle_t>();
  ur_device_handle_t hDevice = fresh<ur_device_handle_t>();
  ur_usm_desc_t *pUSMDesc = make<ur_usm_desc_t>();
  ur_usm_pool_handle_t pool = fresh<ur_usm_pool_handle_t>();
  size_t size = 1;
  void **ppMem = make<void *>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.USM.pfnSharedAlloc(hContext, hDevice, pUSMDesc, pool, size, ppMem);
  }
};

struct UsmFreeArguments : Arguments {
  ur_context_handle_t hContext = fresh<ur_context_handle_t>();
  void *pMem = make<Buffer>();

  ur_result_t call(const ur_dditable_t &table) const { return table.USM.pfnFree(hContext, pMem); }
};

struct UsmGetMemAllocInfoArguments : Arguments {
  ur_context_handle_t hContext = fresh<ur_context_handle_t>();
  void *pMem = make<Buffer>();
  ur_usm_alloc_info_t propName = UR_USM_ALLOC_INFO_TYPE;
  size_t propSize = sizeof(Buffer);
  void *pPropValue = make<Buffer>();
  size_t *pPropSizeRet = make<size_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.USM.pfnGetMemAllocInfo(hContext, pMem, propName, propSize, pPropValue,
                                        pPropSizeRet);
  }
};

struct UsmPoolCreateArguments : Arguments {
  ur_context_handle_t hContext = fresh<ur_context_handle_t>();
  ur_usm_pool_desc_t *pPoolDesc = make<ur_usm_pool_desc_t>();
  ur_usm_pool_handle_t *ppPool = make<ur_usm_pool_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.USM.pfnPoolCreate(hContext, pPoolDesc, ppPool);
  }
};

struct UsmPoolRetainArguments : Arguments {
  ur_usm_pool_handle_t pPool = fresh<ur_usm_pool_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const { return table.USM.pfnPoolRetain(pPool); }
};

struct UsmPoolReleaseArguments : Arguments {
  ur_usm_pool_handle_t pPool = fresh<ur_usm_pool_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const { return table.USM.pfnPoolRelease(pPool); }
};

struct UsmPoolGetInfoArguments : Arguments {
  ur_usm_pool_handle_t hPool = fresh<ur_usm_pool_handle_t>();
  ur_usm_pool_info_t propName = UR_USM_POOL_INFO_REFERENCE_COUNT;
  size_t propSize = sizeof(Buffer);
  void *pPropValue = make<Buffer>();
  size_t *pPropSizeRet = make<size_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.USM.pfnPoolGetInfo(hPool, propName, propSize, pPropValue, pPropSizeRet);
  }
};

struct UsmContextMemcpyExpArguments : Arguments {
  ur_context_handle_t hContext = fresh<ur_context_handle_t>();
  void *pDst = make<Buffer>();
  void *pSrc = make<Buffer>();
  size_t size = 1;

  ur_result_t call(const ur_dditable_t &table) const {
    return table.USMExp.pfnContextMemcpyExp(hContext, pDst, pSrc, size);
  }
};

struct UsmHostAllocUnregisterExpArguments : Arguments {
  ur_context_handle_t hContext = fresh<ur_context_handle_t>();
  void *pHostMem = make<Buffer>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.USMExp.pfnHostAllocUnregisterExp(hContext, pHostMem);
  }
};

struct UsmHostAllocRegisterExpArguments : Arguments {
  ur_context_handle_t hContext = fresh<ur_context_handle_t>();
  void *pHostMem = make<Buffer>();
  size_t size = 1;
  ur_exp_usm_host_alloc_register_properties_t *pProperties =
      make<ur_exp_usm_host_alloc_register_properties_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.USMExp.pfnHostAllocRegisterExp(hContext, pHostMem, size, pProperties);
  }
};

struct IpcGetMemHandleExpArguments : Arguments {
  ur_context_handle_t hContext = fresh<ur_context_handle_t>();
  void *pMem = make<Buffer>();
  void **ppIPCMemHandleData = make<void *>();
  size_t *pIPCMemHandleDataSizeRet = make<size_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.IPCExp.pfnGetMemHandleExp(hContext, pMem, ppIPCMemHandleData,
                                           pIPCMemHandleDataSizeRet);
  }
};

struct IpcPutMemHandleExpArguments : Arguments {
  ur_context_handle_t hContext = fresh<ur_context_handle_t>();
  void *pIPCMemHandleData = make<Buffer>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.IPCExp.pfnPutMemHandleExp(hContext, pIPCMemHandleData);
  }
};

struct IpcOpenMemHandleExpArguments : Arguments {
  ur_context_handle_t hContext = fresh<ur_context_handle_t>();
  ur_device_handle_t hDevice = fresh<ur_device_handle_t>();
  void *pIPCMemHandleData = make<Buffer>();
  size_t ipcMemHandleDataSize = 1;
  void **ppMem = make<void *>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.IPCExp.pfnOpenMemHandleExp(hContext, hDevice, pIPCMemHandleData,
                                            ipcMemHandleDataSize, ppMem);
  }
};

struct IpcCloseMemHandleExpArguments : Arguments {
  ur_context_handle_t hContext = fresh<ur_context_handle_t>();
  void *pMem = make<Buffer>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.IPCExp.pfnCloseMemHandleExp(hContext, pMem);
  }
};

struct IpcGetPhysMemHandleExpArguments : Arguments {
  ur_context_handle_t hContext = fresh<ur_context_handle_t>();
  ur_physical_mem_handle_t hPhysMem = fresh<ur_physical_mem_handle_t>();
  void **ppIPCPhysMemHandleData = make<void *>();
  size_t *pIPCPhysMemHandleDataSizeRet = make<size_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.IPCExp.pfnGetPhysMemHandleExp(hContext, hPhysMem, ppIPCPhysMemHandleData,
                                               pIPCPhysMemHandleDataSizeRet);
  }
};

struct IpcPutPhysMemHandleExpArguments : Arguments {
  ur_context_handle_t hContext = fresh<ur_context_handle_t>();
  void *pIPCPhysMemHandleData = make<Buffer>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.IPCExp.pfnPutPhysMemHandleExp(hContext, pIPCPhysMemHandleData);
  }
};

struct IpcOpenPhysMemHandleExpArguments : Arguments {
  ur_context_handle_t hContext = fresh<ur_context_handle_t>();
  ur_device_handle_t hDevice = fresh<ur_device_handle_t>();
  void *pIPCPhysMemHandleData = make<Buffer>();
  size_t ipcPhysMemHandleDataSize = 1;
  ur_physical_mem_handle_t *phPhysMem = make<ur_physical_mem_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.IPCExp.pfnOpenPhysMemHandleExp(hContext, hDevice, pIPCPhysMemHandleData,
                                                ipcPhysMemHandleDataSize, phPhysMem);
  }
};

struct IpcClosePhysMemHandleExpArguments : Arguments {
  ur_context_handle_t hContext = fresh<ur_context_handle_t>();
  ur_physical_mem_handle_t hPhysMem = fresh<ur_physical_mem_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.IPCExp.pfnClosePhysMemHandleExp(hContext, hPhysMem);
  }
};

struct IpcGetEventHandleExpArguments : Arguments {
  ur_event_handle_t hEvent = fresh<ur_event_handle_t>();
  void **ppIPCEventHandleData = make<void *>();
  size_t *pIPCEventHandleDataSizeRet = make<size_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.IPCExp.pfnGetEventHandleExp(hEvent, ppIPCEventHandleData,
                                             pIPCEventHandleDataSizeRet);
  }
};

struct IpcPutEventHandleExpArguments : Arguments {
  ur_context_handle_t hContext = fresh<ur_context_handle_t>();
  void *pIPCEventHandleData = make<Buffer>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.IPCExp.pfnPutEventHandleExp(hContext, pIPCEventHandleData);
  }
};

struct IpcOpenEventHandleExpArguments : Arguments {
  ur_context_handle_t hContext = fresh<ur_context_handle_t>();
  void *pIPCEventHandleData = make<Buffer>();
  size_t ipcEventHandleDataSize = 1;
  ur_event_handle_t *phEvent = make<ur_event_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.IPCExp.pfnOpenEventHandleExp(hContext, pIPCEventHandleData, ipcEventHandleDataSize,
                                              phEvent);
  }
};

struct UsmP2pEnablePeerAccessExpArguments : Arguments {
  ur_device_handle_t commandDevice = fresh<ur_device_handle_t>();
  ur_device_handle_t peerDevice = fresh<ur_device_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.UsmP2PExp.pfnEnablePeerAccessExp(commandDevice, peerDevice);
  }
};

struct UsmP2pDisablePeerAccessExpArguments : Arguments {
  ur_device_handle_t commandDevice = fresh<ur_device_handle_t>();
  ur_device_handle_t peerDevice = fresh<ur_device_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.UsmP2PExp.pfnDisablePeerAccessExp(commandDevice, peerDevice);
  }
};

struct UsmP2pPeerAccessGetInfoExpArguments : Arguments {
  ur_device_handle_t commandDevice = fresh<ur_device_handle_t>();
  ur_device_handle_t peerDevice = fresh<ur_device_handle_t>();
  ur_exp_peer_info_t propName = UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT;
  size_t propSize = sizeof(Buffer);
  void *pPropValue = make<Buffer>();
  size_t *pPropSizeRet = make<size_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.UsmP2PExp.pfnPeerAccessGetInfoExp(commandDevice, peerDevice, propName, propSize,
                                                   pPropValue, pPropSizeRet);
  }
};

struct VirtualMemGranularityGetInfoArguments : Arguments {
  ur_context_handle_t hContext = fresh<ur_context_handle_t>();
  ur_device_handle_t hDevice = fresh<ur_device_handle_t>();
  size_t allocationSize = 1;
  ur_virtual_mem_granularity_info_t propName = UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM;
  size_t propSize = sizeof(Buffer);
  void *pPropValue = make<Buffer>();
  size_t *pPropSizeRet = make<size_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.VirtualMem.pfnGranularityGetInfo(hContext, hDevice, allocationSize, propName,
                                                  propSize, pPropValue, pPropSizeRet);
  }
};

struct VirtualMemReserveArguments : Arguments {
  ur_context_handle_t hContext = fresh<ur_context_handle_t>();
  void *pStart = make<Buffer>();
  size_t size = 1;
  void **ppStart = make<void *>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.VirtualMem.pfnReserve(hContext, pStart, size, ppStart);
  }
};

struct VirtualMemFreeArguments : Arguments {
  ur_context_handle_t hContext = fresh<ur_context_handle_t>();
  void *pStart = make<Buffer>();
  size_t size = 1;

  ur_result_t call(const ur_dditable_t &table) const {
    return table.VirtualMem.pfnFree(hContext, pStart, size);
  }
};

struct VirtualMemMapArguments : Arguments {
  ur_context_handle_t hContext = fresh<ur_context_handle_t>();
  void *pStart = make<Buffer>();
  size_t size = 1;
  ur_physical_mem_handle_t hPhysicalMem = fresh<ur_physical_mem_handle_t>();
  size_t offset = 1;
  ur_virtual_mem_access_flags_t flags = 0;

  ur_result_t call(const ur_dditable_t &table) const {
    return table.VirtualMem.pfnMap(hContext, pStart, size, hPhysicalMem, offset, flags);
  }
};

struct VirtualMemUnmapArguments : Arguments {
  ur_context_handle_t hContext = fresh<ur_context_handle_t>();
  void *pStart = make<Buffer>();
  size_t size = 1;

  ur_result_t call(const ur_dditable_t &table) const {
    return table.VirtualMem.pfnUnmap(hContext, pStart, size);
  }
};

struct VirtualMemSetAccessArguments : Arguments {
  ur_context_handle_t hContext = fresh<ur_context_handle_t>();
  void *pStart = make<Buffer>();
  size_t size = 1;
  ur_virtual_mem_access_flags_t flags = 0;

  ur_result_t call(const ur_dditable_t &table) const {
    return table.VirtualMem.pfnSetAccess(hContext, pStart, size, flags);
  }
};

struct VirtualMemGetInfoArguments : Arguments {
  ur_context_handle_t hContext = fresh<ur_context_handle_t>();
  void *pStart = make<Buffer>();
  size_t size = 1;
  ur_virtual_mem_info_t propName = UR_VIRTUAL_MEM_INFO_ACCESS_MODE;
  size_t propSize = sizeof(Buffer);
  void *pPropValue = make<Buffer>();
  size_t *pPropSizeRet = make<size_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.VirtualMem.pfnGetInfo(hContext, pStart, size, propName, propSize, pPropValue,
                                       pPropSizeRet);
  }
};

struct DeviceGetArguments : Arguments {
  ur_platform_handle_t hPlatform = fresh<ur_platform_handle_t>();
  ur_device_type_t DeviceType = UR_DEVICE_TYPE_DEFAULT;
  uint32_t NumEntries = 1;
  ur_device_handle_t *phDevices = make<ur_device_handle_t>();
  uint32_t *pNumDevices = make<uint32_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Device.pfnGet(hPlatform, DeviceType, NumEntries, phDevices, pNumDevices);
  }
};

struct DeviceGetInfoArguments : Arguments {
  ur_device_handle_t hDevice = fresh<ur_device_handle_t>();
  ur_device_info_t propName = UR_DEVICE_INFO_TYPE;
  size_t propSize = sizeof(Buffer);
  void *pPropValue = make<Buffer>();
  size_t *pPropSizeRet = make<size_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Device.pfnGetInfo(hDevice, propName, propSize, pPropValue, pPropSizeRet);
  }
};

struct DeviceRetainArguments : Arguments {
  ur_device_handle_t hDevice = fresh<ur_device_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const { return table.Device.pfnRetain(hDevice); }
};

struct DeviceReleaseArguments : Arguments {
  ur_device_handle_t hDevice = fresh<ur_device_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const { return table.Device.pfnRelease(hDevice); }
};

struct DevicePartitionArguments : Arguments {
  ur_device_handle_t hDevice = fresh<ur_device_handle_t>();
  ur_device_partition_properties_t *pProperties = make<ur_device_partition_properties_t>();
  uint32_t NumDevices = 1;
  ur_device_handle_t *phSubDevices = make<ur_device_handle_t>();
  uint32_t *pNumDevicesRet = make<uint32_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Device.pfnPartition(hDevice, pProperties, NumDevices, phSubDevices,
                                     pNumDevicesRet);
  }
};

struct DeviceSelectBinaryArguments : Arguments {
  ur_device_handle_t hDevice = fresh<ur_device_handle_t>();
  ur_device_binary_t *pBinaries = make<ur_device_binary_t>();
  uint32_t NumBinaries = 1;
  uint32_t *pSelectedBinary = make<uint32_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Device.pfnSelectBinary(hDevice, pBinaries, NumBinaries, pSelectedBinary);
  }
};

struct DeviceGetNativeHandleArguments : Arguments {
  ur_device_handle_t hDevice = fresh<ur_device_handle_t>();
  ur_native_handle_t *phNativeDevice = make<ur_native_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Device.pfnGetNativeHandle(hDevice, phNativeDevice);
  }
};

struct DeviceCreateWithNativeHandleArguments : Arguments {
  ur_native_handle_t hNativeDevice = 1;
  ur_adapter_handle_t hAdapter = fresh<ur_adapter_handle_t>();
  ur_device_native_properties_t *pProperties = make<ur_device_native_properties_t>();
  ur_device_handle_t *phDevice = make<ur_device_handle_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Device.pfnCreateWithNativeHandle(hNativeDevice, hAdapter, pProperties, phDevice);
  }
};

struct DeviceGetGlobalTimestampsArguments : Arguments {
  ur_device_handle_t hDevice = fresh<ur_device_handle_t>();
  uint64_t *pDeviceTimestamp = make<uint64_t>();
  uint64_t *pHostTimestamp = make<uint64_t>();

  ur_result_t call(const ur_dditable_t &table) const {
    return table.Device.pfnGetGlobalTimestamps(hDevice, pDeviceTimestamp, pHostTimestamp);
  }
};

} // namespace ur::test

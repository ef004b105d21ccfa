// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// The tracing layer's function for every slot, and how the arguments of each call are read.

#include "runtime/layers/tracing/arguments.hpp"
#include "runtime/layers/tracing/call.hpp"
#include "runtime/layers/tracing/function.hpp"
#include "runtime/layers/tracing/install.hpp"

namespace ur::tracing {
namespace {

[[maybe_unused]] void read(Arguments &, const NoArguments &) {}

void read(Arguments &arguments, const ur_adapter_get_params_t &params) {
  arguments.input("NumEntries", params.pNumEntries);
  arguments.outputs("phAdapters", params.pphAdapters, params.pNumEntries, params.ppNumAdapters);
  arguments.output("pNumAdapters", params.ppNumAdapters);
}

void read(Arguments &arguments, const ur_adapter_release_params_t &params) {
  arguments.input("hAdapter", params.phAdapter);
}

void read(Arguments &arguments, const ur_adapter_retain_params_t &params) {
  arguments.input("hAdapter", params.phAdapter);
}

void read(Arguments &arguments, const ur_adapter_get_last_error_params_t &params) {
  arguments.input("hAdapter", params.phAdapter);
  arguments.output("ppMessage", params.pppMessage);
  arguments.output("pError", params.ppError);
}

void read(Arguments &arguments, const ur_adapter_get_info_params_t &params) {
  arguments.input("hAdapter", params.phAdapter);
  arguments.input("propName", params.ppropName);
  arguments.input("propSize", params.ppropSize);
  arguments.queried("pPropValue", params.ppPropValue, params.ppropName, params.ppropSize,
                    params.ppPropSizeRet);
  arguments.output("pPropSizeRet", params.ppPropSizeRet);
}

void read(Arguments &arguments, const ur_adapter_set_logger_callback_params_t &params) {
  arguments.input("hAdapter", params.phAdapter);
  arguments.input("pfnLoggerCallback", params.ppfnLoggerCallback);
  arguments.input("pUserData", params.ppUserData);
  arguments.input("level", params.plevel);
}

void read(Arguments &arguments, const ur_adapter_set_logger_callback_level_params_t &params) {
  arguments.input("hAdapter", params.phAdapter);
  arguments.input("level", params.plevel);
}

void read(Arguments &arguments, const ur_platform_get_params_t &params) {
  arguments.input("hAdapter", params.phAdapter);
  arguments.input("NumEntries", params.pNumEntries);
  arguments.outputs("phPlatforms", params.pphPlatforms, params.pNumEntries, params.ppNumPlatforms);
  arguments.output("pNumPlatforms", params.ppNumPlatforms);
}

void read(Arguments &arguments, const ur_platform_get_info_params_t &params) {
  arguments.input("hPlatform", params.phPlatform);
  arguments.input("propName", params.ppropName);
  arguments.input("propSize", params.ppropSize);
  arguments.queried("pPropValue", params.ppPropValue, params.ppropName, params.ppropSize,
                    params.ppPropSizeRet);
  arguments.output("pPropSizeRet", params.ppPropSizeRet);
}

void read(Arguments &arguments, const ur_platform_get_native_handle_params_t &params) {
  arguments.input("hPlatform", params.phPlatform);
  arguments.output("phNativePlatform", params.pphNativePlatform);
}

void read(Arguments &arguments, const ur_platform_create_with_native_handle_params_t &params) {
  arguments.input("hNativePlatform", params.phNativePlatform);
  arguments.input("hAdapter", params.phAdapter);
  arguments.input("pProperties", params.ppProperties);
  arguments.output("phPlatform", params.pphPlatform);
}

void read(Arguments &arguments, const ur_platform_get_api_version_params_t &params) {
  arguments.input("hPlatform", params.phPlatform);
  arguments.output("pVersion", params.ppVersion);
}

void read(Arguments &arguments, const ur_platform_get_backend_option_params_t &params) {
  arguments.input("hPlatform", params.phPlatform);
  arguments.input("pFrontendOption", params.ppFrontendOption);
  arguments.output("ppPlatformOption", params.pppPlatformOption);
}

void read(Arguments &arguments, const ur_context_create_params_t &params) {
  arguments.input("DeviceCount", params.pDeviceCount);
  arguments.inputs("phDevices", params.pphDevices, params.pDeviceCount);
  arguments.input("pProperties", params.ppProperties);
  arguments.output("phContext", params.pphContext);
}

void read(Arguments &arguments, const ur_context_retain_params_t &params) {
  arguments.input("hContext", params.phContext);
}

void read(Arguments &arguments, const ur_context_release_params_t &params) {
  arguments.input("hContext", params.phContext);
}

void read(Arguments &arguments, const ur_context_get_info_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.input("propName", params.ppropName);
  arguments.input("propSize", params.ppropSize);
  arguments.queried("pPropValue", params.ppPropValue, params.ppropName, params.ppropSize,
                    params.ppPropSizeRet);
  arguments.output("pPropSizeRet", params.ppPropSizeRet);
}

void read(Arguments &arguments, const ur_context_get_native_handle_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.output("phNativeContext", params.pphNativeContext);
}

void read(Arguments &arguments, const ur_context_create_with_native_handle_params_t &params) {
  arguments.input("hNativeContext", params.phNativeContext);
  arguments.input("hAdapter", params.phAdapter);
  arguments.input("numDevices", params.pnumDevices);
  arguments.inputs("phDevices", params.pphDevices, params.pnumDevices);
  arguments.input("pProperties", params.ppProperties);
  arguments.output("phContext", params.pphContext);
}

void read(Arguments &arguments, const ur_context_set_extended_deleter_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.input("pfnDeleter", params.ppfnDeleter);
  arguments.input("pUserData", params.ppUserData);
}

void read(Arguments &arguments, const ur_event_get_info_params_t &params) {
  arguments.input("hEvent", params.phEvent);
  arguments.input("propName", params.ppropName);
  arguments.input("propSize", params.ppropSize);
  arguments.queried("pPropValue", params.ppPropValue, params.ppropName, params.ppropSize,
                    params.ppPropSizeRet);
  arguments.output("pPropSizeRet", params.ppPropSizeRet);
}

void read(Arguments &arguments, const ur_event_get_profiling_info_params_t &params) {
  arguments.input("hEvent", params.phEvent);
  arguments.input("propName", params.ppropName);
  arguments.input("propSize", params.ppropSize);
  arguments.queried("pPropValue", params.ppPropValue, params.ppropName, params.ppropSize,
                    params.ppPropSizeRet);
  arguments.output("pPropSizeRet", params.ppPropSizeRet);
}

void read(Arguments &arguments, const ur_event_wait_params_t &params) {
  arguments.input("numEvents", params.pnumEvents);
  arguments.inputs("phEventWaitList", params.pphEventWaitList, params.pnumEvents);
}

void read(Arguments &arguments, const ur_event_retain_params_t &params) {
  arguments.input("hEvent", params.phEvent);
}

void read(Arguments &arguments, const ur_event_release_params_t &params) {
  arguments.input("hEvent", params.phEvent);
}

void read(Arguments &arguments, const ur_event_get_native_handle_params_t &params) {
  arguments.input("hEvent", params.phEvent);
  arguments.output("phNativeEvent", params.pphNativeEvent);
}

void read(Arguments &arguments, const ur_event_create_with_native_handle_params_t &params) {
  arguments.input("hNativeEvent", params.phNativeEvent);
  arguments.input("hContext", params.phContext);
  arguments.input("pProperties", params.ppProperties);
  arguments.output("phEvent", params.pphEvent);
}

void read(Arguments &arguments, const ur_event_set_callback_params_t &params) {
  arguments.input("hEvent", params.phEvent);
  arguments.input("execStatus", params.pexecStatus);
  arguments.input("pfnNotify", params.ppfnNotify);
  arguments.input("pUserData", params.ppUserData);
}

void read(Arguments &arguments, const ur_event_create_exp_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.input("hDevice", params.phDevice);
  arguments.input("pEventDesc", params.ppEventDesc);
  arguments.output("phEvent", params.pphEvent);
}

void read(Arguments &arguments, const ur_queue_get_info_params_t &params) {
  arguments.input("hQueue", params.phQueue);
  arguments.input("propName", params.ppropName);
  arguments.input("propSize", params.ppropSize);
  arguments.queried("pPropValue", params.ppPropValue, params.ppropName, params.ppropSize,
                    params.ppPropSizeRet);
  arguments.output("pPropSizeRet", params.ppPropSizeRet);
}

void read(Arguments &arguments, const ur_queue_create_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.input("hDevice", params.phDevice);
  arguments.input("pProperties", params.ppProperties);
  arguments.output("phQueue", params.pphQueue);
}

void read(Arguments &arguments, const ur_queue_retain_params_t &params) {
  arguments.input("hQueue", params.phQueue);
}

void read(Arguments &arguments, const ur_queue_release_params_t &params) {
  arguments.input("hQueue", params.phQueue);
}

void read(Arguments &arguments, const ur_queue_get_native_handle_params_t &params) {
  arguments.input("hQueue", params.phQueue);
  arguments.input("pDesc", params.ppDesc);
  arguments.output("phNativeQueue", params.pphNativeQueue);
}

void read(Arguments &arguments, const ur_queue_create_with_native_handle_params_t &params) {
  arguments.input("hNativeQueue", params.phNativeQueue);
  arguments.input("hContext", params.phContext);
  arguments.input("hDevice", params.phDevice);
  arguments.input("pProperties", params.ppProperties);
  arguments.output("phQueue", params.pphQueue);
}

void read(Arguments &arguments, const ur_queue_finish_params_t &params) {
  arguments.input("hQueue", params.phQueue);
}

void read(Arguments &arguments, const ur_queue_flush_params_t &params) {
  arguments.input("hQueue", params.phQueue);
}

void read(Arguments &arguments, const ur_physical_mem_create_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.input("hDevice", params.phDevice);
  arguments.input("size", params.psize);
  arguments.input("pProperties", params.ppProperties);
  arguments.output("phPhysicalMem", params.pphPhysicalMem);
}

void read(Arguments &arguments, const ur_physical_mem_retain_params_t &params) {
  arguments.input("hPhysicalMem", params.phPhysicalMem);
}

void read(Arguments &arguments, const ur_physical_mem_release_params_t &params) {
  arguments.input("hPhysicalMem", params.phPhysicalMem);
}

void read(Arguments &arguments, const ur_physical_mem_get_info_params_t &params) {
  arguments.input("hPhysicalMem", params.phPhysicalMem);
  arguments.input("propName", params.ppropName);
  arguments.input("propSize", params.ppropSize);
  arguments.queried("pPropValue", params.ppPropValue, params.ppropName, params.ppropSize,
                    params.ppPropSizeRet);
  arguments.output("pPropSizeRet", params.ppPropSizeRet);
}

void read(Arguments &arguments, const ur_enqueue_events_wait_params_t &params) {
  arguments.input("hQueue", params.phQueue);
  arguments.input("numEventsInWaitList", params.pnumEventsInWaitList);
  arguments.inputs("phEventWaitList", params.pphEventWaitList, params.pnumEventsInWaitList);
  arguments.output("phEvent", params.pphEvent);
}

void read(Arguments &arguments, const ur_enqueue_events_wait_with_barrier_params_t &params) {
  arguments.input("hQueue", params.phQueue);
  arguments.input("numEventsInWaitList", params.pnumEventsInWaitList);
  arguments.inputs("phEventWaitList", params.pphEventWaitList, params.pnumEventsInWaitList);
  arguments.output("phEvent", params.pphEvent);
}

void read(Arguments &arguments, const ur_enqueue_usm_fill_params_t &params) {
  arguments.input("hQueue", params.phQueue);
  arguments.input("pMem", params.ppMem);
  arguments.input("patternSize", params.ppatternSize);
  arguments.input("pPattern", params.ppPattern);
  arguments.input("size", params.psize);
  arguments.input("numEventsInWaitList", params.pnumEventsInWaitList);
  arguments.inputs("phEventWaitList", params.pphEventWaitList, params.pnumEventsInWaitList);
  arguments.output("phEvent", params.pphEvent);
}

void read(Arguments &arguments, const ur_enqueue_usm_memcpy_params_t &params) {
  arguments.input("hQueue", params.phQueue);
  arguments.input("blocking", params.pblocking);
  arguments.input("pDst", params.ppDst);
  arguments.input("pSrc", params.ppSrc);
  arguments.input("size", params.psize);
  arguments.input("numEventsInWaitList", params.pnumEventsInWaitList);
  arguments.inputs("phEventWaitList", params.pphEventWaitList, params.pnumEventsInWaitList);
  arguments.output("phEvent", params.pphEvent);
}

void read(Arguments &arguments, const ur_enqueue_usm_prefetch_params_t &params) {
  arguments.input("hQueue", params.phQueue);
  arguments.input("pMem", params.ppMem);
  arguments.input("size", params.psize);
  arguments.flags<ur_usm_migration_flag_t>("flags", params.pflags);
  arguments.input("numEventsInWaitList", params.pnumEventsInWaitList);
  arguments.inputs("phEventWaitList", params.pphEventWaitList, params.pnumEventsInWaitList);
  arguments.output("phEvent", params.pphEvent);
}

void read(Arguments &arguments, const ur_enqueue_usm_advise_params_t &params) {
  arguments.input("hQueue", params.phQueue);
  arguments.input("pMem", params.ppMem);
  arguments.input("size", params.psize);
  arguments.flags<ur_usm_advice_flag_t>("advice", params.padvice);
  arguments.output("phEvent", params.pphEvent);
}

void read(Arguments &arguments, const ur_enqueue_events_wait_with_barrier_ext_params_t &params) {
  arguments.input("hQueue", params.phQueue);
  arguments.input("pProperties", params.ppProperties);
  arguments.input("numEventsInWaitList", params.pnumEventsInWaitList);
  arguments.inputs("phEventWaitList", params.pphEventWaitList, params.pnumEventsInWaitList);
  arguments.input("phEvent", params.pphEvent);
}

void read(Arguments &arguments, const ur_usm_host_alloc_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.input("pUSMDesc", params.ppUSMDesc);
  arguments.input("pool", params.ppool);
  arguments.input("size", params.psize);
  arguments.output("ppMem", params.pppMem);
}

void read(Arguments &arguments, const ur_usm_device_alloc_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.input("hDevice", params.phDevice);
  arguments.input("pUSMDesc", params.ppUSMDesc);
  arguments.input("pool", params.ppool);
  arguments.input("size", params.psize);
  arguments.output("ppMem", params.pppMem);
}

void read(Arguments &arguments, const ur_usm_shared_alloc_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.input("hDevice", params.phDevice);
  arguments.input("pUSMDesc", params.ppUSMDesc);
  arguments.input("pool", params.ppool);
  arguments.input("size", params.psize);
  arguments.output("ppMem", params.pppMem);
}

void read(Arguments &arguments, const ur_usm_free_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.input("pMem", params.ppMem);
}

void read(Arguments &arguments, const ur_usm_get_mem_alloc_info_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.input("pMem", params.ppMem);
  arguments.input("propName", params.ppropName);
  arguments.input("propSize", params.ppropSize);
  arguments.queried("pPropValue", params.ppPropValue, params.ppropName, params.ppropSize,
                    params.ppPropSizeRet);
  arguments.output("pPropSizeRet", params.ppPropSizeRet);
}

void read(Arguments &arguments, const ur_usm_pool_create_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.input("pPoolDesc", params.ppPoolDesc);
  arguments.output("ppPool", params.pppPool);
}

void read(Arguments &arguments, const ur_usm_pool_retain_params_t &params) {
  arguments.input("pPool", params.ppPool);
}

void read(Arguments &arguments, const ur_usm_pool_release_params_t &params) {
  arguments.input("pPool", params.ppPool);
}

void read(Arguments &arguments, const ur_usm_pool_get_info_params_t &params) {
  arguments.input("hPool", params.phPool);
  arguments.input("propName", params.ppropName);
  arguments.input("propSize", params.ppropSize);
  arguments.queried("pPropValue", params.ppPropValue, params.ppropName, params.ppropSize,
                    params.ppPropSizeRet);
  arguments.output("pPropSizeRet", params.ppPropSizeRet);
}

void read(Arguments &arguments, const ur_usm_context_memcpy_exp_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.input("pDst", params.ppDst);
  arguments.input("pSrc", params.ppSrc);
  arguments.input("size", params.psize);
}

void read(Arguments &arguments, const ur_ipc_get_mem_handle_exp_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.input("pMem", params.ppMem);
  arguments.exported("ppIPCMemHandleData", params.pppIPCMemHandleData,
                     params.ppIPCMemHandleDataSizeRet);
  arguments.output("pIPCMemHandleDataSizeRet", params.ppIPCMemHandleDataSizeRet);
}

void read(Arguments &arguments, const ur_ipc_put_mem_handle_exp_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.withdrawn("pIPCMemHandleData", params.ppIPCMemHandleData);
}

void read(Arguments &arguments, const ur_ipc_open_mem_handle_exp_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.input("hDevice", params.phDevice);
  arguments.imported("pIPCMemHandleData", params.ppIPCMemHandleData, params.pipcMemHandleDataSize);
  arguments.input("ipcMemHandleDataSize", params.pipcMemHandleDataSize);
  arguments.output("ppMem", params.pppMem);
}

void read(Arguments &arguments, const ur_ipc_close_mem_handle_exp_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.input("pMem", params.ppMem);
}

void read(Arguments &arguments, const ur_ipc_get_phys_mem_handle_exp_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.input("hPhysMem", params.phPhysMem);
  arguments.exported("ppIPCPhysMemHandleData", params.pppIPCPhysMemHandleData,
                     params.ppIPCPhysMemHandleDataSizeRet);
  arguments.output("pIPCPhysMemHandleDataSizeRet", params.ppIPCPhysMemHandleDataSizeRet);
}

void read(Arguments &arguments, const ur_ipc_put_phys_mem_handle_exp_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.withdrawn("pIPCPhysMemHandleData", params.ppIPCPhysMemHandleData);
}

void read(Arguments &arguments, const ur_ipc_open_phys_mem_handle_exp_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.input("hDevice", params.phDevice);
  arguments.imported("pIPCPhysMemHandleData", params.ppIPCPhysMemHandleData,
                     params.pipcPhysMemHandleDataSize);
  arguments.input("ipcPhysMemHandleDataSize", params.pipcPhysMemHandleDataSize);
  arguments.output("phPhysMem", params.pphPhysMem);
}

void read(Arguments &arguments, const ur_ipc_close_phys_mem_handle_exp_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.input("hPhysMem", params.phPhysMem);
}

void read(Arguments &arguments, const ur_ipc_get_event_handle_exp_params_t &params) {
  arguments.input("hEvent", params.phEvent);
  arguments.exported("ppIPCEventHandleData", params.pppIPCEventHandleData,
                     params.ppIPCEventHandleDataSizeRet);
  arguments.output("pIPCEventHandleDataSizeRet", params.ppIPCEventHandleDataSizeRet);
}

void read(Arguments &arguments, const ur_ipc_put_event_handle_exp_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.withdrawn("pIPCEventHandleData", params.ppIPCEventHandleData);
}

void read(Arguments &arguments, const ur_ipc_open_event_handle_exp_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.imported("pIPCEventHandleData", params.ppIPCEventHandleData,
                     params.pipcEventHandleDataSize);
  arguments.input("ipcEventHandleDataSize", params.pipcEventHandleDataSize);
  arguments.output("phEvent", params.pphEvent);
}

void read(Arguments &arguments, const ur_usm_p2p_enable_peer_access_exp_params_t &params) {
  arguments.input("commandDevice", params.pcommandDevice);
  arguments.input("peerDevice", params.ppeerDevice);
}

void read(Arguments &arguments, const ur_usm_p2p_disable_peer_access_exp_params_t &params) {
  arguments.input("commandDevice", params.pcommandDevice);
  arguments.input("peerDevice", params.ppeerDevice);
}

void read(Arguments &arguments, const ur_usm_p2p_peer_access_get_info_exp_params_t &params) {
  arguments.input("commandDevice", params.pcommandDevice);
  arguments.input("peerDevice", params.ppeerDevice);
  arguments.input("propName", params.ppropName);
  arguments.input("propSize", params.ppropSize);
  arguments.queried("pPropValue", params.ppPropValue, params.ppropName, params.ppropSize,
                    params.ppPropSizeRet);
  arguments.output("pPropSizeRet", params.ppPropSizeRet);
}

void read(Arguments &arguments, const ur_virtual_mem_granularity_get_info_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.input("hDevice", params.phDevice);
  arguments.input("allocationSize", params.pallocationSize);
  arguments.input("propName", params.ppropName);
  arguments.input("propSize", params.ppropSize);
  arguments.queried("pPropValue", params.ppPropValue, params.ppropName, params.ppropSize,
                    params.ppPropSizeRet);
  arguments.output("pPropSizeRet", params.ppPropSizeRet);
}

void read(Arguments &arguments, const ur_virtual_mem_reserve_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.input("pStart", params.ppStart);
  arguments.input("size", params.psize);
  arguments.output("ppStart", params.pppStart);
}

void read(Arguments &arguments, const ur_virtual_mem_free_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.input("pStart", params.ppStart);
  arguments.input("size", params.psize);
}

void read(Arguments &arguments, const ur_virtual_mem_map_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.input("pStart", params.ppStart);
  arguments.input("size", params.psize);
  arguments.input("hPhysicalMem", params.phPhysicalMem);
  arguments.input("offset", params.poffset);
  arguments.flags<ur_virtual_mem_access_flag_t>("flags", params.pflags);
}

void read(Arguments &arguments, const ur_virtual_mem_unmap_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.input("pStart", params.ppStart);
  arguments.input("size", params.psize);
}

void read(Arguments &arguments, const ur_virtual_mem_set_access_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.input("pStart", params.ppStart);
  arguments.input("size", params.psize);
  arguments.flags<ur_virtual_mem_access_flag_t>("flags", params.pflags);
}

void read(Arguments &arguments, const ur_virtual_mem_get_info_params_t &params) {
  arguments.input("hContext", params.phContext);
  arguments.input("pStart", params.ppStart);
  arguments.input("size", params.psize);
  arguments.input("propName", params.ppropName);
  arguments.input("propSize", params.ppropSize);
  arguments.queried("pPropValue", params.ppPropValue, params.ppropName, params.ppropSize,
                    params.ppPropSizeRet);
  arguments.output("pPropSizeRet", params.ppPropSizeRet);
}

void read(Arguments &arguments, const ur_device_get_params_t &params) {
  arguments.input("hPlatform", params.phPlatform);
  arguments.input("DeviceType", params.pDeviceType);
  arguments.input("NumEntries", params.pNumEntries);
  arguments.outputs("phDevices", params.pphDevices, params.pNumEntries, params.ppNumDevices);
  arguments.output("pNumDevices", params.ppNumDevices);
}

void read(Arguments &arguments, const ur_device_get_info_params_t &params) {
  arguments.input("hDevice", params.phDevice);
  arguments.input("propName", params.ppropName);
  arguments.input("propSize", params.ppropSize);
  arguments.queried("pPropValue", params.ppPropValue, params.ppropName, params.ppropSize,
                    params.ppPropSizeRet);
  arguments.output("pPropSizeRet", params.ppPropSizeRet);
}

void read(Arguments &arguments, const ur_device_retain_params_t &params) {
  arguments.input("hDevice", params.phDevice);
}

void read(Arguments &arguments, const ur_device_release_params_t &params) {
  arguments.input("hDevice", params.phDevice);
}

void read(Arguments &arguments, const ur_device_partition_params_t &params) {
  arguments.input("hDevice", params.phDevice);
  arguments.input("pProperties", params.ppProperties);
  arguments.input("NumDevices", params.pNumDevices);
  arguments.outputs("phSubDevices", params.pphSubDevices, params.pNumDevices,
                    params.ppNumDevicesRet);
  arguments.output("pNumDevicesRet", params.ppNumDevicesRet);
}

void read(Arguments &arguments, const ur_device_select_binary_params_t &params) {
  arguments.input("hDevice", params.phDevice);
  arguments.inputs("pBinaries", params.ppBinaries, params.pNumBinaries);
  arguments.input("NumBinaries", params.pNumBinaries);
  arguments.output("pSelectedBinary", params.ppSelectedBinary);
}

void read(Arguments &arguments, const ur_device_get_native_handle_params_t &params) {
  arguments.input("hDevice", params.phDevice);
  arguments.output("phNativeDevice", params.pphNativeDevice);
}

void read(Arguments &arguments, const ur_device_create_with_native_handle_params_t &params) {
  arguments.input("hNativeDevice", params.phNativeDevice);
  arguments.input("hAdapter", params.phAdapter);
  arguments.input("pProperties", params.ppProperties);
  arguments.output("phDevice", params.pphDevice);
}

void read(Arguments &arguments, const ur_device_get_global_timestamps_params_t &params) {
  arguments.input("hDevice", params.phDevice);
  arguments.output("pDeviceTimestamp", params.ppDeviceTimestamp);
  arguments.output("pHostTimestamp", params.ppHostTimestamp);
}

template <typename Block> void readBlock(Arguments &arguments, const void *block) {
  read(arguments, *static_cast<const Block *>(block));
}

template <typename Block, auto Member> const void *pointerIn(const void *block) {
  const auto *argument = static_cast<const Block *>(block)->*Member;
  return argument ? *argument : nullptr;
}

constexpr Function kAdapterGet{
    .name = "urAdapterGet",
    .id = UR_FUNCTION_ADAPTER_GET,
    .read = readBlock<ur_adapter_get_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kAdapterRelease{
    .name = "urAdapterRelease",
    .id = UR_FUNCTION_ADAPTER_RELEASE,
    .read = readBlock<ur_adapter_release_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kAdapterRetain{
    .name = "urAdapterRetain",
    .id = UR_FUNCTION_ADAPTER_RETAIN,
    .read = readBlock<ur_adapter_retain_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kAdapterGetLastError{
    .name = "urAdapterGetLastError",
    .id = UR_FUNCTION_ADAPTER_GET_LAST_ERROR,
    .read = readBlock<ur_adapter_get_last_error_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kAdapterGetInfo{
    .name = "urAdapterGetInfo",
    .id = UR_FUNCTION_ADAPTER_GET_INFO,
    .read = readBlock<ur_adapter_get_info_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kAdapterSetLoggerCallback{
    .name = "urAdapterSetLoggerCallback",
    .id = UR_FUNCTION_ADAPTER_SET_LOGGER_CALLBACK,
    .read = readBlock<ur_adapter_set_logger_callback_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kAdapterSetLoggerCallbackLevel{
    .name = "urAdapterSetLoggerCallbackLevel",
    .id = UR_FUNCTION_ADAPTER_SET_LOGGER_CALLBACK_LEVEL,
    .read = readBlock<ur_adapter_set_logger_callback_level_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kPlatformGet{
    .name = "urPlatformGet",
    .id = UR_FUNCTION_PLATFORM_GET,
    .read = readBlock<ur_platform_get_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kPlatformGetInfo{
    .name = "urPlatformGetInfo",
    .id = UR_FUNCTION_PLATFORM_GET_INFO,
    .read = readBlock<ur_platform_get_info_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kPlatformGetNativeHandle{
    .name = "urPlatformGetNativeHandle",
    .id = UR_FUNCTION_PLATFORM_GET_NATIVE_HANDLE,
    .read = readBlock<ur_platform_get_native_handle_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kPlatformCreateWithNativeHandle{
    .name = "urPlatformCreateWithNativeHandle",
    .id = UR_FUNCTION_PLATFORM_CREATE_WITH_NATIVE_HANDLE,
    .read = readBlock<ur_platform_create_with_native_handle_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kPlatformGetApiVersion{
    .name = "urPlatformGetApiVersion",
    .id = UR_FUNCTION_PLATFORM_GET_API_VERSION,
    .read = readBlock<ur_platform_get_api_version_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kPlatformGetBackendOption{
    .name = "urPlatformGetBackendOption",
    .id = UR_FUNCTION_PLATFORM_GET_BACKEND_OPTION,
    .read = readBlock<ur_platform_get_backend_option_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kContextCreate{
    .name = "urContextCreate",
    .id = UR_FUNCTION_CONTEXT_CREATE,
    .read = readBlock<ur_context_create_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kContextRetain{
    .name = "urContextRetain",
    .id = UR_FUNCTION_CONTEXT_RETAIN,
    .read = readBlock<ur_context_retain_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kContextRelease{
    .name = "urContextRelease",
    .id = UR_FUNCTION_CONTEXT_RELEASE,
    .read = readBlock<ur_context_release_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kContextGetInfo{
    .name = "urContextGetInfo",
    .id = UR_FUNCTION_CONTEXT_GET_INFO,
    .read = readBlock<ur_context_get_info_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kContextGetNativeHandle{
    .name = "urContextGetNativeHandle",
    .id = UR_FUNCTION_CONTEXT_GET_NATIVE_HANDLE,
    .read = readBlock<ur_context_get_native_handle_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kContextCreateWithNativeHandle{
    .name = "urContextCreateWithNativeHandle",
    .id = UR_FUNCTION_CONTEXT_CREATE_WITH_NATIVE_HANDLE,
    .read = readBlock<ur_context_create_with_native_handle_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kContextSetExtendedDeleter{
    .name = "urContextSetExtendedDeleter",
    .id = UR_FUNCTION_CONTEXT_SET_EXTENDED_DELETER,
    .read = readBlock<ur_context_set_extended_deleter_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kEventGetInfo{
    .name = "urEventGetInfo",
    .id = UR_FUNCTION_EVENT_GET_INFO,
    .read = readBlock<ur_event_get_info_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kEventGetProfilingInfo{
    .name = "urEventGetProfilingInfo",
    .id = UR_FUNCTION_EVENT_GET_PROFILING_INFO,
    .read = readBlock<ur_event_get_profiling_info_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kEventWait{
    .name = "urEventWait",
    .id = UR_FUNCTION_EVENT_WAIT,
    .read = readBlock<ur_event_wait_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kEventRetain{
    .name = "urEventRetain",
    .id = UR_FUNCTION_EVENT_RETAIN,
    .read = readBlock<ur_event_retain_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kEventRelease{
    .name = "urEventRelease",
    .id = UR_FUNCTION_EVENT_RELEASE,
    .read = readBlock<ur_event_release_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kEventGetNativeHandle{
    .name = "urEventGetNativeHandle",
    .id = UR_FUNCTION_EVENT_GET_NATIVE_HANDLE,
    .read = readBlock<ur_event_get_native_handle_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kEventCreateWithNativeHandle{
    .name = "urEventCreateWithNativeHandle",
    .id = UR_FUNCTION_EVENT_CREATE_WITH_NATIVE_HANDLE,
    .read = readBlock<ur_event_create_with_native_handle_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kEventSetCallback{
    .name = "urEventSetCallback",
    .id = UR_FUNCTION_EVENT_SET_CALLBACK,
    .read = readBlock<ur_event_set_callback_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kEventCreateExp{
    .name = "urEventCreateExp",
    .id = UR_FUNCTION_EVENT_CREATE_EXP,
    .read = readBlock<ur_event_create_exp_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kQueueGetInfo{
    .name = "urQueueGetInfo",
    .id = UR_FUNCTION_QUEUE_GET_INFO,
    .read = readBlock<ur_queue_get_info_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kQueueCreate{
    .name = "urQueueCreate",
    .id = UR_FUNCTION_QUEUE_CREATE,
    .read = readBlock<ur_queue_create_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kQueueRetain{
    .name = "urQueueRetain",
    .id = UR_FUNCTION_QUEUE_RETAIN,
    .read = readBlock<ur_queue_retain_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kQueueRelease{
    .name = "urQueueRelease",
    .id = UR_FUNCTION_QUEUE_RELEASE,
    .read = readBlock<ur_queue_release_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kQueueGetNativeHandle{
    .name = "urQueueGetNativeHandle",
    .id = UR_FUNCTION_QUEUE_GET_NATIVE_HANDLE,
    .read = readBlock<ur_queue_get_native_handle_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kQueueCreateWithNativeHandle{
    .name = "urQueueCreateWithNativeHandle",
    .id = UR_FUNCTION_QUEUE_CREATE_WITH_NATIVE_HANDLE,
    .read = readBlock<ur_queue_create_with_native_handle_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kQueueFinish{
    .name = "urQueueFinish",
    .id = UR_FUNCTION_QUEUE_FINISH,
    .read = readBlock<ur_queue_finish_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kQueueFlush{
    .name = "urQueueFlush",
    .id = UR_FUNCTION_QUEUE_FLUSH,
    .read = readBlock<ur_queue_flush_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kPhysicalMemCreate{
    .name = "urPhysicalMemCreate",
    .id = UR_FUNCTION_PHYSICAL_MEM_CREATE,
    .read = readBlock<ur_physical_mem_create_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kPhysicalMemRetain{
    .name = "urPhysicalMemRetain",
    .id = UR_FUNCTION_PHYSICAL_MEM_RETAIN,
    .read = readBlock<ur_physical_mem_retain_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kPhysicalMemRelease{
    .name = "urPhysicalMemRelease",
    .id = UR_FUNCTION_PHYSICAL_MEM_RELEASE,
    .read = readBlock<ur_physical_mem_release_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kPhysicalMemGetInfo{
    .name = "urPhysicalMemGetInfo",
    .id = UR_FUNCTION_PHYSICAL_MEM_GET_INFO,
    .read = readBlock<ur_physical_mem_get_info_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kEnqueueEventsWait{
    .name = "urEnqueueEventsWait",
    .id = UR_FUNCTION_ENQUEUE_EVENTS_WAIT,
    .read = readBlock<ur_enqueue_events_wait_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kEnqueueEventsWaitWithBarrier{
    .name = "urEnqueueEventsWaitWithBarrier",
    .id = UR_FUNCTION_ENQUEUE_EVENTS_WAIT_WITH_BARRIER,
    .read = readBlock<ur_enqueue_events_wait_with_barrier_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kEnqueueUsmFill{
    .name = "urEnqueueUSMFill",
    .id = UR_FUNCTION_ENQUEUE_USM_FILL,
    .read = readBlock<ur_enqueue_usm_fill_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kEnqueueUsmMemcpy{
    .name = "urEnqueueUSMMemcpy",
    .id = UR_FUNCTION_ENQUEUE_USM_MEMCPY,
    .read = readBlock<ur_enqueue_usm_memcpy_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kEnqueueUsmPrefetch{
    .name = "urEnqueueUSMPrefetch",
    .id = UR_FUNCTION_ENQUEUE_USM_PREFETCH,
    .read = readBlock<ur_enqueue_usm_prefetch_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kEnqueueUsmAdvise{
    .name = "urEnqueueUSMAdvise",
    .id = UR_FUNCTION_ENQUEUE_USM_ADVISE,
    .read = readBlock<ur_enqueue_usm_advise_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kEnqueueEventsWaitWithBarrierExt{
    .name = "urEnqueueEventsWaitWithBarrierExt",
    .id = UR_FUNCTION_ENQUEUE_EVENTS_WAIT_WITH_BARRIER_EXT,
    .read = readBlock<ur_enqueue_events_wait_with_barrier_ext_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kUsmHostAlloc{
    .name = "urUSMHostAlloc",
    .id = UR_FUNCTION_USM_HOST_ALLOC,
    .read = readBlock<ur_usm_host_alloc_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kUsmDeviceAlloc{
    .name = "urUSMDeviceAlloc",
    .id = UR_FUNCTION_USM_DEVICE_ALLOC,
    .read = readBlock<ur_usm_device_alloc_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kUsmSharedAlloc{
    .name = "urUSMSharedAlloc",
    .id = UR_FUNCTION_USM_SHARED_ALLOC,
    .read = readBlock<ur_usm_shared_alloc_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kUsmFree{
    .name = "urUSMFree",
    .id = UR_FUNCTION_USM_FREE,
    .read = readBlock<ur_usm_free_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kUsmGetMemAllocInfo{
    .name = "urUSMGetMemAllocInfo",
    .id = UR_FUNCTION_USM_GET_MEM_ALLOC_INFO,
    .read = readBlock<ur_usm_get_mem_alloc_info_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kUsmPoolCreate{
    .name = "urUSMPoolCreate",
    .id = UR_FUNCTION_USM_POOL_CREATE,
    .read = readBlock<ur_usm_pool_create_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kUsmPoolRetain{
    .name = "urUSMPoolRetain",
    .id = UR_FUNCTION_USM_POOL_RETAIN,
    .read = readBlock<ur_usm_pool_retain_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kUsmPoolRelease{
    .name = "urUSMPoolRelease",
    .id = UR_FUNCTION_USM_POOL_RELEASE,
    .read = readBlock<ur_usm_pool_release_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kUsmPoolGetInfo{
    .name = "urUSMPoolGetInfo",
    .id = UR_FUNCTION_USM_POOL_GET_INFO,
    .read = readBlock<ur_usm_pool_get_info_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kUsmContextMemcpyExp{
    .name = "urUSMContextMemcpyExp",
    .id = UR_FUNCTION_USM_CONTEXT_MEMCPY_EXP,
    .read = readBlock<ur_usm_context_memcpy_exp_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kIpcGetMemHandleExp{
    .name = "urIPCGetMemHandleExp",
    .id = UR_FUNCTION_IPC_GET_MEM_HANDLE_EXP,
    .read = readBlock<ur_ipc_get_mem_handle_exp_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kIpcPutMemHandleExp{
    .name = "urIPCPutMemHandleExp",
    .id = UR_FUNCTION_IPC_PUT_MEM_HANDLE_EXP,
    .read = readBlock<ur_ipc_put_mem_handle_exp_params_t>,
    .withdrawn = pointerIn<ur_ipc_put_mem_handle_exp_params_t,
                           &ur_ipc_put_mem_handle_exp_params_t::ppIPCMemHandleData>,
};
constexpr Function kIpcOpenMemHandleExp{
    .name = "urIPCOpenMemHandleExp",
    .id = UR_FUNCTION_IPC_OPEN_MEM_HANDLE_EXP,
    .read = readBlock<ur_ipc_open_mem_handle_exp_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kIpcCloseMemHandleExp{
    .name = "urIPCCloseMemHandleExp",
    .id = UR_FUNCTION_IPC_CLOSE_MEM_HANDLE_EXP,
    .read = readBlock<ur_ipc_close_mem_handle_exp_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kIpcGetPhysMemHandleExp{
    .name = "urIPCGetPhysMemHandleExp",
    .id = UR_FUNCTION_IPC_GET_PHYS_MEM_HANDLE_EXP,
    .read = readBlock<ur_ipc_get_phys_mem_handle_exp_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kIpcPutPhysMemHandleExp{
    .name = "urIPCPutPhysMemHandleExp",
    .id = UR_FUNCTION_IPC_PUT_PHYS_MEM_HANDLE_EXP,
    .read = readBlock<ur_ipc_put_phys_mem_handle_exp_params_t>,
    .withdrawn = pointerIn<ur_ipc_put_phys_mem_handle_exp_params_t,
                           &ur_ipc_put_phys_mem_handle_exp_params_t::ppIPCPhysMemHandleData>,
};
constexpr Function kIpcOpenPhysMemHandleExp{
    .name = "urIPCOpenPhysMemHandleExp",
    .id = UR_FUNCTION_IPC_OPEN_PHYS_MEM_HANDLE_EXP,
    .read = readBlock<ur_ipc_open_phys_mem_handle_exp_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kIpcClosePhysMemHandleExp{
    .name = "urIPCClosePhysMemHandleExp",
    .id = UR_FUNCTION_IPC_CLOSE_PHYS_MEM_HANDLE_EXP,
    .read = readBlock<ur_ipc_close_phys_mem_handle_exp_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kIpcGetEventHandleExp{
    .name = "urIPCGetEventHandleExp",
    .id = UR_FUNCTION_IPC_GET_EVENT_HANDLE_EXP,
    .read = readBlock<ur_ipc_get_event_handle_exp_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kIpcPutEventHandleExp{
    .name = "urIPCPutEventHandleExp",
    .id = UR_FUNCTION_IPC_PUT_EVENT_HANDLE_EXP,
    .read = readBlock<ur_ipc_put_event_handle_exp_params_t>,
    .withdrawn = pointerIn<ur_ipc_put_event_handle_exp_params_t,
                           &ur_ipc_put_event_handle_exp_params_t::ppIPCEventHandleData>,
};
constexpr Function kIpcOpenEventHandleExp{
    .name = "urIPCOpenEventHandleExp",
    .id = UR_FUNCTION_IPC_OPEN_EVENT_HANDLE_EXP,
    .read = readBlock<ur_ipc_open_event_handle_exp_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kUsmP2pEnablePeerAccessExp{
    .name = "urUsmP2PEnablePeerAccessExp",
    .id = UR_FUNCTION_USM_P2P_ENABLE_PEER_ACCESS_EXP,
    .read = readBlock<ur_usm_p2p_enable_peer_access_exp_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kUsmP2pDisablePeerAccessExp{
    .name = "urUsmP2PDisablePeerAccessExp",
    .id = UR_FUNCTION_USM_P2P_DISABLE_PEER_ACCESS_EXP,
    .read = readBlock<ur_usm_p2p_disable_peer_access_exp_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kUsmP2pPeerAccessGetInfoExp{
    .name = "urUsmP2PPeerAccessGetInfoExp",
    .id = UR_FUNCTION_USM_P2P_PEER_ACCESS_GET_INFO_EXP,
    .read = readBlock<ur_usm_p2p_peer_access_get_info_exp_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kVirtualMemGranularityGetInfo{
    .name = "urVirtualMemGranularityGetInfo",
    .id = UR_FUNCTION_VIRTUAL_MEM_GRANULARITY_GET_INFO,
    .read = readBlock<ur_virtual_mem_granularity_get_info_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kVirtualMemReserve{
    .name = "urVirtualMemReserve",
    .id = UR_FUNCTION_VIRTUAL_MEM_RESERVE,
    .read = readBlock<ur_virtual_mem_reserve_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kVirtualMemFree{
    .name = "urVirtualMemFree",
    .id = UR_FUNCTION_VIRTUAL_MEM_FREE,
    .read = readBlock<ur_virtual_mem_free_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kVirtualMemMap{
    .name = "urVirtualMemMap",
    .id = UR_FUNCTION_VIRTUAL_MEM_MAP,
    .read = readBlock<ur_virtual_mem_map_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kVirtualMemUnmap{
    .name = "urVirtualMemUnmap",
    .id = UR_FUNCTION_VIRTUAL_MEM_UNMAP,
    .read = readBlock<ur_virtual_mem_unmap_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kVirtualMemSetAccess{
    .name = "urVirtualMemSetAccess",
    .id = UR_FUNCTION_VIRTUAL_MEM_SET_ACCESS,
    .read = readBlock<ur_virtual_mem_set_access_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kVirtualMemGetInfo{
    .name = "urVirtualMemGetInfo",
    .id = UR_FUNCTION_VIRTUAL_MEM_GET_INFO,
    .read = readBlock<ur_virtual_mem_get_info_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kDeviceGet{
    .name = "urDeviceGet",
    .id = UR_FUNCTION_DEVICE_GET,
    .read = readBlock<ur_device_get_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kDeviceGetInfo{
    .name = "urDeviceGetInfo",
    .id = UR_FUNCTION_DEVICE_GET_INFO,
    .read = readBlock<ur_device_get_info_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kDeviceRetain{
    .name = "urDeviceRetain",
    .id = UR_FUNCTION_DEVICE_RETAIN,
    .read = readBlock<ur_device_retain_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kDeviceRelease{
    .name = "urDeviceRelease",
    .id = UR_FUNCTION_DEVICE_RELEASE,
    .read = readBlock<ur_device_release_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kDevicePartition{
    .name = "urDevicePartition",
    .id = UR_FUNCTION_DEVICE_PARTITION,
    .read = readBlock<ur_device_partition_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kDeviceSelectBinary{
    .name = "urDeviceSelectBinary",
    .id = UR_FUNCTION_DEVICE_SELECT_BINARY,
    .read = readBlock<ur_device_select_binary_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kDeviceGetNativeHandle{
    .name = "urDeviceGetNativeHandle",
    .id = UR_FUNCTION_DEVICE_GET_NATIVE_HANDLE,
    .read = readBlock<ur_device_get_native_handle_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kDeviceCreateWithNativeHandle{
    .name = "urDeviceCreateWithNativeHandle",
    .id = UR_FUNCTION_DEVICE_CREATE_WITH_NATIVE_HANDLE,
    .read = readBlock<ur_device_create_with_native_handle_params_t>,
    .withdrawn = nullptr,
};
constexpr Function kDeviceGetGlobalTimestamps{
    .name = "urDeviceGetGlobalTimestamps",
    .id = UR_FUNCTION_DEVICE_GET_GLOBAL_TIMESTAMPS,
    .read = readBlock<ur_device_get_global_timestamps_params_t>,
    .withdrawn = nullptr,
};

constexpr Function kFunctions[] = {
    kAdapterGet,
    kAdapterRelease,
    kAdapterRetain,
    kAdapterGetLastError,
    kAdapterGetInfo,
    kAdapterSetLoggerCallback,
    kAdapterSetLoggerCallbackLevel,
    kPlatformGet,
    kPlatformGetInfo,
    kPlatformGetNativeHandle,
    kPlatformCreateWithNativeHandle,
    kPlatformGetApiVersion,
    kPlatformGetBackendOption,
    kContextCreate,
    kContextRetain,
    kContextRelease,
    kContextGetInfo,
    kContextGetNativeHandle,
    kContextCreateWithNativeHandle,
    kContextSetExtendedDeleter,
    kEventGetInfo,
    kEventGetProfilingInfo,
    kEventWait,
    kEventRetain,
    kEventRelease,
    kEventGetNativeHandle,
    kEventCreateWithNativeHandle,
    kEventSetCallback,
    kEventCreateExp,
    kQueueGetInfo,
    kQueueCreate,
    kQueueRetain,
    kQueueRelease,
    kQueueGetNativeHandle,
    kQueueCreateWithNativeHandle,
    kQueueFinish,
    kQueueFlush,
    kPhysicalMemCreate,
    kPhysicalMemRetain,
    kPhysicalMemRelease,
    kPhysicalMemGetInfo,
    kEnqueueEventsWait,
    kEnqueueEventsWaitWithBarrier,
    kEnqueueUsmFill,
    kEnqueueUsmMemcpy,
    kEnqueueUsmPrefetch,
    kEnqueueUsmAdvise,
    kEnqueueEventsWaitWithBarrierExt,
    kUsmHostAlloc,
    kUsmDeviceAlloc,
    kUsmSharedAlloc,
    kUsmFree,
    kUsmGetMemAllocInfo,
    kUsmPoolCreate,
    kUsmPoolRetain,
    kUsmPoolRelease,
    kUsmPoolGetInfo,
    kUsmContextMemcpyExp,
    kIpcGetMemHandleExp,
    kIpcPutMemHandleExp,
    kIpcOpenMemHandleExp,
    kIpcCloseMemHandleExp,
    kIpcGetPhysMemHandleExp,
    kIpcPutPhysMemHandleExp,
    kIpcOpenPhysMemHandleExp,
    kIpcClosePhysMemHandleExp,
    kIpcGetEventHandleExp,
    kIpcPutEventHandleExp,
    kIpcOpenEventHandleExp,
    kUsmP2pEnablePeerAccessExp,
    kUsmP2pDisablePeerAccessExp,
    kUsmP2pPeerAccessGetInfoExp,
    kVirtualMemGranularityGetInfo,
    kVirtualMemReserve,
    kVirtualMemFree,
    kVirtualMemMap,
    kVirtualMemUnmap,
    kVirtualMemSetAccess,
    kVirtualMemGetInfo,
    kDeviceGet,
    kDeviceGetInfo,
    kDeviceRetain,
    kDeviceRelease,
    kDevicePartition,
    kDeviceSelectBinary,
    kDeviceGetNativeHandle,
    kDeviceCreateWithNativeHandle,
    kDeviceGetGlobalTimestamps,
};

ur_dditable_t below{}; // what calls go on to

ur_result_t UR_APICALL adapterGet(uint32_t NumEntries, ur_adapter_handle_t *phAdapters,
                                  uint32_t *pNumAdapters) {
  return trace<ur_adapter_get_params_t>(kAdapterGet, below.Adapter.pfnGet, NumEntries, phAdapters,
                                        pNumAdapters);
}

ur_result_t UR_APICALL adapterRelease(ur_adapter_handle_t hAdapter) {
  return trace<ur_adapter_release_params_t>(kAdapterRelease, below.Adapter.pfnRelease, hAdapter);
}

ur_result_t UR_APICALL adapterRetain(ur_adapter_handle_t hAdapter) {
  return trace<ur_adapter_retain_params_t>(kAdapterRetain, below.Adapter.pfnRetain, hAdapter);
}

ur_result_t UR_APICALL adapterGetLastError(ur_adapter_handle_t hAdapter, const char **ppMessage,
                                           int32_t *pError) {
  return trace<ur_adapter_get_last_error_params_t>(
      kAdapterGetLastError, below.Adapter.pfnGetLastError, hAdapter, ppMessage, pError);
}

ur_result_t UR_APICALL adapterGetInfo(ur_adapter_handle_t hAdapter, ur_adapter_info_t propName,
                                      size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  return trace<ur_adapter_get_info_params_t>(kAdapterGetInfo, below.Adapter.pfnGetInfo, hAdapter,
                                             propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL adapterSetLoggerCallback(ur_adapter_handle_t hAdapter,
                                                ur_logger_callback_t pfnLoggerCallback,
                                                void *pUserData, ur_logger_level_t level) {
  return trace<ur_adapter_set_logger_callback_params_t>(
      kAdapterSetLoggerCallback, below.Adapter.pfnSetLoggerCallback, hAdapter, pfnLoggerCallback,
      pUserData, level);
}

ur_result_t UR_APICALL adapterSetLoggerCallbackLevel(ur_adapter_handle_t hAdapter,
                                                     ur_logger_level_t level) {
  return trace<ur_adapter_set_logger_callback_level_params_t>(
      kAdapterSetLoggerCallbackLevel, below.Adapter.pfnSetLoggerCallbackLevel, hAdapter, level);
}

ur_result_t UR_APICALL platformGet(ur_adapter_handle_t hAdapter, uint32_t NumEntries,
                                   ur_platform_handle_t *phPlatforms, uint32_t *pNumPlatforms) {
  return trace<ur_platform_get_params_t>(kPlatformGet, below.Platform.pfnGet, hAdapter, NumEntries,
                                         phPlatforms, pNumPlatforms);
}

ur_result_t UR_APICALL platformGetInfo(ur_platform_handle_t hPlatform, ur_platform_info_t propName,
                                       size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  return trace<ur_platform_get_info_params_t>(kPlatformGetInfo, below.Platform.pfnGetInfo,
                                              hPlatform, propName, propSize, pPropValue,
                                              pPropSizeRet);
}

ur_result_t UR_APICALL platformGetNativeHandle(ur_platform_handle_t hPlatform,
                                               ur_native_handle_t *phNativePlatform) {
  return trace<ur_platform_get_native_handle_params_t>(
      kPlatformGetNativeHandle, below.Platform.pfnGetNativeHandle, hPlatform, phNativePlatform);
}

ur_result_t UR_APICALL platformCreateWithNativeHandle(
    ur_native_handle_t hNativePlatform, ur_adapter_handle_t hAdapter,
    const ur_platform_native_properties_t *pProperties, ur_platform_handle_t *phPlatform) {
  return trace<ur_platform_create_with_native_handle_params_t>(
      kPlatformCreateWithNativeHandle, below.Platform.pfnCreateWithNativeHandle, hNativePlatform,
      hAdapter, pProperties, phPlatform);
}

ur_result_t UR_APICALL platformGetApiVersion(ur_platform_handle_t hPlatform,
                                             ur_api_version_t *pVersion) {
  return trace<ur_platform_get_api_version_params_t>(
      kPlatformGetApiVersion, below.Platform.pfnGetApiVersion, hPlatform, pVersion);
}

ur_result_t UR_APICALL platformGetBackendOption(ur_platform_handle_t hPlatform,
                                                const char *pFrontendOption,
                                                const char **ppPlatformOption) {
  return trace<ur_platform_get_backend_option_params_t>(
      kPlatformGetBackendOption, below.Platform.pfnGetBackendOption, hPlatform, pFrontendOption,
      ppPlatformOption);
}

ur_result_t UR_APICALL contextCreate(uint32_t DeviceCount, const ur_device_handle_t *phDevices,
                                     const ur_context_properties_t *pProperties,
                                     ur_context_handle_t *phContext) {
  return trace<ur_context_create_params_t>(kContextCreate, below.Context.pfnCreate, DeviceCount,
                                           phDevices, pProperties, phContext);
}

ur_result_t UR_APICALL contextRetain(ur_context_handle_t hContext) {
  return trace<ur_context_retain_params_t>(kContextRetain, below.Context.pfnRetain, hContext);
}

ur_result_t UR_APICALL contextRelease(ur_context_handle_t hContext) {
  return trace<ur_context_release_params_t>(kContextRelease, below.Context.pfnRelease, hContext);
}

ur_result_t UR_APICALL contextGetInfo(ur_context_handle_t hContext, ur_context_info_t propName,
                                      size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  return trace<ur_context_get_info_params_t>(kContextGetInfo, below.Context.pfnGetInfo, hContext,
                                             propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL contextGetNativeHandle(ur_context_handle_t hContext,
                                              ur_native_handle_t *phNativeContext) {
  return trace<ur_context_get_native_handle_params_t>(
      kContextGetNativeHandle, below.Context.pfnGetNativeHandle, hContext, phNativeContext);
}

ur_result_t UR_APICALL contextCreateWithNativeHandle(
    ur_native_handle_t hNativeContext, ur_adapter_handle_t hAdapter, uint32_t numDevices,
    const ur_device_handle_t *phDevices, const ur_context_native_properties_t *pProperties,
    ur_context_handle_t *phContext) {
  return trace<ur_context_create_with_native_handle_params_t>(
      kContextCreateWithNativeHandle, below.Context.pfnCreateWithNativeHandle, hNativeContext,
      hAdapter, numDevices, phDevices, pProperties, phContext);
}

ur_result_t UR_APICALL contextSetExtendedDeleter(ur_context_handle_t hContext,
                                                 ur_context_extended_deleter_t pfnDeleter,
                                                 void *pUserData) {
  return trace<ur_context_set_extended_deleter_params_t>(kContextSetExtendedDeleter,
                                                         below.Context.pfnSetExtendedDeleter,
                                                         hContext, pfnDeleter, pUserData);
}

ur_result_t UR_APICALL eventGetInfo(ur_event_handle_t hEvent, ur_event_info_t propName,
                                    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  return trace<ur_event_get_info_params_t>(kEventGetInfo, below.Event.pfnGetInfo, hEvent, propName,
                                           propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL eventGetProfilingInfo(ur_event_handle_t hEvent, ur_profiling_info_t propName,
                                             size_t propSize, void *pPropValue,
                                             size_t *pPropSizeRet) {
  return trace<ur_event_get_profiling_info_params_t>(kEventGetProfilingInfo,
                                                     below.Event.pfnGetProfilingInfo, hEvent,
                                                     propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL eventWait(uint32_t numEvents, const ur_event_handle_t *phEventWaitList) {
  return trace<ur_event_wait_params_t>(kEventWait, below.Event.pfnWait, numEvents, phEventWaitList);
}

ur_result_t UR_APICALL eventRetain(ur_event_handle_t hEvent) {
  return trace<ur_event_retain_params_t>(kEventRetain, below.Event.pfnRetain, hEvent);
}

ur_result_t UR_APICALL eventRelease(ur_event_handle_t hEvent) {
  return trace<ur_event_release_params_t>(kEventRelease, below.Event.pfnRelease, hEvent);
}

ur_result_t UR_APICALL eventGetNativeHandle(ur_event_handle_t hEvent,
                                            ur_native_handle_t *phNativeEvent) {
  return trace<ur_event_get_native_handle_params_t>(
      kEventGetNativeHandle, below.Event.pfnGetNativeHandle, hEvent, phNativeEvent);
}

ur_result_t UR_APICALL eventCreateWithNativeHandle(ur_native_handle_t hNativeEvent,
                                                   ur_context_handle_t hContext,
                                                   const ur_event_native_properties_t *pProperties,
                                                   ur_event_handle_t *phEvent) {
  return trace<ur_event_create_with_native_handle_params_t>(
      kEventCreateWithNativeHandle, below.Event.pfnCreateWithNativeHandle, hNativeEvent, hContext,
      pProperties, phEvent);
}

ur_result_t UR_APICALL eventSetCallback(ur_event_handle_t hEvent, ur_execution_info_t execStatus,
                                        ur_event_callback_t pfnNotify, void *pUserData) {
  return trace<ur_event_set_callback_params_t>(kEventSetCallback, below.Event.pfnSetCallback,
                                               hEvent, execStatus, pfnNotify, pUserData);
}

ur_result_t UR_APICALL eventCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                      const ur_exp_event_desc_t *pEventDesc,
                                      ur_event_handle_t *phEvent) {
  return trace<ur_event_create_exp_params_t>(kEventCreateExp, below.EventExp.pfnCreateExp, hContext,
                                             hDevice, pEventDesc, phEvent);
}

ur_result_t UR_APICALL queueGetInfo(ur_queue_handle_t hQueue, ur_queue_info_t propName,
                                    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  return trace<ur_queue_get_info_params_t>(kQueueGetInfo, below.Queue.pfnGetInfo, hQueue, propName,
                                           propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL queueCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                   const ur_queue_properties_t *pProperties,
                                   ur_queue_handle_t *phQueue) {
  return trace<ur_queue_create_params_t>(kQueueCreate, below.Queue.pfnCreate, hContext, hDevice,
                                         pProperties, phQueue);
}

ur_result_t UR_APICALL queueRetain(ur_queue_handle_t hQueue) {
  return trace<ur_queue_retain_params_t>(kQueueRetain, below.Queue.pfnRetain, hQueue);
}

ur_result_t UR_APICALL queueRelease(ur_queue_handle_t hQueue) {
  return trace<ur_queue_release_params_t>(kQueueRelease, below.Queue.pfnRelease, hQueue);
}

ur_result_t UR_APICALL queueGetNativeHandle(ur_queue_handle_t hQueue, ur_queue_native_desc_t *pDesc,
                                            ur_native_handle_t *phNativeQueue) {
  return trace<ur_queue_get_native_handle_params_t>(
      kQueueGetNativeHandle, below.Queue.pfnGetNativeHandle, hQueue, pDesc, phNativeQueue);
}

ur_result_t UR_APICALL queueCreateWithNativeHandle(ur_native_handle_t hNativeQueue,
                                                   ur_context_handle_t hContext,
                                                   ur_device_handle_t hDevice,
                                                   const ur_queue_native_properties_t *pProperties,
                                                   ur_queue_handle_t *phQueue) {
  return trace<ur_queue_create_with_native_handle_params_t>(
      kQueueCreateWithNativeHandle, below.Queue.pfnCreateWithNativeHandle, hNativeQueue, hContext,
      hDevice, pProperties, phQueue);
}

ur_result_t UR_APICALL queueFinish(ur_queue_handle_t hQueue) {
  return trace<ur_queue_finish_params_t>(kQueueFinish, below.Queue.pfnFinish, hQueue);
}

ur_result_t UR_APICALL queueFlush(ur_queue_handle_t hQueue) {
  return trace<ur_queue_flush_params_t>(kQueueFlush, below.Queue.pfnFlush, hQueue);
}

ur_result_t UR_APICALL physicalMemCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                         size_t size,
                                         const ur_physical_mem_properties_t *pProperties,
                                         ur_physical_mem_handle_t *phPhysicalMem) {
  return trace<ur_physical_mem_create_params_t>(kPhysicalMemCreate, below.PhysicalMem.pfnCreate,
                                                hContext, hDevice, size, pProperties,
                                                phPhysicalMem);
}

ur_result_t UR_APICALL physicalMemRetain(ur_physical_mem_handle_t hPhysicalMem) {
  return trace<ur_physical_mem_retain_params_t>(kPhysicalMemRetain, below.PhysicalMem.pfnRetain,
                                                hPhysicalMem);
}

ur_result_t UR_APICALL physicalMemRelease(ur_physical_mem_handle_t hPhysicalMem) {
  return trace<ur_physical_mem_release_params_t>(kPhysicalMemRelease, below.PhysicalMem.pfnRelease,
                                                 hPhysicalMem);
}

ur_result_t UR_APICALL physicalMemGetInfo(ur_physical_mem_handle_t hPhysicalMem,
                                          ur_physical_mem_info_t propName, size_t propSize,
                                          void *pPropValue, size_t *pPropSizeRet) {
  return trace<ur_physical_mem_get_info_params_t>(kPhysicalMemGetInfo, below.PhysicalMem.pfnGetInfo,
                                                  hPhysicalMem, propName, propSize, pPropValue,
                                                  pPropSizeRet);
}

ur_result_t UR_APICALL enqueueEventsWait(ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
                                         const ur_event_handle_t *phEventWaitList,
                                         ur_event_handle_t *phEvent) {
  return trace<ur_enqueue_events_wait_params_t>(kEnqueueEventsWait, below.Enqueue.pfnEventsWait,
                                                hQueue, numEventsInWaitList, phEventWaitList,
                                                phEvent);
}

ur_result_t UR_APICALL enqueueEventsWaitWithBarrier(ur_queue_handle_t hQueue,
                                                    uint32_t numEventsInWaitList,
                                                    const ur_event_handle_t *phEventWaitList,
                                                    ur_event_handle_t *phEvent) {
  return trace<ur_enqueue_events_wait_with_barrier_params_t>(
      kEnqueueEventsWaitWithBarrier, below.Enqueue.pfnEventsWaitWithBarrier, hQueue,
      numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t UR_APICALL enqueueUsmFill(ur_queue_handle_t hQueue, void *pMem, size_t patternSize,
                                      const void *pPattern, size_t size,
                                      uint32_t numEventsInWaitList,
                                      const ur_event_handle_t *phEventWaitList,
                                      ur_event_handle_t *phEvent) {
  return trace<ur_enqueue_usm_fill_params_t>(kEnqueueUsmFill, below.Enqueue.pfnUSMFill, hQueue,
                                             pMem, patternSize, pPattern, size, numEventsInWaitList,
                                             phEventWaitList, phEvent);
}

ur_result_t UR_APICALL enqueueUsmMemcpy(ur_queue_handle_t hQueue, bool blocking, void *pDst,
                                        const void *pSrc, size_t size, uint32_t numEventsInWaitList,
                                        const ur_event_handle_t *phEventWaitList,
                                        ur_event_handle_t *phEvent) {
  return trace<ur_enqueue_usm_memcpy_params_t>(kEnqueueUsmMemcpy, below.Enqueue.pfnUSMMemcpy,
                                               hQueue, blocking, pDst, pSrc, size,
                                               numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t UR_APICALL enqueueUsmPrefetch(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                          ur_usm_migration_flags_t flags,
                                          uint32_t numEventsInWaitList,
                                          const ur_event_handle_t *phEventWaitList,
                                          ur_event_handle_t *phEvent) {
  return trace<ur_enqueue_usm_prefetch_params_t>(kEnqueueUsmPrefetch, below.Enqueue.pfnUSMPrefetch,
                                                 hQueue, pMem, size, flags, numEventsInWaitList,
                                                 phEventWaitList, phEvent);
}

ur_result_t UR_APICALL enqueueUsmAdvise(ur_queue_handle_t hQueue, const void *pMem, size_t size,
                                        ur_usm_advice_flags_t advice, ur_event_handle_t *phEvent) {
  return trace<ur_enqueue_usm_advise_params_t>(kEnqueueUsmAdvise, below.Enqueue.pfnUSMAdvise,
                                               hQueue, pMem, size, advice, phEvent);
}

ur_result_t UR_APICALL enqueueEventsWaitWithBarrierExt(
    ur_queue_handle_t hQueue, const ur_exp_enqueue_ext_properties_t *pProperties,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
  return trace<ur_enqueue_events_wait_with_barrier_ext_params_t>(
      kEnqueueEventsWaitWithBarrierExt, below.Enqueue.pfnEventsWaitWithBarrierExt, hQueue,
      pProperties, numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t UR_APICALL usmHostAlloc(ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc,
                                    ur_usm_pool_handle_t pool, size_t size, void **ppMem) {
  return trace<ur_usm_host_alloc_params_t>(kUsmHostAlloc, below.USM.pfnHostAlloc, hContext,
                                           pUSMDesc, pool, size, ppMem);
}

ur_result_t UR_APICALL usmDeviceAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                      const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                                      size_t size, void **ppMem) {
  return trace<ur_usm_device_alloc_params_t>(kUsmDeviceAlloc, below.USM.pfnDeviceAlloc, hContext,
                                             hDevice, pUSMDesc, pool, size, ppMem);
}

ur_result_t UR_APICALL usmSharedAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                      const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool,
                                      size_t size, void **ppMem) {
  return trace<ur_usm_shared_alloc_params_t>(kUsmSharedAlloc, below.USM.pfnSharedAlloc, hContext,
                                             hDevice, pUSMDesc, pool, size, ppMem);
}

ur_result_t UR_APICALL usmFree(ur_context_handle_t hContext, void *pMem) {
  return trace<ur_usm_free_params_t>(kUsmFree, below.USM.pfnFree, hContext, pMem);
}

ur_result_t UR_APICALL usmGetMemAllocInfo(ur_context_handle_t hContext, const void *pMem,
                                          ur_usm_alloc_info_t propName, size_t propSize,
                                          void *pPropValue, size_t *pPropSizeRet) {
  return trace<ur_usm_get_mem_alloc_info_params_t>(kUsmGetMemAllocInfo,
                                                   below.USM.pfnGetMemAllocInfo, hContext, pMem,
                                                   propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL usmPoolCreate(ur_context_handle_t hContext, ur_usm_pool_desc_t *pPoolDesc,
                                     ur_usm_pool_handle_t *ppPool) {
  return trace<ur_usm_pool_create_params_t>(kUsmPoolCreate, below.USM.pfnPoolCreate, hContext,
                                            pPoolDesc, ppPool);
}

ur_result_t UR_APICALL usmPoolRetain(ur_usm_pool_handle_t pPool) {
  return trace<ur_usm_pool_retain_params_t>(kUsmPoolRetain, below.USM.pfnPoolRetain, pPool);
}

ur_result_t UR_APICALL usmPoolRelease(ur_usm_pool_handle_t pPool) {
  return trace<ur_usm_pool_release_params_t>(kUsmPoolRelease, below.USM.pfnPoolRelease, pPool);
}

ur_result_t UR_APICALL usmPoolGetInfo(ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName,
                                      size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  return trace<ur_usm_pool_get_info_params_t>(kUsmPoolGetInfo, below.USM.pfnPoolGetInfo, hPool,
                                              propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL usmContextMemcpyExp(ur_context_handle_t hContext, void *pDst,
                                           const void *pSrc, size_t size) {
  return trace<ur_usm_context_memcpy_exp_params_t>(
      kUsmContextMemcpyExp, below.USMExp.pfnContextMemcpyExp, hContext, pDst, pSrc, size);
}

ur_result_t UR_APICALL ipcGetMemHandleExp(ur_context_handle_t hContext, void *pMem,
                                          void **ppIPCMemHandleData,
                                          size_t *pIPCMemHandleDataSizeRet) {
  return trace<ur_ipc_get_mem_handle_exp_params_t>(kIpcGetMemHandleExp,
                                                   below.IPCExp.pfnGetMemHandleExp, hContext, pMem,
                                                   ppIPCMemHandleData, pIPCMemHandleDataSizeRet);
}

ur_result_t UR_APICALL ipcPutMemHandleExp(ur_context_handle_t hContext, void *pIPCMemHandleData) {
  return trace<ur_ipc_put_mem_handle_exp_params_t>(
      kIpcPutMemHandleExp, below.IPCExp.pfnPutMemHandleExp, hContext, pIPCMemHandleData);
}

ur_result_t UR_APICALL ipcOpenMemHandleExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                           void *pIPCMemHandleData, size_t ipcMemHandleDataSize,
                                           void **ppMem) {
  return trace<ur_ipc_open_mem_handle_exp_params_t>(
      kIpcOpenMemHandleExp, below.IPCExp.pfnOpenMemHandleExp, hContext, hDevice, pIPCMemHandleData,
      ipcMemHandleDataSize, ppMem);
}

ur_result_t UR_APICALL ipcCloseMemHandleExp(ur_context_handle_t hContext, void *pMem) {
  return trace<ur_ipc_close_mem_handle_exp_params_t>(
      kIpcCloseMemHandleExp, below.IPCExp.pfnCloseMemHandleExp, hContext, pMem);
}

ur_result_t UR_APICALL ipcGetPhysMemHandleExp(ur_context_handle_t hContext,
                                              ur_physical_mem_handle_t hPhysMem,
                                              void **ppIPCPhysMemHandleData,
                                              size_t *pIPCPhysMemHandleDataSizeRet) {
  return trace<ur_ipc_get_phys_mem_handle_exp_params_t>(
      kIpcGetPhysMemHandleExp, below.IPCExp.pfnGetPhysMemHandleExp, hContext, hPhysMem,
      ppIPCPhysMemHandleData, pIPCPhysMemHandleDataSizeRet);
}

ur_result_t UR_APICALL ipcPutPhysMemHandleExp(ur_context_handle_t hContext,
                                              const void *pIPCPhysMemHandleData) {
  return trace<ur_ipc_put_phys_mem_handle_exp_params_t>(kIpcPutPhysMemHandleExp,
                                                        below.IPCExp.pfnPutPhysMemHandleExp,
                                                        hContext, pIPCPhysMemHandleData);
}

ur_result_t UR_APICALL ipcOpenPhysMemHandleExp(ur_context_handle_t hContext,
                                               ur_device_handle_t hDevice,
                                               const void *pIPCPhysMemHandleData,
                                               size_t ipcPhysMemHandleDataSize,
                                               ur_physical_mem_handle_t *phPhysMem) {
  return trace<ur_ipc_open_phys_mem_handle_exp_params_t>(
      kIpcOpenPhysMemHandleExp, below.IPCExp.pfnOpenPhysMemHandleExp, hContext, hDevice,
      pIPCPhysMemHandleData, ipcPhysMemHandleDataSize, phPhysMem);
}

ur_result_t UR_APICALL ipcClosePhysMemHandleExp(ur_context_handle_t hContext,
                                                ur_physical_mem_handle_t hPhysMem) {
  return trace<ur_ipc_close_phys_mem_handle_exp_params_t>(
      kIpcClosePhysMemHandleExp, below.IPCExp.pfnClosePhysMemHandleExp, hContext, hPhysMem);
}

ur_result_t UR_APICALL ipcGetEventHandleExp(ur_event_handle_t hEvent, void **ppIPCEventHandleData,
                                            size_t *pIPCEventHandleDataSizeRet) {
  return trace<ur_ipc_get_event_handle_exp_params_t>(
      kIpcGetEventHandleExp, below.IPCExp.pfnGetEventHandleExp, hEvent, ppIPCEventHandleData,
      pIPCEventHandleDataSizeRet);
}

ur_result_t UR_APICALL ipcPutEventHandleExp(ur_context_handle_t hContext,
                                            void *pIPCEventHandleData) {
  return trace<ur_ipc_put_event_handle_exp_params_t>(
      kIpcPutEventHandleExp, below.IPCExp.pfnPutEventHandleExp, hContext, pIPCEventHandleData);
}

ur_result_t UR_APICALL ipcOpenEventHandleExp(ur_context_handle_t hContext,
                                             const void *pIPCEventHandleData,
                                             size_t ipcEventHandleDataSize,
                                             ur_event_handle_t *phEvent) {
  return trace<ur_ipc_open_event_handle_exp_params_t>(
      kIpcOpenEventHandleExp, below.IPCExp.pfnOpenEventHandleExp, hContext, pIPCEventHandleData,
      ipcEventHandleDataSize, phEvent);
}

ur_result_t UR_APICALL usmP2pEnablePeerAccessExp(ur_device_handle_t commandDevice,
                                                 ur_device_handle_t peerDevice) {
  return trace<ur_usm_p2p_enable_peer_access_exp_params_t>(kUsmP2pEnablePeerAccessExp,
                                                           below.UsmP2PExp.pfnEnablePeerAccessExp,
                                                           commandDevice, peerDevice);
}

ur_result_t UR_APICALL usmP2pDisablePeerAccessExp(ur_device_handle_t commandDevice,
                                                  ur_device_handle_t peerDevice) {
  return trace<ur_usm_p2p_disable_peer_access_exp_params_t>(kUsmP2pDisablePeerAccessExp,
                                                            below.UsmP2PExp.pfnDisablePeerAccessExp,
                                                            commandDevice, peerDevice);
}

ur_result_t UR_APICALL usmP2pPeerAccessGetInfoExp(ur_device_handle_t commandDevice,
                                                  ur_device_handle_t peerDevice,
                                                  ur_exp_peer_info_t propName, size_t propSize,
                                                  void *pPropValue, size_t *pPropSizeRet) {
  return trace<ur_usm_p2p_peer_access_get_info_exp_params_t>(
      kUsmP2pPeerAccessGetInfoExp, below.UsmP2PExp.pfnPeerAccessGetInfoExp, commandDevice,
      peerDevice, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL virtualMemGranularityGetInfo(ur_context_handle_t hContext,
                                                    ur_device_handle_t hDevice,
                                                    size_t allocationSize,
                                                    ur_virtual_mem_granularity_info_t propName,
                                                    size_t propSize, void *pPropValue,
                                                    size_t *pPropSizeRet) {
  return trace<ur_virtual_mem_granularity_get_info_params_t>(
      kVirtualMemGranularityGetInfo, below.VirtualMem.pfnGranularityGetInfo, hContext, hDevice,
      allocationSize, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL virtualMemReserve(ur_context_handle_t hContext, const void *pStart,
                                         size_t size, void **ppStart) {
  return trace<ur_virtual_mem_reserve_params_t>(kVirtualMemReserve, below.VirtualMem.pfnReserve,
                                                hContext, pStart, size, ppStart);
}

ur_result_t UR_APICALL virtualMemFree(ur_context_handle_t hContext, const void *pStart,
                                      size_t size) {
  return trace<ur_virtual_mem_free_params_t>(kVirtualMemFree, below.VirtualMem.pfnFree, hContext,
                                             pStart, size);
}

ur_result_t UR_APICALL virtualMemMap(ur_context_handle_t hContext, const void *pStart, size_t size,
                                     ur_physical_mem_handle_t hPhysicalMem, size_t offset,
                                     ur_virtual_mem_access_flags_t flags) {
  return trace<ur_virtual_mem_map_params_t>(kVirtualMemMap, below.VirtualMem.pfnMap, hContext,
                                            pStart, size, hPhysicalMem, offset, flags);
}

ur_result_t UR_APICALL virtualMemUnmap(ur_context_handle_t hContext, const void *pStart,
                                       size_t size) {
  return trace<ur_virtual_mem_unmap_params_t>(kVirtualMemUnmap, below.VirtualMem.pfnUnmap, hContext,
                                              pStart, size);
}

ur_result_t UR_APICALL virtualMemSetAccess(ur_context_handle_t hContext, const void *pStart,
                                           size_t size, ur_virtual_mem_access_flags_t flags) {
  return trace<ur_virtual_mem_set_access_params_t>(
      kVirtualMemSetAccess, below.VirtualMem.pfnSetAccess, hContext, pStart, size, flags);
}

ur_result_t UR_APICALL virtualMemGetInfo(ur_context_handle_t hContext, const void *pStart,
                                         size_t size, ur_virtual_mem_info_t propName,
                                         size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  return trace<ur_virtual_mem_get_info_params_t>(kVirtualMemGetInfo, below.VirtualMem.pfnGetInfo,
                                                 hContext, pStart, size, propName, propSize,
                                                 pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL deviceGet(ur_platform_handle_t hPlatform, ur_device_type_t DeviceType,
                                 uint32_t NumEntries, ur_device_handle_t *phDevices,
                                 uint32_t *pNumDevices) {
  return trace<ur_device_get_params_t>(kDeviceGet, below.Device.pfnGet, hPlatform, DeviceType,
                                       NumEntries, phDevices, pNumDevices);
}

ur_result_t UR_APICALL deviceGetInfo(ur_device_handle_t hDevice, ur_device_info_t propName,
                                     size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  return trace<ur_device_get_info_params_t>(kDeviceGetInfo, below.Device.pfnGetInfo, hDevice,
                                            propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t UR_APICALL deviceRetain(ur_device_handle_t hDevice) {
  return trace<ur_device_retain_params_t>(kDeviceRetain, below.Device.pfnRetain, hDevice);
}

ur_result_t UR_APICALL deviceRelease(ur_device_handle_t hDevice) {
  return trace<ur_device_release_params_t>(kDeviceRelease, below.Device.pfnRelease, hDevice);
}

ur_result_t UR_APICALL devicePartition(ur_device_handle_t hDevice,
                                       const ur_device_partition_properties_t *pProperties,
                                       uint32_t NumDevices, ur_device_handle_t *phSubDevices,
                                       uint32_t *pNumDevicesRet) {
  return trace<ur_device_partition_params_t>(kDevicePartition, below.Device.pfnPartition, hDevice,
                                             pProperties, NumDevices, phSubDevices, pNumDevicesRet);
}

ur_result_t UR_APICALL deviceSelectBinary(ur_device_handle_t hDevice,
                                          const ur_device_binary_t *pBinaries, uint32_t NumBinaries,
                                          uint32_t *pSelectedBinary) {
  return trace<ur_device_select_binary_params_t>(kDeviceSelectBinary, below.Device.pfnSelectBinary,
                                                 hDevice, pBinaries, NumBinaries, pSelectedBinary);
}

ur_result_t UR_APICALL deviceGetNativeHandle(ur_device_handle_t hDevice,
                                             ur_native_handle_t *phNativeDevice) {
  return trace<ur_device_get_native_handle_params_t>(
      kDeviceGetNativeHandle, below.Device.pfnGetNativeHandle, hDevice, phNativeDevice);
}

ur_result_t UR_APICALL deviceCreateWithNativeHandle(
    ur_native_handle_t hNativeDevice, ur_adapter_handle_t hAdapter,
    const ur_device_native_properties_t *pProperties, ur_device_handle_t *phDevice) {
  return trace<ur_device_create_with_native_handle_params_t>(
      kDeviceCreateWithNativeHandle, below.Device.pfnCreateWithNativeHandle, hNativeDevice,
      hAdapter, pProperties, phDevice);
}

ur_result_t UR_APICALL deviceGetGlobalTimestamps(ur_device_handle_t hDevice,
                                                 uint64_t *pDeviceTimestamp,
                                                 uint64_t *pHostTimestamp) {
  return trace<ur_device_get_global_timestamps_params_t>(kDeviceGetGlobalTimestamps,
                                                         below.Device.pfnGetGlobalTimestamps,
                                                         hDevice, pDeviceTimestamp, pHostTimestamp);
}

} // namespace

std::span<const Function> functions() noexcept { return kFunctions; }

void install(ur_dditable_t &table) noexcept {
  if (!prepare())
    return;
  below = table;
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
  table.PhysicalMem.pfnCreate = physicalMemCreate;
  table.PhysicalMem.pfnRetain = physicalMemRetain;
  table.PhysicalMem.pfnRelease = physicalMemRelease;
  table.PhysicalMem.pfnGetInfo = physicalMemGetInfo;
  table.Enqueue.pfnEventsWait = enqueueEventsWait;
  table.Enqueue.pfnEventsWaitWithBarrier = enqueueEventsWaitWithBarrier;
  table.Enqueue.pfnUSMFill = enqueueUsmFill;
  table.Enqueue.pfnUSMMemcpy = enqueueUsmMemcpy;
  table.Enqueue.pfnUSMPrefetch = enqueueUsmPrefetch;
  table.Enqueue.pfnUSMAdvise = enqueueUsmAdvise;
  table.Enqueue.pfnEventsWaitWithBarrierExt = enqueueEventsWaitWithBarrierExt;
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

} // namespace ur::tracing

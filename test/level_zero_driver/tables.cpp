// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// What the library exports: a function for each table that any loader of version 1.4 or later asks
// for. Tables that the driver has nothing for are left as the loader made them, for it clears them.

#include "test/level_zero_driver/catalogue.hpp"

#include <level_zero/zes_ddi.h>
#include <level_zero/zet_ddi.h>

using host_driver::fillTable;
using host_driver::Table;

#define HOST_DRIVER_TABLE(FUNCTION, STRUCT, TABLE)                                                 \
  ZE_DLLEXPORT ze_result_t ZE_APICALL FUNCTION(ze_api_version_t version, STRUCT *table) {          \
    return fillTable(TABLE, version, table);                                                       \
  }

extern "C" {

HOST_DRIVER_TABLE(zeGetGlobalProcAddrTable, ze_global_dditable_t, Table::Global)
HOST_DRIVER_TABLE(zeGetDriverProcAddrTable, ze_driver_dditable_t, Table::Driver)
HOST_DRIVER_TABLE(zeGetDeviceProcAddrTable, ze_device_dditable_t, Table::Device)
HOST_DRIVER_TABLE(zeGetContextProcAddrTable, ze_context_dditable_t, Table::Context)
HOST_DRIVER_TABLE(zeGetCommandQueueProcAddrTable, ze_command_queue_dditable_t, Table::CommandQueue)
HOST_DRIVER_TABLE(zeGetCommandListProcAddrTable, ze_command_list_dditable_t, Table::CommandList)
HOST_DRIVER_TABLE(zeGetFenceProcAddrTable, ze_fence_dditable_t, Table::Fence)
HOST_DRIVER_TABLE(zeGetEventPoolProcAddrTable, ze_event_pool_dditable_t, Table::EventPool)
HOST_DRIVER_TABLE(zeGetEventProcAddrTable, ze_event_dditable_t, Table::Event)
HOST_DRIVER_TABLE(zeGetPhysicalMemProcAddrTable, ze_physical_mem_dditable_t, Table::PhysicalMem)
HOST_DRIVER_TABLE(zeGetMemProcAddrTable, ze_mem_dditable_t, Table::Mem)
HOST_DRIVER_TABLE(zeGetVirtualMemProcAddrTable, ze_virtual_mem_dditable_t, Table::VirtualMem)
// Newer than the packaged headers, which know no struct for them.
ZE_DLLEXPORT ze_result_t ZE_APICALL zeGetMemExpProcAddrTable(ze_api_version_t version, void *table);
HOST_DRIVER_TABLE(zeGetMemExpProcAddrTable, void, Table::MemExp)

HOST_DRIVER_TABLE(zeGetDeviceExpProcAddrTable, ze_device_exp_dditable_t, Table::None)
HOST_DRIVER_TABLE(zeGetImageProcAddrTable, ze_image_dditable_t, Table::None)
HOST_DRIVER_TABLE(zeGetImageExpProcAddrTable, ze_image_exp_dditable_t, Table::None)
HOST_DRIVER_TABLE(zeGetEventExpProcAddrTable, ze_event_exp_dditable_t, Table::None)
HOST_DRIVER_TABLE(zeGetModuleProcAddrTable, ze_module_dditable_t, Table::None)
HOST_DRIVER_TABLE(zeGetModuleBuildLogProcAddrTable, ze_module_build_log_dditable_t, Table::None)
HOST_DRIVER_TABLE(zeGetKernelProcAddrTable, ze_kernel_dditable_t, Table::None)
HOST_DRIVER_TABLE(zeGetKernelExpProcAddrTable, ze_kernel_exp_dditable_t, Table::None)
HOST_DRIVER_TABLE(zeGetSamplerProcAddrTable, ze_sampler_dditable_t, Table::None)
HOST_DRIVER_TABLE(zeGetFabricVertexExpProcAddrTable, ze_fabric_vertex_exp_dditable_t, Table::None)
HOST_DRIVER_TABLE(zeGetFabricEdgeExpProcAddrTable, ze_fabric_edge_exp_dditable_t, Table::None)

HOST_DRIVER_TABLE(zetGetDeviceProcAddrTable, zet_device_dditable_t, Table::None)
HOST_DRIVER_TABLE(zetGetContextProcAddrTable, zet_context_dditable_t, Table::None)
HOST_DRIVER_TABLE(zetGetCommandListProcAddrTable, zet_command_list_dditable_t, Table::None)
HOST_DRIVER_TABLE(zetGetModuleProcAddrTable, zet_module_dditable_t, Table::None)
HOST_DRIVER_TABLE(zetGetKernelProcAddrTable, zet_kernel_dditable_t, Table::None)
HOST_DRIVER_TABLE(zetGetMetricGroupProcAddrTable, zet_metric_group_dditable_t, Table::None)
HOST_DRIVER_TABLE(zetGetMetricGroupExpProcAddrTable, zet_metric_group_exp_dditable_t, Table::None)
HOST_DRIVER_TABLE(zetGetMetricProcAddrTable, zet_metric_dditable_t, Table::None)
HOST_DRIVER_TABLE(zetGetMetricStreamerProcAddrTable, zet_metric_streamer_dditable_t, Table::None)
HOST_DRIVER_TABLE(zetGetMetricQueryPoolProcAddrTable, zet_metric_query_pool_dditable_t, Table::None)
HOST_DRIVER_TABLE(zetGetMetricQueryProcAddrTable, zet_metric_query_dditable_t, Table::None)
HOST_DRIVER_TABLE(zetGetTracerExpProcAddrTable, zet_tracer_exp_dditable_t, Table::None)
HOST_DRIVER_TABLE(zetGetDebugProcAddrTable, zet_debug_dditable_t, Table::None)

HOST_DRIVER_TABLE(zesGetDriverProcAddrTable, zes_driver_dditable_t, Table::None)
HOST_DRIVER_TABLE(zesGetDeviceProcAddrTable, zes_device_dditable_t, Table::None)
HOST_DRIVER_TABLE(zesGetSchedulerProcAddrTable, zes_scheduler_dditable_t, Table::None)
HOST_DRIVER_TABLE(zesGetPerformanceFactorProcAddrTable, zes_performance_factor_dditable_t,
                  Table::None)
HOST_DRIVER_TABLE(zesGetPowerProcAddrTable, zes_power_dditable_t, Table::None)
HOST_DRIVER_TABLE(zesGetFrequencyProcAddrTable, zes_frequency_dditable_t, Table::None)
HOST_DRIVER_TABLE(zesGetEngineProcAddrTable, zes_engine_dditable_t, Table::None)
HOST_DRIVER_TABLE(zesGetStandbyProcAddrTable, zes_standby_dditable_t, Table::None)
HOST_DRIVER_TABLE(zesGetFirmwareProcAddrTable, zes_firmware_dditable_t, Table::None)
HOST_DRIVER_TABLE(zesGetMemoryProcAddrTable, zes_memory_dditable_t, Table::None)
HOST_DRIVER_TABLE(zesGetFabricPortProcAddrTable, zes_fabric_port_dditable_t, Table::None)
HOST_DRIVER_TABLE(zesGetTemperatureProcAddrTable, zes_temperature_dditable_t, Table::None)
HOST_DRIVER_TABLE(zesGetPsuProcAddrTable, zes_psu_dditable_t, Table::None)
HOST_DRIVER_TABLE(zesGetFanProcAddrTable, zes_fan_dditable_t, Table::None)
HOST_DRIVER_TABLE(zesGetLedProcAddrTable, zes_led_dditable_t, Table::None)
HOST_DRIVER_TABLE(zesGetRasProcAddrTable, zes_ras_dditable_t, Table::None)
HOST_DRIVER_TABLE(zesGetDiagnosticsProcAddrTable, zes_diagnostics_dditable_t, Table::None)

} // extern "C"

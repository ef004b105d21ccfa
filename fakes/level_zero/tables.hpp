// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// The tables that loaders up to Level Zero 1.17 request. The arguments of TABLE:
//   - the function that fills the table
//   - the table's struct in the packaged headers, or void if they lack it
//   - the table's name in the catalogue
//   - {minor, slots}...: the number of slots since version 1.minor
// Source: ze*_ddi.h of version 1.17, and the version that its loader requires for each slot.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

#include <level_zero/ze_api.h>

namespace host_driver {

// The number of slots of a table since 1.`minor`.
struct Growth {
  std::uint32_t minor;
  std::size_t slots;
};

// Returns the number of slots of a table in a version.
constexpr std::size_t slotsAt(ze_api_version_t version, std::initializer_list<Growth> growth) {
  std::size_t slots = 0;
  for (const Growth &step : growth)
    if (step.minor <= ZE_MINOR_VERSION(version))
      slots = std::max(slots, step.slots);
  return slots;
}

} // namespace host_driver

// clang-format off
// Tables with a struct in the packaged headers. The struct may be older and shorter than the table.
#define HOST_DRIVER_PACKAGED_TABLES(TABLE) \
  TABLE(zeGetGlobalProcAddrTable, ze_global_dditable_t, Global, {0, 1}, {10, 2}) \
  TABLE(zeGetDriverProcAddrTable, ze_driver_dditable_t, Driver, {0, 5}, {1, 6}, {6, 7}, {13, 8}, {14, 9}) \
  TABLE(zeGetDeviceProcAddrTable, ze_device_dditable_t, Device, {0, 14}, {1, 15}, {2, 17}, {3, 18}, {7, 19}, {12, 21}, {13, 22}, {14, 23}, {15, 24}, {16, 27}, {17, 28}) \
  TABLE(zeGetDeviceExpProcAddrTable, ze_device_exp_dditable_t, Unimplemented, {4, 1}) \
  TABLE(zeGetContextProcAddrTable, ze_context_dditable_t, Context, {0, 8}, {1, 9}) \
  TABLE(zeGetCommandQueueProcAddrTable, ze_command_queue_dditable_t, CommandQueue, {0, 4}, {9, 6}, {17, 9}) \
  TABLE(zeGetCommandListProcAddrTable, ze_command_list_dditable_t, CommandList, {0, 26}, {3, 28}, {6, 29}, {9, 34}, {12, 36}, {14, 38}, {16, 41}, {17, 52}) \
  TABLE(zeGetImageProcAddrTable, ze_image_dditable_t, Unimplemented, {0, 3}, {3, 4}, {5, 5}) \
  TABLE(zeGetImageExpProcAddrTable, ze_image_exp_dditable_t, Unimplemented, {2, 2}, {9, 3}) \
  TABLE(zeGetMemProcAddrTable, ze_mem_dditable_t, Mem, {0, 9}, {3, 10}, {6, 11}, {9, 12}, {15, 13}) \
  TABLE(zeGetFenceProcAddrTable, ze_fence_dditable_t, Fence, {0, 5}) \
  TABLE(zeGetEventPoolProcAddrTable, ze_event_pool_dditable_t, EventPool, {0, 5}, {6, 6}, {9, 8}) \
  TABLE(zeGetEventProcAddrTable, ze_event_dditable_t, Event, {0, 7}, {6, 8}, {9, 11}, {15, 16}, {17, 17}) \
  TABLE(zeGetEventExpProcAddrTable, ze_event_exp_dditable_t, Unimplemented, {2, 1}) \
  TABLE(zeGetModuleProcAddrTable, ze_module_dditable_t, Module, {0, 8}, {3, 9}) \
  TABLE(zeGetModuleBuildLogProcAddrTable, ze_module_build_log_dditable_t, ModuleBuildLog, {0, 2}) \
  TABLE(zeGetKernelProcAddrTable, ze_kernel_dditable_t, Kernel, {0, 12}) \
  TABLE(zeGetKernelExpProcAddrTable, ze_kernel_exp_dditable_t, Unimplemented, {1, 1}, {2, 2}, {11, 3}, {14, 4}) \
  TABLE(zeGetSamplerProcAddrTable, ze_sampler_dditable_t, Unimplemented, {0, 2}) \
  TABLE(zeGetPhysicalMemProcAddrTable, ze_physical_mem_dditable_t, PhysicalMem, {0, 2}, {15, 3}) \
  TABLE(zeGetVirtualMemProcAddrTable, ze_virtual_mem_dditable_t, VirtualMem, {0, 7}) \
  TABLE(zeGetFabricVertexExpProcAddrTable, ze_fabric_vertex_exp_dditable_t, Unimplemented, {4, 4}) \
  TABLE(zeGetFabricEdgeExpProcAddrTable, ze_fabric_edge_exp_dditable_t, Unimplemented, {4, 3}) \
  TABLE(zetGetDeviceProcAddrTable, zet_device_dditable_t, Unimplemented, {0, 1}) \
  TABLE(zetGetContextProcAddrTable, zet_context_dditable_t, Unimplemented, {0, 1}) \
  TABLE(zetGetCommandListProcAddrTable, zet_command_list_dditable_t, Unimplemented, {0, 4}) \
  TABLE(zetGetModuleProcAddrTable, zet_module_dditable_t, Unimplemented, {0, 1}) \
  TABLE(zetGetKernelProcAddrTable, zet_kernel_dditable_t, Unimplemented, {0, 1}) \
  TABLE(zetGetMetricProcAddrTable, zet_metric_dditable_t, Unimplemented, {0, 2}) \
  TABLE(zetGetMetricGroupProcAddrTable, zet_metric_group_dditable_t, Unimplemented, {0, 3}) \
  TABLE(zetGetMetricGroupExpProcAddrTable, zet_metric_group_exp_dditable_t, Unimplemented, {2, 1}, {5, 2}, {6, 4}, {9, 9}) \
  TABLE(zetGetMetricStreamerProcAddrTable, zet_metric_streamer_dditable_t, Unimplemented, {0, 3}) \
  TABLE(zetGetMetricQueryPoolProcAddrTable, zet_metric_query_pool_dditable_t, Unimplemented, {0, 2}) \
  TABLE(zetGetMetricQueryProcAddrTable, zet_metric_query_dditable_t, Unimplemented, {0, 4}) \
  TABLE(zetGetTracerExpProcAddrTable, zet_tracer_exp_dditable_t, Unimplemented, {0, 5}) \
  TABLE(zetGetDebugProcAddrTable, zet_debug_dditable_t, Unimplemented, {0, 11}, {5, 12}) \
  TABLE(zesGetDeviceProcAddrTable, zes_device_dditable_t, Unimplemented, {0, 25}, {4, 29}, {5, 36}, {7, 37}, {15, 38}) \
  TABLE(zesGetDriverProcAddrTable, zes_driver_dditable_t, Unimplemented, {0, 1}, {1, 2}, {5, 3}, {8, 5}) \
  TABLE(zesGetSchedulerProcAddrTable, zes_scheduler_dditable_t, Unimplemented, {0, 8}) \
  TABLE(zesGetPerformanceFactorProcAddrTable, zes_performance_factor_dditable_t, Unimplemented, {0, 3}) \
  TABLE(zesGetPowerProcAddrTable, zes_power_dditable_t, Unimplemented, {0, 8}, {16, 11}) \
  TABLE(zesGetFrequencyProcAddrTable, zes_frequency_dditable_t, Unimplemented, {0, 17}) \
  TABLE(zesGetEngineProcAddrTable, zes_engine_dditable_t, Unimplemented, {0, 2}, {7, 3}) \
  TABLE(zesGetStandbyProcAddrTable, zes_standby_dditable_t, Unimplemented, {0, 3}) \
  TABLE(zesGetFirmwareProcAddrTable, zes_firmware_dditable_t, Unimplemented, {0, 2}, {8, 3}, {9, 4}) \
  TABLE(zesGetMemoryProcAddrTable, zes_memory_dditable_t, Unimplemented, {0, 3}) \
  TABLE(zesGetFabricPortProcAddrTable, zes_fabric_port_dditable_t, Unimplemented, {0, 6}, {7, 8}) \
  TABLE(zesGetTemperatureProcAddrTable, zes_temperature_dditable_t, Unimplemented, {0, 4}) \
  TABLE(zesGetPsuProcAddrTable, zes_psu_dditable_t, Unimplemented, {0, 2}) \
  TABLE(zesGetFanProcAddrTable, zes_fan_dditable_t, Unimplemented, {0, 6}) \
  TABLE(zesGetLedProcAddrTable, zes_led_dditable_t, Unimplemented, {0, 4}) \
  TABLE(zesGetRasProcAddrTable, zes_ras_dditable_t, Unimplemented, {0, 4}) \
  TABLE(zesGetDiagnosticsProcAddrTable, zes_diagnostics_dditable_t, Unimplemented, {0, 3})

// Tables that the packaged headers lack.
#define HOST_DRIVER_NEWER_TABLES(TABLE) \
  TABLE(zeGetRTASBuilderProcAddrTable, void, Unimplemented, {13, 5}) \
  TABLE(zeGetRTASBuilderExpProcAddrTable, void, Unimplemented, {7, 4}) \
  TABLE(zeGetRTASParallelOperationProcAddrTable, void, Unimplemented, {13, 4}) \
  TABLE(zeGetRTASParallelOperationExpProcAddrTable, void, Unimplemented, {7, 4}) \
  TABLE(zeGetDriverExpProcAddrTable, void, Unimplemented, {7, 1}) \
  TABLE(zeGetCommandListExpProcAddrTable, void, CommandListExp, {9, 6}, {10, 8}, {17, 9}) \
  TABLE(zeGetMemExpProcAddrTable, void, MemExp, {6, 2}, {7, 4}) \
  TABLE(zeGetGraphProcAddrTable, void, Unimplemented, {17, 7}) \
  TABLE(zeGetExecutableGraphProcAddrTable, void, Unimplemented, {17, 2}) \
  TABLE(zetGetMetricProgrammableExpProcAddrTable, void, Unimplemented, {9, 4}) \
  TABLE(zetGetMetricTracerExpProcAddrTable, void, Unimplemented, {10, 6}) \
  TABLE(zetGetMetricDecoderExpProcAddrTable, void, Unimplemented, {10, 3}) \
  TABLE(zetGetDeviceExpProcAddrTable, void, Unimplemented, {10, 2}, {13, 4}) \
  TABLE(zetGetCommandListExpProcAddrTable, void, Unimplemented, {13, 1}) \
  TABLE(zetGetMetricExpProcAddrTable, void, Unimplemented, {9, 2}, {11, 3}) \
  TABLE(zesGetGlobalProcAddrTable, void, Unimplemented, {5, 1}) \
  TABLE(zesGetDeviceExpProcAddrTable, void, Unimplemented, {9, 2}, {10, 3}) \
  TABLE(zesGetDriverExpProcAddrTable, void, Unimplemented, {9, 1}) \
  TABLE(zesGetOverclockProcAddrTable, void, Unimplemented, {5, 9}) \
  TABLE(zesGetFirmwareExpProcAddrTable, void, Unimplemented, {9, 2}) \
  TABLE(zesGetRasExpProcAddrTable, void, Unimplemented, {0, 2}, {16, 6}) \
  TABLE(zesGetVFManagementExpProcAddrTable, void, Unimplemented, {9, 5}, {10, 8}, {12, 9}) \
  TABLE(zerGetGlobalProcAddrTable, void, RuntimeGlobal, {14, 4})
// clang-format on

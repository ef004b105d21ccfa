// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <cstdint>

#include <level_zero/ze_api.h>

namespace host_driver {

inline constexpr std::size_t kMaxFillPatternSize = 128;
inline constexpr std::uint32_t kQueueGroups = 2;
inline constexpr std::uint32_t kQueuesPerGroup = 4;

// What all devices' memory together may take, and one allocation.
std::uint64_t deviceMemorySize();

ze_result_t deviceGet(ze_driver_handle_t hDriver, std::uint32_t *count,
                      ze_device_handle_t *devices);
ze_result_t deviceGetSubDevices(ze_device_handle_t hDevice, std::uint32_t *count,
                                ze_device_handle_t *subdevices);
ze_result_t deviceGetRootDevice(ze_device_handle_t hDevice, ze_device_handle_t *root);
ze_result_t deviceGetProperties(ze_device_handle_t hDevice, ze_device_properties_t *properties);
ze_result_t deviceGetComputeProperties(ze_device_handle_t hDevice,
                                       ze_device_compute_properties_t *properties);
ze_result_t deviceGetModuleProperties(ze_device_handle_t hDevice,
                                      ze_device_module_properties_t *properties);
ze_result_t deviceGetCommandQueueGroupProperties(ze_device_handle_t hDevice, std::uint32_t *count,
                                                 ze_command_queue_group_properties_t *properties);
ze_result_t deviceGetMemoryProperties(ze_device_handle_t hDevice, std::uint32_t *count,
                                      ze_device_memory_properties_t *properties);
ze_result_t deviceGetMemoryAccessProperties(ze_device_handle_t hDevice,
                                            ze_device_memory_access_properties_t *properties);
ze_result_t deviceGetCacheProperties(ze_device_handle_t hDevice, std::uint32_t *count,
                                     ze_device_cache_properties_t *properties);
ze_result_t deviceGetImageProperties(ze_device_handle_t hDevice,
                                     ze_device_image_properties_t *properties);
ze_result_t deviceGetExternalMemoryProperties(ze_device_handle_t hDevice,
                                              ze_device_external_memory_properties_t *properties);
ze_result_t deviceGetP2PProperties(ze_device_handle_t hDevice, ze_device_handle_t hPeerDevice,
                                   ze_device_p2p_properties_t *properties);
ze_result_t deviceCanAccessPeer(ze_device_handle_t hDevice, ze_device_handle_t hPeerDevice,
                                ze_bool_t *value);
ze_result_t deviceGetStatus(ze_device_handle_t hDevice);
ze_result_t deviceGetGlobalTimestamps(ze_device_handle_t hDevice, std::uint64_t *host,
                                      std::uint64_t *device);
ze_result_t devicePciGetProperties(ze_device_handle_t hDevice, ze_pci_ext_properties_t *properties);
ze_result_t deviceSynchronize(ze_device_handle_t hDevice);
ze_result_t deviceGetCounterBasedEventMaxValue(ze_device_handle_t hDevice, std::uint64_t *value);

} // namespace host_driver

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.
#pragma once

// The functions that the loader itself implements, in runtime/loader/.

#include <unified-runtime/ur_api.h>

namespace ur::loader {

ur_result_t urDeviceGetSelected(ur_platform_handle_t hPlatform, ur_device_type_t DeviceType,
                                uint32_t NumEntries, ur_device_handle_t *phDevices,
                                uint32_t *pNumDevices);
ur_result_t urLoaderConfigCreate(ur_loader_config_handle_t *phLoaderConfig);
ur_result_t urLoaderConfigRetain(ur_loader_config_handle_t hLoaderConfig);
ur_result_t urLoaderConfigRelease(ur_loader_config_handle_t hLoaderConfig);
ur_result_t urLoaderConfigGetInfo(ur_loader_config_handle_t hLoaderConfig,
                                  ur_loader_config_info_t propName, size_t propSize,
                                  void *pPropValue, size_t *pPropSizeRet);
ur_result_t urLoaderConfigEnableLayer(ur_loader_config_handle_t hLoaderConfig,
                                      const char *pLayerName);
ur_result_t urLoaderConfigSetCodeLocationCallback(ur_loader_config_handle_t hLoaderConfig,
                                                  ur_code_location_callback_t pfnCodeloc,
                                                  void *pUserData);
ur_result_t urLoaderConfigSetMockingEnabled(ur_loader_config_handle_t hLoaderConfig,
                                            ur_bool_t enable);
ur_result_t urLoaderInit(ur_device_init_flags_t device_flags,
                         ur_loader_config_handle_t hLoaderConfig);
ur_result_t urLoaderTearDown(void);
ur_result_t urAdapterGet(uint32_t NumEntries, ur_adapter_handle_t *phAdapters,
                         uint32_t *pNumAdapters);

} // namespace ur::loader

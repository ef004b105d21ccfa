// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.
#ifndef UR_PRINT_H
#define UR_PRINT_H 1

// Converts values of ur_api.h to text for C programs. ur_print.hpp prints the same text.
//
// Each function writes the text and its final NUL to `buffer`, which has `buff_size` bytes. It
// writes the number of these bytes to `out_size`. `buffer` and `out_size` may be null. If the
// buffer is too small, the function writes only `out_size` and returns
// UR_RESULT_ERROR_INVALID_SIZE. If memory is exhausted, it writes nothing and returns
// UR_RESULT_ERROR_OUT_OF_HOST_MEMORY.

#include "ur_api.h"

#if defined(__cplusplus)
extern "C" {
#endif

UR_APIEXPORT ur_result_t UR_APICALL urPrintAdapterInfo(enum ur_adapter_info_t value, char *buffer,
                                                       const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintLoggerLevel(enum ur_logger_level_t value, char *buffer,
                                                       const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintMemFlags(enum ur_mem_flag_t value, char *buffer,
                                                    const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintMemInfo(enum ur_mem_info_t value, char *buffer,
                                                   const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintBufferCreateType(enum ur_buffer_create_type_t value,
                                                            char *buffer, const size_t buff_size,
                                                            size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintMapFlags(enum ur_map_flag_t value, char *buffer,
                                                    const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintApiVersion(enum ur_api_version_t value, char *buffer,
                                                      const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintBackend(enum ur_backend_t value, char *buffer,
                                                   const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintResult(enum ur_result_t value, char *buffer,
                                                  const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintStructureType(enum ur_structure_type_t value,
                                                         char *buffer, const size_t buff_size,
                                                         size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintContextFlags(enum ur_context_flag_t value, char *buffer,
                                                        const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintContextInfo(enum ur_context_info_t value, char *buffer,
                                                       const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintDeviceAffinityDomainFlags(enum ur_device_affinity_domain_flag_t value, char *buffer,
                                 const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintDeviceCommandBufferUpdateCapabilityFlags(
    enum ur_device_command_buffer_update_capability_flag_t value, char *buffer,
    const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintDeviceExecCapabilityFlags(enum ur_device_exec_capability_flag_t value, char *buffer,
                                 const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintDeviceFpCapabilityFlags(enum ur_device_fp_capability_flag_t value, char *buffer,
                               const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintDeviceInfo(enum ur_device_info_t value, char *buffer,
                                                      const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintDeviceLocalMemType(enum ur_device_local_mem_type_t value,
                                                              char *buffer, const size_t buff_size,
                                                              size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintDeviceMemCacheType(enum ur_device_mem_cache_type_t value,
                                                              char *buffer, const size_t buff_size,
                                                              size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintDevicePartition(enum ur_device_partition_t value,
                                                           char *buffer, const size_t buff_size,
                                                           size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintDeviceThrottleReasonsFlags(enum ur_device_throttle_reasons_flag_t value, char *buffer,
                                  const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintDeviceType(enum ur_device_type_t value, char *buffer,
                                                      const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintDeviceUsmAccessCapabilityFlags(enum ur_device_usm_access_capability_flag_t value,
                                      char *buffer, const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintExpDevice_2dBlockArrayCapabilityFlags(
    enum ur_exp_device_2d_block_array_capability_flag_t value, char *buffer, const size_t buff_size,
    size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintKernelLaunchPropertiesFlags(enum ur_kernel_launch_properties_flag_t value, char *buffer,
                                   const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintMemoryOrderCapabilityFlags(enum ur_memory_order_capability_flag_t value, char *buffer,
                                  const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintMemoryScopeCapabilityFlags(enum ur_memory_scope_capability_flag_t value, char *buffer,
                                  const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintUsmMigrationFlags(enum ur_usm_migration_flag_t value,
                                                             char *buffer, const size_t buff_size,
                                                             size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintCommand(enum ur_command_t value, char *buffer,
                                                   const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintEventInfo(enum ur_event_info_t value, char *buffer,
                                                     const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintEventStatus(enum ur_event_status_t value, char *buffer,
                                                       const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintExecutionInfo(enum ur_execution_info_t value,
                                                         char *buffer, const size_t buff_size,
                                                         size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintProfilingInfo(enum ur_profiling_info_t value,
                                                         char *buffer, const size_t buff_size,
                                                         size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintDeviceInitFlags(enum ur_device_init_flag_t value,
                                                           char *buffer, const size_t buff_size,
                                                           size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintLoaderConfigInfo(enum ur_loader_config_info_t value,
                                                            char *buffer, const size_t buff_size,
                                                            size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintPhysicalMemFlags(enum ur_physical_mem_flag_t value,
                                                            char *buffer, const size_t buff_size,
                                                            size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintPhysicalMemInfo(enum ur_physical_mem_info_t value,
                                                           char *buffer, const size_t buff_size,
                                                           size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintPlatformInfo(enum ur_platform_info_t value, char *buffer,
                                                        const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintQueueFlags(enum ur_queue_flag_t value, char *buffer,
                                                      const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintQueueInfo(enum ur_queue_info_t value, char *buffer,
                                                     const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintExpEnqueueExtFlags(enum ur_exp_enqueue_ext_flag_t value,
                                                              char *buffer, const size_t buff_size,
                                                              size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintExpEventFlags(enum ur_exp_event_flag_t value,
                                                         char *buffer, const size_t buff_size,
                                                         size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintUsmAdviceFlags(enum ur_usm_advice_flag_t value,
                                                          char *buffer, const size_t buff_size,
                                                          size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintUsmAllocInfo(enum ur_usm_alloc_info_t value,
                                                        char *buffer, const size_t buff_size,
                                                        size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintUsmDeviceMemFlags(enum ur_usm_device_mem_flag_t value,
                                                             char *buffer, const size_t buff_size,
                                                             size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintUsmHostMemFlags(enum ur_usm_host_mem_flag_t value,
                                                           char *buffer, const size_t buff_size,
                                                           size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintUsmPoolFlags(enum ur_usm_pool_flag_t value, char *buffer,
                                                        const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintUsmPoolInfo(enum ur_usm_pool_info_t value, char *buffer,
                                                       const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintUsmType(enum ur_usm_type_t value, char *buffer,
                                                   const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintExpUsmHostAllocRegisterFlags(enum ur_exp_usm_host_alloc_register_flag_t value, char *buffer,
                                    const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintExpPeerInfo(enum ur_exp_peer_info_t value, char *buffer,
                                                       const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintVirtualMemAccessFlags(enum ur_virtual_mem_access_flag_t value, char *buffer,
                             const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintVirtualMemGranularityInfo(enum ur_virtual_mem_granularity_info_t value, char *buffer,
                                 const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintVirtualMemInfo(enum ur_virtual_mem_info_t value,
                                                          char *buffer, const size_t buff_size,
                                                          size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintFunction(enum ur_function_t value, char *buffer,
                                                    const size_t buff_size, size_t *out_size);

UR_APIEXPORT ur_result_t UR_APICALL urPrintCodeLocation(const struct ur_code_location_t value,
                                                        char *buffer, const size_t buff_size,
                                                        size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintBaseProperties(const struct ur_base_properties_t value,
                                                          char *buffer, const size_t buff_size,
                                                          size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintBufferProperties(const struct ur_buffer_properties_t value, char *buffer,
                        const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintBaseDesc(const struct ur_base_desc_t value, char *buffer,
                                                    const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintBufferRegion(const struct ur_buffer_region_t value,
                                                        char *buffer, const size_t buff_size,
                                                        size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintMemNativeProperties(const struct ur_mem_native_properties_t value, char *buffer,
                           const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintRectOffset(const struct ur_rect_offset_t value,
                                                      char *buffer, const size_t buff_size,
                                                      size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintRectRegion(const struct ur_rect_region_t value,
                                                      char *buffer, const size_t buff_size,
                                                      size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintContextNativeProperties(const struct ur_context_native_properties_t value, char *buffer,
                               const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintContextProperties(const struct ur_context_properties_t value, char *buffer,
                         const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintDeviceBinary(const struct ur_device_binary_t value,
                                                        char *buffer, const size_t buff_size,
                                                        size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintDeviceNativeProperties(const struct ur_device_native_properties_t value, char *buffer,
                              const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintDevicePartitionProperty(const struct ur_device_partition_property_t value, char *buffer,
                               const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintDevicePartitionProperties(const struct ur_device_partition_properties_t value, char *buffer,
                                 const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintEventNativeProperties(const struct ur_event_native_properties_t value, char *buffer,
                             const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintPhysicalMemProperties(const struct ur_physical_mem_properties_t value, char *buffer,
                             const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintPlatformNativeProperties(const struct ur_platform_native_properties_t value, char *buffer,
                                const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintQueueIndexProperties(const struct ur_queue_index_properties_t value, char *buffer,
                            const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintQueueNativeDesc(const struct ur_queue_native_desc_t value, char *buffer,
                       const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintQueueNativeProperties(const struct ur_queue_native_properties_t value, char *buffer,
                             const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintQueueProperties(const struct ur_queue_properties_t value,
                                                           char *buffer, const size_t buff_size,
                                                           size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintExpEnqueueExtProperties(const struct ur_exp_enqueue_ext_properties_t value, char *buffer,
                               const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintExpEventDesc(const struct ur_exp_event_desc_t value,
                                                        char *buffer, const size_t buff_size,
                                                        size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintUsmAllocLocationDesc(const struct ur_usm_alloc_location_desc_t value, char *buffer,
                            const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintUsmDesc(const struct ur_usm_desc_t value, char *buffer,
                                                   const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintUsmDeviceDesc(const struct ur_usm_device_desc_t value,
                                                         char *buffer, const size_t buff_size,
                                                         size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintUsmHostDesc(const struct ur_usm_host_desc_t value,
                                                       char *buffer, const size_t buff_size,
                                                       size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintUsmPoolDesc(const struct ur_usm_pool_desc_t value,
                                                       char *buffer, const size_t buff_size,
                                                       size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintUsmPoolLimitsDesc(const struct ur_usm_pool_limits_desc_t value, char *buffer,
                         const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintExpUsmHostAllocRegisterProperties(
    const struct ur_exp_usm_host_alloc_register_properties_t value, char *buffer,
    const size_t buff_size, size_t *out_size);

UR_APIEXPORT ur_result_t UR_APICALL
urPrintAdapterGetParams(const struct ur_adapter_get_params_t *params, char *buffer,
                        const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintAdapterReleaseParams(const struct ur_adapter_release_params_t *params, char *buffer,
                            const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintAdapterRetainParams(const struct ur_adapter_retain_params_t *params, char *buffer,
                           const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintAdapterGetLastErrorParams(const struct ur_adapter_get_last_error_params_t *params,
                                 char *buffer, const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintAdapterGetInfoParams(const struct ur_adapter_get_info_params_t *params, char *buffer,
                            const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintAdapterSetLoggerCallbackParams(const struct ur_adapter_set_logger_callback_params_t *params,
                                      char *buffer, const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintAdapterSetLoggerCallbackLevelParams(
    const struct ur_adapter_set_logger_callback_level_params_t *params, char *buffer,
    const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintMemBufferCreateParams(const struct ur_mem_buffer_create_params_t *params, char *buffer,
                             const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintMemRetainParams(const struct ur_mem_retain_params_t *params, char *buffer,
                       const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintMemReleaseParams(const struct ur_mem_release_params_t *params, char *buffer,
                        const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintMemBufferPartitionParams(const struct ur_mem_buffer_partition_params_t *params, char *buffer,
                                const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintMemGetNativeHandleParams(const struct ur_mem_get_native_handle_params_t *params,
                                char *buffer, const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintMemBufferCreateWithNativeHandleParams(
    const struct ur_mem_buffer_create_with_native_handle_params_t *params, char *buffer,
    const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintMemGetInfoParams(const struct ur_mem_get_info_params_t *params, char *buffer,
                        const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintEnqueueMemBufferReadParams(const struct ur_enqueue_mem_buffer_read_params_t *params,
                                  char *buffer, const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintEnqueueMemBufferWriteParams(const struct ur_enqueue_mem_buffer_write_params_t *params,
                                   char *buffer, const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintEnqueueMemBufferReadRectParams(const struct ur_enqueue_mem_buffer_read_rect_params_t *params,
                                      char *buffer, const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintEnqueueMemBufferWriteRectParams(
    const struct ur_enqueue_mem_buffer_write_rect_params_t *params, char *buffer,
    const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintEnqueueMemBufferCopyParams(const struct ur_enqueue_mem_buffer_copy_params_t *params,
                                  char *buffer, const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintEnqueueMemBufferCopyRectParams(const struct ur_enqueue_mem_buffer_copy_rect_params_t *params,
                                      char *buffer, const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintEnqueueMemBufferFillParams(const struct ur_enqueue_mem_buffer_fill_params_t *params,
                                  char *buffer, const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintEnqueueMemBufferMapParams(const struct ur_enqueue_mem_buffer_map_params_t *params,
                                 char *buffer, const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintEnqueueMemUnmapParams(const struct ur_enqueue_mem_unmap_params_t *params, char *buffer,
                             const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintContextCreateParams(const struct ur_context_create_params_t *params, char *buffer,
                           const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintContextRetainParams(const struct ur_context_retain_params_t *params, char *buffer,
                           const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintContextReleaseParams(const struct ur_context_release_params_t *params, char *buffer,
                            const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintContextGetInfoParams(const struct ur_context_get_info_params_t *params, char *buffer,
                            const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintContextGetNativeHandleParams(const struct ur_context_get_native_handle_params_t *params,
                                    char *buffer, const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintContextCreateWithNativeHandleParams(
    const struct ur_context_create_with_native_handle_params_t *params, char *buffer,
    const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintContextSetExtendedDeleterParams(
    const struct ur_context_set_extended_deleter_params_t *params, char *buffer,
    const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintDeviceGetParams(const struct ur_device_get_params_t *params, char *buffer,
                       const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintDeviceGetSelectedParams(const struct ur_device_get_selected_params_t *params, char *buffer,
                               const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintDeviceGetInfoParams(const struct ur_device_get_info_params_t *params, char *buffer,
                           const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintDeviceRetainParams(const struct ur_device_retain_params_t *params, char *buffer,
                          const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintDeviceReleaseParams(const struct ur_device_release_params_t *params, char *buffer,
                           const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintDevicePartitionParams(const struct ur_device_partition_params_t *params, char *buffer,
                             const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintDeviceSelectBinaryParams(const struct ur_device_select_binary_params_t *params, char *buffer,
                                const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintDeviceGetNativeHandleParams(const struct ur_device_get_native_handle_params_t *params,
                                   char *buffer, const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintDeviceCreateWithNativeHandleParams(
    const struct ur_device_create_with_native_handle_params_t *params, char *buffer,
    const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintDeviceGetGlobalTimestampsParams(
    const struct ur_device_get_global_timestamps_params_t *params, char *buffer,
    const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintEnqueueEventsWaitParams(const struct ur_enqueue_events_wait_params_t *params, char *buffer,
                               const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintEnqueueEventsWaitWithBarrierParams(
    const struct ur_enqueue_events_wait_with_barrier_params_t *params, char *buffer,
    const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintEnqueueUsmFillParams(const struct ur_enqueue_usm_fill_params_t *params, char *buffer,
                            const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintEnqueueUsmMemcpyParams(const struct ur_enqueue_usm_memcpy_params_t *params, char *buffer,
                              const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintEnqueueUsmFill_2dParams(const struct ur_enqueue_usm_fill_2d_params_t *params, char *buffer,
                               const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintEnqueueUsmMemcpy_2dParams(const struct ur_enqueue_usm_memcpy_2d_params_t *params,
                                 char *buffer, const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintEnqueueUsmPrefetchParams(const struct ur_enqueue_usm_prefetch_params_t *params, char *buffer,
                                const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintEnqueueUsmAdviseParams(const struct ur_enqueue_usm_advise_params_t *params, char *buffer,
                              const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintEventGetInfoParams(const struct ur_event_get_info_params_t *params, char *buffer,
                          const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintEventGetProfilingInfoParams(const struct ur_event_get_profiling_info_params_t *params,
                                   char *buffer, const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintEventWaitParams(const struct ur_event_wait_params_t *params, char *buffer,
                       const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintEventRetainParams(const struct ur_event_retain_params_t *params, char *buffer,
                         const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintEventReleaseParams(const struct ur_event_release_params_t *params, char *buffer,
                          const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintEventGetNativeHandleParams(const struct ur_event_get_native_handle_params_t *params,
                                  char *buffer, const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintEventCreateWithNativeHandleParams(
    const struct ur_event_create_with_native_handle_params_t *params, char *buffer,
    const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintEventSetCallbackParams(const struct ur_event_set_callback_params_t *params, char *buffer,
                              const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintIpcGetEventHandleExpParams(const struct ur_ipc_get_event_handle_exp_params_t *params,
                                  char *buffer, const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintIpcPutEventHandleExpParams(const struct ur_ipc_put_event_handle_exp_params_t *params,
                                  char *buffer, const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintIpcOpenEventHandleExpParams(const struct ur_ipc_open_event_handle_exp_params_t *params,
                                   char *buffer, const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintIpcGetMemHandleExpParams(const struct ur_ipc_get_mem_handle_exp_params_t *params,
                                char *buffer, const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintIpcPutMemHandleExpParams(const struct ur_ipc_put_mem_handle_exp_params_t *params,
                                char *buffer, const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintIpcOpenMemHandleExpParams(const struct ur_ipc_open_mem_handle_exp_params_t *params,
                                 char *buffer, const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintIpcCloseMemHandleExpParams(const struct ur_ipc_close_mem_handle_exp_params_t *params,
                                  char *buffer, const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintIpcGetPhysMemHandleExpParams(const struct ur_ipc_get_phys_mem_handle_exp_params_t *params,
                                    char *buffer, const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintIpcPutPhysMemHandleExpParams(const struct ur_ipc_put_phys_mem_handle_exp_params_t *params,
                                    char *buffer, const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintIpcOpenPhysMemHandleExpParams(const struct ur_ipc_open_phys_mem_handle_exp_params_t *params,
                                     char *buffer, const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintIpcClosePhysMemHandleExpParams(
    const struct ur_ipc_close_phys_mem_handle_exp_params_t *params, char *buffer,
    const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintLoaderConfigCreateParams(const struct ur_loader_config_create_params_t *params, char *buffer,
                                const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintLoaderConfigRetainParams(const struct ur_loader_config_retain_params_t *params, char *buffer,
                                const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintLoaderConfigReleaseParams(const struct ur_loader_config_release_params_t *params,
                                 char *buffer, const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintLoaderConfigGetInfoParams(const struct ur_loader_config_get_info_params_t *params,
                                 char *buffer, const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintLoaderConfigEnableLayerParams(const struct ur_loader_config_enable_layer_params_t *params,
                                     char *buffer, const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintLoaderConfigSetCodeLocationCallbackParams(
    const struct ur_loader_config_set_code_location_callback_params_t *params, char *buffer,
    const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintLoaderConfigSetMockingEnabledParams(
    const struct ur_loader_config_set_mocking_enabled_params_t *params, char *buffer,
    const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintLoaderInitParams(const struct ur_loader_init_params_t *params, char *buffer,
                        const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintPhysicalMemCreateParams(const struct ur_physical_mem_create_params_t *params, char *buffer,
                               const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintPhysicalMemRetainParams(const struct ur_physical_mem_retain_params_t *params, char *buffer,
                               const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintPhysicalMemReleaseParams(const struct ur_physical_mem_release_params_t *params, char *buffer,
                                const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintPhysicalMemGetInfoParams(const struct ur_physical_mem_get_info_params_t *params,
                                char *buffer, const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintPlatformGetParams(const struct ur_platform_get_params_t *params, char *buffer,
                         const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintPlatformGetInfoParams(const struct ur_platform_get_info_params_t *params, char *buffer,
                             const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintPlatformGetApiVersionParams(const struct ur_platform_get_api_version_params_t *params,
                                   char *buffer, const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintPlatformGetNativeHandleParams(const struct ur_platform_get_native_handle_params_t *params,
                                     char *buffer, const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintPlatformCreateWithNativeHandleParams(
    const struct ur_platform_create_with_native_handle_params_t *params, char *buffer,
    const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintPlatformGetBackendOptionParams(const struct ur_platform_get_backend_option_params_t *params,
                                      char *buffer, const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintQueueGetInfoParams(const struct ur_queue_get_info_params_t *params, char *buffer,
                          const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintQueueCreateParams(const struct ur_queue_create_params_t *params, char *buffer,
                         const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintQueueRetainParams(const struct ur_queue_retain_params_t *params, char *buffer,
                         const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintQueueReleaseParams(const struct ur_queue_release_params_t *params, char *buffer,
                          const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintQueueGetNativeHandleParams(const struct ur_queue_get_native_handle_params_t *params,
                                  char *buffer, const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintQueueCreateWithNativeHandleParams(
    const struct ur_queue_create_with_native_handle_params_t *params, char *buffer,
    const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintQueueFinishParams(const struct ur_queue_finish_params_t *params, char *buffer,
                         const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintQueueFlushParams(const struct ur_queue_flush_params_t *params, char *buffer,
                        const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintEnqueueEventsWaitWithBarrierExtParams(
    const struct ur_enqueue_events_wait_with_barrier_ext_params_t *params, char *buffer,
    const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintEventCreateExpParams(const struct ur_event_create_exp_params_t *params, char *buffer,
                            const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintEnqueueTimestampRecordingExpParams(
    const struct ur_enqueue_timestamp_recording_exp_params_t *params, char *buffer,
    const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintUsmHostAllocParams(const struct ur_usm_host_alloc_params_t *params, char *buffer,
                          const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintUsmDeviceAllocParams(const struct ur_usm_device_alloc_params_t *params, char *buffer,
                            const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintUsmSharedAllocParams(const struct ur_usm_shared_alloc_params_t *params, char *buffer,
                            const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintUsmFreeParams(const struct ur_usm_free_params_t *params,
                                                         char *buffer, const size_t buff_size,
                                                         size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintUsmGetMemAllocInfoParams(const struct ur_usm_get_mem_alloc_info_params_t *params,
                                char *buffer, const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintUsmPoolCreateParams(const struct ur_usm_pool_create_params_t *params, char *buffer,
                           const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintUsmPoolRetainParams(const struct ur_usm_pool_retain_params_t *params, char *buffer,
                           const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintUsmPoolReleaseParams(const struct ur_usm_pool_release_params_t *params, char *buffer,
                            const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintUsmPoolGetInfoParams(const struct ur_usm_pool_get_info_params_t *params, char *buffer,
                            const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintUsmContextMemcpyExpParams(const struct ur_usm_context_memcpy_exp_params_t *params,
                                 char *buffer, const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintUsmHostAllocRegisterExpParams(const struct ur_usm_host_alloc_register_exp_params_t *params,
                                     char *buffer, const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintUsmHostAllocUnregisterExpParams(
    const struct ur_usm_host_alloc_unregister_exp_params_t *params, char *buffer,
    const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintUsmP2pEnablePeerAccessExpParams(
    const struct ur_usm_p2p_enable_peer_access_exp_params_t *params, char *buffer,
    const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintUsmP2pDisablePeerAccessExpParams(
    const struct ur_usm_p2p_disable_peer_access_exp_params_t *params, char *buffer,
    const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintUsmP2pPeerAccessGetInfoExpParams(
    const struct ur_usm_p2p_peer_access_get_info_exp_params_t *params, char *buffer,
    const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL urPrintVirtualMemGranularityGetInfoParams(
    const struct ur_virtual_mem_granularity_get_info_params_t *params, char *buffer,
    const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintVirtualMemReserveParams(const struct ur_virtual_mem_reserve_params_t *params, char *buffer,
                               const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintVirtualMemFreeParams(const struct ur_virtual_mem_free_params_t *params, char *buffer,
                            const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintVirtualMemMapParams(const struct ur_virtual_mem_map_params_t *params, char *buffer,
                           const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintVirtualMemUnmapParams(const struct ur_virtual_mem_unmap_params_t *params, char *buffer,
                             const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintVirtualMemSetAccessParams(const struct ur_virtual_mem_set_access_params_t *params,
                                 char *buffer, const size_t buff_size, size_t *out_size);
UR_APIEXPORT ur_result_t UR_APICALL
urPrintVirtualMemGetInfoParams(const struct ur_virtual_mem_get_info_params_t *params, char *buffer,
                               const size_t buff_size, size_t *out_size);

// Prints the arguments of any function from its parameter block. Returns
// UR_RESULT_ERROR_INVALID_NULL_POINTER if the block is null, and
// UR_RESULT_ERROR_INVALID_ENUMERATION if the function is not declared.
UR_APIEXPORT ur_result_t UR_APICALL urPrintFunctionParams(enum ur_function_t function,
                                                          const void *params, char *buffer,
                                                          const size_t buff_size, size_t *out_size);

#if defined(__cplusplus)
} // extern "C"
#endif

#endif // UR_PRINT_H

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// Converts between the API's types and their Python classes.

#include "generated/python/ext/types.hpp"

#include "bindings/python/ext/bind.hpp"
#include "bindings/python/ext/chain.hpp"

namespace ur::python {

void bindClasses(nb::handle enums, nb::handle classes) {
  bindClass<ur_adapter_info_t>(enums, "ur_adapter_info_t");
  bindClass<ur_logger_level_t>(enums, "ur_logger_level_t");
  bindClass<Flags<ur_mem_flag_t>>(enums, "ur_mem_flags_t");
  bindClass<ur_mem_info_t>(enums, "ur_mem_info_t");
  bindClass<ur_buffer_create_type_t>(enums, "ur_buffer_create_type_t");
  bindClass<Flags<ur_map_flag_t>>(enums, "ur_map_flags_t");
  bindClass<ur_api_version_t>(enums, "ur_api_version_t");
  bindClass<ur_backend_t>(enums, "ur_backend_t");
  bindClass<ur_result_t>(enums, "ur_result_t");
  bindClass<ur_structure_type_t>(enums, "ur_structure_type_t");
  bindClass<Flags<ur_context_flag_t>>(enums, "ur_context_flags_t");
  bindClass<ur_context_info_t>(enums, "ur_context_info_t");
  bindClass<Flags<ur_device_affinity_domain_flag_t>>(enums, "ur_device_affinity_domain_flags_t");
  bindClass<Flags<ur_device_command_buffer_update_capability_flag_t>>(
      enums, "ur_device_command_buffer_update_capability_flags_t");
  bindClass<Flags<ur_device_exec_capability_flag_t>>(enums, "ur_device_exec_capability_flags_t");
  bindClass<Flags<ur_device_fp_capability_flag_t>>(enums, "ur_device_fp_capability_flags_t");
  bindClass<ur_device_info_t>(enums, "ur_device_info_t");
  bindClass<ur_device_local_mem_type_t>(enums, "ur_device_local_mem_type_t");
  bindClass<ur_device_mem_cache_type_t>(enums, "ur_device_mem_cache_type_t");
  bindClass<ur_device_partition_t>(enums, "ur_device_partition_t");
  bindClass<Flags<ur_device_throttle_reasons_flag_t>>(enums, "ur_device_throttle_reasons_flags_t");
  bindClass<ur_device_type_t>(enums, "ur_device_type_t");
  bindClass<Flags<ur_device_usm_access_capability_flag_t>>(
      enums, "ur_device_usm_access_capability_flags_t");
  bindClass<Flags<ur_exp_device_2d_block_array_capability_flag_t>>(
      enums, "ur_exp_device_2d_block_array_capability_flags_t");
  bindClass<Flags<ur_kernel_launch_properties_flag_t>>(enums,
                                                       "ur_kernel_launch_properties_flags_t");
  bindClass<Flags<ur_memory_order_capability_flag_t>>(enums, "ur_memory_order_capability_flags_t");
  bindClass<Flags<ur_memory_scope_capability_flag_t>>(enums, "ur_memory_scope_capability_flags_t");
  bindClass<Flags<ur_usm_migration_flag_t>>(enums, "ur_usm_migration_flags_t");
  bindClass<ur_command_t>(enums, "ur_command_t");
  bindClass<ur_event_info_t>(enums, "ur_event_info_t");
  bindClass<ur_event_status_t>(enums, "ur_event_status_t");
  bindClass<ur_execution_info_t>(enums, "ur_execution_info_t");
  bindClass<ur_profiling_info_t>(enums, "ur_profiling_info_t");
  bindClass<Flags<ur_device_init_flag_t>>(enums, "ur_device_init_flags_t");
  bindClass<ur_loader_config_info_t>(enums, "ur_loader_config_info_t");
  bindClass<Flags<ur_physical_mem_flag_t>>(enums, "ur_physical_mem_flags_t");
  bindClass<ur_physical_mem_info_t>(enums, "ur_physical_mem_info_t");
  bindClass<ur_platform_info_t>(enums, "ur_platform_info_t");
  bindClass<Flags<ur_queue_flag_t>>(enums, "ur_queue_flags_t");
  bindClass<ur_queue_info_t>(enums, "ur_queue_info_t");
  bindClass<Flags<ur_exp_enqueue_ext_flag_t>>(enums, "ur_exp_enqueue_ext_flags_t");
  bindClass<Flags<ur_exp_event_flag_t>>(enums, "ur_exp_event_flags_t");
  bindClass<Flags<ur_usm_advice_flag_t>>(enums, "ur_usm_advice_flags_t");
  bindClass<ur_usm_alloc_info_t>(enums, "ur_usm_alloc_info_t");
  bindClass<Flags<ur_usm_device_mem_flag_t>>(enums, "ur_usm_device_mem_flags_t");
  bindClass<Flags<ur_usm_host_mem_flag_t>>(enums, "ur_usm_host_mem_flags_t");
  bindClass<Flags<ur_usm_pool_flag_t>>(enums, "ur_usm_pool_flags_t");
  bindClass<ur_usm_pool_info_t>(enums, "ur_usm_pool_info_t");
  bindClass<ur_usm_type_t>(enums, "ur_usm_type_t");
  bindClass<Flags<ur_exp_usm_host_alloc_register_flag_t>>(enums,
                                                          "ur_exp_usm_host_alloc_register_flags_t");
  bindClass<ur_exp_peer_info_t>(enums, "ur_exp_peer_info_t");
  bindClass<Flags<ur_virtual_mem_access_flag_t>>(enums, "ur_virtual_mem_access_flags_t");
  bindClass<ur_virtual_mem_granularity_info_t>(enums, "ur_virtual_mem_granularity_info_t");
  bindClass<ur_virtual_mem_info_t>(enums, "ur_virtual_mem_info_t");
  bindClass<ur_adapter_handle_t>(classes, "ur_adapter_handle_t");
  bindClass<ur_mem_handle_t>(classes, "ur_mem_handle_t");
  bindClass<ur_context_handle_t>(classes, "ur_context_handle_t");
  bindClass<ur_device_handle_t>(classes, "ur_device_handle_t");
  bindClass<ur_event_handle_t>(classes, "ur_event_handle_t");
  bindClass<ur_loader_config_handle_t>(classes, "ur_loader_config_handle_t");
  bindClass<ur_physical_mem_handle_t>(classes, "ur_physical_mem_handle_t");
  bindClass<ur_platform_handle_t>(classes, "ur_platform_handle_t");
  bindClass<ur_queue_handle_t>(classes, "ur_queue_handle_t");
  bindClass<ur_usm_pool_handle_t>(classes, "ur_usm_pool_handle_t");
  bindClass<ur_code_location_t>(classes, "ur_code_location_t");
  bindClass<ur_base_properties_t>(classes, "ur_base_properties_t");
  bindClass<ur_buffer_properties_t>(classes, "ur_buffer_properties_t");
  bindClass<ur_base_desc_t>(classes, "ur_base_desc_t");
  bindClass<ur_buffer_region_t>(classes, "ur_buffer_region_t");
  bindClass<ur_mem_native_properties_t>(classes, "ur_mem_native_properties_t");
  bindClass<ur_rect_offset_t>(classes, "ur_rect_offset_t");
  bindClass<ur_rect_region_t>(classes, "ur_rect_region_t");
  bindClass<ur_context_native_properties_t>(classes, "ur_context_native_properties_t");
  bindClass<ur_context_properties_t>(classes, "ur_context_properties_t");
  bindClass<ur_device_binary_t>(classes, "ur_device_binary_t");
  bindClass<ur_device_native_properties_t>(classes, "ur_device_native_properties_t");
  bindClass<ur_device_partition_property_t>(classes, "ur_device_partition_property_t");
  bindClass<ur_device_partition_properties_t>(classes, "ur_device_partition_properties_t");
  bindClass<ur_event_native_properties_t>(classes, "ur_event_native_properties_t");
  bindClass<ur_physical_mem_properties_t>(classes, "ur_physical_mem_properties_t");
  bindClass<ur_platform_native_properties_t>(classes, "ur_platform_native_properties_t");
  bindClass<ur_queue_index_properties_t>(classes, "ur_queue_index_properties_t");
  bindClass<ur_queue_native_desc_t>(classes, "ur_queue_native_desc_t");
  bindClass<ur_queue_native_properties_t>(classes, "ur_queue_native_properties_t");
  bindClass<ur_queue_properties_t>(classes, "ur_queue_properties_t");
  bindClass<ur_exp_enqueue_ext_properties_t>(classes, "ur_exp_enqueue_ext_properties_t");
  bindClass<ur_exp_event_desc_t>(classes, "ur_exp_event_desc_t");
  bindClass<ur_usm_alloc_location_desc_t>(classes, "ur_usm_alloc_location_desc_t");
  bindClass<ur_usm_desc_t>(classes, "ur_usm_desc_t");
  bindClass<ur_usm_device_desc_t>(classes, "ur_usm_device_desc_t");
  bindClass<ur_usm_host_desc_t>(classes, "ur_usm_host_desc_t");
  bindClass<ur_usm_pool_desc_t>(classes, "ur_usm_pool_desc_t");
  bindClass<ur_usm_pool_limits_desc_t>(classes, "ur_usm_pool_limits_desc_t");
  bindClass<ur_exp_usm_host_alloc_register_properties_t>(
      classes, "ur_exp_usm_host_alloc_register_properties_t");
}

void read(const Input &input, ur_device_partition_t type, ur_device_partition_value_t &value) {
  switch (type) {
  case UR_DEVICE_PARTITION_EQUALLY:
    value.equally = from<uint32_t>(input);
    break;
  case UR_DEVICE_PARTITION_BY_COUNTS:
    value.count = from<uint32_t>(input);
    break;
  case UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN:
    value.affinity_domain = from<Flags<ur_device_affinity_domain_flag_t>>(input);
    break;
  default:
    break;
  }
}

nb::object written(ur_device_partition_t type, const ur_device_partition_value_t &value) {
  switch (type) {
  case UR_DEVICE_PARTITION_EQUALLY:
    return to<uint32_t>(value.equally);
  case UR_DEVICE_PARTITION_BY_COUNTS:
    return to<uint32_t>(value.count);
  case UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN:
    return to<Flags<ur_device_affinity_domain_flag_t>>(value.affinity_domain);
  default:
    return nb::none();
  }
}

void read(const Input &input, ur_code_location_t &value) {
  value.functionName = fromOptional<const char *>(input.member("functionName"));
  value.sourceFile = fromOptional<const char *>(input.member("sourceFile"));
  value.lineNumber = from<uint32_t>(input.member("lineNumber"));
  value.columnNumber = from<uint32_t>(input.member("columnNumber"));
}

void read(const Input &input, ur_base_properties_t &value) {
  value.stype = fromOptional<ur_structure_type_t>(input.member("stype"));
  value.pNext = chain(input.member("pNext"));
}

void read(const Input &input, ur_buffer_properties_t &value) {
  value.stype = UR_STRUCTURE_TYPE_BUFFER_PROPERTIES;
  value.pNext = chain(input.member("pNext"));
  value.pHost = fromOptional<Address<void *>>(input.member("pHost"));
}

void read(const Input &input, ur_base_desc_t &value) {
  value.stype = fromOptional<ur_structure_type_t>(input.member("stype"));
  value.pNext = chain(input.member("pNext"));
}

void read(const Input &input, ur_buffer_region_t &value) {
  value.stype = UR_STRUCTURE_TYPE_BUFFER_REGION;
  value.pNext = chain(input.member("pNext"));
  value.origin = from<size_t>(input.member("origin"));
  value.size = from<size_t>(input.member("size"));
}

void read(const Input &input, ur_mem_native_properties_t &value) {
  value.stype = UR_STRUCTURE_TYPE_MEM_NATIVE_PROPERTIES;
  value.pNext = chain(input.member("pNext"));
  value.isNativeHandleOwned = from<bool>(input.member("isNativeHandleOwned"));
}

void read(const Input &input, ur_rect_offset_t &value) {
  value.x = from<uint64_t>(input.member("x"));
  value.y = from<uint64_t>(input.member("y"));
  value.z = from<uint64_t>(input.member("z"));
}

void read(const Input &input, ur_rect_region_t &value) {
  value.width = from<uint64_t>(input.member("width"));
  value.height = from<uint64_t>(input.member("height"));
  value.depth = from<uint64_t>(input.member("depth"));
}

void read(const Input &input, ur_context_native_properties_t &value) {
  value.stype = UR_STRUCTURE_TYPE_CONTEXT_NATIVE_PROPERTIES;
  value.pNext = chain(input.member("pNext"));
  value.isNativeHandleOwned = from<bool>(input.member("isNativeHandleOwned"));
}

void read(const Input &input, ur_context_properties_t &value) {
  value.stype = UR_STRUCTURE_TYPE_CONTEXT_PROPERTIES;
  value.pNext = chain(input.member("pNext"));
  value.flags = from<Flags<ur_context_flag_t>>(input.member("flags"));
}

void read(const Input &input, ur_device_binary_t &value) {
  value.stype = UR_STRUCTURE_TYPE_DEVICE_BINARY;
  value.pNext = chain(input.member("pNext"));
  value.pDeviceTargetSpec = from<const char *>(input.member("pDeviceTargetSpec"));
}

void read(const Input &input, ur_device_native_properties_t &value) {
  value.stype = UR_STRUCTURE_TYPE_DEVICE_NATIVE_PROPERTIES;
  value.pNext = chain(input.member("pNext"));
  value.isNativeHandleOwned = from<bool>(input.member("isNativeHandleOwned"));
}

void read(const Input &input, ur_device_partition_property_t &value) {
  value.type = from<ur_device_partition_t>(input.member("type"));
  read(input.member("value"), value.type, value.value);
}

void read(const Input &input, ur_device_partition_properties_t &value) {
  value.stype = UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES;
  value.pNext = chain(input.member("pNext"));
  readList<ur_device_partition_property_t>(input.member("pProperties"), value.pProperties,
                                           value.PropCount);
}

void read(const Input &input, ur_event_native_properties_t &value) {
  value.stype = UR_STRUCTURE_TYPE_EVENT_NATIVE_PROPERTIES;
  value.pNext = chain(input.member("pNext"));
  value.isNativeHandleOwned = from<bool>(input.member("isNativeHandleOwned"));
}

void read(const Input &input, ur_physical_mem_properties_t &value) {
  value.stype = UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES;
  value.pNext = chain(input.member("pNext"));
  value.flags = from<Flags<ur_physical_mem_flag_t>>(input.member("flags"));
}

void read(const Input &input, ur_platform_native_properties_t &value) {
  value.stype = UR_STRUCTURE_TYPE_PLATFORM_NATIVE_PROPERTIES;
  value.pNext = chain(input.member("pNext"));
  value.isNativeHandleOwned = from<bool>(input.member("isNativeHandleOwned"));
}

void read(const Input &input, ur_queue_index_properties_t &value) {
  value.stype = UR_STRUCTURE_TYPE_QUEUE_INDEX_PROPERTIES;
  value.pNext = chain(input.member("pNext"));
  value.computeIndex = from<uint32_t>(input.member("computeIndex"));
}

void read(const Input &input, ur_queue_native_desc_t &value) {
  value.stype = UR_STRUCTURE_TYPE_QUEUE_NATIVE_DESC;
  value.pNext = chain(input.member("pNext"));
  value.pNativeData = fromOptional<Address<void *>>(input.member("pNativeData"));
}

void read(const Input &input, ur_queue_native_properties_t &value) {
  value.stype = UR_STRUCTURE_TYPE_QUEUE_NATIVE_PROPERTIES;
  value.pNext = chain(input.member("pNext"));
  value.isNativeHandleOwned = from<bool>(input.member("isNativeHandleOwned"));
}

void read(const Input &input, ur_queue_properties_t &value) {
  value.stype = UR_STRUCTURE_TYPE_QUEUE_PROPERTIES;
  value.pNext = chain(input.member("pNext"));
  value.flags = from<Flags<ur_queue_flag_t>>(input.member("flags"));
}

void read(const Input &input, ur_exp_enqueue_ext_properties_t &value) {
  value.stype = UR_STRUCTURE_TYPE_EXP_ENQUEUE_EXT_PROPERTIES;
  value.pNext = chain(input.member("pNext"));
  value.flags = from<Flags<ur_exp_enqueue_ext_flag_t>>(input.member("flags"));
}

void read(const Input &input, ur_exp_event_desc_t &value) {
  value.stype = UR_STRUCTURE_TYPE_EXP_EVENT_DESC;
  value.pNext = chain(input.member("pNext"));
  value.flags = from<Flags<ur_exp_event_flag_t>>(input.member("flags"));
}

void read(const Input &input, ur_usm_alloc_location_desc_t &value) {
  value.stype = UR_STRUCTURE_TYPE_USM_ALLOC_LOCATION_DESC;
  value.pNext = chain(input.member("pNext"));
  value.location = from<uint32_t>(input.member("location"));
}

void read(const Input &input, ur_usm_desc_t &value) {
  value.stype = UR_STRUCTURE_TYPE_USM_DESC;
  value.pNext = chain(input.member("pNext"));
  value.hints = from<Flags<ur_usm_advice_flag_t>>(input.member("hints"));
  value.align = from<uint32_t>(input.member("align"));
}

void read(const Input &input, ur_usm_device_desc_t &value) {
  value.stype = UR_STRUCTURE_TYPE_USM_DEVICE_DESC;
  value.pNext = chain(input.member("pNext"));
  value.flags = from<Flags<ur_usm_device_mem_flag_t>>(input.member("flags"));
}

void read(const Input &input, ur_usm_host_desc_t &value) {
  value.stype = UR_STRUCTURE_TYPE_USM_HOST_DESC;
  value.pNext = chain(input.member("pNext"));
  value.flags = from<Flags<ur_usm_host_mem_flag_t>>(input.member("flags"));
}

void read(const Input &input, ur_usm_pool_desc_t &value) {
  value.stype = UR_STRUCTURE_TYPE_USM_POOL_DESC;
  value.pNext = chain(input.member("pNext"));
  value.flags = from<Flags<ur_usm_pool_flag_t>>(input.member("flags"));
}

void read(const Input &input, ur_usm_pool_limits_desc_t &value) {
  value.stype = UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC;
  value.pNext = chain(input.member("pNext"));
  value.maxPoolableSize = from<size_t>(input.member("maxPoolableSize"));
  value.minDriverAllocSize = from<size_t>(input.member("minDriverAllocSize"));
}

void read(const Input &input, ur_exp_usm_host_alloc_register_properties_t &value) {
  value.stype = UR_STRUCTURE_TYPE_EXP_USM_HOST_ALLOC_REGISTER_PROPERTIES;
  value.pNext = chain(input.member("pNext"));
  value.flags = from<Flags<ur_exp_usm_host_alloc_register_flag_t>>(input.member("flags"));
}

void *chain(const Input &input) {
  if (input.object().is_none())
    return nullptr;
  requireEnd(input);
  if (isInstance(input.object(), pythonClass<ur_buffer_properties_t>))
    return input.scratch().keep(from<ur_buffer_properties_t>(input));
  if (isInstance(input.object(), pythonClass<ur_buffer_region_t>))
    return input.scratch().keep(from<ur_buffer_region_t>(input));
  if (isInstance(input.object(), pythonClass<ur_mem_native_properties_t>))
    return input.scratch().keep(from<ur_mem_native_properties_t>(input));
  if (isInstance(input.object(), pythonClass<ur_context_native_properties_t>))
    return input.scratch().keep(from<ur_context_native_properties_t>(input));
  if (isInstance(input.object(), pythonClass<ur_context_properties_t>))
    return input.scratch().keep(from<ur_context_properties_t>(input));
  if (isInstance(input.object(), pythonClass<ur_device_binary_t>))
    return input.scratch().keep(from<ur_device_binary_t>(input));
  if (isInstance(input.object(), pythonClass<ur_device_native_properties_t>))
    return input.scratch().keep(from<ur_device_native_properties_t>(input));
  if (isInstance(input.object(), pythonClass<ur_device_partition_properties_t>))
    return input.scratch().keep(from<ur_device_partition_properties_t>(input));
  if (isInstance(input.object(), pythonClass<ur_event_native_properties_t>))
    return input.scratch().keep(from<ur_event_native_properties_t>(input));
  if (isInstance(input.object(), pythonClass<ur_physical_mem_properties_t>))
    return input.scratch().keep(from<ur_physical_mem_properties_t>(input));
  if (isInstance(input.object(), pythonClass<ur_platform_native_properties_t>))
    return input.scratch().keep(from<ur_platform_native_properties_t>(input));
  if (isInstance(input.object(), pythonClass<ur_queue_index_properties_t>))
    return input.scratch().keep(from<ur_queue_index_properties_t>(input));
  if (isInstance(input.object(), pythonClass<ur_queue_native_desc_t>))
    return input.scratch().keep(from<ur_queue_native_desc_t>(input));
  if (isInstance(input.object(), pythonClass<ur_queue_native_properties_t>))
    return input.scratch().keep(from<ur_queue_native_properties_t>(input));
  if (isInstance(input.object(), pythonClass<ur_queue_properties_t>))
    return input.scratch().keep(from<ur_queue_properties_t>(input));
  if (isInstance(input.object(), pythonClass<ur_exp_enqueue_ext_properties_t>))
    return input.scratch().keep(from<ur_exp_enqueue_ext_properties_t>(input));
  if (isInstance(input.object(), pythonClass<ur_exp_event_desc_t>))
    return input.scratch().keep(from<ur_exp_event_desc_t>(input));
  if (isInstance(input.object(), pythonClass<ur_usm_alloc_location_desc_t>))
    return input.scratch().keep(from<ur_usm_alloc_location_desc_t>(input));
  if (isInstance(input.object(), pythonClass<ur_usm_desc_t>))
    return input.scratch().keep(from<ur_usm_desc_t>(input));
  if (isInstance(input.object(), pythonClass<ur_usm_device_desc_t>))
    return input.scratch().keep(from<ur_usm_device_desc_t>(input));
  if (isInstance(input.object(), pythonClass<ur_usm_host_desc_t>))
    return input.scratch().keep(from<ur_usm_host_desc_t>(input));
  if (isInstance(input.object(), pythonClass<ur_usm_pool_desc_t>))
    return input.scratch().keep(from<ur_usm_pool_desc_t>(input));
  if (isInstance(input.object(), pythonClass<ur_usm_pool_limits_desc_t>))
    return input.scratch().keep(from<ur_usm_pool_limits_desc_t>(input));
  if (isInstance(input.object(), pythonClass<ur_exp_usm_host_alloc_register_properties_t>))
    return input.scratch().keep(from<ur_exp_usm_host_alloc_register_properties_t>(input));
  input.raiseTypeError("a struct that may be chained");
}

template <> nb::object written(const ur_device_partition_property_t &value) {
  nb::dict members;
  members["type"] = to<ur_device_partition_t>(value.type);
  members["value"] = written(value.type, value.value);
  return nb::handle(pythonClass<ur_device_partition_property_t>)(**members);
}

template <> nb::object written(const ur_physical_mem_properties_t &value) {
  nb::dict members;
  members["flags"] = to<Flags<ur_physical_mem_flag_t>>(value.flags);
  return nb::handle(pythonClass<ur_physical_mem_properties_t>)(**members);
}

template <> ur_logger_callback_t trampoline<ur_logger_callback_t>() {
  return [](ur_logger_level_t level, const char *pLoggerMsg, void *pUserData) -> void {
    invoke(pUserData, [&] {
      return nb::make_tuple(to<ur_logger_level_t>(level), to<const char *>(pLoggerMsg));
    });
  };
}

template <> ur_context_extended_deleter_t trampoline<ur_context_extended_deleter_t>() {
  return [](void *pUserData) -> void { invokeOnce(pUserData, [&] { return nb::make_tuple(); }); };
}

template <> ur_event_callback_t trampoline<ur_event_callback_t>() {
  return [](ur_event_handle_t hEvent, ur_execution_info_t execStatus, void *pUserData) -> void {
    invokeOnce(pUserData, [&] {
      return nb::make_tuple(to<ur_event_handle_t>(hEvent), to<ur_execution_info_t>(execStatus));
    });
  };
}

template <> ur_code_location_callback_t trampoline<ur_code_location_callback_t>() {
  return [](void *pUserData) -> ur_code_location_t {
    return invokeForResult<ur_code_location_t>(pUserData, "ur_code_location_callback_t");
  };
}

} // namespace ur::python

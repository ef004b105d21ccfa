// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.
#pragma once

// Declares the generated conversions for the hand-written ones, which call them.

#include "bindings/python/ext/callback.hpp"

#include <cstddef>
#include <span>

namespace ur::python {

void read(const Input &input, ur_code_location_t &value);
void read(const Input &input, ur_base_properties_t &value);
void read(const Input &input, ur_buffer_properties_t &value);
void read(const Input &input, ur_base_desc_t &value);
void read(const Input &input, ur_buffer_region_t &value);
void read(const Input &input, ur_mem_native_properties_t &value);
void read(const Input &input, ur_rect_offset_t &value);
void read(const Input &input, ur_rect_region_t &value);
void read(const Input &input, ur_context_native_properties_t &value);
void read(const Input &input, ur_context_properties_t &value);
void read(const Input &input, ur_device_binary_t &value);
void read(const Input &input, ur_device_native_properties_t &value);
void read(const Input &input, ur_device_partition_property_t &value);
void read(const Input &input, ur_device_partition_properties_t &value);
void read(const Input &input, ur_event_native_properties_t &value);
void read(const Input &input, ur_physical_mem_properties_t &value);
void read(const Input &input, ur_platform_native_properties_t &value);
void read(const Input &input, ur_queue_index_properties_t &value);
void read(const Input &input, ur_queue_native_desc_t &value);
void read(const Input &input, ur_queue_native_properties_t &value);
void read(const Input &input, ur_queue_properties_t &value);
void read(const Input &input, ur_exp_enqueue_ext_properties_t &value);
void read(const Input &input, ur_exp_event_desc_t &value);
void read(const Input &input, ur_usm_alloc_location_desc_t &value);
void read(const Input &input, ur_usm_desc_t &value);
void read(const Input &input, ur_usm_device_desc_t &value);
void read(const Input &input, ur_usm_host_desc_t &value);
void read(const Input &input, ur_usm_pool_desc_t &value);
void read(const Input &input, ur_usm_pool_limits_desc_t &value);
void read(const Input &input, ur_exp_usm_host_alloc_register_properties_t &value);
void read(const Input &input, ur_device_partition_t type, ur_device_partition_value_t &value);
nb::object written(ur_device_partition_t type, const ur_device_partition_value_t &value);

template <> nb::object written(const ur_device_partition_property_t &value);
template <> nb::object written(const ur_physical_mem_properties_t &value);
template <> nb::object valueOf(ur_adapter_info_t property, std::span<const std::byte> bytes);
template <> nb::object valueOf(ur_mem_info_t property, std::span<const std::byte> bytes);
template <> nb::object valueOf(ur_context_info_t property, std::span<const std::byte> bytes);
template <> nb::object valueOf(ur_device_info_t property, std::span<const std::byte> bytes);
template <> nb::object valueOf(ur_event_info_t property, std::span<const std::byte> bytes);
template <> nb::object valueOf(ur_profiling_info_t property, std::span<const std::byte> bytes);
template <> nb::object valueOf(ur_loader_config_info_t property, std::span<const std::byte> bytes);
template <> nb::object valueOf(ur_physical_mem_info_t property, std::span<const std::byte> bytes);
template <> nb::object valueOf(ur_platform_info_t property, std::span<const std::byte> bytes);
template <> nb::object valueOf(ur_queue_info_t property, std::span<const std::byte> bytes);
template <> nb::object valueOf(ur_usm_alloc_info_t property, std::span<const std::byte> bytes);
template <> nb::object valueOf(ur_usm_pool_info_t property, std::span<const std::byte> bytes);
template <> nb::object valueOf(ur_exp_peer_info_t property, std::span<const std::byte> bytes);
template <>
nb::object valueOf(ur_virtual_mem_granularity_info_t property, std::span<const std::byte> bytes);
template <> nb::object valueOf(ur_virtual_mem_info_t property, std::span<const std::byte> bytes);
template <> ur_logger_callback_t trampoline<ur_logger_callback_t>();
template <> ur_context_extended_deleter_t trampoline<ur_context_extended_deleter_t>();
template <> ur_event_callback_t trampoline<ur_event_callback_t>();
template <> ur_code_location_callback_t trampoline<ur_code_location_callback_t>();

} // namespace ur::python

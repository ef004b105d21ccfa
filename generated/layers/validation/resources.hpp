// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.
#pragma once

// The kinds of resource with a lifetime: objects with handles, memory, mappings and exported data.

#include <cstddef>
#include <cstdint>
#include <initializer_list>

namespace ur::validation {

enum class Resource : std::uint8_t {
  IpcEventHandleData,    // ipc_event_handle_data
  IpcMem,                // ipc_mem
  IpcMemHandleData,      // ipc_mem_handle_data
  IpcPhysMemHandleData,  // ipc_phys_mem_handle_data
  AdapterHandle,         // ur_adapter_handle_t
  ContextHandle,         // ur_context_handle_t
  DeviceHandle,          // ur_device_handle_t
  EventHandle,           // ur_event_handle_t
  MemHandle,             // ur_mem_handle_t
  PhysicalMemHandle,     // ur_physical_mem_handle_t
  QueueHandle,           // ur_queue_handle_t
  UsmPoolHandle,         // ur_usm_pool_handle_t
  UsmAllocation,         // usm_allocation
  VirtualMemMapping,     // virtual_mem_mapping
  VirtualMemReservation, // virtual_mem_reservation
};

inline constexpr std::size_t kResourceCount = 15;

// Memory and exported data, which the application identifies by address. Excludes native handles,
// which are numbers.
inline constexpr std::initializer_list<Resource> kAddressResources{
    Resource::IpcEventHandleData,   Resource::IpcMem,        Resource::IpcMemHandleData,
    Resource::IpcPhysMemHandleData, Resource::UsmAllocation, Resource::VirtualMemReservation,
};

// The resources that have an address range.
inline constexpr std::initializer_list<Resource> kMemory{
    Resource::IpcMem,
    Resource::UsmAllocation,
    Resource::VirtualMemReservation,
};

// Returns whether every object of this kind comes from a call that the layers see. Returns false
// for kinds such as devices: no call creates a root device, so an unknown object may be valid.
constexpr bool isFullyTracked(Resource resource) noexcept {
  switch (resource) {
  case Resource::DeviceHandle:
    return false;
  default:
    return true;
  }
}

} // namespace ur::validation

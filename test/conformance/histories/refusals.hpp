// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Calls that have to be refused, each with the sentence that says so. They need no model: what
// follows in the history shows whether anything has changed.

#include "test/conformance/histories/answer.hpp"
#include "tools/support/session.hpp"

#include <cstddef>
#include <span>
#include <string_view>

namespace ur::histories {

// The object that a call is about.
enum class Target {
  Nothing,
  Mapping,            // of physical memory; its reservation goes on for one unit of the granularity
  MappingAndTwoUnits, // and a physical memory object of two units
  OwnMemory,
  InsideOwnMemory,
  DeviceMemory,
  UnsharedMemory, // of the device
  HostMemory,     // or shared USM memory
  OpenedMemory,
  InsideOpenedMemory,
  OwnPhysical,
  ShareablePhysical,
  UnshareablePhysical,
  OpenedPhysical,
  Buffer,
  MappedPart, // of a buffer, the only one
  ReusableEvent,
  UnshareableEvent,
  Pool,
  Count,
};

struct RefusedArguments {
  const support::Session &own;
  const support::Session &other; // of another context
  ur_device_handle_t otherDevice = nullptr;
  std::byte *memory = nullptr;
  std::size_t at = 0; // inside the memory
  std::size_t size = 0;
  std::size_t unit = 0; // the granularity
  ur_physical_mem_handle_t physical = nullptr;
  ur_mem_handle_t buffer = nullptr; // or that of a mapped part, whose address is `memory`
  ur_event_handle_t event = nullptr;
  ur_usm_pool_handle_t pool = nullptr;
};

struct Refusal {
  Target target;
  bool Abilities::*needs;
  ur_result_t code;
  std::string_view rule;
  ur_result_t (*call)(const RefusedArguments &given);
};

std::span<const Refusal> refusals();

} // namespace ur::histories

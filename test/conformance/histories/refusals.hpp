// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Calls that must fail, each with the sentence that requires the failure. The calls need no model,
// because the later steps of the history detect any change that a call made.

#include "test/conformance/histories/answer.hpp"
#include "tools/support/session.hpp"

#include <cstddef>
#include <span>
#include <string_view>

namespace ur::histories {

struct Process;
struct Step;

// The object that a call uses.
enum class Target {
  Nothing,
  Mapping, // a mapping of physical memory; the reservation is one granularity unit longer
  MappingAndTwoUnits, // a mapping, and a physical memory object of two units
  OwnMemory,
  InsideOwnMemory,
  DeviceMemory,
  UnsharedMemory, // device memory that has not been exported
  SharedMemory,   // USM shared memory
  OpenedMemory,
  InsideOpenedMemory,
  OwnPhysical,
  ShareablePhysical,
  UnshareablePhysical,
  OpenedPhysical,
  MappedPart, // the only mapped part of its buffer
  ReusableEvent,
  UnshareableEvent,
  Pool,
  Count,
};

// The arguments that a call may use. Arguments that its target does not need are null or 0.
struct RefusedArguments {
  const support::Session &own;
  const support::Session &other; // a session with another context
  ur_device_handle_t otherDevice = nullptr;
  std::byte *memory = nullptr;
  std::size_t offset = 0; // an offset into `memory`
  std::size_t size = 0;
  std::size_t unit = 0; // the granularity, in bytes
  ur_physical_mem_handle_t physical = nullptr;
  ur_mem_handle_t buffer = nullptr; // the buffer that `memory` is a mapped part of
  ur_event_handle_t event = nullptr;
  ur_usm_pool_handle_t pool = nullptr;
};

// A call that must fail with `code`.
struct Refusal {
  Target target;
  bool Abilities::*ability; // that the call needs; null: none
  ur_result_t code;
  std::string_view rule;
  ur_result_t (*call)(const RefusedArguments &args);
};

std::span<const Refusal> refusals();

// Returns whether the object of a step is such a target in the model of its process.
bool isTarget(Target target, const Process &own, const Step &step, const Abilities &abilities);

} // namespace ur::histories

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Calls that must fail, each with the rule of the specification that requires the failure. A failed
// call must change nothing, so the model skips it: a later step of the history detects a change.

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
  Mapping, // a mapping of physical memory; its reservation is one granule longer than the mapping
  MappingAndTwoGranules, // a mapping, and a physical memory object of two granules
  OwnMemory,
  InsideOwnMemory,
  DeviceMemory,
  UnexportedMemory, // device memory that has not been exported
  UsmSharedMemory,
  OpenedMemory,
  InsideOpenedMemory,
  OwnPhysicalMemory,
  ShareablePhysicalMemory,
  UnshareablePhysicalMemory,
  OpenedPhysicalMemory,
  MappedPart, // the only mapped part of its buffer
  ReusableEvent,
  UnshareableEvent,
  Pool,
  Count,
};

// The arguments that a call may use. Arguments that its target does not need are null or 0.
struct InvalidCallArguments {
  const support::Session &session;
  const support::Session &session2; // has another context
  ur_device_handle_t otherDevice = nullptr;
  std::byte *memory = nullptr;
  std::size_t offset = 0; // an offset into `memory`
  std::size_t size = 0;
  std::size_t granule = 0; // in bytes
  ur_physical_mem_handle_t physical = nullptr;
  ur_mem_handle_t buffer = nullptr; // `memory` is a mapped part of it
  ur_event_handle_t event = nullptr;
  ur_usm_pool_handle_t pool = nullptr;
};

// A call that must fail with `code`.
struct InvalidCall {
  Target target;
  bool Abilities::*ability; // the ability that the call needs, or null
  ur_result_t code;
  std::string_view rule;
  ur_result_t (*call)(const InvalidCallArguments &args);
};

std::span<const InvalidCall> invalidCalls();

// Returns whether the step's object fits `target`, according to the model of the step's process.
bool fits(Target target, const Process &process, const Step &step, const Abilities &abilities);

} // namespace ur::histories

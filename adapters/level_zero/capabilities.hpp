// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/handle.hpp"

#include <string>

namespace ur::level_zero {

struct CounterBasedApi;

// Whether something works on a device, and why not or by which way.
struct Answer {
  bool supported = false;
  std::string reason;
};

// Who closes a descriptor that the driver exported. The specification is silent; a driver's habit
// is seen in the probe.
enum class ExportedFd { Ours, Drivers };

// When the driver closes a descriptor that it imported, if it does.
enum class ImportedFd { ClosedAtImport, ClosedAtDestroy, Ours };

// What the probe found out about one device.
struct Capabilities {
  Answer memory;
  Answer virtualMemory;
  Answer physicalMemory;
  Answer event;
  ExportedFd exportedFd = ExportedFd::Ours;
  ImportedFd importedFd = ImportedFd::Ours;
  bool inOrderLists = false;                     // immediate lists keep their order by themselves
  const CounterBasedApi *counterBased = nullptr; // null where events come from pools
};

} // namespace ur::level_zero

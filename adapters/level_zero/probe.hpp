// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/probe.hpp"

#include <level_zero/ze_api.h>
#include <unified-runtime/ur_api.h>

namespace ur::level_zero {

struct CounterBasedApi;
struct NativeDevice;

using Answer = kit::ProbeAnswer;

// The owner of a descriptor that the driver exported: the adapter or the driver. The specification
// does not name the owner, so the probe observes the driver.
enum class FdOwner { Adapter, Driver };

// When the driver closes a descriptor that it has imported. If it never does, the adapter owns the
// descriptor.
enum class ImportedFd { ClosedAtImport, ClosedAtDestroy, NeverClosed };

// The results of the probe of one device.
struct Capabilities {
  Answer memory;
  Answer hostMemory;
  Answer virtualMemory;
  Answer physicalMemory;
  Answer event;
  FdOwner exportedFd = FdOwner::Adapter;
  ImportedFd importedFd = ImportedFd::NeverClosed;
  bool setsAccessByRange = false; // the driver can change the access to any mapped range
  bool inOrderLists = false;      // immediate lists can execute their commands in order
  const CounterBasedApi *counterBasedApi = nullptr; // null if events come from pools
};

// Creates, exports and imports one object of each kind on the device, and logs the mechanism or the
// reason why not. The driver's version does not suffice, because the loader may not give access to
// all functions of the driver. Throws OUT_OF_RESOURCES if the process has no descriptors left.
Capabilities probe(NativeDevice &device);

// A shortage of descriptors may be temporary. OUT_OF_DEVICE_MEMORY counts as an answer, because
// drivers also return this code for imports that they do not support.
template <typename Trial> Answer attempt(const Trial &trial) {
  return kit::attempt(trial, [](const base::Error &failure) {
    const bool isBusy = failure.driverCode() == ZE_RESULT_NOT_READY ||
                        failure.driverCode() == ZE_RESULT_ERROR_NOT_AVAILABLE;
    return failure.result() == UR_RESULT_ERROR_OUT_OF_RESOURCES && !isBusy;
  });
}

// Probes the part that differs between the two adapters: `event` and its prerequisites.
void probeEvents(NativeDevice &device, ze_context_handle_t context, Capabilities &result);

} // namespace ur::level_zero

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.hpp"

#include <exception>
#include <new>
#include <string>

#include <level_zero/ze_api.h>
#include <unified-runtime/ur_api.h>

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
  bool accessByRange = false;                    // an access changes where it is asked for, alone
  bool inOrderLists = false;                     // immediate lists keep their order by themselves
  const CounterBasedApi *counterBased = nullptr; // null where events come from pools
};

// Creates, exports and imports one object of each kind on the device, and logs what works, by which
// way, or why not. Versions alone tell little: drivers claim what a loader then cannot reach.
// Throws OUT_OF_RESOURCES where the process has no descriptor left to try with.
Capabilities probe(ur_device_handle_t_ &device);

// Runs one trial, which tells the way; what it throws is the reason why the feature does not work.
// A shortage is no such reason, as it passes: that is thrown on.
template <typename Trial> Answer attempt(const Trial &trial) {
  try {
    return {.supported = true, .reason = trial()};
  } catch (const std::bad_alloc &) {
    throw;
  } catch (const base::Error &failure) {
    const bool isBusy = failure.driverCode() == ZE_RESULT_NOT_READY ||
                        failure.driverCode() == ZE_RESULT_ERROR_NOT_AVAILABLE;
    if (failure.result() == UR_RESULT_ERROR_OUT_OF_RESOURCES && !isBusy)
      throw;
    return {.supported = false, .reason = failure.what()};
  } catch (const std::exception &failure) {
    return {.supported = false, .reason = failure.what()};
  }
}

// The part that differs between the two adapters: `event` and what it rests on.
void probeEvents(ur_device_handle_t_ &device, ze_context_handle_t context, Capabilities &found);

} // namespace ur::level_zero

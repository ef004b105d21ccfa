// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "fakes/host/injection.hpp"

#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace host_driver {

enum class ExportedFd { Cached, Fresh, Driver };
enum class ImportedFd { AtDestroy, AtImport, Caller };
enum class IpcHandleLayout { Opaque, Plain };
// The events whose queries may return a cached completion: no events, all events except imported
// ones, or all events.
enum class Completion { NeverCached, CachedIfLocal, AlwaysCached };

// The driver's settings; README.md describes every variable.
struct Switches {
  std::uint32_t apiVersion = 0;
  std::uint32_t devices = 1;
  std::uint32_t vendor = 0;
  std::set<std::string> missingFeatures;
  std::vector<std::string> hiddenSlots;
  std::vector<std::string> hiddenAddresses;
  ExportedFd exportedFd = ExportedFd::Cached;
  bool exportNeedsRequest = false;
  ImportedFd importedPhysicalFd = ImportedFd::AtDestroy;
  IpcHandleLayout ipcHandle = IpcHandleLayout::Opaque;
  bool oneWayEvents = false;
  bool startsWhenAwaited = false;
  bool manyMappings = false;
  bool hiddenDeviceMemory = false;
  bool ipcRanges = false;
  bool fabric = false;
  // ZE_HOST_DRIVER_LIKE=neo changes these settings, and also hides device memory.
  Completion completion = Completion::NeverCached;
  bool openedEventsOnlyOnFirstDevice = false;
  bool sharedBufferHandles = false;
  bool peerImportCloses = false;
  bool pooledUsm = false;
  bool dmaBufs = false;
  bool alignedBySize = false;
  bool accessByReservation = false;
  bool ignoresReadOnly = false;
  bool brokenDriver = false;
  bool tearsDownAtExit = false;
  bool tombstones = false;
  bool abortOnMisuse = false;
  std::string openCl; // the library of an OpenCL driver
  std::string censusFile;
  std::vector<InjectedFailure> failures;

  bool has(std::string_view feature) const {
    return missingFeatures.find(std::string(feature)) == missingFeatures.end();
  }

  // Aborts for an unknown variable or value: a test that misspells a switch must not pass.
  static Switches fromEnvironment();

  // Selects the behavior of Intel's driver in all settings.
  void imitateNeo();
};

// Read once, when the loader opens the driver.
const Switches &switches();

// Returns whether a name matches one of the patterns, which may end with '*'.
bool matchesAny(const std::vector<std::string> &patterns, std::string_view name);

} // namespace host_driver

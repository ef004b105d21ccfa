// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/host_driver/injection.hpp"

#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace host_driver {

enum class ExportedFd { Cached, Fresh, Driver };
enum class ImportedFd { AtDestroy, AtImport, Caller };
enum class IpcHandleLayout { Opaque, Plain };
// Which events tell what the host saw once in place of what is.
enum class Completion { Asked, Cached, Always };

// What the environment asks of the driver; README.md describes every variable.
struct Switches {
  std::uint32_t apiVersion = 0;
  std::uint32_t devices = 1;
  std::uint32_t vendor = 0;
  std::set<std::string> missingFeatures;
  std::vector<std::string> hiddenSlots;
  std::vector<std::string> hiddenAddresses;
  ExportedFd exportedFd = ExportedFd::Cached;
  ImportedFd importedPhysicalFd = ImportedFd::AtDestroy;
  ImportedFd importedUsmFd = ImportedFd::AtImport;
  IpcHandleLayout ipcHandle = IpcHandleLayout::Opaque;
  bool oneWayEvents = false;
  bool startsWhenAwaited = false;
  bool manyMappings = false;
  bool hiddenDeviceMemory = false;
  // What ZE_HOST_DRIVER_LIKE=neo turns on together with hidden memory.
  Completion completion = Completion::Asked;
  bool openedEventsOfFirstDevice = false;
  bool poolsOfFirstDevice = false;
  bool sharedBufferHandles = false;
  bool peerImportCloses = false;
  bool pooledUsm = false;
  bool dmaBufs = false;
  bool alignedBySize = false;
  bool accessByReservation = false;
  bool brokenDriver = false;
  bool endsAtExit = false;
  bool tombstones = false;
  bool abortOnMisuse = false;
  std::string censusFile;
  std::vector<InjectedFailure> failures;

  bool has(std::string_view feature) const {
    return missingFeatures.find(std::string(feature)) == missingFeatures.end();
  }

  // A variable or value that nobody knows ends the process: a test that misspells a switch must
  // not pass.
  static Switches fromEnvironment();

  // Sets all that the driver for Intel devices does otherwise.
  void likeNeo();
};

// Read once, when the loader opens the driver.
const Switches &switches();

// Whether a list of names, each with an optional trailing '*', covers a name.
bool matchesAny(const std::vector<std::string> &patterns, std::string_view name);

} // namespace host_driver

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The library's state, which exists from the load of the library to its unload. If the process
// exits first, the state is destroyed after all destructors of the application.

#include "fakes/host/injection.hpp"
#include "fakes/host/misuses.hpp"
#include "fakes/host/report_file.hpp"
#include "fakes/level_zero/allocation.hpp"
#include "fakes/level_zero/buffer_handles.hpp"
#include "fakes/level_zero/census.hpp"
#include "fakes/level_zero/descriptors.hpp"
#include "fakes/level_zero/driver.hpp"
#include "fakes/level_zero/entry.hpp"
#include "fakes/level_zero/exports.hpp"
#include "fakes/level_zero/ipc_range.hpp"
#include "fakes/level_zero/objects.hpp"
#include "fakes/level_zero/switches.hpp"
#include "fakes/level_zero/usm_pool.hpp"
#include "fakes/level_zero/virtual_memory.hpp"
#include "fakes/level_zero/visible_devices.hpp"
#include "fakes/level_zero/worker.hpp"

#include <atomic>
#include <cstdlib>

#include <pthread.h>
#include <unistd.h>

namespace host_driver {
namespace {

// Members are destroyed in reverse order, so the objects in a member may use earlier members.
struct Library {
  const pid_t owner = getpid();
  const Switches switches = Switches::fromEnvironment();
  Misuses misuses{kLibrary, switches.abortOnMisuse};
  Descriptors descriptors;
  Injector injector{switches.failures};
  Driver driver{visibleDevices(switches.devices)};
  Exports exports;
  BufferHandles bufferHandles;
  UsmPools usmPools;
  Workers workers;
  Allocations allocations;
  VirtualMemory virtualMemory;
  RangeHandles rangeHandles;
  Objects objects;
};

Library *library = nullptr;
const std::string *censusFileAfterTeardown = nullptr;
std::atomic<bool> hasTornDown = false;

// Acquires the locks, so that a child does not inherit a lock that another thread holds.
void beforeFork() {
  library->workers.lockForFork();
  library->objects.lockForFork();
  library->rangeHandles.lockForFork();
  library->virtualMemory.lockForFork();
  library->allocations.lockForFork();
  library->usmPools.lockForFork();
  library->bufferHandles.lockForFork();
  library->exports.lockForFork();
  library->descriptors.lockForFork();
  library->misuses.lockForFork();
}

void afterFork(bool inChild) {
  library->misuses.unlockAfterFork(inChild);
  library->descriptors.unlockAfterFork(inChild);
  library->exports.unlockAfterFork(inChild);
  library->bufferHandles.unlockAfterFork();
  library->usmPools.unlockAfterFork();
  library->allocations.unlockAfterFork();
  library->virtualMemory.unlockAfterFork();
  library->rangeHandles.unlockAfterFork();
  library->objects.unlockAfterFork();
  library->workers.unlockAfterFork();
  if (inChild)
    liveMappings() = 0;
}

__attribute__((constructor)) void load() {
  library = new Library;
  pthread_atfork(beforeFork, [] { afterFork(false); }, [] { afterFork(true); });
}

void tearDown() {
  if (hasTornDown)
    return;
  library->descriptors.checkTombstones(true);
  writeCensus();
  // Never deleted, because calls may follow the teardown.
  censusFileAfterTeardown = new std::string(library->switches.censusFile);
  hasTornDown = true;
}

__attribute__((destructor)) void unload() {
  tearDown();
  // A forked child lacks its parent's threads, so it cannot destroy the parent's objects.
  if (library->owner == getpid())
    delete library;
  library = nullptr;
}

} // namespace

bool isTornDown() noexcept { return hasTornDown; }

void tearDownAtExit() {
  static const int registration = std::atexit(tearDown);
  static_cast<void>(registration);
}

ze_result_t refuseLateCall(const char *function) noexcept {
  appendLateCall(kLibrary, *censusFileAfterTeardown, function);
  return ZE_RESULT_ERROR_UNINITIALIZED;
}

const Switches &switches() { return library->switches; }
Misuses &misuses() { return library->misuses; }
Descriptors &descriptors() { return library->descriptors; }
Injector &injector() { return library->injector; }
Driver &driver() { return library->driver; }
Exports &exports() { return library->exports; }
BufferHandles &bufferHandles() { return library->bufferHandles; }
UsmPools &usmPools() { return library->usmPools; }
Workers &workers() { return library->workers; }
Allocations &allocations() { return library->allocations; }
VirtualMemory &virtualMemory() { return library->virtualMemory; }
RangeHandles &rangeHandles() { return library->rangeHandles; }
Objects &objects() { return library->objects; }

} // namespace host_driver

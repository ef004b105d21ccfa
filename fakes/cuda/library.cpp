// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The library's state, which exists from the load of the library to its unload. If the process
// exits first, the state is destroyed after all destructors of the application.

#include "fakes/cuda/address_space.hpp"
#include "fakes/cuda/census.hpp"
#include "fakes/cuda/context.hpp"
#include "fakes/cuda/device.hpp"
#include "fakes/cuda/entry.hpp"
#include "fakes/cuda/event.hpp"
#include "fakes/cuda/export_directory.hpp"
#include "fakes/cuda/host_function.hpp"
#include "fakes/cuda/legacy_opens.hpp"
#include "fakes/cuda/physical_object.hpp"
#include "fakes/cuda/schedule.hpp"
#include "fakes/cuda/small_blocks.hpp"
#include "fakes/cuda/switches.hpp"
#include "fakes/cuda/virtual_memory.hpp"
#include "fakes/host/injection.hpp"
#include "fakes/host/misuses.hpp"
#include "fakes/host/report_file.hpp"

#include <atomic>
#include <cstdlib>

#include <pthread.h>
#include <unistd.h>

namespace cuda_driver {
namespace {

// Members are destroyed in reverse order, so the objects in a member may use earlier members.
struct Library {
  const Switches switches = Switches::fromEnvironment();
  host_driver::Misuses misuses{kLibrary, switches.abortOnMisuse};
  host_driver::Injector injector{switches.failures};
  Schedule schedule;
  AddressSpace addressSpace;
  SmallBlocks smallBlocks;
  Reservations reservations;
  PhysicalObjects physicalObjects;
  ExportDirectory exportDirectory;
  LegacyOpens legacyOpens;
  Handles<Context> contexts{"a context", 0x100'0000'1000};
  Handles<Stream> streams{"a stream", 0x200'0000'1000};
  Handles<Event> events{"an event", 0x300'0000'1000};
};

Library *library = nullptr;
Devices *deviceList = nullptr;
std::atomic<bool> isInitialized = false;
std::atomic<bool> isInherited = false; // a child of fork cannot use the driver
std::atomic<bool> hasTornDown = false;
const std::string *censusFileAfterTeardown = nullptr;

// Acquires the locks, so that a child does not inherit a lock that another thread holds.
void beforeFork() {
  deviceList->lockForFork();
  library->contexts.lockForFork();
  library->streams.lockForFork();
  library->events.lockForFork();
  library->schedule.mutex.lock();
  library->legacyOpens.lockForFork();
  library->smallBlocks.lockForFork();
  library->addressSpace.mutex().lock();
  library->misuses.lockForFork();
}

void afterFork(bool inChild) {
  library->misuses.unlockAfterFork(inChild);
  library->addressSpace.mutex().unlock();
  library->smallBlocks.unlockAfterFork();
  library->legacyOpens.unlockAfterFork();
  library->schedule.mutex.unlock();
  library->events.unlockAfterFork();
  library->streams.unlockAfterFork();
  library->contexts.unlockAfterFork();
  deviceList->unlockAfterFork();
  if (inChild && isInitialized)
    isInherited = true;
}

__attribute__((constructor)) void load() {
  library = new Library;
  deviceList = new Devices;
  pthread_atfork(beforeFork, [] { afterFork(false); }, [] { afterFork(true); });
}

void tearDown() {
  if (hasTornDown)
    return;
  writeCensus(isInherited);
  // Never deleted, because calls may follow the teardown.
  censusFileAfterTeardown = new std::string(library->switches.censusFile);
  hasTornDown = true;
}

__attribute__((destructor)) void unload() {
  tearDown();
  if (!isInherited) {
    delete deviceList;
    delete library;
  }
}

} // namespace

CUresult checkCall(const char *function, Requirement requirement) noexcept {
  if (hasTornDown) {
    host_driver::appendLateCall(kLibrary, *censusFileAfterTeardown, function);
    return CUDA_ERROR_DEINITIALIZED;
  }
  if (isInHostFunction())
    return CUDA_ERROR_NOT_PERMITTED;
  // HIP's functions initialize the driver themselves.
  if (requirement == Requirement::Init && DRIVER_NAME(false, !isInherited))
    isInitialized = true;
  if (requirement == Requirement::Init && (!isInitialized || isInherited))
    return CUDA_ERROR_NOT_INITIALIZED;
  const auto failure = library->injector.countCall(function);
  return failure ? static_cast<CUresult>(*failure) : CUDA_SUCCESS;
}

const Switches &switches() { return library->switches; }
Schedule &schedule() { return library->schedule; }
AddressSpace &addressSpace() { return library->addressSpace; }
SmallBlocks &smallBlocks() { return library->smallBlocks; }
Reservations &reservations() { return library->reservations; }
PhysicalObjects &physicalObjects() { return library->physicalObjects; }
Handles<Context> &contexts() { return library->contexts; }
Handles<Stream> &streams() { return library->streams; }
Handles<Event> &events() { return library->events; }
ExportDirectory &exportDirectory() { return library->exportDirectory; }
LegacyOpens &legacyOpens() { return library->legacyOpens; }
Devices &devices() { return *deviceList; }

} // namespace cuda_driver

namespace host_driver {

Misuses &misuses() { return cuda_driver::library->misuses; }
Injector &injector() { return cuda_driver::library->injector; }

} // namespace host_driver

using namespace cuda_driver;

DRIVER_FUNCTION(cuInit, hipInit)(unsigned flags) {
  return entry<Requirement::Nothing>(__func__, [&] {
    require(flags == 0, CUDA_ERROR_INVALID_VALUE);
    require(!isInherited, CUDA_ERROR_NOT_INITIALIZED);
    require(devices().count() > 0, CUDA_ERROR_NO_DEVICE);
    isInitialized = true;
    if (switches().tearsDownAtExit) {
      static const int registration = std::atexit(tearDown);
      static_cast<void>(registration);
    }
  });
}

DRIVER_FUNCTION(cuDriverGetVersion, hipDriverGetVersion)(int *version) {
  return entry<Requirement::Nothing>(__func__, [&] {
    requirePointer(version);
    *version = DRIVER_NAME(13000, 60443484);
  });
}

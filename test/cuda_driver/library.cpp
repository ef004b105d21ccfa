// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The library's state: made when it is loaded, ended when it is unloaded or the process exits,
// which is after every destructor of the application.

#include "test/cuda_driver/address_space.hpp"
#include "test/cuda_driver/context.hpp"
#include "test/cuda_driver/device.hpp"
#include "test/cuda_driver/entry.hpp"
#include "test/cuda_driver/event.hpp"
#include "test/cuda_driver/host_function.hpp"
#include "test/cuda_driver/physical_object.hpp"
#include "test/cuda_driver/schedule.hpp"
#include "test/cuda_driver/small_blocks.hpp"
#include "test/cuda_driver/switches.hpp"
#include "test/cuda_driver/virtual_memory.hpp"

#include <atomic>

#include <pthread.h>
#include <unistd.h>

namespace cuda_driver {
namespace {

// In the order of use: objects of a later member may hold what an earlier one guards.
struct Library {
  const Switches switches = Switches::fromEnvironment();
  Schedule schedule;
  AddressSpace addressSpace;
  SmallBlocks smallBlocks;
  Reservations reservations;
  PhysicalObjects physicalObjects;
  Handles<Context> contexts{"a context", 0x100'0000'1000};
  Handles<Stream> streams{"a stream", 0x200'0000'1000};
  Handles<Event> events{"an event", 0x300'0000'1000};
};

Library *library = nullptr;
Devices *visible = nullptr;
std::atomic<bool> initialised = false;
std::atomic<bool> inherited = false; // by a child of fork, which can do nothing with it
std::atomic<bool> ended = false;

// A child is forked by one thread, whatever the others hold at that moment.
void beforeFork() {
  visible->lockForFork();
  library->contexts.lockForFork();
  library->streams.lockForFork();
  library->events.lockForFork();
  library->schedule.mutex.lock();
  library->smallBlocks.lockForFork();
  library->addressSpace.mutex().lock();
}

void afterFork() {
  library->addressSpace.mutex().unlock();
  library->smallBlocks.unlockAfterFork();
  library->schedule.mutex.unlock();
  library->events.unlockAfterFork();
  library->streams.unlockAfterFork();
  library->contexts.unlockAfterFork();
  visible->unlockAfterFork();
}

void afterForkInChild() {
  afterFork();
  if (initialised)
    inherited = true;
}

__attribute__((constructor)) void load() {
  library = new Library;
  visible = new Devices;
  pthread_atfork(beforeFork, afterFork, afterForkInChild);
}

__attribute__((destructor)) void unload() {
  ended = true;
  if (!inherited) {
    delete visible;
    delete library;
  }
}

} // namespace

CUresult refusalOf(const char *, Before before) noexcept {
  if (ended)
    return CUDA_ERROR_DEINITIALIZED;
  if (inHostFunction())
    return CUDA_ERROR_NOT_PERMITTED;
  if (before == Before::Init && (!initialised || inherited))
    return CUDA_ERROR_NOT_INITIALIZED;
  return CUDA_SUCCESS;
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
Devices &devices() { return *visible; }

} // namespace cuda_driver

using namespace cuda_driver;

DRIVER_FUNCTION(cuInit, hipInit)(unsigned flags) {
  return entry<Before::Nothing>(__func__, [&] {
    require(flags == 0, CUDA_ERROR_INVALID_VALUE);
    require(!inherited, CUDA_ERROR_NOT_INITIALIZED);
    require(devices().count() > 0, CUDA_ERROR_NO_DEVICE);
    initialised = true;
  });
}

DRIVER_FUNCTION(cuDriverGetVersion, hipDriverGetVersion)(int *version) {
  return entry<Before::Nothing>(__func__, [&] {
    requirePointer(version);
    *version = DRIVER_NAME(13000, 60443484);
  });
}

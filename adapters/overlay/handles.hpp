// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Records, which wrap the vendor's devices, contexts and queues. Applications hold the vendor's
// handles. The functions of this library look up the record of each handle that they receive. Each
// overlay has its own types of records of devices and contexts.

#include "adapters/kit/allocation.hpp"
#include "adapters/kit/handles.hpp"
#include "adapters/kit/host_signal.hpp"
#include "adapters/overlay/vendor.hpp"
#include "adapters/overlay/watched_work.hpp"
#include UR_OVERLAY_RECORDS

#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <shared_mutex>
#include <unordered_set>
#include <vector>

namespace ur::overlay {

// The memory that a queue's commands may use. A use stays listed until the memory is freed.
struct QueueUses {
  // The number of the last call whose commands may use all memory of the context, or 0 if the
  // commands of all such calls have completed.
  std::uint64_t lastAllMemoryCall = 0;
  std::uint32_t callsInProgress = 0;                 // such calls that may still enqueue commands
  std::unordered_set<const std::byte *> allocations; // the first byte of each allocation
};

} // namespace ur::overlay

// Wraps a queue of the vendor's adapter, and owns one reference to it.
struct ur_queue_handle_t_ : ur::kit::Object {
  ur_queue_handle_t_(ur_context_handle_t owner, ur_queue_handle_t vendorQueue);

  bool isProfiled() const noexcept { return (flags & UR_QUEUE_FLAG_PROFILING_ENABLE) != 0; }
  bool recordsTimes(ur_command_t) const noexcept { return isProfiled(); } // the vendor's times
  bool isOfThisProcess() const noexcept { return generation_ == ur::base::forkGeneration(); }

  // Returns the signal for a new command.
  static std::shared_ptr<ur::backend::Signal> makeSignal(bool timed) {
    return std::make_shared<ur::kit::LocalSignal>(timed);
  }

  const ur::kit::Reference<ur_context_handle_t> context;
  const ur_queue_handle_t vendorHandle;
  const ur_queue_flags_t flags;
  ur::overlay::QueueUses uses; // guarded by Queues
  const std::shared_ptr<ur::overlay::WatchedWork> watchedWork =
      std::make_shared<ur::overlay::WatchedWork>();
  // If kFinishIsThreadSafe is false, each call that enqueues commands holds this mutex shared.
  const std::shared_ptr<std::shared_mutex> enqueues = std::make_shared<std::shared_mutex>();

private:
  const std::uint32_t generation_ = ur::base::forkGeneration();
};

namespace ur::overlay {

// Returns the record of a vendor's handle, or null for null. The first call with a device creates
// its record. Throws INVALID_CONTEXT or INVALID_QUEUE if a context or a queue has no record.
ur_device_handle_t recordOf(ur_device_handle_t vendorDevice);
ur_context_handle_t recordOf(ur_context_handle_t vendorContext);
ur_queue_handle_t recordOf(ur_queue_handle_t vendorQueue);

// Returns the record, or null if the application has released the context or the queue. The
// vendor's other objects may still keep the released object alive.
ur_context_handle_t findRecord(ur_context_handle_t vendorContext);
ur_queue_handle_t findRecord(ur_queue_handle_t vendorQueue);

// Returns the record of the context that wraps a driver's context, or null.
ur_context_handle_t findRecord(ur_native_handle_t nativeContext);

// Returns the records of the devices of a vendor's context.
std::vector<ur_device_handle_t> devicesOf(ur_context_handle_t vendorContext);

// Returns whether all devices of the context can share memory and events.
bool canShare(ur_context_handle_t context);

// The queues of all contexts. The devices access all host memory, so a queue may copy memory of
// another context.
class Queues {
public:
  void add(ur_queue_handle_t queue);
  void remove(ur_queue_handle_t queue) noexcept;

  // Records that a command of the queue uses the allocation around `memory`, if there is one.
  void recordUse(ur_queue_handle_t queue, const void *memory);
  // Records that the commands of a call may use all memory of the queue's context. The caller
  // must call finishCall() after the call.
  void recordUseOfAllMemory(ur_queue_handle_t queue);
  void finishCall(ur_queue_handle_t queue) noexcept;
  // Blocks until all commands that may use the allocation are complete. The caller must prevent new
  // commands on the allocation.
  void finishUsersOf(const kit::Allocation &allocation);

private:
  base::ForkSafeMutex mutex_;
  std::vector<ur_queue_handle_t> queues_;
  std::uint64_t calls_ = 0;
};
Queues &queues();

// Creates the record of a context or a queue that the vendor's adapter has created. Releases the
// vendor's object if it throws.
void adopt(ur_context_handle_t vendorContext);
void adopt(ur_queue_handle_t vendorQueue);

} // namespace ur::overlay

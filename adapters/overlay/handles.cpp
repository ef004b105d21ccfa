// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/overlay/handles.hpp"

#include "adapters/kit/share.hpp"
#include "base/error.hpp"
#include "base/immortal.hpp"
#include "base/scope_guard.hpp"

#include <algorithm>
#include <atomic>
#include <span>
#include <type_traits>
#include <unordered_map>

namespace ur::overlay {
namespace {

// Maps the vendor's handles to their records.
template <typename Handle> class Records {
public:
  Handle find(Handle vendorHandle) {
    const std::lock_guard lock(mutex_);
    const auto found = records_.find(vendorHandle);
    return found == records_.end() ? nullptr : found->second;
  }

  template <typename Condition> Handle findIf(const Condition &condition) {
    const std::lock_guard lock(mutex_);
    for (const auto &[vendorHandle, record] : records_)
      if (condition(vendorHandle))
        return record;
    return nullptr;
  }

  void insert(Handle record) {
    const std::lock_guard lock(mutex_);
    records_.insert_or_assign(record->vendorHandle, record);
  }

  // Inserts the record and returns it. If another thread has already inserted one, returns that
  // one.
  Handle findOrInsert(std::unique_ptr<std::remove_pointer_t<Handle>> record) {
    const std::lock_guard lock(mutex_);
    const auto [entry, isInserted] = records_.try_emplace(record->vendorHandle, record.get());
    if (isInserted)
      static_cast<void>(record.release());
    return entry->second;
  }

  void erase(Handle record) noexcept {
    const std::lock_guard lock(mutex_);
    records_.erase(record->vendorHandle);
  }

private:
  base::ForkSafeMutex mutex_;
  std::unordered_map<Handle, Handle> records_;
};

template <typename Handle> Records<Handle> &records() {
  static constinit base::Immortal<Records<Handle>> instance;
  return instance.get();
}

template <typename Handle>
Handle requireRecord(Handle vendorHandle, ur_result_t code, const char *kind) {
  if (!vendorHandle)
    return nullptr;
  const auto found = records<Handle>().find(vendorHandle);
  if (!found)
    base::raise(code, "the {} was released, or belongs to another adapter", kind);
  return found;
}

constinit std::atomic<std::size_t> contexts{0};

template <typename T> T queueInfo(ur_queue_handle_t vendorQueue, ur_queue_info_t query) {
  T value{};
  checkVendor(
      vendor().functions.Queue.pfnGetInfo(vendorQueue, query, sizeof(value), &value, nullptr),
      "urQueueGetInfo");
  return value;
}

} // namespace

std::vector<ur_device_handle_t> devicesOf(ur_context_handle_t vendorContext) {
  const auto getInfo = vendor().functions.Context.pfnGetInfo;
  std::size_t size = 0;
  checkVendor(getInfo(vendorContext, UR_CONTEXT_INFO_DEVICES, 0, nullptr, &size),
              "urContextGetInfo");
  std::vector<ur_device_handle_t> devices(size / sizeof(ur_device_handle_t));
  checkVendor(getInfo(vendorContext, UR_CONTEXT_INFO_DEVICES, size, devices.data(), nullptr),
              "urContextGetInfo");
  for (ur_device_handle_t &device : devices)
    device = recordOf(device);
  return devices;
}

ur_device_handle_t recordOf(ur_device_handle_t vendorDevice) {
  if (!vendorDevice)
    return nullptr;
  if (const auto found = records<ur_device_handle_t>().find(vendorDevice))
    return found;
  return records<ur_device_handle_t>().findOrInsert(
      std::make_unique<ur_device_handle_t_>(vendorDevice));
}

ur_context_handle_t findRecord(ur_context_handle_t vendorContext) {
  return records<ur_context_handle_t>().find(vendorContext);
}

ur_queue_handle_t findRecord(ur_queue_handle_t vendorQueue) {
  return records<ur_queue_handle_t>().find(vendorQueue);
}

ur_context_handle_t recordOf(ur_context_handle_t vendorContext) {
  return requireRecord(vendorContext, UR_RESULT_ERROR_INVALID_CONTEXT, "context");
}

ur_queue_handle_t recordOf(ur_queue_handle_t vendorQueue) {
  return requireRecord(vendorQueue, UR_RESULT_ERROR_INVALID_QUEUE, "queue");
}

ur_context_handle_t findRecord(ur_native_handle_t nativeContext) {
  return records<ur_context_handle_t>().findIf([&](ur_context_handle_t vendorContext) {
    ur_native_handle_t native{};
    return vendor().functions.Context.pfnGetNativeHandle(vendorContext, &native) ==
               UR_RESULT_SUCCESS &&
           native == nativeContext;
  });
}

bool canShare(ur_context_handle_t context) {
  return std::ranges::all_of(context->devices,
                             [](auto device) { return !device->sharingUnsupportedReason(); });
}

void adopt(ur_context_handle_t vendorContext) {
  base::ScopeGuard release([&] { vendor().functions.Context.pfnRelease(vendorContext); });
  auto record = std::make_unique<ur_context_handle_t_>(vendorContext);
  records<ur_context_handle_t>().insert(record.get());
  ++contexts;
  static_cast<void>(record.release());
  release.dismiss();
}

void adopt(ur_queue_handle_t vendorQueue) {
  base::ScopeGuard release([&] { vendor().functions.Queue.pfnRelease(vendorQueue); });
  const auto context = recordOf(queueInfo<ur_context_handle_t>(vendorQueue, UR_QUEUE_INFO_CONTEXT));
  auto record = std::make_unique<ur_queue_handle_t_>(context, vendorQueue);
  records<ur_queue_handle_t>().insert(record.get());
  base::ScopeGuard erase([&] { records<ur_queue_handle_t>().erase(record.get()); });
  queues().add(record.get());
  static_cast<void>(record.release());
  erase.dismiss();
  release.dismiss();
}

// Waits for the commands that are in the queue now. If the vendor's urQueueFinish is not
// thread-safe, enqueues a marker while no other thread enqueues a command, and waits for the
// marker's event.
static void waitForCommands(ur_queue_handle_t vendorQueue, std::shared_mutex &enqueues) {
  const ur_dditable_t &functions = vendor().functions;
  if constexpr (ur_device_handle_t_::kFinishIsThreadSafe) {
    functions.Queue.pfnFinish(vendorQueue);
    return;
  }
  ur_event_handle_t marker = nullptr;
  {
    const std::lock_guard lock(enqueues);
    if (functions.Enqueue.pfnEventsWait(vendorQueue, 0, nullptr, &marker) != UR_RESULT_SUCCESS)
      functions.Queue.pfnFinish(vendorQueue);
  }
  if (!marker)
    return;
  functions.Event.pfnWait(1, &marker);
  functions.Event.pfnRelease(marker);
}

void Queues::recordUse(ur_queue_handle_t queue, const void *memory) {
  const auto allocation = kit::allocations().find(memory);
  if (!allocation)
    return;
  const std::lock_guard lock(mutex_);
  queue->uses.allocations.insert(allocation->begin);
}

void Queues::recordUseOfAllMemory(ur_queue_handle_t queue) {
  const std::lock_guard lock(mutex_);
  queue->uses.lastAllMemoryCall = ++calls_;
  ++queue->uses.callsInProgress;
}

void Queues::finishCall(ur_queue_handle_t queue) noexcept {
  const std::lock_guard lock(mutex_);
  --queue->uses.callsInProgress;
}

// Waits without the lock, because a command may wait for another thread's call that needs the lock.
// During the wait, other threads may record further uses, each before it enqueues the command. So
// this function removes only the uses of the freed memory, and the calls that had enqueued all
// their commands before the wait.
void Queues::finishUsersOf(const kit::Allocation &allocation) {
  struct User {
    ur_queue_handle_t queue;        // may be destroyed during the wait
    ur_queue_handle_t vendorHandle; // retained
    std::uint64_t lastCompleteCall; // the last call whose commands complete in the wait, or 0
    std::shared_ptr<std::shared_mutex> enqueues;
  };
  const ur_dditable_t &functions = vendor().functions;
  std::vector<User> users;
  {
    const std::lock_guard lock(mutex_);
    users.reserve(queues_.size());
    for (ur_queue_handle_t queue : queues_) {
      QueueUses &uses = queue->uses;
      const bool usesAllocation = uses.allocations.erase(allocation.begin) != 0;
      const bool mayUseAllocation =
          uses.lastAllMemoryCall != 0 && queue->context.get() == allocation.context.get();
      if (!queue->isOfThisProcess() || (!usesAllocation && !mayUseAllocation))
        continue;
      users.push_back({queue, queue->vendorHandle,
                       uses.callsInProgress == 0 ? uses.lastAllMemoryCall : 0, queue->enqueues});
      functions.Queue.pfnRetain(queue->vendorHandle);
    }
  }
  for (const User &user : users) {
    waitForCommands(user.vendorHandle, *user.enqueues);
    functions.Queue.pfnRelease(user.vendorHandle);
  }
  const std::lock_guard lock(mutex_);
  for (const User &user : users)
    if (std::ranges::find(queues_, user.queue) != queues_.end() &&
        user.queue->uses.lastAllMemoryCall == user.lastCompleteCall)
      user.queue->uses.lastAllMemoryCall = 0;
}

void Queues::add(ur_queue_handle_t queue) {
  const std::lock_guard lock(mutex_);
  queues_.push_back(queue);
}

void Queues::remove(ur_queue_handle_t queue) noexcept {
  const std::lock_guard lock(mutex_);
  std::erase(queues_, queue);
}

Queues &queues() {
  static constinit base::Immortal<Queues> instance;
  return instance.get();
}

} // namespace ur::overlay

using ur::overlay::records;
using ur::overlay::vendor;

ur_queue_handle_t_::ur_queue_handle_t_(ur_context_handle_t owner, ur_queue_handle_t vendorQueue)
    : Object(ur::kit::kIdentity.table), context(owner), vendorHandle(vendorQueue),
      flags(ur::overlay::queueInfo<ur_queue_flags_t>(vendorQueue, UR_QUEUE_INFO_FLAGS)) {}

// Destroying the last context evicts the cached exporters.
void destroy(ur_context_handle_t context) noexcept {
  records<ur_context_handle_t>().erase(context);
  const ur_context_handle_t vendorContext = context->vendorHandle;
  delete context; // before the driver's context is destroyed
  vendor().functions.Context.pfnRelease(vendorContext);
  if (--ur::overlay::contexts == 0)
    ur::kit::exchange().evictExporters();
}

// Waits for the queue's commands, because a later free of the memory that they use cannot find the
// queue. In a forked child, the parent's commands never complete, so the child keeps the queue.
void destroy(ur_queue_handle_t queue) noexcept {
  if (!queue->isOfThisProcess())
    return;
  vendor().functions.Queue.pfnFinish(queue->vendorHandle);
  queue->watchedWork->wait();
  ur::overlay::queues().remove(queue);
  records<ur_queue_handle_t>().erase(queue);
  vendor().functions.Queue.pfnRelease(queue->vendorHandle);
  delete queue;
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/share.hpp"
#include "adapters/level_zero/backend.hpp"
#include "adapters/level_zero/native_export.hpp"
#include "adapters/level_zero/v1/event_pool_ipc.hpp"
#include "adapters/level_zero/v1/signal_ring.hpp"
#include "base/error.hpp"

#include <array>
#include <atomic>
#include <bit>
#include <chrono>

namespace ur {
namespace level_zero {
namespace {

// A shared event's pool with all its events, and the ring that maps signals to events.
struct Pool {
  // Creates a pool.
  explicit Pool(ur_context_handle_t owner)
      : context(owner), createdPool(createPool(owner->native(), owner->nativeDevices(),
                                               ZE_EVENT_POOL_FLAG_IPC, SignalRing::kEvents)),
        openedPool(reopenPool(owner->driver(), owner->native(), createdPool.get())) {
    createEvents();
    for (const UniqueEvent &event : events) // only signaled events can be claimed
      UR_ZE_CHECK(zeEventHostSignal, event.get());
  }
  // Opens a pool of another process.
  Pool(ur_context_handle_t owner, ipc::Imported imported)
      : context(owner), ring(std::move(imported.fd)),
        openedPool(openPool(owner->native(),
                            std::bit_cast<ze_ipc_event_pool_handle_t>(imported.driverHandle))) {
    createEvents();
  }

  void createEvents() {
    for (std::uint32_t i = 0; i < SignalRing::kEvents; ++i)
      events[i] = createEvent(openedPool.get(), i);
  }

  const kit::Reference<ur_context_handle_t> context;
  SignalRing ring;
  const UniquePool createdPool; // null for a pool of another process
  const OpenedPool openedPool;
  std::array<UniqueEvent, SignalRing::kEvents> events; // destroyed before their pool
  // Whether a pending command of this process will signal the event.
  std::array<std::atomic<bool>, SignalRing::kEvents> pending{};
};

class PoolSignal final : public backend::Signal {
public:
  PoolSignal(std::shared_ptr<Pool> pool, std::uint32_t index, bool claimed)
      : Signal(pool->events[index].get(), true), pool_(std::move(pool)), index_(index),
        claimed_(claimed) {}
  ~PoolSignal() override {
    if (isReset_) // no command will signal the event, so no process could claim it again
      UR_ZE_TRY(zeEventHostSignal, event());
    if (published_)
      pool_->pending[index_] = false;
    pool_->ring.release(index_, claimed_);
  }

  // Resets the event before a command signals it.
  void reset() {
    UR_ZE_CHECK(zeEventHostReset, event());
    isReset_ = true;
  }

  void publish() noexcept override {
    pool_->pending[index_] = true;
    published_ = true;
    pool_->ring.publish(index_);
    claimed_ = false;
    isReset_ = false;
  }

private:
  const std::shared_ptr<Pool> pool_;
  const std::uint32_t index_;
  bool claimed_;
  bool isReset_ = false;
  bool published_ = false;
};

class PoolSharedEvent final : public kit::SharedEvent {
public:
  PoolSharedEvent(std::shared_ptr<Pool> pool, ipc::DeviceUuid uuid)
      : pool_(std::move(pool)), uuid_(uuid) {
    if (pool_->createdPool)
      native_ = std::make_shared<NativeExport>(
          [pool = pool_.get()] {
            return NativeHandle{.driverHandle = std::bit_cast<ipc::DriverHandle>(
                                    poolHandleOf(pool->createdPool.get()))};
          },
          [pool = pool_.get()](const ipc::DriverHandle &blob) {
            putPoolHandle(pool->context->driver(), pool->context->native(),
                          std::bit_cast<ze_ipc_event_pool_handle_t>(blob));
          });
  }

  ~PoolSharedEvent() override {
    if (native_)
      native_->revoke();
  }

  std::shared_ptr<backend::Signal> latestSignal() override {
    const auto event = pool_->ring.holdLatest();
    return event ? std::make_shared<PoolSignal>(pool_, *event, false) : nullptr;
  }

  std::shared_ptr<backend::Signal> nextSignal() override {
    using std::chrono::steady_clock;
    constexpr auto kTimeout = std::chrono::seconds(2);
    auto deadline = steady_clock::now() + kTimeout;
    for (;;) {
      if (auto signal = claim())
        return signal;
      // Complete commands hold their events until their queue reaps them.
      pool_->context->platform()->queues.forEach([](ur_queue_handle_t queue) { queue->tryReap(); });
      if (auto signal = claim())
        return signal;
      if (waitForAny())
        deadline = steady_clock::now() + kTimeout; // there is progress
      else if (steady_clock::now() > deadline)
        base::raise(
            UR_RESULT_ERROR_OUT_OF_RESOURCES,
            "waits are pending for all {} signals of the shared event, perhaps in processes "
            "that have exited; create a new event",
            SignalRing::kEvents);
    }
  }

  void *exportEvent(const void *object) override {
    kit::HandleParts parts = native_->share();
    parts.fd = pool_->ring.file().get();
    return kit::getHandle({.kind = ipc::Kind::Event,
                           .object = object,
                           .objectSize = SignalRing::fileSize(),
                           .length = SignalRing::fileSize(),
                           .deviceUuid = uuid_},
                          std::move(parts));
  }

private:
  // Claims an unused, signaled event for the next signal. If a process exits after it claims an
  // event and before it signals the event, the event stays unsignaled and is not reused.
  std::shared_ptr<backend::Signal> claim() {
    for (std::uint32_t skip = 0; skip < SignalRing::kEvents; ++skip) {
      const auto event = pool_->ring.claim(skip);
      if (!event)
        return nullptr;
      auto signal = std::make_shared<PoolSignal>(pool_, *event, true);
      if (functions().zeEventQueryStatus(signal->event()) != ZE_RESULT_SUCCESS)
        continue;
      signal->reset();
      return signal;
    }
    return nullptr;
  }

  // Waits in the driver for pending signals, at most 10 ms for each. Returns true if a signal is
  // done, or if a command of this process will complete one. Returns false if only other processes
  // could, because they may have exited.
  bool waitForAny() const {
    constexpr std::uint64_t kWaitTime = 10'000'000;
    for (std::uint32_t i = 0; i < SignalRing::kEvents; ++i) {
      const ze_event_handle_t event = pool_->events[i].get();
      if (functions().zeEventQueryStatus(event) != ZE_RESULT_NOT_READY)
        continue;
      const bool isPendingHere = pool_->pending[i];
      if (functions().zeEventHostSynchronize(event, kWaitTime) == ZE_RESULT_SUCCESS ||
          isPendingHere)
        return true;
    }
    return false;
  }

  const std::shared_ptr<Pool> pool_;
  const ipc::DeviceUuid uuid_;
  std::shared_ptr<NativeExport> native_;
};

} // namespace
} // namespace level_zero

std::unique_ptr<kit::SharedEvent> backend::createSharedEvent(ur_context_handle_t context,
                                                             ur_device_handle_t device) {
  return std::make_unique<PoolSharedEvent>(std::make_shared<Pool>(context), device->uuid());
}

std::unique_ptr<kit::SharedEvent> backend::openSharedEvent(ur_context_handle_t context,
                                                           ipc::Imported imported) {
  if (imported.objectSize != SignalRing::fileSize())
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "the handle's memory of {} bytes does not have the size of a shared event",
                imported.objectSize);
  const ipc::DeviceUuid uuid = imported.deviceUuid;
  return std::make_unique<PoolSharedEvent>(std::make_shared<Pool>(context, std::move(imported)),
                                           uuid);
}

} // namespace ur

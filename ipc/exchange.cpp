// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/exchange.hpp"

#include "base/fork.hpp"
#include "base/os_calls.hpp"
#include "ipc/broker.hpp"
#include "ipc/export_registry.hpp"
#include "ipc/peer.hpp"
#include "ipc/process_identity.hpp"
#include "ipc/ptrace_policy.hpp"

#include <memory>
#include <mutex>
#include <optional>

namespace ur::ipc {

// What belongs to one process. A fork's child leaves its parent's behind and starts a new one.
struct Exchange::State final : base::ForkAware, Granter, BrokerSource {
  State(AdapterTraits adapter, const Config &settings, State *before)
      : config(settings), previous(before), registry(adapter, settings, self) {}

  bool isCurrent() const noexcept {
    return generation == base::forkGeneration() && self.pid == base::os().getpid();
  }

  void beforeFork() noexcept override { mutex.lock(); }
  void afterForkInParent() noexcept override { mutex.unlock(); }
  void afterForkInChild() noexcept override {
    // At once, not at the next call: until then the child may have closed these numbers itself and
    // opened files of its own under them.
    registry.abandonInChild();
    if (broker)
      broker->abandonInChild();
    abandoned = true;
    mutex.unlock();
  }

  Grant grant(const Handle &handle) noexcept override {
    try {
      if (!isOurs(handle))
        return {.answer = BrokerAnswer::Refused, .fd = {}};
      auto found = registry.find(handle);
      if (!found)
        return {.answer = BrokerAnswer::Refused, .fd = {}};
      return {.answer = found->fd ? BrokerAnswer::GrantedWithDescriptor : BrokerAnswer::Granted,
              .fd = std::move(found->fd)};
    } catch (...) {
      return {.answer = BrokerAnswer::Busy, .fd = {}}; // no descriptor left for the duplicate
    }
  }

  BrokerName brokerFor(bool reopenable) override {
    if (!broker && wantsBroker(reopenable))
      broker = std::make_unique<Broker>(config, mutex, *this);
    return broker ? broker->name() : BrokerName{};
  }

  bool wantsBroker(bool reopenable) {
    if (config.broker != BrokerMode::Auto)
      return config.broker == BrokerMode::On;
    if (reopenable)
      return false;
    if (!peersAreRefused)
      peersAreRefused = kernelRefusesPeers(self.pid);
    return *peersAreRefused;
  }

  bool isOurs(const Handle &handle) const noexcept {
    return handle.pid == static_cast<std::uint32_t>(self.pid) &&
           handle.pidNamespace == self.pidNamespace && handle.pidfdInode == self.pidfdInode &&
           handle.startTicks == self.startTicks;
  }

  Imported openOwn(const Handle &handle) {
    const std::lock_guard lock(mutex);
    auto found = registry.find(handle);
    if (!found)
      raiseStale(handle, "the export was put or freed, or the handle was never given out");
    return {.fd = std::move(found->fd), .localObject = found->object, .rung = Rung::OwnTable};
  }

  const Config &config;
  State *const previous;
  const std::uint32_t generation = base::forkGeneration();
  const ProcessIdentity &self = processIdentity();
  bool abandoned = false;
  std::mutex mutex; // guards what follows
  ExportRegistry registry;
  std::unique_ptr<Broker> broker;
  std::optional<bool> peersAreRefused;
  base::ForkRegistration registration{*this, base::ForkOrder::Inner};
};

Exchange::Exchange(AdapterTraits adapter, Config config)
    : adapter_(adapter), config_(std::move(config)) {}

Exchange::~Exchange() { close(); }

void Exchange::close() noexcept {
  State *state = state_.exchange(nullptr, std::memory_order_acq_rel);
  while (state) {
    State *const previous = state->previous;
    // A parent's state that a clone without fork handlers copied is not ours to take apart.
    if (state->isCurrent() || state->abandoned)
      delete state;
    state = previous;
  }
}

Exchange::State *Exchange::currentState() const noexcept {
  State *state = state_.load(std::memory_order_acquire);
  return state && state->isCurrent() ? state : nullptr;
}

Exchange::State &Exchange::state() {
  for (;;) {
    State *seen = state_.load(std::memory_order_acquire);
    if (seen && seen->isCurrent())
      return *seen;
    auto fresh = std::make_unique<State>(adapter_, config_, seen);
    if (state_.compare_exchange_strong(seen, fresh.get(), std::memory_order_acq_rel))
      return *fresh.release();
  }
}

const void *Exchange::get(const ExportRequest &request) {
  State &state = this->state();
  const std::lock_guard lock(state.mutex);
  return state.registry.get(request, state);
}

void Exchange::put(Kind kind, const void *data) {
  State &state = this->state();
  const std::lock_guard lock(state.mutex);
  state.registry.put(kind, data);
}

void Exchange::revoke(const void *object) noexcept {
  State *state = currentState();
  if (!state)
    return;
  const std::lock_guard lock(state->mutex);
  state->registry.revoke(object);
}

std::size_t Exchange::liveEntries() const noexcept {
  State *state = currentState();
  if (!state)
    return 0;
  const std::lock_guard lock(state->mutex);
  return state->registry.live();
}

Imported Exchange::open(Kind kind, std::span<const DeviceUuid> devices, const void *data,
                        std::size_t size) {
  const Handle handle = decode(data, size);
  State &state = this->state();
  const Opener opener{.self = state.self, .effectiveUid = base::os().geteuid(), .config = config_};
  check(handle, {.kind = kind, .adapter = adapter_, .devices = devices}, opener);

  Imported imported;
  if (state.isOurs(handle)) {
    imported = state.openOwn(handle);
  } else {
    Fetched fetched = fetchObject(handle, opener);
    imported.fd = std::move(fetched.object);
    imported.rung = fetched.rung;
  }
  imported.objectSize = handle.objectSize;
  imported.offset = handle.offset;
  imported.length = handle.length;
  imported.deviceUuid = handle.deviceUuid;
  imported.driverBlob = handle.driverBlob;
  imported.flags = handle.flags;
  return imported;
}

} // namespace ur::ipc

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/exchange.hpp"

#include "base/error.hpp"
#include "base/fork.hpp"
#include "ipc/broker.hpp"
#include "ipc/export_registry.hpp"
#include "ipc/own_descriptors.hpp"
#include "ipc/process_identity.hpp"
#include "ipc/trust.hpp"

#include <cerrno>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>

#include <pthread.h>
#include <time.h>

namespace ur::ipc {

// What belongs to one process. A fork's child leaves its parent's behind and starts a new one.
struct Exchange::State final : base::ForkAware, Granter {
  State(AdapterTraits adapter, const Config &settings)
      : config(settings), registry(adapter, settings, self) {}

  void beforeFork() noexcept override {
    mutex.lock();
    known.beforeFork();
  }
  void afterForkInParent() noexcept override {
    known.afterForkInParent();
    mutex.unlock();
  }
  void afterForkInChild() noexcept override {
    // At once, not at the next call: until then the child may have closed these numbers itself and
    // opened files of its own under them.
    known.afterForkInChild();
    registry.abandonInChild();
    if (broker)
      broker->abandonInChild();
    mutex.unlock();
  }

  Grant grant(const Handle &handle) noexcept override {
    try {
      auto found = isOurs(handle) ? registry.find(handle) : std::nullopt;
      if (!found)
        return {.answer = BrokerAnswer::Refused, .fd = {}};
      return {.answer = found->fd ? BrokerAnswer::GrantedWithDescriptor : BrokerAnswer::Granted,
              .fd = std::move(found->fd)};
    } catch (...) {
      return {.answer = BrokerAnswer::Busy, .fd = {}}; // no descriptor left for the duplicate
    }
  }

  BrokerName brokerFor(bool reopenable) {
    if (!broker && !closed && wantsBroker(reopenable))
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

  bool hasOurNumber(const Handle &handle) const noexcept {
    return handle.pid == static_cast<std::uint32_t>(self.pid) &&
           handle.pidNamespace == self.pidNamespace;
  }
  bool isOurs(const Handle &handle) const noexcept {
    return hasOurNumber(handle) && handle.pidfdInode == self.pidfdInode &&
           handle.startTicks == self.startTicks;
  }

  // Others may be in get and put, and come back to them: nothing that they hold is freed. One that
  // does not get on is not waited for: this thread may be in there itself, where a signal's handler
  // ends the process.
  void close() {
    timespec limit{};
    static_cast<void>(clock_gettime(CLOCK_REALTIME, &limit));
    limit.tv_sec += 1;
    std::unique_ptr<Broker> ended; // without the lock, which its thread takes
    if (pthread_mutex_timedlock(mutex.native_handle(), &limit) != 0)
      return;
    const std::lock_guard lock(mutex, std::adopt_lock);
    registry.revokeAll();
    ended = std::move(broker);
    closed = true;
  }

  // A handle with our number that is not ours was made by a process that is gone, or is forged to
  // have us take our own descriptors.
  Imported openOwn(const Handle &handle) {
    const std::lock_guard lock(mutex);
    auto found = isOurs(handle) ? registry.find(handle) : std::nullopt;
    if (!found)
      raiseStale(handle, "the export was put or freed, or the handle was never given out");
    return {.fd = std::move(found->fd), .localObject = found->object, .rung = Rung::OwnTable};
  }

  // Once more without the exporters that are kept, where the process has no descriptor left.
  template <typename Call> auto withDescriptors(const Call &call) {
    try {
      return call();
    } catch (const base::Error &failure) {
      if (failure.driverCode() != EMFILE || !known.forget())
        throw;
    }
    return call();
  }

  const Config &config;
  const ProcessIdentity &self = processIdentity();
  std::mutex mutex; // guards what follows
  ExportRegistry registry;
  std::unique_ptr<Broker> broker;
  bool closed = false; // no broker is started any more
  std::optional<bool> peersAreRefused;
  KnownExporters known; // guards itself
  Trust trust;          // guards itself
  base::ForkRegistration registration{*this, base::ForkOrder::Inner};
};

Exchange::Exchange(AdapterTraits adapter, Config config)
    : adapter_(adapter), config_(std::move(config)) {}

Exchange::~Exchange() {
  close();
  states_.clear();
}

void Exchange::close() noexcept {
  if (State *state = states_.find())
    state->close();
}

Exchange::State &Exchange::state() {
  return states_.get([this] { return State(adapter_, config_); });
}

const void *Exchange::get(const ExportRequest &request) {
  State &state = this->state();
  return state.withDescriptors([&] {
    const std::lock_guard lock(state.mutex);
    return state.registry.get(request,
                              [&](bool reopenable) { return state.brokerFor(reopenable); });
  });
}

void Exchange::put(Kind kind, const void *data) {
  State &state = this->state();
  const std::lock_guard lock(state.mutex);
  state.registry.put(kind, data);
}

void Exchange::revoke(const void *object) noexcept {
  State *state = states_.find();
  if (!state)
    return;
  const std::lock_guard lock(state->mutex);
  state->registry.revoke(object);
}

void Exchange::keep(std::shared_ptr<const Exporter> exporter) noexcept {
  if (State *state = states_.find())
    state->known.keep(std::move(exporter));
}

bool Exchange::forgetExporters() noexcept {
  State *state = states_.find();
  return state && state->known.forget();
}

std::size_t Exchange::liveEntries() const noexcept {
  State *state = states_.find();
  if (!state)
    return 0;
  const std::lock_guard lock(state->mutex);
  return state->registry.live();
}

Imported Exchange::open(Kind kind, std::span<const DeviceUuid> devices, const void *data,
                        std::size_t size, const CountAgain &countAgain) {
  const Handle handle = decode(data, size);
  State &state = this->state();
  OwnDescriptors &descriptors = ownDescriptors();
  const Opener opener{.self = state.self,
                      .effectiveUid = base::os().geteuid(),
                      .config = config_,
                      .descriptors = &descriptors,
                      .trust = &state.trust};
  check(handle, {.kind = kind, .adapter = adapter_, .devices = devices}, opener);

  Imported imported;
  if (state.hasOurNumber(handle)) {
    imported = state.openOwn(handle);
  } else {
    Fetched fetched =
        state.withDescriptors([&] { return fetchObject(handle, opener, state.known, countAgain); });
    imported.fd = std::move(fetched.object);
    imported.rung = fetched.rung;
    imported.exporter = std::move(fetched.exporter);
    imported.name = fetched.name;
    imported.wasCounted = fetched.wasCounted;
  }
  descriptors.keep(state.self.pid); // not before: what is refused leaves nothing behind
  imported.objectSize = handle.objectSize;
  imported.offset = handle.offset;
  imported.length = handle.length;
  imported.deviceUuid = handle.deviceUuid;
  imported.driverBlob = handle.driverBlob;
  imported.flags = handle.flags;
  return imported;
}

} // namespace ur::ipc

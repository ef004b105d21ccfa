// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/exchange.hpp"

#include "base/fork.hpp"
#include "ipc/broker.hpp"
#include "ipc/broker_client.hpp"
#include "ipc/export_registry.hpp"

#include <algorithm>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>

#include <pthread.h>

namespace ur::ipc {

// The exchange's state in one process. A forked child abandons the parent's state and makes its
// own.
struct Exchange::State final : base::ForkAware {
  State(Process &exporter, AdapterTraits adapter, const Config &settings)
      : process(exporter), config(settings), registry(exporter, adapter, settings) {}

  void beforeFork() noexcept override {
    mutex.lock();
    exporters.beforeFork();
  }
  void afterForkInParent() noexcept override {
    exporters.afterForkInParent();
    mutex.unlock();
  }
  void afterForkInChild() noexcept override {
    // Close the descriptors now. Later, the child may have closed them itself and reused the
    // numbers for its own files.
    exporters.afterForkInChild();
    registry.abandonInChild();
    if (broker)
      broker->abandonInChild();
    mutex.unlock();
  }

  Grant grant(const Handle &handle) noexcept {
    try {
      auto object = isOwnHandle(handle) ? registry.find(handle) : std::nullopt;
      if (!object)
        return {.answer = BrokerAnswer::Refused, .fd = {}};
      return {.answer = object->fd ? BrokerAnswer::GrantedWithDescriptor : BrokerAnswer::Granted,
              .fd = std::move(object->fd)};
    } catch (...) {
      return {.answer = BrokerAnswer::Busy, .fd = {}}; // no descriptor is free for the duplicate
    }
  }

  BrokerName getBroker(bool reopenable) {
    if (!broker && !isClosed && shouldStartBroker(reopenable))
      broker = std::make_unique<Broker>(process, config, mutex,
                                        [this](const Handle &handle) { return grant(handle); });
    return broker ? broker->name() : BrokerName{};
  }

  bool shouldStartBroker(bool reopenable) {
    if (config.broker != BrokerMode::Auto)
      return config.broker == BrokerMode::On;
    if (reopenable)
      return false;
    if (!importersAreDenied)
      importersAreDenied = kernelDeniesImporters(process.os, self.pid);
    return *importersAreDenied;
  }

  bool hasOwnPid(const Handle &handle) const noexcept {
    return handle.pid == static_cast<std::uint32_t>(self.pid) &&
           handle.pidNamespace == self.pidNamespace;
  }
  bool isOwnHandle(const Handle &handle) const noexcept {
    return hasOwnPid(handle) && handle.pidfdInode == self.pidfdInode &&
           handle.startTicks == self.startTicks;
  }

  // Keeps the registry, because other threads may still be in get and put. Waits for the mutex at
  // most one second: if a signal handler called exit, the thread that it interrupted may hold the
  // mutex.
  void close() {
    timespec limit{};
    process.os.clockGettime(CLOCK_REALTIME, &limit);
    limit.tv_sec += 1;
    // The destructor joins a thread that locks, so it runs after the unlock.
    std::unique_ptr<Broker> closedBroker;
    if (pthread_mutex_timedlock(mutex.native_handle(), &limit) != 0)
      return;
    const std::lock_guard lock(mutex, std::adopt_lock);
    registry.revokeAll();
    closedBroker = std::move(broker);
    isClosed = true;
  }

  Opener opener() const {
    return {.os = process.os,
            .self = self,
            .effectiveUid = process.os.geteuid(),
            .config = config,
            .driverDevice = process.driverDevice.load(std::memory_order_relaxed),
            .ownTable = &process.ownTable()};
  }

  // Returns this process's own object of a handle. Throws INVALID_VALUE for a stale handle, and for
  // a handle with our pid but another identity. The latter comes from an ended process that had the
  // same pid, or from an attacker who wants us to open our own descriptors.
  ExportRegistry::LiveObject findOwnObject(const Handle &handle) {
    const std::lock_guard lock(mutex);
    auto object = isOwnHandle(handle) ? registry.find(handle) : std::nullopt;
    if (!object)
      raiseStale(handle, "the export was put or freed, or the exporter never made the handle");
    return *std::move(object);
  }

  bool hasBroker(const Handle &handle) const noexcept {
    return handle.brokerName != BrokerName{} && config.broker != BrokerMode::Off;
  }
  // Without a descriptor, only the exporter's broker can confirm the object.
  bool needsBroker(const Handle &handle) const noexcept {
    return handle.pidNamespace != self.pidNamespace || (handle.objectFd < 0 && hasBroker(handle));
  }

  void resolveDirect(std::span<Resolved> handles, const Opener &opener) {
    const ExporterClaim claim(handles.front().handle);
    Verifier verifier(handles.front().handle, opener);
    try {
      std::shared_ptr<const Exporter> exporter = std::move(handles.front().exporter);
      if (!exporter)
        exporter = exporters.find(claim);
      if (exporter && !verifier.verifyExports(*exporter, handles)) {
        exporters.evict(*exporter);
        exporter.reset();
      }
      if (!exporter) {
        ExporterProcess peer = verifier.openProcess();
        verifier.verifyUser(peer);
        exporter = verifier.openTable(std::move(peer));
        if (!verifier.verifyExports(*exporter, handles))
          raiseStale(handles.front().handle,
                     "the process does not hold the lock on its export table");
      }
      for (Resolved &resolved : handles) {
        resolved.transport = verifier.transport();
        resolved.exporter = exporter;
      }
    } catch (const Refusal &refusal) {
      for (Resolved &resolved : handles) {
        resolved.refusals = verifier.refusals();
        resolved.refusals.push_back(refusal);
        resolveByBroker(resolved, opener);
      }
    }
  }

  // Asks the exporter's broker. Its answer proves the export and contains the object's descriptor.
  void resolveByBroker(Resolved &resolved, const Opener &opener) const {
    resolved.transport = Transport::Broker;
    try {
      if (hasBroker(resolved.handle)) {
        resolved.fdFromBroker = askBroker(resolved.handle, opener);
        return;
      }
    } catch (const Refusal &refusal) {
      resolved.refusals.push_back(refusal);
    }
    raiseRefused(process.os, resolved.handle, resolved.refusals);
  }

  // Resolves handles of one exporter.
  void resolve(std::span<Resolved> handles, const Opener &opener) {
    const Handle &first = handles.front().handle;
    if (isRemote(first, opener)) {
      for (Resolved &resolved : handles)
        resolved.transport = Transport::Fabric;
      return;
    }
    if (!hasOwnPid(first) && !needsBroker(first))
      return resolveDirect(handles, opener);
    for (Resolved &resolved : handles)
      if (hasOwnPid(first)) {
        resolved.transport = Transport::OwnTable;
        resolved.localObject = findOwnObject(resolved.handle).object;
      } else {
        resolveByBroker(resolved, opener);
      }
  }

  base::UniqueFd fetch(Resolved &resolved) {
    const Opener opener = this->opener();
    if (resolved.transport == Transport::OwnTable)
      return findOwnObject(resolved.handle).fd;
    if (resolved.exporter) {
      Verifier verifier(resolved.handle, opener);
      try {
        base::UniqueFd object = verifier.fetchObject(resolved);
        if (object)
          resolved.transport = verifier.transport();
        return object;
      } catch (const Refusal &refusal) {
        resolved.refusals = verifier.refusals();
        resolved.refusals.push_back(refusal);
        resolveByBroker(resolved, opener);
      }
    }
    return std::move(resolved.fdFromBroker);
  }

  Process &process;
  const Config &config;
  const ProcessIdentity &self = process.identity();
  std::mutex mutex; // guards registry, broker, isClosed and importersAreDenied
  ExportRegistry registry;
  std::unique_ptr<Broker> broker;
  bool isClosed = false; // set by close(): no broker starts anymore
  std::optional<bool> importersAreDenied;
  ExporterCache exporters; // has its own lock
  base::ForkRegistration registration{*this, process.forks};
};

Exchange::Exchange(Process &process, AdapterTraits adapter, Config config)
    : process_(process), adapter_(adapter), config_(std::move(config)) {}

Exchange::~Exchange() {
  close();
  states_.clear();
}

void Exchange::close() noexcept {
  if (State *state = states_.find())
    state->close();
}

Exchange::State &Exchange::state() {
  return states_.get([this] { return State(process_, adapter_, config_); });
}

const void *Exchange::get(const ExportRequest &request) {
  State &state = this->state();
  const std::lock_guard lock(state.mutex);
  return state.registry.get(request, [&](bool reopenable) { return state.getBroker(reopenable); });
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

void Exchange::cacheExporter(const Resolved &resolved) noexcept {
  if (State *state = states_.find(); state && resolved.exporter)
    state->exporters.add(resolved.exporter, process_.os);
}

bool Exchange::evictExporters() noexcept {
  State *state = states_.find();
  return state && state->exporters.clear();
}

std::size_t Exchange::liveEntries() const noexcept {
  State *state = states_.find();
  if (!state)
    return 0;
  const std::lock_guard lock(state->mutex);
  return state->registry.liveCount();
}

Resolved Exchange::resolve(Kind kind, const OpenRequest &request) {
  return std::move(resolve(kind, std::span(&request, 1)).front());
}

std::vector<Resolved> Exchange::resolve(Kind kind, std::span<const OpenRequest> requests) {
  std::vector<Resolved> resolved;
  resolved.reserve(requests.size());
  State &state = this->state();
  const Opener opener = state.opener();
  for (const OpenRequest &request : requests) {
    resolved.push_back({.handle = decode(request.data, request.size)});
    check(resolved.back().handle,
          {.kind = kind,
           .adapter = adapter_,
           .devices = request.devices,
           .acceptsFabric = request.acceptsFabric},
          opener);
  }
  for (auto remaining = std::span(resolved); !remaining.empty();) {
    const Handle &first = remaining.front().handle;
    const auto end = std::ranges::find_if(remaining, [&](const Resolved &next) {
      return ExporterClaim(next.handle) != ExporterClaim(first) ||
             state.needsBroker(next.handle) != state.needsBroker(first);
    });
    const auto count = static_cast<std::size_t>(end - remaining.begin());
    state.resolve(remaining.first(count), opener);
    remaining = remaining.subspan(count);
  }
  return resolved;
}

Imported Exchange::import(Resolved &resolved) {
  base::UniqueFd object = state().fetch(resolved);
  const Handle &handle = resolved.handle;
  return {.fd = std::move(object),
          .objectSize = handle.objectSize,
          .offset = handle.offset,
          .length = handle.length,
          .deviceUuid = handle.deviceUuid,
          .driverHandle = handle.driverHandle,
          .localObject = resolved.localObject,
          .transport = resolved.transport,
          .flags = handle.flags};
}

void Exchange::confirm(const Resolved &resolved) {
  State &state = this->state();
  const Opener opener = state.opener();
  Resolved newResolved{.handle = resolved.handle, .exporter = resolved.exporter};
  state.resolve({&newResolved, 1}, opener);
  if (newResolved.entry != resolved.entry)
    raiseStale(resolved.handle, "the export was put or freed while it was opened");
}

} // namespace ur::ipc

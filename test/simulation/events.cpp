// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Shared events: signals of several processes, waits for the signals, and processes that end before
// their signal is complete.
#include "base/error.hpp"
#include "test/simulation/world.hpp"

#include <algorithm>

#include <fcntl.h>

namespace ur::ipc::simulation {

// Creates an event, or opens another process's event.
void World::openEvent(Peer &peer, Random &random) {
  std::vector<EventModel *> found;
  for (EventModel &event : events_)
    if (event.file && !peer.events.contains(&event))
      found.push_back(&event);
  if (found.empty() || random.oneIn(3)) {
    std::shared_ptr<SharedEvent> made;
    if (!runAsLibrary(peer, "make an event", [&] { made = SharedEvent::create(peer.process); }) ||
        !peer.lives())
      return;
    events_.push_back({.name = events_.size(), .mayBePrivate = !faultOfStep().empty()});
    peer.events[&events_.back()] = made;
    return record("that is event {}", events_.back().name);
  }
  // Installs a new open file description of the event's file, as an open of its handle does.
  EventModel &event = *found[random.below(found.size())];
  const int fd = kernel_.install(*peer.program->process,
                                 std::make_shared<Description>(event.file, O_RDWR), true);
  std::shared_ptr<SharedEvent> opened;
  record("peer {} opens event {}", peer.name, event.name);
  runAsLibrary(peer, "open an event", [&] {
    opened = SharedEvent::open(peer.process, base::UniqueFd(fd, kernel_.calls()),
                               static_cast<std::uint64_t>(event.file->size));
  });
  if (opened && peer.lives())
    peer.events[&event] = opened;
}

void World::shareEvent(Peer &peer, EventModel &event) {
  const auto shared = peer.events.at(&event);
  int fd = -1;
  if (event.mayBePrivate)
    return;
  runAsLibrary(peer, "share an event", [&] { fd = shared->file().get(); });
  if (!peer.lives() || fd < 0)
    return;
  const auto found = peer.program->process->descriptors.find(fd);
  if (found == peer.program->process->descriptors.end())
    fail("an event has no file");
  event.file = found->second.file->inode;
}

void World::signalEvent(Peer &peer, EventModel &event, Random &random) {
  SharedSignal signal(peer.events.at(&event));
  bool isFull = false;
  const bool isClaimed = runAsLibrary(peer, "claim a signal", [&] {
    try {
      signal.claim();
    } catch (const base::Error &error) {
      // The ring is full with 63 pending signals.
      isFull = event.pending() >= 63 && error.result() == UR_RESULT_ERROR_OUT_OF_RESOURCES;
      if (!isFull)
        throw;
    }
  });
  if (!isClaimed || isFull || !peer.lives())
    return;
  const std::uint64_t number = signal.result().value >> 1;
  if (std::ranges::any_of(event.signals,
                          [&](const SignalModel &other) { return other.number == number; }))
    fail(fmt::format("two signals of event {} have the number {}", event.name, number));
  event.signals.push_back({.number = number, .program = peer.program});
  const std::size_t at = event.signals.size() - 1;
  record("peer {} signals event {} as {}", peer.name, event.name, number);
  signal.publish();
  kernel_.scheduler.step();
  if (!peer.lives())
    return;
  if (peer.events.at(&event)->latestNumber() < number)
    fail("a signal that was published is not the latest");
  peer.pending.push_back({.signal = signal, .event = &event, .at = at});
  if (random.oneIn(2))
    completeSignal(peer, random);
}

void World::completeSignal(Peer &peer, Random &random) {
  if (peer.pending.empty())
    return;
  Pending pending = peer.pending.back();
  peer.pending.pop_back();
  auto &signals = pending.event->signals;
  signals[pending.at].isCompleting = true;
  signals[pending.at].failed = random.oneIn(4);
  pending.signal.complete(signals[pending.at].failed);
  if (!peer.lives())
    return;
  signals[pending.at].isComplete = true;
  record("signal {} of event {} is complete{}", signals[pending.at].number, pending.event->name,
         signals[pending.at].failed ? " and failed" : "");
}

void World::waitForEvent(Peer &peer, EventModel &event, Random &random) {
  const auto shared = peer.events.at(&event);
  const std::uint64_t number = shared->latestNumber();
  if (number == 0)
    return;
  const SharedSignal signal(shared, number);
  const auto modelOf = [&]() -> SignalModel {
    const auto found = std::ranges::find(event.signals, number, &SignalModel::number);
    if (found == event.signals.end())
      fail(fmt::format("event {} has a signal {} that no process claimed", event.name, number));
    return *found;
  };
  const SignalModel before = modelOf();
  // Does not wait for a signal that a living process may never complete. A process checks whether
  // the processes that must signal have ended; 150 ms are longer than the interval of these checks.
  const bool waits = random.oneIn(2) && (before.isComplete || before.isOrphan());
  if (random.oneIn(2))
    kernel_.scheduler.pass(std::chrono::milliseconds(150));
  const bool isNow = !waits && random.oneIn(2);
  const Nanoseconds start = kernel_.scheduler.now();
  if (waits)
    signal.wait();
  const ur_event_status_t status = isNow ? signal.statusNow() : signal.status();
  if (!peer.lives())
    return;
  const SignalModel after = modelOf();
  const std::string how =
      fmt::format("peer {} {} signal {} of event {}: {} after {} ms", peer.name,
                  waits ? "waits for" : "queries", number, event.name, static_cast<int>(status),
                  (kernel_.scheduler.now() - start) / std::chrono::milliseconds(1));
  record("{}", how);
  // A reused slot shows only that the signal is complete, not whether it failed.
  const bool isReused = std::ranges::any_of(event.signals, [&](const SignalModel &other) {
    return other.number > number && other.number % 63 == number % 63;
  });
  if (waits && status == UR_EVENT_STATUS_SUBMITTED)
    fail("a wait ended before its signal: " + how);
  if (status == UR_EVENT_STATUS_COMPLETE && !isReused && (!after.isCompleting || after.failed))
    fail("an incomplete signal is reported as complete: " + how);
  if (status == UR_EVENT_STATUS_ERROR && !after.isOrphan() && !(after.isCompleting && after.failed))
    fail("a signal of a living process is reported as failed: " + how);
  if (status == UR_EVENT_STATUS_SUBMITTED && isNow && before.isOrphan() && faultOfStep().empty())
    fail("a signal of an ended process is reported as pending: " + how);
  if (status == UR_EVENT_STATUS_SUBMITTED && before.isComplete)
    fail("a complete signal is reported as pending: " + how);
  if (before.isComplete && !isReused &&
      status != (before.failed ? UR_EVENT_STATUS_ERROR : UR_EVENT_STATUS_COMPLETE))
    fail("a complete signal is reported with the wrong result: " + how);
}

void World::eventStep(Peer &peer, Random &random) {
  std::vector<EventModel *> found;
  for (auto &[event, shared] : peer.events)
    found.push_back(event);
  std::ranges::sort(found, {}, &EventModel::name);
  if (found.empty() || random.oneIn(4))
    return openEvent(peer, random);
  EventModel &event = *found[random.below(found.size())];
  const auto choice = random.below(8u);
  if (choice == 0)
    shareEvent(peer, event);
  else if (choice == 1 && found.size() > 1)
    peer.events.erase(&event); // releasing the last reference closes the event
  else if (choice == 2)
    completeSignal(peer, random);
  else if (choice < 5)
    signalEvent(peer, event, random);
  else
    waitForEvent(peer, event, random);
}

} // namespace ur::ipc::simulation

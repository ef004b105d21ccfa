// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Shared events: signals of several processes, waits for the signals, and processes that exit
// before their signals complete.
#include "base/error.hpp"
#include "test/simulation/world.hpp"

#include <algorithm>

#include <fcntl.h>

namespace ur::ipc::simulation {

// Creates an event, or opens another process's event.
void World::openEvent(Peer &peer, Random &random) {
  std::vector<EventModel *> candidates;
  for (EventModel &event : events_)
    if (event.file && !peer.events.contains(&event))
      candidates.push_back(&event);
  if (candidates.empty() || random.oneIn(3)) {
    std::shared_ptr<SharedEvent> event;
    if (!runAsLibrary(peer, "make an event", [&] { event = SharedEvent::create(peer.process); }) ||
        !peer.lives())
      return;
    events_.push_back({.name = events_.size(), .mayBePrivate = !faultOfStep().empty()});
    peer.events[&events_.back()] = event;
    return record("the new event has the number {}", events_.back().name);
  }
  // Installs a new open file description of the event's file, as an open of its handle does.
  EventModel &event = *candidates[random.below(candidates.size())];
  const int fd = kernel_.install(*peer.program->process,
                                 std::make_shared<Description>(event.file, O_RDWR), true);
  std::shared_ptr<SharedEvent> openedEvent;
  record("peer {} opens event {}", peer.name, event.name);
  runAsLibrary(peer, "open an event", [&] {
    openedEvent = SharedEvent::open(peer.process, base::UniqueFd(fd, kernel_.calls()),
                                    static_cast<std::uint64_t>(event.file->size));
  });
  if (openedEvent && peer.lives())
    peer.events[&event] = openedEvent;
}

void World::shareEvent(Peer &peer, EventModel &event) {
  const auto sharedEvent = peer.events.at(&event);
  int fd = -1;
  if (event.mayBePrivate)
    return;
  runAsLibrary(peer, "share an event", [&] { fd = sharedEvent->file().get(); });
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
      isFull = event.pendingCount() >= 63 && error.result() == UR_RESULT_ERROR_OUT_OF_RESOURCES;
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
  const std::size_t signalIndex = event.signals.size() - 1;
  record("peer {} signals event {} as {}", peer.name, event.name, number);
  signal.publish();
  kernel_.scheduler.step();
  if (!peer.lives())
    return;
  if (peer.events.at(&event)->latestNumber() < number)
    fail("a signal that was published is not the latest");
  peer.pendingSignals.push_back({.signal = signal, .event = &event, .index = signalIndex});
  if (random.oneIn(2))
    completeSignal(peer, random);
}

void World::completeSignal(Peer &peer, Random &random) {
  if (peer.pendingSignals.empty())
    return;
  PendingSignal pending = peer.pendingSignals.back();
  peer.pendingSignals.pop_back();
  auto &signals = pending.event->signals;
  signals[pending.index].isCompleting = true;
  signals[pending.index].failed = random.oneIn(4);
  pending.signal.complete(signals[pending.index].failed);
  if (!peer.lives())
    return;
  signals[pending.index].isComplete = true;
  record("signal {} of event {} is complete{}", signals[pending.index].number, pending.event->name,
         signals[pending.index].failed ? " and failed" : "");
}

void World::waitForEvent(Peer &peer, EventModel &event, Random &random) {
  const auto sharedEvent = peer.events.at(&event);
  const std::uint64_t number = sharedEvent->latestNumber();
  if (number == 0)
    return;
  const SharedSignal signal(sharedEvent, number);
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
  const std::string text =
      fmt::format("peer {} {} signal {} of event {}: {} after {} ms", peer.name,
                  waits ? "waits for" : "queries", number, event.name, static_cast<int>(status),
                  (kernel_.scheduler.now() - start) / std::chrono::milliseconds(1));
  record("{}", text);
  // A reused slot shows only that the signal is complete, not whether it failed.
  const bool isReused = std::ranges::any_of(event.signals, [&](const SignalModel &other) {
    return other.number > number && other.number % 63 == number % 63;
  });
  if (waits && status == UR_EVENT_STATUS_SUBMITTED)
    fail("a wait ended before its signal completed: " + text);
  if (status == UR_EVENT_STATUS_COMPLETE && !isReused && (!after.isCompleting || after.failed))
    fail("an incomplete signal is reported as complete: " + text);
  if (status == UR_EVENT_STATUS_ERROR && !after.isOrphan() && !(after.isCompleting && after.failed))
    fail("a signal of a living process is reported as failed: " + text);
  if (status == UR_EVENT_STATUS_SUBMITTED && isNow && before.isOrphan() && faultOfStep().empty())
    fail("a signal of an ended process is reported as pending: " + text);
  if (status == UR_EVENT_STATUS_SUBMITTED && before.isComplete)
    fail("a complete signal is reported as pending: " + text);
  if (before.isComplete && !isReused &&
      status != (before.failed ? UR_EVENT_STATUS_ERROR : UR_EVENT_STATUS_COMPLETE))
    fail("a complete signal is reported with the wrong result: " + text);
}

void World::eventStep(Peer &peer, Random &random) {
  std::vector<EventModel *> openEvents;
  for (auto &[event, sharedEvent] : peer.events)
    openEvents.push_back(event);
  std::ranges::sort(openEvents, {}, &EventModel::name);
  if (openEvents.empty() || random.oneIn(4))
    return openEvent(peer, random);
  EventModel &event = *openEvents[random.below(openEvents.size())];
  const auto choice = random.below(8u);
  if (choice == 0)
    shareEvent(peer, event);
  else if (choice == 1 && openEvents.size() > 1)
    peer.events.erase(&event); // releasing the last reference closes the event
  else if (choice == 2)
    completeSignal(peer, random);
  else if (choice < 5)
    signalEvent(peer, event, random);
  else
    waitForEvent(peer, event, random);
}

} // namespace ur::ipc::simulation

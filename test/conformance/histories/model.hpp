// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// A model of the API: processes, memory, handles, commands, events, and the expected answer of each
// step. Each rule quotes a sentence from the reference of Unified Runtime (generated/docs) or from
// docs/promises.md. If a history fails, its report contains this sentence.
//
// The model rejects invalid steps, such as steps whose object was released, or two commands that
// would race. So a history stays valid when steps are removed. Expected times of events depend on
// the answers of a process (`learn`); all other expectations depend only on the steps.

#include "test/conformance/histories/answer.hpp"
#include "test/conformance/histories/step.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

namespace ur::histories {

// Memory of one process: an allocation, opened memory, a mapping of physical memory, a physical
// memory object, or a buffer.
struct View {
  std::shared_ptr<Content> content = {};
  std::uint64_t size = 0;   // number of bytes from `start`
  std::uint64_t start = 0;  // offset of the view's first byte in the content
  std::uint64_t offset = 0; // offset of the view's address in the content
  AllocKind kind = kDeviceMemory;
  bool isOwn = true;
  bool isMapping = false; // maps physical memory
  bool isBuffer = false;  // a buffer or a part of one; for a part, isOwn is false
  bool usesHost = false;  // the buffer uses memory of the caller
  bool hasIpc = true;     // the physical memory has the flag for IPC
  bool isShared = false;  // it was exported, or opened from a handle
  AccessKind access = kReadWrite;
  std::uint64_t pool = 0;
  std::uint64_t readOnlyFrom = 0; // byte range that the program made read-only
  std::uint64_t readOnlyTo = 0;

  // Returns the access rights of the page at an offset in the view.
  AccessKind accessAt(std::uint64_t at) const {
    return at >= readOnlyFrom && at < readOnlyTo ? kReadOnly : access;
  }
  bool isUsable(bool writes) const { // whether commands may use the view
    return writes ? access == kReadWrite && readOnlyTo == 0 : access != kNoAccess;
  }
};

struct Pool {
  bool zeroes = false;
  std::uint64_t used = 0; // bytes
};

// An event that commands complete. The state of a reusable event is the state of its newest signal.
struct EventState {
  bool isReusable = false;
  std::uint64_t flags = 0;
  std::optional<std::size_t> command = {}; // null: never signaled
};

// An event as one process sees it: its own event, or an event that it opened.
struct EventView {
  std::shared_ptr<EventState> state = {};
  std::uint64_t references = 1;
  bool isOwn = true;
  bool isGate = false;
  bool hasCallback = false; // a callback is registered
};

struct Handle {
  unsigned process = 0;
  Kind kind = kMemory;
  std::uint64_t object = 0; // the exporter's number of the object
  View view = {};           // the view of an importer
  std::shared_ptr<EventState> state = {};
  bool isLive = true;
  bool mayLive = false; // a callback may still keep the event alive
  bool isPut = false;
};

struct Queue {
  ur_queue_flags_t flags = 0;
  std::vector<std::size_t> commands = {};
  std::optional<std::size_t> barrier = {}; // the last barrier
  bool isOutOfOrder() const { return (flags & UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE) != 0; }
};

using Uses = std::vector<std::pair<std::shared_ptr<Content>, bool>>; // true: the command writes

// A command, and all commands of any process that must complete before it starts.
struct Command {
  unsigned process = 0;
  std::uint64_t queue = 0;
  std::set<std::size_t> before = {};
  std::vector<std::size_t> waits = {}; // the commands of its wait list
  bool isHeld = false;                 // the command of a gate that is not open
  bool hasRun = false;                 // no gate blocks the command, so it completes soon
  bool isOver = false;                 // a process knows from a wait that it is complete
  bool hasFailed = false; // the process that signals it was killed, or a command before it failed
  bool isProfiled = false;
  std::uint64_t end = 0; // end time that its event reported
  Uses uses = {};
  std::function<void()> effect = {};
};

struct BufferMapping {
  std::uint64_t buffer = 0;
  std::shared_ptr<Content> content = {};
  std::uint64_t at = 0; // offset in the content
  std::uint64_t size = 0;
  bool isWritten = false;
  std::size_t pin = 0; // the host's entry in `commands_`
};

struct Process {
  std::map<std::uint64_t, View> memory;
  std::map<std::uint64_t, View> physical;
  std::map<std::uint64_t, View> buffers;
  std::map<std::uint64_t, BufferMapping> mappings;
  std::map<std::uint64_t, Pool> pools;
  std::map<std::uint64_t, EventView> events;
  std::map<std::uint64_t, Queue> queues;
  std::map<std::uint64_t, Kind> closedObjects;       // opened objects that the process has closed
  std::set<std::uint64_t> freedMemory;               // allocations that the process has freed
  std::vector<std::optional<std::size_t>> callbacks; // commands with a callback; null: no signal
  bool isStopped = false;
  // Whether commands may be held back: drivers have few channels, and may free buffers late.
  bool canHold = true;
};

// Returns the object with a key, or null.
template <typename Map> auto *find(Map &map, std::uint64_t id) {
  const auto found = map.find(id);
  return found == map.end() ? nullptr : &found->second;
}

class Model {
public:
  Model(unsigned processes, const Abilities &abilities)
      : abilities_(abilities), processes_(processes) {}

  // Applies the step and returns the expected answer, or nullopt if the step is invalid.
  std::optional<Expectation> apply(const Step &step);

  // Returns the exporter's step that makes a handle stale while another process opens the handle
  // repeatedly.
  Step revokingStep(const Step &openUntil) const;

  // Records the times in a process's answer. The expectations of later steps depend on them.
  void learn(const Step &step, const Answer &answer);

  const std::vector<Process> &processes() const noexcept { return processes_; }
  const std::map<std::uint64_t, Handle> &handles() const noexcept { return handles_; }
  bool isHeldBack(const EventView &event) const {
    return event.state->command && !commands_[*event.state->command].hasRun;
  }
  bool isChanging(const Content &content) const; // whether a command may be writing it
  const std::vector<std::shared_ptr<Content>> &changes() const noexcept { return changes_; }

private:
  using Outcome = std::optional<Expectation>;
  using Rule = Outcome(const Step &step);

  static Rule Model::*const kRules[]; // one rule per verb

  // The parameters of a command that a step enqueues.
  struct Task {
    Uses uses = {};
    std::function<void()> effect = {};
    Outcome refusal = {}; // the answer to wrong arguments
    bool waitsForQueue = false;
    bool isBarrier = false;
    bool isBlocking = false;
    std::shared_ptr<EventState> signaled = {}; // null: a new event, if the step names one
  };

  // model_memory.cpp
  Rule pool, poolRelease, poolState, alloc, free, freeAgain, protect, look, describe, physical,
      physicalRelease, map, unmap, access;
  // Returns whether a view contains a range. Returns nullopt if the reference does not say, for
  // example for the rest of the last page.
  std::optional<bool> contains(const View &view, std::uint64_t at, std::uint64_t size) const;
  void revoke(unsigned process, Kind kind, std::uint64_t object);
  // model_sharing.cpp
  Rule get, refused, put, putWrong, open, openUntil, close, closeAgain, trial, kill, stop;
  // model_commands.cpp
  Rule fill, copy, buffer, bufferRelease, bufferPart, bufferMap, bufferUnmap, bufferRect, queue,
      queueRelease, finish, queueState;
  // model_events.cpp
  Rule event, signal, barrier, wait, status, times, callback, retain, release, hold, letGo, usage;

  Process &actor(const Step &step) { return processes_[step.process]; }
  bool isFresh(const Step &step, std::uint64_t id) const;
  // Returns the object that an argument names, or null if the process has no such object.
  const View *viewOf(const Step &step, std::string_view name) const {
    const Process &own = processes_[step.process];
    const View *const view = find(own.memory, step[name]);
    return view ? view : find(own.buffers, step[name]);
  }
  EventView *eventOf(const Step &step) { return find(actor(step).events, step["event"]); }
  Queue *queueOf(const Step &step) { return find(actor(step).queues, step["queue"]); }
  std::vector<EventView *> waitListOf(const Step &step); // null for an unknown event

  // Enqueues the command of a step after all commands that it waits for. Returns nullopt if an
  // event or the queue is unknown, or if the command would race with another one.
  Outcome enqueue(const Step &step, Task task);
  std::size_t add(Command command, bool isBarrier);
  bool races(const Command &command) const;
  void runUnblocked();
  void completeThrough(std::size_t command); // also completes the commands before it
  void touch(const Uses &uses);
  bool hasFailed(const EventView &event) const {
    return event.state->command && commands_[*event.state->command].hasFailed;
  }
  bool isOver(const EventView &event) const {
    return !event.state->command || commands_[*event.state->command].isOver;
  }
  bool areAll(bool Command::*state, const auto &numbers) const {
    return std::ranges::all_of(numbers, [&](std::size_t i) { return commands_[i].*state; });
  }
  bool canShareAlloc(AllocKind kind) const {
    return kind == kDeviceMemory || (kind == kHostMemory && abilities_.hostMemory);
  }
  bool canShare(std::uint64_t kind) const {
    return kind == kMemory     ? abilities_.memory
           : kind == kPhysical ? abilities_.physical
                               : abilities_.event;
  }
  // Returns whether any command that uses the content matches. The second argument of `matches`
  // says whether the command writes the content.
  bool isUsed(const Content &content,
              const std::function<bool(const Command &, bool)> &matches) const;
  bool isBusy(const Content &content) const { // whether a command that uses it may be pending
    return isUsed(content, [](const Command &command, bool) { return !command.isOver; });
  }
  bool isMappedTwice(const Step &step, const View &view) const; // by the step's process

  Abilities abilities_;
  std::vector<Process> processes_;
  std::map<std::uint64_t, Handle> handles_;
  std::vector<Command> commands_;
  std::vector<std::shared_ptr<Content>> changes_; // content that the last step may have changed
};

} // namespace ur::histories

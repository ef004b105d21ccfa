// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// The API as plain data: processes, memory, handles, commands and events, and what each step has to
// answer. Each rule quotes the sentence that it stands for, of the reference of Unified Runtime
// (generated/docs) or of docs/promises.md; a failing history prints it.
//
// The model refuses steps that make no sense where they stand (their object is gone, two commands
// would race), so that a history stays one when steps are taken out of it. It depends
// on the steps only, except for times of events (`learn`).

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

// Memory as one process has it: an allocation, an opened one, a mapping of physical memory, a
// physical memory object itself, or a buffer.
struct View {
  std::shared_ptr<Content> content = {};
  std::uint64_t size = 0;   // of what it shows, from its start on
  std::uint64_t start = 0;  // of what it shows, in the content
  std::uint64_t offset = 0; // of the view's address in the content
  AllocKind kind = kDeviceMemory;
  bool isOwn = true;
  bool isMapping = false; // of physical memory
  bool isBuffer = false;  // a part of one has isOwn false
  bool usesHost = false;  // memory that the program named
  bool hasIpc = true;     // of physical memory
  bool isShared = false;  // a handle of it was made, or it was opened from one
  AccessKind access = kReadWrite;
  std::uint64_t pool = 0;
  std::uint64_t readOnlyFrom = 0; // pages that the program itself made read-only, in bytes
  std::uint64_t readOnlyTo = 0;

  // The rights of the page of a place in the view.
  AccessKind accessAt(std::uint64_t place) const {
    return place >= readOnlyFrom && place < readOnlyTo ? kReadOnly : access;
  }
  bool isUsable(bool writes) const { // by commands
    return writes ? access == kReadWrite && readOnlyTo == 0 : access != kNoAccess;
  }
};

struct Pool {
  bool zeroes = false;
  std::uint64_t used = 0; // bytes
};

// An event that commands complete. Of a reusable one the newest signal counts.
struct EventState {
  bool isReusable = false;
  std::uint64_t flags = 0;
  std::optional<std::size_t> command = {}; // none: never signalled
};

struct EventView {
  std::shared_ptr<EventState> state = {};
  std::uint64_t references = 1;
  bool isOwn = true;
  bool isGate = false;
  bool isWatched = false; // by a callback
};

struct Handle {
  unsigned process = 0;
  Kind kind = kMemory;
  std::uint64_t object = 0; // of the exporter
  std::uint64_t offset = 0;
  std::uint64_t size = 0;
  std::shared_ptr<Content> content = {};
  std::shared_ptr<EventState> state = {};
  bool isLive = true;
  bool isUnsure = false; // a callback may still keep the event alive
  bool isPut = false;
};

struct Queue {
  bool isOutOfOrder = false;
  bool isProfiled = false;
  std::vector<std::size_t> commands = {};
  std::optional<std::size_t> barrier = {}; // the last one
};

using Uses = std::vector<std::pair<std::shared_ptr<Content>, bool>>; // true: writes

// A command and everything that it comes after, whatever process that is of.
struct Command {
  unsigned process = 0;
  std::uint64_t queue = 0;
  std::set<std::size_t> before = {};
  std::vector<std::size_t> waits = {}; // those of its wait list
  bool isHeld = false;                 // by a gate
  bool hasRun = false;                 // nothing holds it back any more; it ends soon
  bool isOver = false;                 // somebody waited for it
  bool hasFailed = false;              // its signaller was killed, or what it waited for failed
  bool isProfiled = false;
  std::uint64_t end = 0; // as an event told it
  Uses uses = {};
  std::function<void()> effect = {};
};

// A part of a buffer that the host sees.
struct BufferMapping {
  std::uint64_t buffer = 0;
  std::shared_ptr<Content> content = {};
  std::uint64_t at = 0; // in the content
  std::uint64_t size = 0;
  bool isWritten = false;
  std::size_t pin = 0; // stands for the host in `commands_`
};

struct Process {
  std::map<std::uint64_t, View> memory;
  std::map<std::uint64_t, View> physical;
  std::map<std::uint64_t, View> buffers;
  std::map<std::uint64_t, BufferMapping> mappings;
  std::map<std::uint64_t, Pool> pools;
  std::map<std::uint64_t, EventView> events;
  std::map<std::uint64_t, Queue> queues;
  std::map<std::uint64_t, Kind> closed;            // once opened
  std::set<std::uint64_t> freed;                   // memory once allocated
  std::vector<std::optional<std::size_t>> watched; // commands with a callback; none: no signal yet
  bool isStopped = false;
};

class Model {
public:
  Model(unsigned processes, const Abilities &abilities)
      : abilities_(abilities), processes_(processes) {}

  // Takes the step and says what it has to answer; nothing where the step makes no sense.
  std::optional<Expectation> take(const Step &step);

  // What the exporter of a handle does while another process opens it until that is refused.
  Step endOf(const Step &openUntil) const;

  // Records the times that a process answered, which later answers depend on.
  void learn(const Step &step, const Answer &answer);

  const std::vector<Process> &processes() const noexcept { return processes_; }
  const std::map<std::uint64_t, Handle> &handles() const noexcept { return handles_; }
  bool isHeldBack(const EventView &event) const;
  bool isChanging(const Content &content) const; // its writer may write right now
  // The memory that the last step may have changed.
  const std::vector<std::shared_ptr<Content>> &touched() const noexcept { return touched_; }

private:
  using Taken = std::optional<Expectation>;
  using Rule = Taken(const Step &step);

  static Rule Model::*const kRules[]; // in the order of Verb

  // What a step wants to put into its queue.
  struct Wish {
    Uses uses = {};
    std::function<void()> effect = {};
    Taken refusal = {}; // of arguments that do not fit
    bool waitsForQueue = false;
    bool isBarrier = false;
    bool isBlocking = false;
    std::shared_ptr<EventState> signalled = {}; // null: a new event, if the step wants one
  };

  // model_memory.cpp
  Rule pool, poolRelease, poolState, alloc, free, freeAgain, protect, look, describe, physical,
      physicalRelease, map, unmap, access, usage;
  // Whether a range lies inside a view; nothing where the sentence leaves it open, such as in the
  // rest of the last page.
  std::optional<bool> contains(const View &view, std::uint64_t at, std::uint64_t size) const;
  void revoke(unsigned process, Kind kind, std::uint64_t object);
  // model_sharing.cpp
  Rule get, refused, put, putWrong, open, openUntil, close, closeAgain, trial, kill, stop;
  // model_commands.cpp
  Rule fill, copy, buffer, bufferRelease, bufferPart, bufferMap, bufferUnmap, bufferRect, queue,
      queueRelease, finish, queueState;
  // model_events.cpp
  Rule event, signal, barrier, wait, status, times, callback, retain, release, hold, letGo;

  Process &of(const Step &step) { return processes_[step.process]; }
  bool isFresh(const Step &step, std::uint64_t id) const;
  // The object that an argument names; null if the process has no such object.
  const View *viewOf(const Step &step, std::string_view name) const;
  EventView *eventOf(const Step &step);
  Queue *queueOf(const Step &step);
  std::vector<EventView *> listOf(const Step &step); // null: unknown

  // Enqueues the command of a step, with all that it has to wait for; nothing where an event or the
  // queue is unknown, or where it would race with another command.
  Taken enqueue(const Step &step, Wish wish);
  std::size_t add(Command command, bool isBarrier);
  bool races(const Command &command) const;
  void runWhatCan();
  void endWith(std::size_t command);                       // it is over, and all before it
  void endUsers(const Content &content, unsigned process); // its commands
  void touch(const Uses &uses);
  bool hasFailed(const EventView &event) const;
  bool isOver(const EventView &event) const;
  bool haveRun(const auto &numbers) const {
    return std::ranges::all_of(numbers, [&](std::size_t one) { return commands_[one].hasRun; });
  }
  bool areOver(const auto &numbers) const {
    return std::ranges::all_of(numbers, [&](std::size_t one) { return commands_[one].isOver; });
  }
  // Whether calls that end something may wait for a command that is held back: drivers may wait for
  // all that a device does.
  bool wouldWait(unsigned process) const;
  bool canShare(std::uint64_t kind) const {
    return kind == kMemory     ? abilities_.memory
           : kind == kPhysical ? abilities_.physical
                               : abilities_.event;
  }
  // Whether a command that matches uses the content; the second argument says whether it writes.
  bool isUsed(const Content &content,
              const std::function<bool(const Command &, bool)> &matches) const;
  bool isBusy(const Content &content) const;                   // its user may not be over
  bool isShownTwice(const Step &step, const View &view) const; // in the memory of the process

  Abilities abilities_;
  std::vector<Process> processes_;
  std::map<std::uint64_t, Handle> handles_;
  std::vector<Command> commands_;
  std::vector<std::shared_ptr<Content>> touched_; // by the last step
};

// The object of a map; null if there is none.
template <typename Map> auto *find(Map &map, std::uint64_t id) {
  const auto found = map.find(id);
  return found == map.end() ? nullptr : &found->second;
}

} // namespace ur::histories

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string_view>

#include <pthread.h>
#include <time.h>

// Determines which thread of the process runs. One thread runs at a time. Its turn ends only inside
// a call that synchronizes: calls for mutexes, conditions and futexes, and starts and joins of
// threads. Inside a driver, calls for mutexes end it only if the thread must wait. The program
// replaces these functions of the C library for itself and all libraries that it loads.
namespace ur::threads {

// A point where several threads can run. Option 0 is the running thread if it can continue. The
// other ready threads follow in the order of their starts.
struct Choice {
  std::uint64_t operation; // equal for the same operation in all runs
  std::uint32_t firstNode; // index of the first of `optionCount` nodes
  std::uint8_t optionCount;
  bool preempts;    // the running thread could continue, so any other option preempts it
  bool hasConflict; // another thread has a conflicting operation in this run
};

// The result of one run, in memory that the run's process shares with its parent.
struct Record {
  static constexpr std::size_t kMaxChoices = std::size_t{1} << 15;
  static constexpr std::size_t kMaxNodes = std::size_t{1} << 18;

  std::uint32_t choiceCount, nodeCount;
  bool isComplete;
  char failure[4096];
  Choice choices[kMaxChoices];
  std::uint64_t nodes[kMaxNodes]; // hashes of a state and the thread that runs next
};

// An option other than 0 for the scheduler, and the index of its choice.
struct Deviation {
  std::uint32_t choice;
  std::uint8_t option;
};

// Puts the calling thread, and each thread that starts later, under control. The scheduler follows
// the deviations, which must be in order, and chooses option 0 at all other choices.
void startRun(Record &record, std::span<const Deviation> schedule);

// Exits the process. Both functions mark the choices with conflicts; `fail` also stores the reason.
[[noreturn]] void finishRun();
[[noreturn]] void fail(std::string_view reason);

enum class Wait : std::uint8_t { Lock, Condition, Futex, Join, Sleep };

bool isControlled() noexcept;

// Records choices from now on. Before that, a thread runs until it waits.
void startExploring() noexcept;

// Lets another thread run before the caller's operation on an object.
void yield(const void *object, bool writes = true);

// Records an operation of the caller on an object. Two orders of the same operations count as equal
// if they differ only in the order of operations on different objects, or in the order of reads.
void countUse(const void *object, bool writes = true);

// Returns the time in nanoseconds. It does not depend on the computer's speed.
std::int64_t now() noexcept;

inline constexpr std::int64_t kNever = INT64_MAX;

// Waits until wakeOne() or wakeAll() is called for one of the objects. Returns false at `deadline`,
// a time of now(), which advances to the first deadline if no thread can run. Does not wait if
// `isOver` returns true. The scheduler calls `isOver` under its lock, so it misses no wake-up by a
// thread outside its control.
bool block(Wait kind, std::span<const void *const> objects, std::int64_t deadline,
           const std::function<bool()> &isOver = {});

// Wake one or all threads that wait for the object; null stands for every object of the kind.
void wakeOne(Wait kind, const void *object);
void wakeAll(Wait kind, const void *object);

// The replaced functions call these at the stages of a thread's life. The creator calls `onCreate`,
// which returns the thread's number.
std::size_t onCreate();
void onStart(std::size_t number);
void onEnd();
void onJoin(pthread_t thread);
void identify(std::size_t number, pthread_t thread);
void onCreateFailure(std::size_t number);

} // namespace ur::threads

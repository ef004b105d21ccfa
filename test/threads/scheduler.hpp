// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include <pthread.h>
#include <time.h>

// Decides which thread of the process runs. One thread runs at a time, and gives up its turn only
// inside a call that synchronizes: mutexes, conditions, thread starts and joins, futexes. The
// program replaces those functions of the C library for itself and all libraries that it loads.
namespace ur::threads {

// A point at which several threads could run. Options are numbered: the running thread is 0 if it
// can go on, and the others follow in the order of their starts.
struct Choice {
  std::uint8_t options;
  std::uint8_t chosen;
  bool preempts; // the running thread could go on, so another option interrupts it
  bool matters;  // another thread uses the object of this point, too
};

// What one run did. It lies in memory that the run's process shares with its parent.
struct Record {
  static constexpr std::size_t kMostChoices = std::size_t{1} << 15;

  std::uint32_t count;
  bool done;
  char failure[4096];
  Choice choices[kMostChoices];
};

// Puts the calling thread, and each thread that is started from now on, under control. The choices
// are those of `schedule`, and 0 after its end.
void begin(Record &record, std::span<const std::uint8_t> schedule);

// Ends the process. `end` marks the choices that matter; `fail` also stores the reason.
[[noreturn]] void end();
[[noreturn]] void fail(std::string_view reason);

// What the calls of threads under control wait for.
enum class Wait : std::uint8_t { Lock, Condition, Futex, Join };

bool isControlled() noexcept;

// Another thread may run before the caller goes on.
void yield(const void *object);

// Waits until wake() is called for one of the objects. False if the time is up first, which takes
// no real time where no other thread can run.
bool block(Wait kind, std::span<const void *const> objects, bool isTimed);

// Lets one or all threads go on that wait for the object, which is null for all of a kind.
void wakeOne(Wait kind, const void *object);
void wakeAll(Wait kind, const void *object);

// A thread's life. `created` is called by its creator and returns its number.
std::size_t created();
void started(std::size_t number);
void ended();
void joined(pthread_t thread);
void identify(std::size_t number, pthread_t thread);
void notCreated(std::size_t number);

} // namespace ur::threads

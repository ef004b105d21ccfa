// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/threads/scheduler.hpp"

#include "test/threads/real.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdlib>
#include <cstring>
#include <map>
#include <vector>

#include <fmt/format.h>
#include <linux/futex.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace ur::threads {
namespace {

constexpr std::size_t kMostThreads = 32;
constexpr std::size_t kMostObjects = 130; // at least the words of one futex_waitv, 128

enum class State : std::uint8_t {
  Ready,
  Running,
  Blocked,
  Outside, // in a call that blocks without the scheduler's knowledge
  Ended
};

struct Thread {
  State state = State::Ready;
  Wait kind{};
  std::array<const void *, kMostObjects> objects{};
  std::size_t objectCount = 0;
  bool isTimed = false;
  bool timedOut = false;
  pthread_t handle{};
  std::atomic<std::uint32_t> turn{0};
};

// The scheduler cannot use the calls that it replaces, nor std::mutex, which is built on them.
class RawLock {
public:
  void lock() noexcept {
    while (word_.exchange(1, std::memory_order_acquire) != 0)
      real().syscall(SYS_sched_yield);
  }
  void unlock() noexcept { word_.store(0, std::memory_order_release); }

private:
  std::atomic<std::uint32_t> word_{0};
};

constexpr int kNone = -1;
constexpr long kOutsideAfter = 50; // ms without a step before a thread counts as Outside
constexpr long kHangsAfter = 10'000;
constexpr int kPatience = 1000; // steps in a row before a thread counts as polling

RawLock guard;
std::array<Thread, kMostThreads> all;
int count = 0;
int current = kNone;
std::uint64_t steps = 0;
int stepsInARow = 0; // of the running thread
Record *record = nullptr;
std::span<const Deviation> schedule;         // the deviations that are still to come
std::map<const void *, std::uint32_t> users; // a bit for each thread
std::vector<const void *> objectOfChoice;

thread_local int self = kNone;

void sleepOn(std::atomic<std::uint32_t> &word) noexcept {
  while (word.load(std::memory_order_acquire) == 0)
    real().syscall(SYS_futex, &word, FUTEX_WAIT_PRIVATE, 0, nullptr, nullptr, 0);
  word.store(0, std::memory_order_relaxed);
}

void giveTurn(int number) noexcept {
  ++steps;
  stepsInARow = 0;
  current = number;
  if (number == kNone)
    return;
  all[static_cast<std::size_t>(number)].state = State::Running;
  auto &turn = all[static_cast<std::size_t>(number)].turn;
  turn.store(1, std::memory_order_release);
  real().syscall(SYS_futex, &turn, FUTEX_WAKE_PRIVATE, 1, nullptr, nullptr, 0);
}

Thread &own() noexcept { return all[static_cast<std::size_t>(self)]; }

// Returns the next thread after the caller that can run. If no thread is ready, ends a timed wait.
int nextAfterSelf() noexcept {
  for (const bool isTimed : {false, true})
    for (int i = 1; i < count; ++i) {
      const int number = (self + i) % count;
      Thread &thread = all[static_cast<std::size_t>(number)];
      thread.timedOut |= isTimed && thread.state == State::Blocked && thread.isTimed;
      if (thread.state == State::Ready || (thread.state == State::Blocked && thread.timedOut))
        return number;
    }
  return self;
}

// Picks the thread that runs next. The caller is an option if it is ready.
int choose(const void *object) {
  std::array<int, kMostThreads> options{};
  std::size_t size = 0;
  const bool goesOn = own().state == State::Ready;
  if (goesOn && ++stepsInARow > kPatience)
    return nextAfterSelf();
  if (goesOn)
    options[size++] = self;
  for (int i = 0; i < count; ++i)
    if (i != self && all[static_cast<std::size_t>(i)].state == State::Ready)
      options[size++] = i;
  if (size < 2)
    return size == 0 ? kNone : options[0];
  const std::uint32_t number = record->count;
  if (number == Record::kMostChoices)
    return options[0];
  std::size_t chosen = 0;
  if (!schedule.empty() && schedule.front().choice == number) {
    chosen = schedule.front().option;
    schedule = schedule.subspan(1);
  }
  if (chosen >= size) // the run differs from the run that produced the schedule
    chosen = 0;
  record->choices[number] = {.options = static_cast<std::uint8_t>(size),
                             .chosen = static_cast<std::uint8_t>(chosen),
                             .preempts = goesOn,
                             .matters = true};
  objectOfChoice.push_back(goesOn ? object : nullptr);
  ++record->count;
  return options[chosen];
}

// Gives the turn to a thread and waits for the own turn. Releases `guard`, which the caller holds.
void pass(const void *object) {
  const int next = choose(object);
  if (next == self) {
    own().state = State::Running;
    ++steps;
    guard.unlock();
    return;
  }
  giveTurn(next);
  guard.unlock();
  sleepOn(own().turn);
}

// Waits for a turn if the thread was outside. Returns whether it was.
bool comeBack() {
  if (own().state != State::Outside)
    return false;
  own().state = State::Ready;
  if (current == kNone)
    giveTurn(self);
  guard.unlock();
  sleepOn(own().turn);
  guard.lock();
  return true;
}

bool waitsFor(const Thread &thread, Wait kind, const void *object) noexcept {
  return thread.state == State::Blocked && thread.kind == kind &&
         (!object ||
          std::find(thread.objects.begin(),
                    thread.objects.begin() + static_cast<std::ptrdiff_t>(thread.objectCount),
                    object) !=
              thread.objects.begin() + static_cast<std::ptrdiff_t>(thread.objectCount));
}

std::string_view nameOf(Wait kind) noexcept {
  switch (kind) {
  case Wait::Lock:
    return "a lock";
  case Wait::Condition:
    return "a condition";
  case Wait::Futex:
    return "a memory word";
  case Wait::Join:
    return "the end of a thread";
  }
  return "";
}

void markChoices() noexcept {
  for (std::uint32_t i = 0; i < record->count; ++i)
    if (const auto found = users.find(objectOfChoice[i]); found != users.end())
      record->choices[i].matters = (found->second & (found->second - 1)) != 0;
}

std::string deadlock() {
  std::string text = "deadlock:";
  for (int i = 0; i < count; ++i)
    if (const Thread &thread = all[static_cast<std::size_t>(i)]; thread.state == State::Blocked)
      text += fmt::format(" thread {} waits for {};", i, nameOf(thread.kind));
  return text;
}

// The watchdog thread. It takes the turn from a thread that blocks outside, times out waits, and
// reports deadlocks.
void *watch(void *) {
  std::uint64_t seen = 0;
  long unchanged = 0;
  for (;;) {
    const timespec pause{.tv_sec = 0, .tv_nsec = 1'000'000};
    real().syscall(SYS_nanosleep, &pause, nullptr);
    guard.lock();
    unchanged = steps == seen ? unchanged + 1 : 0;
    seen = steps;
    const auto find = [&](const auto &fits) {
      const auto found = std::find_if(all.begin(), all.begin() + count, fits);
      return found == all.begin() + count ? kNone : static_cast<int>(found - all.begin());
    };
    if (unchanged > kHangsAfter)
      fail("the program hangs");
    if (current != kNone && unchanged > kOutsideAfter) {
      all[static_cast<std::size_t>(current)].state = State::Outside;
      giveTurn(find([](const Thread &thread) { return thread.state == State::Ready; }));
    } else if (current == kNone) {
      int next = find([](const Thread &thread) { return thread.state == State::Ready; });
      if (next == kNone) {
        next = find([](const Thread &t) { return t.state == State::Blocked && t.isTimed; });
        if (next != kNone)
          all[static_cast<std::size_t>(next)].timedOut = true;
      }
      if (next != kNone)
        giveTurn(next);
      else if (find([](const Thread &t) { return t.state == State::Outside; }) == kNone)
        fail(deadlock());
    }
    guard.unlock();
  }
}

} // namespace

void begin(Record &run, std::span<const Deviation> deviations) {
  record = &run;
  schedule = deviations;
  self = 0;
  count = 1;
  all[0].state = State::Running;
  all[0].handle = pthread_self();
  current = 0;
  pthread_t watcher{};
  if (real().create(&watcher, nullptr, watch, nullptr) != 0)
    fail("cannot start a thread");
}

void end() {
  guard.lock();
  markChoices();
  record->done = true;
  _exit(EXIT_SUCCESS);
}

// The caller may hold `guard`.
void fail(std::string_view reason) {
  if (!record) { // outside a run
    fmt::print(stderr, "{}\n", reason);
    _exit(EXIT_FAILURE);
  }
  markChoices();
  const std::size_t size = std::min(reason.size(), sizeof record->failure - 1);
  std::memcpy(record->failure, reason.data(), size);
  record->failure[size] = '\0';
  _exit(EXIT_FAILURE);
}

bool isControlled() noexcept { return self != kNone && own().state != State::Ended; }

void yield(const void *object) {
  guard.lock();
  comeBack();
  users[object] |= std::uint32_t{1} << self;
  own().state = State::Ready;
  pass(object);
}

bool block(Wait kind, std::span<const void *const> objects, bool isTimed) {
  guard.lock();
  if (comeBack()) { // the caller checks again, because its condition may hold by now
    guard.unlock();
    return true;
  }
  Thread &thread = own();
  thread.kind = kind;
  thread.objectCount = std::min(objects.size(), kMostObjects);
  std::copy_n(objects.begin(), thread.objectCount, thread.objects.begin());
  thread.isTimed = isTimed;
  thread.timedOut = false;
  thread.state = State::Blocked;
  pass(nullptr);
  return !thread.timedOut;
}

void wakeOne(Wait kind, const void *object) {
  guard.lock();
  for (int i = 0; i < count; ++i)
    if (Thread &thread = all[static_cast<std::size_t>(i)]; waitsFor(thread, kind, object)) {
      thread.state = State::Ready;
      break;
    }
  guard.unlock();
}

void wakeAll(Wait kind, const void *object) {
  guard.lock();
  for (int i = 0; i < count; ++i)
    if (Thread &thread = all[static_cast<std::size_t>(i)]; waitsFor(thread, kind, object))
      thread.state = State::Ready;
  guard.unlock();
}

std::size_t onCreate() {
  guard.lock();
  if (count == static_cast<int>(kMostThreads))
    fail("too many threads");
  const auto number = static_cast<std::size_t>(count++);
  all[number].state = State::Blocked; // until `identify`
  all[number].kind = Wait::Join;
  guard.unlock();
  return number;
}

void identify(std::size_t number, pthread_t thread) {
  guard.lock();
  all[number].handle = thread;
  all[number].state = State::Ready;
  guard.unlock();
}

void onCreateFailure(std::size_t number) {
  guard.lock();
  all[number].state = State::Ended;
  guard.unlock();
}

void onStart(std::size_t number) {
  self = static_cast<int>(number);
  sleepOn(own().turn);
}

void onEnd() {
  guard.lock();
  comeBack();
  own().state = State::Ended;
  const pthread_t handle = own().handle;
  for (int i = 0; i < count; ++i)
    if (Thread &thread = all[static_cast<std::size_t>(i)];
        waitsFor(thread, Wait::Join, reinterpret_cast<const void *>(handle)))
      thread.state = State::Ready;
  giveTurn(choose(nullptr));
  guard.unlock();
}

void onJoin(pthread_t handle) {
  yield(reinterpret_cast<const void *>(handle));
  guard.lock();
  const auto found = std::find_if(all.begin(), all.begin() + count, [&](const Thread &thread) {
    return thread.handle == handle && thread.state != State::Ended;
  });
  const bool runs = found != all.begin() + count;
  guard.unlock();
  if (!runs)
    return;
  const void *const object = reinterpret_cast<const void *>(handle);
  block(Wait::Join, {&object, 1}, false);
}

} // namespace ur::threads

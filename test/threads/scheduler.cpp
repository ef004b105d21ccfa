// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/threads/scheduler.hpp"

#include "test/threads/real.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <string>
#include <unordered_map>
#include <vector>

#include <fmt/format.h>
#include <linux/futex.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace ur::threads {
namespace {

constexpr std::size_t kMaxThreads = 32;
constexpr std::size_t kMaxObjects = 130; // more than the 128 words of one futex_waitv

enum class State : std::uint8_t {
  Ready,
  Running,
  Blocked,
  Outside, // in a call that blocks without the scheduler's knowledge
  Exited
};

struct Thread {
  State state = State::Ready;
  Wait kind{};
  std::array<const void *, kMaxObjects> objects{};
  std::size_t objectCount = 0;
  std::int64_t deadline = kNever;
  bool hasTimedOut = false;
  bool isJoined = false;
  pthread_t handle{};
  pid_t id = 0;           // its kernel thread id
  std::uint64_t past = 0; // a hash of all operations that may have affected the thread
  std::atomic<std::uint32_t> turn{0};
};

// The operations on an object so far. `users` and `writers` have one bit per thread.
struct Object {
  std::uint64_t lastWrite = 0; // the past of the last writer
  std::uint64_t reads = 0;     // a sum of the pasts of all readers since that write
  std::uint32_t users = 0, writers = 0;
};

struct Operation {
  const void *object; // null if the thread cannot continue
  bool writes;
};

// The scheduler's own lock: it cannot use functions that the program replaces, and std::mutex uses
// these functions.
class RawLock {
public:
  void lock() noexcept {
    while (word_.exchange(1, std::memory_order_acquire) != 0)
      libc().syscall(SYS_sched_yield);
  }
  void unlock() noexcept { word_.store(0, std::memory_order_release); }

private:
  std::atomic<std::uint32_t> word_{0};
};

constexpr int kNoThread = -1;
constexpr int kOutsideTimeout = 3;    // ms of sleep until a thread counts as Outside
constexpr long kHangTimeout = 10'000; // ms without a step until the watchdog reports a hang
constexpr int kPollingSteps = 1000;   // steps in a row until a thread counts as polling

RawLock guard;
std::array<Thread, kMaxThreads> all;
int count = 0;
int runningThread = kNoThread;
std::uint64_t steps = 0;
int consecutiveSteps = 0; // steps of the running thread since its turn began
Record *record = nullptr;
std::span<const Deviation> schedule; // the remaining deviations
std::unordered_map<const void *, Object> objects;
std::vector<Operation> operationOfChoice;
bool isExploring = false;
std::atomic<std::int64_t> time{1'000'000'000}; // simulated time, in nanoseconds

thread_local int self = kNoThread;

void sleepOn(std::atomic<std::uint32_t> &word) noexcept {
  while (word.load(std::memory_order_acquire) == 0)
    libc().syscall(SYS_futex, &word, FUTEX_WAIT_PRIVATE, 0, nullptr, nullptr, 0);
  word.store(0, std::memory_order_relaxed);
}

void giveTurn(int number) noexcept {
  ++steps;
  consecutiveSteps = 0;
  runningThread = number;
  if (number == kNoThread)
    return;
  all[static_cast<std::size_t>(number)].state = State::Running;
  auto &turn = all[static_cast<std::size_t>(number)].turn;
  turn.store(1, std::memory_order_release);
  libc().syscall(SYS_futex, &turn, FUTEX_WAKE_PRIVATE, 1, nullptr, nullptr, 0);
}

Thread &ownThread() noexcept { return all[static_cast<std::size_t>(self)]; }

std::uint64_t mix(std::uint64_t left, std::uint64_t right) noexcept {
  std::uint64_t hash = (left ^ (left >> 29) ^ right) * 0xff51afd7ed558ccd + 0x9e3779b97f4a7c15;
  hash = (hash ^ (hash >> 33)) * 0xc4ceb9fe1a85ec53;
  return hash ^ (hash >> 33);
}

// Returns whether a wait can affect what the thread does afterwards. A wait for a lock or for the
// end of a thread cannot.
bool affectsThread(Wait kind) noexcept { return kind != Wait::Lock && kind != Wait::Join; }

void wake(Thread &thread) noexcept {
  thread.state = State::Ready;
  if (isExploring && self != kNoThread && affectsThread(thread.kind))
    thread.past = mix(thread.past, ownThread().past);
}

// Ends the wait with the earliest deadline, and returns its thread or kNoThread. Time passes only
// here and when a thread reads the clock.
int timeOutFirstWait() noexcept {
  Thread *first = nullptr;
  for (int i = 0; i < count; ++i)
    if (Thread &thread = all[static_cast<std::size_t>(i)];
        thread.state == State::Blocked && thread.deadline < (first ? first->deadline : kNever))
      first = &thread;
  if (!first)
    return kNoThread;
  first->hasTimedOut = true;
  first->past = mix(first->past, 1);
  time = std::max(time.load(), first->deadline);
  return static_cast<int>(first - all.data());
}

// Returns the next ready thread. If no thread is ready, ends a timed wait and returns its thread,
// or returns the caller.
int nextAfterSelf() noexcept {
  for (int i = 1; i < count; ++i)
    if (const int number = (self + i) % count;
        all[static_cast<std::size_t>(number)].state == State::Ready)
      return number;
  const int thread = timeOutFirstWait();
  return thread == kNoThread ? self : thread;
}

// Returns a hash of the states of all threads. It does not depend on how the threads reached them.
std::uint64_t hashOfStates() noexcept {
  std::uint64_t sum = 0;
  for (int i = 0; i < count; ++i)
    sum += mix(all[static_cast<std::size_t>(i)].past, 0);
  return sum;
}

// Returns the thread that runs next. The caller is an option if it is ready.
int choose(Operation next) {
  std::array<int, kMaxThreads> options{};
  std::size_t size = 0;
  const bool canContinue = ownThread().state == State::Ready;
  if (canContinue && ++consecutiveSteps > kPollingSteps)
    return nextAfterSelf();
  bool hasOutsideThread = false;
  if (canContinue)
    options[size++] = self;
  for (int i = 0; i < count; ++i) {
    const State state = all[static_cast<std::size_t>(i)].state;
    hasOutsideThread |= state == State::Outside;
    if (i != self && state == State::Ready)
      options[size++] = i;
  }
  if (size == 0)
    return hasOutsideThread ? kNoThread : timeOutFirstWait();
  if (size == 1 || !isExploring || record->choiceCount == Record::kMaxChoices ||
      record->nodeCount + size > Record::kMaxNodes)
    return options[0];
  const std::uint32_t number = record->choiceCount++;
  std::size_t option = 0;
  if (!schedule.empty() && schedule.front().choice == number) {
    option = schedule.front().option;
    schedule = schedule.subspan(1);
  }
  if (option >= size) // there are fewer options than in the run that produced the schedule
    option = 0;
  record->choices[number] = {.operation = ownThread().past,
                             .firstNode = record->nodeCount,
                             .optionCount = static_cast<std::uint8_t>(size),
                             .preempts = canContinue,
                             .hasConflict = true};
  operationOfChoice.push_back(next);
  const std::uint64_t state = hashOfStates();
  for (std::size_t i = 0; i < size; ++i)
    record->nodes[record->nodeCount++] = mix(state, all[static_cast<std::size_t>(options[i])].past);
  return options[option];
}

// Gives the turn to the next thread and waits until it is the caller's turn again. Releases
// `guard`, which the caller holds.
void passTurn(Operation operation) {
  const int next = choose(operation);
  if (next == self) {
    ownThread().state = State::Running;
    ++steps;
    guard.unlock();
    return;
  }
  giveTurn(next);
  guard.unlock();
  sleepOn(ownThread().turn);
}

// If the caller is Outside, waits for its turn and returns true. Returns false otherwise.
bool awaitTurnIfOutside() {
  if (ownThread().state != State::Outside)
    return false;
  ownThread().state = State::Ready;
  if (runningThread == kNoThread)
    giveTurn(self);
  guard.unlock();
  sleepOn(ownThread().turn);
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
  case Wait::Sleep:
    return "the time";
  }
  return "";
}

// Marks the operations that conflict with an operation of another thread in this run.
void markChoices() noexcept {
  for (std::uint32_t i = 0; i < record->choiceCount; ++i)
    if (const auto found = objects.find(operationOfChoice[i].object); found != objects.end()) {
      const Object &object = found->second;
      record->choices[i].hasConflict = std::popcount(object.users) > 1 &&
                                       (operationOfChoice[i].writes ? true : object.writers != 0);
    }
}

std::string deadlock() {
  std::string text = "deadlock:";
  for (int i = 0; i < count; ++i)
    if (const Thread &thread = all[static_cast<std::size_t>(i)]; thread.state == State::Blocked)
      text += fmt::format(" thread {} waits for {};", i, nameOf(thread.kind));
  return text;
}

// Returns whether the thread with the turn waits in the kernel.
bool isAsleep(const Thread &thread) {
  if (thread.turn.load() != 0) // the thread has not woken up for its turn yet
    return false;
  std::ifstream file(fmt::format("/proc/self/task/{}/stat", thread.id));
  std::string text;
  std::getline(file, text);
  const std::size_t name = text.rfind(") ");
  return name != std::string::npos && text[name + 2] == 'S';
}

// The watchdog thread. It takes the turn from a thread that blocks without the scheduler's
// knowledge, ends timed waits, and reports deadlocks.
void *runWatchdog(void *) {
  std::uint64_t lastSteps = 0;
  long unchangedTime = 0;
  int sleepTime = 0;
  for (;;) {
    const timespec pause{.tv_sec = 0, .tv_nsec = 1'000'000};
    libc().syscall(SYS_nanosleep, &pause, nullptr);
    guard.lock();
    unchangedTime = steps == lastSteps ? unchangedTime + 1 : 0;
    lastSteps = steps;
    const auto find = [&](const auto &matches) {
      const auto found = std::find_if(all.begin(), all.begin() + count, matches);
      return found == all.begin() + count ? kNoThread : static_cast<int>(found - all.begin());
    };
    if (unchangedTime > kHangTimeout)
      fail("no thread made progress for 10 s");
    const bool isSleeping = unchangedTime > 0 && runningThread != kNoThread &&
                            isAsleep(all[static_cast<std::size_t>(runningThread)]);
    sleepTime = isSleeping ? sleepTime + 1 : 0;
    if (sleepTime > kOutsideTimeout) {
      all[static_cast<std::size_t>(runningThread)].state = State::Outside;
      giveTurn(find([](const Thread &thread) { return thread.state == State::Ready; }));
    } else if (runningThread == kNoThread) {
      int next = find([](const Thread &thread) { return thread.state == State::Ready; });
      if (next == kNoThread)
        next = timeOutFirstWait();
      if (next != kNoThread)
        giveTurn(next);
      else if (find([](const Thread &t) { return t.state == State::Outside; }) == kNoThread)
        fail(deadlock());
    }
    guard.unlock();
  }
}

} // namespace

void startRun(Record &run, std::span<const Deviation> deviations) {
  record = &run;
  schedule = deviations;
  self = 0;
  count = 1;
  all[0].state = State::Running;
  all[0].handle = pthread_self();
  all[0].id = gettid();
  runningThread = 0;
  pthread_t watcher{};
  if (libc().create(&watcher, nullptr, runWatchdog, nullptr) != 0)
    fail("cannot start a thread");
}

void finishRun() {
  guard.lock();
  markChoices();
  record->isComplete = true;
  _exit(EXIT_SUCCESS);
}

// The caller may hold `guard`.
void fail(std::string_view reason) {
  if (!record) { // the process is not in a run
    fmt::print(stderr, "{}\n", reason);
    _exit(EXIT_FAILURE);
  }
  markChoices();
  const std::size_t size = std::min(reason.size(), sizeof record->failure - 1);
  std::memcpy(record->failure, reason.data(), size);
  record->failure[size] = '\0';
  _exit(EXIT_FAILURE);
}

bool isControlled() noexcept { return self != kNoThread && ownThread().state != State::Exited; }

void startExploring() noexcept {
  isExploring = true;
  for (std::size_t i = 0; i < all.size(); ++i)
    all[i].past = i;
}

void yield(const void *object, bool writes) {
  guard.lock();
  awaitTurnIfOutside();
  ownThread().state = State::Ready;
  passTurn({object, writes});
}

// Two orders of the same operations result in the same pasts if they differ only in the order of
// operations on different objects, or in the order of reads.
void countUse(const void *address, bool writes) {
  if (!isExploring)
    return;
  guard.lock(); // a thread that is Outside may run concurrently
  awaitTurnIfOutside();
  Object &object = objects[address];
  Thread &thread = ownThread();
  thread.past = mix(thread.past, object.lastWrite);
  object.users |= std::uint32_t{1} << self;
  if (writes) {
    object.writers |= std::uint32_t{1} << self;
    thread.past = mix(thread.past, object.reads);
    object.lastWrite = thread.past;
    object.reads = 0;
  } else {
    object.reads += mix(thread.past, 0);
  }
  guard.unlock();
}

std::int64_t now() noexcept { return time += 1000; }

bool block(Wait kind, std::span<const void *const> objectsOfWait, std::int64_t deadline,
           const std::function<bool()> &isOver) {
  guard.lock();
  // A thread that was Outside checks its condition again, because it may be true now.
  if (awaitTurnIfOutside() || (isOver && isOver())) {
    guard.unlock();
    return true;
  }
  Thread &thread = ownThread();
  thread.kind = kind;
  thread.objectCount = std::min(objectsOfWait.size(), kMaxObjects);
  std::copy_n(objectsOfWait.begin(), thread.objectCount, thread.objects.begin());
  thread.deadline = deadline;
  thread.hasTimedOut = false;
  thread.state = State::Blocked;
  if (affectsThread(kind))
    thread.past = mix(thread.past, 4);
  passTurn({});
  return !thread.hasTimedOut;
}

void wakeOne(Wait kind, const void *object) {
  guard.lock();
  for (int i = 0; i < count; ++i)
    if (Thread &thread = all[static_cast<std::size_t>(i)]; waitsFor(thread, kind, object)) {
      wake(thread);
      break;
    }
  guard.unlock();
}

void wakeAll(Wait kind, const void *object) {
  guard.lock();
  for (int i = 0; i < count; ++i)
    if (Thread &thread = all[static_cast<std::size_t>(i)]; waitsFor(thread, kind, object))
      wake(thread);
  guard.unlock();
}

std::size_t onCreate() {
  guard.lock();
  if (count == static_cast<int>(kMaxThreads))
    fail("the scenario has more than 32 threads; raise kMaxThreads");
  const auto number = static_cast<std::size_t>(count++);
  all[number].state = State::Blocked; // until the creator calls identify()
  all[number].kind = Wait::Join;
  if (isExploring) {
    ownThread().past = mix(ownThread().past, 2);
    all[number].past = mix(ownThread().past, 3);
  }
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
  all[number].state = State::Exited;
  guard.unlock();
}

void onStart(std::size_t number) {
  self = static_cast<int>(number);
  ownThread().id = gettid();
  sleepOn(ownThread().turn);
}

void onEnd() {
  guard.lock();
  awaitTurnIfOutside();
  ownThread().state = State::Exited;
  ownThread().past = mix(ownThread().past, 5);
  const pthread_t handle = ownThread().handle;
  for (int i = 0; i < count; ++i)
    if (Thread &thread = all[static_cast<std::size_t>(i)];
        waitsFor(thread, Wait::Join, reinterpret_cast<const void *>(handle)))
      wake(thread);
  giveTurn(choose({}));
  guard.unlock();
}

void onJoin(pthread_t handle) {
  const void *const object = reinterpret_cast<const void *>(handle);
  yield(object);
  guard.lock();
  const auto found = std::find_if(all.begin(), all.begin() + count, [handle](const Thread &thread) {
    return thread.handle == handle && !thread.isJoined;
  });
  guard.unlock();
  if (found == all.begin() + count)
    return;
  while (found->state != State::Exited)
    block(Wait::Join, {&object, 1}, kNever);
  found->isJoined = true;
  ownThread().past = mix(ownThread().past, found->past);
}

} // namespace ur::threads

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/shared_event.hpp"

#include <array>
#include <chrono>
#include <new>
#include <utility>

#include "adapters/kit/clock.hpp"
#include "adapters/native_cpu/futex.hpp"
#include "adapters/native_cpu/process_liveness.hpp"
#include "base/error.hpp"
#include "ipc/memory_file.hpp"
#include "ipc/process_identity.hpp"

using namespace std::chrono_literals;

namespace ur::native_cpu {

// Layout 1, the same in every process: fixed sizes, no pointers, all zero before the first signal.
struct alignas(64) SharedEventSlot {
  std::atomic<std::uint64_t> claim;        // see Claim
  std::atomic<std::uint64_t> startTicks;   // of the claimer; 0 = not known, or complete
  std::atomic<std::uint64_t> pidNamespace; // of the claimer; 0 as before
  std::atomic<std::uint64_t> result;       // see Result
  std::atomic<std::uint32_t> changes;      // futex: one more after each result
};

struct SharedEventState {
  std::uint64_t magic;
  std::uint32_t layout;
  std::atomic<std::uint64_t> count; // signals so far
  std::array<SharedEventSlot, 63> slots;
};

static_assert(sizeof(SharedEventSlot) == 64 && sizeof(SharedEventState) == 4096);
static_assert(std::atomic<std::uint64_t>::is_always_lock_free);

namespace {

constexpr std::uint64_t kMagic = 0x544e564543504955; // "UIPCEVNT"
constexpr std::uint32_t kLayout = 1;

// A pid has at most 22 bits, which leaves 42 for the number: enough for 50 days of a million
// signals a second.
constexpr unsigned kPidBits = 22;
constexpr std::uint64_t kLastNumber = (std::uint64_t{1} << (64 - kPidBits)) - 1;

// Who makes which signal, in one word so that it changes at once.
struct Claim {
  std::uint64_t number;
  pid_t pid;

  static Claim unpack(std::uint64_t word) noexcept {
    return {word >> kPidBits, static_cast<pid_t>(word & ((1u << kPidBits) - 1))};
  }
  std::uint64_t pack() const noexcept { return number << kPidBits | static_cast<unsigned>(pid); }
};

// The last signal of a slot that is complete, and whether it failed.
struct Result {
  std::uint64_t number;
  bool failed;

  static Result unpack(std::uint64_t word) noexcept { return {word >> 1, (word & 1) != 0}; }
  std::uint64_t pack() const noexcept { return number << 1 | (failed ? 1u : 0u); }
};

constexpr auto kLookAfter = 100ms; // for signallers that died
constexpr int kMostAttempts = 1000;

void complete(SharedEventSlot &slot, Result result) noexcept {
  // The next claimer's identity follows its claim: until then it must not be this one's.
  slot.startTicks.store(0, std::memory_order_relaxed);
  slot.pidNamespace.store(0, std::memory_order_relaxed);
  std::uint64_t word = slot.result.load(std::memory_order_relaxed);
  do {
    if (Result::unpack(word).number >= result.number)
      return; // somebody took this process for dead
  } while (!slot.result.compare_exchange_weak(word, result.pack(), std::memory_order_acq_rel));
  slot.changes.fetch_add(1, std::memory_order_release);
  futex::wakeAll(slot.changes, true);
}

// Lets a signal fail whose signaller is dead. Pids of other namespaces than the caller's say
// nothing.
void failIfOrphaned(SharedEventSlot &slot, Claim claim, std::uint64_t pidNamespace) noexcept {
  const std::uint64_t claimers = slot.pidNamespace.load(std::memory_order_relaxed);
  if ((claimers == 0 || claimers == pidNamespace) &&
      isGone(claim.pid, slot.startTicks.load(std::memory_order_relaxed)))
    complete(slot, {claim.number, true});
}

} // namespace

// One signal of a shared event as this process sees it.
class SharedSignal final : public Signal {
public:
  SharedSignal(std::shared_ptr<SharedEvent> event, std::uint64_t number) noexcept
      : event_(std::move(event)), slot_(event_->slotOf(number)), number_(number) {}

  ur_event_status_t status() const noexcept override {
    const auto seen = look();
    if (isDone(seen))
      return seen;
    rescue();
    return look();
  }

  void wait() const override {
    for (;;) {
      const std::uint32_t changes = slot_.changes.load(std::memory_order_acquire);
      if (isDone(status()))
        return;
      futex::wait({&slot_.changes, changes, true}, kLookAfter);
    }
  }

  bool watch(Sleeper &sleeper) override {
    const std::uint32_t changes = slot_.changes.load(std::memory_order_acquire);
    if (isDone(status()))
      return false;
    sleeper.watch(slot_.changes, changes);
    return true;
  }

  void begin() noexcept override {} // other processes learn of the completion only

  void finish(bool failed) noexcept override { complete(slot_, {number_, failed}); }

private:
  ur_event_status_t look() const noexcept {
    const Result result = Result::unpack(slot_.result.load(std::memory_order_acquire));
    if (result.number == number_)
      return result.failed ? UR_EVENT_STATUS_ERROR : UR_EVENT_STATUS_COMPLETE;
    if (result.number > number_)
      return UR_EVENT_STATUS_COMPLETE; // and the slot used again
    const Claim claim = Claim::unpack(slot_.claim.load(std::memory_order_acquire));
    // A count without its claim is no signaller's doing; nobody would ever complete it.
    return claim.number < number_ ? UR_EVENT_STATUS_ERROR : UR_EVENT_STATUS_SUBMITTED;
  }

  // Now and then, since it asks the system: fails the signal when its signaller died.
  void rescue() const noexcept {
    const std::uint64_t time = kit::now();
    std::uint64_t before = lastLook_.load(std::memory_order_relaxed);
    constexpr auto kPause =
        static_cast<std::uint64_t>(std::chrono::nanoseconds(kLookAfter).count());
    if (time - before < kPause || !lastLook_.compare_exchange_strong(before, time))
      return;
    const Claim claim = Claim::unpack(slot_.claim.load(std::memory_order_acquire));
    if (claim.number == number_)
      failIfOrphaned(slot_, claim, event_->pidNamespace_);
  }

  const std::shared_ptr<SharedEvent> event_; // keeps the slot mapped
  SharedEventSlot &slot_;
  const std::uint64_t number_;
  mutable std::atomic<std::uint64_t> lastLook_{0};
};

SharedEvent::SharedEvent(base::UniqueFd file, Pages pages)
    : file_(std::move(file)), pages_(std::move(pages)),
      state_(*reinterpret_cast<SharedEventState *>(pages_.address())),
      pidNamespace_(ipc::processIdentity().pidNamespace) {}

std::size_t SharedEvent::fileSize() noexcept {
  return roundUp(sizeof(SharedEventState), pageSize());
}

std::shared_ptr<SharedEvent> SharedEvent::create() {
  base::UniqueFd file = ipc::createMemoryFile("ur-event", fileSize());
  Pages pages(file.get(), fileSize(), 0);
  auto *state = new (pages.address()) SharedEventState{};
  state->magic = kMagic;
  state->layout = kLayout;
  return std::shared_ptr<SharedEvent>(new SharedEvent(std::move(file), std::move(pages)));
}

std::shared_ptr<SharedEvent> SharedEvent::open(base::UniqueFd file) {
  Pages pages(file.get(), fileSize(), 0);
  std::shared_ptr<SharedEvent> event(new SharedEvent(std::move(file), std::move(pages)));
  if (event->state_.magic != kMagic || event->state_.layout != kLayout)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "the handle's memory holds no event of this layout; export the event with the "
                "same version of this library");
  return event;
}

SharedEventSlot &SharedEvent::slotOf(std::uint64_t number) noexcept {
  return state_.slots[number % state_.slots.size()];
}

std::shared_ptr<Signal> SharedEvent::latest() {
  const std::uint64_t number = state_.count.load(std::memory_order_acquire);
  return number == 0 ? nullptr : std::make_shared<SharedSignal>(shared_from_this(), number);
}

std::shared_ptr<Signal> SharedEvent::next() {
  const ipc::ProcessIdentity &self = ipc::processIdentity();
  for (int attempt = 0; attempt < kMostAttempts; ++attempt) {
    std::uint64_t count = state_.count.load(std::memory_order_acquire);
    const std::uint64_t number = count + 1;
    if (number > kLastNumber)
      break;
    SharedEventSlot &slot = slotOf(number);
    std::uint64_t word = slot.claim.load(std::memory_order_acquire);
    const Claim claim = Claim::unpack(word);
    if (claim.number == number) { // claimed by somebody who has not raised the count yet
      state_.count.compare_exchange_strong(count, number, std::memory_order_acq_rel);
      continue;
    }
    if (claim.number > number)
      continue; // the count read is old
    if (Result::unpack(slot.result.load(std::memory_order_acquire)).number < claim.number) {
      failIfOrphaned(slot, claim, pidNamespace_);
      if (Result::unpack(slot.result.load(std::memory_order_acquire)).number < claim.number)
        base::raise(UR_RESULT_ERROR_OUT_OF_RESOURCES,
                    "{} signals of the event are not complete; wait for one before the next",
                    state_.slots.size());
      continue;
    }
    auto signal = std::make_shared<SharedSignal>(shared_from_this(), number);
    if (!slot.claim.compare_exchange_strong(word, Claim{number, self.pid}.pack(),
                                            std::memory_order_acq_rel))
      continue;
    slot.pidNamespace.store(self.pidNamespace, std::memory_order_relaxed);
    slot.startTicks.store(self.startTicks, std::memory_order_relaxed);
    state_.count.compare_exchange_strong(count, number, std::memory_order_acq_rel);
    return signal;
  }
  base::raise(UR_RESULT_ERROR_OUT_OF_RESOURCES,
              "the state of the event makes no sense: another process wrote into it");
}

} // namespace ur::native_cpu

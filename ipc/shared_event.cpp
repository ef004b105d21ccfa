// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/shared_event.hpp"

#include "base/error.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <mutex>
#include <new>

using namespace std::chrono_literals;

namespace ur::ipc {

// Layout 2 of the state. It has fixed sizes and no pointers, because all processes read the same
// bytes. In a new event, the count and all slots are zero.
struct alignas(64) SharedEventSlot {
  std::atomic<std::uint64_t> claim;   // see Claim
  std::atomic<std::uint64_t> result;  // see Result
  std::atomic<std::uint32_t> changes; // futex: incremented after each result
};

struct SharedEventState {
  std::uint64_t magic;
  std::uint32_t layout;
  std::atomic<std::uint64_t> count; // number of the latest signal
  std::array<SharedEventSlot, 63> slots;
};

static_assert(sizeof(SharedEventSlot) == 64 && sizeof(SharedEventState) == 4096);
static_assert(std::atomic<std::uint64_t>::is_always_lock_free);

namespace {

constexpr std::uint64_t kMagic = 0x544e564543504955; // "UIPCEVNT"
constexpr std::uint32_t kLayout = 2;

// The other bits of a claim hold the number of the signal: enough for 50 days at a million signals
// per second.
constexpr unsigned kSignalerBits = LivenessLock::kBits;
constexpr std::uint64_t kLastNumber = (std::uint64_t{1} << (64 - kSignalerBits)) - 1;

// The signaler and the number of a signal, packed into one word for atomic changes.
struct Claim {
  std::uint64_t number;
  std::uint32_t signaler; // the number of the signaler's liveness lock

  static Claim unpack(std::uint64_t word) noexcept {
    return {word >> kSignalerBits, static_cast<std::uint32_t>(word & ((1u << kSignalerBits) - 1))};
  }
  std::uint64_t pack() const noexcept { return number << kSignalerBits | signaler; }
};

// The number of the last complete signal of a slot, and whether it failed.
struct Result {
  std::uint64_t number;
  bool failed;

  static Result unpack(std::uint64_t word) noexcept { return {word >> 1, (word & 1) != 0}; }
  std::uint64_t pack() const noexcept { return number << 1 | (failed ? 1u : 0u); }
};

constexpr auto kCheckInterval = 100ms; // between two checks for signalers that have ended

Claim claimOf(const SharedEventSlot &slot) noexcept {
  return Claim::unpack(slot.claim.load(std::memory_order_acquire));
}

Result resultOf(const SharedEventSlot &slot) noexcept {
  return Result::unpack(slot.result.load(std::memory_order_acquire));
}

bool isPending(const SharedEventSlot &slot, Claim claim) noexcept {
  return resultOf(slot).number < claim.number;
}

bool isDone(ur_event_status_t status) noexcept { return status != UR_EVENT_STATUS_SUBMITTED; }

} // namespace

SharedEvent::SharedEvent(Process &process, base::UniqueFd file)
    : process_(process), file_(std::move(file)),
      mapping_(Mapping::ofFile(process_.os, file_.get(), fileSize())) {}

std::size_t SharedEvent::fileSize() noexcept {
  return std::max(sizeof(SharedEventState), static_cast<std::size_t>(sysconf(_SC_PAGESIZE)));
}

std::shared_ptr<SharedEvent> SharedEvent::create(Process &process) {
  std::shared_ptr<SharedEvent> event(
      process.mover.canMove()
          ? new SharedEvent(process, Mapping::ofThisProcess(process.os, fileSize()))
          : new SharedEvent(process, createMemoryFile(process.os, "ur-event", fileSize())));
  auto *state = new (event->mapping_.address()) SharedEventState{};
  state->magic = kMagic;
  state->layout = kLayout;
  return event;
}

std::shared_ptr<SharedEvent> SharedEvent::open(Process &process, base::UniqueFd file,
                                               std::uint64_t size) {
  if (size != fileSize())
    base::raise(UR_RESULT_ERROR_INVALID_VALUE, "the handle's memory of {} bytes contains no event",
                size);
  std::shared_ptr<SharedEvent> event(new SharedEvent(process, std::move(file)));
  if (event->state().magic != kMagic || event->state().layout != kLayout)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "the handle's memory contains no event of this layout; export the event with the "
                "same version of this library");
  return event;
}

const base::UniqueFd &SharedEvent::file() {
  if (isShared())
    return file_;
  const std::lock_guard lock(process_.firstExportMutex);
  if (isShared())
    return file_;
  if (!file_)
    file_ =
        process_.mover.move("ur-event", mapping_.address(), mapping_.length(), mapping_.length());
  livenessLock_.setFile(file_.get());
  shared_.store(true, std::memory_order_release);
  return file_;
}

// Wakes both kinds of futex: a thread that began to sleep before the event was shared sleeps on a
// private futex.
void SharedEvent::complete(SharedEventSlot &slot, std::uint64_t number,
                           bool failed) const noexcept {
  const Result result{number, failed};
  std::uint64_t word = slot.result.load(std::memory_order_relaxed);
  while (Result::unpack(word).number < result.number &&
         !slot.result.compare_exchange_weak(word, result.pack(), std::memory_order_acq_rel)) {
  }
  slot.changes.fetch_add(1, std::memory_order_release);
  futex::wakeAll(process_.os, slot.changes, false);
  if (isShared())
    futex::wakeAll(process_.os, slot.changes, true);
}

// If the event is not shared, its signaler is this process. In a forked child, the signaler may be
// the parent, whose signals do not reach the child's copy.
void SharedEvent::failIfOrphaned(SharedEventSlot &slot, std::uint64_t claim) const noexcept {
  const Claim orphan = Claim::unpack(claim);
  const bool isAlive = isShared() ? LivenessLock::isHeld(process_.os, file_.get(), orphan.signaler)
                                  : orphan.signaler == livenessLock_.number();
  if (!isAlive)
    complete(slot, orphan.number, true);
}

void SharedEvent::failOrphansPeriodically() const noexcept {
  const std::int64_t time = monotonicTime(process_.os) / 1ns;
  std::int64_t lastCheck = lastOrphanCheck_.load(std::memory_order_relaxed);
  if (time - lastCheck < kCheckInterval / 1ns ||
      !lastOrphanCheck_.compare_exchange_strong(lastCheck, time))
    return;
  for (SharedEventSlot &slot : state().slots)
    if (const Claim claim = claimOf(slot); isPending(slot, claim))
      failIfOrphaned(slot, claim.pack());
}

SharedEventState &SharedEvent::state() const noexcept {
  return *static_cast<SharedEventState *>(mapping_.address());
}

SharedEventSlot &SharedEvent::slotOf(std::uint64_t number) const noexcept {
  return state().slots[number % state().slots.size()];
}

std::uint64_t SharedEvent::latestNumber() const noexcept {
  return state().count.load(std::memory_order_acquire);
}

bool SharedEvent::isPendingFor(std::uint32_t signaler) const noexcept {
  return std::ranges::any_of(state().slots, [signaler](const SharedEventSlot &slot) {
    const Claim claim = claimOf(slot);
    return claim.signaler == signaler && isPending(slot, claim);
  });
}

std::uint64_t SharedEvent::claim() {
  const std::uint32_t self =
      livenessLock_.hold([this](std::uint32_t signaler) { return isPendingFor(signaler); });
  std::uint64_t number = 0;
  constexpr int kMaxAttempts = 1000;
  for (int attempt = 0; attempt < kMaxAttempts; ++attempt) {
    number = std::max(number, latestNumber()) + 1; // others may have claimed the lower ones
    if (number > kLastNumber)
      break;
    SharedEventSlot &slot = slotOf(number);
    std::uint64_t word = slot.claim.load(std::memory_order_acquire);
    const Claim lastClaim = Claim::unpack(word);
    if (lastClaim.number >= number)
      continue;
    if (isPending(slot, lastClaim))
      failIfOrphaned(slot, lastClaim.pack());
    if (isPending(slot, lastClaim))
      base::raise(UR_RESULT_ERROR_OUT_OF_RESOURCES,
                  "{} signals of the event are pending, which is the maximum; wait for the oldest "
                  "before the next signal",
                  state().slots.size());
    if (slot.claim.compare_exchange_strong(word, Claim{number, self}.pack(),
                                           std::memory_order_acq_rel))
      return number;
  }
  base::raise(UR_RESULT_ERROR_OUT_OF_RESOURCES,
              "the state of the event is inconsistent: another process has overwritten it");
}

void SharedEvent::publish(std::uint64_t number) noexcept {
  std::uint64_t count = latestNumber();
  while (count < number &&
         !state().count.compare_exchange_weak(count, number, std::memory_order_acq_rel)) {
  }
}

void SharedSignal::complete(bool failed) noexcept { event_->complete(slot(), number_, failed); }

ur_event_status_t SharedSignal::status() const noexcept {
  const auto currentStatus = readStatus();
  if (isDone(currentStatus))
    return currentStatus;
  event_->failOrphansPeriodically();
  return readStatus();
}

ur_event_status_t SharedSignal::statusNow() const noexcept {
  const auto currentStatus = readStatus();
  if (isDone(currentStatus))
    return currentStatus;
  if (const Claim claim = claimOf(slot()); claim.number == number_)
    event_->failIfOrphaned(slot(), claim.pack());
  return readStatus();
}

ur_event_status_t SharedSignal::readStatus() const noexcept {
  const Result result = resultOf(slot());
  if (result.number == number_)
    return result.failed ? UR_EVENT_STATUS_ERROR : UR_EVENT_STATUS_COMPLETE;
  if (result.number > number_)
    return UR_EVENT_STATUS_COMPLETE; // a later signal uses the slot
  // A signaler claims its slot before it raises the count. So without a claim, no signaler will
  // complete this signal.
  return claimOf(slot()).number < number_ ? UR_EVENT_STATUS_ERROR : UR_EVENT_STATUS_SUBMITTED;
}

void SharedSignal::wait() const noexcept {
  for (;;) {
    const futex::Word word = futexWord();
    if (isDone(status()))
      return;
    futex::wait(event_->process_.os, word, kCheckInterval);
  }
}

futex::Word SharedSignal::futexWord() const noexcept {
  const auto &changes = slot().changes;
  return {&changes, changes.load(std::memory_order_acquire), event_->isShared()};
}

SharedSignal::DeviceWord SharedSignal::result() const noexcept {
  return {&slot().result, Result{number_, false}.pack()};
}

} // namespace ur::ipc

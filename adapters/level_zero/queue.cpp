// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/queue.hpp"

#include "adapters/kit/log.hpp"
#include "adapters/level_zero/backend.hpp"
#include "base/error.hpp"

#include <algorithm>
#include <exception>
#include <limits>

namespace level_zero = ur::level_zero;

ur_queue_handle_t_::ur_queue_handle_t_(ur_context_handle_t owner, ur_device_handle_t queueDevice,
                                       ur_queue_flags_t queueFlags,
                                       std::unique_ptr<level_zero::Submitter> submitter)
    : Queue(owner, queueDevice, queueFlags), submitter_(std::move(submitter)) {
  queueDevice->platform->queues.add(this);
}

ur_queue_handle_t_::ur_queue_handle_t_(ur_context_handle_t owner, ur_device_handle_t queueDevice,
                                       ur_queue_flags_t queueFlags)
    : ur_queue_handle_t_(owner, queueDevice, queueFlags,
                         level_zero::makeSubmitter(owner, queueDevice, queueFlags)) {}

void ur_queue_handle_t_::submit(level_zero::Command command,
                                const std::shared_ptr<ur::backend::Signal> &signal,
                                const std::function<void()> &submitted) {
  const std::lock_guard lock(mutex_);
  reap();
  const bool isBarrier = command.isBarrier;
  std::list<InFlight> newEntry;
  newEntry.push_back({std::move(command), nullptr, nullptr});
  passToDriver(newEntry.front(), signal);
  if (newEntry.front().signal) {
    inFlight_.splice(inFlight_.end(), newEntry);
    if (!isOutOfOrder())
      lastSignal_ = inFlight_.back().signal;
    else if (isBarrier)
      barrierSignal_ = inFlight_.back().signal;
  }
  submitted();
}

// Submits the command to the driver, and sets the entry's signal, which shows when this command is
// done. The signal stays null if the command is already done.
void ur_queue_handle_t_::passToDriver(InFlight &entry,
                                      const std::shared_ptr<ur::backend::Signal> &signal) {
  std::vector<std::shared_ptr<ur::backend::Signal>> earlierSignals = dependencies(entry.command);
  std::vector<ze_event_handle_t> waits;
  for (const auto *list : {&earlierSignals, &entry.command.waits})
    for (const auto &awaited : *list)
      waits.push_back(awaited->event());
  std::ranges::move(earlierSignals, std::back_inserter(entry.command.waits));
  if (signal->isSignaledOnce()) {
    entry.signal = signal;
    entry.driverObjects = submitter_->submit(entry.command.work, signal->event(), waits);
    return;
  }
  // Other processes also signal this event, so it does not show when this command is done.
  entry.signal = context->events->make(device, false);
  submitter_->submit(entry.command.work, signal->event(), waits);
  try {
    entry.driverObjects = submitter_->submit(std::monostate{}, entry.signal->event(), {});
  } catch (const std::exception &failure) {
    // The command is submitted and cannot be canceled.
    ur::kit::log().info("waiting for a command, because its completion cannot be recorded: {}",
                        failure.what());
    signal->wait();
    entry.signal = nullptr;
  }
}

// Returns the signals of earlier commands that the command must wait for.
ur_queue_handle_t_::Signals
ur_queue_handle_t_::dependencies(const level_zero::Command &command) const {
  Signals signals;
  if (submitter_->keepsOrder())
    return signals;
  if (isOutOfOrder() && command.startsAfterAll) {
    for (const InFlight &entry : inFlight_)
      signals.push_back(entry.signal);
  } else if (const auto &signal = isOutOfOrder() ? barrierSignal_ : lastSignal_) {
    signals.push_back(signal);
  }
  return signals;
}

void ur_queue_handle_t_::reap() {
  for (auto entry = inFlight_.begin(); entry != inFlight_.end();) {
    if (entry->signal->done())
      entry = inFlight_.erase(entry);
    else if (isOutOfOrder())
      ++entry;
    else
      break; // later commands are not done either
  }
  for (auto *signal : {&lastSignal_, &barrierSignal_})
    if (*signal && (*signal)->done())
      signal->reset();
}

void ur_queue_handle_t_::tryReap() {
  const std::unique_lock lock(mutex_, std::try_to_lock);
  if (lock)
    reap();
}

void ur_queue_handle_t_::finish() {
  for (const auto &signal : signalsOf([](const InFlight &) { return true; }))
    signal->wait();
  const std::lock_guard lock(mutex_);
  reap();
}

bool ur_queue_handle_t_::isIdle() {
  const std::lock_guard lock(mutex_);
  reap();
  return inFlight_.empty();
}

ur_queue_handle_t_::Signals ur_queue_handle_t_::usersOf(const ur::kit::Allocation &allocation) {
  return signalsOf([&](const InFlight &entry) {
    return std::ranges::any_of(entry.command.uses,
                               [&](const auto &use) { return use.get() == &allocation; });
  });
}

ur_queue_handle_t_::Signals
ur_queue_handle_t_::signalsOf(const std::function<bool(const InFlight &)> &isSelected) {
  Signals signals;
  const std::lock_guard lock(mutex_);
  for (const InFlight &entry : inFlight_)
    if (isSelected(entry))
      signals.push_back(entry.signal);
  return signals;
}

ur_queue_handle_t_::~ur_queue_handle_t_() {
  try {
    finish();
  } catch (const std::exception &failure) {
    ur::kit::log().warning("a queue was destroyed before its commands were done: {}",
                           failure.what());
  }
  submitter_->drain();
  device->platform->queues.remove(this);
}

namespace ur {
namespace level_zero {
namespace {

// Converts a region for the driver, whose sizes and pitches have 32 bits. A single slice needs no
// slice pitch.
kit::CopyRect narrowRect(kit::CopyRect rect) {
  if (rect.depth == 1)
    rect.destinationSlice = rect.sourceSlice = 0;
  for (const std::size_t size : {rect.width, rect.height, rect.depth, rect.destinationRow,
                                 rect.destinationSlice, rect.sourceRow, rect.sourceSlice})
    if (size > std::numeric_limits<std::uint32_t>::max())
      base::raise(
          UR_RESULT_ERROR_INVALID_SIZE,
          "the region has a size or a pitch of {}, but Level Zero supports only values below "
          "4 Gi; copy the region in parts",
          size);
  return rect;
}

Work workOf(const kit::Work &request, const ur_device_handle_t_ &device) {
  if (const auto *copy = std::get_if<Copy>(&request))
    return *copy;
  if (const auto *fill = std::get_if<kit::Fill>(&request))
    return Fill(*fill, device.maxFillPattern);
  if (const auto *rect = std::get_if<kit::CopyRect>(&request))
    return narrowRect(*rect);
  if (const auto *rows = std::get_if<kit::Fills>(&request)) {
    std::vector<Fill> fills;
    for (const kit::Fill &row : *rows)
      fills.emplace_back(row, device.maxFillPattern);
    return fills;
  }
  return {};
}

Command commandOf(ur_queue_handle_t queue, const kit::Command &request, kit::Uses uses) {
  return {.work = workOf(request.work, *queue->device),
          .waits = kit::latestSignals(request.waits, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST),
          .uses = std::move(uses),
          .startsAfterAll = request.startsAfterAll(),
          .isBarrier = request.isBarrier()};
}

} // namespace
} // namespace level_zero

// Makes the event before the submission, because a submitted command cannot be canceled.
void backend::enqueue(ur_queue_handle_t queue, const kit::Command &request, kit::Uses uses,
                      ur_event_handle_t *event) {
  Command command = commandOf(queue, request, std::move(uses));
  const auto signal = queue->makeSignal(queue->recordsTimes(request.type));
  auto newEvent =
      event ? std::make_unique<ur_event_handle_t_>(queue, request.type, signal) : nullptr;
  queue->submit(std::move(command), signal, [] {});
  if (request.blocking) {
    signal->wait();
    queue->tryReap();
  }
  if (event)
    *event = newEvent.release();
}

void backend::enqueueSignal(ur_queue_handle_t queue, const kit::Command &barrier,
                            ur_event_handle_t event) {
  Command command = commandOf(queue, barrier, {});
  const auto signal = event->nextSignal(queue);
  queue->submit(std::move(command), signal, [&] { event->publish(signal, queue); });
}

void backend::urQueueCreateWithNativeHandle(ur_native_handle_t hNativeQueue,
                                            ur_context_handle_t hContext,
                                            ur_device_handle_t hDevice,
                                            const ur_queue_native_properties_t *pProperties,
                                            ur_queue_handle_t *phQueue) {
  kit::requireNative(hNativeQueue, "queue", pProperties, UR_STRUCTURE_TYPE_QUEUE_NATIVE_PROPERTIES);
  const ur_device_handle_t device = hDevice ? hDevice : hContext->devices.front();
  hContext->require(device);
  *phQueue = new ur_queue_handle_t_(
      hContext, device, 0,
      wrapSubmitter(hContext, device, hNativeQueue, kit::isOwned(pProperties)));
}

} // namespace ur

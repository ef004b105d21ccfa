// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/queue.hpp"

#include "adapters/cuda_like/backend.hpp"
#include "adapters/kit/command.hpp"
#include "adapters/kit/live_queues.hpp"
#include "adapters/kit/log.hpp"
#include "base/error.hpp"
#include "base/fork.hpp"
#include "base/immortal.hpp"
#include "base/scope_guard.hpp"

#include <algorithm>
#include <exception>
#include <thread>
#include <utility>
#include <variant>

using ur::cuda_like::check;
using ur::cuda_like::driver;

namespace cuda_like = ur::cuda_like;
namespace kit = ur::kit;

namespace {

// The queue looks for complete commands only if at least this many are in flight, because a query
// takes about as long as a command.
constexpr std::size_t kMinReapThreshold = 32;
// Recording an event takes about as long as a small command, so up to this many small commands in a
// row have no end (InFlight::end). Therefore a free may wait for this many later commands, too.
constexpr std::size_t kMaxCommandsWithoutEnd = 16;
// A command that uses at least this many bytes has its own end, because the command takes much
// longer than recording an event.
constexpr std::size_t kLargeCommandBytes = std::size_t{8} << 20;

struct AllQueues : kit::LiveQueues<ur::base::ForkSafeMutex> {
  AllQueues() noexcept : LiveQueues(ur::base::ForkOrder::Inner) {}
};

AllQueues &allQueues() {
  static constinit ur::base::Immortal<AllQueues> instance;
  return instance.get();
}

kit::AdoptedHandle<cuda_like::UniqueStream>
create(ur_context_handle_t context, ur_device_handle_t device, ur_queue_flags_t flags) {
  const cuda_like::CurrentContext current(context->nativeOf(device));
  return {cuda_like::makeStream(flags), true};
}

} // namespace

ur_queue_handle_t_::ur_queue_handle_t_(ur_context_handle_t owner, ur_device_handle_t queueDevice,
                                       ur_queue_flags_t queueFlags)
    : Queue(owner, queueDevice, queueFlags), stream_(create(owner, queueDevice, queueFlags)),
      soleSubmitter_(true), hasWords_(driver().streamWords != nullptr) {
  queueDevice->platform->queues.add(this);
}

ur_queue_handle_t_::ur_queue_handle_t_(ur_context_handle_t owner, ur_device_handle_t queueDevice,
                                       kit::AdoptedHandle<cuda_like::UniqueStream> stream)
    : Queue(owner, queueDevice, 0), stream_(std::move(stream)), soleSubmitter_(false),
      hasWords_(driver().streamWords != nullptr) {
  queueDevice->platform->queues.add(this);
}

ur_queue_handle_t_::~ur_queue_handle_t_() {
  try {
    synchronize();
  } catch (const std::exception &failure) {
    static_cast<void>(progress_.release()); // the stream may still write its word
    kit::log().warning("cannot wait for the commands of a released queue: {}", failure.what());
  }
  device->platform->queues.remove(this);
}

cuda_like::Stream ur_queue_handle_t_::native() {
  soleSubmitter_ = false;
  recordEndOfUsers();
  return stream_.get();
}

bool ur_queue_handle_t_::isIdle() {
  // The handle of a default stream denotes the default stream of the current context.
  const cuda_like::CurrentContext current(context->nativeOf(device));
  const cuda_like::Code code = driver().streamQuery(stream_.get());
  if (code == cuda_like::kNotReady)
    return false;
  requireStream(code, "query the stream");
  return true;
}

void ur_queue_handle_t_::requireStream(cuda_like::Code code, const char *call) {
  if (cuda_like::isDeviceLoss(code)) {
    const std::lock_guard lock(mutex_);
    failSignals(code);
  }
  check(code, call);
}

void ur_queue_handle_t_::failSignals(cuda_like::Code loss) noexcept {
  for (const InFlight &entry : inFlight_)
    for (const auto &signal : entry.signals)
      signal->failOnLoss(loss);
}

ur_queue_handle_t_::QueueListing::QueueListing(ur_queue_handle_t queue) : queue_(queue) {
  allQueues().add(queue);
}

ur_queue_handle_t_::QueueListing::~QueueListing() { allQueues().remove(queue_); }

void ur_queue_handle_t_::failSignalsOfLostDevices() noexcept {
  allQueues().forEach([](ur_queue_handle_t queue) {
    if (!queue->isOfThisProcess())
      return;
    try {
      queue->isIdle();
    } catch (const std::exception &) { // the signals of a lost device have failed
    }
  });
}

void ur_queue_handle_t_::finish() {
  cuda_like::requireDriver();
  std::uint64_t last = 0;
  std::uint64_t point = 0;
  {
    const std::lock_guard lock(mutex_);
    last = lastNumber_;
    point = reportsPoints() ? lastPoint_ : 0;
  }
  if (point == 0 || !progress_->spinUntil(point))
    synchronize();
  reapUpTo(last);
}

void ur_queue_handle_t_::synchronize() {
  // The handle of a default stream denotes the default stream of the current context.
  const cuda_like::CurrentContext current(context->nativeOf(device));
  requireStream(driver().streamSynchronize(stream_.get()), "wait for the stream");
}

std::shared_ptr<ur::backend::Signal> ur_queue_handle_t_::makeSignal(bool timed) const {
  const cuda_like::Context native = context->nativeOf(device);
  cuda_like::Clock *clock = nullptr;
  if (timed) {
    clock = &context->clockOf(device);
    clock->start(native);
  }
  const cuda_like::CurrentContext current(native);
  return std::make_shared<cuda_like::CommandSignal>(clock, events_);
}

void ur_queue_handle_t_::submit(const kit::Command &command, kit::Uses uses,
                                const std::shared_ptr<ur::backend::Signal> &signal) {
  const auto dependencies =
      kit::latestSignals(command.waits, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST);
  cuda_like::Signals failureSources = pendingFailureSources();
  for (const auto &dependency : dependencies) {
    if (dependency->status() == UR_EVENT_STATUS_ERROR)
      kit::raiseFailedWait();
    if (dependency->mayFail())
      failureSources.push_back(dependency);
  }
  std::list<InFlight> entry; // a list of one entry, so that keep() cannot fail
  entry.push_back(
      {nullptr, command.work, std::move(uses), cuda_like::spansOf(command.work), dependencies});
  const cuda_like::CurrentContext current(context->nativeOf(device));
  finishWritersOfSource(entry.front());
  // Earlier commands get an end before this command's waits, so that a free of their memory does
  // not depend on these waits.
  if (!dependencies.empty())
    recordEndOfUsers();
  bool isEndDue = entry.front().isLarge() || (entry.front().usesMemory() && !soleSubmitter_);
  {
    const std::lock_guard lock(mutex_);
    entry.front().lastEarlierNumber = lastNumber_;
    isEndDue = isEndDue || commandsSinceEnd_ >= kMaxCommandsWithoutEnd;
  }
  // A signal with an event is also the command's end. A signal without an event is a memory word,
  // which other processes can forge, so it cannot be the end.
  const bool hasEvent = signal && signal->event();
  const auto end = hasEvent ? signal : isEndDue ? makeSignal(false) : nullptr;
  entry.front().end = end;
  if (signal)
    entry.front().signals.push_back(signal);
  if (end)
    end->setFailureSources(failureSources);

  const bool isOnlyWait = !signal && !end && std::holds_alternative<std::monostate>(command.work);
  const std::uint64_t point = enqueueWaits(dependencies, isOnlyWait);
  if (!failureSources.empty()) {
    const std::lock_guard lock(mutex_);
    failureSources_ = std::move(failureSources);
  }
  // Enqueued work cannot be canceled, so its memory must stay until the work is done. A blocking
  // call waits for the work, because its caller may free the host memory after the error.
  ur::base::ScopeGuard keepOnError([&] {
    try {
      if (command.blocking)
        synchronize();
      if (end)
        end->recordEnd(stream_.get());
      keep(entry, 0);
    } catch (const std::exception &failure) {
      kit::log().info("waiting for a command whose end cannot be recorded: {}", failure.what());
      driver().streamSynchronize(stream_.get());
    }
  });
  if (signal)
    signal->recordStart(stream_.get());
  cuda_like::enqueueWork(entry.front().work, stream_.get(), entry.front().usesDeviceMemory());
  if (signal)
    signal->recordEnd(stream_.get());
  if (end && end != signal)
    end->recordEnd(stream_.get());
  keepOnError.dismiss();
  keep(entry, point);
}

// The driver reads the source of some copies during the call, and not in stream order. For such a
// copy, blocks until no command in flight writes the source.
void ur_queue_handle_t_::finishWritersOfSource(const InFlight &copy) {
  const cuda_like::Span &source = copy.addresses.back();
  if (copy.uses.back().get() || source.begin == source.end)
    return;
  finishMatching(device->platform, [&](const InFlight &earlier) {
    return earlier.addresses.front().overlaps(source) &&
           cuda_like::readsSourceDuringCall(copy.addresses);
  });
}

// Makes the stream wait for the signals. If the command is only a wait (`isOnlyWait`) and the
// stream can write a progress point, returns the point after the waits. Otherwise returns 0.
std::uint64_t ur_queue_handle_t_::enqueueWaits(const cuda_like::Signals &signals, bool isOnlyWait) {
  const auto isWord = [](const auto &signal) { return signal->event() == nullptr; };
  const bool needsPoint = isOnlyWait && !signals.empty() && std::ranges::all_of(signals, isWord);
  cuda_like::Progress *const progress = needsPoint ? this->progress() : nullptr;
  if (!progress) {
    for (const auto &signal : signals)
      signal->enqueueWait(stream_.get());
    return 0;
  }
  cuda_like::Words words;
  for (const auto &signal : signals)
    signal->addWait(words);
  if (words.isEmpty())
    return 0;
  const std::uint64_t point = progress->addTo(words);
  try {
    words.enqueue(stream_.get());
  } catch (const ur::base::Error &failure) {
    if (failure.driverCode() != cuda_like::kNotSupported)
      throw;
    hasWords_ = false;
    for (const auto &signal : signals)
      signal->enqueueWait(stream_.get());
    return 0;
  }
  return point;
}

// Returns null if the stream cannot report points.
cuda_like::Progress *ur_queue_handle_t_::progress() {
  if (!reportsPoints())
    return nullptr;
  {
    const std::lock_guard lock(mutex_);
    if (progress_)
      return progress_.get();
  }
  try {
    const cuda_like::CurrentContext current(device->context());
    auto newProgress = std::make_unique<cuda_like::Progress>(device->hostWords);
    const std::lock_guard lock(mutex_);
    if (!progress_) // another thread may have set it in the meantime
      progress_ = std::move(newProgress);
    return progress_.get();
  } catch (const std::exception &failure) {
    kit::log().info("the queue reports no progress points, so waits use only the driver: {}",
                    failure.what());
    hasWords_ = false;
    return nullptr;
  }
}

cuda_like::Signals ur_queue_handle_t_::pendingFailureSources() {
  const std::lock_guard lock(mutex_);
  std::erase_if(failureSources_, [](const auto &signal) { return kit::isDone(signal->status()); });
  return failureSources_;
}

void ur_queue_handle_t_::keep(std::list<InFlight> &entry, std::uint64_t point) noexcept {
  bool isFull = false;
  {
    const std::lock_guard lock(mutex_);
    // An entry that another thread added meanwhile may come after the point.
    lastPoint_ = entry.front().lastEarlierNumber == lastNumber_ ? point : 0;
    entry.front().number = ++lastNumber_;
    const bool hasEnd = entry.front().end != nullptr;
    commandsSinceEnd_ = hasEnd ? 0 : commandsSinceEnd_ + 1;
    if (!hasEnd && entry.front().usesMemory())
      lastUserWithoutEnd_ = lastNumber_;
    else if (hasEnd && entry.front().lastEarlierNumber >= lastUserWithoutEnd_)
      lastUserWithoutEnd_ = 0;
    inFlight_.splice(inFlight_.end(), entry);
    isFull = inFlight_.size() >= std::max(reapThreshold_, kMinReapThreshold);
  }
  if (!isFull)
    return;
  try {
    std::list<InFlight> completed;
    reap(completed);
  } catch (const std::exception &failure) {
    kit::log().info("cannot release the memory of complete commands yet: {}", failure.what());
  }
}

bool ur_queue_handle_t_::InFlight::usesMemory() const noexcept {
  return std::ranges::any_of(uses, [](const auto &use) { return use.get() != nullptr; }) ||
         std::ranges::any_of(addresses, [](const auto &span) { return span.begin != span.end; });
}

bool ur_queue_handle_t_::InFlight::usesDeviceMemory() const noexcept {
  return std::ranges::any_of(
      uses, [](const auto &use) { return use.get() && use.get()->type == UR_USM_TYPE_DEVICE; });
}

bool ur_queue_handle_t_::InFlight::isLarge() const noexcept {
  return std::ranges::any_of(
      addresses, [](const auto &span) { return span.end - span.begin >= kLargeCommandBytes; });
}

// Records an end after all commands so far.
std::shared_ptr<ur::backend::Signal> ur_queue_handle_t_::recordEndOfAll() {
  std::list<InFlight> entry(1);
  {
    const std::lock_guard lock(mutex_);
    entry.front().lastEarlierNumber = lastNumber_;
  }
  const auto end = entry.front().end = makeSignal(false);
  const cuda_like::CurrentContext current(context->nativeOf(device));
  end->recordEnd(stream_.get());
  keep(entry, 0);
  return end;
}

// Records an end if commands that use memory have no end yet. Call it before a command that may
// block the stream.
void ur_queue_handle_t_::recordEndOfUsers() {
  {
    const std::lock_guard lock(mutex_);
    if (lastUserWithoutEnd_ == 0)
      return;
  }
  recordEndOfAll();
}

// Commands of a stream complete in order. A complete end therefore covers all entries up to its
// `lastEarlierNumber`.
void ur_queue_handle_t_::reap(std::list<InFlight> &completed) {
  const std::lock_guard lock(mutex_);
  std::uint64_t lastComplete = 0;
  bool hasFailed = false;
  auto pending = inFlight_.begin();
  for (; pending != inFlight_.end(); ++pending) {
    if (!pending->end)
      continue;
    const ur_event_status_t status = pending->end->status();
    if (!kit::isDone(status))
      break;
    hasFailed = hasFailed || status == UR_EVENT_STATUS_ERROR;
    lastComplete = std::max(lastComplete, pending->lastEarlierNumber);
  }
  // After a loss, no later check would find the signals of the removed entries.
  if (hasFailed)
    if (const cuda_like::Code code = driver().streamQuery(stream_.get());
        cuda_like::isDeviceLoss(code))
      failSignals(code);
  for (auto next = inFlight_.begin(); next != pending;) {
    const auto entry = next++;
    if (entry->end || entry->number <= lastComplete)
      completed.splice(completed.end(), inFlight_, entry);
  }
  reapThreshold_ = 2 * inFlight_.size();
}

void ur_queue_handle_t_::reapUpTo(std::uint64_t last) {
  std::list<InFlight> completed; // destroyed after the unlock
  const std::lock_guard lock(mutex_);
  const auto later =
      std::ranges::find_if(inFlight_, [&](const InFlight &entry) { return entry.number > last; });
  completed.splice(completed.end(), inFlight_, inFlight_.begin(), later);
  reapThreshold_ = 2 * inFlight_.size();
}

void ur_queue_handle_t_::finishUsersOf(const kit::Allocation &allocation) {
  finishMatching(allocation.context->devices.front()->platform, [&](const InFlight &entry) {
    return std::ranges::any_of(entry.uses,
                               [&](const auto &use) { return use.get() == &allocation; });
  });
}

void ur_queue_handle_t_::finishUsersOf(ur_platform_handle_t platform,
                                       const cuda_like::Span &addresses) {
  finishMatching(platform, [&](const InFlight &entry) {
    return std::ranges::any_of(entry.addresses,
                               [&](const auto &span) { return span.overlaps(addresses); });
  });
}

void cuda_like::finishUsersOf(ur_context_handle_t context, const Span &addresses) {
  ur_queue_handle_t_::finishUsersOf(context->devices.front()->platform, addresses);
}

void ur_queue_handle_t_::finishMatching(ur_platform_handle_t platform,
                                        const std::function<bool(const InFlight &)> &matches) {
  cuda_like::Signals ends;
  platform->queues.forEach([&](ur_queue_handle_t queue) { queue->collectEnds(matches, ends); });
  if (ends.empty())
    return;
  for (const auto &end : ends)
    end->wait();
  std::list<InFlight> completed;
  platform->queues.forEach([&](ur_queue_handle_t queue) { queue->reap(completed); });
}

// Adds the end of each matching command to `ends`. If a command has no end, adds the first end
// after it, or records one.
void ur_queue_handle_t_::collectEnds(const std::function<bool(const InFlight &)> &matches,
                                     cuda_like::Signals &ends) {
  bool isEndMissing = false;
  {
    const std::lock_guard lock(mutex_);
    for (auto entry = inFlight_.begin(); entry != inFlight_.end(); ++entry) {
      if (!matches(*entry))
        continue;
      const auto covers = [&](const InFlight &later) {
        return later.end && (&later == &*entry || later.lastEarlierNumber >= entry->number);
      };
      const auto covering = std::find_if(entry, inFlight_.end(), covers);
      if (covering != inFlight_.end())
        ends.push_back(covering->end);
      else
        isEndMissing = true;
    }
  }
  if (isEndMissing)
    try {
      ends.push_back(recordEndOfAll());
    } catch (const ur::base::Error &failure) {
      kit::log().info("waiting for the whole queue, because no end can be recorded: {}",
                      failure.what());
      synchronize();
    }
}

namespace ur {

// Creates the event before the submission, because an enqueued command cannot be canceled.
void backend::enqueue(ur_queue_handle_t queue, const kit::Command &command, kit::Uses uses,
                      ur_event_handle_t *event) {
  const auto signal =
      event || command.blocking ? queue->makeSignal(queue->recordsTimes(command.type)) : nullptr;
  auto newEvent =
      event ? std::make_unique<ur_event_handle_t_>(queue, command.type, signal) : nullptr;
  queue->submit(command, std::move(uses), signal);
  if (command.blocking) {
    queue->finish();
    if (signal->status() == UR_EVENT_STATUS_ERROR)
      kit::raiseFailedWait();
  }
  if (event)
    *event = newEvent.release();
}

void backend::enqueueSignal(ur_queue_handle_t queue, const kit::Command &barrier,
                            ur_event_handle_t event) {
  const auto signal = event->nextSignal(queue);
  queue->submit(barrier, {}, signal);
  event->publish(signal, queue);
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
      hContext, device, kit::adopt<UniqueStream>(hNativeQueue, kit::isOwned(pProperties)));
}

} // namespace ur

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/level_zero/worker.hpp"

#include "fakes/host/all_signals_blocked.hpp"
#include "fakes/level_zero/clock.hpp"
#include "fakes/level_zero/device.hpp"
#include "fakes/level_zero/driver.hpp"
#include "fakes/level_zero/failure.hpp"
#include "fakes/level_zero/futex.hpp"
#include "fakes/level_zero/switches.hpp"

#include <chrono>
#include <system_error>

namespace host_driver {
namespace {

// The number of host threads that wait for the device or query it. Global, because a thread may
// still wait after the teardown of the library.
std::atomic<unsigned> hostWaits = 0;

} // namespace

Worker::~Worker() {
  // A forked child lacks the thread, so it cannot join it.
  if (isInherited())
    static_cast<void>(thread_.release());
  else
    stop();
}

void Worker::requireAlive() {
  require(!isInherited(), ZE_RESULT_ERROR_DEVICE_LOST);
  const std::lock_guard lock(mutex_);
  require(!isLost_, ZE_RESULT_ERROR_DEVICE_LOST);
}

void Submission::claimPoints() {
  for (Wait &wait : waits)
    wait.point = wait.event->latestPoint();
  if (signal)
    signalPoint = signal->submitSignal();
}

void Worker::submit(std::list<Submission> submissions) {
  require(!isInherited(), ZE_RESULT_ERROR_DEVICE_LOST);
  const std::lock_guard lock(mutex_);
  require(!isLost_, ZE_RESULT_ERROR_DEVICE_LOST);
  if (thread_ == nullptr)
    start();
  // claimPoints() must not fail, because other commands may wait for the claimed points.
  for (Submission &submission : submissions)
    submission.claimPoints();
  submittedCount_ += submissions.size();
  pending_.splice(pending_.end(), submissions);
  stateChanged_.notify_all();
}

void Worker::start() {
  const AllSignalsBlocked scope;
  try {
    thread_ = std::make_unique<std::thread>([this] { run(); });
  } catch (const std::system_error &) {
    throw Failure{ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY};
  }
}

bool Worker::synchronize(const Deadline &deadline) {
  require(!isInherited(), ZE_RESULT_ERROR_DEVICE_LOST);
  const HostWait hostWait;
  std::unique_lock lock(mutex_);
  const std::uint64_t target = submittedCount_;
  const auto isReached = [&] { return completedCount_ >= target || isLost_; };
  bool hasFinished = false;
  if (!deadline.end()) {
    stateChanged_.wait(lock, isReached);
    hasFinished = true;
  } else {
    const std::chrono::steady_clock::time_point end{std::chrono::nanoseconds(*deadline.end())};
    hasFinished = stateChanged_.wait_until(lock, end, isReached);
  }
  require(!isLost_, ZE_RESULT_ERROR_DEVICE_LOST);
  return hasFinished;
}

bool Worker::isIdle() {
  if (isInherited())
    return true;
  const std::lock_guard lock(mutex_);
  return completedCount_ + (isFinishing_ ? 1 : 0) == submittedCount_ || isLost_;
}

void Worker::release() {
  if (isInherited())
    return;
  const std::lock_guard lock(mutex_);
  releasedCount_ = pending_.size();
  stateChanged_.notify_all();
}

bool Worker::mayStart() const {
  return !pending_.empty() &&
         (!switches().startsWhenAwaited || releasedCount_ != 0 || hostWaits != 0);
}

void Worker::run() {
  std::unique_lock lock(mutex_);
  for (;;) {
    stateChanged_.wait(lock, [&] { return stopRequested_ || mayStart(); });
    if (stopRequested_)
      break;
    Submission submission = std::move(pending_.front());
    pending_.pop_front();
    releasedCount_ -= releasedCount_ != 0 ? 1 : 0;
    lock.unlock();
    const bool executed = execute(submission);
    submission = {};
    lock.lock();
    isFinishing_ = false;
    if (executed)
      ++completedCount_;
    else if (!stopRequested_)
      isLost_ = true;
    stateChanged_.notify_all();
    if (!executed)
      break;
  }
  threadFinished_ = true;
  stateChanged_.notify_all();
}

bool Worker::execute(Submission &submission) {
  for (const Submission::Wait &wait : submission.waits) {
    {
      const std::lock_guard lock(mutex_);
      awaitedEvent_ = wait.event.shared();
    }
    const bool isReached = waitFor(*wait.event, wait.point, Deadline::never(), &stopRequested_);
    const std::lock_guard lock(mutex_);
    awaitedEvent_ = nullptr;
    if (!isReached)
      return false;
  }
  TimeSpan span;
  span.start = deviceTicks();
  if (submission.work) {
    try {
      submission.work();
    } catch (const DeviceFault &) {
      return false;
    }
  }
  span.end = deviceTicksAfter(span.start);
  // When the host sees the signal, it may free the command's objects, including the event.
  submission.waits.clear();
  submission.work = nullptr;
  submission.memory.clear();
  submission.kernel = {};
  submission.list = {};
  const std::shared_ptr<Signalable> signal = submission.signal.shared();
  submission.signal = {};
  {
    const std::lock_guard lock(mutex_);
    isFinishing_ = true;
  }
  if (signal != nullptr)
    signal->complete(submission.signalPoint, span);
  return true;
}

void Worker::stop() {
  std::unique_lock lock(mutex_);
  if (thread_ == nullptr)
    return;
  stopRequested_ = true;
  stateChanged_.notify_all();
  // The thread may be about to sleep on an event and miss a wake, so this loop wakes it repeatedly.
  while (!threadFinished_) {
    if (awaitedEvent_ != nullptr)
      futexWakeAll(awaitedEvent_->wakeWord());
    stateChanged_.wait_for(lock, std::chrono::milliseconds(1));
  }
  lock.unlock();
  thread_->join();
}

std::shared_ptr<Worker> Workers::create() {
  auto worker = std::make_shared<Worker>();
  const std::lock_guard lock(mutex_);
  std::erase_if(workers_, [](const auto &entry) { return entry.expired(); });
  workers_.push_back(worker);
  return worker;
}

std::vector<std::shared_ptr<Worker>> Workers::all() {
  std::vector<std::shared_ptr<Worker>> result;
  const std::lock_guard lock(mutex_);
  for (const std::weak_ptr<Worker> &entry : workers_)
    if (auto worker = entry.lock())
      result.push_back(std::move(worker));
  return result;
}

HostWait::HostWait() {
  ++hostWaits;
  if (switches().startsWhenAwaited)
    for (const auto &worker : workers().all())
      worker->release();
}

HostWait::~HostWait() { --hostWaits; }

ze_result_t deviceSynchronize(ze_device_handle_t hDevice) {
  deviceOf(hDevice);
  for (const auto &worker : workers().all())
    worker->synchronize(Deadline::never());
  return ZE_RESULT_SUCCESS;
}

} // namespace host_driver

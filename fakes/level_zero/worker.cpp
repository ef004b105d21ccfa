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
std::atomic<unsigned> awaitingThreads = 0;

} // namespace

Worker::~Worker() {
  // A forked child lacks the thread, so it cannot join it.
  if (inherited())
    static_cast<void>(thread_.release());
  else
    stop();
}

void Worker::requireAlive() {
  require(!inherited(), ZE_RESULT_ERROR_DEVICE_LOST);
  const std::lock_guard lock(mutex_);
  require(!lost_, ZE_RESULT_ERROR_DEVICE_LOST);
}

void Submission::claimPoints() {
  for (Wait &wait : waits)
    wait.point = wait.event->latestPoint();
  if (signal)
    signalPoint = signal->submitSignal();
}

void Worker::submit(std::list<Submission> submissions) {
  require(!inherited(), ZE_RESULT_ERROR_DEVICE_LOST);
  const std::lock_guard lock(mutex_);
  require(!lost_, ZE_RESULT_ERROR_DEVICE_LOST);
  if (thread_ == nullptr)
    start();
  // claimPoints() must not fail, because other commands may wait for the claimed points.
  for (Submission &submission : submissions)
    submission.claimPoints();
  submitted_ += submissions.size();
  waiting_.splice(waiting_.end(), submissions);
  changed_.notify_all();
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
  require(!inherited(), ZE_RESULT_ERROR_DEVICE_LOST);
  const Awaiting awaiting;
  std::unique_lock lock(mutex_);
  const std::uint64_t target = submitted_;
  const auto isReached = [&] { return done_ >= target || lost_; };
  bool hasFinished = false;
  if (!deadline.end()) {
    changed_.wait(lock, isReached);
    hasFinished = true;
  } else {
    const std::chrono::steady_clock::time_point end{std::chrono::nanoseconds(*deadline.end())};
    hasFinished = changed_.wait_until(lock, end, isReached);
  }
  require(!lost_, ZE_RESULT_ERROR_DEVICE_LOST);
  return hasFinished;
}

bool Worker::idle() {
  if (inherited())
    return true;
  const std::lock_guard lock(mutex_);
  return done_ + (finishing_ ? 1 : 0) == submitted_ || lost_;
}

void Worker::release() {
  if (inherited())
    return;
  const std::lock_guard lock(mutex_);
  released_ = waiting_.size();
  changed_.notify_all();
}

bool Worker::mayStart() const {
  return !waiting_.empty() &&
         (!switches().startsWhenAwaited || released_ != 0 || awaitingThreads != 0);
}

void Worker::run() {
  std::unique_lock lock(mutex_);
  for (;;) {
    changed_.wait(lock, [&] { return stop_ || mayStart(); });
    if (stop_)
      break;
    Submission next = std::move(waiting_.front());
    waiting_.pop_front();
    released_ -= released_ != 0 ? 1 : 0;
    lock.unlock();
    const bool executed = execute(next);
    next = {};
    lock.lock();
    finishing_ = false;
    if (executed)
      ++done_;
    else if (!stop_)
      lost_ = true;
    changed_.notify_all();
    if (!executed)
      break;
  }
  finished_ = true;
  changed_.notify_all();
}

bool Worker::execute(Submission &submission) {
  for (const Submission::Wait &wait : submission.waits) {
    {
      const std::lock_guard lock(mutex_);
      waitingFor_ = wait.event.shared();
    }
    const bool isReached = waitFor(*wait.event, wait.point, Deadline::never(), &stop_);
    const std::lock_guard lock(mutex_);
    waitingFor_ = nullptr;
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
    finishing_ = true;
  }
  if (signal != nullptr)
    signal->complete(submission.signalPoint, span);
  return true;
}

void Worker::stop() {
  std::unique_lock lock(mutex_);
  if (thread_ == nullptr)
    return;
  stop_ = true;
  changed_.notify_all();
  // The thread may be about to sleep on an event and miss a wake, so this loop wakes it repeatedly.
  while (!finished_) {
    if (waitingFor_ != nullptr)
      futexWakeAll(waitingFor_->wakeWord());
    changed_.wait_for(lock, std::chrono::milliseconds(1));
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
  std::vector<std::shared_ptr<Worker>> live;
  const std::lock_guard lock(mutex_);
  for (const std::weak_ptr<Worker> &entry : workers_)
    if (auto worker = entry.lock())
      live.push_back(std::move(worker));
  return live;
}

Awaiting::Awaiting() {
  ++awaitingThreads;
  if (switches().startsWhenAwaited)
    for (const auto &worker : workers().all())
      worker->release();
}

Awaiting::~Awaiting() { --awaitingThreads; }

ze_result_t deviceSynchronize(ze_device_handle_t hDevice) {
  deviceOf(hDevice);
  for (const auto &worker : workers().all())
    worker->synchronize(Deadline::never());
  return ZE_RESULT_SUCCESS;
}

} // namespace host_driver

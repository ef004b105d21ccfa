// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/cuda/channel.hpp"

#include "fakes/cuda/context.hpp"
#include "fakes/cuda/host_function.hpp"
#include "fakes/host/all_signals_blocked.hpp"

#include <algorithm>
#include <system_error>

namespace cuda_driver {
namespace {

using namespace std::chrono_literals;

// How long a channel sleeps between two reads of a word that another process may write.
constexpr auto kFirstPollInterval = 20us;
constexpr auto kLongestPollInterval = 500us;

bool areComplete(const std::vector<std::shared_ptr<Fence>> &fences) {
  return std::ranges::all_of(fences, [](const auto &fence) { return fence->done; });
}

} // namespace

Channel::Channel(Context &context) : context_(context) {
  // The application's signal handlers must not run on the new thread.
  const host_driver::AllSignalsBlocked scope;
  try {
    thread_ = std::thread([this] { run(); });
  } catch (const std::system_error &) {
    throw Failure{CUDA_ERROR_OUT_OF_MEMORY};
  }
}

Channel::~Channel() {
  {
    const std::lock_guard lock(schedule().mutex);
    stopRequested_ = true;
    commandSubmitted_.notify_all();
    schedule().progress.notify_all();
  }
  thread_.join();
  // Streams of other contexts may wait for commands that will not run.
  const std::lock_guard lock(schedule().mutex);
  for (const Command &command : commands_)
    command.fence->done = true;
  schedule().progress.notify_all();
}

void Channel::waitForRoom(ScheduleLock &lock) {
  schedule().progress.wait(lock, [&] {
    return commands_.size() < kCapacity || context_.lossError != CUDA_SUCCESS || stopRequested_;
  });
  require(context_.lossError == CUDA_SUCCESS, context_.lossError);
}

void Channel::submit(Command command, ScheduleLock &) {
  commands_.push_back(std::move(command));
  commandSubmitted_.notify_one();
}

bool Channel::waitFor(const Command &command, ScheduleLock &lock) {
  const auto isStopped = [&] { return stopRequested_ || context_.lossError != CUDA_SUCCESS; };
  schedule().progress.wait(lock, [&] { return isStopped() || areComplete(command.dependencies); });
  std::chrono::microseconds interval = kFirstPollInterval;
  while (command.isReady && !isStopped()) {
    lock.unlock();
    bool ready = false;
    bool fault = false;
    CUresult code = CUDA_SUCCESS;
    try {
      ready = command.isReady();
    } catch (const DeviceFault &failure) {
      fault = true;
      code = failure.code;
    }
    lock.lock();
    if (ready)
      break;
    if (fault)
      context_.lose(code);
    else
      schedule().progress.wait_for(lock, interval);
    interval = std::min<std::chrono::microseconds>(2 * interval, kLongestPollInterval);
  }
  return !stopRequested_;
}

void Channel::run() {
  ScheduleLock lock(schedule().mutex);
  for (;;) {
    commandSubmitted_.wait(lock, [&] { return stopRequested_ || !commands_.empty(); });
    if (stopRequested_ || !waitFor(commands_.front(), lock))
      return;
    // The command stays in the queue until it completes, because waitForRoom() counts it.
    const std::function<void()> work = std::move(commands_.front().work);
    if (work && context_.lossError == CUDA_SUCCESS) {
      lock.unlock();
      CUresult fault = CUDA_SUCCESS;
      try {
        work();
      } catch (const DeviceFault &failure) {
        fault = failure.code;
      }
      lock.lock();
      if (fault != CUDA_SUCCESS)
        context_.lose(fault);
    }
    Command command = std::move(commands_.front());
    commands_.pop_front();
    command.fence->done = true;
    command.fence->time = Clock::now();
    schedule().progress.notify_all();
    lock.unlock();
    command = {}; // without the lock, because this may destroy a stream or free memory
    lock.lock();
  }
}

} // namespace cuda_driver

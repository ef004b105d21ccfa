// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/cuda_like/context.hpp"
#include "adapters/cuda_like/progress.hpp"
#include "adapters/cuda_like/signal.hpp"
#include "adapters/cuda_like/work.hpp"
#include "adapters/kit/allocation.hpp"
#include "adapters/kit/event.hpp"
#include "adapters/kit/handles.hpp"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <list>
#include <memory>
#include <mutex>

// A queue on one stream. Commands run in order, even in an out-of-order queue. The destructor
// blocks until the queue's commands are done.
struct ur_queue_handle_t_ : ur::kit::Queue {
  ur_queue_handle_t_(ur_context_handle_t owner, ur_device_handle_t queueDevice,
                     ur_queue_flags_t queueFlags);
  // Wraps a stream of the application.
  ur_queue_handle_t_(ur_context_handle_t owner, ur_device_handle_t queueDevice,
                     ur::kit::AdoptedHandle<ur::cuda_like::UniqueStream> stream);
  ~ur_queue_handle_t_();

  // Returns the stream to a caller that may enqueue its own commands there.
  ur::cuda_like::Stream native();

  bool isIdle(); // returns whether all commands of the queue are done
  void finish();

  // Creates the signal for a command that the caller will submit.
  std::shared_ptr<ur::backend::Signal> makeSignal(bool timed) const;

  // Enqueues a command, which completes `signal` if it is not null. Calls the driver without a
  // lock, because a stream that waits for another process blocks its callers after about a thousand
  // commands.
  void submit(const ur::kit::Command &command, ur::kit::Uses uses,
              const std::shared_ptr<ur::backend::Signal> &signal);

  // Checks the devices of all queues of this process. A lost device never writes the words of its
  // queues' shared events, so this call makes their pending signals fail.
  static void failSignalsOfLostDevices() noexcept;

  // Blocks until the commands of the platform's queues no longer use the memory or the addresses.
  static void finishUsersOf(const ur::kit::Allocation &allocation);
  static void finishUsersOf(ur_platform_handle_t platform, const ur::cuda_like::Span &addresses);

private:
  // Keeps the queue in the list of failSignalsOfLostDevices().
  class QueueListing {
  public:
    explicit QueueListing(ur_queue_handle_t queue);
    QueueListing(const QueueListing &) = delete;
    QueueListing &operator=(const QueueListing &) = delete;
    ~QueueListing();

  private:
    const ur_queue_handle_t queue_;
  };

  // A command in flight, and the objects that must stay until it is done. Its end is a signal that
  // completes after this command and all earlier commands.
  struct InFlight {
    std::shared_ptr<ur::backend::Signal> end; // null: the next entry with an end covers this one
    ur::kit::Work work;
    ur::kit::Uses uses;
    std::array<ur::cuda_like::Span, 2> addresses;
    ur::cuda_like::Signals signals;
    std::uint64_t lastEarlierNumber = 0; // entries up to this one were enqueued earlier
    std::uint64_t number = 0;            // increases with each keep()

    bool usesMemory() const noexcept;
    bool usesDeviceMemory() const noexcept;
    bool isLarge() const noexcept;
  };

  ur::cuda_like::Signals pendingFailureSources();
  void finishWritersOfSource(const InFlight &copy);
  std::uint64_t enqueueWaits(const ur::cuda_like::Signals &signals, bool isOnlyWait);
  std::shared_ptr<ur::backend::Signal> recordEndOfAll();
  void recordEndOfUsers();
  bool reportsPoints() const noexcept { return soleSubmitter_ && hasWords_; }
  ur::cuda_like::Progress *progress();
  void keep(std::list<InFlight> &entry, std::uint64_t point) noexcept;
  void synchronize();
  // Throws for a driver's error. If the device is lost, first makes the pending signals fail.
  void requireStream(ur::cuda_like::Code code, const char *call);
  void failSignals(ur::cuda_like::Code loss) noexcept; // the caller holds the lock
  // Moves complete commands to `completed`, which the caller releases without the lock.
  void reap(std::list<InFlight> &completed);
  void reapUpTo(std::uint64_t last);
  static void finishMatching(ur_platform_handle_t platform,
                             const std::function<bool(const InFlight &)> &matches);
  void collectEnds(const std::function<bool(const InFlight &)> &matches,
                   ur::cuda_like::Signals &ends);

  const ur::kit::AdoptedHandle<ur::cuda_like::UniqueStream> stream_;
  const std::shared_ptr<ur::cuda_like::EventPool> events_ =
      std::make_shared<ur::cuda_like::EventPool>();
  std::mutex mutex_;
  std::list<InFlight> inFlight_;
  std::uint64_t lastNumber_ = 0; // the number of the last entry
  std::size_t commandsSinceEnd_ = 0;
  // The number of the last command that uses memory and has no end yet, or 0.
  std::uint64_t lastUserWithoutEnd_ = 0;
  std::size_t reapThreshold_ = 0;   // keep() calls reap() if this many entries are in flight
  std::atomic<bool> soleSubmitter_; // only this queue enqueues commands in the stream
  std::atomic<bool> hasWords_;      // the stream can write words
  std::uint64_t lastPoint_ = 0;     // the progress point after all entries, or 0
  std::unique_ptr<ur::cuda_like::Progress> progress_; // created on demand
  ur::cuda_like::Signals failureSources_;             // awaited signals that may fail
  const QueueListing listing_{this}; // declared last: a listed queue is visible to other threads
};

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// The structs behind the handles of contexts, queues and events.

#include "adapters/kit/handles.hpp"
#include "adapters/opencl/device.hpp"

#include <cstddef>
#include <memory>
#include <mutex>
#include <span>
#include <vector>

namespace ur::opencl {

// The commands of a queue that may not have finished. The list shows whether the queue is empty and
// whether memory is in use. OpenCL has no queries for either.
class PendingCommands {
public:
  explicit PendingCommands(bool inOrder) : inOrder_(inOrder) {}

  // `hostMemory`, if not null, is host memory that must stay until the command has finished.
  void add(const UniqueEvent &command, std::shared_ptr<const void> hostMemory = nullptr);
  bool isEmpty();
  void wait(); // waits for the commands that were added before the call

private:
  struct Command {
    UniqueEvent event;
    std::shared_ptr<const void> hostMemory;
  };

  void dropFinished();

  const bool inOrder_; // whether the commands finish in the order of the add() calls
  std::mutex mutex_;
  std::vector<Command> commands_;
  std::size_t cleanupSize_ = 64;
};

} // namespace ur::opencl

struct ur_context_handle_t_ : ur::kit::Context {
  explicit ur_context_handle_t_(std::span<const ur_device_handle_t> contextDevices);
  ur_context_handle_t_(std::span<const ur_device_handle_t> contextDevices,
                       ur::opencl::UniqueContext native);

  // Creates the command list of a new queue of the context.
  std::shared_ptr<ur::opencl::PendingCommands> makePendingCommands(bool inOrder);

  // Waits for all commands of the context, even of released queues.
  void waitForCommands();

  cl_context native() const noexcept { return driverContext.get(); }

  const ur::opencl::UniqueContext driverContext;

private:
  std::mutex mutex_;
  std::vector<std::shared_ptr<ur::opencl::PendingCommands>> lists_;
};

// A queue. The destructor does not block, because a callback may release the last reference on a
// driver's thread. The driver still completes the enqueued commands.
struct ur_queue_handle_t_ : ur::kit::Queue {
  ur_queue_handle_t_(ur_context_handle_t owner, ur_device_handle_t queueDevice,
                     ur_queue_flags_t queueFlags);
  ur_queue_handle_t_(ur_context_handle_t owner, ur_device_handle_t queueDevice,
                     ur_queue_flags_t queueFlags, ur::opencl::UniqueQueue native);

  bool isIdle() const { return pendingCommands->isEmpty(); }
  void finish() const;
  cl_command_queue native() const noexcept { return driverQueue.get(); }

  const ur::opencl::UniqueQueue driverQueue;
  const std::shared_ptr<ur::opencl::PendingCommands> pendingCommands;
};

// The event of one command, or an event that wraps an OpenCL event of the application.
struct ur_event_handle_t_ : ur::kit::Object {
  ur_event_handle_t_(ur_queue_handle_t owner, ur_command_t command, ur::opencl::UniqueEvent event);
  ur_event_handle_t_(ur_context_handle_t owner, ur::opencl::UniqueEvent event);

  ur_event_status_t status() const;

  // Null for an event that the application created.
  const ur::kit::Reference<ur_queue_handle_t> queue;
  const ur::kit::Reference<ur_context_handle_t> context;
  const ur_command_t commandType;
  const ur::opencl::UniqueEvent driverEvent;
};

void destroy(ur_event_handle_t event) noexcept;

namespace ur::opencl {

// Returns the driver's events. Throws `error` for an event of another adapter.
std::vector<cl_event> driverEvents(std::span<const ur_event_handle_t> events, ur_result_t error);

} // namespace ur::opencl

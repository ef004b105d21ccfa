// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/queue.hpp"

#include <algorithm>

namespace ur::opencl {
namespace {

UniqueEvent retain(const UniqueEvent &command) {
  driver().clRetainEvent(command.get());
  return UniqueEvent(command.get());
}

// Returns true also for a failed command, whose status is negative.
bool hasFinished(const UniqueEvent &command) {
  cl_int status = CL_QUEUED;
  driver().clGetEventInfo(command.get(), CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof(status), &status,
                          nullptr);
  return status <= CL_COMPLETE;
}

UniqueContext createContext(std::span<const ur_device_handle_t> devices) {
  std::vector<cl_device_id> ids;
  for (ur_device_handle_t device : devices)
    ids.push_back(device->id);
  cl_int code = CL_SUCCESS;
  UniqueContext context(driver().clCreateContext(nullptr, static_cast<cl_uint>(ids.size()),
                                                 ids.data(), nullptr, nullptr, &code));
  check(code, "clCreateContext");
  return context;
}

UniqueQueue createQueue(ur_context_handle_t context, ur_device_handle_t device,
                        ur_queue_flags_t flags) {
  cl_command_queue_properties properties = 0;
  if (flags & UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE)
    properties |= CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE;
  if (flags & UR_QUEUE_FLAG_PROFILING_ENABLE)
    properties |= CL_QUEUE_PROFILING_ENABLE;
  cl_int code = CL_SUCCESS;
  UniqueQueue queue(
      driver().clCreateCommandQueue(context->driverContext.get(), device->id, properties, &code));
  check(code, "clCreateCommandQueue");
  return queue;
}

} // namespace

void PendingCommands::add(const UniqueEvent &command, std::shared_ptr<const void> hostMemory) {
  const std::lock_guard lock(mutex_);
  if (inOrder_)
    std::erase_if(commands_, [](const Command &pending) { return !pending.hostMemory; });
  if (inOrder_ || hostMemory || commands_.size() >= cleanupSize_) {
    dropFinished();
    cleanupSize_ = std::max<std::size_t>(64, 2 * commands_.size());
  }
  commands_.push_back({retain(command), std::move(hostMemory)});
}

bool PendingCommands::isEmpty() {
  const std::lock_guard lock(mutex_);
  dropFinished();
  return commands_.empty();
}

void PendingCommands::wait() {
  std::vector<UniqueEvent> commands;
  {
    const std::lock_guard lock(mutex_);
    for (const Command &command : commands_)
      commands.push_back(retain(command.event));
  }
  for (const UniqueEvent &command : commands) {
    cl_event event = command.get();
    driver().clWaitForEvents(1, &event); // an error means that the command has failed
  }
}

void PendingCommands::dropFinished() {
  std::erase_if(commands_, [](const Command &command) { return hasFinished(command.event); });
}

} // namespace ur::opencl

namespace opencl = ur::opencl;

ur_context_handle_t_::ur_context_handle_t_(std::span<const ur_device_handle_t> contextDevices)
    : ur_context_handle_t_(contextDevices, opencl::createContext(contextDevices)) {}

ur_context_handle_t_::ur_context_handle_t_(std::span<const ur_device_handle_t> contextDevices,
                                           opencl::UniqueContext native)
    : Context(contextDevices), driverContext(std::move(native)) {}

std::shared_ptr<opencl::PendingCommands> ur_context_handle_t_::makePendingCommands(bool inOrder) {
  const std::lock_guard lock(mutex_);
  // Only this list holds the entry of a destroyed queue.
  std::erase_if(lists_, [](const auto &list) { return list.use_count() == 1 && list->isEmpty(); });
  lists_.push_back(std::make_shared<opencl::PendingCommands>(inOrder));
  return lists_.back();
}

void ur_context_handle_t_::waitForCommands() {
  std::vector<std::shared_ptr<opencl::PendingCommands>> commandLists;
  {
    const std::lock_guard lock(mutex_);
    commandLists = lists_;
  }
  for (const auto &list : commandLists)
    list->wait();
}

ur_queue_handle_t_::ur_queue_handle_t_(ur_context_handle_t owner, ur_device_handle_t queueDevice,
                                       ur_queue_flags_t queueFlags)
    : ur_queue_handle_t_(owner, queueDevice, queueFlags,
                         opencl::createQueue(owner, queueDevice, queueFlags)) {}

ur_queue_handle_t_::ur_queue_handle_t_(ur_context_handle_t owner, ur_device_handle_t queueDevice,
                                       ur_queue_flags_t queueFlags, opencl::UniqueQueue native)
    : Queue(owner, queueDevice, queueFlags), driverQueue(std::move(native)),
      pendingCommands(owner->makePendingCommands(!isOutOfOrder())) {}

void ur_queue_handle_t_::finish() const {
  opencl::check(opencl::driver().clFinish(driverQueue.get()), "clFinish");
}

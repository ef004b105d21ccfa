// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/level_zero/command_list.hpp"

#include "fakes/host/misuses.hpp"
#include "fakes/level_zero/command_queue.hpp"
#include "fakes/level_zero/device.hpp"
#include "fakes/level_zero/switches.hpp"
#include "fakes/level_zero/ze_newer.hpp"

#include <iterator>
#include <string>

namespace host_driver {

namespace newer = ur::level_zero::newer;

namespace {

template <class T> Use<T> requireAlive(const std::weak_ptr<T> &reference, const char *what) {
  std::shared_ptr<T> object = reference.lock();
  if (object == nullptr) {
    reportMisuse(std::string("a command was submitted after ") + what + " was destroyed");
    throw Failure{ZE_RESULT_ERROR_INVALID_ARGUMENT};
  }
  return Use<T>(std::move(object));
}

void requireDeviceOf(const Event &event, const CommandList &list) {
  if (event.onlyDevice() == nullptr || event.onlyDevice() == &list.device)
    return;
  reportMisuse("a list of device " + std::to_string(list.device.index) +
               " uses an event that belongs to device " +
               std::to_string(event.onlyDevice()->index));
  throw Failure{ZE_RESULT_ERROR_INVALID_ARGUMENT};
}

} // namespace

Submission Command::submission() const {
  Submission result;
  for (const std::weak_ptr<Event> &event : waits)
    result.waits.push_back({requireAlive(event, "an event that it waits for"), 0});
  result.work = work;
  for (const std::weak_ptr<Allocation> &allocation : memory)
    result.memory.push_back(requireAlive(allocation, "its memory"));
  if (kernel)
    result.kernel = requireAlive(*kernel, "its kernel");
  if (signal)
    result.signal = Use<Signalable>(requireAlive(*signal, "the event that it signals").shared());
  return result;
}

void CommandList::append(Command command) {
  if (!traits.immediate) {
    const std::lock_guard lock(mutex);
    // A real driver writes the command after the end of the list, where no device executes it.
    if (closed)
      reportMisuse("a command was appended to a closed list");
    else
      commands.push_back(std::move(command));
    return;
  }
  worker->requireAlive();
  std::list<Submission> submissions;
  submissions.push_back(command.submission());
  submit(std::move(submissions));
}

void CommandList::submit(std::list<Submission> submissions) {
  worker->submit(std::move(submissions));
  if (synchronous)
    worker->synchronize(Deadline::never());
}

Command makeCommand(const CommandList &list, ze_event_handle_t hSignalEvent,
                    std::uint32_t numWaitEvents, ze_event_handle_t *phWaitEvents) {
  Command command;
  command.device = &list.device;
  if (numWaitEvents != 0)
    requirePointer(phWaitEvents);
  for (std::uint32_t i = 0; i < numWaitEvents; ++i) {
    const auto event = objectOf<Event>(phWaitEvents[i]);
    requireDeviceOf(*event, list);
    // An immediate list omits a wait for an event that the host saw complete, even if another
    // process has signaled the event again.
    if (switches().completion == Completion::NeverCached || !list.traits.immediate ||
        !event->hostSawCompletion)
      command.waits.push_back(event);
  }
  if (hSignalEvent != nullptr) {
    const auto event = objectOf<Event>(hSignalEvent);
    requireDeviceOf(*event, list);
    event->requireSignalFrom(list.traits);
    command.signal = event;
  }
  return command;
}

ze_result_t commandListCreate(ze_context_handle_t hContext, ze_device_handle_t hDevice,
                              const ze_command_list_desc_t *desc,
                              ze_command_list_handle_t *phCommandList) {
  std::shared_ptr<Context> context = objectOf<Context>(hContext);
  const Device &device = deviceOf(*context, hDevice);
  requirePointer(desc);
  requirePointer(phCommandList);
  require(desc->commandQueueGroupOrdinal < kQueueGroups, ZE_RESULT_ERROR_INVALID_ARGUMENT);
  const bool inOrder = (desc->flags & newer::kCommandListInOrder) != 0;
  require(!inOrder || switches().has("in_order"), ZE_RESULT_ERROR_INVALID_ENUMERATION);
  auto list = std::make_shared<CommandList>(std::move(context), device, ListTraits{false, inOrder});
  list->hasOnlyCopyEngines = desc->commandQueueGroupOrdinal == kCopyGroup;
  publish(std::move(list), phCommandList);
  return ZE_RESULT_SUCCESS;
}

ze_result_t commandListCreateImmediate(ze_context_handle_t hContext, ze_device_handle_t hDevice,
                                       const ze_command_queue_desc_t *desc,
                                       ze_command_list_handle_t *phCommandList) {
  std::shared_ptr<Context> context = objectOf<Context>(hContext);
  const Device &device = deviceOf(*context, hDevice);
  requirePointer(phCommandList);
  requireQueueDesc(desc);
  const bool inOrder = (desc->flags & newer::kCommandQueueInOrder) != 0;
  auto list = std::make_shared<CommandList>(std::move(context), device, ListTraits{true, inOrder});
  list->hasOnlyCopyEngines = desc->ordinal == kCopyGroup;
  list->worker = workers().create();
  list->synchronous = desc->mode == ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS;
  publish(std::move(list), phCommandList);
  return ZE_RESULT_SUCCESS;
}

ze_result_t commandListDestroy(ze_command_list_handle_t hCommandList) {
  const auto list = objectOf<CommandList>(hCommandList);
  if (list->uses != 0 || (list->worker != nullptr && !list->worker->isIdle()))
    reportMisuse("a command list was destroyed while its commands were pending");
  unpublish<CommandList>(hCommandList);
  return ZE_RESULT_SUCCESS;
}

ze_result_t commandListClose(ze_command_list_handle_t hCommandList) {
  const auto list = objectOf<CommandList>(hCommandList);
  const std::lock_guard lock(list->mutex);
  list->closed = true;
  return ZE_RESULT_SUCCESS;
}

ze_result_t commandListReset(ze_command_list_handle_t hCommandList) {
  const auto list = objectOf<CommandList>(hCommandList);
  if (list->uses != 0)
    reportMisuse("a command list was reset while its commands were pending");
  const std::lock_guard lock(list->mutex);
  list->commands.clear();
  list->closed = false;
  return ZE_RESULT_SUCCESS;
}

ze_result_t commandListHostSynchronize(ze_command_list_handle_t hCommandList,
                                       std::uint64_t timeout) {
  const auto list = objectOf<CommandList>(hCommandList);
  require(list->traits.immediate, ZE_RESULT_ERROR_INVALID_ARGUMENT);
  return list->worker->synchronize(Deadline(timeout)) ? ZE_RESULT_SUCCESS : ZE_RESULT_NOT_READY;
}

ze_result_t commandListIsImmediate(ze_command_list_handle_t hCommandList, ze_bool_t *pIsImmediate) {
  const auto list = objectOf<CommandList>(hCommandList);
  requirePointer(pIsImmediate);
  *pIsImmediate = list->traits.immediate ? 1 : 0;
  return ZE_RESULT_SUCCESS;
}

ze_result_t commandListGetDeviceHandle(ze_command_list_handle_t hCommandList,
                                       ze_device_handle_t *phDevice) {
  const auto list = objectOf<CommandList>(hCommandList);
  requirePointer(phDevice);
  *phDevice = handleOf(list->device);
  return ZE_RESULT_SUCCESS;
}

std::list<Submission> submissionsOf(std::uint32_t numCommandLists,
                                    ze_command_list_handle_t *phCommandLists) {
  require(numCommandLists != 0, ZE_RESULT_ERROR_INVALID_SIZE);
  requirePointer(phCommandLists);
  std::list<Submission> submissions;
  for (std::uint32_t i = 0; i < numCommandLists; ++i) {
    const auto list = objectOf<CommandList>(phCommandLists[i]);
    const std::lock_guard lock(list->mutex);
    require(!list->traits.immediate, ZE_RESULT_ERROR_INVALID_COMMAND_LIST_TYPE);
    require(list->closed, ZE_RESULT_ERROR_INVALID_ARGUMENT);
    for (const Command &command : list->commands) {
      Submission submission = command.submission();
      submission.list = Use<Object>(list);
      submissions.push_back(std::move(submission));
    }
  }
  return submissions;
}

ze_result_t commandListImmediateAppendCommandLists(ze_command_list_handle_t hCommandListImmediate,
                                                   std::uint32_t numCommandLists,
                                                   ze_command_list_handle_t *phCommandLists,
                                                   ze_event_handle_t hSignalEvent,
                                                   std::uint32_t numWaitEvents,
                                                   ze_event_handle_t *phWaitEvents) {
  const auto list = objectOf<CommandList>(hCommandListImmediate);
  require(list->traits.immediate, ZE_RESULT_ERROR_INVALID_COMMAND_LIST_TYPE);
  list->worker->requireAlive();
  std::list<Submission> submissions = submissionsOf(numCommandLists, phCommandLists);
  submissions.push_front(makeCommand(*list, nullptr, numWaitEvents, phWaitEvents).submission());
  submissions.push_back(makeCommand(*list, hSignalEvent, 0, nullptr).submission());
  list->submit(std::move(submissions));
  return ZE_RESULT_SUCCESS;
}

} // namespace host_driver

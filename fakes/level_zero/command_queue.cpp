// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/level_zero/command_queue.hpp"

#include "fakes/host/misuses.hpp"
#include "fakes/level_zero/command_list.hpp"
#include "fakes/level_zero/device.hpp"
#include "fakes/level_zero/fence.hpp"
#include "fakes/level_zero/switches.hpp"
#include "fakes/level_zero/ze_newer.hpp"

namespace host_driver {

namespace newer = ur::level_zero::newer;

void requireQueueDesc(const ze_command_queue_desc_t *desc) {
  requirePointer(desc);
  require(desc->ordinal < kQueueGroups && desc->index < kQueuesPerGroup,
          ZE_RESULT_ERROR_INVALID_ARGUMENT);
  require(static_cast<std::uint32_t>(desc->mode) <= ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS &&
              static_cast<std::uint32_t>(desc->priority) <= ZE_COMMAND_QUEUE_PRIORITY_PRIORITY_HIGH,
          ZE_RESULT_ERROR_INVALID_ENUMERATION);
  const bool inOrder = (desc->flags & newer::kCommandQueueInOrder) != 0;
  require(!inOrder || switches().has("in_order"), ZE_RESULT_ERROR_INVALID_ENUMERATION);
}

ze_result_t commandQueueCreate(ze_context_handle_t hContext, ze_device_handle_t hDevice,
                               const ze_command_queue_desc_t *desc,
                               ze_command_queue_handle_t *phCommandQueue) {
  std::shared_ptr<Context> context = objectOf<Context>(hContext);
  deviceOf(*context, hDevice);
  requirePointer(phCommandQueue);
  requireQueueDesc(desc);
  publish(std::make_shared<CommandQueue>(std::move(context),
                                         desc->mode == ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS),
          phCommandQueue);
  return ZE_RESULT_SUCCESS;
}

ze_result_t commandQueueDestroy(ze_command_queue_handle_t hCommandQueue) {
  const auto queue = objectOf<CommandQueue>(hCommandQueue);
  if (!queue->worker->isIdle())
    reportMisuse("a command queue was destroyed while its commands were pending");
  unpublish<CommandQueue>(hCommandQueue);
  return ZE_RESULT_SUCCESS;
}

ze_result_t commandQueueExecuteCommandLists(ze_command_queue_handle_t hCommandQueue,
                                            std::uint32_t numCommandLists,
                                            ze_command_list_handle_t *phCommandLists,
                                            ze_fence_handle_t hFence) {
  const auto queue = objectOf<CommandQueue>(hCommandQueue);
  const std::shared_ptr<Fence> fence = hFence == nullptr ? nullptr : objectOf<Fence>(hFence);
  queue->worker->requireAlive();
  std::list<Submission> submissions = submissionsOf(numCommandLists, phCommandLists);
  if (fence != nullptr)
    submissions.emplace_back().signal = Use<Signalable>(fence);
  queue->worker->submit(std::move(submissions));
  if (queue->synchronous)
    queue->worker->synchronize(Deadline::never());
  return ZE_RESULT_SUCCESS;
}

ze_result_t commandQueueSynchronize(ze_command_queue_handle_t hCommandQueue,
                                    std::uint64_t timeout) {
  const auto queue = objectOf<CommandQueue>(hCommandQueue);
  return queue->worker->synchronize(Deadline(timeout)) ? ZE_RESULT_SUCCESS : ZE_RESULT_NOT_READY;
}

} // namespace host_driver

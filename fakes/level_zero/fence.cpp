// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/level_zero/fence.hpp"

#include "fakes/host/misuses.hpp"
#include "fakes/level_zero/command_queue.hpp"
#include "fakes/level_zero/futex.hpp"
#include "fakes/level_zero/worker.hpp"

namespace host_driver {

void Fence::complete(std::uint64_t, TimeSpan) {
  signaled_ = true;
  ++wakes_;
  futexWakeAll(wakes_);
}

ze_result_t fenceCreate(ze_command_queue_handle_t hCommandQueue, const ze_fence_desc_t *desc,
                        ze_fence_handle_t *phFence) {
  std::shared_ptr<CommandQueue> queue = objectOf<CommandQueue>(hCommandQueue);
  requirePointer(desc);
  requirePointer(phFence);
  const bool signaled = (desc->flags & ZE_FENCE_FLAG_SIGNALED) != 0;
  publish(std::make_shared<Fence>(std::move(queue), signaled), phFence);
  return ZE_RESULT_SUCCESS;
}

ze_result_t fenceDestroy(ze_fence_handle_t hFence) {
  if (objectOf<Fence>(hFence)->uses != 0)
    reportMisuse("a fence was destroyed before a queue signaled it");
  unpublish<Fence>(hFence);
  return ZE_RESULT_SUCCESS;
}

ze_result_t fenceHostSynchronize(ze_fence_handle_t hFence, std::uint64_t timeout) {
  const auto fence = objectOf<Fence>(hFence);
  const HostWait hostWait;
  return waitFor(*fence, 0, Deadline(timeout)) ? ZE_RESULT_SUCCESS : ZE_RESULT_NOT_READY;
}

ze_result_t fenceQueryStatus(ze_fence_handle_t hFence) {
  const auto fence = objectOf<Fence>(hFence);
  const HostWait hostWait;
  return fence->hasReached(0) ? ZE_RESULT_SUCCESS : ZE_RESULT_NOT_READY;
}

ze_result_t fenceReset(ze_fence_handle_t hFence) {
  objectOf<Fence>(hFence)->reset();
  return ZE_RESULT_SUCCESS;
}

} // namespace host_driver

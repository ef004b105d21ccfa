// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/level_zero_driver/context.hpp"
#include "test/level_zero_driver/worker.hpp"

#include <cstdint>
#include <memory>

namespace host_driver {

struct CommandQueue : Object {
  static constexpr Kind kKind = Kind::CommandQueue;
  CommandQueue(std::shared_ptr<Context> context, bool isSynchronous)
      : Object(kKind, std::move(context)), synchronous(isSynchronous) {}

  const bool synchronous;
  const std::shared_ptr<Worker> worker = workers().create();
};

// Queues and immediate lists are described alike.
void requireQueueDesc(const ze_command_queue_desc_t *desc);

ze_result_t commandQueueCreate(ze_context_handle_t hContext, ze_device_handle_t hDevice,
                               const ze_command_queue_desc_t *desc,
                               ze_command_queue_handle_t *phCommandQueue);
ze_result_t commandQueueDestroy(ze_command_queue_handle_t hCommandQueue);
ze_result_t commandQueueExecuteCommandLists(ze_command_queue_handle_t hCommandQueue,
                                            std::uint32_t numCommandLists,
                                            ze_command_list_handle_t *phCommandLists,
                                            ze_fence_handle_t hFence);
ze_result_t commandQueueSynchronize(ze_command_queue_handle_t hCommandQueue, std::uint64_t timeout);

} // namespace host_driver

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "fakes/level_zero/context.hpp"
#include "fakes/level_zero/worker.hpp"

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

// Checks the descriptor of a queue or of an immediate list.
void requireQueueDesc(const ze_command_queue_desc_t *desc);

} // namespace host_driver

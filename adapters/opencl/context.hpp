// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/handles.hpp"
#include "adapters/opencl/pending.hpp"
#include "adapters/opencl/platform.hpp"

#include <memory>
#include <mutex>
#include <span>
#include <vector>

struct ur_context_handle_t_ : ur::kit::Context {
  explicit ur_context_handle_t_(std::span<const ur_device_handle_t> contextDevices);

  // Where a new queue of the context keeps its commands.
  std::shared_ptr<ur::opencl::Pending> makePending(bool inOrder);

  // Waits for all commands of the context, those of released queues included.
  void waitForCommands();

  cl_context native() const noexcept { return driverContext.get(); }

  const ur::opencl::UniqueContext driverContext;

private:
  std::mutex mutex_;
  std::vector<std::shared_ptr<ur::opencl::Pending>> pending_;
};

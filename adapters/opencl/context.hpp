// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <memory>
#include <mutex>
#include <span>
#include <vector>

#include "adapters/kit/deleters.hpp"
#include "adapters/kit/object.hpp"
#include "adapters/opencl/adapter.hpp"
#include "adapters/opencl/pending.hpp"

struct ur_context_handle_t_ : ur::kit::Object {
  explicit ur_context_handle_t_(std::span<const ur_device_handle_t> contextDevices);

  // Throws INVALID_DEVICE for a device that does not belong to the context.
  void require(ur_device_handle_t device) const;

  // Where a new queue of the context keeps its commands.
  std::shared_ptr<ur::opencl::Pending> makePending(bool inOrder);

  // Waits for all commands of the context, those of released queues included.
  void waitForCommands();

  const std::vector<ur_device_handle_t> devices; // as given to urContextCreate
  const ur::kit::Retained<ur_adapter_handle_t> adapter;
  const ur::opencl::UniqueContext driverContext;
  ur::kit::Deleters deleters;

private:
  std::mutex mutex_;
  std::vector<std::shared_ptr<ur::opencl::Pending>> pending_;
};

void destroy(ur_context_handle_t context) noexcept;

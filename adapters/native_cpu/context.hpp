// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <mutex>
#include <span>
#include <utility>
#include <vector>

#include "adapters/native_cpu/adapter.hpp"
#include "runtime/adapter/object.hpp"

struct ur_context_handle_t_ : ur::adapter::Object {
  using Deleter = std::pair<ur_context_extended_deleter_t, void *>;

  explicit ur_context_handle_t_(std::span<const ur_device_handle_t> contextDevices);

  // Throws INVALID_DEVICE for a device that does not belong to the context.
  void require(ur_device_handle_t device) const;

  const std::vector<ur_device_handle_t> devices; // as given to urContextCreate
  const ur::adapter::Retained<ur_adapter_handle_t> adapter;

  std::mutex deletersMutex;
  std::vector<Deleter> deleters; // called when the context ends
};

void destroy(ur_context_handle_t context) noexcept;

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <span>
#include <vector>

#include "adapters/native_cpu/adapter.hpp"
#include "runtime/adapter/deleters.hpp"
#include "runtime/adapter/object.hpp"

struct ur_context_handle_t_ : ur::adapter::Object {
  explicit ur_context_handle_t_(std::span<const ur_device_handle_t> contextDevices);

  // Throws INVALID_DEVICE for a device that does not belong to the context.
  void require(ur_device_handle_t device) const;

  const std::vector<ur_device_handle_t> devices; // as given to urContextCreate
  const ur::adapter::Retained<ur_adapter_handle_t> adapter;

  ur::adapter::Deleters deleters;
};

void destroy(ur_context_handle_t context) noexcept;

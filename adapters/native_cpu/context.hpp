// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <span>
#include <vector>

#include "adapters/kit/deleters.hpp"
#include "adapters/kit/object.hpp"
#include "adapters/native_cpu/adapter.hpp"

struct ur_context_handle_t_ : ur::kit::Object {
  explicit ur_context_handle_t_(std::span<const ur_device_handle_t> contextDevices);

  // Throws INVALID_DEVICE for a device that does not belong to the context.
  void require(ur_device_handle_t device) const;

  const std::vector<ur_device_handle_t> devices; // as given to urContextCreate
  const ur::kit::Retained<ur_adapter_handle_t> adapter;

  ur::kit::Deleters deleters;
};

void destroy(ur_context_handle_t context) noexcept;

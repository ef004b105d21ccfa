// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/granularity.hpp"

#include "adapters/level_zero/external_fd.hpp"

#include <algorithm>
#include <limits>

namespace ur::level_zero {
namespace {

// The units are powers of two, so the largest one suits all devices.
std::size_t unitFor(ur_context_handle_t context, ur_device_handle_t device, std::size_t size) {
  if (device)
    return pageSizeOf(context->native(), device->device, size);
  std::size_t largest = 0;
  for (ur_device_handle_t one : context->devices)
    largest = std::max(largest, pageSizeOf(context->native(), one->device, size));
  return largest;
}

} // namespace

std::size_t granularityOf(ur_context_handle_t context, ur_device_handle_t device) {
  return unitFor(context, device, 1);
}

std::size_t nativeSizeOf(ur_context_handle_t context, ur_device_handle_t device, std::size_t size) {
  const std::size_t unit = unitFor(context, device, size);
  constexpr std::size_t kMost = std::numeric_limits<std::size_t>::max();
  return size > kMost - (unit - 1) ? kMost : (size + unit - 1) / unit * unit;
}

} // namespace ur::level_zero

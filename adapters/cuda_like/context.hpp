// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/cuda_like/device.hpp"
#include "adapters/cuda_like/small_blocks.hpp"
#include "adapters/kit/command.hpp"
#include "adapters/kit/handles.hpp"
#include "adapters/kit/live_queues.hpp"
#include "adapters/kit/native_handle.hpp"

#include <map>
#include <mutex>
#include <span>

namespace ur::cuda_like {

using UniqueContext = base::UniqueHandle<Context, Release<&Driver::contextDestroy>{}>;

} // namespace ur::cuda_like

// Devices that work together, each in its primary context, or one device in a context that the
// application made.
struct ur_context_handle_t_ : ur::kit::Context {
  explicit ur_context_handle_t_(std::span<const ur_device_handle_t> contextDevices);
  ur_context_handle_t_(ur_device_handle_t device,
                       ur::kit::Adopted<ur::cuda_like::UniqueContext> foreign);
  ~ur_context_handle_t_();

  // The driver's context of one of the devices, and the clock of what is timed there.
  ur::cuda_like::Context nativeOf(ur_device_handle_t device) const;
  ur::cuda_like::Clock &clockOf(ur_device_handle_t device) noexcept;

  ur::cuda_like::Context native() const { return nativeOf(devices.front()); }

  // Where small allocations of a device lie together; null where each has an object of its own.
  ur::cuda_like::SmallBlocks *smallBlocksOf(ur_device_handle_t device) noexcept;

  // Does work, which is done when the call returns.
  void perform(const ur::kit::Work &work);

  ur::kit::LiveQueues queues;

private:
  void makeSmallBlocks();

  const ur::kit::Adopted<ur::cuda_like::UniqueContext> foreign_; // null for primary contexts
  ur::cuda_like::Clock clock_;                                   // of the foreign one
  std::mutex blockingMutex_;
  ur::cuda_like::UniqueStream blockingStream_;
  std::map<ur_device_handle_t, ur::cuda_like::SmallBlocks> smallBlocks_;
};

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/cuda_like/driver.hpp"
#include "adapters/cuda_like/small_blocks.hpp"
#include "adapters/kit/command.hpp"

#include <map>
#include <mutex>
#include <span>

#include <unified-runtime/ur_api.h>

namespace ur::cuda_like {

// The part of a context that its memory needs.
class ContextMemory {
public:
  // `context` owns this object.
  ContextMemory(ur_context_handle_t context, std::span<const ur_device_handle_t> devices);

  // Allocates the small blocks of a device; null if each allocation has its own object.
  SmallBlocks *smallBlocksOf(ur_device_handle_t device) noexcept;

  // Performs work in the driver's context, always the same one, and returns when it is done.
  void perform(Context native, const kit::Work &work);

private:
  std::mutex mutex_;
  UniqueStream stream_; // created by the first call of perform()
  std::map<ur_device_handle_t, SmallBlocks> smallBlocks_;
};

} // namespace ur::cuda_like

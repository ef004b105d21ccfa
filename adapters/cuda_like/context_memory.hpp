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

// A context's allocators of small blocks, and its stream for synchronous work.
class ContextMemory {
public:
  // `context` owns this object.
  ContextMemory(ur_context_handle_t context, std::span<const ur_device_handle_t> devices);

  // Returns the allocator of a device's small blocks, or null if each allocation has its own
  // object.
  SmallBlocks *smallBlocksOf(ur_device_handle_t device) noexcept;

  // Performs work in the driver's context, and returns after it is done. Every call must pass the
  // same context.
  void perform(Context native, const kit::Work &work);

private:
  std::mutex mutex_;
  UniqueStream stream_; // created by the first call of perform()
  std::map<ur_device_handle_t, SmallBlocks> smallBlocks_;
};

} // namespace ur::cuda_like

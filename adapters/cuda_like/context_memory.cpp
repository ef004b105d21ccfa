// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/context_memory.hpp"

#include "adapters/cuda_like/work.hpp"

namespace ur::cuda_like {

ContextMemory::ContextMemory(ur_context_handle_t context,
                             std::span<const ur_device_handle_t> devices) {
  if (SmallBlocks::areEnabled())
    for (ur_device_handle_t device : devices)
      smallBlocks_.try_emplace(device, context, device);
}

SmallBlocks *ContextMemory::smallBlocksOf(ur_device_handle_t device) noexcept {
  const auto found = smallBlocks_.find(device);
  return found == smallBlocks_.end() ? nullptr : &found->second;
}

void ContextMemory::perform(Context native, const kit::Work &work) {
  const CurrentContext current(native);
  const std::lock_guard lock(mutex_);
  if (!stream_)
    stream_ = makeStream();
  enqueueWork(work, stream_.get());
  check(driver().streamSynchronize(stream_.get()), "wait for the stream");
}

} // namespace ur::cuda_like

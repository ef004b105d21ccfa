// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/level_zero/buffer_handles.hpp"

#include "fakes/host/misuses.hpp"
#include "fakes/level_zero/switches.hpp"

namespace host_driver {

std::shared_ptr<BufferHandle> BufferHandles::handleOf(FileId file) {
  auto newHandle = std::make_shared<BufferHandle>(BufferHandle{file});
  if (!switches().sharedBufferHandles)
    return newHandle;
  const std::lock_guard lock(mutex_);
  std::weak_ptr<BufferHandle> &entry = byFile_[file];
  // The kernel may reuse a closed handle for another buffer.
  if (auto handle = entry.lock(); handle != nullptr && !handle->closed)
    return handle;
  entry = newHandle;
  return newHandle;
}

void BufferHandles::requireOpen(const BufferHandle &handle) {
  const std::lock_guard lock(mutex_);
  if (handle.closed)
    reportMisuse("physical memory was mapped after another import of the same buffer was destroyed "
                 "and closed the buffer's handle");
}

void BufferHandles::close(BufferHandle &handle) {
  const std::lock_guard lock(mutex_);
  if (handle.closed)
    reportMisuse("two imports of the same buffer closed the buffer's handle; at the second close, "
                 "its number may belong to another buffer");
  handle.closed = true;
  if (const auto entry = byFile_.find(handle.file);
      entry != byFile_.end() && (entry->second.expired() || entry->second.lock().get() == &handle))
    byFile_.erase(entry);
}

} // namespace host_driver

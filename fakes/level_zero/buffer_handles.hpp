// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "fakes/level_zero/descriptors.hpp"

#include <map>
#include <memory>
#include <mutex>

namespace host_driver {

// The kernel's handle of a buffer. Several physical memory objects of this process may use it.
struct BufferHandle {
  FileId file;
  bool closed = false;
};

// The kernel gives a process one handle per buffer, even if the process imports the buffer several
// times. The driver does not count references: it closes the handle with each physical object. With
// ZE_HOST_DRIVER_BUFFER_HANDLES=each, every import has its own handle instead.
class BufferHandles {
public:
  // Returns the handle of a created or imported buffer.
  std::shared_ptr<BufferHandle> handleOf(FileId file);
  // Reports a misuse if the handle is closed.
  void requireOpen(const BufferHandle &handle);
  // Called when a physical object is destroyed.
  void close(BufferHandle &handle);

  void lockForFork() { mutex_.lock(); }
  void unlockAfterFork() { mutex_.unlock(); }

private:
  std::mutex mutex_;
  std::map<FileId, std::weak_ptr<BufferHandle>> byFile_;
};

BufferHandles &bufferHandles();

} // namespace host_driver

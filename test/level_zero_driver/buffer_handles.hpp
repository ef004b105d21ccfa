// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/level_zero_driver/descriptors.hpp"

#include <map>
#include <memory>
#include <mutex>

namespace host_driver {

// The kernel's handle of a buffer, as physical memory of this process uses it.
struct BufferHandle {
  FileId file;
  bool closed = false;
};

// The kernel gives a process one handle a buffer, however often the buffer is imported, and the
// driver closes it with each physical object without counting them. Under
// ZE_HOST_DRIVER_BUFFER_HANDLES=each every import has a handle of its own instead.
class BufferHandles {
public:
  // The handle of a buffer that was made or imported.
  std::shared_ptr<BufferHandle> of(FileId file);
  // Whether what the object shows is still the buffer; a misuse where it is not.
  void requireOpen(const BufferHandle &handle);
  // At an object's end.
  void close(BufferHandle &handle);

  void lockForFork() { mutex_.lock(); }
  void unlockAfterFork() { mutex_.unlock(); }

private:
  std::mutex mutex_;
  std::map<FileId, std::weak_ptr<BufferHandle>> byFile_;
};

BufferHandles &bufferHandles();

} // namespace host_driver

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/level_zero_driver/ipc_export.hpp"

namespace host_driver {

int IpcExports::get(IpcExport &exported, int file) {
  const std::lock_guard lock(mutex_);
  if (!exported.fd_) {
    OwnedFd copy = duplicate(file, "the descriptor in an IPC handle");
    out_[copy.get()] = &exported;
    exported.fd_ = std::move(copy);
    exported.fd_.tellApplication();
  }
  ++exported.gets_;
  return exported.fd_.get();
}

bool IpcExports::put(int fd) {
  const std::lock_guard lock(mutex_);
  const auto found = out_.find(fd);
  if (found == out_.end())
    return false;
  uncount(*found->second);
  return true;
}

void IpcExports::drop(IpcExport &exported) {
  const std::lock_guard lock(mutex_);
  if (exported.fd_)
    uncount(exported);
}

void IpcExports::uncount(IpcExport &exported) {
  if (--exported.gets_ != 0)
    return;
  out_.erase(exported.fd_.get());
  exported.fd_.reset();
}

void IpcExports::end(IpcExport &exported) {
  const std::lock_guard lock(mutex_);
  if (!exported.fd_)
    return;
  out_.erase(exported.fd_.get());
  exported.gets_ = 0;
  exported.fd_.reset();
}

std::size_t IpcExports::count() const {
  const std::lock_guard lock(mutex_);
  return out_.size();
}

void IpcExports::unlockAfterFork(bool inChild) {
  if (inChild)
    out_.clear();
  mutex_.unlock();
}

} // namespace host_driver

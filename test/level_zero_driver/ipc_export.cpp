// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/level_zero_driver/ipc_export.hpp"

namespace host_driver {

int IpcExports::get(IpcExport &exported, int file) {
  const std::lock_guard lock(mutex_);
  if (exported.number_ < 0) {
    OwnedFd copy = duplicate(file, "the descriptor in an IPC handle");
    out_.emplace(copy.get(), &exported);
    exported.fd_ = std::move(copy);
    exported.fd_.shareWithApplication();
    exported.number_ = exported.fd_.get();
  }
  ++exported.gets_;
  return exported.number_;
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
  if (exported.number_ >= 0)
    uncount(exported);
}

void IpcExports::uncount(IpcExport &exported) {
  if (--exported.gets_ == 0)
    forget(exported);
}

void IpcExports::forget(IpcExport &exported) {
  std::erase_if(out_, [&](const auto &entry) { return entry.second == &exported; });
  exported.fd_.reset();
  exported.number_ = -1;
  exported.gets_ = 0;
}

void IpcExports::closeForPeer(IpcExport &exported) {
  const std::lock_guard lock(mutex_);
  exported.fd_.reset();
}

void IpcExports::end(IpcExport &exported) {
  const std::lock_guard lock(mutex_);
  if (exported.number_ >= 0)
    forget(exported);
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

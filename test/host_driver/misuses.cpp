// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/host_driver/misuses.hpp"

namespace host_driver {

void Misuses::add(std::string what) {
  const std::lock_guard lock(mutex_);
  entries_.push_back(std::move(what));
}

std::vector<std::string> Misuses::all() const {
  const std::lock_guard lock(mutex_);
  return entries_;
}

void Misuses::unlockAfterFork(bool inChild) {
  if (inChild)
    entries_.clear();
  mutex_.unlock();
}

} // namespace host_driver

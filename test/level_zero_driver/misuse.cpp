// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/level_zero_driver/misuse.hpp"

#include "test/level_zero_driver/switches.hpp"

#include <cstdio>
#include <cstdlib>

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

void reportMisuse(std::string what) {
  std::fprintf(stderr, "libze_host_driver: misuse: %s\n", what.c_str());
  if (switches().abortOnMisuse)
    std::abort();
  misuses().add(std::move(what));
}

} // namespace host_driver

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/host/misuses.hpp"

#include <cstdio>
#include <cstdlib>
#include <utility>

namespace host_driver {

void Misuses::add(std::string what) {
  std::fprintf(stderr, "%s: misuse: %s\n", driver_, what.c_str());
  if (aborts_)
    std::abort();
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

void reportMisuse(std::string what) { misuses().add(std::move(what)); }

} // namespace host_driver

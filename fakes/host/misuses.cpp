// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/host/misuses.hpp"

#include <cstdio>
#include <cstdlib>
#include <utility>

namespace host_driver {

void Misuses::add(std::string description) {
  std::fprintf(stderr, "%s: misuse: %s\n", driver_, description.c_str());
  if (aborts_)
    std::abort();
  const std::lock_guard lock(mutex_);
  entries_.push_back(std::move(description));
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

void reportMisuse(std::string description) { misuses().add(std::move(description)); }

} // namespace host_driver

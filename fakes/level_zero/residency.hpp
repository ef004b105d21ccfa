// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <mutex>
#include <set>

namespace host_driver {

struct Device;

// The devices where a piece of memory is resident (zeContextMakeMemoryResident).
class Residency {
public:
  void set(const Device &device, bool isResident) {
    const std::lock_guard lock(mutex_);
    if (isResident)
      devices_.insert(&device);
    else
      devices_.erase(&device);
  }
  bool includes(const Device &device) const {
    const std::lock_guard lock(mutex_);
    return devices_.count(&device) != 0;
  }

private:
  mutable std::mutex mutex_;
  std::set<const Device *> devices_;
};

} // namespace host_driver

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <mutex>
#include <string>
#include <vector>

namespace host_driver {

// What the application did that a driver's interface leaves undefined: a double free, an unknown
// handle, a descriptor that was not its own.
class Misuses {
public:
  void add(std::string what);
  std::vector<std::string> all() const;

  void lockForFork() { mutex_.lock(); }
  void unlockAfterFork(bool inChild);

private:
  mutable std::mutex mutex_;
  std::vector<std::string> entries_;
};

Misuses &misuses();

} // namespace host_driver

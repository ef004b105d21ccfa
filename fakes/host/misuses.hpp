// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <mutex>
#include <string>
#include <vector>

namespace host_driver {

// The application's mistakes that have no defined result in the driver's interface, such as a
// double free, an unknown handle, or a close of the driver's descriptor.
class Misuses {
public:
  // `driver` precedes each report on standard error.
  Misuses(const char *driver, bool aborts) : driver_(driver), aborts_(aborts) {}

  void add(std::string description);
  std::vector<std::string> all() const;

  void lockForFork() { mutex_.lock(); }
  void unlockAfterFork(bool inChild);

private:
  const char *const driver_;
  const bool aborts_;
  mutable std::mutex mutex_;
  std::vector<std::string> entries_;
};

Misuses &misuses();

// Reports a mistake of the application that a real driver need not report. Aborts if the driver's
// switch ABORT is set.
void reportMisuse(std::string description);

} // namespace host_driver

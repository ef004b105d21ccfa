// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

namespace ur::overlay {

// A group of calls that the watcher's thread makes to the vendor's adapter or its driver, for the
// lifetime of this object. The driver ends while the process exits, but the thread continues until
// the process has ended.
class DriverCalls {
public:
  DriverCalls() noexcept;
  DriverCalls(const DriverCalls &) = delete;
  DriverCalls &operator=(const DriverCalls &) = delete;
  ~DriverCalls();

  // Returns false if the driver may have ended. The caller then makes no call.
  bool areAllowed() const noexcept { return areAllowed_; }

  // Makes an exit handler forbid further calls. It waits for calls in progress, for at most one
  // second, because a call may wait for another process. Call it after the driver has started, so
  // that the handler runs just before the driver's own.
  static void endAtExit() noexcept;

private:
  bool areAllowed_;
};

} // namespace ur::overlay

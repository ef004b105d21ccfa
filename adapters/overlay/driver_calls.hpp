// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

namespace ur::overlay {

// Protects the calls of the watcher's thread to the vendor's adapter or its driver during the
// lifetime of this object. The driver shuts down while the process exits, but the thread runs until
// the process has exited.
class DriverCalls {
public:
  DriverCalls() noexcept;
  DriverCalls(const DriverCalls &) = delete;
  DriverCalls &operator=(const DriverCalls &) = delete;
  ~DriverCalls();

  // Returns false if the driver may have shut down. The caller must then make no call.
  bool areAllowed() const noexcept { return areAllowed_; }

  // Registers an exit handler, which forbids further calls and waits for calls in progress. The
  // handler waits at most one second, because a call may wait for another process. Use this
  // function after the driver has started, so that the handler runs before the driver's handlers.
  static void stopAtExit() noexcept;

private:
  bool areAllowed_;
};

} // namespace ur::overlay

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Events of the vendor's adapter and of its driver, for overlays that wait for the driver's events
// on a thread.

#include "adapters/kit/signal.hpp"
#include "adapters/overlay/handles.hpp"

#include <memory>

#include <unified-runtime/ur_api.h>

namespace ur::overlay {

// Makes the queue wait for the driver's event. Returns the vendor's event of that wait, with one
// reference. With CUDA, the caller may destroy the driver's event before the wait is done; with
// Level Zero, only after it.
ur_event_handle_t addMarker(ur_queue_handle_t queue, ur_native_handle_t event);

// The completion of a vendor's event of a queue. Derived classes query the driver.
class VendorSignal : public kit::Signal {
public:
  VendorSignal(ur_queue_handle_t queue, ur_event_handle_t event);
  ~VendorSignal() override;

protected:
  ur_native_handle_t native() const noexcept { return native_; }

private:
  const WatchedWork::Piece piece_;
  const ur_event_handle_t event_;
  ur_native_handle_t native_{};
};

// Calls signal->finish() on the watcher's thread when `vendorSignal` is done.
void finishSignalAfter(std::shared_ptr<VendorSignal> vendorSignal,
                       std::shared_ptr<backend::Signal> signal);

} // namespace ur::overlay

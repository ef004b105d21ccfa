// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/level_zero/native_export.hpp"
#include "adapters/level_zero/signal.hpp"
#include "ipc/exchange.hpp"

#include <unified-runtime/ur_api.h>

#include <memory>

namespace ur::level_zero {

// An event that processes share, as this process sees it: where the two adapters differ.
class SharedEvent {
public:
  virtual ~SharedEvent() = default;

  // The signal that a wait takes now; null before the first one.
  virtual std::shared_ptr<Signal> latest() = 0;

  // The signal that a barrier is about to make; waits find it once it is published.
  virtual std::shared_ptr<Signal> next() = 0;

  // What a handle of it carries: the descriptor, where there is one, and its size.
  virtual ipc::ExportRequest describe() const = 0;

  // The driver's handle behind ours; null for an event that was opened.
  virtual std::shared_ptr<NativeExport> native() const = 0;
};

std::unique_ptr<SharedEvent> createSharedEvent(ur_context_handle_t context,
                                               ur_device_handle_t device);
std::unique_ptr<SharedEvent> openSharedEvent(ur_context_handle_t context, ipc::Imported imported);

} // namespace ur::level_zero

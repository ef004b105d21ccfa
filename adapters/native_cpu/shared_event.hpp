// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <memory>

#include "adapters/kit/event.hpp"
#include "adapters/kit/exchange.hpp"

namespace ur::native_cpu {

// Events can be shared between processes on every device and in every context.
inline void requireEventSharing(ur_device_handle_t) noexcept {}
inline void requireEventSharing(ur_context_handle_t) noexcept {}

inline void putObject(ipc::Kind kind, const void *data) { kit::exchange().put(kind, data); }

std::unique_ptr<kit::SharedEvent> createSharedEvent(ur_context_handle_t context,
                                                    ur_device_handle_t device);
std::unique_ptr<kit::SharedEvent> openSharedEvent(ur_context_handle_t context,
                                                  ipc::Imported imported);

} // namespace ur::native_cpu

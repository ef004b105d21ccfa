// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/support/channel.hpp"
#include "tools/support/session.hpp"

#include <cstddef>

namespace ur::bench {

inline constexpr std::size_t kSize = 2 << 20;

// The life of the exporting process: exports what the device offers, then waits for the channel's
// end. Sends the number of a plain memfd of kSize bytes, then for each kind that the device offers,
// in the order memory, physical memory, event, a handle.
void runExporter(const support::DeviceEntry &device, support::Channel &channel);

} // namespace ur::bench

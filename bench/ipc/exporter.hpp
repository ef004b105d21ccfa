// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/support/channel.hpp"
#include "tools/support/session.hpp"

#include <cstddef>

namespace ur::bench {

inline constexpr std::size_t kSize = 2 << 20;

// Runs the exporting process: exports objects and waits until the channel closes. Sends the number
// of a plain memfd of kSize bytes, then a handle of each kind that the device supports, in the
// order memory, physical memory, event.
void runExporter(const support::DeviceEntry &device, support::Channel &channel);

} // namespace ur::bench

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/support/channel.hpp"
#include "tools/support/session.hpp"

#include <cstddef>

namespace ur::bench {

inline constexpr std::size_t kSize = 2 << 20; // bytes of each object

// Runs the exporting process: exports objects and waits until the channel closes. First sends the
// descriptor number of a memfd of kSize bytes. Then sends a handle of each kind that the device
// supports, in the order memory, physical memory, event.
void runExporter(const support::DeviceEntry &device, support::Channel &channel);

} // namespace ur::bench

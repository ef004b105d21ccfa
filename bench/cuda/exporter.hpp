// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/support/channel.hpp"

#include <cstddef>

namespace ur::bench {

// Runs the other process: executes orders on the device until the order to exit.
void runExporter(support::Channel &parent, std::size_t device);

} // namespace ur::bench

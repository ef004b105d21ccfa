// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/support/channel.hpp"

namespace ur::bench {

// The life of the other process: follows orders until the one to end.
void runExporter(support::Channel &parent);

} // namespace ur::bench

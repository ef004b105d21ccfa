// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/support/channel.hpp"

namespace ur::demo {

// Runs the producer or the consumer: executes the coordinator's requests until the channel closes.
void runRole(support::Channel &channel);

} // namespace ur::demo

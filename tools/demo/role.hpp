// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/support/channel.hpp"

namespace ur::demo {

// Runs the producer or the consumer: executes the conductor's requests until the channel closes.
void playRole(support::Channel &channel);

} // namespace ur::demo

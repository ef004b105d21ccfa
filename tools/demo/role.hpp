// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/support/channel.hpp"

namespace ur::demo {

// The life of a producer or consumer: does what the conductor asks until its channel closes.
void playRole(support::Channel &channel);

} // namespace ur::demo

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/support/channel.hpp"

namespace ur::demo {

// The producer or consumer: executes the conductor's requests until its channel closes.
void playRole(support::Channel &channel);

} // namespace ur::demo

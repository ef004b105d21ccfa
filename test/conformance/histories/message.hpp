// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Steps and answers as messages between the program and its workers.

#include "test/conformance/histories/answer.hpp"
#include "test/conformance/histories/step.hpp"
#include "tools/support/channel.hpp"

#include <cstdint>
#include <vector>

namespace ur::histories {

// A step and the bytes of the handle that it opens.
struct Order {
  Step step;
  std::vector<std::uint8_t> bytes;
};

void send(support::Channel &channel, const Order &order);
void send(support::Channel &channel, const Answer &answer);
Order receiveOrder(support::Channel &channel);
Answer receiveAnswer(support::Channel &channel);

} // namespace ur::histories

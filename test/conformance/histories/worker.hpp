// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/histories/message.hpp"

namespace ur::histories {

inline constexpr const char *kServe = "--serve-histories";
// A trial starts fewer processes than this. On a GPU, the driver needs seconds for each.
inline constexpr int kProcessesOfTrial = 8;

// Returns false if the command line does not start a worker. Otherwise runs the steps that the
// main program sends, and then returns true.
bool runWorker(int argc, char **argv);

// Decodes a worker's first message.
Abilities abilitiesFrom(const Answer &firstAnswer);

// Runs the trial of a step in a new process that has made no API call before.
Answer trialInNewProcess(const Order &order);

} // namespace ur::histories

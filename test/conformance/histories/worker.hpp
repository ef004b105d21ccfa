// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/histories/message.hpp"

#include <cstdint>
#include <vector>

namespace ur::histories {

inline constexpr const char *kServe = "--serve-histories";

// For main(): runs the steps that the program sends and returns true, or returns false if the
// command line does not ask for that.
bool runWorker(int argc, char **argv);

// The first message of a worker.
Abilities abilitiesFrom(const std::vector<std::uint64_t> &numbers);

// Runs the trial of a step in a new process, which has made no call before.
Answer trialInNewProcess(const Order &order);

} // namespace ur::histories

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/histories/answer.hpp"

#include <cstdint>
#include <vector>

namespace ur::histories {

inline constexpr const char *kServe = "--serve-histories";

// For main(): runs the steps that the program sends and returns true, or returns false if the
// command line does not ask for that.
bool runWorker(int argc, char **argv);

// The first message of a worker.
Abilities abilitiesFrom(const std::vector<std::uint64_t> &numbers);

} // namespace ur::histories

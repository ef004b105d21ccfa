// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/histories/step.hpp"

#include <functional>
#include <vector>

namespace ur::histories {

// Histories that run one after another in the same processes.
using Story = std::vector<History>;

// Returns whether a story still fails. After a deadline it may return false, which ends the search.
using Fails = std::function<bool(const Story &)>;

// Removes histories, then ever smaller runs of steps, then simplifies single steps, as long as the
// rest still fails.
Story shrink(Story story, const Fails &fails);

} // namespace ur::histories

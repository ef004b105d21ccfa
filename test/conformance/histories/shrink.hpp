// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/histories/step.hpp"

#include <functional>
#include <vector>

namespace ur::histories {

// Histories that run one after another in the same processes.
using Story = std::vector<History>;

// Whether a story still fails; false ends the search early as well.
using Fails = std::function<bool(const Story &)>;

// Removes histories, then ever smaller runs of steps, then simplifies single steps, as long as the
// rest still fails.
Story shrink(Story story, const Fails &fails);

} // namespace ur::histories

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

// Takes out histories, then ever smaller runs of steps, then what single steps ask for, as long as
// what is left still fails.
Story shrink(Story story, const Fails &fails);

} // namespace ur::histories

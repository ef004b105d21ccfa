// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/histories/step.hpp"

#include <functional>
#include <vector>

namespace ur::histories {

// Histories that run one after another in the same processes.
using Story = std::vector<History>;

// Returns whether a story still fails. To end the search after a deadline, it may return false.
using Fails = std::function<bool(const Story &)>;

// Shortens a story that fails: removes histories, then smaller and smaller groups of steps, and
// then simplifies single steps. Keeps a change only if the story still fails.
Story shrink(Story story, const Fails &fails);

} // namespace ur::histories

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/histories/model.hpp"

namespace ur::histories {

// Compares, in every process, the memory that the last step may have changed.
History comparisonsAfter(const Model &model);
// Checks, before a LetGo step, that the held commands have not written anything.
History comparisonsBefore(const Model &model, const Step &step);
// Waits for all commands, compares all memory and releases all objects.
History finalSteps(const Model &model);

} // namespace ur::histories

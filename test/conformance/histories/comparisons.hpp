// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Steps that compare the processes with the model, beside those of a history.

#include "test/conformance/histories/model.hpp"

namespace ur::histories {

// Compares what the last step may have changed, in every process.
History looksAfter(const Model &model);
// Before a step that lets commands go: until then they have done nothing.
History looksBefore(const Model &model, const Step &step);
// Waits for, compares and ends all that is left.
History endingOf(const Model &model);

} // namespace ur::histories

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Extra steps that compare the processes with the model.

#include "test/conformance/histories/model.hpp"

namespace ur::histories {

// Compares, in every process, the memory that the last step may have changed.
History looksAfter(const Model &model);
// Checks before a LetGo step that the held commands have written nothing yet.
History looksBefore(const Model &model, const Step &step);
// Waits for all commands, compares all memory and releases all objects.
History endingOf(const Model &model);

} // namespace ur::histories

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <nanobind/nanobind.h>

namespace ur::arrays {

// Returns whether this is a forked child whose parent had used devices. The threads and connections
// of adapters and drivers do not exist in the child.
bool isForked() noexcept;
void requireNotForked();

// Returns whether the interpreter is exiting. The system then releases all remaining resources.
bool isExiting() noexcept;

void bindProcess(nanobind::module_ &module);

} // namespace ur::arrays

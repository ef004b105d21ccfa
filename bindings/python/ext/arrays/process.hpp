// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <nanobind/nanobind.h>

namespace ur::arrays {

// Whether this is the child of a fork whose parent had devices in use: adapters and drivers keep
// threads and connections that a child does not have.
bool isForked() noexcept;
void requireNotForked();

// Whether the interpreter is about to end, so that the system takes back what is left.
bool isEnding() noexcept;

void bindProcess(nanobind::module_ &module);

} // namespace ur::arrays

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <nanobind/nanobind.h>

namespace ur::arrays {

// Functions on bytes that the host can access.
void bindBytes(nanobind::module_ &module);

} // namespace ur::arrays

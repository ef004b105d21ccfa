// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <nanobind/nanobind.h>

namespace ur::arrays {

// Opens all arrays of a tree, perhaps thousands, in one call.
void bindTree(nanobind::module_ &module);

} // namespace ur::arrays

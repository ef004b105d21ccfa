// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <nanobind/nanobind.h>

namespace ur::arrays {

// Work on bytes that the host can reach.
void bindBytes(nanobind::module_ &module);

} // namespace ur::arrays

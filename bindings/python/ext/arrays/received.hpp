// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <nanobind/nanobind.h>

namespace ur::arrays {

// Parses handles. Repeated messages, as workers receive them, are parsed once and cached.
void bindReceived(nanobind::module_ &module);

} // namespace ur::arrays

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <nanobind/nanobind.h>

namespace ur::arrays {

// Reads handles. The same ones come again and again, as to workers: they are read once.
void bindReceived(nanobind::module_ &module);

} // namespace ur::arrays

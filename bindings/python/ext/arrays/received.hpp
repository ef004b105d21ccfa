// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <nanobind/nanobind.h>

namespace ur::arrays {

// Parses handles. Caches messages that arrive repeatedly, as they do in workers.
void bindReceived(nanobind::module_ &module);

} // namespace ur::arrays

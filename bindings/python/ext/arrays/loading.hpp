// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <nanobind/nanobind.h>

namespace ur::arrays {

void bindLoading(nanobind::module_ &module);

} // namespace ur::arrays

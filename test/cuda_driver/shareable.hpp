// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

namespace cuda_driver {

// Whether a descriptor stands for memory that a driver like this one exported.
bool isShareable(int descriptor);

} // namespace cuda_driver

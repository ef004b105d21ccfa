// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

namespace cuda_driver {

// Returns whether the thread runs a function that a stream called. Such a function must not call
// the driver.
bool isInHostFunction();

} // namespace cuda_driver

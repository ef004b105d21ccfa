// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

namespace cuda_driver {

// Whether the thread is in a function that a stream calls, which may call nothing of the driver.
bool inHostFunction();

} // namespace cuda_driver

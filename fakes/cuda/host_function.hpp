// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

namespace cuda_driver {

// Whether the thread runs a function that a stream calls. It must not call the driver.
bool inHostFunction();

} // namespace cuda_driver

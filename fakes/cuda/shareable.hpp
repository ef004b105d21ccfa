// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

namespace cuda_driver {

// Returns whether a descriptor is physical memory that this driver exported in any process.
bool isExportedMemory(int descriptor);

} // namespace cuda_driver

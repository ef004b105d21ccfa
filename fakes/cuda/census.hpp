// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

namespace cuda_driver {

// Appends the live objects and the misuse of this process to the file of CU_HOST_DRIVER_CENSUS, as
// one line of JSON. If `inherited`, the process is a child of fork and reports no live objects.
void writeCensus(bool inherited);

} // namespace cuda_driver

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

namespace cuda_driver {

// Appends what of this process is alive, and what it did wrong, as one line of JSON to the file of
// CU_HOST_DRIVER_CENSUS. Of a child of fork nothing lives.
void writeCensus(bool inherited);

} // namespace cuda_driver

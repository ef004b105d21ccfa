// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/cuda_like/work.hpp"

namespace ur::cuda_like {

// Enqueues work that the driver has rejected because the stream's device cannot access the memory:
// as a copy between two devices, or on the memory's device (MemoryLocation::device). Returns false
// if the driver had another reason. Throws INVALID_OPERATION, with a remedy, if no single device
// can do the work.
bool enqueueWithoutPeerAccess(const kit::Work &work, Stream stream);

} // namespace ur::cuda_like

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/cuda_like/work.hpp"

namespace ur::cuda_like {

// If the driver refused work because the stream's device cannot access the memory, enqueues the
// work through the memory's device (MemoryLocation::device). Returns false if the driver had
// another reason. Throws INVALID_OPERATION, with a remedy, if no single device can do the work.
bool enqueueThroughOwner(const kit::Work &work, Stream stream);

} // namespace ur::cuda_like

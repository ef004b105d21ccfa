// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/cuda_like/work.hpp"

namespace ur::cuda_like {

// Gives a stream of the current context work that the driver refused it since its device has no
// access to the memory: through the device whose memory it is. False where that was not why.
// Throws INVALID_OPERATION, with what to do, for what no device alone can do.
bool enqueueThroughOwner(const kit::Work &work, Stream stream);

} // namespace ur::cuda_like

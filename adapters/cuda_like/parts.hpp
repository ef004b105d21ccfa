// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// What the bodies in adapters/bodies are compiled with: the handles of this adapter, and more that
// they are about. The backend's header has ur::backend.

#include "adapters/cuda_like/adapter.hpp"
#include "adapters/cuda_like/allocation.hpp"
#include "adapters/cuda_like/context.hpp"
#include "adapters/cuda_like/event.hpp"
#include "adapters/cuda_like/log.hpp"
#include "adapters/cuda_like/queue.hpp"

namespace ur {
namespace parts = cuda_like;
}

namespace ur::cuda_like {

inline constexpr std::uint32_t kAdapterVersion = 1;

} // namespace ur::cuda_like

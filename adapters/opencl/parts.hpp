// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// What the bodies in adapters/bodies are compiled with: the handles of this adapter, and more that
// they are about.

#include "adapters/opencl/adapter.hpp"
#include "adapters/opencl/allocation.hpp"
#include "adapters/opencl/context.hpp"
#include "adapters/opencl/event.hpp"
#include "adapters/opencl/log.hpp"
#include "adapters/opencl/queue.hpp"
#include "generated/adapters/opencl/functions.hpp"

namespace ur {
namespace backend = opencl;
namespace parts = opencl;
} // namespace ur

namespace ur::opencl {

inline constexpr std::uint32_t kAdapterVersion = 1;

} // namespace ur::opencl

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// The handles of these adapters, and more that the bodies in adapters/kit are about.

#include "adapters/cuda_like/context.hpp"
#include "adapters/cuda_like/functions.hpp"
#include "adapters/cuda_like/queue.hpp"
#include "adapters/kit/event.hpp"

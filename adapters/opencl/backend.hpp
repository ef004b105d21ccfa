// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// What the bodies in adapters/kit/bodies are compiled with: the handles of this adapter, and more
// that they are about.

#include "adapters/kit/log.hpp"
#include "adapters/opencl/context.hpp"
#include "adapters/opencl/event.hpp"
#include "adapters/opencl/functions.hpp"
#include "adapters/opencl/queue.hpp"

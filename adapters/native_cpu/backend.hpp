// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// What the bodies in adapters/kit/bodies are compiled with: the handles of this adapter, and more
// that they are about.

#include "adapters/kit/event.hpp"
#include "adapters/kit/identity.hpp"
#include "adapters/kit/log.hpp"
#include "adapters/kit/share.hpp"
#include "adapters/native_cpu/functions.hpp"
#include "adapters/native_cpu/handles.hpp"

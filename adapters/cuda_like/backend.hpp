// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// The sources in this folder are compiled once for each backend. UR_BACKEND_HEADER names the
// backend's header.
#include UR_BACKEND_HEADER

namespace ur::backend {
using namespace cuda_like;
}

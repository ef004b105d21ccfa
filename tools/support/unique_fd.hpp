// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/unique_handle.hpp"

#include <unistd.h>

namespace ur::support {

// Owns a file descriptor. Uses close() directly, because this folder depends only on the C API.
using UniqueFd = base::UniqueHandle<int, close, -1>;

} // namespace ur::support

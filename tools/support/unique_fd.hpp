// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/unique_handle.hpp"

#include <unistd.h>

namespace ur::support {

// Owns a file descriptor. By the system's own call: what stands here uses nothing but the C API.
using UniqueFd = base::UniqueHandle<int, close, -1>;

} // namespace ur::support

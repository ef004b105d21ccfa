// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/handle.hpp"

#include <string_view>

namespace ur::processes {

// Returns "native_cpu" for its number in handles; empty for an unknown number. Generated.
std::string_view adapterName(ipc::AdapterId id);

} // namespace ur::processes

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/handle.hpp"

#include <string_view>

namespace ur::processes {

// Generated: "native_cpu" for its number in handles; empty for a number that no adapter has.
std::string_view adapterName(ipc::AdapterId id);

} // namespace ur::processes

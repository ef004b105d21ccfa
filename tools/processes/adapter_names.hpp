// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/handle.hpp"

#include <string_view>

namespace ur::processes {

// Returns an adapter's name, such as "native_cpu", for its number in handles. Returns an empty text
// for an unknown number. Generated.
std::string_view adapterName(ipc::AdapterId id);

} // namespace ur::processes

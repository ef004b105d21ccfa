// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/process.hpp"

namespace ur::kit {

// This process, as the adapter's library shares memory in it.
ipc::Process &process();

} // namespace ur::kit

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string>

#include <unified-runtime/ur_api.h>

namespace ur::cuda_like {

// Returns the reason why the process cannot use fabric handles, which pass device memory between
// machines, or an empty text if it can. The adapter shares within one machine only, so this is
// information for users. Sources: the driver's attribute of the device, and the device files of
// IMEX channels.
std::string whyNoFabricHandles(ur_device_handle_t_ &device);

} // namespace ur::cuda_like

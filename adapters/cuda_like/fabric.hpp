// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/cuda_like/object.hpp"
#include "ipc/exchange.hpp"

#include <cstddef>
#include <memory>
#include <string>

#include <unified-runtime/ur_api.h>

namespace ur::cuda_like {

// Throws UNSUPPORTED_FEATURE if the driver has no fabric handles for the device, or if
// UR_IPC_FABRIC=1 is not set.
void requireFabricSettings(NativeDevice *device);

// Returns advice for the user after the driver has rejected a fabric handle. There are three
// causes: an IMEX channel is missing, the process may not use the channel, or the fabric is not set
// up. Source: the channels' device files.
std::string fabricRemedy();

// Creates an object that other processes can import, if the device supports it. If the driver
// refuses an object for other machines, logs the reason and creates an object only for this
// machine.
std::shared_ptr<Object> makeShareable(ur_device_handle_t device, std::size_t size);

// Imports an object of another machine, and maps it once as a trial. The mapping proves that the
// device can access the object. It also proves the claimed size, because the driver maps only whole
// objects. Throws INVALID_VALUE if the mapping fails, and the errors of Object.
std::shared_ptr<Object> importRemote(ur_device_handle_t device, const ipc::Imported &imported);

} // namespace ur::cuda_like

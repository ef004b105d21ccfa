// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/context.hpp"

namespace cuda_like = ur::cuda_like;

ur_context_handle_t_::ur_context_handle_t_(std::span<const ur_device_handle_t> contextDevices)
    : Context(contextDevices) {
  for (ur_device_handle_t device : devices)
    device->context(); // fails now rather than later
}

void ur_context_handle_t_::waitForCommands() const {
  for (ur_device_handle_t device : devices) {
    const cuda_like::Current current(device->context());
    cuda_like::check(cuda_like::driver().contextSynchronize(), "wait for the device");
  }
}

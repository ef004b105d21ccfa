// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string>

#include <unified-runtime/ur_api.h>

namespace ur::cuda_like {

// Whether something works on a device, and why not or by which way.
struct Answer {
  bool supported = false;
  std::string reason;
};

// What the probe found out about one device.
struct Capabilities {
  Answer objects; // device memory without an address, and addresses for it
  Answer memory;  // shared between processes, with an address or without
  Answer event;
};

// Makes, exports, imports and maps an object, and lets a stream write a word of the host's: what
// attributes promise is refused here and there. Throws what passes, such as a shortage.
Capabilities probe(ur_device_handle_t_ &device);

} // namespace ur::cuda_like

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string>

namespace ur::cuda_like {

class NativeDevice;

// Whether a feature works on a device, and the mechanism or the reason why not.
struct Answer {
  bool supported = false;
  std::string detail;
};

// The results of the probe of one device.
struct Capabilities {
  Answer objects;    // device memory without an address, and addresses for it
  Answer memory;     // shared between processes, with an address or without
  Answer hostMemory; // host memory; needs `memory`
  Answer fabric;     // device memory shared with other machines; needs `memory`
  Answer event;
};

// Creates, exports, imports and maps an object, and lets a stream write a word in host memory,
// because some drivers refuse what their attributes promise. Throws failures that may be temporary,
// such as a shortage of memory.
Capabilities probe(NativeDevice &device);

} // namespace ur::cuda_like

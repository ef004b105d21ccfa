// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/probe.hpp"

namespace ur::cuda_like {

class NativeDevice;

using Answer = kit::ProbeAnswer;

// The results of the probe of one device.
struct Capabilities {
  Answer objects;    // virtual memory management: objects, address ranges and mappings
  Answer memory;     // sharing of device memory between processes; needs `objects`
  Answer hostMemory; // sharing of host memory between processes; needs `memory`
  Answer fabric;     // sharing of device memory with other machines; needs `memory`
  Answer event;      // sharing of events between processes
};

// Creates, exports, imports and maps an object, and lets a stream write a word in host memory,
// because some drivers refuse what their attributes promise. Throws instead of returning an answer
// if a failure may be temporary, such as a shortage of memory.
Capabilities probe(NativeDevice &device);

} // namespace ur::cuda_like

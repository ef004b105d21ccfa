// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// An OpenCL driver of one device, the host, whose shared virtual memory is the process's. Commands
// run in their order when the queue is flushed, or when somebody waits for one.
namespace fake_opencl {

// Makes the call of a function with that number, 1 for the next, fail. The failure says
// CL_OUT_OF_RESOURCES.
void failCall(const char *function, int number);

// From now on commands only run when somebody waits for them.
void holdBack();

// The objects that were created and not released.
int liveObjects();

} // namespace fake_opencl

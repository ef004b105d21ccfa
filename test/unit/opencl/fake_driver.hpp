// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// An OpenCL driver of one device, the host. Its shared virtual memory is the process's memory.
// Commands run in order when the queue is flushed or a caller waits.
namespace fake_opencl {

// Makes one call of a function return CL_OUT_OF_RESOURCES. `number` is 1 for the next call.
void failCall(const char *function, int number);

// After this call, commands run only when a caller waits for them.
void holdBack();

// Returns the number of objects that are not released.
int liveObjects();

} // namespace fake_opencl

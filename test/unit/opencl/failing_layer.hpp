// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// An OpenCL layer between the adapter and the installed driver. A copy starts only when a caller
// waits, which is as late as a driver may start it.
namespace failing_layer {

// Makes one later call of a function return CL_OUT_OF_RESOURCES: the next call if `number` is 1.
void failCall(const char *function, int number);

// Returns the number of references to events of copies and markers that are not released.
int liveEvents();

} // namespace failing_layer

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// An OpenCL layer between the adapter and the installed driver. Copies start only when a caller
// waits, as late as a driver may start them.
namespace failing_layer {

// Makes one call of a function return CL_OUT_OF_RESOURCES. `number` is 1 for the next call.
void failCall(const char *function, int number);

// Returns the number of references to events of copies and markers.
int liveEvents();

} // namespace failing_layer

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <unified-runtime/ur_ddi.h>

namespace ur::tracing {

// Installs the tracing layer in `table`, which has no null slots. The layer passes each call on to
// the previous function of the table. It reports the call to the outputs that the environment
// chooses (see Output), and to the subscribers of ur_trace.h. urLoaderInit calls this function
// while no call is in flight.
//
// The first call of this function in a process reads the environment. If memory is exhausted, the
// table stays unchanged.
void install(ur_dditable_t &table) noexcept;

} // namespace ur::tracing

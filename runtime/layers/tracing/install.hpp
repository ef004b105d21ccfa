// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <unified-runtime/ur_ddi.h>

namespace ur::tracing {

// Puts the tracing layer on top of `table`, of which no slot is null: calls through it are reported
// to the outputs that the environment names (see Output) and to the subscribers of ur_trace.h, and
// go on to the functions that stood in the table. Called by urLoaderInit, while no call is under
// way.
//
// The environment is read at the first call in a process. Where memory is too short for the layer
// the table stays as it is.
void install(ur_dditable_t &table) noexcept;

} // namespace ur::tracing

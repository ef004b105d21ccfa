// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <unified-runtime/ur_ddi.h>

namespace ur::loader {

// These declarations are hidden. So an exported entry reaches the function in its slot with a
// single jump, and does not read the global offset table first.
#pragma GCC visibility push(hidden)

// The table of the exported entries. urLoaderInit and urLoaderTearDown write it under a lock. An
// application may call through the table only between its own Init and TearDown, so readers need no
// lock.
extern ur_dditable_t activeTable;

// Every slot returns UNINITIALIZED.
extern const ur_dditable_t kUninitializedTable;

// Every slot passes the call on to the adapter that owns its first handle.
extern const ur_dditable_t kDispatchTable;

// Fills the slots that an adapter left null with a function that returns UNINITIALIZED.
void fillNullSlots(ur_dditable_t &table) noexcept;

#pragma GCC visibility pop

} // namespace ur::loader

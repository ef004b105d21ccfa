// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <unified-runtime/ur_ddi.h>

namespace ur::loader {

// Hidden even where only declared: otherwise an exported entry reaches its slot through the global
// offset table and is no longer the single jump it should be.
#pragma GCC visibility push(hidden)

// What the exported entries jump through. urLoaderInit and urLoaderTearDown write it under the
// lifecycle's lock; an application may call through it between its own Init and TearDown only, so
// readers need no lock.
extern ur_dditable_t activeTable;

// Every slot answers UNINITIALIZED.
extern const ur_dditable_t kUninitializedTable;

// Every slot passes the call on to the adapter that owns its first handle.
extern const ur_dditable_t kDispatchTable;

// Gives slots that an adapter left null the answer UNINITIALIZED.
void fillNullSlots(ur_dditable_t &table) noexcept;

#pragma GCC visibility pop

} // namespace ur::loader

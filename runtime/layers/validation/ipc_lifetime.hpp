// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// The lives of memory and of what passes between processes, beyond the counting of references.

#include "runtime/layers/validation/tracker.hpp"

#include <unified-runtime/ur_ddi.h>

namespace ur::validation {

// The memory behind data of a handle that this process exported and has not put: nothing where the
// data come from another process.
const void *sourceOf(const void *data, std::size_t size);

// New memory begins: learns how large opened memory is, and forgets what was at its addresses.
void beginMemory(const ur_dditable_t &adapter, Key key, Making &making);

// Memory whose last reference has gone: its addresses are invalid from now on, or after all not.
void endMemory(Key key);
void reviveMemory(Key key);

// Freed memory that this process has opened again through a handle. Some drivers take the memory
// away from all who opened it.
void warnOfOpenedCopies(Argument argument, Key key);

// Something that is given back and that no call made: says what it is instead, such as a copy of
// exported data, an address inside memory, or an object for another function.
void reportStranger(Argument argument, Key key);

// An address that a call uses lies in memory that is freed or closed. Addresses at which the
// process has other memory by now are right.
void useEndedMemory(Argument argument, const void *address);

} // namespace ur::validation

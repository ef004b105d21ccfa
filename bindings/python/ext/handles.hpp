// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <unified-runtime/ur_api.h>

namespace ur::python {

// These functions track the valid handles, because the loader dereferences the handles of a call. A
// handle that the API has returned is valid until its release. Any other value is valid if its
// first word is the address of a loaded adapter's table. A system call reads this word, so that an
// invalid address does not crash the process.

// Records a handle that the API has returned.
void recordHandle(const void *handle);
void recordHandle(ur_adapter_handle_t adapter);

// Removes a handle that was released.
void removeHandle(const void *handle);
void removeHandle(ur_adapter_handle_t adapter);

bool isValidHandle(const void *handle);

// Returns the first word of a handle; null if the address is not readable.
const void *firstWord(const void *handle) noexcept;

} // namespace ur::python

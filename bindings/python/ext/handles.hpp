// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <unified-runtime/ur_api.h>

namespace ur::python {

// These functions track the handles that a call may use, because the loader dereferences handles. A
// handle that the API has returned is valid until its release. Any other value is valid if its
// first word is the table of a loaded adapter. A system call reads this word, so that an invalid
// address does not crash the process.

// Records a handle that the API has returned.
void learnHandle(const void *handle);
void learnHandle(ur_adapter_handle_t adapter);

// Forgets a handle that was released.
void forgetHandle(const void *handle);
void forgetHandle(ur_adapter_handle_t adapter);

bool isGoodHandle(const void *handle);

// Returns the first word of a handle; null if the address is not readable.
const void *firstWord(const void *handle) noexcept;

} // namespace ur::python

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <unified-runtime/ur_api.h>

namespace ur::python {

// These functions track the handles that a call may use, because the loader dereferences them. A
// handle that the API has returned is valid until its release. For any other value, a safe read
// checks that its first word is the table of a loaded adapter.

// Records a handle that the API has returned.
void learnHandle(const void *handle);
void learnHandle(ur_adapter_handle_t adapter);

// Forgets a handle that was released.
void forgetHandle(const void *handle);
void forgetHandle(ur_adapter_handle_t adapter);

bool isGoodHandle(const void *handle);

// The first word of a handle; null if the address is not readable.
const void *firstWord(const void *handle) noexcept;

} // namespace ur::python

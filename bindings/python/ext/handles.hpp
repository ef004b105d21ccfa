// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <unified-runtime/ur_api.h>

namespace ur::python {

// Which handles a call may be made with: the loader reads what they point to. A handle that the API
// has handed out is good until it is given back. Any other is looked at first, without trusting the
// address: the first word of a handle is its adapter's table.

// The API has handed it out.
void learnHandle(const void *handle);
void learnHandle(ur_adapter_handle_t adapter);

// It was given back, and may be gone.
void forgetHandle(const void *handle);
void forgetHandle(ur_adapter_handle_t adapter);

bool isGoodHandle(const void *handle);

// The first word of a handle; null where nothing can be read.
const void *firstWord(const void *handle) noexcept;

} // namespace ur::python

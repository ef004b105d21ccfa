// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <unified-runtime/ur_ddi.h>

#include <string>

namespace ur::validation {

// The functions of the adapters, asked for what they said before a refusal.
void setAdaptersOfErrors(const ur_dditable_t &adapters) noexcept;

// What urAdapterGetLastError answers on this thread until an adapter says something newer: of a
// call that was refused the adapter knows nothing, and its text would be that of an older error.
void setLastError(const std::string &text);

} // namespace ur::validation

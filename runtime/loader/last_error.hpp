// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "runtime/loader/adapter_registry.hpp"

#include <deque>

#include <unified-runtime/ur_ddi.h>

namespace ur::loader {

// Makes urAdapterGetLastError in `table` return the refusal of the loader or a layer if it is newer
// than the error of the adapter. A refused call does not reach the adapter, which keeps its older
// error. `adapters` holds the functions of the `loaded` adapters. urLoaderInit calls this while no
// call is in flight.
void showOwnRefusals(ur_dditable_t &table, const ur_dditable_t &adapters,
                     const std::deque<Adapter> &loaded);

// Forgets the adapters. urLoaderTearDown calls this before it closes them.
void forgetAdaptersOfRefusals() noexcept;

} // namespace ur::loader

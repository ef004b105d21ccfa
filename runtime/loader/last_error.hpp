// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "runtime/loader/adapter_registry.hpp"

#include <deque>

#include <unified-runtime/ur_ddi.h>

namespace ur::loader {

// Puts what this library itself refused, the loader and its layers, in front of what `table`
// answers to urAdapterGetLastError: of a call that did not reach an adapter the adapter knows
// nothing, and its text would be that of an older error. `adapters` holds the functions of the
// `loaded` ones. Called by urLoaderInit, while no call is under way.
void showOwnRefusals(ur_dditable_t &table, const ur_dditable_t &adapters,
                     const std::deque<Adapter> &loaded);

// Called by urLoaderTearDown, before the adapters go.
void forgetAdaptersOfRefusals() noexcept;

} // namespace ur::loader

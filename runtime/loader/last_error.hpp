// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "runtime/loader/adapter_registry.hpp"

#include <deque>

#include <unified-runtime/ur_ddi.h>

namespace ur::loader {

// Replaces urAdapterGetLastError in `table`. The new function returns the last refusal of the
// loader or a layer if that is newer than the adapter's last error: a refused call does not reach
// the adapter, which still has its older error. `adapters` contains the functions of the `loaded`
// adapters. urLoaderInit calls this function while no call is in flight.
void reportOwnRefusals(ur_dditable_t &table, const ur_dditable_t &adapters,
                       const std::deque<Adapter> &loaded);

// Stops reading the adapters' errors. urLoaderTearDown calls this before it closes the adapters.
void stopRecordingRefusals() noexcept;

} // namespace ur::loader

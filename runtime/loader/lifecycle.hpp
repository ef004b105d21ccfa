// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "runtime/loader/adapter_registry.hpp"

namespace ur::loader {

// The adapters in use, in load order. Valid where the active table is in force: between an
// application's Init and its TearDown.
const std::deque<Adapter> &loadedAdapters() noexcept;

} // namespace ur::loader

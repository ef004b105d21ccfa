// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <set>
#include <string>
#include <string_view>

#include <unified-runtime/ur_ddi.h>

// The layers between the exported functions and the adapters. A disabled layer costs nothing,
// because it has no function in the table. urLoaderInit calls apply(), and urLoaderTearDown calls
// tearDown(); the loader never runs two of these calls at the same time.
namespace ur::layers {

// Returns the names of the available layers, joined by `;`.
std::string availableLayers();

bool isAvailable(std::string_view name) noexcept;

// Replaces the adapters' functions in `table` by the functions of the named layers, which call the
// adapters' functions. Ignores unavailable names.
void apply(const std::set<std::string, std::less<>> &names, ur_dditable_t &table);

// Writes the final reports of the enabled layers. Call it while the adapters are still loaded.
void tearDown() noexcept;

// Clears the layers' data about the parent process. Call it in a forked child. The child may
// still use the parent's objects until the child calls urLoaderInit.
void resetAfterFork();

} // namespace ur::layers

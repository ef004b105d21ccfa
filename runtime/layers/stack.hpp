// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <set>
#include <string>
#include <string_view>

#include <unified-runtime/ur_ddi.h>

// The layers between the exported functions and the adapters. A disabled layer costs nothing,
// because it is not in the table. urLoaderInit calls apply(), and urLoaderTearDown calls
// tearDown(), one at a time.
namespace ur::layers {

// Returns the names of the available layers, joined by `;`.
std::string available();

bool isAvailable(std::string_view name) noexcept;

// Puts the named layers in front of the functions in `table`, which are the adapters'. Ignores
// unavailable names.
void apply(const std::set<std::string, std::less<>> &names, ur_dditable_t &table);

// Writes the final reports of the enabled layers. Call it while the adapters are loaded.
void tearDown() noexcept;

// Clears the layers' data about the parent process. Call it in the child of a fork. The child may
// still use the parent's objects until the child calls urLoaderInit.
void resetAfterFork();

} // namespace ur::layers

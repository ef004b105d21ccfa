// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <set>
#include <string>
#include <string_view>

#include <unified-runtime/ur_ddi.h>

// The layers between the exported functions and the adapters. A layer that is off costs nothing: it
// is not in the table. Only urLoaderInit and urLoaderTearDown call these, one at a time.
namespace ur::layers {

// What may be enabled, joined by `;`.
std::string available();

bool isAvailable(std::string_view name) noexcept;

// Puts the named layers in front of `table`, which holds the functions of the adapters; names that
// are not available are ignored.
void apply(const std::set<std::string, std::less<>> &names, ur_dditable_t &table);

// The final reports of the layers that are on, while the adapters are still there.
void tearDown() noexcept;

// In the child of a fork: forgets what the layers know of the parent, whose objects the child may
// still use until it initialises itself.
void beginAnewAfterFork();

} // namespace ur::layers

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "runtime/layers/tracing/install.hpp"

#include <functional>

#include <unified-runtime/ur_ddi.h>

namespace ur::tracing::test {

// Returns a table of functions that do nothing and succeed.
ur_dditable_t bareTable();

// Returns this table with the tracing layer above it. A process has only one such table, because
// the layer can have only one table below it.
const ur_dditable_t &tracedTable();

// Sets the result or the action of the functions below the layer, during its lifetime.
class ScopedResult {
public:
  explicit ScopedResult(ur_result_t result);
  explicit ScopedResult(std::function<void()> action);
  ~ScopedResult();
  ScopedResult(const ScopedResult &) = delete;
  ScopedResult &operator=(const ScopedResult &) = delete;
};

} // namespace ur::tracing::test

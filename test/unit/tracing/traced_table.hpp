// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "runtime/layers/tracing/install.hpp"

#include <functional>

#include <unified-runtime/ur_ddi.h>

namespace ur::tracing::test {

// A table whose functions do nothing and succeed.
ur_dditable_t bareTable();

// The same with the tracing layer on top. There is one in a process, since the layer has one table
// below it.
const ur_dditable_t &tracedTable();

// What the functions below the layer do and answer until the end of the scope.
class AnsweredResult {
public:
  explicit AnsweredResult(ur_result_t result);
  explicit AnsweredResult(std::function<void()> action);
  ~AnsweredResult();
  AnsweredResult(const AnsweredResult &) = delete;
  AnsweredResult &operator=(const AnsweredResult &) = delete;
};

} // namespace ur::tracing::test

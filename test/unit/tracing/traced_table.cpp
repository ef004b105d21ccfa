// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/unit/tracing/traced_table.hpp"

#include "generated/base/slots.hpp"

#include <utility>

namespace ur::tracing::test {
namespace {

ur_result_t stubResult = UR_RESULT_SUCCESS;
std::function<void()> stubAction;

template <typename... Args> ur_result_t UR_APICALL stub(Args...) {
  if (stubAction)
    stubAction();
  return stubResult;
}

} // namespace

ur_dditable_t bareTable() {
  ur_dditable_t table{};
  slots::forEach(table, [](auto, auto &slot) { slot = stub; });
  return table;
}

const ur_dditable_t &tracedTable() {
  static const ur_dditable_t table = [] {
    ur_dditable_t layered = bareTable();
    install(layered);
    return layered;
  }();
  return table;
}

ScopedResult::ScopedResult(ur_result_t result) { stubResult = result; }

ScopedResult::ScopedResult(std::function<void()> action) { stubAction = std::move(action); }

ScopedResult::~ScopedResult() {
  stubResult = UR_RESULT_SUCCESS;
  stubAction = nullptr;
}

} // namespace ur::tracing::test

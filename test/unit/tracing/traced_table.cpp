// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/unit/tracing/traced_table.hpp"

#include "generated/base/slots.hpp"

#include <utility>

namespace ur::tracing::test {
namespace {

ur_result_t answer = UR_RESULT_SUCCESS;
std::function<void()> action;

template <typename... Args> ur_result_t UR_APICALL stub(Args...) {
  if (action)
    action();
  return answer;
}

} // namespace

ur_dditable_t bareTable() {
  ur_dditable_t table{};
  slots::forEach(table, [](auto, auto &place) { place = stub; });
  return table;
}

const ur_dditable_t &tracedTable() {
  static const ur_dditable_t table = [] {
    ur_dditable_t made = bareTable();
    install(made);
    return made;
  }();
  return table;
}

AnsweredResult::AnsweredResult(ur_result_t result) { answer = result; }

AnsweredResult::AnsweredResult(std::function<void()> newAction) { action = std::move(newAction); }

AnsweredResult::~AnsweredResult() {
  answer = UR_RESULT_SUCCESS;
  action = nullptr;
}

} // namespace ur::tracing::test

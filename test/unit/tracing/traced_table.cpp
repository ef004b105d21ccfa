// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/unit/tracing/traced_table.hpp"

#include "generated/test/for_each_slot.hpp"

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

template <typename... Args> void setStub(ur_result_t(UR_APICALL *&slot)(Args...)) {
  slot = stub<Args...>;
}

} // namespace

ur_dditable_t bareTable() {
  ur_dditable_t table{};
  ur::test::forEachSlot(table, [](const char *, auto &slot) { setStub(slot); });
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

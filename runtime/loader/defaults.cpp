// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "generated/base/slots.hpp"
#include "runtime/loader/active_table.hpp"

namespace ur::loader {
namespace {

template <typename... Args> ur_result_t UR_APICALL uninitialized(Args...) {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

// The table before initialization and after teardown.
constexpr ur_dditable_t kDefaults =
    slots::tableOf([](auto, auto &slot) { slot = uninitialized; }, uninitialized);

} // namespace

constinit const ur_dditable_t kUninitializedTable = kDefaults;
constinit ur_dditable_t activeTable = kDefaults;

void fillNullSlots(ur_dditable_t &table) noexcept {
  const auto fill = [](auto &slot) {
    if (!slot)
      slot = uninitialized;
  };
  slots::forEach(table, [&](auto, auto &slot) { fill(slot); });
  slots::forEachReserved(table, fill);
}

} // namespace ur::loader

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "generated/base/slots.hpp"

namespace ur::kit {

// Functions for slots that this adapter leaves empty. refuseUnsupported() returns an error that
// names `function`; refuseReserved() is for functions outside this interface.
ur_result_t refuseUnsupported(const char *function) noexcept;
ur_result_t UR_APICALL refuseReserved() noexcept;

template <typename Slot, typename... Args> ur_result_t UR_APICALL unsupported(Args...) noexcept {
  return refuseUnsupported(Slot::kName);
}

// Returns a table with one of these functions in every slot.
constexpr ur_dditable_t unsupportedTable() {
  return slots::tableOf([]<typename Slot>(Slot, auto &entry) { entry = unsupported<Slot>; },
                        refuseReserved);
}

} // namespace ur::kit

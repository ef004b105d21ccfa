// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "generated/base/slots.hpp"

namespace ur::kit {

// Say which function of this adapter is not there.
ur_result_t refuseUnsupported(const char *function) noexcept;
ur_result_t UR_APICALL refuseReserved() noexcept;

template <typename Slot, typename... Args> ur_result_t UR_APICALL unsupported(Args...) noexcept {
  return refuseUnsupported(Slot::kName);
}

// What an adapter's table is before its functions are put in.
constexpr ur_dditable_t unsupportedTable() {
  return slots::tableOf([]<typename Slot>(Slot, auto &place) { place = unsupported<Slot>; },
                        refuseReserved);
}

} // namespace ur::kit

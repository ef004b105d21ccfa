// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "generated/base/slots.hpp"

namespace ur::kit {

// Report the function that this adapter does not provide.
ur_result_t refuseUnsupported(const char *function) noexcept;
ur_result_t UR_APICALL refuseReserved() noexcept;

template <typename Slot, typename... Args> ur_result_t UR_APICALL unsupported(Args...) noexcept {
  return refuseUnsupported(Slot::kName);
}

// An adapter's table without its functions.
constexpr ur_dditable_t unsupportedTable() {
  return slots::tableOf([]<typename Slot>(Slot, auto &place) { place = unsupported<Slot>; },
                        refuseReserved);
}

} // namespace ur::kit

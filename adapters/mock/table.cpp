// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/unsupported.hpp"
#include "adapters/mock/call.hpp"
#include "adapters/mock/functions.hpp"
#include "adapters/mock/tables.hpp"

#include <array>

namespace ur::mock {
namespace {

template <typename Slot> constinit Function function(Slot::kName, Slot::kId);

template <typename Slot, typename... Args> ur_result_t UR_APICALL mocked(Args... args) {
  return call<typename Slot::Block>(function<Slot>, Slot::in(kRealTable), args...);
}

template <typename... Slots> constexpr auto functionsOf(slots::List<Slots...>) {
  return std::array{&function<Slots>...};
}

constexpr std::array kFunctions = functionsOf(slots::All());

} // namespace

std::span<Function *const> functions() noexcept { return kFunctions; }

constinit const ur_dditable_t kDdiTable = slots::tableOf(
    []<typename Slot>(Slot, auto &place) { place = mocked<Slot>; }, kit::refuseReserved);

} // namespace ur::mock

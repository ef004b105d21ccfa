// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The library's table: every function counts its calls and applies the test's controls.
#include "adapters/kit/unsupported.hpp"
#include "adapters/mock/functions.hpp"
#include "adapters/mock/watched_call.hpp"
#include "generated/adapters/native_cpu/functions.hpp"

#include <array>
#include <cstdint>

#include <unified-runtime/ur_ddi.h>

namespace ur::mock {
namespace {

template <typename Slot> constinit Function function(Slot::kName, Slot::kId);

// Separate from callMocked(), whose arguments can then stay in registers.
template <typename Slot, typename... Args>
[[gnu::noinline]] ur_result_t runWatched(std::uint64_t number, Args... args) {
  typename Slot::Block block{&args...};
  WatchedCall call(function<Slot>, number, sizeof...(Args) == 0 ? nullptr : &block);
  if (call.reachesAdapter())
    call.setResult(Slot::in(backend::kDdiTable)(args...));
  return call.end();
}

template <typename Slot, typename... Args> ur_result_t UR_APICALL callMocked(Args... args) {
  const Function::CallStart start = function<Slot>.begin();
  if (start.isWatched) [[unlikely]]
    return runWatched<Slot>(start.number, args...);
  return Slot::in(backend::kDdiTable)(args...);
}

template <typename... Slots> constexpr auto functionsOf(slots::List<Slots...>) {
  return std::array{&function<Slots>...};
}

constexpr std::array kFunctions = functionsOf(slots::All());

} // namespace

std::span<Function *const> functions() noexcept { return kFunctions; }

extern constinit const ur_dditable_t kDdiTable = slots::tableOf(
    []<typename Slot>(Slot, auto &entry) { entry = callMocked<Slot>; }, kit::refuseReserved);

} // namespace ur::mock

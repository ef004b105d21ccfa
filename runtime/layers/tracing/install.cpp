// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/tracing/install.hpp"

#include "runtime/layers/tracing/call.hpp"
#include "runtime/layers/tracing/read.hpp"

#include <array>

namespace ur::tracing {
namespace {

ur_dditable_t below{}; // what calls go on to

template <typename Slot>
constexpr Function kFunction{
    .name = Slot::kName,
    .id = Slot::kId,
    .read =
        [](Arguments &arguments, const void *block) {
          read(arguments, *static_cast<const typename Slot::Block *>(block));
        },
};

template <typename... Slots>
constexpr std::array<Function, sizeof...(Slots)> functionsOf(slots::List<Slots...>) {
  return {kFunction<Slots>...};
}

constexpr std::array kFunctions = functionsOf(slots::All());

template <typename Slot, typename... Args> ur_result_t UR_APICALL traced(Args... args) {
  return trace<typename Slot::Block>(kFunction<Slot>, Slot::in(below), args...);
}

} // namespace

std::span<const Function> functions() noexcept { return kFunctions; }

void install(ur_dditable_t &table) noexcept {
  if (!prepare())
    return;
  below = table;
  slots::forEach(table, []<typename Slot>(Slot, auto &place) { place = traced<Slot>; });
}

} // namespace ur::tracing

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/mock/functions.hpp"
#include "adapters/mock/watched_call.hpp"

#include <cstdint>
#include <type_traits>

namespace ur::mock {

// Kept out of call(), whose arguments can then stay in registers.
template <typename Block, typename... Args>
[[gnu::noinline]] ur_result_t callWatched(Function &function, std::uint64_t number,
                                          ur_result_t(UR_APICALL *real)(Args...), Args... args) {
  Block block{&args...};
  WatchedCall call(function, number, sizeof...(Args) == 0 ? nullptr : &block);
  if (call.reachesAdapter())
    call.setResult(real(args...));
  return call.end();
}

// A call of `function` with `args`, which make up a block of type Block; `real` serves it unless a
// test wants something else.
template <typename Block, typename... Args>
ur_result_t call(Function &function, ur_result_t(UR_APICALL *real)(Args...),
                 std::type_identity_t<Args>... args) {
  const Function::Begun begun = function.begin();
  if (begun.watched) [[unlikely]]
    return callWatched<Block>(function, begun.number, real, args...);
  return real(args...);
}

} // namespace ur::mock

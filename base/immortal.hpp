// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <utility>

namespace ur::base {

// Makes an object that nothing destroys, for state as old as the library: runtimes release their
// adapter from destructors that run after this library's own, and at that time threads of queues
// may still use it. The library is never unloaded (-z nodelete), so the object stays reachable.
//
//   static Registry &instance = immortal<Registry>();
template <typename T, typename... Arguments> T &immortal(Arguments &&...arguments) {
  return *new T(std::forward<Arguments>(arguments)...);
}

} // namespace ur::base

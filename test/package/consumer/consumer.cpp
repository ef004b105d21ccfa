// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <cstdio>

#include <ur-ipc/ur_ipc.hpp>

// 0: the installed headers go with the installed loader, which found at least one adapter.
int main() {
  const ur_ipc::loader loader;
  std::printf("%zu adapters\n", loader.adapters().size());
  return loader.adapters().empty() ? 1 : 0;
}

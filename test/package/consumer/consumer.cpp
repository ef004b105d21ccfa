// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <cstdio>

#include <ur-ipc/ur_ipc.hpp>

// Returns 0 if the installed headers match the installed loader, and the loader finds an adapter.
int main() {
  const ur_ipc::loader loader;
  std::printf("%zu adapters\n", loader.adapters().size());
  return loader.adapters().empty() ? 1 : 0;
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Exports and opens an object of each kind, and writes the handles to stdout. A test searches a
// trace for them.
#include "tools/support/ipc_kinds.hpp"

#include <cstdio>

using namespace ur::support;

namespace {

template <typename Kind> void print(const Session &session) {
  const Owned<Kind> owned(session, 4096);
  const Exported<Kind> exported(session, owned.get());
  const Opened<Kind> opened(session, exported.bytes());
  std::fwrite(exported.data(), 1, exported.size(), stdout);
}

} // namespace

int main() {
  const Runtime runtime;
  const Session session(runtime.firstDevice());
  print<MemoryKind>(session);
  print<PhysicalMemoryKind>(session);
  print<EventKind>(session);
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/handle.hpp"
#include "tools/support/ipc_kinds.hpp"

#include <vector>

namespace ur::test {

// The exports of one process, with live handles as long as this object exists: an object of each
// kind and an address inside memory. Also contains a stale handle of each kind.
class ExportedObjects {
public:
  explicit ExportedObjects(const support::Session &session);

  const std::vector<ipc::HandleBytes> &handles() const noexcept { return handles_; }

private:
  template <typename Kind> void add(const support::Exported<Kind> &handle);

  support::Owned<support::MemoryKind> memory_;
  support::Owned<support::PhysicalMemoryKind> physicalMemory_;
  support::Owned<support::EventKind> event_;
  support::Exported<support::MemoryKind> memoryHandle_;
  support::Exported<support::MemoryKind> interiorHandle_;
  support::Exported<support::PhysicalMemoryKind> physicalMemoryHandle_;
  support::Exported<support::EventKind> eventHandle_;
  std::vector<ipc::HandleBytes> handles_;
};

// Starts another process, which exports until this process exits, and returns its handles. Call it
// before any thread starts, because it forks.
std::vector<ipc::HandleBytes> exportInAnotherProcess();

} // namespace ur::test

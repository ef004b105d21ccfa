// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/handle.hpp"
#include "tools/support/ipc_kinds.hpp"

#include <vector>

namespace ur::test {

// What one process exports, alive as long as this: an object of each kind, an address inside
// memory, and one more of each kind that was put already.
class Exhibits {
public:
  explicit Exhibits(const support::Session &session);

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

// The handles of another process, which exports until this one has ended. To be called before
// there is any thread.
std::vector<ipc::HandleBytes> exhibitsOfAnotherProcess();

} // namespace ur::test

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/support/error.hpp"
#include "tools/support/ipc_kinds.hpp"

#include <cstddef>

namespace ur::support {

// USM host memory. The functions for memory handles share it. The tools cannot use this kind,
// because the headers of released adapters lack the query that reports support for it.
struct HostMemoryKind : MemoryKind {
  static constexpr const char *kName = "host memory";
  static constexpr const char *kTestName = "HostMemory";
  static constexpr ur_device_info_t kQuery = UR_DEVICE_INFO_IPC_HOST_MEMORY_SUPPORT_EXP;

  static Object create(const Session &session, std::size_t size) {
    void *memory = nullptr;
    UR_CHECK(urUSMHostAlloc(session.context(), nullptr, nullptr, size, &memory));
    return memory;
  }
};

template <> class View<HostMemoryKind> : public View<MemoryKind> {
public:
  using View<MemoryKind>::View;
};

} // namespace ur::support

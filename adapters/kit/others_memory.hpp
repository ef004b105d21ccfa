// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/memory_backend.hpp"

#include <cstddef>
#include <memory>

namespace ur::kit {

// Memory of others while it has handles; each of them holds it.
class OthersExport {
public:
  explicit OthersExport(std::unique_ptr<OthersMemory> exported) noexcept;
  OthersExport(const OthersExport &) = delete;
  OthersExport &operator=(const OthersExport &) = delete;
  ~OthersExport(); // of the last handle

  const std::unique_ptr<OthersMemory> memory;
};

// The export of what was found, which may have handles already. Those of what was at its address
// before, and is gone, end.
std::shared_ptr<const OthersExport> exportOf(std::unique_ptr<OthersMemory> found);

// Where memory lies that has handles of this process, by ExportRequest::object; null where the last
// of them is going.
std::byte *beginOf(const void *exported);

} // namespace ur::kit

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "fakes/level_zero/buffer_handles.hpp"
#include "fakes/level_zero/context.hpp"
#include "fakes/level_zero/descriptors.hpp"
#include "fakes/level_zero/exports.hpp"
#include "fakes/level_zero/residency.hpp"
#include "fakes/level_zero/ze_newer.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>

namespace host_driver {

struct PhysicalMem : Object {
  static constexpr Kind kKind = Kind::PhysicalMem;
  explicit PhysicalMem(std::shared_ptr<Context> context) : Object(kKind, std::move(context)) {}

  const Device *device = nullptr; // null for host memory
  std::size_t size = 0;
  OwnedFd file;
  OwnedFd sourceFd; // closed only at destroy, see ZE_HOST_DRIVER_IMPORTED_FD
  std::shared_ptr<BufferHandle> buffer;
  Export exportState;
  Residency residency;
  // Guarded by the virtual memory's mutex.
  std::uint32_t mappings = 0;
};

// Sizes of physical memory and of its mappings are multiples of this number of bytes.
std::size_t granularityOf(std::size_t size);

} // namespace host_driver

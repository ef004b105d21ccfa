// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "fakes/cuda/backing.hpp"

#include <array>
#include <cstddef>
#include <memory>

#include <sys/types.h>

namespace cuda_driver {

// The bytes of a CUmemFabricHandle.
using FabricHandle = std::array<unsigned char, 64>;

// Memory that every process with the same fabric can import: a file in the fabric's directory whose
// name is the handle. Its creator holds a lock on the file, so importers notice the creator's exit.
class FabricMemory {
public:
  // Throws NOT_PERMITTED without a fabric.
  explicit FabricMemory(std::size_t size);
  FabricMemory(const FabricMemory &) = delete;
  FabricMemory &operator=(const FabricMemory &) = delete;
  // Invalidates the handle. Importers keep the memory.
  ~FabricMemory();

  const FabricHandle &handle() const { return handle_; }
  const std::shared_ptr<Backing> &backing() const { return backing_; }

private:
  const FabricHandle handle_;
  const pid_t creator_;
  const std::shared_ptr<Backing> backing_;
};

// Opens the memory of a handle. Throws INVALID_VALUE if the handle is unknown or no longer valid.
std::shared_ptr<Backing> openFabric(const FabricHandle &handle);

} // namespace cuda_driver

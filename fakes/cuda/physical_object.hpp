// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "fakes/cuda/address_space.hpp"
#include "fakes/cuda/fabric.hpp"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>

namespace cuda_driver {

// Memory from cuMemCreate or from an import. It has no address. It lives as long as a handle or a
// mapping of it exists. The address space's mutex guards the members that are not const.
struct PhysicalObject {
  const std::shared_ptr<Backing> backing;
  const CUmemAllocationProp properties; // the properties that the application sees
  const bool imported;
  const std::shared_ptr<const FabricMemory> fabric; // null without a fabric handle
  const CUmemGenericAllocationHandle handle;
  std::size_t handles = 1;
};

class PhysicalObjects {
public:
  std::shared_ptr<PhysicalObject> add(std::shared_ptr<Backing> backing,
                                      const CUmemAllocationProp &properties, bool imported,
                                      std::shared_ptr<const FabricMemory> fabric = nullptr);
  // Throws INVALID_VALUE if the handle is unknown or released.
  std::shared_ptr<PhysicalObject> get(CUmemGenericAllocationHandle handle) const;
  // Add and remove a reference. release() throws INVALID_VALUE if the handle is unknown or
  // released.
  void retain(const std::shared_ptr<PhysicalObject> &object);
  void release(CUmemGenericAllocationHandle handle);

  std::size_t handleCount() const;

  // Returns the bytes of all live objects that this process created.
  std::size_t usedBytes() const noexcept { return usedBytes_; }

private:
  std::map<CUmemGenericAllocationHandle, std::shared_ptr<PhysicalObject>> objects_;
  CUmemGenericAllocationHandle next_ = 0x7000;
  std::atomic<std::size_t> usedBytes_{0};
};

PhysicalObjects &physicalObjects();

} // namespace cuda_driver

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/cuda/physical_object.hpp"

#include "fakes/cuda/device.hpp"
#include "fakes/cuda/entry.hpp"
#include "fakes/cuda/misuse.hpp"
#include "fakes/cuda/switches.hpp"

namespace cuda_driver {

std::shared_ptr<PhysicalObject> PhysicalObjects::add(std::shared_ptr<Backing> backing,
                                                     const CUmemAllocationProp &properties,
                                                     bool imported,
                                                     std::shared_ptr<const FabricMemory> fabric) {
  const std::lock_guard lock(addressSpace().mutex());
  const std::size_t size = imported ? 0 : backing->size();
  const std::shared_ptr<PhysicalObject> object(
      new PhysicalObject{std::move(backing), properties, imported, std::move(fabric), next_, 1},
      [this, size](const PhysicalObject *pointer) {
        delete pointer;
        usedBytes_ -= size;
      });
  usedBytes_ += size;
  objects_.emplace(next_, object);
  next_ += 16;
  return object;
}

std::shared_ptr<PhysicalObject> PhysicalObjects::get(CUmemGenericAllocationHandle handle) const {
  const std::lock_guard lock(addressSpace().mutex());
  const auto entry = objects_.find(handle);
  require(entry != objects_.end(), CUDA_ERROR_INVALID_VALUE);
  return entry->second;
}

void PhysicalObjects::retain(const std::shared_ptr<PhysicalObject> &object) {
  const std::lock_guard lock(addressSpace().mutex());
  if (object->handles++ == 0)
    objects_.emplace(object->handle, object);
}

void PhysicalObjects::release(CUmemGenericAllocationHandle handle) {
  std::shared_ptr<PhysicalObject> object; // destroyed after the lock is released
  const std::lock_guard lock(addressSpace().mutex());
  const auto entry = objects_.find(handle);
  if (entry == objects_.end() && handle >= 0x7000 && handle < next_)
    reportMisuse("a handle of physical memory was released twice");
  require(entry != objects_.end(), CUDA_ERROR_INVALID_VALUE);
  if (--entry->second->handles != 0)
    return;
  object = std::move(entry->second);
  objects_.erase(entry);
}

std::size_t PhysicalObjects::handleCount() const {
  const std::lock_guard lock(addressSpace().mutex());
  std::size_t sum = 0;
  for (const auto &[handle, object] : objects_)
    sum += object->handles;
  return sum;
}

namespace {

void checkProperties(const CUmemAllocationProp *properties) {
  requirePointer(properties);
  require(switches().has("virtual_memory"), CUDA_ERROR_NOT_SUPPORTED);
  require(properties->type == CU_MEM_ALLOCATION_TYPE_PINNED &&
              properties->location.type == CU_MEM_LOCATION_TYPE_DEVICE,
          CUDA_ERROR_INVALID_VALUE);
  require(properties->location.id >= 0 && properties->location.id < devices().count(),
          CUDA_ERROR_INVALID_DEVICE);
  const CUmemAllocationHandleType types = properties->requestedHandleTypes;
  require(!(types & CU_MEM_HANDLE_TYPE_FABRIC) || !switches().fabric.empty(),
          CUDA_ERROR_NOT_PERMITTED);
  require(!(types & ~(CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR | CU_MEM_HANDLE_TYPE_FABRIC)),
          CUDA_ERROR_INVALID_VALUE);
  require(types == CU_MEM_HANDLE_TYPE_NONE || switches().has("export"), CUDA_ERROR_NOT_SUPPORTED);
}

} // namespace
} // namespace cuda_driver

using namespace cuda_driver;

DRIVER_FUNCTION(cuMemGetAllocationGranularity,
                hipMemGetAllocationGranularity)(std::size_t *granularity,
                                                const CUmemAllocationProp *properties,
                                                CUmemAllocationGranularity_flags option) {
  return entry(__func__, [&] {
    requirePointer(granularity);
    checkProperties(properties);
    require(option == CU_MEM_ALLOC_GRANULARITY_MINIMUM ||
                option == CU_MEM_ALLOC_GRANULARITY_RECOMMENDED,
            CUDA_ERROR_INVALID_VALUE);
    *granularity = kDevicePage;
  });
}

DRIVER_FUNCTION(cuMemCreate, hipMemCreate)(CUmemGenericAllocationHandle *handle, std::size_t size,
                                           const CUmemAllocationProp *properties,
                                           unsigned long long flags) {
  return entry(__func__, [&] {
    requirePointer(handle);
    checkProperties(properties);
    require(flags == 0 && size != 0 && size % kDevicePage == 0, CUDA_ERROR_INVALID_VALUE);
    requireMemory(size);
    if (properties->requestedHandleTypes & CU_MEM_HANDLE_TYPE_FABRIC) {
      const auto fabric = std::make_shared<const FabricMemory>(size);
      *handle = physicalObjects().add(fabric->backing(), *properties, false, fabric)->handle;
    } else {
      *handle = physicalObjects().add(std::make_shared<Backing>(size), *properties, false)->handle;
    }
  });
}

DRIVER_FUNCTION(cuMemRelease, hipMemRelease)(CUmemGenericAllocationHandle handle) {
  return entry(__func__, [&] { physicalObjects().release(handle); });
}

DRIVER_FUNCTION(cuMemRetainAllocationHandle,
                hipMemRetainAllocationHandle)(CUmemGenericAllocationHandle *handle, void *address) {
  return entry(__func__, [&] {
    requirePointer(handle);
    const auto range = addressSpace().findAt(reinterpret_cast<std::uintptr_t>(address));
    require(range != nullptr && range->object != nullptr, CUDA_ERROR_INVALID_VALUE);
    physicalObjects().retain(range->object);
    *handle = range->object->handle;
  });
}

DRIVER_FUNCTION(cuMemGetAllocationPropertiesFromHandle,
                hipMemGetAllocationPropertiesFromHandle)(CUmemAllocationProp *properties,
                                                         CUmemGenericAllocationHandle handle) {
  return entry(__func__, [&] {
    requirePointer(properties);
    *properties = physicalObjects().get(handle)->properties;
  });
}

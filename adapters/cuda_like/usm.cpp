// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/fabric.hpp"
#include "adapters/cuda_like/host_pages.hpp"
#include "adapters/cuda_like/legacy_memory.hpp"
#include "adapters/cuda_like/object.hpp"
#include "adapters/cuda_like/peer_access.hpp"
#include "adapters/cuda_like/small_blocks.hpp"
#include "adapters/kit/allocation.hpp"
#include "adapters/kit/backend.hpp"
#include "adapters/kit/file_memory.hpp"
#include "adapters/kit/memory_backend.hpp"
#include "adapters/kit/pages.hpp"
#include "base/error.hpp"

#include <memory>
#include <optional>
#include <utility>

namespace ur {
namespace cuda_like {
namespace {

// USM memory backed by a mapped object that this process allocated or imported.
class ObjectMemory final : public kit::Memory {
public:
  ObjectMemory(ur_context_handle_t context, const MemoryLocation &location,
               std::unique_ptr<MappedObject> object, std::size_t bytes)
      : Memory(object->start(), bytes), device_(location.device), object_(std::move(object)) {
    access_.emplace(object_->mapping(), context, location, kWriteAccess);
  }
  ~ObjectMemory() override {
    access_.reset();
    releaseOnDevice(device_, [this] { object_.reset(); });
  }

  kit::HandleParts share() override {
    const CurrentContext current(device_->context());
    return exportObject(object_->object(), device_);
  }

private:
  const ur_device_handle_t device_;
  std::unique_ptr<MappedObject> object_;
  std::optional<MappingAccess> access_;
};

// Host memory in a memory file, registered with the driver. This process allocated or imported it.
class RegisteredFile final : public kit::FileMemory {
public:
  RegisteredFile(ur_device_handle_t device, kit::FilePages memory)
      : FileMemory(std::move(memory)), device_(device) {
    const CurrentContext current(device_->context());
    pages_ = std::make_unique<HostPages>(begin, size);
  }
  ~RegisteredFile() override {
    releaseOnDevice(device_, [this] { pages_.reset(); });
  }

private:
  const ur_device_handle_t device_; // any device of the context
  std::unique_ptr<HostPages> pages_;
};

// Memory that the driver allocates without objects: managed memory, and host or device memory that
// cannot be shared.
class PlainMemory final : public kit::Memory {
public:
  PlainMemory(ur_device_handle_t device, ur_usm_type_t type, std::size_t bytes)
      : Memory(allocate(device, type, bytes), bytes), device_(device), type_(type) {}
  ~PlainMemory() override {
    releaseOnDevice(device_, [this] {
      logIfFailed(type_ == UR_USM_TYPE_HOST ? driver().freeHost(begin) : driver().free(begin),
                  "free memory");
    });
  }

  // Always throws. The kit calls this function only for host memory: it never exports managed
  // memory, and a device with plain device memory does not support sharing.
  kit::HandleParts share() override { kit::raiseNoMemoryFile(); }

private:
  // Allocates whole pages, because urUSMPoolCreate promises that allocations of different pools
  // share no page. Drivers put several small blocks of host memory on one page.
  static void *allocate(ur_device_handle_t device, ur_usm_type_t type, std::size_t bytes) {
    const std::size_t size = kit::roundUp(bytes, kit::pageSize());
    const CurrentContext current(device->context());
    void *memory = nullptr;
    switch (type) {
    case UR_USM_TYPE_HOST:
      check(driver().allocateHost(&memory, size, kHostMemoryPortable), "pin host memory");
      break;
    case UR_USM_TYPE_DEVICE:
      checkDeviceMemory(driver().allocateDevice(&memory, size), "allocate device memory");
      break;
    default:
      checkDeviceMemory(driver().allocateManaged(&memory, size, kManagedGlobal),
                        "allocate managed memory");
    }
    return memory;
  }

  const ur_device_handle_t device_; // for host memory, any device of the context
  const ur_usm_type_t type_;
};

std::unique_ptr<kit::Memory> mapObject(ur_context_handle_t context, const MemoryLocation &location,
                                       std::shared_ptr<Object> object) {
  const std::size_t bytes = object->size();
  return std::make_unique<ObjectMemory>(context, location,
                                        std::make_unique<MappedObject>(std::move(object)), bytes);
}

std::unique_ptr<kit::Memory> allocate(const kit::UsmRequest &request, ur_device_handle_t device) {
  if (request.type != UR_USM_TYPE_DEVICE || !device->capabilities().objects.supported)
    return std::make_unique<PlainMemory>(device, request.type, request.size);
  const CurrentContext current(device->context());
  if (SmallBlocks *const smallBlocks = request.context->smallBlocksOf(device))
    if (auto block = smallBlocks->allocate(request.size))
      return block;
  const std::size_t granularity = device->granularity();
  return mapObject(
      request.context, {device, device},
      makeShareable(device, (request.size + granularity - 1) / granularity * granularity));
}

} // namespace
} // namespace cuda_like

kit::UsmLimits backend::usmLimits(ur_device_handle_t device, ur_usm_type_t type) {
  if (device->usmAccess(kit::supportQueryOf(type)) == 0)
    base::raise(UR_RESULT_ERROR_INVALID_OPERATION, "{} does not support this type of USM",
                device->name());
  return {device->totalMemory(), kAlignment};
}

// Ignores the requested alignment: the drivers align all allocations to kAlignment, the largest
// alignment that usmLimits() allows.
std::unique_ptr<kit::Memory> backend::allocateUsm(const kit::UsmRequest &request) {
  const ur_device_handle_t device =
      request.device ? request.device : request.context->devices.front();
  if (request.type == UR_USM_TYPE_HOST && device->capabilities().hostMemory.supported)
    if (auto pages = kit::FilePages::tryCreate(request.size, 0)) // a new file contains zeros
      return std::make_unique<RegisteredFile>(device, *std::move(pages));
  auto memory = allocate(request, device);
  if (request.zeroed)
    request.context->perform(kit::Fill{memory->begin, {std::byte{}}, request.size});
  return memory;
}

std::unique_ptr<kit::Memory> backend::openMemory(ur_context_handle_t context,
                                                 ur_device_handle_t device,
                                                 ipc::Imported imported) {
  if (imported.flags == kit::kHostMemoryFlag)
    return std::make_unique<RegisteredFile>(device, kit::FilePages::open(imported));
  if (imported.transport == ipc::Transport::Fabric) {
    const CurrentContext current(device->context());
    return mapObject(context, {.device = device, .owner = nullptr}, importRemote(device, imported));
  }
  const MemoryLocation location = locationOf(device, imported.deviceUuid);
  try {
    if ((imported.flags & kit::kSingleMappingPerProcess) && !imported.fd)
      return openLegacy(context, device, imported);
    const CurrentContext current(device->context());
    return mapObject(context, location,
                     std::make_shared<Object>(imported.fd.get(), sizeIn(imported, device)));
  } catch (const base::Error &failure) {
    raiseIfAccessDenied(location, failure);
    throw;
  }
}

bool backend::canAccessMemoryOf(ur_device_handle_t device, ur_device_handle_t peer) {
  return device->canAccess(peer);
}

bool backend::hasAtomicsOn(ur_device_handle_t device, ur_device_handle_t peer) {
  return device->hasAtomicsOn(peer);
}

} // namespace ur

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/fabric.hpp"
#include "adapters/cuda_like/object.hpp"
#include "adapters/cuda_like/peer_access.hpp"
#include "adapters/cuda_like/range_cache.hpp"
#include "adapters/cuda_like/work.hpp"
#include "adapters/kit/address_space.hpp"
#include "adapters/kit/backend.hpp"
#include "adapters/kit/memory_backend.hpp"
#include "adapters/kit/physical_mem.hpp"
#include "base/error.hpp"
#include "base/immortal.hpp"

#include <array>
#include <exception>
#include <iterator>
#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace ur {
namespace cuda_like {
namespace {

int rightsOf(ur_virtual_mem_access_flags_t access) {
  if (access & UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE)
    return kWriteAccess;
  return access & UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY ? kReadAccess : kNoAccess;
}

// The mapping of an object, and the devices that use it.
struct Piece {
  std::unique_ptr<ObjectMapping> mapping;
  std::unique_ptr<MappingAccess> access;

  // Does nothing if an earlier call has unmapped the object.
  void unmap() {
    access->suspend();
    check(mapping->unmap(), "unmap device memory");
  }
};

using Pieces = std::map<std::uintptr_t, Piece>;

// Returns all pieces, keyed by start address. AddressSpace lets only one thread at a time access
// them.
Pieces &pieces() {
  static constinit base::Immortal<Pieces> instance;
  return instance.get();
}

// The driver maps only whole objects. Memory that is not exportable has one object per granule, so
// that any part of it can be mapped. Exportable memory is one object, because a handle carries one
// descriptor.
class ObjectSet final : public kit::PhysicalMemory {
public:
  ObjectSet(const MemoryLocation &location, std::vector<std::shared_ptr<Object>> objects,
            std::size_t bytes)
      : PhysicalMemory(bytes), location_(location), objects_(std::move(objects)) {}

  kit::HandleParts share() override {
    const CurrentContext current(location_.device->context());
    return exportObject(*objects_.front(), location_.device);
  }

  std::shared_ptr<const void> map(const kit::MapRequest &request) override {
    const CurrentContext current(location_.device->context());
    const std::size_t objectSize = objects_.front()->size();
    if (request.offset % objectSize != 0 || request.size % objectSize != 0)
      base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                  "the driver maps exportable memory of {} bytes only as a whole; map all of it, "
                  "or create separate physical memory for each part",
                  objectSize);
    const auto start = reinterpret_cast<std::uintptr_t>(request.start);
    Pieces newPieces;
    for (std::size_t position = 0; position < request.size; position += objectSize) {
      auto mapping =
          std::make_unique<ObjectMapping>(reinterpret_cast<void *>(start + position),
                                          objects_[(request.offset + position) / objectSize]);
      auto access = std::make_unique<MappingAccess>(*mapping, request.context, location_,
                                                    rightsOf(request.access));
      newPieces.emplace(start + position, Piece{std::move(mapping), std::move(access)});
    }
    pieces().merge(newPieces);
    return nullptr;
  }

private:
  const MemoryLocation location_;
  const std::vector<std::shared_ptr<Object>> objects_; // of equal size, in offset order
};

struct PieceRange {
  Pieces::iterator first;
  Pieces::iterator last;

  Pieces::iterator begin() const noexcept { return first; }
  Pieces::iterator end() const noexcept { return last; }
};

// Returns the pieces of a fully mapped range, in order.
PieceRange findPieces(void *start, std::size_t size) {
  const auto begin = reinterpret_cast<std::uintptr_t>(start);
  return {pieces().lower_bound(begin), pieces().lower_bound(begin + size)};
}

// Maps pieces again. Returns false if the driver fails for one of them.
bool restore(const PieceRange &range, ur_context_handle_t context) noexcept {
  bool isRestored = true;
  for (auto &[begin, piece] : range)
    try {
      piece.mapping->map();
      piece.access->resume(context);
    } catch (const std::exception &) {
      isRestored = false;
    }
  return isRestored;
}

} // namespace
} // namespace cuda_like

std::size_t backend::granularityOf(ur_context_handle_t context, ur_device_handle_t device,
                                   std::size_t) {
  return (device ? device : context->devices.front())->granularity();
}

std::unique_ptr<kit::PhysicalMemory> backend::createPhysicalMemory(ur_context_handle_t,
                                                                   ur_device_handle_t device,
                                                                   std::size_t size,
                                                                   bool isShareable) {
  const CurrentContext current(device->context());
  const std::size_t objectSize = isShareable ? size : device->granularity();
  std::vector<std::shared_ptr<Object>> objects;
  for (std::size_t position = 0; position < size; position += objectSize)
    objects.push_back(isShareable ? makeShareable(device, objectSize)
                                  : std::make_shared<Object>(device, objectSize, kNoExport));
  return std::make_unique<ObjectSet>(MemoryLocation{device, device}, std::move(objects), size);
}

std::unique_ptr<kit::PhysicalMemory> backend::openPhysicalMemory(ur_context_handle_t,
                                                                 ur_device_handle_t device,
                                                                 ipc::Imported imported) {
  const CurrentContext current(device->context());
  const std::size_t size = sizeIn(imported, device);
  if (imported.transport == ipc::Transport::Fabric)
    return std::make_unique<ObjectSet>(MemoryLocation{.device = device, .owner = nullptr},
                                       std::vector{importRemote(device, imported)}, size);
  const MemoryLocation location = locationOf(device, imported.deviceUuid);
  try {
    const auto object = std::make_shared<Object>(imported.fd.get(), size);
    if (location.device != location.owner) // reports denied access now, not at the first map
      const MappedObject trial(object, std::array{device->id});
    return std::make_unique<ObjectSet>(location, std::vector{object}, size);
  } catch (const base::Error &failure) {
    raiseIfAccessDenied(location, failure);
    throw;
  }
}

const bool backend::kUnmapsParts = false;

kit::ReservedRange backend::reserveRange(ur_context_handle_t context, const void *hint,
                                         std::size_t size) {
  const CurrentContext current(context->native());
  kit::ReservedRange range{nullptr, size};
  const auto reserve = [&] {
    return driver().rangeReserve(&range.start, size, 0, const_cast<void *>(hint), 0);
  };
  Code code = reserve();
  if (code != kSuccess && rangeCache().freeAll())
    code = reserve();
  check(code, "reserve addresses");
  return range;
}

void backend::freeRange(ur_context_handle_t context, void *start, std::size_t size) {
  const CurrentContext current(context->native());
  check(driver().rangeFree(start, size), "free addresses");
}

std::optional<kit::MappedMemory> backend::findMappedMemory(ur_context_handle_t context,
                                                           const void *pointer) {
  const auto mapping = kit::addressSpace().findWholeMapping(context, pointer);
  if (!mapping)
    return std::nullopt;
  const auto owner =
      std::make_shared<const kit::Reference<ur_physical_mem_handle_t>>(mapping->memory);
  const auto &memory = *owner;
  return kit::MappedMemory{.begin = mapping->begin,
                           .size = memory->size,
                           .device = memory->device,
                           .memory = memory->memory.get(),
                           .object = memory.get(),
                           .owner = owner};
}

void backend::unmapRange(ur_context_handle_t context, void *start, std::size_t size) {
  const auto begin = reinterpret_cast<std::uintptr_t>(start);
  finishUsersOf(context, Span{begin, begin + size});
  const CurrentContext current(context->native());
  const auto range = findPieces(start, size);
  auto next = range.begin();
  try {
    for (; next != range.end(); ++next)
      next->second.unmap();
  } catch (const base::Error &failure) {
    const bool isRestored = restore({range.begin(), std::next(next)}, context);
    base::raiseWithCode(failure.result(), failure.driverCode(), "{}; {}", failure.message(),
                        isRestored ? "the whole range is still mapped"
                                   : "the driver could not restore a part of the range; unmap the "
                                     "whole range again");
  }
  pieces().erase(range.begin(), range.end());
}

void backend::protectRange(ur_context_handle_t context, void *start, std::size_t size,
                           ur_virtual_mem_access_flags_t access) {
  std::size_t objectBytes = 0;
  for (const auto &[begin, piece] : findPieces(start, size))
    objectBytes += piece.mapping->size();
  if (objectBytes != size)
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                "the driver changes access only for whole objects, and the {} bytes contain a "
                "part of one; change the access of the whole object",
                size);
  const CurrentContext current(context->native());
  for (const auto &[begin, piece] : findPieces(start, size))
    piece.access->setRights(rightsOf(access));
}

} // namespace ur

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/allocation.hpp"
#include "adapters/kit/backend.hpp"
#include "adapters/kit/file_memory.hpp"
#include "adapters/level_zero/external_fd.hpp"
#include "adapters/level_zero/host_pages.hpp"
#include "adapters/level_zero/native_export.hpp"
#include "base/error.hpp"
#include "base/scope_guard.hpp"

#include <bit>
#include <cstddef>
#include <limits>
#include <memory>
#include <utility>

namespace ur {
namespace level_zero {
namespace {

constexpr auto kAnyAlignment = std::numeric_limits<std::uint32_t>::max(); // the driver checks it

// Exports the start of an allocation, because drivers disagree about handles of interior addresses.
std::shared_ptr<NativeExport> nativeExportOf(ur_context_handle_t context, const void *begin,
                                             std::size_t bytes) {
  return exportMemory(
      context,
      [context, begin] {
        void *base = nullptr;
        std::size_t size = 0;
        UR_ZE_CHECK(zeMemGetAddressRange, context->native(), begin, &base, &size);
        if (base != begin)
          base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                      "cannot export the memory: the driver placed it in a larger allocation, so "
                      "the handle would also share other memory");
        ze_ipc_mem_handle_t handle{};
        UR_ZE_CHECK(zeMemGetIpcHandle, context->native(), begin, &handle);
        return handle;
      },
      [bytes](int fd) { requireOwnBuffer(bytes, fd); });
}

// Memory that the driver allocated.
class DriverMemory final : public kit::Memory {
public:
  DriverMemory(ur_context_handle_t context, ur_usm_type_t type, void *memory, std::size_t bytes)
      : Memory(memory, bytes), context_(context), type_(type),
        native_(nativeExportOf(context, memory, bytes)) {}
  ~DriverMemory() override {
    native_->revoke();
    UR_ZE_TRY(zeMemFree, context_->native(), begin);
  }

  kit::HandleParts share() override {
    if (type_ == UR_USM_TYPE_HOST)
      kit::raiseNoMemoryFile();
    return native_->share();
  }

private:
  const ur_context_handle_t context_;
  const ur_usm_type_t type_;
  const std::shared_ptr<NativeExport> native_;
};

// Host memory in a memory file, allocated or imported, that the driver uses in place.
class FileHostMemory final : public kit::FileMemory {
public:
  FileHostMemory(ur_context_handle_t context, kit::FilePages memory)
      : FileMemory(std::move(memory)), pages_(context->native(), begin, size) {}

private:
  const HostPages pages_;
};

// Memory that the driver opened.
class OpenedMemory final : public kit::Memory {
public:
  OpenedMemory(ur_context_handle_t context, void *memory, std::size_t bytes)
      : Memory(memory, bytes), context_(context) {}
  ~OpenedMemory() override { UR_ZE_TRY(zeMemCloseIpcHandle, context_->native(), begin); }

private:
  const ur_context_handle_t context_;
};

void *allocateNative(const kit::UsmRequest &request) {
  const ze_device_mem_alloc_desc_t device{ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC, nullptr, 0, 0};
  const ze_host_mem_alloc_desc_t host{ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC, nullptr, 0};
  const ze_context_handle_t context = request.context->native();
  void *memory = nullptr;
  switch (request.type) {
  case UR_USM_TYPE_HOST:
    UR_ZE_CHECK(zeMemAllocHost, context, &host, request.size, request.alignment, &memory);
    break;
  case UR_USM_TYPE_DEVICE:
    return allocateDevice(context, request.device->device, request.size, request.alignment);
  default:
    UR_ZE_CHECK(zeMemAllocShared, context, &device, &host, request.size, request.alignment,
                request.device->device, &memory);
  }
  return memory;
}

// Opens the driver's handle with a descriptor of this process instead of the exporter's.
void *openNative(ur_context_handle_t context, ur_device_handle_t device,
                 const ipc::Imported &imported) {
  const auto handle = std::bit_cast<ze_ipc_mem_handle_t>(imported.driverHandle);
  // If the importer's descriptor has the same number as the exporter's, a driver mistakes the
  // handle for an unmodified one. So the importer's descriptor needs another number.
  base::UniqueFd duplicateFd;
  if (imported.fd.get() == descriptorOf(handle))
    duplicateFd = duplicate(imported.fd.get());
  const int fd = duplicateFd ? duplicateFd.get() : imported.fd.get();
  void *memory = nullptr;
  const ze_result_t result = functions().zeMemOpenIpcHandle(context->native(), device->device,
                                                            withDescriptor(handle, fd), 0, &memory);
  const bool isRange = imported.flags == kit::kFetchedByDriverFlag;
  check(
      isRange
          ? "zeMemOpenIpcHandle of a range (the driver fetches the memory with pidfd_getfd; if the "
            "system forbids that, share each physical memory with urIPCGetPhysMemHandleExp)"
          : "zeMemOpenIpcHandle",
      result);
  return memory;
}

// Returns the size that the driver reports, or `defaultSize` if it reports no size.
std::size_t sizeOf(ur_context_handle_t context, const void *memory, std::size_t defaultSize) {
  void *base = nullptr;
  std::size_t size = 0;
  const ze_result_t result =
      functions().zeMemGetAddressRange(context->native(), memory, &base, &size);
  return result == ZE_RESULT_SUCCESS ? size : defaultSize;
}

} // namespace
} // namespace level_zero

kit::UsmLimits backend::usmLimits(ur_device_handle_t device, ur_usm_type_t) {
  return {device->properties.maxMemAllocSize, kAnyAlignment};
}

// Returns null, because Level Zero has no core function that makes the application's host memory
// accessible to devices, and the extension that HostPages uses takes only whole pages.
std::unique_ptr<kit::Memory> backend::useHostMemory(ur_context_handle_t, void *, std::size_t) {
  return nullptr;
}

void backend::finishHostMemory(const kit::Allocation &) noexcept {}

std::unique_ptr<kit::Memory> backend::allocateUsm(const kit::UsmRequest &request) {
  if (request.type == UR_USM_TYPE_HOST &&
      request.context->devices.front()->capabilities().hostMemory.supported)
    if (auto pages = kit::FilePages::tryCreate(request.size, request.alignment)) // contains zeros
      return std::make_unique<FileHostMemory>(request.context, *std::move(pages));
  void *begin = allocateNative(request);
  base::ScopeGuard undo([&] { UR_ZE_TRY(zeMemFree, request.context->native(), begin); });
  auto memory = std::make_unique<DriverMemory>(request.context, request.type, begin, request.size);
  undo.dismiss();
  if (request.zeroed)
    request.context->perform(Fill({begin, {std::byte{}}, request.size},
                                  request.context->devices.front()->maxFillPattern));
  return memory;
}

std::unique_ptr<kit::Memory> backend::openMemory(ur_context_handle_t context,
                                                 ur_device_handle_t device,
                                                 ipc::Imported imported) {
  if (imported.flags == kit::kHostMemoryFlag)
    return std::make_unique<FileHostMemory>(context, kit::FilePages::open(imported));
  void *begin = openNative(context, device, imported);
  base::ScopeGuard undo([&] { UR_ZE_TRY(zeMemCloseIpcHandle, context->native(), begin); });
  auto memory =
      std::make_unique<OpenedMemory>(context, begin, sizeOf(context, begin, imported.objectSize));
  undo.dismiss();
  return memory;
}

bool backend::canAccessMemoryOf(ur_device_handle_t device, ur_device_handle_t peer) {
  ze_bool_t access = false;
  UR_ZE_CHECK(zeDeviceCanAccessPeer, device->device, peer->device, &access);
  return access != 0;
}

bool backend::hasAtomicsOn(ur_device_handle_t device, ur_device_handle_t peer) {
  ze_device_p2p_properties_t properties{};
  properties.stype = ZE_STRUCTURE_TYPE_DEVICE_P2P_PROPERTIES;
  UR_ZE_CHECK(zeDeviceGetP2PProperties, device->device, peer->device, &properties);
  return (properties.flags & ZE_DEVICE_P2P_PROPERTY_FLAG_ATOMICS) != 0;
}

} // namespace ur

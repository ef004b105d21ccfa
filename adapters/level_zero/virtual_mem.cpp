// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/memory_backend.hpp"
#include "adapters/kit/share.hpp"
#include "adapters/level_zero/backend.hpp"
#include "adapters/level_zero/external_fd.hpp"
#include "base/error.hpp"
#include "base/os_calls.hpp"

#include <algorithm>
#include <limits>
#include <memory>
#include <mutex>
#include <utility>

#include <unistd.h>

namespace ur {
namespace level_zero {
namespace {

ze_memory_access_attribute_t attributeOf(ur_virtual_mem_access_flags_t access) {
  if (access & UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE)
    return ZE_MEMORY_ACCESS_ATTRIBUTE_READWRITE;
  return access & UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY ? ZE_MEMORY_ACCESS_ATTRIBUTE_READONLY
                                                       : ZE_MEMORY_ACCESS_ATTRIBUTE_NONE;
}

// The driver's unit for an allocation of that size. The units are powers of two, so the largest one
// suits all devices, for which a null one stands.
std::size_t unitFor(ur_context_handle_t context, ur_device_handle_t device, std::size_t size) {
  if (device)
    return pageSizeOf(context->native(), device->device, size);
  std::size_t largest = 0;
  for (ur_device_handle_t one : context->devices)
    largest = std::max(largest, pageSizeOf(context->native(), one->device, size));
  return largest;
}

// The size that the driver wants instead: its unit grows with the size. SIZE_MAX where none fits.
std::size_t nativeSizeOf(ur_context_handle_t context, ur_device_handle_t device, std::size_t size) {
  const std::size_t unit = unitFor(context, device, size);
  constexpr std::size_t kMost = std::numeric_limits<std::size_t>::max();
  return size > kMost - (unit - 1) ? kMost : (size + unit - 1) / unit * unit;
}

// A physical memory object of the driver with the descriptors that go with it. Each of them is
// closed once, by us or by the driver, whichever way the driver has (see Capabilities).
class NativePhysical {
public:
  // New memory; exportable where the device can export.
  NativePhysical(ur_context_handle_t context, ur_device_handle_t device, std::size_t size)
      : context_(context), capabilities_(device->capabilities()),
        memory_(createPhysical(context->native(), device->device, size,
                               capabilities_.physicalMemory.supported)) {}
  // The memory behind a descriptor, which stays the caller's.
  NativePhysical(ur_context_handle_t context, ur_device_handle_t device, std::size_t size, int fd)
      : context_(context), capabilities_(device->capabilities()), import_(duplicate(fd)),
        memory_(importPhysical(context->native(), device->device, size, import_.get())) {
    if (capabilities_.importedFd == ImportedFd::ClosedAtImport)
      static_cast<void>(import_.release());
  }
  NativePhysical(const NativePhysical &) = delete;
  NativePhysical &operator=(const NativePhysical &) = delete;
  ~NativePhysical() {
    UR_ZE_END(zePhysicalMemDestroy, context_->native(), memory_);
    if (capabilities_.importedFd == ImportedFd::ClosedAtDestroy)
      static_cast<void>(import_.release());
    if (capabilities_.exportedFd == ExportedFd::Ours)
      base::UniqueFd(exported_).reset();
  }

  ze_physical_mem_handle_t get() const noexcept { return memory_; }

  // The descriptor of new memory. The driver is asked once.
  int descriptor() {
    if (!capabilities_.physicalMemory.supported)
      base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                  "physical memory of this device has no descriptor: {}",
                  capabilities_.physicalMemory.reason);
    const std::lock_guard lock(mutex_);
    if (exported_ < 0)
      exported_ = exportedDescriptor(context_->driver(), context_->native(), memory_);
    return exported_;
  }

private:
  const kit::Retained<ur_context_handle_t> context_;
  const Capabilities &capabilities_;
  base::UniqueFd import_; // the copy that the driver was given
  ze_physical_mem_handle_t memory_ = nullptr;
  std::mutex mutex_;
  int exported_ = -1;
};

// Physical memory as the API knows it: `asked` bytes of the driver's.
class Physical final : public kit::PhysicalMemory {
public:
  // `file`: that of memory opened here, empty for own.
  Physical(ur_context_handle_t context, ur_device_handle_t device, std::size_t bytes,
           std::size_t asked, std::size_t nativeSize, std::shared_ptr<NativePhysical> native,
           base::UniqueFd file)
      : PhysicalMemory(bytes), context_(context), device_(device), asked_(asked),
        nativeSize_(nativeSize), native_(std::move(native)), file_(std::move(file)) {}

  kit::Shared share() override { return {.fd = native_->descriptor()}; }

  kit::Mapping map(const kit::MapRequest &request) override {
    // The end of both was rounded up in the same way.
    const std::size_t taken = request.offset + request.size == asked_
                                  ? std::min(nativeSize_ - request.offset, request.room)
                                  : request.size;
    const auto mapNative = [&](const NativePhysical &native) {
      return functions().zeVirtualMemMap(context_->native(), request.start, taken, native.get(),
                                         request.offset, attributeOf(request.access));
    };
    auto mapped = native_;
    ze_result_t result = mapNative(*mapped);
    // All else that is an invalid argument was checked: the memory is mapped elsewhere, and most
    // devices map each object of theirs once.
    if (result == ZE_RESULT_ERROR_INVALID_ARGUMENT) {
      mapped = std::make_shared<NativePhysical>(context_, device_, nativeSize_,
                                                file_ ? file_.get() : native_->descriptor());
      result = mapNative(*mapped);
    }
    check("zeVirtualMemMap", result);
    return {taken, std::move(mapped)};
  }

private:
  const ur_context_handle_t context_;
  const ur_device_handle_t device_;
  const std::size_t asked_;
  const std::size_t nativeSize_;
  const std::shared_ptr<NativePhysical> native_;
  const base::UniqueFd file_;
};

// What the driver knows of the size, `otherwise` where it does not.
std::size_t sizeOf(ur_context_handle_t context, const NativePhysical &memory,
                   std::size_t otherwise) {
  newer::PhysicalMemProperties properties{newer::kPhysicalMemProperties, nullptr, 0, 0};
  const ze_result_t result =
      context->driver().getProperties(context->native(), memory.get(), &properties);
  return result == ZE_RESULT_SUCCESS ? properties.size : otherwise;
}

} // namespace
} // namespace level_zero

std::size_t backend::granularityOf(ur_context_handle_t context, ur_device_handle_t device) {
  return unitFor(context, device, 1);
}

std::unique_ptr<kit::PhysicalMemory> backend::createPhysicalMemory(ur_context_handle_t context,
                                                                   ur_device_handle_t device,
                                                                   std::size_t size) {
  const std::size_t nativeSize = nativeSizeOf(context, device, size);
  return std::make_unique<Physical>(context, device, size, size, nativeSize,
                                    std::make_shared<NativePhysical>(context, device, nativeSize),
                                    base::UniqueFd());
}

std::unique_ptr<kit::PhysicalMemory> backend::openPhysicalMemory(ur_context_handle_t context,
                                                                 ur_device_handle_t device,
                                                                 ipc::Imported imported) {
  const std::size_t size = imported.objectSize;
  const off_t end = lseek(imported.fd.get(), 0, SEEK_END); // files of devices may not tell
  if (end >= 0)
    kit::requireWhole(static_cast<std::size_t>(end), size);
  const std::size_t nativeSize = nativeSizeOf(context, device, size);
  auto native = std::make_shared<NativePhysical>(context, device, nativeSize, imported.fd.get());
  const std::size_t bytes = sizeOf(context, *native, size);
  return std::make_unique<Physical>(context, device, bytes, size, nativeSize, std::move(native),
                                    std::move(imported.fd));
}

const bool backend::kUnmapsParts = false;

kit::Reserved backend::reserveRange(ur_context_handle_t context, const void *hint,
                                    std::size_t size) {
  kit::Reserved reserved{nullptr, nativeSizeOf(context, nullptr, size)};
  UR_ZE_CHECK(zeVirtualMemReserve, context->native(), reservationHint(hint), reserved.size,
              &reserved.start);
  return reserved;
}

void backend::freeRange(ur_context_handle_t context, void *start, std::size_t size) {
  UR_ZE_CHECK(zeVirtualMemFree, context->native(), start, size);
}

void backend::unmapRange(ur_context_handle_t context, void *start, std::size_t size) {
  UR_ZE_CHECK(zeVirtualMemUnmap, context->native(), start, size);
}

void backend::protectRange(ur_context_handle_t context, void *start, std::size_t size,
                           ur_virtual_mem_access_flags_t access) {
  UR_ZE_CHECK(zeVirtualMemSetAccessAttribute, context->native(), start, size, attributeOf(access));
}

} // namespace ur

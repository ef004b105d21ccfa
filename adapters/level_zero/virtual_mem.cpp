// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/backend.hpp"
#include "adapters/kit/memory_backend.hpp"
#include "adapters/kit/share.hpp"
#include "adapters/level_zero/external_fd.hpp"
#include "adapters/level_zero/mapped_range.hpp"
#include "adapters/level_zero/physical_mem.hpp"
#include "base/error.hpp"
#include "base/immortal.hpp"
#include "base/os_calls.hpp"
#include "base/scope_guard.hpp"

#include <algorithm>
#include <iterator>
#include <limits>
#include <map>
#include <memory>
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

// Returns the unit that the driver uses to allocate memory of this size. If `device` is null,
// returns the largest unit of all devices. This is a multiple of every device's unit, because units
// are powers of two.
std::size_t allocationUnitOf(ur_context_handle_t context, ur_device_handle_t device,
                             std::size_t size) {
  if (device)
    return pageSizeOf(context->native(), device->device, size);
  std::size_t largest = 0;
  for (ur_device_handle_t candidate : context->devices)
    largest = std::max(largest, pageSizeOf(context->native(), candidate->device, size));
  return largest;
}

// Rounds a size up to the driver's unit, which grows with the size. Returns SIZE_MAX if the result
// does not fit into size_t.
std::size_t nativeSizeOf(ur_context_handle_t context, ur_device_handle_t device, std::size_t size) {
  const std::size_t unit = allocationUnitOf(context, device, size);
  constexpr std::size_t kMaxSize = std::numeric_limits<std::size_t>::max();
  return size > kMaxSize - (unit - 1) ? kMaxSize : (size + unit - 1) / unit * unit;
}

// The arguments of a mapping. remapRange() uses them to map the memory again.
struct NativeMapping {
  std::size_t requestedSize; // the application's argument
  std::size_t size;          // the argument of the driver's call
  ze_physical_mem_handle_t memory;
  std::size_t offset;
  ze_memory_access_attribute_t access;
};

// Returns the mappings by start address. Only the thread that has locked the address space accesses
// them.
std::map<const void *, NativeMapping> &nativeMappings() {
  static constinit base::Immortal<std::map<const void *, NativeMapping>> instance;
  return instance.get();
}

ze_result_t mapNative(ur_context_handle_t context, const void *start,
                      const NativeMapping &mapping) {
  return functions().zeVirtualMemMap(context->native(), start, mapping.size, mapping.memory,
                                     mapping.offset, mapping.access);
}

// Physical memory of the API: the first `requestedSize` bytes of the driver's memory.
class ZeMemory final : public kit::PhysicalMemory {
public:
  ZeMemory(ur_context_handle_t context, ur_device_handle_t device, std::size_t bytes,
           std::size_t requestedSize, std::size_t nativeSize, std::shared_ptr<PhysicalUse> native)
      : PhysicalMemory(bytes), context_(context), device_(device), requestedSize_(requestedSize),
        nativeSize_(nativeSize), native_(std::move(native)) {}
  ~ZeMemory() override { revokeRangesWith(*this); }

  kit::HandleParts share() override { return {.fd = native_->descriptor()}; }

  std::shared_ptr<const void> map(const kit::MapRequest &request) override {
    // The driver's memory and reservation may be larger than requested. A mapping up to the end of
    // the memory also covers the rest, as far as the reservation has room.
    const std::size_t mappedSize = request.offset + request.size == requestedSize_
                                       ? std::min(nativeSize_ - request.offset, request.freeBytes)
                                       : request.size;
    const NativeMapping mapping{request.size, mappedSize, native_->get(), request.offset,
                                attributeOf(request.access)};
    const auto entry = nativeMappings().insert_or_assign(request.start, mapping).first;
    base::ScopeGuard undo([&] { nativeMappings().erase(entry); });
    const ze_result_t result = mapNative(context_, request.start, mapping);
    if (result == ZE_RESULT_ERROR_UNSUPPORTED_ALIGNMENT)
      base::raise(UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT,
                  "the address and the offset of a mapping of {} bytes must be multiples of {}, "
                  "the granularity for that size",
                  mappedSize, pageSizeOf(context_->native(), device_->device, mappedSize));
    // Earlier checks exclude all other causes of this result. A second import of the memory cannot
    // help, because the driver closes the buffer of both imports when one is destroyed.
    if (result == ZE_RESULT_ERROR_INVALID_ARGUMENT)
      base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                  "the device maps physical memory at only one address at a time, and this process "
                  "has already mapped it; unmap it first");
    check("zeVirtualMemMap", result);
    undo.dismiss();
    return native_;
  }

private:
  const ur_context_handle_t context_;
  const ur_device_handle_t device_;
  const std::size_t requestedSize_;
  const std::size_t nativeSize_;
  const std::shared_ptr<PhysicalUse> native_;
};

// Maps all mappings of the range again, for drivers that lose an offset when the access changes.
void remapRange(ur_context_handle_t context, const std::byte *start, std::size_t size,
                ze_memory_access_attribute_t access) {
  const auto first = nativeMappings().lower_bound(start);
  const auto last = nativeMappings().lower_bound(start + size);
  if (first == last || first->first != start ||
      static_cast<const std::byte *>(std::prev(last)->first) +
              std::prev(last)->second.requestedSize >
          start + size)
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                "this driver changes access only for whole mappings, and the range contains a "
                "part of a mapping; change the access of the whole mapping");
  for (auto entry = first; entry != last; ++entry) {
    NativeMapping &mapping = entry->second;
    const ze_memory_access_attribute_t oldAccess = std::exchange(mapping.access, access);
    UR_ZE_CHECK(zeVirtualMemUnmap, context->native(), entry->first, mapping.size);
    const ze_result_t result = mapNative(context, entry->first, mapping);
    if (result == ZE_RESULT_SUCCESS)
      continue;
    mapping.access = oldAccess;
    logIfFailed("zeVirtualMemMap with the old access", mapNative(context, entry->first, mapping));
    raiseFailure("zeVirtualMemMap", result);
  }
}

} // namespace
} // namespace level_zero

std::size_t backend::granularityOf(ur_context_handle_t context, ur_device_handle_t device,
                                   std::size_t size) {
  return allocationUnitOf(context, device, size);
}

std::unique_ptr<kit::PhysicalMemory> backend::createPhysicalMemory(ur_context_handle_t context,
                                                                   ur_device_handle_t device,
                                                                   std::size_t size, bool) {
  const std::size_t nativeSize = nativeSizeOf(context, device, size);
  return std::make_unique<ZeMemory>(context, device, size, size, nativeSize,
                                    PhysicalUse::create(context, device, nativeSize));
}

std::unique_ptr<kit::PhysicalMemory> backend::openPhysicalMemory(ur_context_handle_t context,
                                                                 ur_device_handle_t device,
                                                                 ipc::Imported imported) {
  const std::size_t size = imported.objectSize;
  const off_t end = lseek(imported.fd.get(), 0, SEEK_END); // -1 for a device file without a size
  if (end >= 0)
    kit::requireClaimedSize(static_cast<std::size_t>(end), size);
  const std::size_t nativeSize = nativeSizeOf(context, device, size);
  auto native = PhysicalUse::ofDescriptor(context, device, nativeSize, imported.fd.get());
  const std::size_t bytes = native->sizeOr(size);
  return std::make_unique<ZeMemory>(context, device, bytes, size, nativeSize, std::move(native));
}

const bool backend::kUnmapsParts = false;

kit::ReservedRange backend::reserveRange(ur_context_handle_t context, const void *hint,
                                         std::size_t size) {
  kit::ReservedRange reserved{nullptr, nativeSizeOf(context, nullptr, size)};
  UR_ZE_CHECK(zeVirtualMemReserve, context->native(), reservationHint(hint), reserved.size,
              &reserved.start);
  return reserved;
}

void backend::freeRange(ur_context_handle_t context, void *start, std::size_t size) {
  UR_ZE_CHECK(zeVirtualMemFree, context->native(), start, size);
}

void backend::unmapRange(ur_context_handle_t context, void *start, std::size_t size) {
  const auto last = nativeMappings().lower_bound(static_cast<const std::byte *>(start) + size);
  bool isPartial = false;
  try {
    for (auto entry = nativeMappings().lower_bound(start); entry != last;
         entry = nativeMappings().erase(entry), isPartial = true)
      UR_ZE_CHECK(zeVirtualMemUnmap, context->native(), entry->first, entry->second.size);
  } catch (const base::Error &failure) {
    if (!isPartial)
      throw;
    base::raiseWithCode(failure.result(), failure.driverCode(),
                        "{}; a part of the range is unmapped; unmap the whole range again",
                        failure.message());
  }
}

void backend::protectRange(ur_context_handle_t context, void *start, std::size_t size,
                           ur_virtual_mem_access_flags_t access) {
  const bool canSetRange = std::ranges::all_of(context->devices, [](ur_device_handle_t device) {
    return device->capabilities().setsAccessByRange;
  });
  if (canSetRange)
    UR_ZE_CHECK(zeVirtualMemSetAccessAttribute, context->native(), start, size,
                attributeOf(access));
  else
    remapRange(context, static_cast<const std::byte *>(start), size, attributeOf(access));
}

} // namespace ur

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/buffer_rules.hpp"

#include "adapters/kit/allocation.hpp"
#include "adapters/kit/descriptor.hpp"
#include "base/error.hpp"

#include <bit>

namespace ur::kit {
namespace {

constexpr ur_mem_flags_t kAccessFlags =
    UR_MEM_FLAG_READ_WRITE | UR_MEM_FLAG_WRITE_ONLY | UR_MEM_FLAG_READ_ONLY;
constexpr ur_mem_flags_t kNewMemoryFlags =
    UR_MEM_FLAG_ALLOC_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER;
constexpr ur_mem_flags_t kHostMemoryFlags = UR_MEM_FLAG_USE_HOST_POINTER | kNewMemoryFlags;
constexpr ur_mem_flags_t kHostPointerFlags =
    UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER;

} // namespace

void *hostMemoryOf(ur_mem_flags_t flags, const ur_buffer_properties_t *properties) {
  void *const host = properties ? properties->pHost : nullptr;
  if ((flags & kHostPointerFlags) != 0 && !host)
    base::raise(UR_RESULT_ERROR_INVALID_HOST_PTR,
                "the flags {:#x} require host memory; pass it in ur_buffer_properties_t::pHost",
                flags);
  if ((flags & kHostPointerFlags) == 0 && host)
    base::raise(UR_RESULT_ERROR_INVALID_HOST_PTR,
                "pHost of the properties is not null, but the flags {:#x} do not use it; pass a "
                "flag to use or to copy it",
                flags);
  if (properties)
    requireType(*properties, UR_STRUCTURE_TYPE_BUFFER_PROPERTIES, "buffer properties");
  if (flags & UR_MEM_FLAG_USE_HOST_POINTER && flags & kNewMemoryFlags)
    base::raise(
        UR_RESULT_ERROR_INVALID_VALUE,
        "the flags request a buffer in the application's host memory and also in new memory; "
        "pass only one flag about host memory");
  return host;
}

ur_mem_flag_t accessOf(ur_mem_flags_t flags) {
  const ur_mem_flags_t access = flags & kAccessFlags;
  if (std::popcount(access) > 1)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "the flags {:#x} contain more than one access flag; pass at most one", flags);
  return access != 0 ? static_cast<ur_mem_flag_t>(access) : UR_MEM_FLAG_READ_WRITE;
}

ur_mem_flag_t accessToPart(ur_mem_flags_t flags, ur_mem_flag_t access) {
  if (flags & kHostMemoryFlags)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "the flags {:#x} contain a flag about host memory, but a part always uses its "
                "buffer's memory; pass only an access flag",
                flags);
  if (flags == 0)
    return access;
  const ur_mem_flag_t partAccess = accessOf(flags);
  if (access != UR_MEM_FLAG_READ_WRITE && partAccess != access)
    base::raise(
        UR_RESULT_ERROR_INVALID_VALUE,
        "the flags {:#x} allow more access than the buffer's flags, {:#x}; pass the same or 0",
        flags, static_cast<unsigned>(access));
  return partAccess;
}

void requireBufferSize(std::size_t size, std::size_t largest) {
  if (size == 0 || size > largest)
    base::raise(UR_RESULT_ERROR_INVALID_BUFFER_SIZE,
                "a buffer cannot have {} bytes; the devices of this context allow 1 to {}", size,
                largest);
}

void requirePart(const ur_buffer_region_t &region, std::size_t size) {
  requireType(region, UR_STRUCTURE_TYPE_BUFFER_REGION, "buffer region");
  if (region.size == 0)
    base::raise(UR_RESULT_ERROR_INVALID_BUFFER_SIZE,
                "a part of a buffer must have at least one byte");
  if (region.origin > size || region.size > size - region.origin)
    base::raise(UR_RESULT_ERROR_INVALID_BUFFER_SIZE,
                "{} bytes from offset {} reach past the end of the buffer, which has {} bytes",
                region.size, region.origin, size);
}

void requireRange(std::size_t offset, std::size_t size, std::size_t bufferSize) {
  if (offset > bufferSize || size > bufferSize - offset)
    base::raise(UR_RESULT_ERROR_INVALID_SIZE,
                "{} bytes from offset {} reach past the end of the buffer, which has {} bytes",
                size, offset, bufferSize);
}

void requirePattern(std::size_t patternSize, std::size_t offset, std::size_t size) {
  requirePattern(patternSize, size);
  if (offset % patternSize != 0)
    base::raise(UR_RESULT_ERROR_INVALID_SIZE,
                "the offset {} is not a multiple of the pattern's {} bytes", offset, patternSize);
}

} // namespace ur::kit

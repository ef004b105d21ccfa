// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/external_fd.hpp"

#include "base/error.hpp"
#include "base/system_error.hpp"

#include <cerrno>

#include <fcntl.h>
#include <unistd.h>

namespace ur::level_zero {

FileId requireFileId(int fd) {
  FileId file = fileIdOf(fd);
  if (!file)
    base::raiseSystem(errno, "cannot inspect descriptor {} of shared memory: fstat", fd);
  return file;
}

base::UniqueFd duplicate(int fd) {
  base::UniqueFd copy(base::os().fcntl(fd, F_DUPFD_CLOEXEC, 0));
  if (!copy && errno == EBADF)
    base::raise(
        UR_RESULT_ERROR_INVALID_ARGUMENT,
        "the driver's memory handle starts with {}, which is not a descriptor; this adapter "
        "does not support the driver's handle format",
        fd);
  if (!copy)
    base::raiseSystem(errno, "cannot duplicate the driver's descriptor {}: fcntl", fd);
  return copy;
}

void *allocateDevice(ze_context_handle_t context, ze_device_handle_t device, std::size_t size,
                     std::size_t alignment) {
  const ze_external_memory_export_desc_t exportDesc{ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_DESC,
                                                    nullptr,
                                                    ZE_EXTERNAL_MEMORY_TYPE_FLAG_OPAQUE_FD};
  ze_device_mem_alloc_desc_t description{ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC, &exportDesc, 0,
                                         0};
  void *memory = nullptr;
  const ze_result_t result =
      functions().zeMemAllocDevice(context, &description, size, alignment, device, &memory);
  if (result == ZE_RESULT_ERROR_UNSUPPORTED_FEATURE ||
      result == ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION) {
    description.pNext = nullptr;
    UR_ZE_CHECK(zeMemAllocDevice, context, &description, size, alignment, device, &memory);
  } else {
    check("zeMemAllocDevice", result);
  }
  return memory;
}

void requireOwnBuffer(std::size_t size, int fd) {
  // The driver uses pages of kLarge bytes for allocations of at least that size, and pages of
  // kSmall bytes for smaller ones.
  constexpr std::size_t kLarge = std::size_t{2} << 20;
  constexpr std::size_t kSmall = std::size_t{64} << 10;
  const std::size_t page = size < kLarge ? kSmall : kLarge;
  // fstat reports no size for a device file. lseek fails for files that cannot seek.
  off_t end = lseek(fd, 0, SEEK_END);
  if (end < 0) {
    struct stat status{};
    base::requireSystem(base::os().fstat(fd, &status), "cannot inspect the memory's buffer: fstat");
    end = status.st_size;
  }
  if (end > 0 && (static_cast<std::size_t>(end) - 1) / page > (size - 1) / page)
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "cannot export the memory: the driver placed its {} bytes in a buffer of {} bytes, "
                "so importers would also see the other bytes of the buffer",
                size, end);
}

std::size_t pageSizeOf(ze_context_handle_t context, ze_device_handle_t device, std::size_t size) {
  std::size_t unit = 0;
  UR_ZE_CHECK(zeVirtualMemQueryPageSize, context, device, size, &unit);
  return unit;
}

namespace {

ze_physical_mem_handle_t create(ze_context_handle_t context, ze_device_handle_t device,
                                std::size_t size, const void *chain) {
  ze_physical_mem_desc_t description{ZE_STRUCTURE_TYPE_PHYSICAL_MEM_DESC, chain, 0, size};
  ze_physical_mem_handle_t memory = nullptr;
  UR_ZE_CHECK(zePhysicalMemCreate, context, device, &description, &memory);
  return memory;
}

} // namespace

ze_physical_mem_handle_t createPhysical(ze_context_handle_t context, ze_device_handle_t device,
                                        std::size_t size, bool exportable) {
  const ze_external_memory_export_desc_t exportDesc{ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_DESC,
                                                    nullptr,
                                                    ZE_EXTERNAL_MEMORY_TYPE_FLAG_OPAQUE_FD};
  return create(context, device, size, exportable ? &exportDesc : nullptr);
}

ze_physical_mem_handle_t importPhysical(ze_context_handle_t context, ze_device_handle_t device,
                                        std::size_t size, int fd) {
  const ze_external_memory_import_fd_t source{ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMPORT_FD, nullptr,
                                              ZE_EXTERNAL_MEMORY_TYPE_FLAG_OPAQUE_FD, fd};
  return create(context, device, size, &source);
}

int exportedDescriptor(const DriverFunctions &driver, ze_context_handle_t context,
                       ze_physical_mem_handle_t memory) {
  ze_external_memory_export_fd_t exported{ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_FD, nullptr,
                                          ZE_EXTERNAL_MEMORY_TYPE_FLAG_OPAQUE_FD, -1};
  newer::PhysicalMemProperties properties{newer::kPhysicalMemProperties, &exported, 0, 0};
  check("zePhysicalMemGetProperties", driver.getPhysMemProperties(context, memory, &properties));
  if (exported.fd < 0)
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                "zePhysicalMemGetProperties returned no descriptor: the driver ignores "
                "ze_external_memory_export_fd_t");
  return exported.fd;
}

} // namespace ur::level_zero

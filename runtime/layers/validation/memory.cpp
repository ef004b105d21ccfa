// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/validation/memory.hpp"

#include <cerrno>

#include <sys/uio.h>
#include <unistd.h>

namespace ur::validation {
namespace {

template <typename T>
bool query(const ur_dditable_t &table, ur_context_handle_t context, const void *address,
           ur_usm_alloc_info_t name, T &value) noexcept {
  return table.USM.pfnGetMemAllocInfo(context, address, name, sizeof(value), &value, nullptr) ==
         UR_RESULT_SUCCESS;
}

} // namespace

bool boundsAreChecked = false;

std::optional<Extent> extentOf(const ur_dditable_t &table, ur_context_handle_t context,
                               const void *address) noexcept {
  ur_usm_type_t type = UR_USM_TYPE_UNKNOWN;
  void *base = nullptr;
  std::size_t size = 0;
  if (!query(table, context, address, UR_USM_ALLOC_INFO_TYPE, type) ||
      type == UR_USM_TYPE_UNKNOWN ||
      !query(table, context, address, UR_USM_ALLOC_INFO_BASE_PTR, base) ||
      !query(table, context, address, UR_USM_ALLOC_INFO_SIZE, size))
    return std::nullopt;
  return Extent{reinterpret_cast<std::uintptr_t>(base), size};
}

bool crossesMemoryEnd(const ur_dditable_t &table, ur_context_handle_t context, const void *address,
                      std::size_t size) noexcept {
  const auto extent = extentOf(table, context, address);
  if (!extent)
    return false;
  const std::uintptr_t offset = reinterpret_cast<std::uintptr_t>(address) - extent->first;
  return offset <= extent->size && size > extent->size - offset;
}

bool crossesMemoryEnd(const ur_dditable_t &table, ur_queue_handle_t queue, const void *address,
                      std::size_t size) noexcept {
  ur_context_handle_t context = nullptr;
  return table.Queue.pfnGetInfo(queue, UR_QUEUE_INFO_CONTEXT, sizeof(context), &context, nullptr) ==
             UR_RESULT_SUCCESS &&
         crossesMemoryEnd(table, context, address, size);
}

bool readOwnMemory(const void *from, std::span<std::byte> to) noexcept {
  const iovec local{.iov_base = to.data(), .iov_len = to.size()};
  const iovec remote{.iov_base = const_cast<void *>(from), .iov_len = to.size()};
  return process_vm_readv(getpid(), &local, 1, &remote, 1, 0) == static_cast<ssize_t>(to.size());
}

bool isOwnMemory(const void *address) noexcept {
  std::byte byte;
  return readOwnMemory(address, {&byte, 1}) || errno != EFAULT;
}

} // namespace ur::validation

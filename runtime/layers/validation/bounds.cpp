// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/validation/bounds.hpp"

namespace ur::validation {
namespace {

template <typename T>
bool ask(const ur_dditable_t &table, ur_context_handle_t context, const void *address,
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
  if (!ask(table, context, address, UR_USM_ALLOC_INFO_TYPE, type) || type == UR_USM_TYPE_UNKNOWN ||
      !ask(table, context, address, UR_USM_ALLOC_INFO_BASE_PTR, base) ||
      !ask(table, context, address, UR_USM_ALLOC_INFO_SIZE, size))
    return std::nullopt;
  return Extent{reinterpret_cast<std::uintptr_t>(base), size};
}

bool findPastEnd(const ur_dditable_t &table, ur_context_handle_t context, const void *address,
                 std::size_t size) noexcept {
  const auto extent = extentOf(table, context, address);
  if (!extent)
    return false;
  const std::uintptr_t offset = reinterpret_cast<std::uintptr_t>(address) - extent->first;
  return offset <= extent->size && size > extent->size - offset;
}

bool findPastEnd(const ur_dditable_t &table, ur_queue_handle_t queue, const void *address,
                 std::size_t size) noexcept {
  ur_context_handle_t context = nullptr;
  return table.Queue.pfnGetInfo(queue, UR_QUEUE_INFO_CONTEXT, sizeof(context), &context, nullptr) ==
             UR_RESULT_SUCCESS &&
         findPastEnd(table, context, address, size);
}

} // namespace ur::validation

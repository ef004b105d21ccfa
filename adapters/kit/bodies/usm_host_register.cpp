// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory that the application allocated itself and registers as host memory of a context.
#include "adapters/kit/allocation.hpp"
#include "adapters/kit/backend.hpp"
#include "adapters/kit/descriptor.hpp"
#include "adapters/kit/pages.hpp"
#include "adapters/kit/process.hpp"
#include "base/error.hpp"
#include "base/fork.hpp"
#include "base/immortal.hpp"
#include "ipc/mapped_ranges.hpp"

#include <algorithm>
#include <cstdint>
#include <mutex>
#include <utility>

#include <sys/mman.h>

namespace ur {
namespace {

// Held while a call checks and registers pages, so that two threads cannot register the same page.
base::ForkSafeMutex &registrationMutex() {
  static constinit base::Immortal<base::ForkSafeMutex> instance;
  return instance.get();
}

// Throws INVALID_VALUE if the process cannot access the whole range.
void requireMapped(const std::byte *begin, std::size_t size, int rights) {
  const std::byte *const end = begin + std::min(size, ~reinterpret_cast<std::uintptr_t>(begin));
  const std::byte *coveredEnd = begin;
  for (const base::MappedRange &range : ipc::mappedRanges(kit::process().os, begin, end))
    if (range.begin <= coveredEnd && (range.protection & rights) == rights)
      coveredEnd = range.end;
  if (static_cast<std::size_t>(coveredEnd - begin) < size)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "{} bytes at {} are not mapped for {}; pass memory that the process can access",
                size, static_cast<const void *>(begin),
                rights & PROT_WRITE ? "reading and writing" : "reading");
}

void requirePages(const void *begin, std::size_t size, int rights) {
  const std::size_t page = kit::pageSize();
  if (size == 0 || size % page != 0 || reinterpret_cast<std::uintptr_t>(begin) % page != 0)
    base::raise(
        UR_RESULT_ERROR_INVALID_VALUE,
        "{} bytes at {} are not whole pages of {} bytes; align the address and the size to pages",
        size, begin, page);
  const auto *const first = static_cast<const std::byte *>(begin);
  requireMapped(first, size, rights);
  for (std::size_t offset = 0; offset < size; offset += page)
    if (kit::allocations().covers(first + offset))
      base::raise(
          UR_RESULT_ERROR_INVALID_VALUE,
          "the page at offset {} is USM memory or registered already; register each page once, "
          "and only memory that is not USM memory",
          offset);
}

} // namespace

void backend::urUSMHostAllocRegisterExp(
    ur_context_handle_t hContext, void *pHostMem, size_t size,
    const ur_exp_usm_host_alloc_register_properties_t *pProperties) {
  if (pProperties) {
    kit::requireType(*pProperties, UR_STRUCTURE_TYPE_EXP_USM_HOST_ALLOC_REGISTER_PROPERTIES,
                     "registration properties");
    kit::requireDeclared(pProperties->flags, UR_EXP_USM_HOST_ALLOC_REGISTER_FLAGS_MASK,
                         "registration flags");
  }
  const bool readOnly =
      pProperties && (pProperties->flags & UR_EXP_USM_HOST_ALLOC_REGISTER_FLAG_READ_ONLY) != 0;
  const std::lock_guard lock(registrationMutex());
  requirePages(pHostMem, size, readOnly ? PROT_READ : PROT_READ | PROT_WRITE);
  auto memory = backend::useHostMemory(hContext, pHostMem, size);
  if (!memory)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "the driver cannot use the {} bytes at {}; pass memory that is mapped, writable "
                "and not registered with the driver",
                size, pHostMem);
  auto allocation =
      kit::Allocation::make(hContext, nullptr, UR_USM_TYPE_HOST, size, std::move(memory));
  allocation->registered = true;
  kit::allocations().insert(std::move(allocation));
}

void backend::urUSMHostAllocUnregisterExp(ur_context_handle_t hContext, void *pHostMem) {
  const auto allocation = kit::allocations().take(pHostMem, [&](const kit::Allocation &candidate) {
    return candidate.begin == pHostMem && candidate.context.get() == hContext &&
           candidate.registered;
  });
  if (!allocation)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "{} is not the address of memory that urUSMHostAllocRegisterExp registered with "
                "this context",
                pHostMem);
  allocation->freeMemory();
}

} // namespace ur

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/host_pages.hpp"

#include "adapters/level_zero/driver_functions.hpp"
#include "adapters/level_zero/ze_newer.hpp"
#include "base/error.hpp"

namespace ur::level_zero {

HostPages::HostPages(ze_context_handle_t context, void *start, std::size_t size)
    : context_(context) {
  const newer::ExternalMemmapSysmemDesc pages{newer::kExternalMemmapSysmemDesc, nullptr, start,
                                              size};
  const ze_host_mem_alloc_desc_t description{ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC, &pages, 0};
  UR_ZE_CHECK(zeMemAllocHost, context, &description, size, 0, &start_);
  if (start_ == start)
    return;
  // A driver without the extension ignores the structure and returns other memory.
  UR_ZE_TRY(zeMemFree, context_, start_);
  base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
              "the driver does not use pages of the process as host memory: it lacks "
              "ZE_extension_external_memmap_sysmem");
}

HostPages::~HostPages() { UR_ZE_TRY(zeMemFree, context_, start_); }

} // namespace ur::level_zero

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>

#include <level_zero/ze_api.h>

namespace ur::level_zero {

// Makes whole pages of this process USM host memory of the context, at their own address, for the
// lifetime of this object. Before destroying the object, the caller must wait for all commands that
// use the pages.
class HostPages {
public:
  // Throws UNSUPPORTED_FEATURE if the driver lacks the extension. Source: zeMemAllocHost with
  // ZE_extension_external_memmap_sysmem.
  HostPages(ze_context_handle_t context, void *start, std::size_t size);
  HostPages(const HostPages &) = delete;
  HostPages &operator=(const HostPages &) = delete;
  ~HostPages();

private:
  const ze_context_handle_t context_;
  void *start_ = nullptr;
};

} // namespace ur::level_zero

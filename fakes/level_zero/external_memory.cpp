// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/level_zero/external_memory.hpp"

#include "fakes/level_zero/chain.hpp"
#include "fakes/level_zero/failure.hpp"

namespace host_driver {

std::uint32_t exportTypesOf(const void *chain) {
  const auto *desc = findInChain<const ze_external_memory_export_desc_t>(
      chain, ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_DESC);
  if (desc == nullptr)
    return 0;
  require(switches().has("export"), ZE_RESULT_ERROR_UNSUPPORTED_FEATURE);
  require(desc->flags != 0 && (desc->flags & ~kDescriptorTypes) == 0,
          ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
  return desc->flags;
}

std::optional<int> importedFdOf(const void *chain) {
  const auto *import = findInChain<const ze_external_memory_import_fd_t>(
      chain, ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMPORT_FD);
  if (import == nullptr)
    return std::nullopt;
  require(switches().has("import"), ZE_RESULT_ERROR_UNSUPPORTED_FEATURE);
  require(import->flags == ZE_EXTERNAL_MEMORY_TYPE_FLAG_OPAQUE_FD ||
              import->flags == ZE_EXTERNAL_MEMORY_TYPE_FLAG_DMA_BUF,
          ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
  return import->fd;
}

OwnedFd importFd(int fd, ImportedFd rule, const char *purpose) {
  OwnedFd duplicateFd = rule == ImportedFd::AtDestroy ? OwnedFd() : duplicate(fd, purpose);
  if (rule == ImportedFd::Caller)
    return duplicateFd;
  OwnedFd original(fd, purpose);
  original.shareWithApplication();
  if (rule == ImportedFd::AtDestroy)
    return original;
  return duplicateFd;
}

} // namespace host_driver

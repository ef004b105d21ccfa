// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/system_error.hpp"

#include "base/error.hpp"

#include <cstring>

namespace ur::base {
namespace {

std::string_view remedyOf(int error) noexcept {
  switch (error) {
  case EMFILE:
    return "; close descriptors or raise the process's limit (ulimit -n)";
  case ENFILE:
    return "; raise the system's limit of open files (fs.file-max)";
  case ENOMEM:
    return "; free memory, or raise the limits of mappings (vm.max_map_count) and address space";
  case EPERM:
  case EACCES:
    return "; the kernel or a sandbox refuses: look at its seccomp profile and file permissions";
  case ENOSYS:
    return "; the kernel or a sandbox lacks this call";
  default:
    return "";
  }
}

} // namespace

ur_result_t resultOf(int error) noexcept {
  switch (error) {
  case EMFILE:
  case ENFILE:
  case EAGAIN:
  case EINTR:
  case ETIMEDOUT:
  case ENOBUFS:
    return UR_RESULT_ERROR_OUT_OF_RESOURCES;
  case ENOMEM:
  case ENOSPC:
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  case EPERM:
  case EACCES:
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  case ENOSYS:
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  default:
    return UR_RESULT_ERROR_ADAPTER_SPECIFIC;
  }
}

std::string errorName(int error) {
  const char *name = strerrorname_np(error);
  return name ? name : fmt::format("errno {}", error);
}

void throwSystem(int error, std::string tried) {
  throw Error(resultOf(error), fmt::format("{}: {}{}", tried, errorName(error), remedyOf(error)),
              error);
}

} // namespace ur::base

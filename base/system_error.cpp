// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/system_error.hpp"

#include "base/error.hpp"

#include <algorithm>
#include <array>
#include <cstring>

namespace ur::base {
namespace {

// The result code and the remedy for an errno that reports a shortage, a denied permission or a
// missing call.
struct Meaning {
  int error;
  ur_result_t result;
  std::string_view remedy;
};

constexpr std::string_view kPermissionRemedy =
    "; the kernel or a sandbox forbids the call: check the seccomp profile and file permissions";

constexpr std::array kMeanings{
    Meaning{EMFILE, UR_RESULT_ERROR_OUT_OF_RESOURCES,
            "; close descriptors or raise the process's limit (ulimit -n)"},
    Meaning{ENFILE, UR_RESULT_ERROR_OUT_OF_RESOURCES,
            "; raise the system's limit of open files (fs.file-max)"},
    Meaning{EAGAIN, UR_RESULT_ERROR_OUT_OF_RESOURCES, ""},
    Meaning{EINTR, UR_RESULT_ERROR_OUT_OF_RESOURCES, ""},
    Meaning{ETIMEDOUT, UR_RESULT_ERROR_OUT_OF_RESOURCES, ""},
    Meaning{ENOBUFS, UR_RESULT_ERROR_OUT_OF_RESOURCES, ""},
    Meaning{ENOMEM, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY,
            "; free memory, or raise the limits of mappings (vm.max_map_count) and address space"},
    Meaning{ENOSPC, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, ""},
    // ENOLCK: the kernel has no memory for a file lock.
    Meaning{ENOLCK, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, ""},
    Meaning{EPERM, UR_RESULT_ERROR_INVALID_ARGUMENT, kPermissionRemedy},
    Meaning{EACCES, UR_RESULT_ERROR_INVALID_ARGUMENT, kPermissionRemedy},
    Meaning{ENOSYS, UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
            "; the kernel lacks this call, or a sandbox blocks it: check the seccomp profile"},
};

Meaning meaningOf(int error) noexcept {
  const auto match = std::ranges::find(kMeanings, error, &Meaning::error);
  return match == kMeanings.end() ? Meaning{error, UR_RESULT_ERROR_ADAPTER_SPECIFIC, ""} : *match;
}

} // namespace

ur_result_t resultOf(int error) noexcept { return meaningOf(error).result; }

std::string errorName(int error) {
  const char *name = strerrorname_np(error);
  return name ? name : fmt::format("errno {}", error);
}

void throwSystem(int error, std::string attempt) {
  throw Error(resultOf(error),
              fmt::format("{}: {}{}", attempt, errorName(error), meaningOf(error).remedy), error);
}

} // namespace ur::base

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/result.hpp"

#include "adapters/kit/log.hpp"
#include "adapters/level_zero/last_error.hpp"
#include "base/error.hpp"
#include "base/os_calls.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <string>

#include <sys/eventfd.h>

namespace ur::level_zero {
namespace {

struct Entry {
  ze_result_t driver;
  ur_result_t ours;
  const char *name;
};

#define UR_ZE_RESULT(driver, ours)                                                                 \
  Entry { ZE_RESULT_##driver, UR_RESULT_##ours, "ZE_RESULT_" #driver }
constexpr std::array kResults{
    UR_ZE_RESULT(SUCCESS, SUCCESS),
    UR_ZE_RESULT(NOT_READY, ERROR_OUT_OF_RESOURCES),
    UR_ZE_RESULT(ERROR_DEVICE_LOST, ERROR_DEVICE_LOST),
    UR_ZE_RESULT(ERROR_OUT_OF_HOST_MEMORY, ERROR_OUT_OF_HOST_MEMORY),
    UR_ZE_RESULT(ERROR_OUT_OF_DEVICE_MEMORY, ERROR_OUT_OF_DEVICE_MEMORY),
    UR_ZE_RESULT(ERROR_INSUFFICIENT_PERMISSIONS, ERROR_INVALID_ARGUMENT),
    UR_ZE_RESULT(ERROR_NOT_AVAILABLE, ERROR_OUT_OF_RESOURCES),
    UR_ZE_RESULT(ERROR_UNINITIALIZED, ERROR_UNSUPPORTED_FEATURE),
    UR_ZE_RESULT(ERROR_UNSUPPORTED_VERSION, ERROR_UNSUPPORTED_VERSION),
    UR_ZE_RESULT(ERROR_UNSUPPORTED_FEATURE, ERROR_UNSUPPORTED_FEATURE),
    UR_ZE_RESULT(ERROR_INVALID_ARGUMENT, ERROR_INVALID_ARGUMENT),
    UR_ZE_RESULT(ERROR_INVALID_NULL_HANDLE, ERROR_INVALID_NULL_HANDLE),
    UR_ZE_RESULT(ERROR_HANDLE_OBJECT_IN_USE, ERROR_INVALID_OPERATION),
    UR_ZE_RESULT(ERROR_INVALID_NULL_POINTER, ERROR_INVALID_NULL_POINTER),
    UR_ZE_RESULT(ERROR_INVALID_SIZE, ERROR_INVALID_SIZE),
    UR_ZE_RESULT(ERROR_UNSUPPORTED_SIZE, ERROR_INVALID_SIZE),
    UR_ZE_RESULT(ERROR_UNSUPPORTED_ALIGNMENT, ERROR_UNSUPPORTED_ALIGNMENT),
    UR_ZE_RESULT(ERROR_INVALID_SYNCHRONIZATION_OBJECT, ERROR_INVALID_EVENT),
    UR_ZE_RESULT(ERROR_INVALID_ENUMERATION, ERROR_INVALID_ENUMERATION),
    UR_ZE_RESULT(ERROR_UNSUPPORTED_ENUMERATION, ERROR_UNSUPPORTED_ENUMERATION),
};
#undef UR_ZE_RESULT

const Entry *find(ze_result_t result) noexcept {
  const auto *found =
      std::ranges::find_if(kResults, [=](const Entry &entry) { return entry.driver == result; });
  return found != kResults.end() ? found : nullptr;
}

} // namespace

ur_result_t resultOf(ze_result_t result) noexcept {
  const Entry *entry = find(result);
  return entry ? entry->ours : UR_RESULT_ERROR_ADAPTER_SPECIFIC;
}

const char *nameOf(ze_result_t result) noexcept {
  const Entry *entry = find(result);
  return entry ? entry->name : "a result without a name here";
}

namespace {

// Answers that drivers give where they cannot get a descriptor: there is none for just that.
bool mayBeForWantOfDescriptors(ze_result_t result) noexcept {
  return result == ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY ||
         result == ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY ||
         result == ZE_RESULT_ERROR_INVALID_ARGUMENT;
}

// As many as a driver needs for a moment cannot be had.
bool lacksDescriptors() noexcept {
  std::array<base::UniqueFd, 4> some;
  return std::ranges::any_of(some, [](base::UniqueFd &fd) {
    fd.reset(base::os().eventfd(0, EFD_CLOEXEC));
    return !fd && (errno == EMFILE || errno == ENFILE);
  });
}

} // namespace

void raiseFailure(const char *function, ze_result_t result) {
  if (mayBeForWantOfDescriptors(result) && lacksDescriptors())
    throw base::Error(UR_RESULT_ERROR_OUT_OF_RESOURCES,
                      fmt::format("{}: the driver answered {} ({:#x}), and this process has "
                                  "hardly a descriptor left; close some or raise its limit",
                                  function, nameOf(result), static_cast<unsigned>(result)),
                      static_cast<std::int32_t>(result));
  const std::string said = lastDriverError();
  throw base::Error(resultOf(result),
                    fmt::format("{}: the driver answered {} ({:#x}){}{}", function, nameOf(result),
                                static_cast<unsigned>(result), said.empty() ? "" : ": ", said),
                    static_cast<std::int32_t>(result));
}

void noteFailure(const char *function, ze_result_t result) noexcept {
  if (result != ZE_RESULT_SUCCESS)
    kit::log().warning("{}: the driver answered {} ({:#x})", function, nameOf(result),
                       static_cast<unsigned>(result));
}

} // namespace ur::level_zero

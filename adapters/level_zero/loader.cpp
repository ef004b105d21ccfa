// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/loader.hpp"

#include "adapters/kit/descriptor_shortage.hpp"
#include "adapters/kit/driver_library.hpp"
#include "adapters/kit/log.hpp"
#include "base/error.hpp"
#include "base/immortal.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <mutex>
#include <string>
#include <string_view>

namespace ur::level_zero {
namespace {

struct Binding {
  Binding();

  kit::DriverLibrary library{"libze_loader.so.1"};
  Functions functions;
};

Binding::Binding() {
#define UR_ZE_BIND(name) library.load(functions.name, #name);
  UR_ZE_FUNCTIONS(UR_ZE_BIND)
#undef UR_ZE_BIND
  if (!library.isLoaded())
    kit::log().info("Level Zero is not available: {}", library.problem());
  else if (!library.isUsable())
    kit::log().warning("{}; install version 1.8 or later of the loader", library.problem());
}

const Binding &binding() {
  static constinit base::Immortal<Binding> instance;
  return instance.get();
}

// Maps the driver's results to the API's. A result without an equivalent maps to ADAPTER_SPECIFIC.
struct Entry {
  ze_result_t driver;
  ur_result_t urResult;
  const char *name;
};

#define UR_ZE_RESULT(driver, urResult)                                                             \
  Entry { ZE_RESULT_##driver, UR_RESULT_##urResult, "ZE_RESULT_" #driver }
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

struct TextFunction {
  ze_driver_handle_t driver;
  ze_result_t (*getText)(ze_driver_handle_t, const char **);
};

struct TextFunctions {
  std::mutex mutex;
  std::vector<TextFunction> all;
};

TextFunctions &textFunctions() {
  static constinit base::Immortal<TextFunctions> instance;
  return instance.get();
}

// Returns a driver's text about the calling thread's last failure, or "". Queries every driver,
// because a failed call does not identify its driver.
std::string lastDriverError() {
  if (areCallsStopped())
    return "";
  const std::lock_guard lock(textFunctions().mutex);
  for (const TextFunction &function : textFunctions().all) {
    const char *text = nullptr;
    if (function.getText(function.driver, &text) == ZE_RESULT_SUCCESS && text && *text)
      return text;
  }
  return "";
}

// Returns whether the process may be out of descriptors. Drivers have no result for this cause.
bool mayBeOutOfDescriptors(ze_result_t result) noexcept {
  return result == ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY ||
         result == ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY ||
         result == ZE_RESULT_ERROR_INVALID_ARGUMENT;
}

constexpr std::uintptr_t kAnyAddress = std::uintptr_t{1} << 32;

// Returns whether the variable has the value "1", the only one that the loader accepts.
bool isSetToOne(const char *variable) {
  const char *value = std::getenv(variable);
  return value && std::string_view(value) == "1";
}

// Returns whether the loader's own validation layer checks every parameter. An old layer rejects
// values that newer versions of Level Zero allow, so callers avoid these values.
bool validatesParameters() {
  return isSetToOne("ZE_ENABLE_VALIDATION_LAYER") && isSetToOne("ZE_ENABLE_PARAMETER_VALIDATION");
}

std::atomic<bool> callsStopped{false};

// Replaces a function once calls are stopped. Only returns UNINITIALIZED.
template <typename Function> struct StoppedFunction;
template <typename... Arguments> struct StoppedFunction<ze_result_t(ZE_APICALL *)(Arguments...)> {
  static ze_result_t ZE_APICALL call(Arguments...) { return ZE_RESULT_ERROR_UNINITIALIZED; }
};

constexpr Functions kStoppedFunctions = {
#define UR_ZE_STOPPED(name) .name = StoppedFunction<decltype(&::name)>::call,
    UR_ZE_FUNCTIONS(UR_ZE_STOPPED)
#undef UR_ZE_STOPPED
};

} // namespace

bool bindLoader() { return binding().library.isUsable(); }

const Functions &functions() noexcept {
  return areCallsStopped() ? kStoppedFunctions : binding().functions;
}

void stopCallsAtExit() {
  static constinit std::atomic_flag registered;
  if (!registered.test_and_set())
    static_cast<void>(std::atexit([] { callsStopped = true; }));
}

bool areCallsStopped() noexcept { return callsStopped.load(std::memory_order_relaxed); }

void *newerLoaderFunction(const char *name) noexcept { return binding().library.find(name); }

const char *nameOf(ze_result_t result) noexcept {
  const Entry *entry = find(result);
  return entry ? entry->name : "unknown result";
}

void raiseFailure(const char *function, ze_result_t result) {
  const Entry *entry = find(result);
  ur_result_t urResult = entry ? entry->urResult : UR_RESULT_ERROR_ADAPTER_SPECIFIC;
  std::string detail;
  auto code = static_cast<std::int32_t>(result);
  if (mayBeOutOfDescriptors(result) && kit::outOfDescriptors()) {
    urResult = UR_RESULT_ERROR_OUT_OF_RESOURCES;
    detail = kit::kFewDescriptorsLeft;
    code = EMFILE;
  } else if (const std::string text = lastDriverError(); !text.empty()) {
    detail = ": " + text;
  }
  throw base::Error(urResult,
                    fmt::format("{}: the driver returned {} ({:#x}){}", function, nameOf(result),
                                static_cast<unsigned>(result), detail),
                    code);
}

void logIfFailed(const char *function, ze_result_t result) noexcept {
  if (result != ZE_RESULT_SUCCESS && !areCallsStopped())
    kit::log().warning("{}: the driver returned {} ({:#x})", function, nameOf(result),
                       static_cast<unsigned>(result));
}

void setErrorTextFunction(ze_driver_handle_t driver,
                          ze_result_t (*getText)(ze_driver_handle_t, const char **)) {
  const std::lock_guard lock(textFunctions().mutex);
  std::erase_if(textFunctions().all, [=](const auto &entry) { return entry.driver == driver; });
  textFunctions().all.push_back({driver, getText});
}

bool layerRejectsNewerFlags() {
  return validatesParameters() && !newerLoaderFunction("zeDeviceGetRootDevice"); // also new in 1.7
}

const void *reservationHint(const void *hint) {
  return !hint && validatesParameters() ? reinterpret_cast<const void *>(kAnyAddress) : hint;
}

} // namespace ur::level_zero

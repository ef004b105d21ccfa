// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/driver.hpp"

#include "adapters/cuda_like/facts.hpp"
#include "adapters/kit/log.hpp"
#include "base/error.hpp"
#include "base/immortal.hpp"

#include <algorithm>
#include <array>

namespace ur::cuda_like {
namespace {

struct Meaning {
  Code code;
  ur_result_t result;
};

constexpr std::array kMeanings{
    Meaning{kInvalidValue, UR_RESULT_ERROR_INVALID_VALUE},
    Meaning{kOutOfMemory, UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY},
    Meaning{kNotInitialized, UR_RESULT_ERROR_UNINITIALIZED},
    Meaning{kDeinitialized, UR_RESULT_ERROR_UNINITIALIZED},
    Meaning{kNoDevice, UR_RESULT_ERROR_DEVICE_NOT_FOUND},
    Meaning{kInvalidDevice, UR_RESULT_ERROR_INVALID_DEVICE},
    Meaning{kInvalidContext, UR_RESULT_ERROR_INVALID_CONTEXT},
    Meaning{kEccUncorrectable, UR_RESULT_ERROR_DEVICE_LOST},
    Meaning{kInvalidHandle, UR_RESULT_ERROR_INVALID_VALUE},
    Meaning{kIllegalAddress, UR_RESULT_ERROR_DEVICE_LOST},
    Meaning{kLaunchFailed, UR_RESULT_ERROR_DEVICE_LOST},
    Meaning{kNotSupported, UR_RESULT_ERROR_UNSUPPORTED_FEATURE},
};

const Driver *open() {
  Driver &functions = base::immortal<Driver>();
  const kit::DriverLibrary library = kFacts.load(functions);
  if (!library.usable()) {
    kit::log().info("there is no {}: {}", kFacts.platform, library.problem());
    return nullptr;
  }
  if (const Code code = functions.init(0); code != kSuccess) {
    const char *name = functions.errorName(code);
    kit::log().info("there is no {}: its driver does not start: {} ({})", kFacts.platform,
                    name ? name : "unknown error", code);
    return nullptr;
  }
  return &functions;
}

} // namespace

const Driver *findDriver() {
  static const Driver *const found = open();
  return found;
}

std::string driverVersion() {
  int version = 0;
  check(driver().driverVersion(&version), "get the driver's version");
  return kFacts.versionText(version);
}

void raiseDriverError(Code code, const char *call) {
  const auto meaning = std::ranges::find(kMeanings, code, &Meaning::code);
  const char *name = driver().errorName(code);
  throw base::Error(meaning != kMeanings.end() ? meaning->result : UR_RESULT_ERROR_ADAPTER_SPECIFIC,
                    fmt::format("cannot {}: {} ({})", call, name ? name : "unknown error", code),
                    code);
}

UniqueEvent makeEvent(unsigned flags) {
  Event event = nullptr;
  check(driver().eventCreate(&event, flags), "create an event");
  return UniqueEvent(event);
}

std::uint64_t nanosecondsBetween(Event start, Event end) {
  float milliseconds = 0;
  check(driver().eventElapsedTime(&milliseconds, start, end), "get the time between two events");
  return milliseconds > 0 ? static_cast<std::uint64_t>(double{milliseconds} * 1e6) : 0;
}

} // namespace ur::cuda_like

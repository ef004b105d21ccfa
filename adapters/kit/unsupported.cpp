// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/unsupported.hpp"

#include "adapters/kit/identity.hpp"
#include "base/error.hpp"

#include <new>

#include <fmt/core.h>

namespace ur::kit {

ur_result_t refuseUnsupported(const char *function) noexcept {
  try {
    const auto text =
        fmt::format("{}: the {} adapter does not provide it", function, kIdentity.title);
    return base::reject(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, text.c_str());
  } catch (const std::bad_alloc &) {
    return base::reject(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, function);
  }
}

ur_result_t UR_APICALL refuseReserved() noexcept {
  return base::reject(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                      "the function is not part of this interface; to run programs and kernels on "
                      "a CPU, start the application with ur-ipc-run");
}

} // namespace ur::kit

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/memory_backend.hpp"

#include "base/error.hpp"

namespace ur::kit {

Shared Shareable::share() {
  base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
              "this memory cannot be shared between processes");
}

} // namespace ur::kit

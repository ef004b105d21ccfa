// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "generated/layers/validation/observers.hpp"
#include "runtime/layers/validation/guarded.hpp"
#include "runtime/layers/validation/validation_log.hpp"

// What the application hears from an adapter it hears from validation too. Several adapters share
// the one log of the layers: there the last callback counts.
namespace ur::validation::observers {

void urAdapterSetLoggerCallback(ur_adapter_handle_t, ur_logger_callback_t pfnLoggerCallback,
                                void *pUserData, ur_logger_level_t level) {
  guarded([&] { log().setCallback(pfnLoggerCallback, pUserData, level); });
}

void urAdapterSetLoggerCallbackLevel(ur_adapter_handle_t, ur_logger_level_t level) {
  guarded([&] { log().setCallbackLevel(level); });
}

} // namespace ur::validation::observers

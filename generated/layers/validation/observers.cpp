// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// Calls the hand-written observers after successful calls.

#include "generated/layers/validation/observers.hpp"

#include "runtime/layers/validation/validation.hpp"

namespace ur::validation::observers {
namespace {

ur_dditable_t next;

ur_result_t UR_APICALL adapterSetLoggerCallback(ur_adapter_handle_t hAdapter,
                                                ur_logger_callback_t pfnLoggerCallback,
                                                void *pUserData, ur_logger_level_t level) {
  const ur_result_t result =
      next.Adapter.pfnSetLoggerCallback(hAdapter, pfnLoggerCallback, pUserData, level);
  if (result == UR_RESULT_SUCCESS)
    observers::urAdapterSetLoggerCallback(hAdapter, pfnLoggerCallback, pUserData, level);
  return result;
}

ur_result_t UR_APICALL adapterSetLoggerCallbackLevel(ur_adapter_handle_t hAdapter,
                                                     ur_logger_level_t level) {
  const ur_result_t result = next.Adapter.pfnSetLoggerCallbackLevel(hAdapter, level);
  if (result == UR_RESULT_SUCCESS)
    observers::urAdapterSetLoggerCallbackLevel(hAdapter, level);
  return result;
}

} // namespace

void install(ur_dditable_t &table, const ur_dditable_t &) noexcept {
  next = table;
  table.Adapter.pfnSetLoggerCallback = adapterSetLoggerCallback;
  table.Adapter.pfnSetLoggerCallbackLevel = adapterSetLoggerCallbackLevel;
}

} // namespace ur::validation::observers

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.
#pragma once

// The layers call an observer after each successful call of its function. The bodies of the
// observers are in runtime/layers/.

#include <unified-runtime/ur_api.h>

namespace ur::validation::observers {

void urAdapterSetLoggerCallback(ur_adapter_handle_t hAdapter,
                                ur_logger_callback_t pfnLoggerCallback, void *pUserData,
                                ur_logger_level_t level);
void urAdapterSetLoggerCallbackLevel(ur_adapter_handle_t hAdapter, ur_logger_level_t level);

} // namespace ur::validation::observers

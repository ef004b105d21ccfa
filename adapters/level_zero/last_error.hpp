// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string>

#include <level_zero/ze_api.h>

namespace ur::level_zero {

// Remembers where texts about failures come from; `description` is null where the driver has none.
void setErrorSource(ze_driver_handle_t driver,
                    ze_result_t (*description)(ze_driver_handle_t, const char **));

// What a driver says about the calling thread's last failure; "" where it says nothing.
std::string lastDriverError();

} // namespace ur::level_zero

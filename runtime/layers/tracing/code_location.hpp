// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <optional>
#include <string>

#include <unified-runtime/ur_api.h>

namespace ur::tracing {

// Sets the callback of urLoaderConfigSetCodeLocationCallback; null removes it. Call it before
// install(), while no call is in flight.
void setCodeLocationCallback(ur_code_location_callback_t callback, void *userData) noexcept;

// Returns the location that the callback reports, or nullopt without a callback. Runs the callback
// on the calling thread.
std::optional<ur_code_location_t> callerOfThisCall();

// Returns a text such as "main.cpp:12:3 in run".
std::string textOf(const ur_code_location_t &location);

} // namespace ur::tracing

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "runtime/layers/validation/tracker.hpp"

#include <initializer_list>
#include <string>
#include <string_view>

#include <unified-runtime/ur_api.h>

namespace ur::validation {

// A place that explains a finding: "made by urQueueCreate" and the stack of that call.
struct Place {
  std::string what;
  const CallSite &site;
};

Place madeAt(const Making &making);
Place endedAt(const Ending &ending);

// Logs what is wrong with the lifetime of an object, with its rule and the places behind it.
void report(ur_logger_level_t level, Argument argument, Value value, std::string_view words,
            std::string_view rule, std::initializer_list<Place> places = {});

} // namespace ur::validation

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/immortal.hpp"
#include "base/log/log.hpp"
#include "runtime/layers/validation/tracker.hpp"

#include <initializer_list>
#include <string>
#include <string_view>

#include <unified-runtime/ur_api.h>

namespace ur::validation {

// Where the validation layers write, described by UR_LOG_VALIDATION as the first use finds it. Who
// switches a layer on wants to hear from it, so it tells warnings unless that names a level.
inline ur::log::Logger &log() {
  static constinit base::Immortal<ur::log::Logger> logger;
  return logger.get("VALIDATION", UR_LOGGER_LEVEL_WARN);
}

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

// Tell what is wrong with an object that is not alive, as far as that is known. An unknown one is
// no finding where objects exist that no call made.

// A call uses or retains it.
void reportNotAlive(Argument argument, Key key);

// A call gives it back although the application holds no reference.
void reportNotGivenBack(Argument argument, Key key);

} // namespace ur::validation

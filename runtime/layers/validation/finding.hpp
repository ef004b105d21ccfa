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

// Returns the log of the validation layers, which UR_LOG_VALIDATION configures at the first use.
// Its default level is warning, because a user who enables a layer wants to see its findings.
inline ur::log::Logger &log() {
  static constinit base::Immortal<ur::log::Logger> logger;
  return logger.get("VALIDATION", UR_LOGGER_LEVEL_WARN);
}

// An earlier call that explains a finding: "created by urQueueCreate" and the stack of that call.
struct RelatedCall {
  std::string description;
  const CallSite &site;
};

RelatedCall creationCall(const Creation &creation);
RelatedCall releaseCall(const Ending &ending);

// Logs a finding about an object's lifetime. `cause` explains the finding, `rule` is the end of
// the rule's id, and `calls` are the related calls.
void report(ur_logger_level_t level, Argument argument, Value value, std::string_view cause,
            std::string_view rule, std::initializer_list<RelatedCall> calls = {});

// These functions report an object that is not alive. If the tracker knows the calls that created
// and released the object, the report names them. For an unknown object, they report nothing if the
// tracker may have missed its creation.

// Reports that a call uses or retains the object.
void reportNotAlive(Argument argument, Key key);

// Reports that a call releases the object, but the application holds no reference.
void reportInvalidRelease(Argument argument, Key key);

} // namespace ur::validation

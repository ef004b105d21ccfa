// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string>
#include <string_view>

#include <unified-runtime/ur_api.h>

namespace ur::log {

enum class Output { StandardOutput, StandardError, File };

// What UR_LOG_<name> may say.
struct Settings {
  ur_logger_level_t level = UR_LOGGER_LEVEL_QUIET;
  ur_logger_level_t flush =
      UR_LOGGER_LEVEL_ERROR; // messages from this level on are written at once
  Output output = Output::StandardError;
  std::string path = {}; // of Output::File
  bool fileLine = false;
};

// Reads a value of UR_LOG_<name> on top of `defaults`; throws ur::environment::Malformed.
Settings parseSettings(std::string_view text, const Settings &defaults);

} // namespace ur::log

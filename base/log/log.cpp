// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/log/log.hpp"

#include "base/environment/environment.hpp"
#include "base/log/callback.hpp"
#include "base/log/settings.hpp"

#include <array>
#include <cstdio>
#include <iterator>
#include <string>

#include <fmt/format.h>
#include <spdlog/logger.h>
#include <spdlog/sinks/basic_file_sink.h>
#include <spdlog/sinks/stdout_sinks.h>

namespace ur::log {
namespace {

constexpr std::array<spdlog::level::level_enum, 5> kSpdlogLevels{
    spdlog::level::debug, spdlog::level::info, spdlog::level::warn, spdlog::level::err,
    spdlog::level::off};
constexpr std::array<const char *, 5> kLabels{"DEBUG", "INFO", "WARNING", "ERROR", "QUIET"};

spdlog::sink_ptr makeSink(const Settings &settings) {
  switch (settings.output) {
  case Output::StandardOutput:
    return std::make_shared<spdlog::sinks::stdout_sink_mt>();
  case Output::File:
    return std::make_shared<spdlog::sinks::basic_file_sink_mt>(settings.path);
  case Output::StandardError:
    break;
  }
  return std::make_shared<spdlog::sinks::stderr_sink_mt>();
}

// The logger is created directly, not through spdlog's registry: that one would be shared with
// every other user of spdlog in the process.
std::unique_ptr<spdlog::logger> makeLogger(const std::string &name, const Settings &settings) {
  auto logger = std::make_unique<spdlog::logger>(name, makeSink(settings));
  logger->set_level(kSpdlogLevels[settings.level]);
  logger->flush_on(kSpdlogLevels[settings.flush]);
  logger->set_pattern("%v");
  return logger;
}

const char *baseName(std::string_view path) {
  return path.substr(path.find_last_of('/') + 1).data();
}

} // namespace

struct Logger::State {
  State(std::string_view loggerName, const Settings &defaults,
        std::atomic<ur_logger_level_t> &callbackLevel)
      : name(loggerName), settings(defaults), callback(callbackLevel) {
    const std::string variable = "UR_LOG_" + name;
    if (const auto value = environment::text(variable.c_str())) {
      try {
        settings = parseSettings(*value, defaults);
        sink = makeLogger(name, settings);
        return;
      } catch (const std::exception &error) { // Malformed, or a file that cannot be opened
        fmt::print(stderr, "<{}>[WARNING]: {}=`{}` is ignored: {}\n", name, variable, *value,
                   error.what());
        settings = defaults;
      }
    }
    sink = makeLogger(name, settings);
  }

  std::string name;
  Settings settings;
  std::unique_ptr<spdlog::logger> sink;
  Callback callback;
};

Logger::Logger(std::string_view name, ur_logger_level_t defaultLevel)
    : state_(std::make_unique<State>(name, Settings{.level = defaultLevel}, callbackLevel_)) {
  sinkLevel_ = state_->settings.level;
}

Logger::~Logger() = default;

void Logger::setCallback(ur_logger_callback_t callback, void *userData, ur_logger_level_t level) {
  state_->callback.set(callback, userData, level);
}

void Logger::setCallbackLevel(ur_logger_level_t level) { state_->callback.setLevel(level); }

void Logger::write(ur_logger_level_t level, const char *file, int line, fmt::string_view text,
                   fmt::format_args args) const noexcept {
  try {
    std::string message = fmt::format("<{}>[{}]: ", state_->name, kLabels[level]);
    fmt::vformat_to(std::back_inserter(message), text, args);
    if (state_->settings.fileLine)
      fmt::format_to(std::back_inserter(message), " <{}:{}>", baseName(file), line);
    state_->sink->log(kSpdlogLevels[level], message);
    state_->callback.deliver(level, message.c_str());
  } catch (...) {
    // No place is left to tell it, and the call that logs must go on.
  }
}

} // namespace ur::log

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/log/log.hpp"

#include "base/deferred_cancellation.hpp"
#include "base/environment/environment.hpp"
#include "base/fork.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <iterator>
#include <mutex>

#include <fmt/format.h>
#include <spdlog/logger.h>
#include <spdlog/sinks/basic_file_sink.h>
#include <spdlog/sinks/stdout_sinks.h>

namespace ur::log {
namespace {

using environment::BadValue;
using environment::List;

constexpr std::array<std::string_view, 5> kLevelNames{"debug", "info", "warning", "error", "quiet"};
static_assert(UR_LOGGER_LEVEL_DEBUG == 0 && UR_LOGGER_LEVEL_QUIET == kLevelNames.size() - 1);

const std::string &singleValue(std::string_view key, const List &values) {
  if (values.size() != 1)
    throw BadValue(fmt::format("`{}` takes one value", key));
  return values.front();
}

ur_logger_level_t parseLevel(std::string_view key, const List &values) {
  const std::string &value = singleValue(key, values);
  const auto levelName = std::ranges::find(kLevelNames, value);
  if (levelName != kLevelNames.end())
    return static_cast<ur_logger_level_t>(levelName - kLevelNames.begin());
  throw BadValue(
      fmt::format("`{}:{}` is not a level; use debug, info, warning, error or quiet", key, value));
}

void parseOutput(const List &values, Settings &settings) {
  if (values.size() == 2 && values[0] == "file") {
    settings.output = Output::File;
    settings.path = values[1];
  } else if (values.size() == 1 && values[0] == "stdout") {
    settings.output = Output::StandardOutput;
  } else if (values.size() == 1 && values[0] == "stderr") {
    settings.output = Output::StandardError;
  } else {
    throw BadValue("`output` must be stdout, stderr or file,<path>");
  }
}

constexpr std::array<spdlog::level::level_enum, 5> kSpdlogLevels{
    spdlog::level::debug, spdlog::level::info, spdlog::level::warn, spdlog::level::err,
    spdlog::level::off};
constexpr std::array<const char *, 5> kLabels{"DEBUG", "INFO", "WARNING", "ERROR", "QUIET"};

spdlog::sink_ptr makeSink(const Settings &settings) {
  switch (settings.output) {
  case Output::StandardOutput:
    return std::make_shared<spdlog::sinks::stdout_sink_st>();
  case Output::File:
    return std::make_shared<spdlog::sinks::basic_file_sink_st>(settings.path);
  case Output::StandardError:
    break;
  }
  return std::make_shared<spdlog::sinks::stderr_sink_st>();
}

// Does not use spdlog's registry, because all users of spdlog in the process share it.
std::unique_ptr<spdlog::logger> makeLogger(const std::string &name, const Settings &settings) {
  auto logger = std::make_unique<spdlog::logger>(name, makeSink(settings));
  logger->set_level(kSpdlogLevels[settings.level]);
  logger->flush_on(kSpdlogLevels[settings.flush]);
  logger->set_pattern("%v");
  return logger;
}

// The application's callback for one logger. Thread-safe. Stores the callback's minimum level in
// `level`, which is QUIET before the first set().
class Callback {
public:
  explicit Callback(std::atomic<ur_logger_level_t> &level) noexcept : level_(level) {}

  // Waits until no other thread runs the previous callback.
  void set(ur_logger_callback_t function, void *userData, ur_logger_level_t level) {
    auto receiver = std::make_shared<Receiver>();
    receiver->function = function;
    receiver->userData = userData;
    {
      const std::lock_guard lock(mutex_);
      receiver.swap(receiver_);
      level_.store(level, std::memory_order_relaxed);
    }
    // A callback that replaces itself would wait forever for its own return.
    if (!receiver || receiverOfThisThread_ == receiver.get())
      return;
    for (std::uint32_t count = receiver->runningCalls; count != 0; count = receiver->runningCalls)
      receiver->runningCalls.wait(count);
  }

  void setLevel(ur_logger_level_t level) {
    const std::lock_guard lock(mutex_);
    if (receiver_)
      level_.store(level, std::memory_order_relaxed);
  }

  // Calls the callback, unless the calling thread already runs one.
  void deliver(ur_logger_level_t level, const char *text) {
    if (receiverOfThisThread_)
      return;
    std::shared_ptr<Receiver> receiver;
    {
      const std::lock_guard lock(mutex_);
      if (!receiver_ || level < level_.load(std::memory_order_relaxed))
        return;
      receiver = receiver_;
      ++receiver->runningCalls;
    }
    receiverOfThisThread_ = receiver.get();
    try {
      receiver->function(level, text, receiver->userData);
    } catch (...) {
      // A C callback must not throw. If it does, set() must still not wait forever.
    }
    receiverOfThisThread_ = nullptr;
    if (--receiver->runningCalls == 0)
      receiver->runningCalls.notify_all();
  }

private:
  struct Receiver {
    ur_logger_callback_t function = nullptr;
    void *userData = nullptr;
    std::atomic<std::uint32_t> runningCalls = 0;
  };

  static inline thread_local const Receiver *receiverOfThisThread_ = nullptr;

  std::atomic<ur_logger_level_t> &level_;
  base::ForkSafeMutex mutex_{base::ForkOrder::Inner};
  std::shared_ptr<Receiver> receiver_;
};

} // namespace

Settings parseSettings(std::string_view text, const Settings &defaults) {
  Settings settings = defaults;
  for (const auto &[key, values] : environment::parseMap(text)) {
    if (key == "level")
      settings.level = parseLevel(key, values);
    else if (key == "flush")
      settings.flush = parseLevel(key, values);
    else if (key == "output")
      parseOutput(values, settings);
    else if (key == "fileline")
      settings.fileLine = environment::isTrue(singleValue(key, values));
    else
      throw BadValue(fmt::format("`{}` is not a key; use level, flush, output or fileline", key));
  }
  return settings;
}

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
      } catch (const std::exception &error) { // malformed text, or unusable file
        fmt::print(stderr, "<{}>[WARNING]: {}=`{}` is ignored: {}\n", name, variable, *value,
                   error.what());
        settings = defaults;
      }
    }
    sink = makeLogger(name, settings);
  }

  std::string name;
  Settings settings;
  // Replaces spdlog's mutex, which may stay locked in a forked child.
  base::ForkSafeMutex sinkMutex{base::ForkOrder::Inner};
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
  const base::DeferredCancellation deferred; // outside API functions, no caller defers cancellation
  try {
    std::string message = fmt::format("<{}>[{}]: ", state_->name, kLabels[level]);
    fmt::vformat_to(std::back_inserter(message), text, args);
    if (state_->settings.fileLine)
      fmt::format_to(std::back_inserter(message), " <{}:{}>", basename(file), line);
    {
      const std::lock_guard lock(state_->sinkMutex);
      state_->sink->log(kSpdlogLevels[level], message);
    }
    state_->callback.deliver(level, message.c_str());
  } catch (...) {
    // Nothing can report this failure, and the caller must continue.
  }
}

} // namespace ur::log

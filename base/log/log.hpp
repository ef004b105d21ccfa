// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <atomic>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>

#include <fmt/core.h>
#include <unified-runtime/ur_api.h>

namespace ur::log {

enum class Output { StandardOutput, StandardError, File };

// The settings of UR_LOG_<name>.
struct Settings {
  ur_logger_level_t level = UR_LOGGER_LEVEL_QUIET;
  ur_logger_level_t flush = UR_LOGGER_LEVEL_ERROR; // the lowest level that flushes the output
  Output output = Output::StandardError;
  std::string path = {}; // the file for Output::File
  bool fileLine = false;
};

// Reads a value of UR_LOG_<name>. Missing keys keep `defaults`. Throws ur::environment::BadValue.
Settings parseSettings(std::string_view text, const Settings &defaults);

// A fmt format string, which the compiler checks, and its source location.
template <typename... Args> struct Format {
  template <typename Text>
    requires std::is_convertible_v<const Text &, std::string_view>
  consteval Format(const Text &formatText, const char *callerFile = __builtin_FILE(),
                   int callerLine = __builtin_LINE())
      : text(formatText), file(callerFile), line(callerLine) {}

  fmt::format_string<Args...> text;
  const char *file;
  int line;
};

// One library's log. Each library owns one Logger for its whole life:
//
//   Logger &log() { static Logger logger("NATIVE_CPU"); return logger; }
//   log().warning("cannot map {} bytes: {}", size, reason);
//
// A message goes to two receivers, each with its own level:
// - the sink that the environment variable UR_LOG_<name> describes, such as
//   `level:info;flush:error;output:file,<path>;fileline:1`. The levels are debug, info, warning,
//   error and quiet; the outputs are stdout, stderr and file,<path>. A missing key keeps its
//   default. After a bad key or value, the logger warns on stderr and uses all defaults.
// - the application's callback, see setCallback().
//
// Thread-safe. Logging never throws: the logger drops a message that it cannot format or write.
class Logger {
public:
  // Reads UR_LOG_<name>. `defaultLevel` is the sink's level if the variable sets no level.
  explicit Logger(std::string_view name, ur_logger_level_t defaultLevel = UR_LOGGER_LEVEL_QUIET);
  ~Logger();
  Logger(const Logger &) = delete;
  Logger &operator=(const Logger &) = delete;

  // Returns true if a message of this level reaches the sink or the callback. debug(), info(),
  // warning() and error() check this themselves. Call enabled() only to avoid computing expensive
  // arguments.
  bool enabled(ur_logger_level_t level) const noexcept {
    return level >= sinkLevel_ || level >= callbackLevel_.load(std::memory_order_relaxed);
  }

  template <typename... Args>
  void debug(Format<std::type_identity_t<Args>...> format, Args &&...args) const noexcept {
    log(UR_LOGGER_LEVEL_DEBUG, format, args...);
  }
  template <typename... Args>
  void info(Format<std::type_identity_t<Args>...> format, Args &&...args) const noexcept {
    log(UR_LOGGER_LEVEL_INFO, format, args...);
  }
  template <typename... Args>
  void warning(Format<std::type_identity_t<Args>...> format, Args &&...args) const noexcept {
    log(UR_LOGGER_LEVEL_WARN, format, args...);
  }
  template <typename... Args>
  void error(Format<std::type_identity_t<Args>...> format, Args &&...args) const noexcept {
    log(UR_LOGGER_LEVEL_ERROR, format, args...);
  }

  // Implements urAdapterSetLoggerCallback. Passes messages at or above `level` to `callback` in
  // addition to the sink, whatever UR_LOG_<name> says. The text is the sink's line without its
  // newline. Replaces the previous callback. When this function returns, no other thread runs the
  // previous callback, so the caller may free its user data. Several threads may call a callback
  // concurrently, and a callback may call this function. Messages that a thread logs while it runs
  // a callback reach only the sink.
  void setCallback(ur_logger_callback_t callback, void *userData, ur_logger_level_t level);

  // Implements urAdapterSetLoggerCallbackLevel for the current callback; UR_LOGGER_LEVEL_QUIET
  // mutes it.
  void setCallbackLevel(ur_logger_level_t level);

private:
  template <typename Format, typename... Args>
  void log(ur_logger_level_t level, const Format &format, Args &...args) const noexcept {
    if (enabled(level))
      write(level, format.file, format.line, format.text, fmt::make_format_args(args...));
  }

  void write(ur_logger_level_t level, const char *file, int line, fmt::string_view text,
             fmt::format_args args) const noexcept;

  struct State; // keeps spdlog out of this header

  ur_logger_level_t sinkLevel_;
  std::atomic<ur_logger_level_t> callbackLevel_ = UR_LOGGER_LEVEL_QUIET;
  std::unique_ptr<State> state_;
};

} // namespace ur::log

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/log/log.hpp"
#include "test/unit/log/scoped_variable.hpp"
#include "test/unit/log/temporary_directory.hpp"

#include <string>

#include <gtest/gtest.h>

namespace ur::log {
namespace {

using test::contentOf;
using test::ScopedVariable;
using test::TemporaryDirectory;

void logAtEachLevel(const Logger &logger) {
  logger.debug("d{}", 1);
  logger.info("i{}", 2);
  logger.warning("w{}", 3);
  logger.error("e{}", 4);
}

std::string stderrFor(const char *value, ur_logger_level_t defaultLevel = UR_LOGGER_LEVEL_QUIET) {
  const ScopedVariable variable("UR_LOG_TEST", value);
  testing::internal::CaptureStderr();
  logAtEachLevel(Logger("TEST", defaultLevel));
  return testing::internal::GetCapturedStderr();
}

TEST(Logger, PrintsMessagesAtOrAboveItsLevel) {
  EXPECT_EQ(stderrFor(""), "");
  // The tracing layer passes this default level.
  EXPECT_EQ(stderrFor("", UR_LOGGER_LEVEL_ERROR), "<TEST>[ERROR]: e4\n");
  EXPECT_EQ(stderrFor("level:quiet", UR_LOGGER_LEVEL_ERROR), "");
  EXPECT_EQ(stderrFor("level:debug"), "<TEST>[DEBUG]: d1\n<TEST>[INFO]: i2\n"
                                      "<TEST>[WARNING]: w3\n<TEST>[ERROR]: e4\n");
  EXPECT_EQ(stderrFor("level:warning"), "<TEST>[WARNING]: w3\n<TEST>[ERROR]: e4\n");
}

TEST(Logger, PrintsBracesUnchanged) {
  const ScopedVariable variable("UR_LOG_TEST", "level:info");
  testing::internal::CaptureStderr();
  Logger("TEST").info("{}", "{} %v");
  EXPECT_EQ(testing::internal::GetCapturedStderr(), "<TEST>[INFO]: {} %v\n");
}

TEST(Logger, AddsTheLocationWithFileLine) {
  const ScopedVariable variable("UR_LOG_TEST", "level:info;fileline:true");
  testing::internal::CaptureStderr();
  const int line = __LINE__ + 1;
  Logger("TEST").info("here");
  EXPECT_EQ(testing::internal::GetCapturedStderr(),
            fmt::format("<TEST>[INFO]: here <logger_test.cpp:{}>\n", line));
}

TEST(Logger, WritesToStandardOutput) {
  const ScopedVariable variable("UR_LOG_TEST", "level:info;output:stdout;flush:info");
  testing::internal::CaptureStdout();
  Logger("TEST").info("hello");
  EXPECT_EQ(testing::internal::GetCapturedStdout(), "<TEST>[INFO]: hello\n");
}

TEST(Logger, WritesToAFileAndFlushesAtTheFlushLevel) {
  const TemporaryDirectory directory;
  const auto file = directory.path() / "a:b.log";
  const ScopedVariable variable("UR_LOG_TEST", "level:info;output:file,'" + file.string() + "'");
  const Logger logger("TEST");
  logger.warning("buffered");
  EXPECT_EQ(contentOf(file), "");
  logger.error("written");
  EXPECT_EQ(contentOf(file), "<TEST>[WARNING]: buffered\n<TEST>[ERROR]: written\n");
}

TEST(Logger, WarnsAboutABadVariableAndKeepsTheDefaults) {
  for (const char *value : {"level:loud", "level:info;color:red", "level"}) {
    const std::string output = stderrFor(value, UR_LOGGER_LEVEL_ERROR);
    EXPECT_EQ(output.find("<TEST>[WARNING]: UR_LOG_TEST="), 0U) << output;
    EXPECT_NE(output.find(value), std::string::npos) << output;
    EXPECT_NE(output.find("\n<TEST>[ERROR]: e4\n"), std::string::npos) << output;
    EXPECT_EQ(output.find("[INFO]"), std::string::npos) << output;
  }
}

TEST(Logger, WarnsAboutAFileThatCannotBeOpened) {
  const TemporaryDirectory directory; // a directory cannot be opened as a file
  const std::string value = "level:info;output:file," + directory.path().string();
  const std::string output = stderrFor(value.c_str(), UR_LOGGER_LEVEL_ERROR);
  EXPECT_NE(output.find(directory.path().string()), std::string::npos) << output;
  EXPECT_NE(output.find("<TEST>[ERROR]: e4\n"), std::string::npos) << output;
}

TEST(Logger, ReportsWhichLevelsItPrints) {
  const ScopedVariable variable("UR_LOG_TEST", "level:warning");
  const Logger logger("TEST");
  EXPECT_FALSE(logger.enabled(UR_LOGGER_LEVEL_INFO));
  EXPECT_TRUE(logger.enabled(UR_LOGGER_LEVEL_WARN));
}

} // namespace
} // namespace ur::log

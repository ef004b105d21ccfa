// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/environment/environment.hpp"
#include "base/log/log.hpp"

#include <gtest/gtest.h>

namespace ur::log {
namespace {

TEST(Settings, KeepDefaultsOfMissingKeys) {
  const Settings defaults{.level = UR_LOGGER_LEVEL_ERROR, .fileLine = true};
  const Settings settings = parseSettings("flush:info", defaults);
  EXPECT_EQ(settings.level, UR_LOGGER_LEVEL_ERROR);
  EXPECT_EQ(settings.flush, UR_LOGGER_LEVEL_INFO);
  EXPECT_EQ(settings.output, Output::StandardError);
  EXPECT_TRUE(settings.fileLine);
}

TEST(Settings, RejectUnknownKeysAndValues) {
  for (const char *text :
       {"level", "level:loud", "level:INFO", "level:info,debug", "flush:never", "output:printer",
        "output:file", "output:file,a,b", "output:stdout,a", "fileline:1,0", "colour:red"})
    EXPECT_THROW(parseSettings(text, {}), environment::BadValue) << text;
}

} // namespace
} // namespace ur::log

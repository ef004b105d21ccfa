// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/processes/process.hpp"

#include <gtest/gtest.h>
#include <sys/prctl.h>
#include <unistd.h>

namespace ur::processes::test {
namespace {

class Name : public testing::Test {
protected:
  void SetUp() override { prctl(PR_GET_NAME, before_); }
  void TearDown() override { prctl(PR_SET_NAME, before_); }

  static std::string of(const char *name) {
    prctl(PR_SET_NAME, name);
    return processOf(getpid())->name;
  }

private:
  char before_[16] = {};
};

TEST_F(Name, IsAsTheProcessCallsItself) {
  EXPECT_EQ(of("a) (b"), "a) (b");
  EXPECT_EQ(of("gr\u00fc\u00dfe \U0001f600"), "gr\u00fc\u00dfe \U0001f600");
}

TEST_F(Name, SteersNoTerminal) {
  EXPECT_EQ(of("\x1b[31m\x7f"), "?[31m?");
  EXPECT_EQ(of("\u009b31m"), "??31m"); // the same as one letter
  EXPECT_EQ(of("\x9b"
               "31m"),
            "?31m");                              // and as one byte
  EXPECT_EQ(of("\xff\xc0\xaf\xe2\x82"), "?????"); // no letters
}

} // namespace
} // namespace ur::processes::test

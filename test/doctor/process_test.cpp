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

TEST_F(Name, MayBeAnyBytes) { EXPECT_EQ(of("\x1b[31m\n\xff"), "\x1b[31m\n\xff"); }

} // namespace
} // namespace ur::processes::test

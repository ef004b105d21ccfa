// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/system_error.hpp"

#include "fixtures.hpp"

#include <cerrno>

#include <gtest/gtest.h>

namespace ur::ipc::test {
namespace {

TEST(SystemError, CodeTellsShortageFromRefusalFromAbsence) {
  for (const int error : {EMFILE, ENFILE, EAGAIN, EINTR, ETIMEDOUT, ENOBUFS})
    EXPECT_EQ(base::resultOf(error), UR_RESULT_ERROR_OUT_OF_RESOURCES) << base::errorName(error);
  for (const int error : {ENOMEM, ENOSPC})
    EXPECT_EQ(base::resultOf(error), UR_RESULT_ERROR_OUT_OF_HOST_MEMORY) << base::errorName(error);
  for (const int error : {EPERM, EACCES})
    EXPECT_EQ(base::resultOf(error), UR_RESULT_ERROR_INVALID_ARGUMENT) << base::errorName(error);
  EXPECT_EQ(base::resultOf(ENOSYS), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(base::resultOf(EIO), UR_RESULT_ERROR_ADAPTER_SPECIFIC);
}

TEST(SystemError, NamesWhatTheLibraryKnows) {
  EXPECT_EQ(base::errorName(EPERM), "EPERM");
  EXPECT_EQ(base::errorName(4242), "errno 4242");
}

TEST(SystemError, MessageSaysWhatToDo) {
  const auto messageOf = [](int error) {
    return outcomeOf([=] { base::raiseSystem(error, "cannot reach {}", 7); }).message;
  };
  EXPECT_EQ(messageOf(EIO), "cannot reach 7: EIO");
  for (const auto &[error, remedy] : {std::pair{EMFILE, "ulimit -n"},
                                      {ENFILE, "fs.file-max"},
                                      {ENOMEM, "vm.max_map_count"},
                                      {EPERM, "seccomp"},
                                      {EACCES, "seccomp"},
                                      {ENOSYS, "lacks this call"}})
    EXPECT_NE(messageOf(error).find(remedy), std::string::npos) << messageOf(error);
}

TEST(SystemError, SignalStormEndsTheRepeats) {
  int calls = 0;
  const auto interrupted = [&] {
    ++calls;
    errno = EINTR;
    return -1;
  };
  EXPECT_EQ(base::retryInterrupted(interrupted), -1);
  EXPECT_EQ(errno, EINTR);
  EXPECT_GT(calls, 10);
}

} // namespace
} // namespace ur::ipc::test

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <cstdlib>
#include <vector>

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

namespace ur::test {

// Sets a resource limit of this process for a scope.
class Limit {
public:
  Limit(__rlimit_resource resource, rlim_t value) : resource_(resource) {
    EXPECT_EQ(getrlimit(resource_, &original_), 0);
    const rlimit limit{.rlim_cur = value, .rlim_max = original_.rlim_max};
    EXPECT_EQ(setrlimit(resource_, &limit), 0);
  }
  Limit(const Limit &) = delete;
  Limit &operator=(const Limit &) = delete;
  ~Limit() { EXPECT_EQ(setrlimit(resource_, &original_), 0); }

private:
  __rlimit_resource resource_;
  rlimit original_{};
};

// Lets the process open only `room` more descriptors, and prevents adapters from raising the limit.
class FewDescriptors {
public:
  explicit FewDescriptors(std::size_t room) : limit_(RLIMIT_NOFILE, 256) {
    setenv("UR_IPC_RAISE_FILE_LIMIT", "0", 1);
    for (int fd = open("/dev/null", O_RDONLY | O_CLOEXEC); fd >= 0; fd = dup(fd))
      descriptors_.push_back(fd);
    for (; room > 0; --room) {
      close(descriptors_.back());
      descriptors_.pop_back();
    }
  }
  FewDescriptors(const FewDescriptors &) = delete;
  FewDescriptors &operator=(const FewDescriptors &) = delete;
  ~FewDescriptors() {
    for (const int fd : descriptors_)
      close(fd);
  }

private:
  std::vector<int> descriptors_;
  Limit limit_;
};

} // namespace ur::test

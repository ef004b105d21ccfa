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
    EXPECT_EQ(getrlimit(resource_, &before_), 0);
    const rlimit wanted{.rlim_cur = value, .rlim_max = before_.rlim_max};
    EXPECT_EQ(setrlimit(resource_, &wanted), 0);
  }
  Limit(const Limit &) = delete;
  Limit &operator=(const Limit &) = delete;
  ~Limit() { EXPECT_EQ(setrlimit(resource_, &before_), 0); }

private:
  __rlimit_resource resource_;
  rlimit before_{};
};

// Lets the process open only `room` more descriptors, and prevents adapters from raising the limit.
class FewDescriptors {
public:
  explicit FewDescriptors(std::size_t room) : limit_(RLIMIT_NOFILE, 256) {
    setenv("UR_IPC_RAISE_FILE_LIMIT", "0", 1);
    for (int fd = open("/dev/null", O_RDONLY | O_CLOEXEC); fd >= 0; fd = dup(fd))
      taken_.push_back(fd);
    for (; room > 0; --room) {
      close(taken_.back());
      taken_.pop_back();
    }
  }
  FewDescriptors(const FewDescriptors &) = delete;
  FewDescriptors &operator=(const FewDescriptors &) = delete;
  ~FewDescriptors() {
    for (const int fd : taken_)
      close(fd);
  }

private:
  std::vector<int> taken_;
  Limit limit_;
};

} // namespace ur::test

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cerrno>

#include <sys/mman.h>

namespace ur::ipc::test {

// Replaces a system call with a function that always fails with `error`.
struct FailsWith {
  int error;
  struct Failure {
    template <typename Type> operator Type *() const { return nullptr; }
    operator void *() const { return MAP_FAILED; }
    template <std::signed_integral Number> operator Number() const { return -1; }
  };
  template <typename... Arguments> Failure operator()(const Arguments &...) const {
    errno = error;
    return {};
  }
};

} // namespace ur::ipc::test

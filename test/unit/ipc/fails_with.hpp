// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cerrno>

namespace ur::ipc::test {

// Stands for a call into the system that always fails with `error`.
struct FailsWith {
  int error;

  template <typename... Arguments> int operator()(const Arguments &...) const {
    errno = error;
    return -1;
  }
};

} // namespace ur::ipc::test

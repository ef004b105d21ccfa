// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"
#include "base/unique_handle.hpp"

namespace ur::base {

struct CloseFd {
  // Linux frees the number even when close reports an error, so it is never called again.
  void operator()(int fd) const noexcept { os().close(fd); }
};

// Owns one file descriptor and closes it.
using UniqueFd = UniqueHandle<int, CloseFd{}, -1>;

} // namespace ur::base

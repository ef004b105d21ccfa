// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <mutex>

namespace ur::kit {

// A value that the first who asks for it makes. Where that throws, the next one tries again.
template <typename T> class Lazy {
public:
  template <typename Make> const T &get(const Make &make) {
    std::call_once(made_, [&] { value_ = make(); });
    return value_;
  }

private:
  std::once_flag made_;
  T value_{};
};

} // namespace ur::kit

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <ostream>

namespace ur::ipc::test {

// The resources that a test must release: open descriptors, mappings of memfds, and threads.
struct Resources {
  std::size_t fds = 0;
  std::size_t sharedMappings = 0;
  std::size_t threads = 0;

  bool operator==(const Resources &) const = default;
};

Resources resourcesOfThisProcess();

inline std::ostream &operator<<(std::ostream &out, const Resources &resources) {
  return out << resources.fds << " descriptors, " << resources.sharedMappings
             << " shared mappings, " << resources.threads << " threads";
}

} // namespace ur::ipc::test

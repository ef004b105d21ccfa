// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/support/in_threads.hpp"
#include "tools/support/ipc_kinds.hpp"

#include <cstddef>

namespace ur::test {

// From Get to Put, with an open in the same process between them.
template <typename Kind>
void shareInThreads(const support::Session &session, typename Kind::Object object,
                    Answers &answers) {
  void *data = nullptr;
  std::size_t size = 0;
  answers << Kind::get(session, object, &data, &size) << size;
  typename Kind::Object opened = nullptr;
  answers << Kind::open(session, data, size, &opened) << Kind::close(session, opened)
          << Kind::put(session, data);
}

} // namespace ur::test

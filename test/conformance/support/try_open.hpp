// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/support/result.hpp"
#include "tools/support/ipc_kinds.hpp"

namespace ur::test {

// Opens the handle and closes the opened object. Returns the result of the open.
template <typename Kind>
ur_result_t tryOpen(const support::Session &session, support::HandleBytes handle) {
  typename Kind::Object object = nullptr;
  const ur_result_t result = Kind::open(session, handle.data(), handle.size(), &object);
  if (object) {
    EXPECT_SUCCESS(Kind::close(session, object));
  }
  return result;
}

} // namespace ur::test

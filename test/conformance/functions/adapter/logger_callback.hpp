// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/support/device_test.hpp"

namespace ur::test {

inline void ignoreMessage(ur_logger_level_t, const char *, void *) {}

} // namespace ur::test

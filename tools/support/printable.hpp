// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string>
#include <string_view>

namespace ur::support {

// Makes a text from another process or a driver safe for a terminal. An unprintable code point
// below U+0080 becomes \xNN, any other one \u{NNNN}. A byte that is not UTF-8 becomes \xNN.
// The Unicode categories Cc, Cf, Zl and Zp are unprintable: they move the cursor, change colors,
// and reorder or hide text. Everything else stays as it is.
std::string printable(std::string_view text);

} // namespace ur::support

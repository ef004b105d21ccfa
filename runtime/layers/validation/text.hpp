// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string>

#include <fmt/core.h>

namespace ur::validation {

std::string vtext(fmt::string_view format, fmt::format_args args);

// fmt::format with the formatter in one place: it is large, and messages are put together all over
// the layers.
template <typename... Args> std::string text(fmt::format_string<Args...> format, Args &&...args) {
  return vtext(format, fmt::make_format_args(args...));
}

} // namespace ur::validation

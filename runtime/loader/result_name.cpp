// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/loader/result_name.hpp"

#include <unified-runtime/ur_print.hpp>

#include <sstream>

namespace ur::loader {

std::string nameOf(ur_result_t result) {
  std::ostringstream name;
  name << result;
  return name.str();
}

} // namespace ur::loader

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/info_writer.hpp"

#include <cstring>

#include <fmt/core.h>
#include <unified-runtime/ur_print.hpp>

namespace ur::kit {

void InfoWriter::raiseUnsupportedNumber(std::uint32_t query) {
  base::raise(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION,
              "the query {:#x} is not supported for this object, or on this device", query);
}

void InfoWriter::support(ur_device_info_t query, const char *reason) const {
  value(ur_bool_t{!reason});
  if (reason)
    base::explain(falseSupportText(query, reason).c_str());
}

void InfoWriter::bytes(const void *data, std::size_t needed) const {
  if (value_) {
    if (size_ < needed)
      base::raise(UR_RESULT_ERROR_INVALID_SIZE,
                  "the result has {} bytes, but the buffer has {}; query the size first", needed,
                  size_);
    if (needed != 0)
      std::memcpy(value_, data, needed);
  }
  if (sizeRet_)
    *sizeRet_ = needed;
}

std::string falseSupportText(ur_device_info_t query, const char *reason) {
  const char *name = details::name(query);
  return fmt::format("{} is false: {}", name ? name : "the support query", reason);
}

} // namespace ur::kit

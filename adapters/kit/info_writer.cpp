// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/info_writer.hpp"

#include <cstring>

namespace ur::kit {

void InfoWriter::raiseUnknownNumber(std::uint32_t query) {
  base::raise(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION,
              "this object has no information of number {:#x}, or none on this device", query);
}

void InfoWriter::bytes(const void *data, std::size_t needed) const {
  if (value_) {
    if (size_ < needed)
      base::raise(UR_RESULT_ERROR_INVALID_SIZE,
                  "the information has {} bytes, and the buffer for it {}; ask for the size first",
                  needed, size_);
    if (needed != 0)
      std::memcpy(value_, data, needed);
  }
  if (sizeRet_)
    *sizeRet_ = needed;
}

} // namespace ur::kit

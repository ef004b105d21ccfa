// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <unified-runtime/ur_api.h>

#include <cstddef>
#include <cstring>
#include <span>
#include <string_view>

namespace ur::kit {

// Writes one info value the way every urXGetInfo promises: the value where the buffer is large
// enough, its size where asked for, INVALID_SIZE with the value untouched otherwise.
//
//   InfoWriter write(propSize, pPropValue, pPropSizeRet);
//   case UR_CONTEXT_INFO_NUM_DEVICES: return write.value(count);
class InfoWriter {
public:
  InfoWriter(std::size_t size, void *value, std::size_t *sizeRet) noexcept
      : size_(size), value_(value), sizeRet_(sizeRet) {}

  template <typename T> ur_result_t value(const T &v) const noexcept {
    return bytes(&v, sizeof(T));
  }

  template <typename T> ur_result_t array(std::span<const T> v) const noexcept {
    return bytes(v.data(), v.size_bytes());
  }

  // Strings include and count their final NUL.
  ur_result_t string(std::string_view v) const noexcept {
    const std::size_t needed = v.size() + 1;
    if (value_) {
      if (size_ < needed)
        return UR_RESULT_ERROR_INVALID_SIZE;
      if (!v.empty())
        std::memcpy(value_, v.data(), v.size());
      static_cast<char *>(value_)[v.size()] = '\0';
    }
    return reportSize(needed);
  }

private:
  ur_result_t bytes(const void *data, std::size_t needed) const noexcept {
    if (value_) {
      if (size_ < needed)
        return UR_RESULT_ERROR_INVALID_SIZE;
      if (needed != 0)
        std::memcpy(value_, data, needed);
    }
    return reportSize(needed);
  }

  ur_result_t reportSize(std::size_t needed) const noexcept {
    if (sizeRet_)
      *sizeRet_ = needed;
    return UR_RESULT_SUCCESS;
  }

  std::size_t size_;
  void *value_;
  std::size_t *sizeRet_;
};

} // namespace ur::kit

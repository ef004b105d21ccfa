// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include <unified-runtime/ur_api.h>

namespace ur::kit {

// Returns one info value as every urXGetInfo function does: writes the value if there is a buffer,
// and the size if the caller requests it. Throws INVALID_SIZE if the buffer is too small, and
// leaves the buffer unchanged.
//
//   InfoWriter writer(propSize, pPropValue, pPropSizeRet);
//   case UR_CONTEXT_INFO_NUM_DEVICES: return writer.value(count);
//   default: writer.raiseUnsupported(propName);
class InfoWriter {
public:
  InfoWriter(std::size_t size, void *value, std::size_t *sizeRet) noexcept
      : size_(size), value_(value), sizeRet_(sizeRet) {}

  template <typename T> void value(const T &v) const { bytes(&v, sizeof(T)); }

  template <typename T> void array(std::span<const T> v) const { bytes(v.data(), v.size_bytes()); }

  // Answers a support query. If `reason` is not null, the answer is false, and
  // urAdapterGetLastError returns this reason.
  void support(ur_device_info_t query, const char *reason) const;

  // Strings include and count their final NUL.
  void string(std::string_view v) const { bytes(std::string(v).c_str(), v.size() + 1); }

  // Throws UNSUPPORTED_ENUMERATION for a query without an answer.
  template <typename Query> [[noreturn]] static void raiseUnsupported(Query query) {
    raiseUnsupportedNumber(static_cast<std::uint32_t>(query));
  }

private:
  [[noreturn]] static void raiseUnsupportedNumber(std::uint32_t query);
  void bytes(const void *data, std::size_t needed) const;

  std::size_t size_;
  void *value_;
  std::size_t *sizeRet_;
};

// Returns the text for urAdapterGetLastError after a support query that answers false.
std::string falseSupportText(ur_device_info_t query, const char *reason);

// Writes as many handles as fit into the caller's array, and the number of all handles. Throws
// INVALID_SIZE for an array of size 0.
template <typename Handle>
void writeEntries(std::span<const Handle> handles, std::uint32_t capacity, Handle *array,
                  std::uint32_t *count) {
  if (array && capacity == 0)
    base::raise(
        UR_RESULT_ERROR_INVALID_SIZE,
        "the array for handles has size 0; pass the number of its elements, or a null array");
  if (array)
    std::copy_n(handles.begin(), std::min<std::size_t>(handles.size(), capacity), array);
  if (count)
    *count = static_cast<std::uint32_t>(handles.size());
}

} // namespace ur::kit

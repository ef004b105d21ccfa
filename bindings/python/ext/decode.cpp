// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/python/ext/decode.hpp"

#include <string_view>

namespace ur::python {

nb::object decodeBytes(Bytes bytes) { return nb::bytes(bytes.data(), bytes.size()); }

nb::object decodeText(Bytes bytes) {
  const std::string_view all(reinterpret_cast<const char *>(bytes.data()), bytes.size());
  return text(all.substr(0, all.find('\0')));
}

} // namespace ur::python

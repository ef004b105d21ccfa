// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include <nlohmann/json.hpp>

namespace ur::urinfo {

using Json = nlohmann::ordered_json;
using Bytes = std::span<const std::byte>;

// One info query of an object.
struct Info {
  std::uint32_t value;   // such as UR_DEVICE_INFO_NAME
  const char *name;      // such as "UR_DEVICE_INFO_NAME"
  Json (*decode)(Bytes); // returns the answer's value, or an error text for a short answer
};

// Returns all queries of ur_device_info_t or another enum of info queries.
template <typename Enum> std::span<const Info> infosOf();

} // namespace ur::urinfo

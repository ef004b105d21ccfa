// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// The protocol between the coordinator and its two processes. Each request has one answer, both in
// CBOR. The member "do" of a request names the action. The member "error" of an answer contains the
// reason of a failure.

#include "tools/support/channel.hpp"
#include "tools/support/ipc_kinds.hpp"

#include <cstdint>
#include <cstring>
#include <span>
#include <vector>

#include <nlohmann/json.hpp>

namespace ur::demo {

using Json = nlohmann::json;

inline void sendJson(support::Channel &channel, const Json &value) {
  const std::vector<std::uint8_t> message = Json::to_cbor(value);
  channel.send(std::as_bytes(std::span(message)));
}

inline Json receiveJson(support::Channel &channel) { return Json::from_cbor(channel.receive()); }

inline Json toJson(const support::HandleBytes &handle) {
  Json::binary_t::container_type bytes(handle.size());
  std::memcpy(bytes.data(), handle.data(), handle.size());
  return Json::binary(std::move(bytes));
}

inline support::HandleBytes handleFrom(const Json &value) {
  const Json::binary_t &bytes = value.get_binary();
  support::HandleBytes handle(bytes.size());
  std::memcpy(handle.data(), bytes.data(), bytes.size());
  return handle;
}

} // namespace ur::demo

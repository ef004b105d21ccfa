// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/unit/ipc/fixtures.hpp"
#include "test/unit/ipc/peer_process.hpp"

#include <cstdint>
#include <optional>
#include <ostream>

namespace ur::ipc::test {

// Tests that change the user, and need root. CI runs them as root, so it skips none.
class RootTest : public LeakCheck {
protected:
  void SetUp() override {
    if (geteuid() != 0)
      GTEST_SKIP() << "needs root to become other users and to create namespaces";
  }
};

// The result of an open: the transport that fetched the object, or an error code.
struct Result {
  ur_result_t result = UR_RESULT_SUCCESS;
  std::optional<Transport> transport;

  static Result from(const Reply &reply) {
    if (reply.result != UR_RESULT_SUCCESS)
      return {reply.result, std::nullopt};
    return {reply.result, static_cast<Transport>(reply.transport)};
  }
  static Result via(Transport transport) { return {UR_RESULT_SUCCESS, transport}; }
  static Result error(ur_result_t result) { return {result, std::nullopt}; }

  bool operator==(const Result &) const = default;
};

inline std::ostream &operator<<(std::ostream &stream, const Result &result) {
  if (result.transport)
    return stream << "transport " << static_cast<int>(*result.transport);
  return stream << "code " << result.result;
}

inline const Result kRefused = Result::error(UR_RESULT_ERROR_INVALID_ARGUMENT);
inline const Result kStale = Result::error(UR_RESULT_ERROR_INVALID_VALUE);
inline const Result kUnsupported = Result::error(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);

inline void require(PeerProcess &peer, const Request &request) {
  const std::uint64_t error = peer.ask(request).value;
  ASSERT_EQ(error, 0u) << strerrorname_np(static_cast<int>(error));
}

inline void forbid(PeerProcess &peer, long systemCall, int error) {
  require(peer, {.command = Command::Forbid,
                 .object = static_cast<std::uint64_t>(systemCall),
                 .value = static_cast<std::uint64_t>(error)});
}

// Makes the importer open the handle, and checks that it reads the exporter's bytes.
inline Result resultOf(PeerProcess &importer, const HandleBytes &handle, char mark) {
  const Reply reply = importer.open(handle);
  if (reply.result == UR_RESULT_SUCCESS) {
    EXPECT_EQ(reply.mark, mark);
  }
  return Result::from(reply);
}

} // namespace ur::ipc::test

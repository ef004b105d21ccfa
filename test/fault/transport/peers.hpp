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
struct Ending {
  ur_result_t result = UR_RESULT_SUCCESS;
  std::optional<Transport> transport;

  static Ending of(const Reply &reply) {
    if (reply.result != UR_RESULT_SUCCESS)
      return {reply.result, std::nullopt};
    return {reply.result, static_cast<Transport>(reply.transport)};
  }
  static Ending on(Transport transport) { return {UR_RESULT_SUCCESS, transport}; }
  static Ending with(ur_result_t result) { return {result, std::nullopt}; }

  bool operator==(const Ending &) const = default;
};

inline std::ostream &operator<<(std::ostream &stream, const Ending &ending) {
  if (ending.transport)
    return stream << "transport " << static_cast<int>(*ending.transport);
  return stream << "code " << ending.result;
}

inline const Ending kRefused = Ending::with(UR_RESULT_ERROR_INVALID_ARGUMENT);
inline const Ending kStale = Ending::with(UR_RESULT_ERROR_INVALID_VALUE);
inline const Ending kUnsupported = Ending::with(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);

inline void require(PeerProcess &peer, const Request &request) {
  const std::uint64_t error = peer.ask(request).value;
  ASSERT_EQ(error, 0u) << strerrorname_np(static_cast<int>(error));
}

inline void forbid(PeerProcess &peer, long systemCall, int error) {
  require(peer, {.command = Command::Forbid,
                 .object = static_cast<std::uint64_t>(systemCall),
                 .value = static_cast<std::uint64_t>(error)});
}

// Makes the peer open the handle, and checks that it sees the exporter's bytes.
inline Ending endingOf(PeerProcess &importer, const HandleBytes &handle, char mark) {
  const Reply reply = importer.open(handle);
  if (reply.result == UR_RESULT_SUCCESS) {
    EXPECT_EQ(reply.mark, mark);
  }
  return Ending::of(reply);
}

} // namespace ur::ipc::test

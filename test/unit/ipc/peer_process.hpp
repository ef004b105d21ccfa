// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"
#include "peer_protocol.hpp"

#include <cstdint>
#include <string>
#include <vector>

#include <sys/types.h>

namespace ur::ipc::test {

// A second process, exec'ed afresh, that does what the test tells it. Every exchange of messages
// has a deadline. Ended and waited for by the destructor.
class PeerProcess {
public:
  enum class PidNamespace { Ours, New };

  // `environment`: "NAME=value" on top of the test's own. A new pid namespace needs root.
  explicit PeerProcess(std::vector<std::string> environment = {},
                       PidNamespace pidNamespace = PidNamespace::Ours);
  PeerProcess(const PeerProcess &) = delete;
  PeerProcess &operator=(const PeerProcess &) = delete;
  ~PeerProcess();

  pid_t pid() const { return pid_; }

  Reply ask(const Request &request);

  // Like ask, of something that may end the process: false if it was killed over it.
  bool survives(const Request &request);

  // Ends it from outside and waits until it is gone.
  void kill();

  // Lets it start its program anew, in the same process, and waits until that answers.
  void exec();

  // Stops it and waits until it stands still; lets it go on.
  void stop();
  void resume();

  // The commands with their usual arguments. Each expects SUCCESS.
  std::uint64_t allocate(std::uint64_t bytes, char mark = 'm');
  HandleBytes get(std::uint64_t object, std::uint64_t *blob = nullptr);
  void put(std::uint64_t blob);
  Reply count();

  // Opens a handle over there.
  Reply open(const HandleBytes &handle);

private:
  void tell(const Request &request);
  void spawn(std::vector<char *> &environment, int socket);
  void wait();

  pid_t pid_ = -1;
  base::UniqueFd socket_;
};

// The peer's resources once they are what they were: a broker notices who hung up a little later.
Resources settled(PeerProcess &peer, const Resources &expected);

} // namespace ur::ipc::test

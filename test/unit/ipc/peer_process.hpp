// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"
#include "peer_protocol.hpp"

#include <cstdint>
#include <string>
#include <vector>

#include <sys/types.h>

namespace ur::ipc::test {

// A second process, which runs the test's commands in a new program. Each command has a deadline.
// The destructor ends the process, and waits for its exit.
class PeerProcess {
public:
  enum class PidNamespace { Ours, New };

  // `environment` contains entries "NAME=value", in addition to the test's environment. A new pid
  // namespace needs root.
  explicit PeerProcess(std::vector<std::string> environment = {},
                       PidNamespace pidNamespace = PidNamespace::Ours);
  PeerProcess(const PeerProcess &) = delete;
  PeerProcess &operator=(const PeerProcess &) = delete;
  ~PeerProcess();

  pid_t pid() const { return pid_; }

  Reply ask(const Request &request);

  // Sends a request that may kill the process. Returns false if the process was killed.
  bool survives(const Request &request);

  // Kills the process, and waits for its exit.
  void kill();

  // Makes the process execute its program again, and waits until the new program answers.
  void exec();

  // stop() returns after the process has stopped. resume() lets it continue.
  void stop();
  void resume();

  // Commands with their usual arguments. Each expects the result SUCCESS.
  std::uint64_t allocate(std::uint64_t bytes, char mark = 'm');
  HandleBytes get(std::uint64_t object, std::uint64_t *number = nullptr);
  void put(std::uint64_t number);
  Reply count();

  // Makes the process open a handle.
  Reply open(const HandleBytes &handle);

private:
  void sendRequest(const Request &request);
  void spawn(std::vector<char *> &environment, int socket);
  void wait();

  pid_t pid_ = -1;
  base::UniqueFd socket_;
};

// Waits up to 5 s for the expected resources, because a broker closes a client's connection with a
// delay.
Resources awaitResources(PeerProcess &peer, const Resources &expected);

} // namespace ur::ipc::test

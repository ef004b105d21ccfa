// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string>

namespace ur::doctor::test {

// The parts of a Docker or Podman container that decide which processes may inspect each other.
struct Container {
  std::string user{};      // of a rootless container: this user outside is root inside
  bool hasOwnPids = true;  // false: it has the machine's pids (--pid=host)
  std::string podMember{}; // a process whose pid and user namespaces it shares
};

// Returns in a child process inside the container, with a container's capabilities. This process
// waits for the child and exits with its code. Exits with 125 if a step fails.
void enterContainer(const Container &container);

} // namespace ur::doctor::test

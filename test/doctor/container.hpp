// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string>

namespace ur::doctor::test {

// What Docker and Podman make of a process, as far as it matters to who may look into whom.
struct Container {
  std::string user{};     // who started it (rootless): root inside, this one outside
  bool hasOwnPids = true; // else the machine's (--pid=host)
  std::string
      neighbour{}; // a process of the container that it shares a pod with: its pids and users
};

// Returns in a child of this process, which is in the container and has of root's rights what
// containers leave. This process waits for it and ends with its exit code. Ends the process where a
// step fails.
void enterContainer(const Container &container);

} // namespace ur::doctor::test

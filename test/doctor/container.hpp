// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string>

namespace ur::doctor::test {

// The properties of a Docker or Podman container that decide which processes may inspect each
// other.
struct Container {
  std::string user{};      // of a rootless container: this user of the machine is root inside
  bool hasOwnPids = true;  // false: uses the machine's pid namespace (--pid=host)
  std::string podMember{}; // a process of the pod, whose pid and user namespaces it shares
};

// Returns in a child process inside the container, with a container's capabilities. The calling
// process waits for the child and exits with its exit code. Exits with 125 if a step fails.
void enterContainer(const Container &container);

} // namespace ur::doctor::test

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace ur::doctor {

// Facts about the kernel and about the confinement of this process.
struct SystemFacts {
  std::string kernel;             // such as "6.1.0-28-amd64"
  unsigned release = 0;           // 6001 for 6.1
  bool seccomp = false;           // whether a seccomp filter is active
  std::optional<int> yamaScope{}; // nullopt if the kernel has no Yama
  std::uint64_t capabilities = 0; // one bit per capability
  // Whether this process is outside of the machine's initial namespace.
  bool inChildPidNamespace = false;
  bool inChildUserNamespace = false;
  std::string container{}; // "docker", "podman", "kubernetes", "systemd" or empty

  bool has(int capability) const noexcept { return (capabilities >> capability & 1) != 0; }
};

SystemFacts inspectSystem();

// Returns "Linux 5.6" for 5006.
std::string linuxVersion(unsigned release);

} // namespace ur::doctor

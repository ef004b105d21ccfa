// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace ur::doctor {

// What the system tells of this process.
struct Surroundings {
  std::string kernel;             // "6.1.0-28-amd64"
  unsigned release = 0;           // 6001: 6.1
  bool seccomp = false;           // a filter is in force
  std::optional<int> yamaScope{}; // none where the kernel has no Yama
  std::uint64_t capabilities = 0; // a bit each
  bool ownPidNamespace = false;   // not the machine's first
  bool ownUserNamespace = false;
  std::string container{}; // "docker", "podman", "kubernetes", "systemd"; empty for none seen

  bool has(int capability) const noexcept { return (capabilities >> capability & 1) != 0; }
};

Surroundings lookAround();

// "Linux 5.6" for 5006.
std::string linuxVersion(unsigned release);

} // namespace ur::doctor

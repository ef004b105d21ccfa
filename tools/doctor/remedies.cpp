// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/doctor/remedies.hpp"

#include <fmt/format.h>

namespace ur::doctor {

Remedies fetchRemedies() {
  return {{"docker", "--cap-add=SYS_PTRACE"},
          {"podman", "--cap-add=SYS_PTRACE"},
          {"kubernetes", "securityContext: {capabilities: {add: [SYS_PTRACE]}}"},
          {"systemd", "SystemCallFilter=pidfd_open pidfd_getfd"},
          {"environment of the exporter", "UR_IPC_BROKER=on"}};
}

Remedies callRemedies(const std::string &call) {
  const std::string profile =
      fmt::format("--security-opt seccomp=PROFILE.json  # the default profile, and {}", call);
  return {{"docker", profile},
          {"podman", profile},
          {"kubernetes",
           fmt::format("securityContext: {{seccompProfile: {{type: Localhost, localhostProfile: "
                       "PROFILE.json}}}}  # the default profile, and {}",
                       call)},
          {"systemd", fmt::format("SystemCallFilter={}", call)}};
}

Remedies pidNamespaceRemedies() {
  return {{"docker", "--pid=container:NAME  # or --pid=host"},
          {"podman", "--pid=container:NAME  # or --pid=host, or one pod with --share pid"},
          {"kubernetes", "shareProcessNamespace: true  # in one pod"},
          {"kubernetes", "parameters: {apiVersion: resource.nvidia.com/v1beta1, kind: "
                         "LocalIPCConfig, enabled: true}  # in the ResourceClaim of both pods"},
          {"environment of the exporter",
           "UR_IPC_BROKER=on  # with the directory of its socket mounted in both containers"}};
}

Remedies userRemedies(unsigned long exporter, unsigned long importer) {
  return {{"environment of the exporter", fmt::format("UR_IPC_ALLOW_UIDS={}", importer)},
          {"environment of the exporter", "UR_IPC_BROKER=on"},
          {"environment of the importer", fmt::format("UR_IPC_ALLOW_UIDS={}", exporter)},
          {"environment of both processes",
           "UR_IPC_ALLOW_GIDS=GID  # instead, a group of both processes"}};
}

Remedies descriptorRemedies() {
  return {{"shell", "ulimit -n 65536  # as root, before the program starts"},
          {"docker", "--ulimit nofile=65536:65536"},
          {"podman", "--ulimit nofile=65536:65536"},
          {"kubernetes", "LimitNOFILE=65536  # in the unit of the node's container runtime"},
          {"systemd", "LimitNOFILE=65536"}};
}

Remedies memoryRemedies() {
  return {{"docker", "--memory=8g"},
          {"podman", "--memory=8g"},
          {"kubernetes", "resources: {limits: {memory: 8Gi}}"},
          {"systemd", "MemoryMax=8G"}};
}

Remedies adviceIn(std::string_view refusal) {
  // Remove the process's other output and the driver's code, which follow the message.
  refusal = refusal.substr(0, refusal.find('\n'));
  refusal = refusal.substr(0, refusal.find(" (driver code"));
  const std::size_t advice = refusal.rfind("; ");
  if (advice == std::string_view::npos)
    return {};
  return {{"advice", std::string(refusal.substr(advice + 2))}};
}

} // namespace ur::doctor

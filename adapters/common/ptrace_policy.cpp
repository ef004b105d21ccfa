// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/common/ptrace_policy.hpp"

#include "adapters/common/os_calls.hpp"
#include "adapters/common/peer.hpp"
#include "adapters/common/proc_files.hpp"
#include "adapters/common/unique_fd.hpp"

#include <cerrno>
#include <string_view>

#include <fcntl.h>

#include <fmt/core.h>

namespace ur::ipc {
namespace {

// Reads kernel.yama.ptrace_scope; empty where the kernel has no Yama.
template <typename Use> auto withYamaScope(Use use) {
  const ProcFile file(AT_FDCWD, "/proc/sys/kernel/yama/ptrace_scope");
  return use(file.text().substr(0, file.text().find('\n')));
}

} // namespace

std::string yamaNote() {
  return withYamaScope([](std::string_view scope) {
    return scope.empty() ? "" : fmt::format(" (kernel.yama.ptrace_scope={})", scope);
  });
}

bool kernelRefusesPeers(pid_t pid) noexcept {
  if (withYamaScope([](std::string_view scope) { return !scope.empty() && scope != "0"; }))
    return true;
  const UniqueFd self(os().pidfdOpen(pid, 0));
  if (!self)
    return isRefusal(errno);
  const UniqueFd again(os().pidfdGetfd(self.get(), self.get(), 0));
  return !again && isRefusal(errno);
}

} // namespace ur::ipc

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/ptrace_policy.hpp"

#include "base/os_calls.hpp"
#include "base/unique_fd.hpp"
#include "ipc/peer.hpp"
#include "ipc/proc_files.hpp"

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
  const base::UniqueFd self(base::os().pidfdOpen(pid, 0));
  if (!self)
    return isRefusal(errno);
  const base::UniqueFd again(base::os().pidfdGetfd(self.get(), self.get(), 0));
  return !again && isRefusal(errno);
}

} // namespace ur::ipc

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/support/child_process.hpp"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <system_error>

#include <fcntl.h>
#include <fmt/core.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>

namespace ur::support {
namespace {

constexpr int kChannelFd = 3; // the first number after the standard streams

void checkErrno(int error, const char *call) {
  if (error != 0)
    throw std::system_error(error, std::generic_category(), call);
}

class FileActions {
public:
  FileActions() { checkErrno(posix_spawn_file_actions_init(&actions_), "file_actions_init"); }
  FileActions(const FileActions &) = delete;
  FileActions &operator=(const FileActions &) = delete;
  ~FileActions() { posix_spawn_file_actions_destroy(&actions_); }

  // Makes `to` a copy of `from` that stays open on exec, even if both numbers are equal.
  void duplicate(int from, int to) {
    checkErrno(posix_spawn_file_actions_adddup2(&actions_, from, to), "file_actions_adddup2");
  }
  const posix_spawn_file_actions_t *get() const noexcept { return &actions_; }

private:
  posix_spawn_file_actions_t actions_;
};

UniqueFd createLog() {
  const int fd = memfd_create("child-log", MFD_CLOEXEC);
  if (fd < 0)
    throw std::system_error(errno, std::generic_category(), "memfd_create");
  return UniqueFd(fd);
}

} // namespace

std::string ExitStatus::text() const {
  return signal == 0 ? fmt::format("exit code {}", code)
                     : fmt::format("signal {} ({})", signal, strsignal(signal));
}

ChildProcess::ChildProcess(const std::vector<std::string> &arguments, Clock::time_point deadline)
    : ChildProcess(socketPair(), arguments, deadline) {}

ChildProcess::ChildProcess(std::pair<UniqueFd, UniqueFd> sockets,
                           const std::vector<std::string> &arguments, Clock::time_point deadline)
    : log_(createLog()), channel_(std::move(sockets.first), deadline) {
  FileActions files;
  // Duplicates the log first, because its descriptor may be kChannelFd, which the last step
  // replaces.
  files.duplicate(log_.get(), STDOUT_FILENO);
  files.duplicate(log_.get(), STDERR_FILENO);
  files.duplicate(sockets.second.get(), kChannelFd);

  std::vector<std::string> texts = arguments;
  std::vector<char *> argv{program_invocation_name}; // the name in process lists
  for (std::string &text : texts)
    argv.push_back(text.data());
  argv.push_back(nullptr);
  // Resolves /proc/self/exe instead of executing it. If a memory checker such as Valgrind runs this
  // program, reading the link gives this program, but executing the link starts the checker.
  const std::string self = std::filesystem::read_symlink("/proc/self/exe");
  checkErrno(posix_spawn(&pid_, self.c_str(), files.get(), nullptr, argv.data(), environ),
             "posix_spawn of this program");
}

ChildProcess::~ChildProcess() { kill(); }

std::string ChildProcess::log() const {
  std::string text;
  std::array<char, 4096> part;
  for (;;) {
    const ssize_t count =
        pread(log_.get(), part.data(), part.size(), static_cast<off_t>(text.size()));
    if (count <= 0)
      return text;
    text.append(part.data(), static_cast<std::size_t>(count));
  }
}

ExitStatus ChildProcess::wait() {
  if (pid_ >= 0) {
    channel_.finish();
    channel_.awaitClose(); // unlike waitpid, the socket has a deadline
  }
  return reap();
}

void ChildProcess::kill() noexcept {
  if (pid_ >= 0)
    ::kill(pid_, SIGKILL);
  reap();
}

ExitStatus ChildProcess::reap() noexcept {
  if (pid_ < 0)
    return status_;
  int status = 0;
  pid_t reaped = -1;
  do
    reaped = waitpid(pid_, &status, 0);
  while (reaped < 0 && errno == EINTR);
  pid_ = -1;
  if (WIFSIGNALED(status))
    status_.signal = WTERMSIG(status);
  else
    status_.code = WEXITSTATUS(status);
  return status_;
}

Channel channelToParent(Clock::time_point deadline) {
  if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0)
    throw std::system_error(errno, std::generic_category(), "prctl(PR_SET_PDEATHSIG)");
  if (fcntl(kChannelFd, F_SETFD, FD_CLOEXEC) != 0)
    throw std::system_error(errno, std::generic_category(),
                            "descriptor 3 is not a channel to a parent process; only this program "
                            "starts its child processes");
  return Channel(UniqueFd(kChannelFd), deadline);
}

} // namespace ur::support

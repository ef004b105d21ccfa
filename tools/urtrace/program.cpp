// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/urtrace/program.hpp"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <system_error>

#include <fmt/core.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace ur::urtrace {
namespace {

constexpr int kNotFound = 127;
constexpr int kNotRunnable = 126;
constexpr int kSignal = 128;

// Makes urtrace ignore keyboard signals while the program runs: the terminal also sends them to
// urtrace, because both processes are in one process group.
class KeyboardSignals {
public:
  KeyboardSignals() = default;
  ~KeyboardSignals() {
    std::signal(SIGINT, interrupt_);
    std::signal(SIGQUIT, quit_);
  }
  KeyboardSignals(const KeyboardSignals &) = delete;
  KeyboardSignals &operator=(const KeyboardSignals &) = delete;

  // Returns the signals that only urtrace ignores. The program must not ignore them.
  sigset_t signalsToRestore() const {
    sigset_t signals;
    sigemptyset(&signals);
    if (interrupt_ != SIG_IGN)
      sigaddset(&signals, SIGINT);
    if (quit_ != SIG_IGN)
      sigaddset(&signals, SIGQUIT);
    return signals;
  }

private:
  void (*interrupt_)(int) = std::signal(SIGINT, SIG_IGN);
  void (*quit_)(int) = std::signal(SIGQUIT, SIG_IGN);
};

// Starts the program. Returns an error number, or 0.
int start(const std::vector<std::string> &command, const sigset_t &defaults, pid_t &pid) {
  std::vector<std::string> texts = command;
  std::vector<char *> argv;
  for (std::string &text : texts)
    argv.push_back(text.data());
  argv.push_back(nullptr);

  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setsigdefault(&attributes, &defaults);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
  const int error = posix_spawnp(&pid, argv[0], nullptr, &attributes, argv.data(), environ);
  posix_spawnattr_destroy(&attributes);
  return error;
}

} // namespace

int run(const std::vector<std::string> &command, const Variables &variables) {
  for (const auto &[name, value] : variables)
    setenv(name.c_str(), value.c_str(), 1);

  const KeyboardSignals keyboard;
  pid_t pid = -1;
  if (const int error = start(command, keyboard.signalsToRestore(), pid); error != 0) {
    fmt::print(stderr, "urtrace: cannot run {}: {}\n", command.front(), strerror(error));
    return error == ENOENT ? kNotFound : kNotRunnable;
  }
  int status = 0;
  while (waitpid(pid, &status, 0) < 0)
    if (errno != EINTR)
      throw std::system_error(errno, std::generic_category(), "waitpid");
  return WIFSIGNALED(status) ? kSignal + WTERMSIG(status) : WEXITSTATUS(status);
}

} // namespace ur::urtrace

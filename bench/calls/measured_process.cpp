// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bench/calls/measured_process.hpp"

#include "bench/calls/stepping.hpp"

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <stdexcept>
#include <system_error>

#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace ur::bench {
namespace {

constexpr int kCallsPerBatch = 100'000;

std::vector<char *> pointersTo(const std::vector<std::string> &strings) {
  std::vector<char *> pointers;
  for (const std::string &string : strings)
    pointers.push_back(const_cast<char *>(string.c_str()));
  pointers.push_back(nullptr);
  return pointers;
}

constexpr char kTimes = 't';
constexpr char kInstructions = 'i';

PerCall<double> nanosecondsPerCall(MeasuredCalls &calls) {
  PerCall<double> times{};
  for (std::size_t call = 0; call < times.size(); ++call) {
    const auto begin = std::chrono::steady_clock::now();
    for (int i = 0; i < kCallsPerBatch; ++i)
      calls.run(call);
    const std::chrono::duration<double, std::nano> elapsed =
        std::chrono::steady_clock::now() - begin;
    times[call] = elapsed.count() / kCallsPerBatch;
  }
  return times;
}

} // namespace

MeasuredProcess::MeasuredProcess(const std::vector<std::string> &arguments,
                                 const std::vector<std::string> &environment) {
  int sockets[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets) != 0)
    throw std::system_error(errno, std::generic_category(), "socketpair");
  socket_ = sockets[0];

  std::vector<std::string> argumentList{"calls"};
  argumentList.insert(argumentList.end(), arguments.begin(), arguments.end());
  // If a name occurs twice, the first one takes effect, so the additional variables come first.
  std::vector<std::string> variables = environment;
  for (char **variable = environ; *variable; ++variable)
    variables.emplace_back(*variable);

  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, sockets[1], STDIN_FILENO);
  const int error = posix_spawn(&pid_, "/proc/self/exe", &actions, nullptr,
                                pointersTo(argumentList).data(), pointersTo(variables).data());
  posix_spawn_file_actions_destroy(&actions);
  close(sockets[1]);
  if (error != 0) {
    close(socket_);
    throw std::system_error(error, std::generic_category(), "posix_spawn");
  }
}

MeasuredProcess::~MeasuredProcess() {
  close(socket_);
  waitpid(pid_, nullptr, 0);
}

void MeasuredProcess::request(char kind) {
  if (send(socket_, &kind, 1, MSG_NOSIGNAL) != 1)
    throw std::runtime_error("a measured process exited early");
}

PerCall<double> MeasuredProcess::measureBatch() {
  PerCall<double> times{};
  request(kTimes);
  if (recv(socket_, times.data(), sizeof(times), MSG_WAITALL) != sizeof(times))
    throw std::runtime_error("a measured process exited early");
  return times;
}

PerCall<std::uint64_t> MeasuredProcess::countInstructions() {
  PerCall<std::uint64_t> counts{};
  Stepping stepping(pid_);
  request(kInstructions);
  stepping.runToMark();
  const std::uint64_t overhead = stepping.stepToMark(); // the instructions of the marks themselves
  for (std::uint64_t &count : counts)
    count = stepping.stepToMark() - overhead;
  return counts;
}

int serveMeasurements(const std::string &loader, const std::string &adapter) {
  MeasuredCalls calls(loader, adapter);
  for (char request = 0; recv(STDIN_FILENO, &request, 1, 0) == 1;) {
    if (request == kInstructions) {
      raise(Stepping::kMark);
      raise(Stepping::kMark);
      for (std::size_t call = 0; call < kMeasuredCalls.size(); ++call) {
        calls.run(call);
        raise(Stepping::kMark);
      }
      continue;
    }
    const auto times = nanosecondsPerCall(calls);
    if (send(STDIN_FILENO, times.data(), sizeof(times), MSG_NOSIGNAL) != sizeof(times))
      return 1;
  }
  return 0;
}

} // namespace ur::bench

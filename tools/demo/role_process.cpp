// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/demo/role_process.hpp"

#include <stdexcept>
#include <utility>

#include <fmt/core.h>

namespace ur::demo {

RoleProcess::RoleProcess(std::string role, std::chrono::seconds timeout,
                         support::Clock::time_point deadline)
    : role_(std::move(role)),
      process_({"--role", role_, "--timeout", std::to_string(timeout.count())}, deadline) {}

Json RoleProcess::ask(const Json &request) {
  Json answer;
  try {
    sendJson(process_.channel(), request);
    answer = receiveJson(process_.channel());
  } catch (const support::ChannelClosed &) {
    fail(request, process_.wait().text() + logText());
  } catch (const support::DeadlineMissed &) {
    fail(request, "no answer in time; raise --timeout" + logText());
  }
  if (answer.contains("error"))
    fail(request, answer["error"].get<std::string>() + logText());
  return answer;
}

void RoleProcess::waitForExit() {
  support::ExitStatus status;
  try {
    status = process_.wait();
  } catch (const support::DeadlineMissed &) {
    throw std::runtime_error(role_ + " does not exit in time; raise --timeout" + logText());
  }
  if (!status.success())
    throw std::runtime_error(role_ + " exited with " + status.text() + logText());
}

void RoleProcess::fail(const Json &request, const std::string &reason) const {
  throw std::runtime_error(
      fmt::format("{}, asked to {}: {}", role_, request.at("do").get<std::string>(), reason));
}

std::string RoleProcess::logText() const {
  const std::string text = log();
  return text.empty() ? "" : "\n  it printed:\n" + text;
}

} // namespace ur::demo

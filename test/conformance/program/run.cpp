// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/program/run.hpp"

#include "test/conformance/program/test_list.hpp"
#include "test/conformance/program/worker.hpp"
#include "test/conformance/support/device_test.hpp"
#include "tools/support/child_process.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <stdexcept>

#include <fmt/core.h>

namespace ur::conformance {
namespace {

using support::ChildProcess;
using support::Clock;

std::vector<std::string> functionsOfTest(const std::string &name) {
  std::string function = functionOfSuite(name.substr(0, name.find('.')));
  return function.empty() ? std::vector<std::string>() : std::vector{std::move(function)};
}

class DeviceRun {
public:
  DeviceRun(std::vector<std::string> names, int seed, std::chrono::seconds timeout,
            const Progress &progress)
      : queue_(std::move(names)), seed_(seed), timeout_(timeout), progress_(progress) {}

  std::vector<TestResult> finish() {
    while (!queue_.empty())
      collectResults(ChildProcess(runTestsArguments(queue_, seed_), Clock::now() + timeout_));
    return std::move(results_);
  }

private:
  void collectResults(ChildProcess worker) {
    runningTest_.reset();
    logStart_ = 0;
    try {
      for (;;) {
        worker.channel().extend(Clock::now() + timeout_);
        handleMessage(Json::parse(worker.channel().receiveText()), worker);
      }
    } catch (const support::ChannelClosed &) {
      handleExit(worker);
    } catch (const support::DeadlineMissed &) {
      worker.kill();
      addFailure(worker, fmt::format("no result after {} s; the test's process was killed",
                                     timeout_.count()));
    }
  }

  void handleMessage(const Json &message, const ChildProcess &worker) {
    if (message.contains("started")) {
      runningTest_ = message["started"];
      logStart_ = worker.log().size();
      return;
    }
    auto result = message["finished"].get<TestResult>();
    if (result.outcome == Outcome::Failed)
      result.log = worker.log().substr(logStart_);
    add(std::move(result));
    runningTest_.reset();
  }

  void handleExit(ChildProcess &worker) {
    const support::ExitStatus status = worker.wait();
    if (runningTest_ || !queue_.empty())
      addFailure(worker, fmt::format("the test's process exited with {}", status.text()));
    else if (!status.success())
      add({"Process.EndsWell",
           {},
           Outcome::Failed,
           0,
           fmt::format("after the last test, while the loader and the adapter were torn down, the "
                       "process exited with {}",
                       status.text()),
           worker.log().substr(logStart_)});
  }

  // Records a failure of the running test. If no test was running, records it for the first pending
  // test.
  void addFailure(const ChildProcess &worker, std::string message) {
    if (!runningTest_ && queue_.empty())
      runningTest_ = "Process.EndsWell";
    const std::string name = runningTest_.value_or(queue_.empty() ? "" : queue_.front());
    add({name, functionsOfTest(name), Outcome::Failed, 0, std::move(message),
         worker.log().substr(logStart_)});
  }

  void add(TestResult result) {
    std::erase(queue_, result.name);
    progress_(result);
    results_.push_back(std::move(result));
  }

  std::vector<std::string> queue_;
  int seed_;
  std::chrono::seconds timeout_;
  const Progress &progress_;
  std::vector<TestResult> results_;
  std::optional<std::string> runningTest_;
  std::size_t logStart_ = 0; // the length of the worker's log when the running test began
};

} // namespace

Json findDevices(std::chrono::seconds timeout) {
  ChildProcess worker({kTakeInventory}, Clock::now() + timeout);
  try {
    const Json answer = Json::parse(worker.channel().receiveText());
    if (answer.contains("error"))
      throw std::runtime_error(answer["error"].get<std::string>());
    return answer["devices"];
  } catch (const support::ChannelClosed &) {
    throw std::runtime_error(fmt::format("the process that looked for devices exited with {}\n{}",
                                         worker.wait().text(), worker.log()));
  } catch (const support::DeadlineMissed &) {
    throw std::runtime_error(fmt::format(
        "the process that looked for devices did not finish within {} s; raise --timeout\n{}",
        timeout.count(), worker.log()));
  }
}

std::vector<TestResult> runOnDevice(std::size_t device, std::vector<std::string> names, int seed,
                                    std::chrono::seconds timeout, const Progress &progress) {
  setenv(test::kDeviceVariable, std::to_string(device).c_str(), 1);
  return DeviceRun(std::move(names), seed, timeout, progress).finish();
}

} // namespace ur::conformance

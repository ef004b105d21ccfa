// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/histories/worker.hpp"

#include "test/conformance/histories/delays.hpp"
#include "test/conformance/histories/trials.hpp"
#include "test/conformance/histories/world.hpp"
#include "test/conformance/support/device_test.hpp"
#include "tools/support/child_process.hpp"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <optional>
#include <stdexcept>
#include <string_view>

#include <fmt/format.h>

namespace ur::histories {
namespace {

using namespace support;

constexpr const char *kTrialOption = "trial";

// The channel has no deadline, because the main program enforces deadlines.
Channel &channel() {
  static Channel instance = channelToParent(Clock::now() + std::chrono::hours(24));
  return instance;
}

Clock::duration startTime{}; // how long this worker took to start

void serve() {
  const auto begin = Clock::now();
  test::warmUp();
  World world;
  Answer firstAnswer;
  const Abilities abilities = abilitiesOf(world.session());
  firstAnswer.bytes.resize(sizeof(abilities));
  std::memcpy(firstAnswer.bytes.data(), &abilities, sizeof(abilities));
  startTime = Clock::now() - begin;
  send(channel(), firstAnswer);
  for (;;)
    send(channel(), world.run(receiveOrder(channel())));
}

// Runs one trial. Skips it if a failed driver call left the session without a context.
void serveTrial() {
  const Order order = receiveOrder(channel());
  trials()[order.step["way"]].start(order.step["seed"]);
  Answer answer;
  answer.values = {0};
  std::optional<World> world;
  try {
    world.emplace(true);
  } catch (const std::runtime_error &) {
  }
  send(channel(), world ? world->run(order) : answer);
  std::_Exit(0); // the device may be unusable
}

} // namespace

Answer trialInNewProcess(const Order &order) {
  constexpr std::chrono::seconds kTimeout{15};
  ChildProcess process({kServe, kTrialOption},
                       Clock::now() + kTimeout + kProcessesOfTrial * startTime);
  try {
    send(process.channel(), order);
    return receiveAnswer(process.channel());
  } catch (const std::runtime_error &error) { // ChannelClosed or DeadlineMissed
    process.kill();
    Answer answer;
    answer.code = UR_RESULT_ERROR_UNKNOWN;
    answer.text =
        fmt::format("the trial's process did not answer: {}\n{}", error.what(), process.log());
    return answer;
  }
}

Abilities abilitiesFrom(const Answer &firstAnswer) {
  Abilities abilities;
  std::memcpy(&abilities, firstAnswer.bytes.data(), sizeof(abilities));
  return abilities;
}

bool runWorker(int argc, char **argv) {
  if (argc < 2 || std::string_view(argv[1]) != kServe)
    return false;
  const bool isForTrial = argc == 3 && std::string_view(argv[2]) == kTrialOption;
  // A held command blocks the streams in its channel, so each stream needs a channel.
  setenv("CUDA_DEVICE_MAX_CONNECTIONS", "32", 0);
  delayThreads();
  try {
    isForTrial ? serveTrial() : serve();
  } catch (const ChannelClosed &) {
    // The main program has no more steps.
  } catch (const std::exception &error) {
    std::fprintf(stderr, "%s\n", error.what());
    std::fflush(stderr);
    std::_Exit(1); // skips the report of leaked objects, which would hide the cause
  }
  return true;
}

} // namespace ur::histories

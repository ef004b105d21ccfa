// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/histories/worker.hpp"

#include "test/conformance/histories/delays.hpp"
#include "test/conformance/histories/world.hpp"
#include "test/conformance/support/device_test.hpp"
#include "tools/support/child_process.hpp"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <string_view>

namespace ur::histories {
namespace {

using namespace support;

// The program watches the time.
Channel &channel() {
  static Channel instance = channelToParent(Clock::now() + std::chrono::hours(24));
  return instance;
}

std::vector<std::uint64_t> numbersOf(const Abilities &abilities) {
  return {
      abilities.memory,      abilities.physical,    abilities.event,       abilities.virtualMemory,
      abilities.host,        abilities.shared,      abilities.contextCopy, abilities.reusable,
      abilities.profiling,   abilities.outOfOrder,  abilities.buffers,     abilities.callbacks,
      abilities.gates,       abilities.emptyQuery,  abilities.knownLayout, abilities.isCpu,
      abilities.isNativeCpu, abilities.granularity, abilities.largest};
}

void serve() {
  test::warmUp();
  World world;
  Answer ready;
  ready.values = numbersOf(abilitiesOf(world.session()));
  send(channel(), ready);
  for (;;)
    send(channel(), world.take(receiveOrder(channel())));
}

} // namespace

Abilities abilitiesFrom(const std::vector<std::uint64_t> &numbers) {
  const auto is = [&](std::size_t place) { return numbers.at(place) != 0; };
  return {is(0),  is(1),  is(2),  is(3),          is(4),         is(5),  is(6),
          is(7),  is(8),  is(9),  is(10),         is(11),        is(12), is(13),
          is(14), is(15), is(16), numbers.at(17), numbers.at(18)};
}

bool runWorker(int argc, char **argv) {
  if (argc != 2 || std::string_view(argv[1]) != kServe)
    return false;
  delayThreads();
  try {
    serve();
  } catch (const PeerGone &) {
    // The program has no more steps.
  } catch (const std::exception &error) {
    std::fprintf(stderr, "%s\n", error.what());
    std::fflush(stderr);
    std::_Exit(1); // what the histories left would only hide the cause
  }
  return true;
}

} // namespace ur::histories

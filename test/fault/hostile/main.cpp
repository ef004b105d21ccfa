// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Runs random histories of hostile exporters. In each step one of several processes acts as an
// honest or hostile exporter. Then the adapter, which caches, and a new exchange open handles. Both
// must return the reference's result. If an exporter changes something during an open, the result
// must be the reference's from before or after the change.
//
//   ur_hostile_exporters [--seed N] [--histories N] [--seconds N]
//   ur_hostile_exporters --history N     repeats one history in its shortest form, step by step
//
// As root, the exporters also change their users.
#include "base/os_calls.hpp"
#include "test/fault/hostile/history_program.hpp"
#include "test/fault/hostile/openers.hpp"
#include "test/fault/hostile/process.hpp"
#include "test/fault/hostile/world.hpp"
#include "test/support/scoped_os_calls.hpp"
#include "test/unit/ipc/fault_calls.hpp"
#include "test/unit/ipc/oracles.hpp"

#include <chrono>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <unistd.h>

namespace ur::ipc::hostile {
namespace {

constexpr std::size_t kSetUpSteps = 7, kSteps = 16;
constexpr int kMostCalls = 24; // of an open; a change can come before each call

std::string textOf(const std::optional<Object> &object) {
  return object ? fmt::format("inode {}, {} bytes, offset {}", object->inode, object->size,
                              object->offset)
                : "nothing";
}
std::string textOf(const Answer &answer) {
  return fmt::format("{}, code {}, first byte {}", textOf(answer.object),
                     static_cast<int>(answer.result), answer.byte);
}
std::optional<Object> objectOf(const std::optional<Proof> &proof) {
  return proof ? std::optional(proof->object) : std::nullopt;
}

Steps allSteps() { return firstSteps(kSetUpSteps + kSteps); }

class Test {
public:
  Test() : world_(opener_.device()), calls_(test::faultyCalls()) {
    calls_.close = test::Faulty<&base::OsCalls::close>::call;
    ur::test::callsInScope = &calls_;
    test::faultPlan.arm(0, false, 0);
  }
  ~Test() { ur::test::callsInScope = &base::systemCalls(); }

  // Throws Difference.
  void run(std::uint64_t seed, const Steps &steps) {
    try {
      for (const std::size_t step : steps)
        take(step, Random(seed + step * 0x632be59bd9b4e019));
    } catch (...) {
      test::faultPlan.arm(0, false, 0);
      try {
        reset();
      } catch (const Difference &) { // report the first difference instead
      }
      throw;
    }
    reset();
  }

  // Returns the difference and the steps that lead to it, or an empty text.
  std::string storyOf(std::uint64_t seed, const Steps &steps) {
    world_.recordsStory = true;
    world_.story.clear();
    std::string story;
    try {
      run(seed, steps);
    } catch (const Difference &difference) {
      story = world_.story + difference.what() + "\n";
    }
    world_.recordsStory = false;
    return story;
  }

  std::string shortestStory(std::uint64_t seed) {
    const auto fails = [&](const Steps &steps) { return !storyOf(seed, steps).empty(); };
    return storyOf(seed, shortened(allSteps(), fails));
  }

  std::uint64_t opens = 0, successes = 0, interrupted = 0;

private:
  void reset() {
    world_.reset();
    opener_.reset();
  }

  void take(std::size_t step, Random random) {
    switch (step) {
    case 0:
    case 3:
      return world_.makeTable(Random(random.next()));
    case 1:
    case 4:
      return world_.makeObject(Random(random.next()));
    case 2:
    case 5:
    case 6:
      return world_.exportObject(Random(random.next()));
    default:
      break;
    }
    const auto choice = random.below(16u);
    if (choice == 0)
      world_.makeTable(Random(random.next()));
    else if (choice == 1)
      world_.makeObject(Random(random.next()));
    else if (choice < 4)
      world_.exportObject(Random(random.next()));
    else if (choice < 8)
      world_.change(Random(random.next()));
    else if (choice == 8)
      opener_.closeSome(random);
    else if (choice < 11)
      race(random);
    else if (const auto bytes = world_.someHandle(random); !bytes)
      return;
    else if (choice < 13)
      changeInTheMiddle(random, *bytes);
    else
      open(*bytes);
  }

  void require(bool holds, std::string_view rule, const std::string &found) {
    if (!holds)
      throw Difference(fmt::format("{}: {}", rule, found));
  }

  // Checks that both openers return what the reference allows.
  void open(const HandleBytes &bytes) {
    const std::optional<Object> allowed = objectOf(world_.prove(bytes));
    const Answer fresh = openAfresh(opener_.device(), bytes);
    const Answer cached = opener_.open(bytes);
    world_.record("with caches: {}; without: {}; allowed: {}", textOf(cached), textOf(fresh),
                  textOf(allowed));
    ++opens;
    successes += allowed.has_value();
    require(cached == fresh, "the openers differ",
            fmt::format("{} with caches, {} without", textOf(cached), textOf(fresh)));
    require(cached.object == allowed, "the reference differs",
            fmt::format("{}, allowed: {}", textOf(cached), textOf(allowed)));
    require(!allowed || cached.byte == world_.byteOf(*allowed), "the byte differs", textOf(cached));
  }

  void changeInTheMiddle(Random &random, const HandleBytes &bytes) {
    std::vector<std::uint64_t> seeds(1 + random.below(3u));
    for (std::uint64_t &seed : seeds)
      seed = random.next();
    openWhile(random, bytes, [&] {
      for (const std::uint64_t seed : seeds)
        world_.change(Random(seed));
    });
  }

  // The exporter breaks one condition before the open. During the open it meets that condition and
  // breaks another, so an importer that checks each condition once may find all of them met.
  void race(Random &random) {
    const auto handle = world_.soundHandle(random);
    if (!handle)
      return;
    const HandleBytes bytes = world_.bytesOf(*handle);
    if (!random.oneIn(4))
      open(bytes);
    const auto first = static_cast<Condition>(random.below(kConditions));
    const auto second = static_cast<Condition>(random.below(kConditions));
    world_.set(*handle, first, false, random);
    openWhile(random, bytes, [&] {
      world_.set(*handle, first, true, random);
      world_.set(*handle, second, false, random);
    });
  }

  // Runs `change` before one of the open's system calls, or after the open if it makes fewer calls.
  void openWhile(Random &random, const HandleBytes &bytes, const std::function<void()> &change) {
    const std::optional<Proof> before = world_.prove(bytes);
    const bool isCached = random.oneIn(2);
    const int call = 1 + random.below(kMostCalls);
    bool isChanged = false;
    world_.record("  {} caches, and before its call {}:", isCached ? "with" : "without", call);
    test::faultPlan.arm(call, false, 0);
    test::faultPlan.instead = [&] {
      isChanged = true;
      change();
    };
    const Answer answer = isCached ? opener_.open(bytes) : openAfresh(opener_.device(), bytes);
    test::faultPlan.arm(0, false, 0);
    if (!isChanged) {
      world_.record("  (after the open)");
      require(answer.object == objectOf(before), "the reference differs",
              fmt::format("{}, allowed: {}", textOf(answer), textOf(objectOf(before))));
      change();
      return;
    }
    ++interrupted;
    const std::optional<Proof> after = world_.prove(bytes);
    const std::string found = fmt::format("{}; allowed before: {}, after: {}", textOf(answer),
                                          textOf(objectOf(before)), textOf(objectOf(after)));
    world_.record("{}", found);
    require(!answer.object || answer.object == objectOf(before) || answer.object == objectOf(after),
            "neither the reference before nor after the change allows this", found);
    // An open may fail if the change replaced the export, although both exports can be opened.
    require(answer.object || !before || before != after, "an open of a live export fails", found);
  }

  CachingOpener opener_;
  World world_;
  base::OsCalls calls_;
};

int runAll(const Options &options) {
  using Clock = std::chrono::steady_clock;
  Test test;
  const auto start = Clock::now();
  test::Resources usual;
  std::uint64_t done = 0;
  for (; done < options.histories &&
         (options.seconds == 0 || Clock::now() < start + std::chrono::seconds(options.seconds));
       ++done) {
    // Runs with consecutive seeds have no history in common.
    current = Random(options.seed + done).next();
    try {
      test.run(current, allSteps());
    } catch (const Difference &difference) {
      std::cout << "history " << current << " (number " << done << " of seed " << options.seed
                << ", after " << std::chrono::duration<double>(Clock::now() - start).count()
                << " s): " << difference.what() << "\n"
                << test.shortestStory(current);
      return EXIT_FAILURE;
    }
    if (done % 1024 != 0)
      continue;
    const test::Resources now = test::resourcesOfThisProcess();
    if (done == 0)
      usual = now;
    if (now != usual) {
      std::cout << "history " << current << " or an earlier one left " << now << " instead of "
                << usual << "\n";
      return EXIT_FAILURE;
    }
  }
  std::cout << done << " histories of seed " << options.seed << " in "
            << std::chrono::duration<double>(Clock::now() - start).count() << " s: " << test.opens
            << " opens by both openers, " << test.successes << " of them allowed, "
            << test.interrupted << " changed in the middle; no difference\n";
  return EXIT_SUCCESS;
}

int runOne(std::uint64_t seed) {
  Test test;
  current = seed;
  const std::string story = test.shortestStory(seed);
  std::cout << (story.empty() ? "no difference\n" : story);
  return story.empty() ? EXIT_SUCCESS : EXIT_FAILURE;
}

} // namespace
} // namespace ur::ipc::hostile

int main(int count, char **arguments) {
  using namespace ur::ipc::hostile;
  if (count == 3 && std::string_view(arguments[1]) == kServeOption)
    serve(std::atoi(arguments[2]));
  Options options;
  CLI::App app("Compares two importers of handles that hostile exporters change.");
  addOptions(app, options);
  CLI11_PARSE(app, count, arguments);
  setenv("UR_IPC_ALLOW_UIDS", std::to_string(World::kListedUser).c_str(), 1);
  nameCrashes();
  return options.history ? runOne(*options.history) : runAll(options);
}

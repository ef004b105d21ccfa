// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/scheduler.hpp"

#include "test/unit/native_cpu/fixtures.hpp"
#include "test/unit/native_cpu/late_threads.hpp"

#include <cstddef>
#include <memory>
#include <vector>

namespace ur::native_cpu {
namespace {

using Gate = std::shared_ptr<LocalSignal>;

Gate makeGate() { return std::make_shared<LocalSignal>(); }

// A command that waits for the gates and copies one byte.
struct Step {
  explicit Step(std::vector<std::shared_ptr<Signal>> gates = {}) : signal(makeGate()) {
    command.waits = std::move(gates);
    command.signal = signal;
    command.work = Copy{&destination, &source, 1};
  }

  bool done() const { return signal->status() == UR_EVENT_STATUS_COMPLETE && destination == 7; }

  char source = 7;
  char destination = 0;
  Gate signal;
  Command command;
};

TEST(Scheduler, RunsAShortCommandAtOnce) {
  for (const bool outOfOrder : {false, true}) {
    Scheduler scheduler(outOfOrder);
    Step step;
    scheduler.submit(std::move(step.command));
    EXPECT_TRUE(step.done());
    EXPECT_TRUE(scheduler.idle());
  }
}

TEST(Scheduler, GoesTheShortWayWhereNothingIsUnderWay) {
  for (const bool outOfOrder : {false, true}) {
    Scheduler scheduler(outOfOrder);
    Step step;
    bool prepared = false;
    EXPECT_TRUE(scheduler.runShort(step.command.work, [&] {
      EXPECT_EQ(step.destination, 0);
      prepared = true;
    }));
    EXPECT_TRUE(prepared);
    EXPECT_EQ(step.destination, 7);
    EXPECT_TRUE(scheduler.idle());
  }
}

TEST(Scheduler, LeavesTheWorkWhereItsPreparationFails) {
  Scheduler scheduler(false);
  Step step;
  const auto fail = [] { base::raise(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, "no memory"); };
  EXPECT_EQ(codeOf([&] { scheduler.runShort(step.command.work, fail); }),
            UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
  EXPECT_EQ(step.destination, 0);
  EXPECT_TRUE(scheduler.idle());
}

TEST(Scheduler, DoesWhatItIsToFinishBeforeTheWorkerComes) {
  std::vector<char> source(2 * kInlineBytes, 7);
  std::vector<char> destination(2 * kInlineBytes);
  Scheduler scheduler(false);
  const LateThreads late;
  Command command;
  command.work = Copy{destination.data(), source.data(), source.size()};
  scheduler.submit(std::move(command));
  Step step;
  scheduler.submit(std::move(step.command)); // a short command after the long one
  EXPECT_FALSE(scheduler.idle());
  scheduler.finish();
  EXPECT_TRUE(scheduler.idle());
  EXPECT_EQ(destination, source);
  EXPECT_TRUE(step.done());
}

TEST(Scheduler, TakesNoCommandWhoseSignalCannotBeMade) {
  Scheduler scheduler(false);
  const auto fail = []() -> std::shared_ptr<Signal> {
    base::raise(UR_RESULT_ERROR_OUT_OF_RESOURCES, "no signal");
  };
  const Gate gate = makeGate();
  Step first({gate});
  Step second;
  scheduler.submit(std::move(first.command));
  EXPECT_EQ(codeOf([&] { scheduler.submit(std::move(second.command), fail); }),
            UR_RESULT_ERROR_OUT_OF_RESOURCES);
  gate->finish(false);
  scheduler.finish();
  EXPECT_EQ(second.destination, 0);
}

} // namespace
} // namespace ur::native_cpu

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/scheduler.hpp"

#include "test/unit/native_cpu/fixtures.hpp"
#include "test/unit/native_cpu/late_threads.hpp"

#include <cstddef>
#include <memory>
#include <thread>
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

TEST(LocalSignal, TellsHowFarItsCommandIs) {
  for (const bool failed : {false, true}) {
    LocalSignal signal;
    EXPECT_EQ(signal.status(), UR_EVENT_STATUS_SUBMITTED);
    signal.begin();
    EXPECT_EQ(signal.status(), UR_EVENT_STATUS_RUNNING);
    signal.finish(failed);
    EXPECT_EQ(signal.status(), failed ? UR_EVENT_STATUS_ERROR : UR_EVENT_STATUS_COMPLETE);
  }
}

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

TEST(Scheduler, GoesNoShortWayPastOtherCommands) {
  Scheduler scheduler(true);
  const Gate gate = makeGate();
  Step first({gate});
  Step second;
  scheduler.submit(std::move(first.command));
  EXPECT_FALSE(scheduler.runShort(second.command.work, [] { ADD_FAILURE(); }));
  EXPECT_FALSE(scheduler.runHere(second.command));
  EXPECT_EQ(second.destination, 0);
  gate->finish(false);
  scheduler.finish();
  EXPECT_TRUE(scheduler.runShort(second.command.work, [] {}));
  EXPECT_EQ(second.destination, 7);
}

TEST(Scheduler, GoesNoShortWayWithMuchWork) {
  Scheduler scheduler(false);
  std::vector<char> memory(2 * (kInlineBytes + 1));
  const Copy copy{memory.data(), memory.data() + kInlineBytes + 1, kInlineBytes + 1};
  EXPECT_FALSE(scheduler.runShort(copy, [] { ADD_FAILURE(); }));
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

TEST(Scheduler, RunsWhatTheCallerWaitsForInTheCall) {
  Scheduler scheduler(false);
  const Gate gate = makeGate();
  Step held({gate});
  EXPECT_FALSE(scheduler.runHere(held.command));
  gate->finish(false);
  EXPECT_TRUE(scheduler.runHere(held.command));
  EXPECT_TRUE(held.done());
  EXPECT_TRUE(scheduler.idle());
}

// Tells that its command has begun, and lets it go on later.
class HeldSignal final : public Signal {
public:
  ur_event_status_t status() const noexcept override { return ended_.status(); }
  void wait() const override { ended_.wait(); }
  bool watch(kit::Sleeper &sleeper) override { return ended_.watch(sleeper); }
  void begin() noexcept override {
    begun.finish(false);
    goOn.wait();
  }
  void finish(bool failed) noexcept override { ended_.finish(failed); }

  LocalSignal begun;
  LocalSignal goOn;

private:
  LocalSignal ended_;
};

TEST(Scheduler, HoldsCommandsWhileAnotherRunsInACall) {
  for (const bool outOfOrder : {false, true}) {
    Scheduler scheduler(outOfOrder);
    const auto signal = std::make_shared<HeldSignal>();
    Step first;
    first.command.signal = signal;
    std::thread caller([&] { EXPECT_TRUE(scheduler.runHere(first.command)); });
    signal->begun.wait();
    EXPECT_FALSE(scheduler.idle());
    Step second;
    EXPECT_FALSE(scheduler.runShort(second.command.work, [] { ADD_FAILURE(); }));
    EXPECT_FALSE(scheduler.runHere(second.command));
    scheduler.submit(std::move(second.command));
    EXPECT_EQ(second.signal->status(), UR_EVENT_STATUS_SUBMITTED);
    signal->goOn.finish(false);
    scheduler.finish();
    EXPECT_EQ(signal->status(), UR_EVENT_STATUS_COMPLETE);
    EXPECT_TRUE(second.done());
    caller.join();
  }
}

TEST(Scheduler, DoesNotRunACommandThatWaitedForAFailure) {
  Scheduler scheduler(false);
  const Gate gate = makeGate();
  Step first({gate});
  Step second({first.signal});
  Step third;
  scheduler.submit(std::move(first.command));
  scheduler.submit(std::move(second.command));
  scheduler.submit(std::move(third.command));
  gate->finish(true);
  scheduler.finish();
  EXPECT_EQ(first.signal->status(), UR_EVENT_STATUS_ERROR);
  EXPECT_EQ(first.destination, 0);
  EXPECT_EQ(second.signal->status(), UR_EVENT_STATUS_ERROR);
  EXPECT_TRUE(third.done()); // it waited for nothing that failed
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
  scheduler.submit(std::move(step.command)); // short, and behind it
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

TEST(Scheduler, RefusesToWorkInAForkedChild) {
  Scheduler scheduler(false);
  const Gate gate = makeGate();
  Step step({gate});
  scheduler.submit(std::move(step.command));
  const pid_t pid = fork();
  if (pid == 0) {
    const bool refused = codeOf([&] { scheduler.finish(); }) == UR_RESULT_ERROR_INVALID_QUEUE &&
                         codeOf([&] { step.signal->wait(); }) == UR_RESULT_ERROR_INVALID_EVENT;
    _exit(refused ? 0 : 1);
  }
  int status = -1;
  waitpid(pid, &status, 0);
  EXPECT_EQ(status, 0);
  gate->finish(false);
  step.signal->wait(); // the command writes to the step
}

} // namespace
} // namespace ur::native_cpu

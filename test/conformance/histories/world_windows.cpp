// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/histories/model.hpp"
#include "test/conformance/histories/world.hpp"

#include <atomic>
#include <chrono>
#include <mutex>
#include <thread>
#include <utility>

namespace ur::histories {

using namespace support;

namespace {

using Clock = std::chrono::steady_clock;

constexpr unsigned kRounds = 20; // of one step, so that both calls meet at their narrow places

// What went wrong first, in whichever thread.
class Outcome {
public:
  bool succeeded(ur_result_t code) {
    const std::lock_guard lock(mutex_);
    if (code != UR_RESULT_SUCCESS && answer_.code == UR_RESULT_SUCCESS) {
      answer_.code = code;
      answer_.text = lastErrorText();
    }
    return code == UR_RESULT_SUCCESS;
  }
  bool isGood() const { return answer_.code == UR_RESULT_SUCCESS; }
  Answer &answer() { return answer_; }

private:
  std::mutex mutex_;
  Answer answer_;
};

// Two calls at the same moment, the second one up to a millisecond later.
template <typename First, typename Second>
void atOnce(unsigned round, const First &first, const Second &second) {
  std::atomic<unsigned> arrived{0};
  const auto meet = [&] {
    for (++arrived; arrived != 2;)
      std::this_thread::yield();
  };
  std::thread other([&] {
    meet();
    const std::chrono::microseconds delay{round % 2 == 0 ? round : 1u << (round / 2)};
    for (const auto start = Clock::now(); Clock::now() - start < delay;) {
    }
    second();
  });
  meet();
  first();
  other.join();
}

} // namespace

// Rounds of two calls on the memory of a handle: each opens and closes it.
Answer World::openBeside(const Step &step, std::vector<std::uint8_t> handle) {
  Outcome outcome;
  Answer &answer = outcome.answer();
  answer.values = {0};
  const auto open = [&](void *&address) {
    outcome.succeeded(MemoryKind::open(*session_, handle.data(), handle.size(), &address));
  };
  const auto close = [&](void *&address) {
    if (address && outcome.succeeded(MemoryKind::close(*session_, address)))
      address = nullptr;
  };
  const auto compare = [&](void *address) {
    std::vector<std::uint8_t> bytes(step["size"]);
    if (address &&
        outcome.succeeded(urEnqueueUSMMemcpy(session_->queue(), true, bytes.data(), address,
                                             bytes.size(), 0, nullptr, nullptr))) {
      answer.values[0] += !answer.bytes.empty() && answer.bytes != bytes ? 1 : 0;
      answer.bytes = std::move(bytes);
    }
  };
  void *one = nullptr;
  void *two = nullptr;
  for (unsigned round = 0; round < kRounds && outcome.isGood(); ++round) {
    if (step["way"] == kOpenBesideClose) {
      if (!one)
        open(one);
      atOnce(round, [&] { open(two); }, [&] { close(one); });
      compare(two);
      std::swap(one, two);
      if (round % 4 == 3)
        close(one);
    } else {
      atOnce(round, [&] { open(one); }, [&] { open(two); });
      compare(one);
      compare(two);
      atOnce(round, [&] { close(one); }, [&] { close(two); });
    }
  }
  close(one);
  close(two);
  return answer;
}

// Rounds of a first Get of new memory beside another call on that memory.
Answer World::getBeside(const Step &step) {
  Outcome outcome;
  outcome.answer().values = {0};
  const std::size_t size = step["size"];
  for (unsigned round = 0; round < kRounds && outcome.isGood(); ++round) {
    void *memory = nullptr;
    if (!outcome.succeeded(
            urUSMDeviceAlloc(context(), session_->device(), nullptr, nullptr, size, &memory)))
      break;
    std::vector<std::uint8_t> bytes = patternOf(round + 1, size);
    const auto write = [&] {
      outcome.succeeded(urEnqueueUSMMemcpy(session_->queue(), true, memory, bytes.data(), size, 0,
                                           nullptr, nullptr));
    };
    write();
    struct Got {
      void *data = nullptr;
      std::size_t size = 0;
    } one, two;
    const auto get = [&](Got &got) {
      outcome.succeeded(MemoryKind::get(*session_, memory, &got.data, &got.size));
    };
    const auto put = [&](void *data) {
      if (data)
        outcome.succeeded(MemoryKind::put(*session_, data));
    };
    if (step["way"] == kGetBesideGet) {
      atOnce(round, [&] { get(one); }, [&] { get(two); });
    } else if (step["way"] == kGetBesideWrite) {
      bytes = patternOf(round + 100, size);
      atOnce(round, [&] { get(one); }, write);
    } else if (step["way"] == kGetBesidePut) {
      get(two);
      atOnce(round, [&] { get(one); }, [&] { put(std::exchange(two.data, nullptr)); });
    } else {
      get(one);
    }
    const auto compare = [&](void *opened) {
      std::vector<std::uint8_t> came(size);
      outcome.succeeded(urEnqueueUSMMemcpy(session_->queue(), true, came.data(), opened, size, 0,
                                           nullptr, nullptr));
      outcome.answer().values[0] += came == bytes ? 0 : 1;
      outcome.succeeded(MemoryKind::close(*session_, opened));
    };
    for (const Got &got : {one, two})
      if (void *opened = nullptr;
          got.data && outcome.succeeded(MemoryKind::open(*session_, got.data, got.size, &opened)))
        compare(opened);
    if (step["way"] == kOpenBesidePut || step["way"] == kOpenBesideFree) {
      const auto *const start = static_cast<const std::byte *>(one.data);
      std::vector<std::byte> handle(start, start + one.size);
      void *opened = nullptr;
      ur_result_t code = UR_RESULT_SUCCESS;
      atOnce(
          round, [&] { code = MemoryKind::open(*session_, handle.data(), handle.size(), &opened); },
          [&] {
            if (step["way"] == kOpenBesidePut)
              return put(std::exchange(one.data, nullptr));
            outcome.succeeded(urUSMFree(context(), std::exchange(memory, nullptr)));
          });
      if (code == UR_RESULT_SUCCESS)
        compare(opened);
      else if (code != UR_RESULT_ERROR_INVALID_VALUE) // as a stale handle is refused
        outcome.succeeded(code);
    }
    atOnce(round, [&] { put(one.data); }, [&] { put(two.data); });
    if (memory)
      outcome.succeeded(urUSMFree(context(), memory));
  }
  return outcome.answer();
}

// Rounds of a wait for a signal under way beside the first Get of its event.
Answer World::waitBesideGet() {
  constexpr std::size_t kBytes = std::size_t{8} << 20; // so many that the wait sleeps
  Outcome outcome;
  outcome.answer().values = {0};
  const Owned<MemoryKind> from(*session_, kBytes);
  const Owned<MemoryKind> to(*session_, kBytes);
  for (unsigned round = 0; round < kRounds && outcome.isGood(); ++round) {
    const ur_exp_event_desc_t description{UR_STRUCTURE_TYPE_EXP_EVENT_DESC, nullptr,
                                          UR_EXP_EVENT_FLAG_IPC_EXP};
    ur_event_handle_t event = nullptr;
    if (!outcome.succeeded(urEventCreateExp(context(), session_->device(), &description, &event)))
      break;
    for (unsigned copies = 0; copies <= round % 8; ++copies)
      outcome.succeeded(urEnqueueUSMMemcpy(session_->queue(), false, to.get(), from.get(), kBytes,
                                           0, nullptr, nullptr));
    outcome.succeeded(
        urEnqueueEventsWaitWithBarrierExt(session_->queue(), nullptr, 0, nullptr, &event));
    void *data = nullptr;
    std::size_t size = 0;
    ur_event_handle_t opened = nullptr;
    atOnce(
        round, [&] { outcome.succeeded(urEventWait(1, &event)); },
        [&] {
          if (outcome.succeeded(EventKind::get(*session_, event, &data, &size)) &&
              outcome.succeeded(EventKind::open(*session_, data, size, &opened)))
            outcome.succeeded(urEventWait(1, &opened));
        });
    for (const ur_event_handle_t waitedFor : {event, opened}) {
      ur_event_status_t status = UR_EVENT_STATUS_ERROR;
      if (waitedFor)
        outcome.succeeded(urEventGetInfo(waitedFor, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS,
                                         sizeof(status), &status, nullptr));
      outcome.answer().values[0] += status == UR_EVENT_STATUS_COMPLETE ? 0 : 1;
    }
    if (opened)
      outcome.succeeded(urEventRelease(opened));
    if (data)
      outcome.succeeded(EventKind::put(*session_, data));
    outcome.succeeded(urEventRelease(event));
  }
  outcome.succeeded(urQueueFinish(session_->queue()));
  return outcome.answer();
}

Answer World::together(const Step &step, std::vector<std::uint8_t> handle) {
  switch (step["way"]) {
  case kOpenBesideClose:
  case kOpenBesideOpen:
    return openBeside(step, std::move(handle));
  case kWaitBesideGet:
    return waitBesideGet();
  default:
    return getBeside(step);
  }
}

} // namespace ur::histories

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/histories/content.hpp"
#include "test/conformance/histories/delays.hpp"
#include "test/conformance/histories/step.hpp"
#include "test/conformance/histories/trials.hpp"
#include "test/conformance/support/buffers.hpp"
#include "test/conformance/support/gate.hpp"
#include "tools/support/ipc_kinds.hpp"

#include <optional>
#include <tuple>

namespace ur::histories {

using namespace support;

// Enqueues a command while no thread can start or a system call fails, or with a wrong wait list. A
// call that fails must change neither objects nor their states, and must succeed when repeated.
void failEnqueue(Trial &trial) {
  enum Way : std::uint64_t { kFill, kCopy, kRecord, kSignal, kWrite, kMap, kUnmap };
  const Session &session = trial.session;
  const bool canRunShort = session.entry().backend == UR_BACKEND_NATIVE_CPU && canFailCalls();
  for (unsigned round = 0; round < kRounds / 2 && trial.hasNoFailure(); ++round) {
    const std::vector<std::uint8_t> oldBytes = patternOf(round + 1, kPage);
    const std::vector<std::uint8_t> bytes(kPage, 7); // the bytes that commands write
    Owned<MemoryKind> memory(session, kPage);
    trial.copy(memory.get(), oldBytes.data(), kPage);
    const Mem buffer = test::makeBuffer(session, std::as_bytes(std::span(oldBytes)));
    const auto way = trial.below(buffer ? kUnmap + 1 : kWrite);
    std::optional<test::Gate> gate;
    Queue queue; // has no thread yet
    *queue.out() = makeQueue(trial, 0);
    Event reusable;
    *reusable.out() = makeShareable(trial);
    ur_event_handle_t out = nullptr;
    void *mapped = nullptr;
    const auto unmap = [&] {
      return urEnqueueMemUnmap(session.queue(), buffer.get(), mapped, 0, nullptr, nullptr);
    };
    const auto call = [&](const std::vector<ur_event_handle_t> &waits) {
      const ur_queue_handle_t q = queue.get();
      const auto *const list = waits.empty() ? nullptr : waits.data();
      const auto count = static_cast<std::uint32_t>(waits.size());
      out = way == kSignal ? reusable.get() : nullptr;
      switch (way) {
      case kFill:
        return urEnqueueUSMFill(q, memory.get(), 1, bytes.data(), kPage, count, list, &out);
      case kCopy:
        return urEnqueueUSMMemcpy(q, false, memory.get(), bytes.data(), kPage, count, list, &out);
      case kRecord:
        return urEnqueueTimestampRecordingExp(q, false, count, list, &out);
      case kSignal:
        return urEnqueueEventsWaitWithBarrierExt(q, nullptr, count, list, &out);
      case kWrite:
        return urEnqueueMemBufferWrite(q, buffer.get(), false, 0, kPage, bytes.data(), count, list,
                                       &out);
      case kMap:
        return urEnqueueMemBufferMap(q, buffer.get(), false, UR_MAP_FLAG_READ, 0, kPage, count,
                                     list, &out, &mapped);
      default:
        return urEnqueueMemUnmap(q, buffer.get(), mapped, count, list, &out);
      }
    };
    if (buffer)
      trial.succeeded(urEnqueueMemBufferMap(session.queue(), buffer.get(), true, UR_MAP_FLAG_READ,
                                            0, kPage, 0, nullptr, nullptr, &mapped));
    if (buffer && way != kUnmap)
      trial.succeeded(unmap());
    void *const address = mapped; // the next mapping may have the same address
    std::vector<ur_event_handle_t> waits;
    if (canRunShort)
      waits.push_back(gate.emplace(session).event());
    const auto state = [&] {
      std::uint32_t queueCount = 0;
      std::uint32_t eventCount = 0;
      urQueueGetInfo(queue.get(), UR_QUEUE_INFO_REFERENCE_COUNT, 4, &queueCount, nullptr);
      urEventGetInfo(reusable.get(), UR_EVENT_INFO_REFERENCE_COUNT, 4, &eventCount, nullptr);
      return std::tuple(queueCount, eventCount, isEmpty(queue.get()), statusOf(reusable.get()));
    };
    const auto stateBefore = state();
    const bool hasWrongList = !canRunShort || trial.below(4) == 0;
    std::vector<ur_event_handle_t> list = waits;
    if (hasWrongList)
      list.push_back(nullptr);
    else if (trial.below(4) == 0)
      failSystemCall(1 + static_cast<unsigned>(trial.below(3)));
    else
      failThreads(true);
    ur_result_t code = call(list);
    failThreads(false);
    failSystemCall(0);
    trial.expect(!hasWrongList || code != UR_RESULT_SUCCESS, "a wrong wait list was accepted");
    if (code != UR_RESULT_SUCCESS) {
      trial.expect(hasWrongList || isShortage(code), "a shortage was reported with another code");
      trial.expect(!hasWrongList ||
                       (out == (way == kSignal ? reusable.get() : nullptr) && mapped == address),
                   "a call that rejected its arguments changed its outputs");
      trial.expect(state() == stateBefore, "a failed enqueue changed a queue or an event");
      mapped = address;
      if (buffer && way != kUnmap)
        trial.expect(unmap() == UR_RESULT_ERROR_INVALID_MEM_OBJECT,
                     "a failed enqueue mapped a buffer");
      if (trial.below(2) == 0)
        trial.expect((code = call(waits)) == UR_RESULT_SUCCESS || !canRunShort,
                     "a call failed after a shortage");
      else if (trial.below(2) == 0)
        memory.destroy(); // waits for the commands that use the memory
    }
    const bool hasRun = code == UR_RESULT_SUCCESS;
    if (gate)
      gate->open();
    trial.succeeded(urQueueFinish(queue.get()));
    if (hasRun && out != reusable.get())
      trial.succeeded(urEventRelease(out));
    if (const ur_event_handle_t awaited = reusable.get(); trial.hasNoFailure())
      trial.succeeded(urEventWait(1, &awaited));
    const auto expected = [&](bool writes) { return hasRun && writes ? bytes : oldBytes; };
    if (memory.get())
      trial.expectBytes(memory.get(), expected(way <= kCopy), "a command has wrong results");
    if (!buffer)
      continue;
    if (way == (hasRun ? kMap : kUnmap))
      trial.succeeded(unmap());
    std::vector<std::uint8_t> actual(kPage);
    trial.succeeded(urEnqueueMemBufferRead(session.queue(), buffer.get(), true, 0, kPage,
                                           actual.data(), 0, nullptr, nullptr));
    trial.expect(actual == expected(way == kWrite), "a write has wrong results");
  }
}

} // namespace ur::histories

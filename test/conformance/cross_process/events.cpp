// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/process.hpp"
#include "test/conformance/support/bytes.hpp"
#include "tools/support/pattern.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

// Large enough that the copy is pending when the wait for the event begins.
constexpr std::size_t kSize = 8 << 20;

// Bytes that an event guards: a copy that waits for the event reads all of them.
class GuardedBytes {
public:
  GuardedBytes(const Session &session, void *memory, ur_event_handle_t event)
      : session_(session), memory_(memory), event_(event) {}
  ~GuardedBytes() { EXPECT_SUCCESS(urQueueFinish(session_.queue())); } // the copy reads pattern_

  // Enqueues a copy and a signal of the event, and returns while the copy is pending.
  void write(std::uint64_t seed) {
    pattern_ = makePattern(kSize, seed);
    EXPECT_SUCCESS(urEnqueueUSMMemcpy(session_.queue(), false, memory_, pattern_.data(), kSize, 0,
                                      nullptr, nullptr));
    signal(session_, event_);
  }

  void expect(std::uint64_t seed) const {
    std::vector<std::byte> bytes(kSize);
    EXPECT_SUCCESS(urEnqueueUSMMemcpy(session_.queue(), true, bytes.data(), memory_, kSize, 1,
                                      &event_, nullptr));
    EXPECT_EQ(comparePattern(bytes, seed), "");
  }

private:
  const Session &session_;
  void *memory_;
  ur_event_handle_t event_;
  std::vector<std::byte> pattern_;
};

using SharedEvent = KindTest<EventKind>;

UR_ROLE(answerGuardedBytes) {
  const Session &session = parent.session();
  const Opened<EventKind> event(session, parent.receiveHandle());
  const Opened<MemoryKind> memory(session, parent.receiveHandle());
  GuardedBytes bytes(session, memory.get(), event.get());
  parent.meet();
  bytes.expect(kParentSeed);
  bytes.write(kChildSeed);
  parent.meet();
  parent.meet(); // the parent has compared the bytes
}

TEST_F(SharedEvent, OrdersBytesInBothDirections) {
  ASSERT_NOT_STOPPED(requireSupport(MemoryKind::kQuery, MemoryKind::kName));
  const Owned<EventKind> event(session());
  const Owned<MemoryKind> memory(session(), kSize);
  const Exported<EventKind> eventHandle(session(), event.get());
  const Exported<MemoryKind> memoryHandle(session(), memory.get());
  Child child(answerGuardedBytesRole);
  child.sendHandle(eventHandle.bytes());
  child.sendHandle(memoryHandle.bytes());

  GuardedBytes bytes(session(), memory.get(), event.get());
  bytes.write(kParentSeed);
  child.meet();
  child.meet(); // the child has enqueued its answer
  bytes.expect(kChildSeed);
  child.meet();
  child.expectSuccess();
}

} // namespace

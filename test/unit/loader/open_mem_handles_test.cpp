// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Calls urIPCOpenMemHandlesBatch through the loader: directly, dispatched, and through layers.
#include "test/conformance/process.hpp"
#include "test/conformance/support/bytes.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <list>
#include <vector>

#include <ur-ipc/ur_ipc_batch.h>
#include <ur-ipc/ur_trace.h>

namespace {

using namespace ur::support;
using namespace ur::test;

constexpr std::size_t kSize = 8192;
constexpr std::size_t kInside = 100;
constexpr std::size_t kMany = 40;

ur_result_t openAll(const Session &session, const std::vector<HandleBytes> &handles,
                    std::vector<void *> &memory) {
  std::vector<const void *> data;
  std::vector<std::size_t> sizes;
  for (const HandleBytes &handle : handles) {
    data.push_back(handle.data());
    sizes.push_back(handle.size());
  }
  return urIPCOpenMemHandlesBatch(session.context(), session.device(),
                                  static_cast<std::uint32_t>(handles.size()), data.data(),
                                  sizes.data(), memory.data());
}

std::vector<HandleBytes> receiveHandles(Parent &parent, std::size_t count) {
  std::vector<HandleBytes> handles(count);
  std::ranges::generate(handles, [&] { return parent.receiveHandle(); });
  return handles;
}

void closeAll(const Session &session, const std::vector<void *> &memory) {
  for (void *pointer : memory)
    EXPECT_SUCCESS(MemoryKind::close(session, pointer));
}

// Allocations of the parent, each with a handle.
class Exports {
public:
  explicit Exports(const Session &session) : session_(session) {
    for (std::size_t i = 0; i < kMany; ++i) {
      memory_.emplace_back(session, kSize);
      writePattern(session, memory_.back().get(), kSize, kParentSeed);
      handles_.emplace_back(session, memory_.back().get());
    }
  }

  void *first() { return memory_.front().get(); }
  bool haveAll(std::uint64_t seed) {
    return std::ranges::all_of(
        memory_, [&](auto &one) { return hasPattern(session_, one.get(), kSize, seed); });
  }
  void sendTo(Child &child) {
    for (const auto &handle : handles_)
      child.sendHandle(handle.bytes());
  }

private:
  const Session &session_;
  std::list<Owned<MemoryKind>> memory_;
  std::list<Exported<MemoryKind>> handles_;
};

using OpenMemHandles = KindTest<MemoryKind>;

void openEachAndOneTwice(Parent &parent) {
  const Session &session = parent.session();
  std::vector<HandleBytes> handles = receiveHandles(parent, kMany + 1);
  handles.push_back(handles.front());
  std::vector<void *> memory(handles.size());
  ASSERT_SUCCESS(openAll(session, handles, memory));
  for (std::size_t i = 0; i < kMany; ++i) {
    EXPECT_TRUE(hasPattern(session, memory[i], kSize, kParentSeed)) << i;
    writePattern(session, memory[i], kSize, kChildSeed);
  }
  auto *const inside = static_cast<std::byte *>(memory[kMany]);
  EXPECT_TRUE(hasPattern(session, inside - kInside, kSize, kChildSeed));
  EXPECT_TRUE(hasPattern(session, memory.back(), kSize, kChildSeed));
  EXPECT_SUCCESS(MemoryKind::close(session, memory.front()));
  EXPECT_TRUE(hasPattern(session, memory.back(), kSize, kChildSeed))
      << "the second open keeps it open";
  memory.front() = memory.back();
  memory.pop_back();
  closeAll(session, memory);
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_ARGUMENT, MemoryKind::close(session, memory.front()));
}
const Role kOpenEachAndOneTwice("openEachAndOneTwice", openEachAndOneTwice);

TEST_F(OpenMemHandles, ShowTheMemoryOfEachHandle) {
  Exports exports(session());
  const Exported<MemoryKind> inside(session(), static_cast<std::byte *>(exports.first()) + kInside);
  Child child(kOpenEachAndOneTwice);
  exports.sendTo(child);
  child.sendHandle(inside.bytes());
  child.expectSuccess();
  EXPECT_TRUE(exports.haveAll(kChildSeed));
}

void expectNothingOpens(const Session &session, std::vector<HandleBytes> handles, std::size_t place,
                        const HandleBytes &bad) {
  const Footprint footprint = Footprint::now();
  handles[place] = bad;
  int untouched = 0;
  std::vector<void *> memory(handles.size(), &untouched);
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_VALUE, openAll(session, handles, memory));
  EXPECT_EQ(std::ranges::count(memory, &untouched), std::ssize(memory));
  EXPECT_EQ(Footprint::settled(footprint), footprint) << "bad handle at " << place;
}

void openNothingOfAStaleBatch(Parent &parent) {
  const Session &session = parent.session();
  const std::vector<HandleBytes> live = receiveHandles(parent, kMany);
  const HandleBytes stale = parent.receiveHandle();
  HandleBytes broken = live.front();
  broken.back() ^= std::byte{1};
  // The process has opened nothing of this exporter, so nothing is cached.
  expectNothingOpens(session, live, 0, stale);
  std::vector<void *> memory(kMany);
  ASSERT_SUCCESS(openAll(session, live, memory));
  EXPECT_TRUE(std::ranges::all_of(
      memory, [&](void *one) { return hasPattern(session, one, kSize, kParentSeed); }));
  closeAll(session, memory);
  for (const HandleBytes &bad : {stale, broken})
    for (const std::size_t place : {std::size_t{0}, kMany / 2, kMany - 1})
      expectNothingOpens(session, live, place, bad);

  HandleBytes first = live.front();
  void *open = nullptr; // opened before the batch, and stays open
  ASSERT_SUCCESS(MemoryKind::open(session, first.data(), first.size(), &open));
  expectNothingOpens(session, live, kMany - 1, broken);
  EXPECT_TRUE(hasPattern(session, open, kSize, kParentSeed));
  EXPECT_SUCCESS(MemoryKind::close(session, open));
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_ARGUMENT, MemoryKind::close(session, open));
}
const Role kOpenNothingOfAStaleBatch("openNothingOfAStaleBatch", openNothingOfAStaleBatch);

TEST_F(OpenMemHandles, LeaveNothingOpenWhereOneIsStale) {
  Exports exports(session());
  const Owned<MemoryKind> memory(session(), kSize);
  HandleBytes stale;
  {
    const Exported<MemoryKind> handle(session(), memory.get());
    stale = handle.bytes();
  }
  Child child(kOpenNothingOfAStaleBatch);
  exports.sendTo(child);
  child.sendHandle(stale);
  child.expectSuccess();
}

TEST_F(OpenMemHandles, NullArguments) {
  const Owned<MemoryKind> memory(session(), kSize);
  const Exported<MemoryKind> handle(session(), memory.get());
  const HandleBytes bytes = handle.bytes();
  const void *data[] = {bytes.data(), nullptr};
  const std::size_t sizes[] = {bytes.size(), bytes.size()};
  void *opened[2] = {};
  const ur_context_handle_t context = session().context();
  const ur_device_handle_t device = session().device();
  const auto refuse = [](ur_result_t expected, auto... arguments) {
    EXPECT_REFUSED(expected, urIPCOpenMemHandlesBatch(arguments...));
  };
  refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, nullptr, device, 1u, data, sizes, opened);
  refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE, context, nullptr, 1u, data, sizes, opened);
  refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, context, device, 1u, nullptr, sizes, opened);
  refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, context, device, 1u, data, nullptr, opened);
  refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, context, device, 1u, data, sizes, nullptr);
  refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER, context, device, 2u, data, sizes, opened);
  refuse(UR_RESULT_ERROR_INVALID_SIZE, context, device, 0u, data, sizes, opened);
  ASSERT_SUCCESS(urIPCOpenMemHandlesBatch(context, device, 1, data, sizes, opened));
  EXPECT_SUCCESS(MemoryKind::close(session(), opened[0]));
}

// Without a layer, the loader passes the batch to the adapter as one call.
TEST_F(OpenMemHandles, AreSeenOneByOneByLayers) {
  const Owned<MemoryKind> memory(session(), kSize);
  const Exported<MemoryKind> handle(session(), memory.get());
  std::size_t opens = 0;
  ur_trace_callbacks_t callbacks{.pfnBegin =
                                     [](const ur_trace_call_t *call, void **, void *count) {
                                       *static_cast<std::size_t *>(count) +=
                                           call->function == UR_FUNCTION_IPC_OPEN_MEM_HANDLE_EXP;
                                     },
                                 .pfnEnd = nullptr,
                                 .pUserData = &opens};
  ur_trace_subscriber_handle_t subscriber = nullptr;
  ASSERT_EQ(urTraceSubscribe(&callbacks, &subscriber), UR_RESULT_SUCCESS);
  std::vector<void *> opened(3);
  EXPECT_SUCCESS(openAll(session(), std::vector<HandleBytes>(3, handle.bytes()), opened));
  EXPECT_EQ(urTraceUnsubscribe(subscriber), UR_RESULT_SUCCESS);
  EXPECT_EQ(opens, std::getenv("UR_ENABLE_LAYERS") ? 3U : 0U);
  writePattern(session(), memory.get(), kSize, kChildSeed);
  EXPECT_TRUE(hasPattern(session(), opened.back(), kSize, kChildSeed));
  closeAll(session(), opened);
}

} // namespace

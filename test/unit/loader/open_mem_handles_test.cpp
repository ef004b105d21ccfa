// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Calls urIPCOpenMemHandlesBatch through the loader: directly, with dispatch, and with layers.
#include "test/conformance/process.hpp"
#include "test/conformance/support/bytes.hpp"

#include <cstdint>
#include <cstdlib>
#include <vector>

#include <ur-ipc/ur_ipc_batch.h>
#include <ur-ipc/ur_trace.h>

namespace {

using namespace ur::support;
using namespace ur::test;

constexpr std::size_t kSize = 8192;

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

void closeAll(const Session &session, const std::vector<void *> &memory) {
  for (void *pointer : memory)
    EXPECT_SUCCESS(MemoryKind::close(session, pointer));
}

using OpenMemHandles = KindTest<MemoryKind>;

TEST_F(OpenMemHandles, NullArguments) {
  const Owned<MemoryKind> memory(session(), kSize);
  const Exported<MemoryKind> handle(session(), memory.get());
  const HandleBytes bytes = handle.bytes();
  const void *data[] = {bytes.data(), nullptr};
  const std::size_t sizes[] = {bytes.size(), bytes.size()};
  void *opened[2] = {};
  const ur_context_handle_t context = session().context();
  const ur_device_handle_t device = session().device();
  const auto expectRejected = [](ur_result_t expected, auto... arguments) {
    EXPECT_REFUSED(expected, urIPCOpenMemHandlesBatch(arguments...));
  };
  expectRejected(UR_RESULT_ERROR_INVALID_NULL_HANDLE, nullptr, device, 1u, data, sizes, opened);
  expectRejected(UR_RESULT_ERROR_INVALID_NULL_HANDLE, context, nullptr, 1u, data, sizes, opened);
  expectRejected(UR_RESULT_ERROR_INVALID_NULL_POINTER, context, device, 1u, nullptr, sizes, opened);
  expectRejected(UR_RESULT_ERROR_INVALID_NULL_POINTER, context, device, 1u, data, nullptr, opened);
  expectRejected(UR_RESULT_ERROR_INVALID_NULL_POINTER, context, device, 1u, data, sizes, nullptr);
  expectRejected(UR_RESULT_ERROR_INVALID_NULL_POINTER, context, device, 2u, data, sizes, opened);
  expectRejected(UR_RESULT_ERROR_INVALID_SIZE, context, device, 0u, data, sizes, opened);
  ASSERT_SUCCESS(urIPCOpenMemHandlesBatch(context, device, 1, data, sizes, opened));
  EXPECT_SUCCESS(MemoryKind::close(session(), opened[0]));
}

// A layer sees one call per handle. Without a layer, the loader passes the batch to the adapter as
// one call.
TEST_F(OpenMemHandles, ReachLayersOneByOne) {
  const Owned<MemoryKind> memory(session(), kSize);
  const Owned<MemoryKind> otherMemory(session(), kSize);
  const Exported<MemoryKind> handle(session(), memory.get());
  Exported<MemoryKind> otherHandle(session(), otherMemory.get());
  const std::vector<HandleBytes> handles{handle.bytes(), otherHandle.bytes(), otherHandle.bytes()};
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
  EXPECT_SUCCESS(openAll(session(), handles, opened));
  EXPECT_EQ(urTraceUnsubscribe(subscriber), UR_RESULT_SUCCESS);
  EXPECT_EQ(opens, std::getenv("UR_ENABLE_LAYERS") ? 3U : 0U);
  writePattern(session(), memory.get(), kSize, kParentSeed);
  writePattern(session(), otherMemory.get(), kSize, kChildSeed);
  EXPECT_TRUE(hasPattern(session(), opened[0], kSize, kParentSeed));
  EXPECT_TRUE(hasPattern(session(), opened[1], kSize, kChildSeed));
  EXPECT_TRUE(hasPattern(session(), opened[2], kSize, kChildSeed));
  closeAll(session(), opened);
  EXPECT_SUCCESS(otherHandle.put());
  opened.assign(opened.size(), &opened); // a new mapping may have the address of an earlier one
  const std::vector<void *> unchanged = opened;
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_VALUE, openAll(session(), handles, opened));
  EXPECT_EQ(opened, unchanged) << "a batch with a stale handle changed the result array";
}

} // namespace

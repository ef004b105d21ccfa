// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The device's support queries tell the truth: a claimed feature works at least once, and the
// functions of an unclaimed feature return UNSUPPORTED_FEATURE.

#include "test/conformance/support/buffers.hpp"
#include "test/conformance/support/device_test.hpp"
#include "tools/support/error.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace {

using namespace ur::support;
using namespace ur::test;

class ClaimsTest : public DeviceTest {
protected:
  bool claims(ur_device_info_t query) const { return deviceUnderTest().supports(query); }
  void *bytes() { return bytes_; }
  void **out() { return &out_; }
  std::size_t *size() { return &size_; }

private:
  std::uint64_t bytes_[32] = {};
  void *out_ = nullptr;
  std::size_t size_ = 0;
};

#define EXPECT_UNSUPPORTED(call) EXPECT_RESULT(kUnsupportedFeature, call)

// For functions whose object cannot exist without the feature, so that the test passes null.
#define EXPECT_UNSUPPORTED_FOR_NULL(call) EXPECT_REFUSED_OR_UNSUPPORTED(kNullHandle, call)

template <typename Kind> void expectShared(const Session &session) {
  const Owned<Kind> object(session, 64);
  const Exported<Kind> handle(session, object.get());
  const Opened<Kind> opened(session, handle.bytes());
}

TEST_F(ClaimsTest, IpcMemory) {
  if (claims(MemoryKind::kQuery))
    return expectShared<MemoryKind>(session());
  EXPECT_UNSUPPORTED(urIPCGetMemHandleExp(context(), bytes(), out(), size()));
  EXPECT_UNSUPPORTED(urIPCPutMemHandleExp(context(), bytes()));
  EXPECT_UNSUPPORTED(urIPCOpenMemHandleExp(context(), device(), bytes(), 256, out()));
  EXPECT_UNSUPPORTED(urIPCCloseMemHandleExp(context(), bytes()));
}

TEST_F(ClaimsTest, IpcPhysicalMemory) {
  if (claims(PhysicalMemoryKind::kQuery))
    return expectShared<PhysicalMemoryKind>(session());
  ur_physical_mem_handle_t opened = nullptr;
  EXPECT_UNSUPPORTED(urIPCPutPhysMemHandleExp(context(), bytes()));
  EXPECT_UNSUPPORTED(urIPCOpenPhysMemHandleExp(context(), device(), bytes(), 256, &opened));
  EXPECT_UNSUPPORTED_FOR_NULL(urIPCGetPhysMemHandleExp(context(), nullptr, out(), size()));
  EXPECT_UNSUPPORTED_FOR_NULL(urIPCClosePhysMemHandleExp(context(), nullptr));
}

TEST_F(ClaimsTest, IpcEvents) {
  if (claims(EventKind::kQuery))
    return expectShared<EventKind>(session());
  ur_event_handle_t opened = nullptr;
  EXPECT_UNSUPPORTED(urIPCPutEventHandleExp(context(), bytes()));
  EXPECT_UNSUPPORTED(urIPCOpenEventHandleExp(context(), bytes(), 256, &opened));
  EXPECT_UNSUPPORTED_FOR_NULL(urIPCGetEventHandleExp(nullptr, out(), size()));
}

TEST_F(ClaimsTest, ReusableEvents) {
  const ur_exp_event_desc_t plain{UR_STRUCTURE_TYPE_EXP_EVENT_DESC, nullptr, 0};
  Event event;
  EXPECT_RESULT(claims(UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP) ? UR_RESULT_SUCCESS
                                                                   : kUnsupportedFeature,
                urEventCreateExp(context(), device(), &plain, event.out()));
}

TEST_F(ClaimsTest, UsmPools) {
  ur_usm_pool_desc_t description{UR_STRUCTURE_TYPE_USM_POOL_DESC, nullptr, 0};
  UsmPool pool;
  if (claims(UR_DEVICE_INFO_USM_POOL_SUPPORT)) {
    EXPECT_SUCCESS(urUSMPoolCreate(context(), &description, pool.out()));
    return;
  }
  EXPECT_UNSUPPORTED(urUSMPoolCreate(context(), &description, pool.out()));
  EXPECT_UNSUPPORTED_FOR_NULL(urUSMPoolRetain(nullptr));
  EXPECT_UNSUPPORTED_FOR_NULL(urUSMPoolRelease(nullptr));
  EXPECT_UNSUPPORTED_FOR_NULL(
      urUSMPoolGetInfo(nullptr, UR_USM_POOL_INFO_CONTEXT, 0, nullptr, size()));
}

TEST_F(ClaimsTest, CopiesInAContext) {
  const Owned<MemoryKind> memory(session(), 64);
  EXPECT_RESULT(claims(UR_DEVICE_INFO_USM_CONTEXT_MEMCPY_SUPPORT_EXP) ? UR_RESULT_SUCCESS
                                                                      : kUnsupportedFeature,
                urUSMContextMemcpyExp(context(), memory.get(), bytes(), 64));
}

TEST_F(ClaimsTest, PeerAccess) {
  const bool claimed = claims(UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP);
  int answer = 0;
  EXPECT_RESULT(claimed ? UR_RESULT_SUCCESS : kUnsupportedFeature,
                urUsmP2PPeerAccessGetInfoExp(device(), device(),
                                             UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT,
                                             sizeof(answer), &answer, nullptr));
  if (claimed)
    return;
  EXPECT_UNSUPPORTED(urUsmP2PEnablePeerAccessExp(device(), device()));
  EXPECT_UNSUPPORTED(urUsmP2PDisablePeerAccessExp(device(), device()));
}

TEST_F(ClaimsTest, VirtualMemory) {
  const auto granularity = [&] {
    return urVirtualMemGranularityGetInfo(
        context(), device(), 1, UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM, 0, nullptr, size());
  };
  if (claims(UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT)) {
    EXPECT_SUCCESS(granularity());
    return;
  }
  constexpr std::size_t kBytes = 1 << 21;
  EXPECT_UNSUPPORTED(granularity());
  EXPECT_UNSUPPORTED(urVirtualMemReserve(context(), nullptr, kBytes, out()));
  EXPECT_UNSUPPORTED(urVirtualMemFree(context(), bytes(), kBytes));
  EXPECT_UNSUPPORTED(urVirtualMemUnmap(context(), bytes(), kBytes));
  EXPECT_UNSUPPORTED(urVirtualMemSetAccess(context(), bytes(), kBytes, 1));
  EXPECT_UNSUPPORTED(urVirtualMemGetInfo(context(), bytes(), kBytes,
                                         UR_VIRTUAL_MEM_INFO_ACCESS_MODE, 0, nullptr, size()));
  EXPECT_UNSUPPORTED_FOR_NULL(urVirtualMemMap(context(), bytes(), kBytes, nullptr, 0, 1));
  ur_physical_mem_handle_t memory = nullptr;
  EXPECT_UNSUPPORTED(urPhysicalMemCreate(context(), device(), kBytes, nullptr, &memory));
  EXPECT_UNSUPPORTED_FOR_NULL(urPhysicalMemRetain(nullptr));
  EXPECT_UNSUPPORTED_FOR_NULL(urPhysicalMemRelease(nullptr));
  EXPECT_UNSUPPORTED_FOR_NULL(
      urPhysicalMemGetInfo(nullptr, UR_PHYSICAL_MEM_INFO_SIZE, 0, nullptr, size()));
}

// Buffers have no support query: urMemBufferCreate shows whether the adapter supports them.
TEST_F(ClaimsTest, Buffers) {
  constexpr ur_rect_offset_t kOrigin{0, 0, 0};
  constexpr ur_rect_region_t kByte{1, 1, 1};
  if (bufferWith(session(), std::array<std::byte, 64>{}))
    return;
  const ur_buffer_region_t part{UR_STRUCTURE_TYPE_BUFFER_REGION, nullptr, 0, 64};
  ur_mem_handle_t made = nullptr;
  ur_native_handle_t native = 0;
  EXPECT_UNSUPPORTED(urMemBufferCreate(context(), 0, 64, nullptr, &made));
  EXPECT_UNSUPPORTED(urMemBufferCreateWithNativeHandle(native, context(), nullptr, &made));
  EXPECT_UNSUPPORTED_FOR_NULL(urMemRetain(nullptr));
  EXPECT_UNSUPPORTED_FOR_NULL(urMemRelease(nullptr));
  EXPECT_UNSUPPORTED_FOR_NULL(
      urMemBufferPartition(nullptr, 0, UR_BUFFER_CREATE_TYPE_REGION, &part, &made));
  EXPECT_UNSUPPORTED_FOR_NULL(urMemGetNativeHandle(nullptr, device(), &native));
  EXPECT_UNSUPPORTED_FOR_NULL(urMemGetInfo(nullptr, UR_MEM_INFO_SIZE, 0, nullptr, size()));
  EXPECT_UNSUPPORTED_FOR_NULL(
      urEnqueueMemBufferRead(queue(), nullptr, true, 0, 64, bytes(), 0, nullptr, nullptr));
  EXPECT_UNSUPPORTED_FOR_NULL(
      urEnqueueMemBufferWrite(queue(), nullptr, true, 0, 64, bytes(), 0, nullptr, nullptr));
  EXPECT_UNSUPPORTED_FOR_NULL(urEnqueueMemBufferReadRect(
      queue(), nullptr, true, kOrigin, kOrigin, kByte, 0, 0, 0, 0, bytes(), 0, nullptr, nullptr));
  EXPECT_UNSUPPORTED_FOR_NULL(urEnqueueMemBufferWriteRect(
      queue(), nullptr, true, kOrigin, kOrigin, kByte, 0, 0, 0, 0, bytes(), 0, nullptr, nullptr));
  EXPECT_UNSUPPORTED_FOR_NULL(
      urEnqueueMemBufferCopy(queue(), nullptr, nullptr, 0, 0, 64, 0, nullptr, nullptr));
  EXPECT_UNSUPPORTED_FOR_NULL(urEnqueueMemBufferCopyRect(
      queue(), nullptr, nullptr, kOrigin, kOrigin, kByte, 0, 0, 0, 0, 0, nullptr, nullptr));
  EXPECT_UNSUPPORTED_FOR_NULL(
      urEnqueueMemBufferFill(queue(), nullptr, bytes(), 1, 0, 64, 0, nullptr, nullptr));
  EXPECT_UNSUPPORTED_FOR_NULL(urEnqueueMemBufferMap(queue(), nullptr, true, UR_MAP_FLAG_READ, 0, 64,
                                                    0, nullptr, nullptr, out()));
  EXPECT_UNSUPPORTED_FOR_NULL(urEnqueueMemUnmap(queue(), nullptr, bytes(), 0, nullptr, nullptr));
}

} // namespace

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What refusals say of USM and of handles for it.
#include "adapters/kit/share.hpp"
#include "adapters/native_cpu/machine.hpp"
#include "adapters/native_cpu/pages.hpp"
#include "ipc/memory_file.hpp"
#include "test/unit/native_cpu/refusals.hpp"

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <functional>

#include <fmt/format.h>
#include <sys/mman.h>

namespace ur::native_cpu {
namespace {

TEST_F(RefusalTest, OfAnAlignmentNamesItAndTheLargest) {
  void *memory = nullptr;
  const auto allocate = [&](std::uint32_t alignment) {
    const ur_usm_desc_t description{UR_STRUCTURE_TYPE_USM_DESC, nullptr, 0, alignment};
    backend::urUSMHostAlloc(context_, &description, nullptr, 64, &memory);
  };
  expectRefusal([&] { allocate(3); }, UR_RESULT_ERROR_INVALID_VALUE,
                {"the alignment 3 is no power of two"});
  expectRefusal([&] { allocate(4u << 20); }, UR_RESULT_ERROR_INVALID_VALUE,
                {"the alignment 4194304 is beyond the largest, 2097152"});
  EXPECT_EQ(memory, nullptr);
}

TEST_F(RefusalTest, OfAnAllocationNamesItsSizeAndTheLimits) {
  void *memory = nullptr;
  for (const std::size_t size :
       {std::size_t{0}, std::size_t{maxAllocationBytes(machine().memoryBytes) + 1}})
    expectRefusal(
        [&] { backend::urUSMDeviceAlloc(context_, device_, nullptr, nullptr, size, &memory); },
        UR_RESULT_ERROR_INVALID_USM_SIZE,
        {fmt::format("cannot allocate {} bytes; this device allocates 1 to {} at a time", size,
                     maxAllocationBytes(machine().memoryBytes))});
  EXPECT_EQ(memory, nullptr);
}

TEST_F(RefusalTest, OfAnAllocationSaysWhatTheSystemLacks) {
  void *memory = nullptr;
  base::OsCalls system = base::systemCalls();
  system.mmap = [](void *, std::size_t, int, int, int, off_t) -> void * {
    errno = ENOMEM;
    return MAP_FAILED;
  };
  const ScopedOsCalls scope(system);
  expectRefusal([&] { backend::urUSMHostAlloc(context_, nullptr, nullptr, 64, &memory); },
                UR_RESULT_ERROR_OUT_OF_HOST_MEMORY,
                {fmt::format("cannot map {} bytes: mmap: ENOMEM; free memory or raise "
                             "vm.max_map_count",
                             pageSize())});
  EXPECT_EQ(memory, nullptr);
}

TEST_F(RefusalTest, OfAPoolSaysThatItsContextIsAnother) {
  ur_usm_pool_desc_t description{UR_STRUCTURE_TYPE_USM_POOL_DESC, nullptr, 0};
  ur_usm_pool_handle_t pool = nullptr;
  void *memory = nullptr;
  backend::urUSMPoolCreate(otherContext_, &description, &pool);
  expectRefusal([&] { backend::urUSMDeviceAlloc(context_, device_, nullptr, pool, 64, &memory); },
                UR_RESULT_ERROR_INVALID_CONTEXT, {"the pool belongs to another context"});
  EXPECT_EQ(memory, nullptr);
  backend::urUSMPoolRelease(pool);
}

TEST_F(RefusalTest, OfAFreeSaysWhichFunctionClosesWhatWasOpened) {
  void *memory = nullptr;
  void *data = nullptr;
  std::size_t size = 0;
  void *opened = nullptr;
  backend::urUSMDeviceAlloc(context_, device_, nullptr, nullptr, 64, &memory);
  backend::urIPCGetMemHandleExp(context_, memory, &data, &size);
  backend::urIPCOpenMemHandleExp(context_, device_, data, size, &opened);
  const auto expectKept = [](const std::function<void()> &call) {
    expectRefusal(call, UR_RESULT_ERROR_INVALID_MEM_OBJECT,
                  {"the pointer is no start of an allocation of this context",
                   "memory that was opened from another process is closed with "
                   "urIPCCloseMemHandleExp",
                   "a buffer's is given up with urMemRelease"});
  };
  expectKept([&] { backend::urUSMFree(context_, static_cast<std::byte *>(memory) + 1); });
  expectKept([&] { backend::urUSMFree(otherContext_, memory); });
  expectKept([&] { backend::urUSMFree(context_, opened); });
  backend::urIPCCloseMemHandleExp(context_, opened);
  backend::urIPCPutMemHandleExp(context_, data);
  backend::urUSMFree(context_, memory);
}

TEST_F(RefusalTest, OfAnAllocationsInfoSaysWhatItIsNotOf) {
  void *memory = nullptr;
  backend::urUSMHostAlloc(context_, nullptr, nullptr, 64, &memory);
  void *answer = nullptr;
  const auto ask = [&](ur_context_handle_t context, ur_usm_alloc_info_t info) {
    backend::urUSMGetMemAllocInfo(context, memory, info, sizeof(answer), &answer, nullptr);
  };
  expectRefusal([&] { ask(otherContext_, UR_USM_ALLOC_INFO_BASE_PTR); },
                UR_RESULT_ERROR_INVALID_VALUE,
                {"the pointer belongs to no allocation of this context"});
  expectRefusal([&] { ask(context_, UR_USM_ALLOC_INFO_DEVICE); }, UR_RESULT_ERROR_INVALID_VALUE,
                {"host memory belongs to no device"});
  expectRefusal([&] { ask(context_, UR_USM_ALLOC_INFO_POOL); }, UR_RESULT_ERROR_INVALID_VALUE,
                {"the memory comes from no pool of the user's"});
  EXPECT_EQ(answer, nullptr);
  backend::urUSMFree(context_, memory);
}

// Whichever of the two contexts has the lower address.
TEST_F(RefusalTest, OfAnotherContextsMemoryGoesBothWays) {
  for (const ur_context_handle_t owner : {context_, otherContext_}) {
    const ur_context_handle_t other = owner == context_ ? otherContext_ : context_;
    void *memory = nullptr;
    void *range = nullptr;
    ur_usm_type_t type = UR_USM_TYPE_HOST;
    backend::urUSMDeviceAlloc(owner, device_, nullptr, nullptr, 64, &memory);
    backend::urVirtualMemReserve(owner, nullptr, pageSize(), &range);
    backend::urUSMGetMemAllocInfo(other, memory, UR_USM_ALLOC_INFO_TYPE, sizeof(type), &type,
                                  nullptr);
    EXPECT_EQ(type, UR_USM_TYPE_UNKNOWN);
    expectRefusal([&] { backend::urUSMFree(other, memory); }, UR_RESULT_ERROR_INVALID_MEM_OBJECT,
                  {"no start of an allocation of this context"});
    expectRefusal([&] { backend::urVirtualMemFree(other, range, pageSize()); },
                  UR_RESULT_ERROR_INVALID_VALUE, {"were not reserved like this in the context"});
    backend::urVirtualMemFree(owner, range, pageSize());
    backend::urUSMFree(owner, memory);
  }
}

TEST_F(RefusalTest, OfNoHandleNorItsSizeSaysSo) {
  void *memory = nullptr;
  backend::urUSMDeviceAlloc(context_, device_, nullptr, nullptr, 64, &memory);
  expectRefusal([&] { backend::urIPCGetMemHandleExp(context_, memory, nullptr, nullptr); },
                UR_RESULT_ERROR_INVALID_NULL_POINTER,
                {"neither the handle nor its size is asked for"});
  backend::urUSMFree(context_, memory);
}

TEST_F(RefusalTest, OfMemoryThatCannotBeExportedSaysWhichCan) {
  void *memory = nullptr;
  void *host = nullptr;
  void *data = nullptr;
  std::size_t size = 7;
  backend::urUSMDeviceAlloc(context_, device_, nullptr, nullptr, 64, &memory);
  backend::urUSMHostAlloc(context_, nullptr, nullptr, 64, &host);
  expectRefusal([&] { backend::urIPCGetMemHandleExp(otherContext_, memory, &data, &size); },
                UR_RESULT_ERROR_INVALID_ARGUMENT,
                {"cannot export the pointer: it belongs to no USM allocation of the context"});
  expectRefusal([&] { backend::urIPCGetMemHandleExp(context_, host, &data, &size); },
                UR_RESULT_ERROR_INVALID_ARGUMENT,
                {"cannot export host or shared memory; allocate it with urUSMDeviceAlloc"});
  EXPECT_EQ(data, nullptr);
  EXPECT_EQ(size, 7u);
  backend::urUSMFree(context_, host);
  backend::urUSMFree(context_, memory);
}

TEST_F(RefusalTest, OfMemoryThatWasOpenedSaysWhoHasItsHandle) {
  void *memory = nullptr;
  void *data = nullptr;
  std::size_t size = 0;
  void *opened = nullptr;
  backend::urUSMDeviceAlloc(context_, device_, nullptr, nullptr, 64, &memory);
  backend::urIPCGetMemHandleExp(context_, memory, &data, &size);
  backend::urIPCOpenMemHandleExp(context_, device_, data, size, &opened);
  void *again = nullptr;
  expectRefusal([&] { backend::urIPCGetMemHandleExp(context_, opened, &again, &size); },
                UR_RESULT_ERROR_INVALID_ARGUMENT,
                {"cannot export memory that was itself opened; get the handle in the process",
                 "that allocated it"});
  EXPECT_EQ(again, nullptr);
  backend::urIPCCloseMemHandleExp(context_, opened);
  backend::urIPCPutMemHandleExp(context_, data);
  backend::urUSMFree(context_, memory);
}

TEST_F(RefusalTest, OfAHandleForNothingSaysSo) {
  const base::UniqueFd file = ipc::createMemoryFile(base::os(), "test", pageSize());
  void *data = kit::getHandle({.kind = ipc::Kind::Memory,
                               .object = &file,
                               .objectSize = pageSize(),
                               .deviceUuid = device_->uuid()},
                              {.fd = file.get()});
  void *opened = nullptr;
  expectRefusal(
      [&] {
        backend::urIPCOpenMemHandleExp(context_, device_, data, ipc::Exchange::kHandleSize,
                                       &opened);
      },
      UR_RESULT_ERROR_INVALID_VALUE, {"the IPC handle is for 0 bytes"});
  EXPECT_EQ(opened, nullptr);
  kit::putHandle(ipc::Kind::Memory, data);
}

TEST_F(RefusalTest, OfACloseNamesTheFunctionThatOpens) {
  void *memory = nullptr;
  backend::urUSMDeviceAlloc(context_, device_, nullptr, nullptr, 64, &memory);
  expectRefusal([&] { backend::urIPCCloseMemHandleExp(context_, memory); },
                UR_RESULT_ERROR_INVALID_ARGUMENT,
                {"the pointer was not returned by urIPCOpenMemHandleExp for this context",
                 "is closed already"});
  backend::urUSMFree(context_, memory);
}

// What native CPU opens has whole pages, and all its memory can be shared; other drivers differ.
TEST_F(RefusalTest, OfTooLittleMemoryNamesBothSizes) {
  expectRefusal([] { kit::requireWhole(8, 9); }, UR_RESULT_ERROR_INVALID_VALUE,
                {"the handle is for 9 bytes, but the memory behind it has 8"});
}

TEST_F(RefusalTest, OfMemoryThatCannotBeSharedSaysSo) {
  kit::Shareable memory;
  expectRefusal([&] { memory.share(); }, UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                {"this memory cannot be shared between processes"});
}

} // namespace
} // namespace ur::native_cpu

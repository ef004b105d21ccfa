// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What refusals say of address ranges and of physical memory.
#include "adapters/kit/physical_mem.hpp"
#include "adapters/kit/share.hpp"
#include "adapters/native_cpu/pages.hpp"
#include "ipc/memory_file.hpp"
#include "test/unit/native_cpu/refusals.hpp"

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>

#include <fmt/format.h>
#include <sys/mman.h>

namespace ur::native_cpu {
namespace {

// Four reserved pages and three of physical memory.
class RangeRefusalTest : public RefusalTest {
protected:
  RangeRefusalTest() {
    backend::urVirtualMemReserve(context_, nullptr, kPages * pageSize(), &start_);
    backend::urPhysicalMemCreate(context_, device_, kMemoryPages * pageSize(), nullptr, &memory_);
  }
  ~RangeRefusalTest() override {
    backend::urPhysicalMemRelease(memory_);
    backend::urVirtualMemFree(context_, start_, kPages * pageSize());
  }

  void *at(std::size_t page) const { return static_cast<std::byte *>(start_) + page * pageSize(); }
  void mapFirstPage() {
    backend::urVirtualMemMap(context_, start_, pageSize(), memory_, 0,
                             UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE);
  }
  void unmapFirstPage() { backend::urVirtualMemUnmap(context_, start_, pageSize()); }

  static std::string range(std::size_t size, const void *start) {
    return fmt::format("{} bytes at {:#x}", size, reinterpret_cast<std::uintptr_t>(start));
  }

  static constexpr std::size_t kPages = 4;
  static constexpr std::size_t kMemoryPages = 3;
  void *start_ = nullptr;
  ur_physical_mem_handle_t memory_ = nullptr;
};

TEST_F(RangeRefusalTest, OfNothingNamesIt) {
  expectRefusal([&] { backend::urVirtualMemUnmap(context_, start_, 0); },
                UR_RESULT_ERROR_INVALID_VALUE, {range(0, start_) + " are no range of addresses"});
  const std::size_t size = 0 - pageSize(); // ends beyond all addresses
  expectRefusal([&] { backend::urVirtualMemUnmap(context_, start_, size); },
                UR_RESULT_ERROR_INVALID_VALUE,
                {range(size, start_) + " are no range of addresses"});
}

TEST_F(RangeRefusalTest, OfPartsOfPagesNamesThePage) {
  void *reserved = nullptr;
  expectRefusal([&] { backend::urVirtualMemReserve(context_, start_, pageSize() + 1, &reserved); },
                UR_RESULT_ERROR_INVALID_VALUE,
                {range(pageSize() + 1, start_) +
                 fmt::format(" are no range of whole pages; start and size are multiples of {}",
                             pageSize())});
  EXPECT_EQ(reserved, nullptr);
}

TEST_F(RangeRefusalTest, OfWhatIsNotReservedNamesIt) {
  alignas(4096) static std::byte page[4096];
  const auto expectOutside = [](std::size_t size, const void *start,
                                const std::function<void()> &call) {
    expectRefusal(call, UR_RESULT_ERROR_INVALID_VALUE,
                  {range(size, start) + " lie in no reserved range of the context"});
  };
  expectOutside(4096, page, [&] { backend::urVirtualMemUnmap(context_, page, 4096); });
  void *const low = reinterpret_cast<void *>(pageSize()); // a range longer than its address
  expectOutside(2 * pageSize(), low,
                [&] { backend::urVirtualMemUnmap(context_, low, 2 * pageSize()); });
  expectOutside(pageSize(), start_,
                [&] { backend::urVirtualMemUnmap(otherContext_, start_, pageSize()); });
  expectOutside(pageSize(), start_, [&] {
    backend::urVirtualMemSetAccess(otherContext_, start_, pageSize(),
                                   UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY);
  });
  ur_virtual_mem_access_flags_t access = 7;
  expectOutside(pageSize(), start_, [&] {
    backend::urVirtualMemGetInfo(otherContext_, start_, pageSize(), UR_VIRTUAL_MEM_INFO_ACCESS_MODE,
                                 sizeof(access), &access, nullptr);
  });
  EXPECT_EQ(access, 7u);
}

TEST_F(RangeRefusalTest, OfAFreeNamesWhatWasNotReserved) {
  const auto expectKept = [&](ur_context_handle_t context, std::size_t size) {
    expectRefusal([&] { backend::urVirtualMemFree(context, start_, size); },
                  UR_RESULT_ERROR_INVALID_VALUE,
                  {range(size, start_) + " were not reserved like this in the context"});
  };
  expectKept(context_, pageSize());
  expectKept(otherContext_, kPages * pageSize());
}

TEST_F(RangeRefusalTest, OfWhatIsMappedSaysToUnmapIt) {
  mapFirstPage();
  expectRefusal([&] { backend::urVirtualMemFree(context_, start_, kPages * pageSize()); },
                UR_RESULT_ERROR_INVALID_OPERATION,
                {"the reserved range has memory mapped; unmap it first"});
  expectRefusal([&] { mapFirstPage(); }, UR_RESULT_ERROR_INVALID_VALUE,
                {"a part of the range has memory mapped already; unmap it first"});
  unmapFirstPage();
}

TEST_F(RangeRefusalTest, OfAHoleNamesItAndTheRange) {
  mapFirstPage();
  expectRefusal([&] { backend::urVirtualMemUnmap(context_, start_, 3 * pageSize()); },
                UR_RESULT_ERROR_INVALID_VALUE,
                {fmt::format("nothing is mapped at {:#x} in the range of ",
                             reinterpret_cast<std::uintptr_t>(at(1))) +
                 range(3 * pageSize(), start_)});
  unmapFirstPage();
}

TEST_F(RangeRefusalTest, OfPartsOfGranulesNamesWhatThereIs) {
  expectRefusal(
      [&] {
        backend::urVirtualMemMap(context_, start_, 2 * pageSize(), memory_, 5,
                                 UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE);
      },
      UR_RESULT_ERROR_INVALID_VALUE,
      {fmt::format("{} bytes from 5 on are no granules of the physical memory, which has {} bytes",
                   2 * pageSize(), kMemoryPages * pageSize()),
       fmt::format(" in granules of {}", pageSize())});
}

TEST_F(RangeRefusalTest, OfPhysicalMemorySaysThatItsContextIsAnother) {
  const auto expectOther = [](const std::function<void()> &call) {
    expectRefusal(call, UR_RESULT_ERROR_INVALID_CONTEXT,
                  {"the physical memory belongs to another context"});
  };
  expectOther([&] {
    backend::urVirtualMemMap(otherContext_, start_, pageSize(), memory_, 0,
                             UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE);
  });
  void *data = nullptr;
  std::size_t size = 7;
  expectOther([&] { backend::urIPCGetPhysMemHandleExp(otherContext_, memory_, &data, &size); });
  EXPECT_EQ(data, nullptr);
  EXPECT_EQ(size, 7u);
}

TEST_F(RangeRefusalTest, OfPhysicalMemoryNamesItsSizeAndTheGranule) {
  ur_physical_mem_handle_t memory = nullptr;
  for (const std::size_t size : {std::size_t{0}, pageSize() + 1})
    expectRefusal(
        [&] { backend::urPhysicalMemCreate(context_, device_, size, nullptr, &memory); },
        UR_RESULT_ERROR_INVALID_SIZE,
        {fmt::format("{} bytes are no multiple of the granularity, {}", size, pageSize())});
  EXPECT_EQ(memory, nullptr);
}

TEST_F(RangeRefusalTest, OfPhysicalMemoryNamesTheFlagThatSharesIt) {
  void *data = nullptr;
  std::size_t size = 7;
  expectRefusal([&] { backend::urIPCGetPhysMemHandleExp(context_, memory_, &data, &size); },
                UR_RESULT_ERROR_INVALID_ARGUMENT,
                {"cannot export physical memory that was created without",
                 "UR_PHYSICAL_MEM_FLAG_ENABLE_IPC"});
  EXPECT_EQ(data, nullptr);
  EXPECT_EQ(size, 7u);
}

TEST_F(RangeRefusalTest, OfPhysicalMemoryThatWasOpenedSaysWhoHasItsHandle) {
  const ur_physical_mem_properties_t properties{UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES, nullptr,
                                                UR_PHYSICAL_MEM_FLAG_ENABLE_IPC};
  ur_physical_mem_handle_t memory = nullptr;
  ur_physical_mem_handle_t opened = nullptr;
  void *data = nullptr;
  std::size_t size = 0;
  backend::urPhysicalMemCreate(context_, device_, pageSize(), &properties, &memory);
  backend::urIPCGetPhysMemHandleExp(context_, memory, &data, &size);
  backend::urIPCOpenPhysMemHandleExp(context_, device_, data, size, &opened);
  void *again = nullptr;
  expectRefusal([&] { backend::urIPCGetPhysMemHandleExp(context_, opened, &again, &size); },
                UR_RESULT_ERROR_INVALID_ARGUMENT,
                {"cannot export physical memory that was itself opened; get the handle in the",
                 "process that created it"});
  EXPECT_EQ(again, nullptr);
  expectRefusal([&] { backend::urIPCClosePhysMemHandleExp(otherContext_, opened); },
                UR_RESULT_ERROR_INVALID_CONTEXT,
                {"the physical memory belongs to another context"});
  backend::urPhysicalMemRelease(opened); // ends it as a close does
  expectRefusal([&] { backend::urIPCClosePhysMemHandleExp(context_, opened); },
                UR_RESULT_ERROR_INVALID_ARGUMENT, {"closed already"});
  backend::urIPCPutPhysMemHandleExp(context_, data);
  backend::urPhysicalMemRelease(memory);
}

TEST_F(RangeRefusalTest, OfACloseNamesTheFunctionThatOpensPhysicalMemory) {
  expectRefusal([&] { backend::urIPCClosePhysMemHandleExp(context_, memory_); },
                UR_RESULT_ERROR_INVALID_ARGUMENT,
                {"the physical memory was not opened with urIPCOpenPhysMemHandleExp, or it is",
                 "closed already"});
}

TEST_F(RangeRefusalTest, OfAHandleNamesItsSizeAndTheGranule) {
  const base::UniqueFd file = ipc::createMemoryFile(base::os(), "test", pageSize());
  ur_physical_mem_handle_t opened = nullptr;
  for (const std::size_t size : {std::size_t{0}, pageSize() - 1}) {
    void *data = kit::getHandle({.kind = ipc::Kind::PhysicalMemory,
                                 .object = &file,
                                 .objectSize = size,
                                 .length = size,
                                 .deviceUuid = device_->uuid()},
                                {.fd = file.get()});
    expectRefusal(
        [&] {
          backend::urIPCOpenPhysMemHandleExp(context_, device_, data, ipc::Exchange::kHandleSize,
                                             &opened);
        },
        UR_RESULT_ERROR_INVALID_VALUE,
        {fmt::format("the handle's memory of {} bytes is no multiple of the granularity, {}", size,
                     pageSize())});
    kit::putHandle(ipc::Kind::PhysicalMemory, data);
  }
  EXPECT_EQ(opened, nullptr);
}

TEST_F(RangeRefusalTest, OfTheSystemNamesTheCallAndTheRemedy) {
  mapFirstPage();
  const auto expectFailure = [](const char *systemCall, std::size_t size,
                                const std::function<void()> &call) {
    expectRefusal(call, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY,
                  {fmt::format("cannot change a range of {} bytes: {}: ENOMEM; free memory or "
                               "raise ",
                               size, systemCall),
                   "vm.max_map_count"});
  };
  {
    base::OsCalls system = base::systemCalls();
    system.mmap = [](void *, std::size_t, int, int, int, off_t) -> void * {
      errno = ENOMEM;
      return MAP_FAILED;
    };
    system.mprotect = [](void *, std::size_t, int) {
      errno = ENOMEM;
      return -1;
    };
    const ScopedOsCalls scope(system);
    void *reserved = nullptr;
    expectFailure("mmap", 2 * pageSize(), [&] {
      backend::urVirtualMemReserve(context_, nullptr, 2 * pageSize(), &reserved);
    });
    EXPECT_EQ(reserved, nullptr);
    expectFailure("mprotect", pageSize(), [&] {
      backend::urVirtualMemSetAccess(context_, start_, pageSize(),
                                     UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY);
    });
  }
  unmapFirstPage();
  base::OsCalls system = base::systemCalls();
  system.munmap = [](void *, std::size_t) {
    errno = ENOMEM;
    return -1;
  };
  const ScopedOsCalls scope(system);
  expectFailure("munmap", kPages * pageSize(),
                [&] { backend::urVirtualMemFree(context_, start_, kPages * pageSize()); });
}

} // namespace
} // namespace ur::native_cpu

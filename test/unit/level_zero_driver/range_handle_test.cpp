// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Tests handles of ranges (ZE_extension_ipc_phys_mem_handle_range), and the types of handles.
#include "test/unit/level_zero_driver/level_zero.hpp"
#include "test/unit/level_zero_driver/program.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include <gmock/gmock.h>

namespace host_driver::test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

constexpr std::size_t kUnit = 65536;
const Environment kRanges{{"ZE_HOST_DRIVER_IPC_RANGES", "1"}};
const Environment kFabric{{"ZE_HOST_DRIVER_IPC_RANGES", "1"}, {"ZE_HOST_DRIVER_FABRIC", "1"}};

ze_result_t tryGet(const LevelZero &zero, const void *start, void *chain,
                   ze_ipc_mem_handle_t *handle) {
  return zero.extension<newer::MemGetIpcHandleWithPropertiesFn>("zeMemGetIpcHandleWithProperties")(
      raw(ZEL_HANDLE_CONTEXT, zero.context), start, chain, handle);
}

ze_result_t tryGetRange(const LevelZero &zero, const void *start, std::size_t size,
                        ze_ipc_mem_handle_t *handle, const void *chain = nullptr) {
  newer::IpcPhysMemHandleRangeDesc desc{newer::kIpcPhysMemHandleRangeDesc, chain, size};
  return tryGet(zero, start, &desc, handle);
}

ze_ipc_mem_handle_t rangeHandle(const LevelZero &zero, const void *start, std::size_t size) {
  ze_ipc_mem_handle_t handle = {};
  MUST(tryGetRange(zero, start, size, &handle));
  return handle;
}

// A reserved range of four pages, filled by objects of one, two and one pages. The second object
// has one more page, before the mapped ones.
class MappedRange {
public:
  static constexpr std::size_t kSize = 4 * kUnit;

  explicit MappedRange(const LevelZero &zero) : zero_(zero), start_(zero.reserve(kSize)) {
    map(0, kUnit, zero.physical(kUnit), 0);
    map(kUnit, 2 * kUnit, zero.physical(3 * kUnit), kUnit);
    map(3 * kUnit, kUnit, zero.physical(kUnit), 0);
    for (std::size_t page = 0; page < 4; ++page)
      std::fill_n(at(page * kUnit), kUnit, static_cast<std::byte>(page + 1));
  }

  void unmap() const { zero_.unmap(start_, kSize); }
  std::byte *at(std::size_t offset) const { return start_ + offset; }

private:
  void map(std::size_t start, std::size_t size, ze_physical_mem_handle_t object,
           std::size_t offset) const {
    MUST(zeVirtualMemMap(zero_.context, at(start), size, object, offset,
                         ZE_MEMORY_ACCESS_ATTRIBUTE_READWRITE));
  }

  const LevelZero &zero_;
  std::byte *const start_;
};

// Opens a handle of the second half of the first object and of all later pages. Sends the results
// to the exporter, and inverts each byte.
DRIVER_ROLE(opensARange) {
  const LevelZero zero;
  auto *const opened =
      static_cast<std::byte *>(zero.open(parent.receiveValue<ze_ipc_mem_handle_t>()));
  void *base = nullptr;
  std::size_t size = 0;
  MUST(zeMemGetAddressRange(zero.context, opened + kUnit, &base, &size));
  EXPECT_EQ(base, opened);
  ASSERT_EQ(size, MappedRange::kSize - kUnit / 2);
  for (std::size_t offset = 0; offset < size; ++offset) {
    ASSERT_EQ(opened[offset], static_cast<std::byte>((offset + kUnit / 2) / kUnit + 1)) << offset;
    opened[offset] = ~opened[offset];
  }
  MUST(zeMemCloseIpcHandle(zero.context, opened));
}

DRIVER_TEST_WITH(kRanges, 2, RangeOfSeveralObjectsIsOpenedContiguously) {
  const LevelZero zero;
  const MappedRange range(zero);
  const ze_ipc_mem_handle_t handle =
      rangeHandle(zero, range.at(kUnit / 2), MappedRange::kSize - kUnit / 2);
  Peer peer(opensARangeRole);
  peer.channel().sendValue(handle);
  peer.expectSuccess();
  EXPECT_EQ(*range.at(kUnit / 2 - 1), std::byte{1})
      << "the importer changed a byte before the range";
  for (const std::size_t page : {1u, 2u, 3u})
    EXPECT_EQ(*range.at(page * kUnit), ~static_cast<std::byte>(page + 1));
  putHandle(zero, handle);
  range.unmap();
}

DRIVER_TEST_WITH(kRanges, 1, UnfitRangesAreRefused) {
  const LevelZero zero;
  const MappedRange range(zero);
  void *const usm = zero.allocate(kUnit);
  ze_ipc_mem_handle_t handle = {};
  EXPECT_EQ(tryGetRange(zero, range.at(0), 0, &handle), ZE_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(tryGetRange(zero, nullptr, kUnit, &handle), ZE_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(tryGetRange(zero, range.at(0), kUnit, nullptr), ZE_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(tryGetRange(zero, range.at(1), kUnit, &handle), ZE_RESULT_ERROR_UNSUPPORTED_SIZE);
  EXPECT_EQ(tryGetRange(zero, usm, kUnit, &handle), ZE_RESULT_ERROR_INVALID_ARGUMENT);
  zero.unmap(range.at(kUnit), 2 * kUnit);
  EXPECT_EQ(tryGetRange(zero, range.at(0), MappedRange::kSize, &handle),
            newer::kResultAddressNotFound)
      << "the driver shared a range with a hole";
  putHandle(zero, rangeHandle(zero, range.at(0), kUnit));
  zero.unmap(range.at(0), kUnit);
  zero.unmap(range.at(3 * kUnit), kUnit);
}

DRIVER_TEST_WITH(kRanges, 1, RangeHandleEndsWithItsContext) {
  const LevelZero zero;
  const MappedRange range(zero);
  rangeHandle(zero, range.at(0), MappedRange::kSize);
  range.unmap();
}

DRIVER_ROLE(putsARangeTwice) {
  const LevelZero zero;
  const MappedRange range(zero);
  const ze_ipc_mem_handle_t handle = rangeHandle(zero, range.at(0), MappedRange::kSize);
  putHandle(zero, handle);
  putHandle(zero, handle);
  range.unmap();
}

TEST(RangeHandles, ArePutOnce) {
  const Outcome outcome = run(putsARangeTwiceRole, kRanges);
  ASSERT_EQ(outcome.census.size(), 1U) << outcome.log;
  EXPECT_THAT(outcome.census.front().at("misuse").get<std::vector<std::string>>(),
              ElementsAre(HasSubstr("zeMemPutIpcHandle of a stale handle")));
}

// Makes a call that requests a type of handle, and returns the call's result.
using TypedCall = ze_result_t (*)(const LevelZero &zero, newer::IpcMemHandleTypeDesc &type);

ze_result_t getTyped(const LevelZero &zero, newer::IpcMemHandleTypeDesc &type) {
  void *const memory = zero.allocate(kUnit);
  ze_ipc_mem_handle_t handle = {};
  return tryGet(zero, memory, &type, &handle);
}

ze_result_t getTypedRange(const LevelZero &zero, newer::IpcMemHandleTypeDesc &type) {
  const MappedRange range(zero);
  ze_ipc_mem_handle_t handle = {};
  const ze_result_t result = tryGetRange(zero, range.at(0), MappedRange::kSize, &handle, &type);
  range.unmap();
  return result;
}

ze_result_t allocateTypedDevice(const LevelZero &zero, newer::IpcMemHandleTypeDesc &type) {
  const ze_device_mem_alloc_desc_t desc{ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC, &type, 0, 0};
  void *memory = nullptr;
  const ze_result_t result = zeMemAllocDevice(zero.context, &desc, kUnit, 0, zero.device, &memory);
  if (result == ZE_RESULT_SUCCESS)
    MUST(zeMemFree(zero.context, memory));
  return result;
}

ze_result_t allocateTypedHost(const LevelZero &zero, newer::IpcMemHandleTypeDesc &type) {
  const ze_host_mem_alloc_desc_t desc{ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC, &type, 0};
  void *memory = nullptr;
  const ze_result_t result = zeMemAllocHost(zero.context, &desc, kUnit, 0, &memory);
  if (result == ZE_RESULT_SUCCESS)
    MUST(zeMemFree(zero.context, memory));
  return result;
}

ze_result_t createTypedPhysical(const LevelZero &zero, newer::IpcMemHandleTypeDesc &type) {
  ze_physical_mem_desc_t desc{ZE_STRUCTURE_TYPE_PHYSICAL_MEM_DESC, &type, 0, kUnit};
  ze_physical_mem_handle_t memory = nullptr;
  const ze_result_t result = zePhysicalMemCreate(zero.context, zero.device, &desc, &memory);
  if (result == ZE_RESULT_SUCCESS)
    MUST(zePhysicalMemDestroy(zero.context, memory));
  return result;
}

void expectFabric(const LevelZero &zero, ze_result_t expected) {
  for (const TypedCall call :
       {getTyped, getTypedRange, allocateTypedDevice, allocateTypedHost, createTypedPhysical}) {
    const auto resultFor = [&](std::uint32_t flags) {
      newer::IpcMemHandleTypeDesc type{newer::kIpcMemHandleTypeDesc, nullptr, flags};
      return call(zero, type);
    };
    EXPECT_EQ(resultFor(newer::kIpcMemHandleDefault), ZE_RESULT_SUCCESS);
    EXPECT_EQ(resultFor(newer::kIpcMemHandleFabricAccessible), expected);
    EXPECT_EQ(resultFor(0x4), ZE_RESULT_ERROR_INVALID_ENUMERATION);
  }
}

bool reportsFabric(const LevelZero &zero) {
  ze_driver_ipc_properties_t properties{ZE_STRUCTURE_TYPE_DRIVER_IPC_PROPERTIES, nullptr, 0};
  MUST(zeDriverGetIpcProperties(zero.driver, &properties));
  return (properties.flags & newer::kIpcPropertyFabricAccessible) != 0;
}

DRIVER_TEST_WITH(kRanges, 1, MachineWithoutAFabricRefusesItsHandles) {
  const LevelZero zero;
  EXPECT_FALSE(reportsFabric(zero));
  expectFabric(zero, ZE_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

DRIVER_TEST_WITH(kFabric, 1, MachineWithAFabricGivesItsHandles) {
  const LevelZero zero;
  EXPECT_TRUE(reportsFabric(zero));
  expectFabric(zero, ZE_RESULT_SUCCESS);
}

} // namespace
} // namespace host_driver::test

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// An exporter that writes its own table, and claims two sizes for one object.
#include "ipc/export_table.hpp"
#include "test/fault/adapter_objects/fixture.hpp"
#include "test/fault/adapter_objects/forked_exporter.hpp"

#include <bit>
#include <fstream>
#include <string>

namespace {

using namespace ur::ipc;
using namespace ur::ipc::test;

// Returns a forged handle of the first half of the object, with the next serial number.
Handle firstHalfOf(const HandleBytes &whole) {
  auto half = std::bit_cast<Handle>(whole);
  half.objectSize /= 2;
  half.length = half.objectSize;
  ++half.serial;
  return half;
}

void exportFirstHalf(const HandleBytes &whole) {
  const Handle half = firstHalfOf(whole);
  std::ifstream maps("/proc/self/maps");
  for (std::string line; std::getline(maps, line);) {
    if (line.find("memfd:ur-ipc-exports") == std::string::npos)
      continue;
    auto *const table = reinterpret_cast<std::byte *>(std::stoull(line, nullptr, 16));
    auto *const entries = reinterpret_cast<TableEntry *>(table + sizeof(TableHeader));
    TableEntry entry = entries[slotOf(std::bit_cast<Handle>(whole).serial)];
    entry.serial = half.serial;
    entry.objectSize = half.objectSize;
    entry.claim = claimHash(half);
    entries[slotOf(half.serial)] = entry;
  }
}

class HostileExporter : public AdapterObjectsTest {
protected:
  void *open(const HandleBytes &bytes) {
    void *opened = nullptr;
    HandleBytes copy = bytes;
    expectSuccess(
        api().IPCExp.pfnOpenMemHandleExp(context_, device_, copy.data(), copy.size(), &opened));
    return opened;
  }
  std::size_t sizeOf(const void *memory) {
    std::size_t size = 0;
    expectSuccess(api().USM.pfnGetMemAllocInfo(context_, memory, UR_USM_ALLOC_INFO_SIZE,
                                               sizeof size, &size, nullptr));
    return size;
  }
};

// If the open reused the mapping of the half, the mapping would end before the memory of the second
// handle.
TEST_F(HostileExporter, OfTwoSizesOfOneObjectGetsTwoMappings) {
  ForkedExporter exporter(device_, [&](ur_context_handle_t context) {
    const void *const data = exportMemory(context);
    exportFirstHalf(bytesOf(data));
    return data;
  });
  const HandleBytes &whole = exporter.handle();
  void *const halfMapping = open(encode(firstHalfOf(whole)));
  void *const wholeMapping = open(whole);
  EXPECT_NE(halfMapping, wholeMapping);
  EXPECT_EQ(sizeOf(wholeMapping), std::bit_cast<Handle>(whole).objectSize);
  EXPECT_EQ(sizeOf(halfMapping), sizeOf(wholeMapping) / 2);
  for (void *const opened : {halfMapping, wholeMapping})
    expectSuccess(api().IPCExp.pfnCloseMemHandleExp(context_, opened));
}

} // namespace

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Handles that were changed, or that an exporter made to be mistaken for others, while their memory
// is open.
#include "adapters/kit/memory_backend.hpp"
#include "adapters/kit/share.hpp"
#include "test/fault/adapter_objects/fixture.hpp"
#include "test/fault/adapter_objects/forked_exporter.hpp"

#include <array>
#include <initializer_list>
#include <memory>
#include <utility>
#include <vector>

#include <sys/uio.h>

namespace {

using namespace ur::ipc;
using namespace ur::ipc::test;

class HostileExporter : public AdapterObjectsTest {
protected:
  // Exports one memory file.
  static ForkedExporter::Export memoryOf(const DeviceUuid &uuid, std::size_t size, char mark,
                                         std::uint32_t flags = 0) {
    return [=](ur_context_handle_t) {
      const int file = makeMemory(size, mark).release();
      return ur::kit::exchange().get({.kind = Kind::Memory,
                                      .fd = file,
                                      .object = "memory",
                                      .objectSize = size,
                                      .length = size,
                                      .deviceUuid = uuid,
                                      .flags = flags});
    };
  }

  DeviceUuid uuid() const {
    DeviceUuid uuid{};
    expectSuccess(
        api().Device.pfnGetInfo(device_, UR_DEVICE_INFO_UUID, uuid.size(), uuid.data(), nullptr));
    return uuid;
  }

  ur_result_t open(const HandleBytes &handle, void **memory) {
    HandleBytes bytes = handle;
    return api().IPCExp.pfnOpenMemHandleExp(context_, device_, bytes.data(), bytes.size(), memory);
  }
  char *opened(const HandleBytes &handle) {
    void *memory = nullptr;
    expectSuccess(open(handle, &memory));
    return static_cast<char *>(memory);
  }
  void close(void *memory) { expectSuccess(api().IPCExp.pfnCloseMemHandleExp(context_, memory)); }

  // 0 where no memory is.
  static char byteAt(const void *address) {
    char byte = 0;
    const iovec here{.iov_base = &byte, .iov_len = 1};
    const iovec there{.iov_base = const_cast<void *>(address), .iov_len = 1};
    return process_vm_readv(getpid(), &here, 1, &there, 1, 0) == 1 ? byte : '\0';
  }
};

HandleBytes withRange(const HandleBytes &handle, std::uint64_t offset, std::uint64_t length) {
  return edited(handle, [&](Handle &changed) {
    changed.offset = offset;
    changed.length = length;
  });
}

// The neighbours are mapped without a gap, so that the address behind one memory is another's.
TEST_F(HostileExporter, ChangedRangeOfOpenMemoryIsRefusedAndClosesNoNeighbor) {
  constexpr std::size_t kSize = 2 * 4096;
  const DeviceUuid device = uuid();
  ForkedExporter exporter(device_, memoryOf(device, kSize, 'm'));
  std::array<std::unique_ptr<ForkedExporter>, 4> others;
  std::vector<char *> neighbors;
  for (auto &other : others) {
    other = std::make_unique<ForkedExporter>(device_, memoryOf(device, kSize, 'n'));
    neighbors.push_back(opened(other->handle()));
  }
  char *const memory = opened(exporter.handle());
  for (const auto &[offset, length] :
       std::initializer_list<std::pair<std::uint64_t, std::uint64_t>>{
           {kSize, 0},
           {kSize, kSize},
           {kSize + 4096, 0},
           {kSize + 4096, kSize},
           {0, 0},
           {4096, 0},
           {4096, kSize},
           {~std::uint64_t{4095}, 4096}}) {
    SCOPED_TRACE(testing::Message() << length << " bytes from " << offset);
    void *found = nullptr;
    EXPECT_EQ(open(withRange(exporter.handle(), offset, length), &found),
              UR_RESULT_ERROR_INVALID_VALUE);
    EXPECT_EQ(found, nullptr);
    if (found)
      api().IPCExp.pfnCloseMemHandleExp(context_, found);
    EXPECT_EQ(byteAt(memory), 'm');
    for (const char *neighbor : neighbors)
      EXPECT_EQ(byteAt(neighbor), 'n');
  }
  close(memory);
  for (char *neighbor : neighbors)
    close(neighbor);
}

// As Get of an address in the middle makes it.
TEST_F(HostileExporter, InteriorRangeOfOpenMemoryOpens) {
  constexpr std::size_t kSize = 2 * 4096;
  ForkedExporter exporter(device_, memoryOf(uuid(), kSize, 'm'));
  char *const memory = opened(exporter.handle());
  char *const interior = opened(withRange(exporter.handle(), 4096, kSize - 4096));
  EXPECT_EQ(interior, memory + 4096);
  close(memory);
  EXPECT_EQ(byteAt(memory), 'm'); // by the interior handle
  close(interior);
  EXPECT_EQ(byteAt(memory), '\0');
}

// Only memory without a descriptor is known by its driver's handle, which these have none of.
TEST_F(HostileExporter, MemoryFilesWithOneDriverHandleAreTwo) {
  constexpr std::size_t kSize = 4096;
  constexpr std::uint32_t kFlags = ur::kit::kSingleMappingPerProcess;
  ForkedExporter first(device_, memoryOf(uuid(), kSize, '1', kFlags));
  ForkedExporter second(device_, memoryOf(uuid(), kSize, '2', kFlags));
  char *const one = opened(first.handle());
  char *const two = opened(second.handle());
  EXPECT_EQ(byteAt(one), '1');
  EXPECT_EQ(byteAt(two), '2');
  EXPECT_EQ(opened(first.handle()), one);
  close(one);
  close(one);
  close(two);
}

} // namespace

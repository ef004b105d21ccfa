// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// T88: memory that is not shared uses no descriptor, and each allocation can be shared separately
// later.
#include "test/conformance/process.hpp"

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <random>
#include <thread>
#include <vector>

#include <sys/resource.h>
#include <unistd.h>

namespace {

using namespace ur::support;
using namespace ur::test;

constexpr std::size_t kSharedCount = 500;

// Sets the usual limit, as the soft and the hard limit.
void limitDescriptors() {
  const rlimit limit{.rlim_cur = 1024, .rlim_max = 1024};
  ASSERT_EQ(setrlimit(RLIMIT_NOFILE, &limit), 0);
}

struct Block {
  unsigned char *begin;
  std::size_t size;
};

Block allocate(const Session &session, std::size_t size) {
  void *memory = nullptr;
  EXPECT_SUCCESS(
      urUSMDeviceAlloc(session.context(), session.device(), nullptr, nullptr, size, &memory));
  return {static_cast<unsigned char *>(memory), size};
}

unsigned char fillOf(std::size_t number) { return static_cast<unsigned char>(1 + number % 250); }

constexpr unsigned char kHidden = 0xfe; // fills the neighbors of shared blocks

// Shares some of the blocks with the parent, and fills their neighbors with other bytes.
void shareBlocks(Parent &parent, const std::vector<Block> &blocks) {
  const std::size_t step = blocks.size() / kSharedCount;
  std::vector<void *> handles;
  for (std::size_t i = 0; i < kSharedCount; ++i) {
    const std::size_t index = i * step + step / 2;
    for (const std::size_t neighbor : {index - 1, index + 1})
      std::memset(blocks[neighbor].begin, kHidden, blocks[neighbor].size);
    const Block &block = blocks[index];
    std::memset(block.begin, fillOf(i), block.size);
    void *data = nullptr;
    std::size_t size = 0;
    ASSERT_SUCCESS(MemoryKind::get(parent.session(), block.begin, &data, &size));
    handles.push_back(data);
    const auto *bytes = static_cast<const std::byte *>(data);
    parent.sendHandle(HandleBytes(bytes, bytes + size));
    parent.send(block.size);
  }
  parent.meet();
  for (void *data : handles)
    EXPECT_SUCCESS(MemoryKind::put(parent.session(), data));
}

// Allocates blocks, which must use no descriptor and no mapping, and shares some of them.
template <typename Allocate> void allocateAndShare(Parent &parent, const Allocate &allocateAll) {
  limitDescriptors();
  const std::size_t descriptors = Footprint::now().descriptors;
  const std::size_t maps = mapCount();
  const std::vector<Block> blocks = allocateAll(parent.session());
  EXPECT_EQ(Footprint::now().descriptors, descriptors);
  EXPECT_LT(mapCount(), maps + 500); // for the reservations and for malloc
  shareBlocks(parent, blocks);
  for (const Block &block : blocks)
    EXPECT_SUCCESS(urUSMFree(parent.session().context(), block.begin));
}

UR_ROLE(haveAMillionPages, Role::Start::Cold) {
  allocateAndShare(parent, [](const Session &session) {
    std::vector<Block> blocks;
    for (int i = 0; i < 1'000'000; ++i)
      blocks.push_back(allocate(session, 4096));
    return blocks;
  });
}

std::vector<Block> blocksOfManySizes(const Session &session) {
  constexpr std::size_t kThreads = 8;
  constexpr std::size_t kBlocksPerThread = 100'000 / kThreads;
  std::vector<std::vector<Block>> blocksByThread(kThreads);
  std::vector<std::thread> threads;
  for (std::size_t number = 0; number < kThreads; ++number)
    threads.emplace_back([&, number] {
      std::mt19937_64 random(number);
      for (std::size_t i = 0; i < kBlocksPerThread; ++i) {
        const std::size_t maxSize = std::size_t{64} << (random() % 15); // up to 1 MiB
        blocksByThread[number].push_back(
            allocate(session, std::max<std::size_t>(64, random() % maxSize + 1)));
      }
    });
  for (auto &thread : threads)
    thread.join();
  std::vector<Block> blocks;
  for (const auto &threadBlocks : blocksByThread)
    blocks.insert(blocks.end(), threadBlocks.begin(), threadBlocks.end());
  std::ranges::sort(blocks, {}, &Block::begin);
  for (std::size_t i = 1; i < blocks.size(); ++i)
    EXPECT_LE(blocks[i - 1].begin + blocks[i - 1].size, blocks[i].begin);
  return blocks;
}

UR_ROLE(haveManySizes, Role::Start::Cold) { allocateAndShare(parent, blocksOfManySizes); }

class UnsharedMemory : public KindTest<MemoryKind> {
protected:
  // Opens the child's handles. Checks that all bytes of each block are right, and that the rest of
  // its page is zero.
  void openAll(const Role &role) {
    Child child(role);
    const auto page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
    std::vector<void *> opened;
    for (std::size_t i = 0; i < kSharedCount; ++i) {
      HandleBytes handle = child.receiveHandle();
      const auto size = child.receive<std::size_t>();
      void *memory = nullptr;
      ASSERT_SUCCESS(MemoryKind::open(session(), handle.data(), handle.size(), &memory));
      opened.push_back(memory);
      const auto *bytes = static_cast<const unsigned char *>(memory);
      EXPECT_TRUE(std::all_of(bytes, bytes + size, [=](unsigned char b) { return b == fillOf(i); }))
          << i;
      EXPECT_TRUE(std::all_of(bytes + size, bytes + (size + page - 1) / page * page,
                              [](unsigned char b) { return b == 0; }))
          << i;
    }
    child.meet();
    for (void *memory : opened)
      EXPECT_SUCCESS(MemoryKind::close(session(), memory));
    child.expectSuccess();
  }
};

TEST_F(UnsharedMemory, OfAMillionPagesIsSharedOneByOne) { openAll(haveAMillionPagesRole); }
TEST_F(UnsharedMemory, OfManySizesIsSharedOneByOne) { openAll(haveManySizesRole); }

} // namespace

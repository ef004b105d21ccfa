// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The first Get in programs that protect their memory or have a file size limit.
#include "test/conformance/process.hpp"
#include "test/conformance/support/try_open.hpp"
#include "tools/support/error.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <fstream>
#include <string>

#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

namespace {

using namespace ur::support;
using namespace ur::test;

using Memory = Owned<MemoryKind>;
using SharedMemory = Exported<MemoryKind>;

constexpr int kGuardInstall = 102; // MADV_GUARD_INSTALL, Linux 6.13 or later
constexpr int kGuardRemove = 103;

constexpr std::size_t kPages = 6;
const auto kPage = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));

unsigned char *bytesOf(const Memory &memory) { return static_cast<unsigned char *>(memory.get()); }

// Fills each byte of page i with i + 1.
void fillPages(const Memory &memory, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i)
    std::memset(bytesOf(memory) + i * kPage, static_cast<int>(i + 1), kPage);
}

bool isFilled(const unsigned char *page, std::size_t i) {
  return std::all_of(page, page + kPage, [=](unsigned char byte) { return byte == i + 1; });
}

// Returns the permissions in /proc/self/maps, such as "r--s", or "unmapped".
std::string permissionsAt(const void *address) {
  std::ifstream maps("/proc/self/maps");
  for (std::string line; std::getline(maps, line);) {
    std::size_t dash = 0;
    const auto target = reinterpret_cast<std::uintptr_t>(address);
    const std::uintptr_t begin = std::stoull(line, &dash, 16);
    const std::uintptr_t end = std::stoull(line.substr(dash + 1), nullptr, 16);
    if (begin <= target && target < end)
      return line.substr(line.find(' ') + 1, 4);
  }
  return "unmapped";
}

// Sends a handle of `memory`, and waits until the parent has checked and changed the bytes.
void exchange(Parent &parent, const Memory &memory) {
  const SharedMemory handle(parent.session(), memory.get());
  parent.sendHandle(handle.bytes());
  parent.meet();
}

class FirstGet : public KindTest<MemoryKind> {
protected:
  // Opens the child's handle, checks the first `count` pages, and writes 0x77 to the first byte of
  // each.
  void openAndChange(Child &child, std::size_t count) {
    const Opened<MemoryKind> opened(session(), child.receiveHandle());
    auto *const bytes = static_cast<unsigned char *>(opened.get());
    for (std::size_t i = 0; i < count; ++i) {
      EXPECT_TRUE(isFilled(bytes + i * kPage, i)) << "page " << i;
      bytes[i * kPage] = 0x77;
    }
    child.meet();
  }

  // Runs a role that exchanges kPages pages with this process.
  void openAndChangeIn(const Role &role) {
    Child child(role);
    openAndChange(child, kPages);
    child.expectSuccess();
  }
};

// Expects that Get fails while one page cannot move into a file, and succeeds afterwards. `protect`
// puts the page into this state, and `restore` undoes it. `text` is a part of Get's error text.
void expectGetFailsUntilRestored(Parent &parent, int (*protect)(void *page),
                                 int (*restore)(void *page), std::string_view text) {
  const Memory memory(parent.session(), kPages * kPage);
  unsigned char *const page = bytesOf(memory) + 2 * kPage;
  fillPages(memory, kPages);
  ASSERT_EQ(protect(page), 0);
  const std::string before = permissionsAt(page);
  EXPECT_REFUSED(kInvalidArgument, tryGet<MemoryKind>(parent.session(), memory.get()));
  EXPECT_NE(lastErrorText().find(text), std::string::npos) << lastErrorText();
  EXPECT_EQ(permissionsAt(page), before);
  EXPECT_TRUE(isFilled(page - kPage, 1));
  EXPECT_TRUE(isFilled(page + kPage, 3));
  ASSERT_EQ(restore(page), 0);
  std::memset(page, 3, kPage);
  exchange(parent, memory);
}

UR_ROLE(addAGuardPage) {
  expectGetFailsUntilRestored(
      parent, [](void *page) { return madvise(page, kPage, kGuardInstall); },
      [](void *page) { return madvise(page, kPage, kGuardRemove); }, "MADV_GUARD_INSTALL");
}

TEST_F(FirstGet, RefusesGuardPages) {
  void *const page = mmap(nullptr, kPage, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  const int result = madvise(page, kPage, kGuardInstall);
  munmap(page, kPage);
  if (result != 0)
    GTEST_SKIP() << "this kernel does not support guard pages";
  openAndChangeIn(addAGuardPageRole);
}

UR_ROLE(makeAPageExecutable) {
  expectGetFailsUntilRestored(
      parent, [](void *page) { return mprotect(page, kPage, PROT_READ | PROT_EXEC); },
      [](void *page) { return mprotect(page, kPage, PROT_READ | PROT_WRITE); }, "executable");
}

TEST_F(FirstGet, RefusesExecutablePages) { openAndChangeIn(makeAPageExecutableRole); }

void setFileSizeLimit(rlim_t size) {
  const rlimit limit{.rlim_cur = size, .rlim_max = RLIM_INFINITY};
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &limit), 0);
}

UR_ROLE(limitFileSizes, Role::Start::Cold) {
  constexpr std::size_t kLarge = std::size_t{16} << 20;
  const Memory small(parent.session(), kPages * kPage);
  const Memory large(parent.session(), kLarge);
  fillPages(small, kPages);
  fillPages(large, kPages);
  const auto expectRefused = [&](const Memory &memory) {
    EXPECT_REFUSED(UR_RESULT_ERROR_OUT_OF_RESOURCES,
                   tryGet<MemoryKind>(parent.session(), memory.get()));
    EXPECT_NE(lastErrorText().find("ulimit -f"), std::string::npos) << lastErrorText();
    EXPECT_TRUE(isFilled(bytesOf(memory), 0));
  };
  setFileSizeLimit(1);
  expectRefused(small);
  setFileSizeLimit(kLarge / 2); // enough for the export table
  expectRefused(large);
  exchange(parent, small);
  setFileSizeLimit(RLIM_INFINITY);
  exchange(parent, large);
}

TEST_F(FirstGet, NamesTheFileSizeLimit) {
  Child child(limitFileSizesRole);
  openAndChange(child, kPages);
  openAndChange(child, kPages);
  child.expectSuccess();
}

} // namespace

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// T39: shortages of descriptors, address space and mappings.
#include "test/conformance/process.hpp"
#include "test/conformance/support/few_descriptors.hpp"
#include "test/conformance/support/try_open.hpp"
#include "test/support/sanitizers.hpp"

#include <fstream>
#include <optional>
#include <type_traits>
#include <vector>

#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

namespace {

using namespace ur::support;
using namespace ur::test;

constexpr std::size_t kSize = 4096;

// Creates a new object each time, because a second Get of an object needs no resources.
template <typename Kind> ur_result_t createAndShare(const Session &session) {
  std::optional<Owned<Kind>> object;
  try {
    object.emplace(session, kSize);
  } catch (const CallFailed &failure) {
    return failure.result();
  }
  return tryGet<Kind>(session, object->get());
}

template <typename Kind> ur_result_t createAndDestroy(const Session &session) {
  try {
    const Owned<Kind> object(session, kSize);
    return UR_RESULT_SUCCESS;
  } catch (const CallFailed &failure) {
    return failure.result();
  }
}

// Runs `call` with 0, 1, 2, ... free descriptors until it succeeds. Each failed call must return
// OUT_OF_RESOURCES and leak nothing, and the next call without the limit must succeed. Returns the
// number of failed calls.
template <typename Call> std::size_t expectShortagesOfDescriptors(const Call &call) {
  EXPECT_SUCCESS(call());
  const Footprint before = Footprint::withoutExporters();
  ur_result_t result = UR_RESULT_ERROR_OUT_OF_RESOURCES;
  std::size_t freeCount = 0;
  for (; result == UR_RESULT_ERROR_OUT_OF_RESOURCES && freeCount < 20; ++freeCount) {
    {
      const FewDescriptors limit(freeCount);
      result = call();
    }
    if (result != UR_RESULT_SUCCESS) {
      EXPECT_RESULT(UR_RESULT_ERROR_OUT_OF_RESOURCES, result)
          << "with " << freeCount << " free descriptors";
    }
    EXPECT_SUCCESS(call());
    EXPECT_EQ(Footprint::withoutExporters(), before) << "with " << freeCount << " free descriptors";
  }
  return freeCount - 1;
}

// Returns whether the adapter keeps a descriptor and a reservation, which may suffice for the next
// call.
bool keepsSpares(const Session &session) { return session.entry().backend == UR_BACKEND_CUDA; }

template <typename Kind> void lackDescriptors(Parent &parent) {
  const HandleBytes handle = parent.receiveHandle();
  EXPECT_GT(expectShortagesOfDescriptors([&] { return tryOpen<Kind>(parent.session(), handle); }),
            0u);
  expectShortagesOfDescriptors([&] { return createAndDestroy<Kind>(parent.session()); });
  {
    EXPECT_SUCCESS(tryOpen<Kind>(parent.session(), handle));
    const FewDescriptors limit(0);
    const ur_result_t result = createAndShare<Kind>(parent.session());
    // A driver may need more descriptors than the adapter keeps for cached exporters.
    EXPECT_TRUE(result == UR_RESULT_SUCCESS ||
                parent.session().entry().backend != UR_BACKEND_NATIVE_CPU)
        << "a Get must close the descriptors of cached exporters";
  }
  const std::size_t failureCount =
      expectShortagesOfDescriptors([&] { return createAndShare<Kind>(parent.session()); });
  if (!std::is_same_v<Kind, EventKind> &&
      !keepsSpares(parent.session())) { // some adapters export events without a descriptor
    EXPECT_GT(failureCount, 0u);
  }
}
UR_ROLE_FOR_KINDS(lackDescriptors);

template <typename Kind> using Shortage = KindTest<Kind>;
TYPED_TEST_SUITE(Shortage, AllKinds, KindNames);

TYPED_TEST(Shortage, OfDescriptors) {
  const Owned<TypeParam> object(this->session(), kSize);
  const Exported<TypeParam> handle(this->session(), object.get());
  expectSuccessWith(lackDescriptorsRole<TypeParam>, handle.bytes());
}

// The first calls of a process need descriptors to identify the process and its device.
template <typename Kind> void lackDescriptorsAtFirst(Parent &parent) {
  const HandleBytes handle = parent.receiveHandle();
  for (std::size_t freeCount = 0; freeCount < 3; ++freeCount) {
    const FewDescriptors limit(freeCount);
    const ur_result_t result = tryOpen<Kind>(parent.session(), handle);
    if (result != UR_RESULT_SUCCESS) {
      EXPECT_RESULT(UR_RESULT_ERROR_OUT_OF_RESOURCES, result)
          << "with " << freeCount << " free descriptors";
    }
  }
  EXPECT_SUCCESS(tryOpen<Kind>(parent.session(), handle));
}
UR_ROLE_FOR_KINDS(lackDescriptorsAtFirst, Role::Start::Cold);

TYPED_TEST(Shortage, OfDescriptorsAtTheFirstCall) {
  const Owned<TypeParam> object(this->session(), kSize);
  const Exported<TypeParam> handle(this->session(), object.get());
  expectSuccessWith(lackDescriptorsAtFirstRole<TypeParam>, handle.bytes());
}

// The first open of an exporter fails, and must not leave the exporter in the cache.
UR_ROLE(lackAddresses) {
  const HandleBytes handle = parent.receiveHandle();
  const auto open = [&] { return tryOpen<MemoryKind>(parent.session(), handle); };
  {
    const Owned<MemoryKind> own(parent.session(), kSize);
    const Exported<MemoryKind> ownHandle(parent.session(), own.get());
    EXPECT_SUCCESS(tryOpen<MemoryKind>(parent.session(), ownHandle.bytes()));
  }
  const Footprint before = Footprint::now();
  ur_result_t result = UR_RESULT_SUCCESS;
  {
    const Limit limit(RLIMIT_AS, 1 << 20); // less than the process uses already
    result = open();
  }
  if (result != UR_RESULT_SUCCESS || !keepsSpares(parent.session())) {
    EXPECT_RESULT(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, result);
    EXPECT_EQ(Footprint::now(), before);
  }
  EXPECT_SUCCESS(open());
}

UR_ROLE(lackMappings) {
  const HandleBytes handle = parent.receiveHandle();
  const auto open = [&] { return tryOpen<MemoryKind>(parent.session(), handle); };
  EXPECT_SUCCESS(open());
  const Footprint before = Footprint::now();
  // Changes the access of every second page in a large range until the process has as many mappings
  // as the kernel allows.
  std::size_t pages = 0;
  std::ifstream("/proc/sys/vm/max_map_count") >> pages;
  pages += 1000;
  const auto page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
  void *range =
      mmap(nullptr, pages * page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  ASSERT_NE(range, MAP_FAILED);
  std::size_t i = 1;
  while (i < pages && mprotect(static_cast<std::byte *>(range) + i * page, page, PROT_READ) == 0)
    i += 2;
  ASSERT_LT(i, pages) << "this kernel allows more mappings than the test makes";
  // Uses up the last mappings, which are too few for another split.
  std::vector<void *> lastMappings;
  for (;;) {
    void *mapping = mmap(nullptr, page, lastMappings.size() % 2 ? PROT_NONE : PROT_READ,
                         MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (mapping == MAP_FAILED)
      break;
    lastMappings.push_back(mapping);
  }
  const ur_result_t result = open();
  for (void *mapping : lastMappings)
    munmap(mapping, page);
  munmap(range, pages * page);
  EXPECT_RESULT(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, result);
  EXPECT_EQ(Footprint::now(), before);
  EXPECT_SUCCESS(open());
}

class ShortageOfMemory : public KindTest<MemoryKind> {
protected:
  void runInChild(const Role &role) {
    if (kAddressSanitizer || kThreadSanitizer)
      GTEST_SKIP() << "the sanitizer itself needs the address space";
    const Owned<MemoryKind> memory(session(), 64 << 20);
    const Exported<MemoryKind> handle(session(), memory.get());
    expectSuccessWith(role, handle.bytes());
  }
};

TEST_F(ShortageOfMemory, OfAddresses) { runInChild(lackAddressesRole); }
TEST_F(ShortageOfMemory, OfMappings) {
  std::size_t limit = 0;
  std::ifstream("/proc/sys/vm/max_map_count") >> limit;
  if (limit > (std::size_t{1} << 20))
    GTEST_SKIP() << "this system allows " << limit << " mappings, which take minutes to use up";
  runInChild(lackMappingsRole);
}

} // namespace

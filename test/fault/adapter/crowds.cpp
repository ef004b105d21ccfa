// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// T47: many processes open each other's memory, and the test kills some of them.
#include "test/conformance/process.hpp"
#include "test/conformance/support/bytes.hpp"

#include <memory>
#include <vector>

namespace {

using namespace ur::support;
using namespace ur::test;

constexpr std::size_t kSize = 64 * 1024;

struct Membership {
  std::uint64_t number;
  std::uint64_t crowdSize;
};

std::uint64_t seedOf(std::uint64_t number) { return kChildSeed + (number << 20); }

// Exports memory, and opens the memory of all members. Expects that only opens of killed members'
// memory fail.
UR_ROLE(exchangeWithAll) {
  const auto self = parent.receive<Membership>();
  const Owned<MemoryKind> memory(parent.session(), kSize);
  writePattern(parent.session(), memory.get(), kSize, seedOf(self.number));
  const Exported<MemoryKind> ownHandle(parent.session(), memory.get());
  parent.sendHandle(ownHandle.bytes());
  for (std::uint64_t member = 0; member < self.crowdSize; ++member) {
    const auto isAlive = parent.receive<bool>();
    HandleBytes handle = parent.receiveHandle();
    void *opened = nullptr;
    const ur_result_t result =
        MemoryKind::open(parent.session(), handle.data(), handle.size(), &opened);
    if (isAlive) {
      EXPECT_RESULT(UR_RESULT_SUCCESS, result) << "from member " << member;
    } else {
      EXPECT_RESULT(UR_RESULT_ERROR_INVALID_VALUE, result) << "member " << member << " was killed";
    }
    if (!opened)
      continue;
    EXPECT_TRUE(hasPattern(parent.session(), opened, kSize, seedOf(member)));
    EXPECT_SUCCESS(MemoryKind::close(parent.session(), opened));
  }
  parent.meet(); // every member stays until all members have opened the memory
}

class CrowdTest : public KindTest<MemoryKind> {
protected:
  // Kills each `nth` member after its export; 0 kills no member.
  void exchangeMemory(std::uint64_t size, std::uint64_t nth) {
    std::vector<std::unique_ptr<Child>> members;
    std::vector<HandleBytes> handles;
    for (std::uint64_t number = 0; number < size; ++number) {
      members.push_back(std::make_unique<Child>(exchangeWithAllRole));
      members.back()->send(Membership{number, size});
    }
    for (const auto &member : members)
      handles.push_back(member->receiveHandle());
    const auto isKilled = [&](std::uint64_t number) { return nth != 0 && number % nth == nth - 1; };
    for (std::uint64_t number = 0; number < size; ++number)
      if (isKilled(number))
        members[number]->kill();
    for (std::uint64_t number = 0; number < size; ++number)
      if (!isKilled(number))
        for (std::uint64_t member = 0; member < size; ++member) {
          members[number]->send(!isKilled(member));
          members[number]->sendHandle(handles[member]);
        }
    for (std::uint64_t number = 0; number < size; ++number)
      if (!isKilled(number))
        members[number]->receive<std::uint8_t>();
    for (std::uint64_t number = 0; number < size; ++number)
      if (!isKilled(number))
        members[number]->send(std::uint8_t{});
    for (std::uint64_t number = 0; number < size; ++number)
      if (!isKilled(number))
        members[number]->expectSuccess();
  }
};

using Crowd = CrowdTest;

TEST_F(Crowd, OfTenEachOpensEachOthers) { exchangeMemory(10, 0); }
TEST_F(Crowd, OfTwentySomeKilled) { exchangeMemory(20, 10); }

using NightlyCrowd = CrowdTest;

TEST_F(NightlyCrowd, Of64EachOpensEachOthers) { exchangeMemory(64, 0); }
TEST_F(NightlyCrowd, Of64SomeKilled) { exchangeMemory(64, 10); }

UR_ROLE(openOne) {
  const Opened<MemoryKind> opened(parent.session(), parent.receiveHandle());
  EXPECT_TRUE(hasPattern(parent.session(), opened.get(), kSize, kParentSeed));
  parent.meet();
}

TEST_F(Crowd, Of64OpensOneExport) {
  Owned<MemoryKind> memory(session(), kSize);
  writePattern(session(), memory.get(), kSize, kParentSeed);
  Exported<MemoryKind> handle(session(), memory.get());
  std::vector<std::unique_ptr<Child>> children;
  for (int i = 0; i < 64; ++i) {
    children.push_back(std::make_unique<Child>(openOneRole));
    children.back()->sendHandle(handle.bytes());
  }
  for (const auto &child : children)
    child->receive<std::uint8_t>();
  // All children have the memory mapped. The mappings remain when a tenth of the importers is
  // killed and the exporter frees the memory.
  for (std::size_t i = 0; i < children.size(); i += 10)
    children[i]->kill();
  EXPECT_SUCCESS(handle.put());
  memory.destroy();
  for (std::size_t i = 0; i < children.size(); ++i)
    if (i % 10 != 0) {
      children[i]->send(std::uint8_t{});
      children[i]->expectSuccess();
    }
}

} // namespace

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/process.hpp"
#include "test/conformance/support/bytes.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <fstream>
#include <sstream>
#include <string>

namespace {

using namespace ur::support;
using namespace ur::test;

// The bytes of the neighbors. No other memory contains these bytes.
constexpr std::array<unsigned char, 16> kSecret = {0x6e, 0xc1, 0x0b, 0x93, 0x27, 0xf8, 0x5a, 0xd4,
                                                   0x81, 0x3e, 0xb6, 0x4d, 0xe9, 0x72, 0x1c, 0xa5};

struct Range {
  std::uintptr_t begin = 0;
  std::uintptr_t end = 0;
};

// Returns the mapping that contains the address, or an empty range if the host cannot read it.
Range findMapping(const void *address) {
  const auto target = reinterpret_cast<std::uintptr_t>(address);
  std::ifstream maps("/proc/self/maps");
  for (std::string line; std::getline(maps, line);) {
    std::istringstream fields(line);
    Range range;
    char dash = 0;
    std::string permissions;
    fields >> std::hex >> range.begin >> dash >> range.end >> permissions;
    if (target >= range.begin && target < range.end)
      return permissions[0] == 'r' ? range : Range{};
  }
  return {};
}

template <typename Kind> void searchForNeighbors(Parent &parent) {
  const HandleBytes handle = parent.receiveHandle();
  const auto size = parent.receive<std::size_t>();
  const Opened<Kind> opened(parent.session(), handle);
  const View<Kind> view(parent.session(), opened.get(), size);
  EXPECT_TRUE(hasPattern(parent.session(), view.data(), size, kParentSeed));

  const Range mapping = findMapping(view.data());
  const auto *const begin = reinterpret_cast<const unsigned char *>(mapping.begin);
  const auto *const end = reinterpret_cast<const unsigned char *>(mapping.end);
  EXPECT_EQ(std::search(begin, end, kSecret.begin(), kSecret.end()), end)
      << "the importer can read another allocation";
}
UR_ROLE_FOR_KINDS(searchForNeighbors);

template <typename Kind> class Neighbors : public KindTest<Kind> {
protected:
  void expectHidden(std::size_t size) {
    SCOPED_TRACE(testing::Message() << size << " bytes");
    const Owned<Kind> firstNeighbor(this->session(), size);
    const Owned<Kind> object(this->session(), size);
    const Owned<Kind> lastNeighbor(this->session(), size);
    fillWithSecret(firstNeighbor, size);
    fillWithSecret(lastNeighbor, size);
    {
      const View<Kind> view(this->session(), object.get(), size);
      writePattern(this->session(), view.data(), size, kParentSeed);
    }
    const Exported<Kind> handle(this->session(), object.get());
    Child child(searchForNeighborsRole<Kind>);
    child.sendHandle(handle.bytes());
    child.send(size);
    child.expectSuccess();
  }

private:
  void fillWithSecret(const Owned<Kind> &object, std::size_t size) {
    const View<Kind> view(this->session(), object.get(), size);
    EXPECT_SUCCESS(urEnqueueUSMFill(this->queue(), view.data(), kSecret.size(), kSecret.data(),
                                    size, 0, nullptr, nullptr));
    EXPECT_SUCCESS(urQueueFinish(this->queue()));
  }
};
TYPED_TEST_SUITE(Neighbors, KindsWithBytes, KindNames);

TYPED_TEST(Neighbors, OfASmallAllocationStayHidden) { this->expectHidden(64); }
TYPED_TEST(Neighbors, OfAPageStayHidden) { this->expectHidden(4096); }
TYPED_TEST(Neighbors, OfALargeAllocationStayHidden) { this->expectHidden(2 << 20); }

} // namespace

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/process.hpp"
#include "test/conformance/support/bytes.hpp"

#include <algorithm>

#include <unistd.h>

namespace {

using namespace ur::support;
using namespace ur::test;

template <typename Kind> void checkAndAnswer(Parent &parent) {
  const HandleBytes handle = parent.receiveHandle();
  const auto size = parent.receive<std::size_t>();
  const Opened<Kind> opened(parent.session(), handle);
  const View<Kind> view(parent.session(), opened.get(), size);
  EXPECT_TRUE(hasPattern(parent.session(), view.data(), size, kParentSeed));
  writePattern(parent.session(), view.data(), size, kChildSeed);
  parent.meet();
}
UR_ROLE_FOR_KINDS(checkAndAnswer);

template <typename Kind> class RoundTrip : public KindTest<Kind> {
protected:
  void expectBytesBothWays(std::size_t size) {
    SCOPED_TRACE(testing::Message() << size << " bytes");
    const Owned<Kind> object(this->session(), size);
    const View<Kind> view(this->session(), object.get(), size);
    const Exported<Kind> handle(this->session(), object.get());
    writePattern(this->session(), view.data(), size, kParentSeed);

    Child child(checkAndAnswerRole<Kind>);
    child.sendHandle(handle.bytes());
    child.send(size);
    child.meet();
    EXPECT_TRUE(hasPattern(this->session(), view.data(), size, kChildSeed));
    child.expectSuccess();
  }

  std::size_t pageSize() const { return static_cast<std::size_t>(sysconf(_SC_PAGESIZE)); }
};
TYPED_TEST_SUITE(RoundTrip, KindsWithBytes, KindNames);

TYPED_TEST(RoundTrip, OneByteMoreThanAPage) { this->expectBytesBothWays(this->pageSize() + 1); }

TYPED_TEST(RoundTrip, OneGibibyteSparse) {
  std::uint64_t maxSize = 0;
  ASSERT_SUCCESS(urDeviceGetInfo(this->device(), UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE, sizeof(maxSize),
                                 &maxSize, nullptr));
  this->expectBytesBothWays(std::min(std::uint64_t{1} << 30, maxSize));
}

} // namespace

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/process.hpp"

#include <vector>

namespace {

using namespace ur::support;
using namespace ur::test;

template <typename Kind> void openManyAndCloseAll(const Session &session, HandleBytes handle) {
  std::vector<typename Kind::Object> objects(1000);
  for (typename Kind::Object &object : objects)
    ASSERT_SUCCESS(Kind::open(session, handle.data(), handle.size(), &object));
  for (const typename Kind::Object object : objects)
    EXPECT_SUCCESS(Kind::close(session, object));
  if constexpr (std::is_same_v<Kind, MemoryKind>) { // the others' handles are gone by now
    EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_ARGUMENT, Kind::close(session, objects.front()));
  }
}

template <typename Kind> void openMany(Parent &parent) {
  const HandleBytes handle = parent.receiveHandle();
  openManyAndCloseAll<Kind>(parent.session(), handle); // what the heap needs, it has now
  const Footprint footprint = Footprint::now();
  const std::size_t maps = mapCount();
  openManyAndCloseAll<Kind>(parent.session(), handle);
  EXPECT_EQ(Footprint::settled(footprint), footprint);
  EXPECT_LE(mapCount(), maps + 8) << "mappings pile up";
}
UR_ROLE_FOR_KINDS(openMany);

template <typename Kind> using ManyOpens = KindTest<Kind>;
TYPED_TEST_SUITE(ManyOpens, AllKinds, KindNames);

TYPED_TEST(ManyOpens, NeedAsManyCloses) {
  const Owned<TypeParam> object(this->session(), 4096);
  const Exported<TypeParam> handle(this->session(), object.get());
  Child child(openManyRole<TypeParam>);
  child.sendHandle(handle.bytes());
  child.expectSuccess();
}

} // namespace

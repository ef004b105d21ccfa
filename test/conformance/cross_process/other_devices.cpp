// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/process.hpp"
#include "test/conformance/support/bytes.hpp"
#include "test/support/host_memory_kind.hpp"

#include <type_traits>

namespace {

using namespace ur::support;
using namespace ur::test;

constexpr std::size_t kBytes = 10000;

bool canAccess(ur_device_handle_t device, ur_device_handle_t peer) {
  int answer = 0;
  return urUsmP2PPeerAccessGetInfoExp(device, peer, UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT,
                                      sizeof(answer), &answer, nullptr) == UR_RESULT_SUCCESS &&
         answer != 0;
}

template <typename Kind> void expectBytes(const Session &session, typename Kind::Object object) {
  const View<Kind> view(session, object, kBytes);
  EXPECT_TRUE(hasPattern(session, view.data(), kBytes, kParentSeed));
}

// A device can open the object if it can access the exporter's device, or if the object is host
// memory. Otherwise the open must fail.
template <typename Kind> void openOnOtherDevices(Parent &parent) {
  constexpr bool kBelongsToNoDevice = std::is_same_v<Kind, HostMemoryKind>;
  HandleBytes handle = parent.receiveHandle();
  for (const DeviceEntry &entry : runtime().devices()) {
    if (entry.adapter != deviceUnderTest().adapter || entry.device == deviceUnderTest().device)
      continue;
    const Session session(entry);
    typename Kind::Object object = nullptr;
    const ur_result_t result = Kind::open(session, handle.data(), handle.size(), &object);
    if (result == UR_RESULT_SUCCESS) {
      EXPECT_TRUE(kBelongsToNoDevice || canAccess(entry.device, deviceUnderTest().device));
      expectBytes<Kind>(session, object);
      EXPECT_SUCCESS(Kind::close(session, object));
    } else {
      EXPECT_FALSE(kBelongsToNoDevice);
      EXPECT_REFUSED(kInvalidDevice, result);
    }
  }
}
UR_ROLE_FOR_KINDS(openOnOtherDevices, Role::Start::Cold);

template <typename Kind> using OtherDevices = KindTest<Kind>;
TYPED_TEST_SUITE(OtherDevices, KindsWithBytes, KindNames);

TYPED_TEST(OtherDevices, OpenIfTheyCanAccessTheExportersDevice) {
  const Owned<TypeParam> object(this->session(), kBytes);
  const View<TypeParam> view(this->session(), object.get(), kBytes);
  const Exported<TypeParam> handle(this->session(), object.get());
  writePattern(this->session(), view.data(), kBytes, kParentSeed);
  expectSuccessWith(openOnOtherDevicesRole<TypeParam>, handle.bytes());
}

} // namespace

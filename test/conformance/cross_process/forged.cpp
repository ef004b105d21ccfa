// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Opens of handles with changed fields, ranges and lengths must fail.

#include "test/conformance/cross_process/opener.hpp"
#include "test/conformance/process.hpp"
#include "test/conformance/support/guarded_buffer.hpp"
#include "test/conformance/support/handle_layout.hpp"
#include "test/conformance/support/try_open.hpp"
#include "test/unit/log/scoped_variable.hpp"

#include <limits>

namespace {

using namespace ur::support;
using namespace ur::test;

// Returns whether a handle with a change in this byte may still open the object or a part of it.
bool mayBeChanged(const HandleBytes &handle, std::size_t index) {
  const auto isInField = [index](std::size_t field, std::size_t size) {
    return index >= field && index < field + size;
  };
  return isInField(field::kCrc, 4) || isInField(field::kTableFd, 4) ||
         isInField(field::kObjectFd, 4) || isInField(field::kOffset, 8) ||
         isInField(field::kLength, 8) || (isFabric(handle) && isInField(field::kBootId, 16));
}

// Flips a bit in each byte that must not change, and corrects the checksum as a forger would. Only
// the exporter's table shows that such a handle is forged.
template <typename Kind> void expectChangesRejected(const Session &session, HandleBytes handle) {
  for (std::size_t index = 0; index < handle.size(); ++index) {
    if (mayBeChanged(handle, index))
      continue;
    HandleBytes forgery = handle;
    forgery[index] ^= std::byte{1};
    EXPECT_NE(tryOpen<Kind>(session, withChecksum(forgery)), UR_RESULT_SUCCESS) << "byte " << index;
  }
  EXPECT_SUCCESS(tryOpen<Kind>(session, handle));
}

template <typename Kind> void openForged(Parent &parent) {
  expectChangesRejected<Kind>(parent.session(), parent.receiveHandle());
}
UR_ROLE_FOR_KINDS(openForged);

template <typename Kind> using ForgedFields = KindTest<Kind>;
TYPED_TEST_SUITE(ForgedFields, AllKinds, KindNames);

TYPED_TEST(ForgedFields, AreRefused) {
  const Owned<TypeParam> object(this->session(), 64);
  const Exported<TypeParam> exported(this->session(), object.get());
  if (!hasKnownLayout(exported.bytes()))
    return skipUnclaimed("fields of handles: the handles do not have this project's layout");
  expectChangesRejected<TypeParam>(this->session(), exported.bytes());
  expectSuccessWith(openForgedRole<TypeParam>, exported.bytes());
}

constexpr std::size_t kSize = 64 * 1024;
constexpr std::uint64_t kMax = std::numeric_limits<std::uint64_t>::max();
constexpr ur_result_t kInvalid = UR_RESULT_ERROR_INVALID_VALUE;

template <typename Kind> using ForgedRange = KindTest<Kind>;
TYPED_TEST_SUITE(ForgedRange, KindsWithBytes, KindNames);

// The checksums are correct, so the importer refuses the ranges themselves.
TYPED_TEST(ForgedRange, BeyondTheObjectIsRefused) {
  const Owned<TypeParam> object(this->session(), kSize);
  const Exported<TypeParam> exported(this->session(), object.get());
  const HandleBytes handle = exported.bytes();
  if (!hasKnownLayout(handle))
    return skipUnclaimed("ranges in handles: the handles do not have this project's layout");
  const auto size = readField<std::uint64_t>(handle, field::kObjectSize);
  const auto length = readField<std::uint64_t>(handle, field::kLength);
  ASSERT_EQ(readField<std::uint64_t>(handle, field::kOffset), 0u);
  ASSERT_LE(length, size);

  Opener<TypeParam> opener(this->session());
  opener.expect(kInvalid, forge(handle, field::kOffset, kMax)); // wraps with any length
  opener.expect(kInvalid, forge(handle, field::kOffset, kMax - length + 1)); // wraps to 0
  opener.expect(kInvalid, forge(handle, field::kLength, kMax));
  opener.expect(kInvalid, forge(handle, field::kOffset, size - length + 1)); // ends at size + 1
  opener.expect(kInvalid, forge(handle, field::kLength, size + 1));
  opener.expect(kInvalid, forge(handle, field::kObjectSize, size + 1));
  opener.expect(kInvalid, forge(handle, field::kObjectSize, kMax));
  opener.expect(UR_RESULT_SUCCESS, forge(handle, field::kLength, size)); // ends exactly at size
  opener.finish();
}

// The importer allows fabric handles, so an adapter without support returns UNSUPPORTED_FEATURE.
// The driver's handle is not a fabric handle, so no adapter finds memory with it.
template <typename Kind> void refuseRemoteHandle(Parent &parent) {
  const bool hasFabric = parent.session().entry().supports(UR_DEVICE_INFO_IPC_FABRIC_SUPPORT_EXP);
  EXPECT_REFUSED(hasFabric ? kInvalid : kUnsupportedFeature,
                 tryOpen<Kind>(parent.session(), parent.receiveHandle()));
}
UR_ROLE_FOR_KINDS(refuseRemoteHandle);

template <typename Kind> using ForgedMachine = KindTest<Kind>;
using DeviceKinds = ::testing::Types<MemoryKind, PhysicalMemoryKind>;
TYPED_TEST_SUITE(ForgedMachine, DeviceKinds, KindNames);

TYPED_TEST(ForgedMachine, IsRefused) {
  const Owned<TypeParam> object(this->session(), kSize);
  const Exported<TypeParam> exported(this->session(), object.get());
  if (!hasKnownLayout(exported.bytes()))
    return skipUnclaimed("machines in handles: the handles do not have this project's layout");
  const std::uint64_t boot = readField<std::uint64_t>(exported.bytes(), field::kBootId);
  const HandleBytes remoteHandle = forge(exported.bytes(), field::kBootId, ~boot);
  EXPECT_REFUSED(kInvalid, tryOpen<TypeParam>(this->session(), withFlags(remoteHandle, 0)));
  const ScopedVariable fabricVariable("UR_IPC_FABRIC", "1");
  expectSuccessWith(refuseRemoteHandleRole<TypeParam>,
                    forge(withFlags(remoteHandle, kFabricFlag), field::kDriverHandle, ~boot));
}

// The handle ends at a page without access, so a read beyond the given length crashes.
template <typename Kind> void expectLengthsChecked(const Session &session, HandleBytes handle) {
  const auto open = [&](void *data, std::size_t size) {
    typename Kind::Object object = nullptr;
    const ur_result_t result = Kind::open(session, data, size, &object);
    if (object)
      Kind::close(session, object);
    return result;
  };
  const GuardedBuffer wholeHandle(handle);
  const std::size_t length = handle.size();
  EXPECT_SUCCESS(open(wholeHandle.data(), length));
  for (const std::size_t size : {length + 1, 2 * length, std::numeric_limits<std::size_t>::max()})
    EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_VALUE, open(wholeHandle.data(), size));

  for (const std::size_t size : {length - 1, length / 2, std::size_t{1}, std::size_t{0}}) {
    handle.resize(size);
    const GuardedBuffer truncatedHandle(handle);
    EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_VALUE, open(truncatedHandle.data(), size));
  }
}

template <typename Kind> void checkLengths(Parent &parent) {
  expectLengthsChecked<Kind>(parent.session(), parent.receiveHandle());
}
UR_ROLE_FOR_KINDS(checkLengths);

template <typename Kind> using HandleLength = KindTest<Kind>;
TYPED_TEST_SUITE(HandleLength, AllKinds, KindNames);

TYPED_TEST(HandleLength, IsCheckedBeforeAnyRead) {
  const Owned<TypeParam> object(this->session(), 64);
  const Exported<TypeParam> handle(this->session(), object.get());
  expectLengthsChecked<TypeParam>(this->session(), handle.bytes());
  expectSuccessWith(checkLengthsRole<TypeParam>, handle.bytes());
}

} // namespace

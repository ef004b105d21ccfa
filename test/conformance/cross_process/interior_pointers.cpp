// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/process.hpp"
#include "test/conformance/support/bytes.hpp"
#include "tools/support/pattern.hpp"

#include <algorithm>

namespace {

using namespace ur::support;
using namespace ur::test;

constexpr std::size_t kSize = 3 * 4096;

template <typename T>
T allocInfo(const Session &session, const void *memory, ur_usm_alloc_info_t name) {
  T value{};
  EXPECT_SUCCESS(
      urUSMGetMemAllocInfo(session.context(), memory, name, sizeof(value), &value, nullptr));
  return value;
}

void openInterior(Parent &parent) {
  const Session &session = parent.session();
  const HandleBytes handle = parent.receiveHandle();
  const auto offset = parent.receive<std::size_t>();
  const Opened<MemoryKind> opened(session, handle);

  auto *const base = static_cast<std::byte *>(
      allocInfo<void *>(session, opened.get(), UR_USM_ALLOC_INFO_BASE_PTR));
  EXPECT_EQ(base + offset, opened.get());
  EXPECT_EQ(allocInfo<ur_usm_type_t>(session, opened.get(), UR_USM_ALLOC_INFO_TYPE),
            UR_USM_TYPE_DEVICE);
  EXPECT_GE(allocInfo<std::size_t>(session, opened.get(), UR_USM_ALLOC_INFO_SIZE), kSize);
  EXPECT_EQ(allocInfo<ur_device_handle_t>(session, opened.get(), UR_USM_ALLOC_INFO_DEVICE),
            session.device());

  const std::vector<std::byte> expected = makePattern(kSize, kParentSeed);
  std::vector<std::byte> rest(kSize - offset);
  session.copy(rest.data(), opened.get(), rest.size());
  EXPECT_TRUE(std::equal(rest.begin(), rest.end(), expected.begin() + std::ptrdiff_t(offset)));
}
const Role kOpenInterior("openInterior", openInterior);

using InteriorPointer = KindTest<MemoryKind>;

TEST_F(InteriorPointer, OpensAtTheSamePlace) {
  constexpr std::size_t kOffset = 4095;
  const Owned<MemoryKind> memory(session(), kSize);
  writePattern(session(), memory.get(), kSize, kParentSeed);
  const Exported<MemoryKind> handle(session(), static_cast<std::byte *>(memory.get()) + kOffset);
  Child child(kOpenInterior);
  child.sendHandle(handle.bytes());
  child.send(kOffset);
  child.expectSuccess();
}

} // namespace

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// A handle is stale after its Put, after the free of its object, and after its exporter has exited.
// Objects that were opened before stay usable.

#include "test/conformance/cross_process/opener.hpp"
#include "test/conformance/support/bytes.hpp"
#include "test/conformance/support/handle_layout.hpp"

#include <cstdlib>

#include <sys/wait.h>
#include <unistd.h>

namespace {

using namespace ur::support;
using namespace ur::test;

template <typename Kind> using Put = KindTest<Kind>;
TYPED_TEST_SUITE(Put, AllKinds, KindNames);

// A later export may reuse the number of the descriptor in an old handle.
TYPED_TEST(Put, StaysInForceWhenADescriptorNumberIsReused) {
  const Owned<TypeParam> object(this->session(), 64);
  HandleBytes oldHandle;
  {
    const Exported<TypeParam> handle(this->session(), object.get());
    oldHandle = handle.bytes();
  }
  if (!hasKnownLayout(oldHandle))
    return skipUnclaimed("descriptors in handles: the handles do not have this project's layout");
  std::vector<std::unique_ptr<Exported<TypeParam>>> handles;
  bool isReused = false;
  while (!isReused && handles.size() < 100) {
    handles.push_back(std::make_unique<Exported<TypeParam>>(this->session(), object.get()));
    isReused = readField<std::uint32_t>(handles.back()->bytes(), field::kObjectFd) ==
               readField<std::uint32_t>(oldHandle, field::kObjectFd);
  }
  ASSERT_TRUE(isReused) << "no later export used the descriptor's number again";

  Opener<TypeParam> opener(this->session());
  opener.expect(UR_RESULT_ERROR_INVALID_VALUE, oldHandle);
  opener.expect(UR_RESULT_SUCCESS, handles.back()->bytes());
  opener.finish();
}

TYPED_TEST(Put, OfAnythingButTheHandleItselfIsRefused) {
  const Owned<TypeParam> object(this->session(), 64);
  const Exported<TypeParam> handle(this->session(), object.get());
  HandleBytes copy = handle.bytes();
  std::uint64_t localWord = 0;
  void *const interiorPointer = static_cast<std::byte *>(handle.data()) + 8;
  void *const nearNull = reinterpret_cast<void *>(std::uintptr_t{8});
  for (void *data : {static_cast<void *>(copy.data()), static_cast<void *>(&localWord),
                     interiorPointer, nearNull})
    EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_VALUE, TypeParam::put(this->session(), data));

  Opener<TypeParam> opener(this->session());
  opener.expect(UR_RESULT_SUCCESS, handle.bytes());
  opener.finish();
}

// Runs in a forked child. Puts the handle before and after the child initializes the loader, and
// returns the child's exit code.
template <typename Kind> int putInForkedChild(const Session &session, void *data) {
  if (Kind::put(session, data) != UR_RESULT_ERROR_INVALID_VALUE)
    return 1;
  if (urLoaderInit(0, nullptr) != UR_RESULT_SUCCESS)
    return 2;
  return Kind::put(session, data) == UR_RESULT_ERROR_INVALID_VALUE ? 0 : 3;
}

TYPED_TEST(Put, InAForkedChildIsRefused) {
  const Owned<TypeParam> object(this->session(), 64);
  Exported<TypeParam> handle(this->session(), object.get());
  const pid_t child = fork();
  ASSERT_GE(child, 0);
  if (child == 0) // _Exit: ThreadSanitizer would report the parent's threads at a normal exit
    std::_Exit(putInForkedChild<TypeParam>(this->session(), handle.data()));
  int status = 0;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  EXPECT_TRUE(WIFEXITED(status));
  EXPECT_EQ(WEXITSTATUS(status), 0);

  Opener<TypeParam> opener(this->session());
  opener.expect(UR_RESULT_SUCCESS, handle.bytes());
  opener.finish();
  EXPECT_SUCCESS(handle.put());
}

template <typename Kind> using Stale = KindTest<Kind>;
TYPED_TEST_SUITE(Stale, AllKinds, KindNames);

template <typename Kind> void exportUntilKilled(Parent &parent) {
  const Owned<Kind> object(parent.session(), 64);
  const Exported<Kind> handle(parent.session(), object.get());
  parent.sendHandle(handle.bytes());
  parent.receive<std::uint8_t>(); // waits until the parent kills this process
}
UR_ROLE_FOR_KINDS(exportUntilKilled);

// Objects that were opened before stay usable.
TYPED_TEST(Stale, HandlesOfAKilledExporterLeaveOpenObjectsUsable) {
  Child child(exportUntilKilledRole<TypeParam>);
  HandleBytes bytes = child.receiveHandle();
  const Opened<TypeParam> opened(this->session(), bytes);
  child.kill();
  typename TypeParam::Object object = nullptr;
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_VALUE,
                 TypeParam::open(this->session(), bytes.data(), bytes.size(), &object));
  if constexpr (std::is_same_v<TypeParam, EventKind>) {
    signal(this->session(), opened.get());
    const ur_event_handle_t event = opened.get();
    EXPECT_SUCCESS(urEventWait(1, &event));
  } else {
    const View<TypeParam> view(this->session(), opened.get(), 64);
    writePattern(this->session(), view.data(), 64, kParentSeed);
    EXPECT_TRUE(hasPattern(this->session(), view.data(), 64, kParentSeed));
  }
}

using ReleasedBuffer = KindTest<MemoryKind>;

// New memory may have the address and the descriptor number of the buffer's memory.
TEST_F(ReleasedBuffer, MakesItsHandlesStale) {
  Mem buffer;
  ur_native_handle_t address = 0;
  ASSERT_SUCCESS_OR_SKIP(
      urMemBufferCreate(context(), UR_MEM_FLAG_READ_WRITE, 64, nullptr, buffer.out()));
  ASSERT_SUCCESS_OR_SKIP(urMemGetNativeHandle(buffer.get(), device(), &address));
  void *data = nullptr;
  std::size_t size = 0;
  if (MemoryKind::get(session(), reinterpret_cast<void *>(address), &data, &size) !=
      UR_RESULT_SUCCESS)
    return skipUnclaimed("handles of the memory of buffers");
  const auto *const bytes = static_cast<const std::byte *>(data);
  const HandleBytes oldHandle(bytes, bytes + size);
  Opener<MemoryKind> opener(session());
  opener.expect(UR_RESULT_SUCCESS, oldHandle);

  buffer.reset();
  opener.expect(UR_RESULT_ERROR_INVALID_VALUE, oldHandle);
  const Owned<HostMemoryKind> object(session(), 64);
  const Exported<HostMemoryKind> handle(session(), object.get());
  opener.expect(UR_RESULT_SUCCESS, handle.bytes());
  opener.finish();
}

} // namespace

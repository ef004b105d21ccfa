// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/loader/adapter_registry.hpp"
#include "test/unit/loader/fake_adapter.hpp"
#include "test/unit/loader/loader_fixture.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

// Functions of Unified Runtime that are not in this interface. Here, their handles are plain
// pointers.
extern "C" {
ur_result_t UR_APICALL urEnqueueMemImageRead(void *, void *, bool, ur_rect_offset_t,
                                             ur_rect_region_t, std::size_t, std::size_t, void *,
                                             std::uint32_t, void *, void *);
ur_result_t UR_APICALL urProgramCreateWithNativeHandle(ur_native_handle_t, void *, void *, void *);
}

namespace ur::loader::test {
namespace {

using Ids = std::vector<ur_native_handle_t>;

// Sets the result of the first adapter's urAdapterGet until the end of the scope.
class ScopedResult {
public:
  explicit ScopedResult(ur_result_t result) { set(result); }
  ~ScopedResult() { set(UR_RESULT_SUCCESS); }
  ScopedResult(const ScopedResult &) = delete;
  ScopedResult &operator=(const ScopedResult &) = delete;

private:
  void set(ur_result_t result) const {
    adapter_.function<decltype(&fakeAdapterGetAnswer)>("fakeAdapterGetAnswer")(result);
  }

  const Library adapter_{FAKE_FIRST};
};

class Dispatch : public LoaderTest {
protected:
  ScopedVariable force{"UR_ADAPTERS_FORCE_LOAD", FAKE_FIRST "," FAKE_SECOND};
};

TEST_F(Dispatch, FindsTheAdapterOfEachHandle) {
  init();
  EXPECT_EQ(ids(), (Ids{kFirstFake, kSecondFake}));
}

TEST_F(Dispatch, ReturnsAsManyAdaptersAsFit) {
  const ScopedVariable three("UR_ADAPTERS_FORCE_LOAD", FAKE_FIRST "," FAKE_SECOND "," FAKE_THIRD);
  init();
  std::uint32_t count = 0;
  std::array<ur_adapter_handle_t, 4> handles{};
  for (const std::uint32_t room : {1U, 4U}) {
    ASSERT_EQ(urAdapterGet(room, handles.data(), &count), UR_RESULT_SUCCESS);
    EXPECT_EQ(count, 3U);
    for (std::uint32_t i = 0; i < handles.size(); ++i)
      EXPECT_EQ(handles[i] != nullptr, i < std::min(room, count)) << i << " of " << room;
  }
  EXPECT_EQ(urAdapterGet(0, handles.data(), &count), UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(urAdapterGet(0, nullptr, nullptr), UR_RESULT_SUCCESS);
}

TEST_F(Dispatch, SkipsAnAdapterThatFails) {
  const ScopedResult broken(UR_RESULT_ERROR_DEVICE_LOST);
  init();
  EXPECT_EQ(ids(), Ids{kSecondFake});
  EXPECT_TRUE(captured.has(FAKE_FIRST ": urAdapterGet returned UR_RESULT_ERROR_DEVICE_LOST"))
      << captured.text();
}

TEST_F(Dispatch, ReturnsUninitializedForNullSlots) {
  init();
  const ur_adapter_handle_t adapter = adapters().front();
  EXPECT_EQ(urAdapterRetain(adapter), UR_RESULT_ERROR_UNINITIALIZED);
}

TEST_F(Dispatch, ForwardsFunctionsOutsideTheInterfaceToTheOwnerOfTheirHandle) {
  init();
  for (const ur_adapter_handle_t adapter : adapters()) {
    std::uint64_t sum = 0;
    EXPECT_EQ(urEnqueueMemImageRead(adapter, nullptr, true, {1, 2, 3}, {4, 5, 6}, 7, 8, &sum, 0,
                                    nullptr, nullptr),
              UR_RESULT_SUCCESS);
    EXPECT_EQ(sum, idOf(adapter) * 1000000 + 130607);
    EXPECT_EQ(urProgramCreateWithNativeHandle(1, adapter, nullptr, nullptr),
              UR_RESULT_ERROR_UNINITIALIZED);
  }
  EXPECT_EQ(urProgramCreateWithNativeHandle(1, nullptr, nullptr, nullptr),
            UR_RESULT_ERROR_INVALID_NULL_HANDLE);
}

TEST_F(Dispatch, DispatchesForASingleAdapterIfIntercepting) {
  const ScopedVariable one("UR_ADAPTERS_FORCE_LOAD", FAKE_FIRST);
  const ScopedVariable on("UR_ENABLE_LOADER_INTERCEPT", "yes");
  init();
  EXPECT_EQ(ids(), Ids{kFirstFake});
  EXPECT_EQ(urContextGetNativeHandle(nullptr, nullptr), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
}

TEST_F(Dispatch, CallsASingleAdapterDirectly) {
  const ScopedVariable one("UR_ADAPTERS_FORCE_LOAD", FAKE_FAILING_TABLE "," FAKE_SECOND);
  init();
  EXPECT_EQ(ids(), Ids{kSecondFake});
  ur_native_handle_t id = 0; // not valid, but the adapter does not check it
  EXPECT_EQ(urContextGetNativeHandle(nullptr, &id), UR_RESULT_SUCCESS);
  EXPECT_EQ(urAdapterRetain(adapters().front()), UR_RESULT_ERROR_UNINITIALIZED);
}

} // namespace
} // namespace ur::loader::test

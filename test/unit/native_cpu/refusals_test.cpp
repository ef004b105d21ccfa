// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What refusals say, and refusals of objects that no program of one adapter can make.
#include "adapters/native_cpu/backend.hpp"
#include "test/unit/native_cpu/fixtures.hpp"

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <functional>
#include <initializer_list>
#include <memory>
#include <string>

#include <fmt/format.h>

namespace ur::native_cpu {
namespace {

// What a call throws says all of this.
void expectRefusal(const std::function<void()> &call, ur_result_t result,
                   std::initializer_list<std::string> parts) {
  try {
    call();
    ADD_FAILURE() << "not refused";
  } catch (const base::Error &refusal) {
    EXPECT_EQ(refusal.result(), result);
    for (const std::string &part : parts)
      EXPECT_NE(refusal.message().find(part), std::string::npos)
          << "'" << part << "' is missing: " << refusal.message();
  }
}

class RefusalTest : public ContextTest {
protected:
  ur_platform_handle_t platform() const { return device_->platform; }
};

TEST_F(RefusalTest, OfNoQuestionSaysWhatCouldBeAsked) {
  expectRefusal([&] { backend::urPlatformGet(adapter_, 0, nullptr, nullptr); },
                UR_RESULT_ERROR_INVALID_VALUE, {"neither platforms nor their number"});
  expectRefusal([&] { backend::urDeviceGet(platform(), UR_DEVICE_TYPE_ALL, 0, nullptr, nullptr); },
                UR_RESULT_ERROR_INVALID_VALUE, {"neither devices nor their number"});
}

TEST_F(RefusalTest, OfAnotherStructNamesWhatIsExpected) {
  const ur_device_partition_properties_t properties{UR_STRUCTURE_TYPE_DEVICE_BINARY, nullptr,
                                                    nullptr, 0};
  expectRefusal([&] { backend::urDevicePartition(device_, &properties, 0, nullptr, nullptr); },
                UR_RESULT_ERROR_INVALID_ARGUMENT, {"device partition properties"});
}

TEST_F(RefusalTest, OfANativeHandleNamesItAndItsKind) {
  ur_platform_handle_t platform = nullptr;
  ur_device_handle_t device = nullptr;
  expectRefusal(
      [&] { backend::urPlatformCreateWithNativeHandle(0xabcd, adapter_, nullptr, &platform); },
      UR_RESULT_ERROR_INVALID_ARGUMENT, {"0xabcd", "native handle of a platform"});
  expectRefusal(
      [&] { backend::urDeviceCreateWithNativeHandle(0xabcd, adapter_, nullptr, &device); },
      UR_RESULT_ERROR_INVALID_ARGUMENT, {"0xabcd", "native handle of a root device"});
  EXPECT_EQ(platform, nullptr);
  EXPECT_EQ(device, nullptr);
}

TEST_F(RefusalTest, OfMemoryThatWasOpenedSaysWhoHasItsHandle) {
  void *memory = nullptr;
  void *data = nullptr;
  std::size_t size = 0;
  void *opened = nullptr;
  backend::urUSMDeviceAlloc(context_, device_, nullptr, nullptr, 64, &memory);
  backend::urIPCGetMemHandleExp(context_, memory, &data, &size);
  backend::urIPCOpenMemHandleExp(context_, device_, data, size, &opened);
  void *again = nullptr;
  expectRefusal([&] { backend::urIPCGetMemHandleExp(context_, opened, &again, &size); },
                UR_RESULT_ERROR_INVALID_ARGUMENT,
                {"memory that was itself opened", "in the process that allocated it"});
  backend::urIPCCloseMemHandleExp(context_, opened);
  backend::urIPCPutMemHandleExp(context_, data);
  backend::urUSMFree(context_, memory);
}

TEST_F(RefusalTest, OfTimesSaysWhyThereAreNone) {
  const ur_event_handle_t event = new ur_event_handle_t_(context_, std::make_shared<LocalSignal>());
  std::uint64_t time = 0;
  expectRefusal(
      [&] {
        backend::urEventGetProfilingInfo(event, UR_PROFILING_INFO_COMMAND_END, sizeof(time), &time,
                                         nullptr);
      },
      UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE,
      {"not complete", "shared between processes", "was created with profiling"});
  if (event->release())
    destroy(event);
}

TEST_F(RefusalTest, OfARangeNamesIt) {
  alignas(4096) static std::byte page[4096];
  expectRefusal([&] { backend::urVirtualMemUnmap(context_, page, sizeof(page)); },
                UR_RESULT_ERROR_INVALID_VALUE,
                {fmt::format("4096 bytes at {:#x}", reinterpret_cast<std::uintptr_t>(page)),
                 "no reserved range"});
}

// A device of an adapter with another table.
TEST_F(RefusalTest, OfPeersMeansDevicesOfOtherAdapters) {
  static constexpr ur_dditable_t kOther{};
  const ur_dditable_t *const table = &kOther;
  ur_device_handle_t_ foreign(platform());
  std::memcpy(static_cast<void *>(&foreign), &table, sizeof(table));
  int answer = 0;
  for (const bool isPeer : {true, false}) {
    const ur_device_handle_t device = isPeer ? device_ : &foreign;
    const ur_device_handle_t peer = isPeer ? &foreign : device_;
    const std::initializer_list<std::string> parts{"both devices must be of this adapter"};
    expectRefusal([&] { backend::urUsmP2PEnablePeerAccessExp(device, peer); },
                  UR_RESULT_ERROR_INVALID_DEVICE, parts);
    expectRefusal([&] { backend::urUsmP2PDisablePeerAccessExp(device, peer); },
                  UR_RESULT_ERROR_INVALID_DEVICE, parts);
    expectRefusal(
        [&] {
          backend::urUsmP2PPeerAccessGetInfoExp(device, peer,
                                                UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT,
                                                sizeof(answer), &answer, nullptr);
        },
        UR_RESULT_ERROR_INVALID_DEVICE, parts);
  }
}

} // namespace
} // namespace ur::native_cpu

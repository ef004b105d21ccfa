// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/process.hpp"
#include "test/unit/cuda_like/foreign_memory.hpp"

#include <array>
#include <cstddef>

namespace ur::test {

inline const support::DeviceEntry &firstDevice() { return runtime().devices().at(0); }
inline const support::DeviceEntry &secondDevice() { return runtime().devices().at(1); }

// Creates a context with both devices.
inline support::Context contextOfBoth() {
  const std::array devices{firstDevice().device, secondDevice().device};
  support::Context context;
  EXPECT_SUCCESS(urContextCreate(2, devices.data(), nullptr, context.out()));
  return context;
}

inline ur_result_t enable(const support::DeviceEntry &command, const support::DeviceEntry &peer) {
  return urUsmP2PEnablePeerAccessExp(command.device, peer.device);
}
inline ur_result_t disable(const support::DeviceEntry &command, const support::DeviceEntry &peer) {
  return urUsmP2PDisablePeerAccessExp(command.device, peer.device);
}

inline constexpr auto kNone = driver::CU_MEM_ACCESS_FLAGS_PROT_NONE;
inline constexpr auto kRead = driver::CU_MEM_ACCESS_FLAGS_PROT_READ;
inline constexpr auto kReadWrite = driver::CU_MEM_ACCESS_FLAGS_PROT_READWRITE;

// Returns a device's access to mapped memory, according to the driver.
inline driver::CUmemAccess_flags accessOf(driver::CUdevice device, const void *memory) {
  static const driver::Call<unsigned long long *, const driver::CUmemLocation *, driver::Address>
      get("cuMemGetAccess");
  const driver::CUmemLocation location{driver::CU_MEM_LOCATION_TYPE_DEVICE, device};
  unsigned long long flags = 0;
  need(get(&flags, &location, reinterpret_cast<driver::Address>(memory)), "report the access");
  return static_cast<driver::CUmemAccess_flags>(flags);
}

// Device memory that was allocated in a context.
class Block {
public:
  Block(ur_context_handle_t context, const support::DeviceEntry &entry, std::size_t size = kPage)
      : context_(context) {
    EXPECT_SUCCESS(urUSMDeviceAlloc(context, entry.device, nullptr, nullptr, size, &start_));
  }
  Block(const Block &) = delete;
  Block &operator=(const Block &) = delete;
  ~Block() { EXPECT_SUCCESS(urUSMFree(context_, start_)); }

  std::byte *at(std::size_t offset = 0) const { return static_cast<std::byte *>(start_) + offset; }

private:
  const ur_context_handle_t context_;
  void *start_ = nullptr;
};

// Tests with two devices. Both keep their contexts after the first use, and changed access
// persists.
class TwoDevicesTest : public DeviceTest {
protected:
  static void SetUpTestSuite() {
    const support::Context both = contextOfBoth();
    const support::Session second(secondDevice());
    const std::byte from{};
    std::byte to{};
    second.copy(&to, &from, sizeof(to));
    need(driver::init(0), "start");
  }
};

} // namespace ur::test

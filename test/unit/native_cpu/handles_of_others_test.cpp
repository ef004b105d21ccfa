// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Handles that no exporter of these adapters gives out, and a hostile one may.
#include "adapters/kit/share.hpp"
#include "adapters/native_cpu/backend.hpp"
#include "adapters/native_cpu/pages.hpp"
#include "ipc/memory_file.hpp"
#include "test/unit/native_cpu/fixtures.hpp"

#include <cstdint>
#include <string>

namespace ur::native_cpu {
namespace {

class HandlesOfOthersTest : public ContextTest {
protected:
  // A handle for some bytes of a file, as an exporter could make it.
  void *exported(ipc::Kind kind, std::uint64_t size, std::uint64_t length) {
    return kit::getHandle({.kind = kind,
                           .object = this,
                           .objectSize = size,
                           .length = length,
                           .deviceUuid = device_->uuid()},
                          {.fd = file_.get()});
  }

  // What opening it is refused with, INVALID_VALUE.
  std::string refusal(const std::function<void()> &open) {
    try {
      open();
      ADD_FAILURE() << "opened";
      return {};
    } catch (const base::Error &error) {
      EXPECT_EQ(error.result(), UR_RESULT_ERROR_INVALID_VALUE) << error.message();
      return error.message();
    }
  }

private:
  base::UniqueFd file_ = ipc::createMemoryFile("handles-of-others", pageSize());
};

TEST_F(HandlesOfOthersTest, OfPhysicalMemoryInBrokenPagesAreRefused) {
  for (const std::uint64_t size : {std::uint64_t{0}, std::uint64_t{pageSize() / 2}}) {
    void *handle = exported(ipc::Kind::PhysicalMemory, size, size);
    ur_physical_mem_handle_t opened = nullptr;
    const std::string message = refusal([&] {
      backend::urIPCOpenPhysMemHandleExp(context_, device_, handle, ipc::Exchange::kHandleSize,
                                         &opened);
    });
    EXPECT_NE(message.find("no multiple of the granularity"), std::string::npos) << message;
    EXPECT_EQ(opened, nullptr);
    kit::putHandle(ipc::Kind::PhysicalMemory, handle);
  }
}

TEST_F(HandlesOfOthersTest, AreForgottenWithWhatWasOpened) {
  void *handle = exported(ipc::Kind::PhysicalMemory, pageSize(), pageSize());
  ur_physical_mem_handle_t opened = nullptr;
  backend::urIPCOpenPhysMemHandleExp(context_, device_, handle, ipc::Exchange::kHandleSize,
                                     &opened);
  backend::urPhysicalMemRelease(opened);
  EXPECT_EQ(codeOf([&] { backend::urIPCClosePhysMemHandleExp(context_, opened); }),
            UR_RESULT_ERROR_INVALID_ARGUMENT);
  kit::putHandle(ipc::Kind::PhysicalMemory, handle);
}

TEST_F(HandlesOfOthersTest, OfNoBytesAreRefused) {
  void *handle = exported(ipc::Kind::Memory, pageSize(), 0);
  void *opened = nullptr;
  const std::string message = refusal([&] {
    backend::urIPCOpenMemHandleExp(context_, device_, handle, ipc::Exchange::kHandleSize, &opened);
  });
  EXPECT_NE(message.find("0 bytes"), std::string::npos) << message;
  EXPECT_EQ(opened, nullptr);
  kit::putHandle(ipc::Kind::Memory, handle);
}

} // namespace
} // namespace ur::native_cpu

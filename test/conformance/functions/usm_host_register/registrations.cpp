// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/try_open.hpp"

#include <cstdlib>
#include <memory>

#include <unistd.h>

namespace {

using namespace ur::support;
using namespace ur::test;

struct FreeDeleter {
  void operator()(void *memory) const noexcept { std::free(memory); }
};

// A page of host memory that can be registered.
class Registration {
public:
  explicit Registration(ur_context_handle_t context)
      : context_(context), memory_(std::aligned_alloc(pageBytes(), pageBytes())) {}

  static std::size_t pageBytes() { return static_cast<std::size_t>(sysconf(_SC_PAGESIZE)); }
  void *get() const { return memory_.get(); }
  ur_result_t add() const {
    return urUSMHostAllocRegisterExp(context_, get(), pageBytes(), nullptr);
  }
  ur_result_t remove() const { return urUSMHostAllocUnregisterExp(context_, get()); }

private:
  const ur_context_handle_t context_;
  const std::unique_ptr<void, FreeDeleter> memory_;
};

class urUSMHostAllocRegisterExpTest : public DeviceTest {
protected:
  void prepare() override {
    requireSupport(UR_DEVICE_INFO_USM_HOST_ALLOC_REGISTER_SUPPORT_EXP, "registered host memory");
  }
};
using urUSMHostAllocUnregisterExpTest = urUSMHostAllocRegisterExpTest;

// Another process cannot map the application's pages.
TEST_F(urUSMHostAllocRegisterExpTest, MakesNoMemoryThatCanBeShared) {
  ASSERT_NOT_STOPPED(requireSupport(UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP, "memory"));
  const Registration pages(context());
  ASSERT_SUCCESS(pages.add());
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_ARGUMENT, tryGet<MemoryKind>(session(), pages.get()));
  EXPECT_SUCCESS(pages.remove());
}

TEST_F(urUSMHostAllocUnregisterExpTest, EndsARegistrationOnce) {
  const Registration pages(context());
  EXPECT_RESULT(kInvalidValue, pages.remove());
  ASSERT_SUCCESS(pages.add());
  EXPECT_SUCCESS(pages.remove());
  EXPECT_RESULT(kInvalidValue, pages.remove());
}

void registerInThreads(const ThreadObjects &objects, Answers &answers) {
  const Registration pages(objects.context());
  answers << pages.add() << pages.remove();
}

const InThreads kRegister("urUSMHostAllocRegisterExp", registerInThreads);
const InThreads kUnregister("urUSMHostAllocUnregisterExp", registerInThreads);

} // namespace

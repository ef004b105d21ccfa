// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/range_ends.hpp"

#include <vector>

namespace {

using namespace ur::support;
using namespace ur::test;

class urUSMContextMemcpyExpTest : public DeviceTest {
protected:
  static constexpr std::size_t kBytes = 3 * 4096 + 17;
  void prepare() override {
    requireSupport(UR_DEVICE_INFO_USM_CONTEXT_MEMCPY_SUPPORT_EXP, "blocking copies in a context");
  }
};

TEST_F(urUSMContextMemcpyExpTest, EndsWithTheAllocation) {
  const Owned<MemoryKind> memory(session(), kBytes);
  const Owned<MemoryKind> largerMemory(session(), 2 * kBytes);
  expectRangeChecks(session(), memory.get(), [&](void *pointer, std::size_t size) {
    return urUSMContextMemcpyExp(context(), pointer, largerMemory.get(), size);
  });
  expectRangeChecks(session(), memory.get(), [&](void *pointer, std::size_t size) {
    return urUSMContextMemcpyExp(context(), largerMemory.get(), pointer, size);
  });
}

IN_THREADS(urUSMContextMemcpyExp) {
  std::vector<char> copy(ThreadObjects::kBytes);
  answers << urUSMContextMemcpyExp(objects.context(), copy.data(), objects.memory(), copy.size());
  answers.addBytes(copy);
}

} // namespace

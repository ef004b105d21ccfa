// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/info.hpp"

#include <cstdint>

namespace {

using namespace ur::test;

// `Step` is the change of the count per reference: 0 for a root device.
template <auto Object, auto Retain, auto Release, auto GetInfo, auto Count, std::uint32_t Step>
struct References {
  static std::uint32_t count(const ThreadObjects &given) {
    return info<std::uint32_t>([&](auto... rest) { return GetInfo(Object(given), rest...); },
                               Count);
  }

  static void expectCounted(const ThreadObjects &given) {
    if (!Object(given))
      return skipUnclaimed("objects of this type");
    const std::uint32_t before = count(given);
    EXPECT_SUCCESS(Retain(Object(given)));
    EXPECT_SUCCESS(Retain(Object(given)));
    EXPECT_EQ(count(given), before + 2 * Step);
    EXPECT_SUCCESS(Release(Object(given)));
    EXPECT_EQ(count(given), before + Step);
    EXPECT_SUCCESS(Release(Object(given)));
    EXPECT_EQ(count(given), before);
  }
  // Does not compare counts: a command of another thread may hold a reference a little longer.
  static void inThreads(const ThreadObjects &given, Answers &answers) {
    answers << Retain(Object(given)) << Retain(Object(given)) << Release(Object(given))
            << Release(Object(given));
  }
};

#define REFERENCES_OF(type, object, count, step)                                                   \
  using type##References =                                                                         \
      References<[](const ThreadObjects &given) { return given.object(); }, ur##type##Retain,      \
                 ur##type##Release, ur##type##GetInfo, count, step>;                               \
  using ur##type##RetainTest = ObjectsTest;                                                        \
  using ur##type##ReleaseTest = ObjectsTest;                                                       \
  TEST_F(ur##type##RetainTest, AddsAReference) { type##References::expectCounted(given()); }       \
  TEST_F(ur##type##ReleaseTest, RemovesOne) { type##References::expectCounted(given()); }          \
  const InThreads k##type##RetainInThreads("ur" #type "Retain", type##References::inThreads);      \
  const InThreads k##type##ReleaseInThreads("ur" #type "Release", type##References::inThreads);

REFERENCES_OF(Adapter, adapter, UR_ADAPTER_INFO_REFERENCE_COUNT, 1)
REFERENCES_OF(Device, device, UR_DEVICE_INFO_REFERENCE_COUNT, 0)
REFERENCES_OF(Context, context, UR_CONTEXT_INFO_REFERENCE_COUNT, 1)
REFERENCES_OF(Queue, queue, UR_QUEUE_INFO_REFERENCE_COUNT, 1)
REFERENCES_OF(Event, event, UR_EVENT_INFO_REFERENCE_COUNT, 1)
REFERENCES_OF(USMPool, pool, UR_USM_POOL_INFO_REFERENCE_COUNT, 1)
REFERENCES_OF(PhysicalMem, physical, UR_PHYSICAL_MEM_INFO_REFERENCE_COUNT, 1)
REFERENCES_OF(Mem, buffer, UR_MEM_INFO_REFERENCE_COUNT, 1)

} // namespace

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/info.hpp"

#include <cstdint>

namespace {

using namespace ur::test;

// `Step` is the change of the count per reference: 0 for a root device.
template <auto Object, auto Retain, auto Release, auto GetInfo, auto Count, std::uint32_t Step>
struct References {
  static std::uint32_t count(const ThreadObjects &objects) {
    return info<std::uint32_t>([&](auto... rest) { return GetInfo(Object(objects), rest...); },
                               Count);
  }

  static void expectCounts(const ThreadObjects &objects) {
    if (!Object(objects))
      return skipUnclaimed("objects of this type");
    const std::uint32_t countBefore = count(objects);
    EXPECT_SUCCESS(Retain(Object(objects)));
    EXPECT_SUCCESS(Retain(Object(objects)));
    EXPECT_EQ(count(objects), countBefore + 2 * Step);
    EXPECT_SUCCESS(Release(Object(objects)));
    EXPECT_EQ(count(objects), countBefore + Step);
    EXPECT_SUCCESS(Release(Object(objects)));
    EXPECT_EQ(count(objects), countBefore);
  }
  // Does not compare counts: a command of another thread may hold a reference a little longer.
  static void inThreads(const ThreadObjects &objects, Answers &answers) {
    answers << Retain(Object(objects)) << Retain(Object(objects)) << Release(Object(objects))
            << Release(Object(objects));
  }
};

#define REFERENCES_OF(type, object, count, step)                                                   \
  using type##References =                                                                         \
      References<[](const ThreadObjects &objects) { return objects.object(); }, ur##type##Retain,  \
                 ur##type##Release, ur##type##GetInfo, count, step>;                               \
  using ur##type##RetainTest = ObjectsTest;                                                        \
  using ur##type##ReleaseTest = ObjectsTest;                                                       \
  TEST_F(ur##type##RetainTest, AddsAReference) { type##References::expectCounts(objects()); }      \
  TEST_F(ur##type##ReleaseTest, RemovesAReference) { type##References::expectCounts(objects()); }  \
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

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// A call that refuses its arguments leaves its outputs untouched: a table of such calls, with each
// output of each function in it.

#include "test/conformance/support/buffers.hpp"
#include "test/conformance/support/device_test.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <limits>
#include <optional>
#include <vector>

namespace {

using namespace ur::support;
using namespace ur::test;

// Room for two outputs of any type, which shows whether anybody wrote into it.
class Outputs {
public:
  Outputs() { room_.fill(kUntouched); }

  template <typename T> T *first() { return at<T>(0); }
  template <typename T> T *second() { return at<T>(kRoom); }
  bool untouched() const {
    return std::ranges::all_of(room_, [](std::byte byte) { return byte == kUntouched; });
  }

private:
  static constexpr std::byte kUntouched{0xa5};
  static constexpr std::size_t kRoom = 16;

  template <typename T> T *at(std::size_t offset) {
    static_assert(sizeof(T) <= kRoom);
    return static_cast<T *>(static_cast<void *>(room_.data() + offset));
  }

  alignas(kRoom) std::array<std::byte, 2 * kRoom> room_;
};

// What the calls need of good arguments.
struct Given {
  const Session &session;
  ur_adapter_handle_t adapter;
  ur_platform_handle_t platform;
  void *memory; // of the device
  void *host;   // memory that is not shared
  ur_event_handle_t event;
  ur_mem_handle_t buffer; // null, which is refused as well, where there are none

  ur_context_handle_t context() const { return session.context(); }
  ur_device_handle_t device() const { return session.device(); }
  ur_queue_handle_t queue() const { return session.queue(); }
};

struct Refusal {
  const char *name;
  std::function<ur_result_t(const Given &, Outputs &)> call;
};

constexpr std::size_t kBytes = 4096;
constexpr std::size_t kMost = std::numeric_limits<std::size_t>::max();
constexpr std::uint8_t kPattern = 0;

const ur_usm_desc_t kOddAlignment{UR_STRUCTURE_TYPE_USM_DESC, nullptr, 0, 3};
const ur_usm_desc_t kUndeclaredHint{UR_STRUCTURE_TYPE_USM_DESC, nullptr, kUndeclaredFlag, 0};
const ur_usm_desc_t *const kDescriptions[] = {&kOddAlignment, &kUndeclaredHint};

ur_result_t createQueue(const Given &given, Outputs &out, ur_structure_type_t type,
                        ur_queue_flags_t flags) {
  const ur_queue_properties_t properties{type, nullptr, flags};
  return urQueueCreate(given.context(), given.device(), &properties,
                       out.first<ur_queue_handle_t>());
}

ur_result_t createContext(const Given &given, Outputs &out, ur_structure_type_t type,
                          ur_context_flags_t flags) {
  const ur_context_properties_t properties{type, nullptr, flags};
  const ur_device_handle_t device = given.device();
  return urContextCreate(1, &device, &properties, out.first<ur_context_handle_t>());
}

ur_result_t createEvent(const Given &given, Outputs &out, ur_structure_type_t type,
                        ur_exp_event_flags_t flags) {
  const ur_exp_event_desc_t description{type, nullptr, flags};
  return urEventCreateExp(given.context(), given.device(), &description,
                          out.first<ur_event_handle_t>());
}

ur_result_t createPool(const Given &given, Outputs &out, ur_structure_type_t type,
                       ur_usm_pool_flags_t flags) {
  ur_usm_pool_desc_t description{type, nullptr, flags};
  return urUSMPoolCreate(given.context(), &description, out.first<ur_usm_pool_handle_t>());
}

ur_result_t createPhysical(const Given &given, Outputs &out, std::size_t size,
                           ur_structure_type_t type, ur_physical_mem_flags_t flags) {
  const ur_physical_mem_properties_t properties{type, nullptr, flags};
  return urPhysicalMemCreate(given.context(), given.device(), size, &properties,
                             out.first<ur_physical_mem_handle_t>());
}

ur_result_t createBuffer(const Given &given, Outputs &out, std::size_t size, ur_mem_flags_t flags,
                         ur_structure_type_t type) {
  const ur_buffer_properties_t properties{type, nullptr, nullptr};
  return urMemBufferCreate(given.context(), flags, size, &properties, out.first<ur_mem_handle_t>());
}

ur_result_t partition(const Given &given, Outputs &out, std::size_t size, ur_mem_flags_t flags,
                      ur_structure_type_t type) {
  const ur_buffer_region_t region{type, nullptr, 0, size};
  return urMemBufferPartition(given.buffer, flags, UR_BUFFER_CREATE_TYPE_REGION, &region,
                              out.first<ur_mem_handle_t>());
}

ur_result_t mapBuffer(const Given &given, Outputs &out, std::size_t size, ur_map_flags_t flags) {
  return urEnqueueMemBufferMap(given.queue(), given.buffer, true, flags, 0, size, 0, nullptr,
                               out.first<ur_event_handle_t>(), out.second<void *>());
}

const std::vector<Refusal> &refusals() {
  static const std::vector<Refusal> all{
      {"urPlatformGet",
       [](const Given &given, Outputs &out) {
         return urPlatformGet(given.adapter, 0, out.first<ur_platform_handle_t>(),
                              out.second<std::uint32_t>());
       }},
      {"urDeviceGet, no room",
       [](const Given &given, Outputs &out) {
         return urDeviceGet(given.platform, UR_DEVICE_TYPE_ALL, 0, out.first<ur_device_handle_t>(),
                            out.second<std::uint32_t>());
       }},
      {"urDeviceGet, type",
       [](const Given &given, Outputs &out) {
         return urDeviceGet(given.platform, undeclared<ur_device_type_t>(), 1,
                            out.first<ur_device_handle_t>(), out.second<std::uint32_t>());
       }},
      {"urContextCreate, flags",
       [](const Given &given, Outputs &out) {
         return createContext(given, out, UR_STRUCTURE_TYPE_CONTEXT_PROPERTIES, kUndeclaredFlag);
       }},
      {"urContextCreate, type",
       [](const Given &given, Outputs &out) { return createContext(given, out, kWrongType, 0); }},
      {"urQueueCreate, flags",
       [](const Given &given, Outputs &out) {
         return createQueue(given, out, UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, kUndeclaredFlag);
       }},
      {"urQueueCreate, contradiction",
       [](const Given &given, Outputs &out) {
         return createQueue(given, out, UR_STRUCTURE_TYPE_QUEUE_PROPERTIES,
                            UR_QUEUE_FLAG_PRIORITY_HIGH | UR_QUEUE_FLAG_PRIORITY_LOW);
       }},
      {"urQueueCreate, type",
       [](const Given &given, Outputs &out) { return createQueue(given, out, kWrongType, 0); }},
      {"urEventCreateExp, flags",
       [](const Given &given, Outputs &out) {
         return createEvent(given, out, UR_STRUCTURE_TYPE_EXP_EVENT_DESC, kUndeclaredFlag);
       }},
      {"urEventCreateExp, type",
       [](const Given &given, Outputs &out) { return createEvent(given, out, kWrongType, 0); }},
      {"urUSMPoolCreate, flags",
       [](const Given &given, Outputs &out) {
         return createPool(given, out, UR_STRUCTURE_TYPE_USM_POOL_DESC, kUndeclaredFlag);
       }},
      {"urUSMPoolCreate, type",
       [](const Given &given, Outputs &out) { return createPool(given, out, kWrongType, 0); }},
      {"urPhysicalMemCreate, size",
       [](const Given &given, Outputs &out) {
         return createPhysical(given, out, 1, UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES, 0);
       }},
      {"urPhysicalMemCreate, flags",
       [](const Given &given, Outputs &out) {
         return createPhysical(given, out, std::size_t{2} << 20,
                               UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES, kUndeclaredFlag);
       }},
      {"urPhysicalMemCreate, type",
       [](const Given &given, Outputs &out) {
         return createPhysical(given, out, std::size_t{2} << 20, kWrongType, 0);
       }},
      {"urVirtualMemReserve",
       [](const Given &given, Outputs &out) {
         return urVirtualMemReserve(given.context(), nullptr, 1, out.first<void *>());
       }},
      {"urEnqueueEventsWait",
       [](const Given &given, Outputs &out) {
         return urEnqueueEventsWait(given.queue(), 1, nullptr, out.first<ur_event_handle_t>());
       }},
      {"urEnqueueEventsWaitWithBarrier",
       [](const Given &given, Outputs &out) {
         return urEnqueueEventsWaitWithBarrier(given.queue(), 1, nullptr,
                                               out.first<ur_event_handle_t>());
       }},
      {"urEnqueueUSMFill, list",
       [](const Given &given, Outputs &out) {
         return urEnqueueUSMFill(given.queue(), given.memory, 1, &kPattern, kBytes, 1, nullptr,
                                 out.first<ur_event_handle_t>());
       }},
      {"urEnqueueUSMFill, size",
       [](const Given &given, Outputs &out) {
         return urEnqueueUSMFill(given.queue(), given.memory, 1, &kPattern, kMost, 0, nullptr,
                                 out.first<ur_event_handle_t>());
       }},
      {"urEnqueueUSMMemcpy, list",
       [](const Given &given, Outputs &out) {
         return urEnqueueUSMMemcpy(given.queue(), true, given.memory, given.host, kBytes, 1,
                                   nullptr, out.first<ur_event_handle_t>());
       }},
      {"urEnqueueUSMMemcpy, size",
       [](const Given &given, Outputs &out) {
         return urEnqueueUSMMemcpy(given.queue(), true, given.memory, given.host, kMost, 0, nullptr,
                                   out.first<ur_event_handle_t>());
       }},
      {"urEnqueueUSMPrefetch, flags",
       [](const Given &given, Outputs &out) {
         return urEnqueueUSMPrefetch(given.queue(), given.memory, kBytes, kUndeclaredFlag, 0,
                                     nullptr, out.first<ur_event_handle_t>());
       }},
      {"urEnqueueUSMPrefetch, size",
       [](const Given &given, Outputs &out) {
         return urEnqueueUSMPrefetch(given.queue(), given.memory, kMost,
                                     UR_USM_MIGRATION_FLAG_HOST_TO_DEVICE, 0, nullptr,
                                     out.first<ur_event_handle_t>());
       }},
      {"urEnqueueUSMAdvise, advice",
       [](const Given &given, Outputs &out) {
         return urEnqueueUSMAdvise(given.queue(), given.memory, kBytes, kUndeclaredFlag,
                                   out.first<ur_event_handle_t>());
       }},
      {"urEnqueueUSMAdvise, size",
       [](const Given &given, Outputs &out) {
         return urEnqueueUSMAdvise(given.queue(), given.memory, kMost, UR_USM_ADVICE_FLAG_DEFAULT,
                                   out.first<ur_event_handle_t>());
       }},
      {"urMemBufferCreate, size",
       [](const Given &given, Outputs &out) {
         return createBuffer(given, out, 0, 0, UR_STRUCTURE_TYPE_BUFFER_PROPERTIES);
       }},
      {"urMemBufferCreate, most",
       [](const Given &given, Outputs &out) {
         return createBuffer(given, out, kMost, 0, UR_STRUCTURE_TYPE_BUFFER_PROPERTIES);
       }},
      {"urMemBufferCreate, flags",
       [](const Given &given, Outputs &out) {
         return createBuffer(given, out, kBytes, kUndeclaredFlag,
                             UR_STRUCTURE_TYPE_BUFFER_PROPERTIES);
       }},
      {"urMemBufferCreate, host memory",
       [](const Given &given, Outputs &out) {
         return createBuffer(given, out, kBytes, UR_MEM_FLAG_USE_HOST_POINTER,
                             UR_STRUCTURE_TYPE_BUFFER_PROPERTIES);
       }},
      {"urMemBufferCreate, type",
       [](const Given &given, Outputs &out) {
         return createBuffer(given, out, kBytes, 0, kWrongType);
       }},
      {"urMemBufferPartition, size",
       [](const Given &given, Outputs &out) {
         return partition(given, out, kBytes + 1, 0, UR_STRUCTURE_TYPE_BUFFER_REGION);
       }},
      {"urMemBufferPartition, flags",
       [](const Given &given, Outputs &out) {
         return partition(given, out, kBytes, UR_MEM_FLAG_USE_HOST_POINTER,
                          UR_STRUCTURE_TYPE_BUFFER_REGION);
       }},
      {"urMemBufferPartition, type",
       [](const Given &given, Outputs &out) {
         return partition(given, out, kBytes, 0, kWrongType);
       }},
      {"urMemBufferCreateWithNativeHandle",
       [](const Given &given, Outputs &out) {
         const ur_mem_native_properties_t properties{kWrongType, nullptr, false};
         return urMemBufferCreateWithNativeHandle(0, given.context(), &properties,
                                                  out.first<ur_mem_handle_t>());
       }},
      {"urEnqueueMemBufferRead",
       [](const Given &given, Outputs &out) {
         return urEnqueueMemBufferRead(given.queue(), given.buffer, true, 1, kBytes, given.host, 0,
                                       nullptr, out.first<ur_event_handle_t>());
       }},
      {"urEnqueueMemBufferWrite",
       [](const Given &given, Outputs &out) {
         return urEnqueueMemBufferWrite(given.queue(), given.buffer, true, 1, kBytes, given.host, 0,
                                        nullptr, out.first<ur_event_handle_t>());
       }},
      {"urEnqueueMemBufferReadRect",
       [](const Given &given, Outputs &out) {
         return urEnqueueMemBufferReadRect(given.queue(), given.buffer, true, {1, 0, 0}, {0, 0, 0},
                                           {kBytes, 1, 1}, 0, 0, 0, 0, given.host, 0, nullptr,
                                           out.first<ur_event_handle_t>());
       }},
      {"urEnqueueMemBufferWriteRect",
       [](const Given &given, Outputs &out) {
         return urEnqueueMemBufferWriteRect(given.queue(), given.buffer, true, {1, 0, 0}, {0, 0, 0},
                                            {kBytes, 1, 1}, 0, 0, 0, 0, given.host, 0, nullptr,
                                            out.first<ur_event_handle_t>());
       }},
      {"urEnqueueMemBufferCopy",
       [](const Given &given, Outputs &out) {
         return urEnqueueMemBufferCopy(given.queue(), given.buffer, given.buffer, 0, kBytes, 1, 0,
                                       nullptr, out.first<ur_event_handle_t>());
       }},
      {"urEnqueueMemBufferCopyRect",
       [](const Given &given, Outputs &out) {
         return urEnqueueMemBufferCopyRect(given.queue(), given.buffer, given.buffer, {0, 0, 0},
                                           {kBytes, 0, 0}, {1, 1, 1}, 0, 0, 0, 0, 0, nullptr,
                                           out.first<ur_event_handle_t>());
       }},
      {"urEnqueueMemBufferFill",
       [](const Given &given, Outputs &out) {
         return urEnqueueMemBufferFill(given.queue(), given.buffer, &kPattern, sizeof(kPattern), 1,
                                       kBytes, 0, nullptr, out.first<ur_event_handle_t>());
       }},
      {"urEnqueueMemBufferMap, size",
       [](const Given &given, Outputs &out) {
         return mapBuffer(given, out, kBytes + 1, UR_MAP_FLAG_READ);
       }},
      {"urEnqueueMemBufferMap, flags",
       [](const Given &given, Outputs &out) {
         return mapBuffer(given, out, kBytes, kUndeclaredFlag);
       }},
      {"urEnqueueMemUnmap",
       [](const Given &given, Outputs &out) {
         return urEnqueueMemUnmap(given.queue(), given.buffer, given.host, 0, nullptr,
                                  out.first<ur_event_handle_t>());
       }},
      {"urIPCGetMemHandleExp",
       [](const Given &given, Outputs &out) {
         return urIPCGetMemHandleExp(given.context(), given.host, out.first<void *>(),
                                     out.second<std::size_t>());
       }},
      {"urIPCGetEventHandleExp",
       [](const Given &given, Outputs &out) {
         return urIPCGetEventHandleExp(given.event, out.first<void *>(), out.second<std::size_t>());
       }},
  };
  return all;
}

class UntouchedOutputs : public DeviceTest {
protected:
  void prepare() override {
    memory_.emplace(session(), kBytes);
    buffer_ = bufferWith(session(), std::vector<std::byte>(kBytes));
    ASSERT_SUCCESS(urUSMHostAlloc(context(), nullptr, nullptr, kBytes, &host_));
    ASSERT_SUCCESS(urEnqueueEventsWait(queue(), 0, nullptr, event_.out()));
  }
  void cleanUp() override {
    EXPECT_SUCCESS(urQueueFinish(queue()));
    event_.reset();
    if (host_) {
      EXPECT_SUCCESS(urUSMFree(context(), host_));
    }
    buffer_.reset();
    memory_.reset();
  }

  template <typename Call> void expectUntouched(const char *name, const Call &call) const {
    Outputs outputs;
    const Given given{session(), adapter(),    platform(),   memory_->get(),
                      host_,     event_.get(), buffer_.get()};
    EXPECT_NE(call(given, outputs), UR_RESULT_SUCCESS) << name;
    EXPECT_TRUE(outputs.untouched()) << name << " wrote into an output and refused the call";
  }

  // Allocations of one kind, by `allocate(given, description, size, output)`.
  template <typename Allocate> void expectAllocation(const char *name, const Allocate &allocate) {
    for (const std::size_t size : {std::size_t{0}, kMost})
      expectUntouched(name, [&](const Given &given, Outputs &out) {
        return allocate(given, nullptr, size, out.first<void *>());
      });
    for (const ur_usm_desc_t *const description : kDescriptions)
      expectUntouched(name, [&](const Given &given, Outputs &out) {
        return allocate(given, description, kBytes, out.first<void *>());
      });
  }

  // What each Open refuses: bytes that are none, and those of a handle that was put.
  template <typename Kind> void expectOpen() {
    if (!deviceUnderTest().supports(Kind::kQuery))
      return;
    const Owned<Kind> object(session(), 64);
    Exported<Kind> handle(session(), object.get());
    HandleBytes stale = handle.bytes();
    EXPECT_SUCCESS(handle.put());
    for (HandleBytes bytes : {HandleBytes(stale.size()), HandleBytes(1), stale})
      expectUntouched(Kind::kOpen, [&](const Given &given, Outputs &out) {
        return Kind::open(given.session, bytes.data(), bytes.size(),
                          out.first<typename Kind::Object>());
      });
  }

private:
  std::optional<Owned<MemoryKind>> memory_;
  Mem buffer_;
  void *host_ = nullptr;
  Event event_;
};

TEST_F(UntouchedOutputs, OfWhatRefusesItsArguments) {
  for (const Refusal &refusal : refusals())
    expectUntouched(refusal.name, refusal.call);
}

TEST_F(UntouchedOutputs, OfAllocations) {
  expectAllocation("urUSMHostAlloc", [](const Given &given, const ur_usm_desc_t *description,
                                        std::size_t size, void **out) {
    return urUSMHostAlloc(given.context(), description, nullptr, size, out);
  });
  expectAllocation("urUSMDeviceAlloc", [](const Given &given, const ur_usm_desc_t *description,
                                          std::size_t size, void **out) {
    return urUSMDeviceAlloc(given.context(), given.device(), description, nullptr, size, out);
  });
  expectAllocation("urUSMSharedAlloc", [](const Given &given, const ur_usm_desc_t *description,
                                          std::size_t size, void **out) {
    return urUSMSharedAlloc(given.context(), given.device(), description, nullptr, size, out);
  });
}

TEST_F(UntouchedOutputs, OfOpens) {
  expectOpen<MemoryKind>();
  expectOpen<PhysicalMemoryKind>();
  expectOpen<EventKind>();
}

TEST_F(UntouchedOutputs, OfAGetOfPhysicalMemory) {
  requireSupport(PhysicalMemoryKind::kQuery, PhysicalMemoryKind::kName);
  if (stopped())
    return;
  PhysicalMem unshared;
  ASSERT_SUCCESS(
      urPhysicalMemCreate(context(), device(), granularity(session()), nullptr, unshared.out()));
  expectUntouched(PhysicalMemoryKind::kGet, [&](const Given &given, Outputs &out) {
    return urIPCGetPhysMemHandleExp(given.context(), unshared.get(), out.first<void *>(),
                                    out.second<std::size_t>());
  });
}

} // namespace

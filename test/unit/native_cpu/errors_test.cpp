// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tests one error message of each kind that names a number, an object or a remedy. Also tests
// errors that a program with one adapter and one device cannot cause. The conformance suite tests
// all other result codes.
#include "adapters/kit/pages.hpp"
#include "adapters/kit/share.hpp"
#include "adapters/native_cpu/backend.hpp"
#include "adapters/native_cpu/machine.hpp"
#include "ipc/memory_file.hpp"
#include "test/support/forked_child.hpp"
#include "test/support/scoped_os_calls.hpp"
#include "test/unit/ipc/fails_with.hpp"
#include "test/unit/native_cpu/fixtures.hpp"

#include <array>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <functional>
#include <memory>
#include <string>

#include <fmt/format.h>
#include <sys/mman.h>

namespace ur::native_cpu {
namespace {

using Call = std::function<void()>;
using test::ScopedOsCalls;

// Expects that the call throws this result code, with a message that contains `part`.
void expectError(const Call &call, ur_result_t result, const std::string &part) {
  try {
    call();
    ADD_FAILURE() << "the call did not fail: " << part;
  } catch (const base::Error &error) {
    EXPECT_EQ(error.result(), result) << error.message();
    EXPECT_NE(error.message().find(part), std::string::npos)
        << "'" << part << "' is missing: " << error.message();
  }
}

// Makes the object look like another adapter's object.
template <typename Object> void makeForeign(Object &object) {
  static constexpr ur_dditable_t kOther{};
  const ur_dditable_t *const table = &kOther;
  std::memcpy(static_cast<void *>(&object), &table, sizeof(table));
}

std::string hex(const void *address) {
  return fmt::format("{:#x}", reinterpret_cast<std::uintptr_t>(address));
}

// Returns system calls that fail as on a machine without free memory and threads.
base::OsCalls failingCalls() {
  base::OsCalls system = base::systemCalls();
  system.mmap = ipc::test::FailsWith{ENOMEM};
  system.mprotect = ipc::test::FailsWith{ENOMEM};
  system.munmap = ipc::test::FailsWith{ENOMEM};
  system.startThread = [](pthread_t *, void *(*)(void *), void *) { return EAGAIN; };
  return system;
}

// An event of a pending command, four reserved pages, physical memory of three pages, and a second
// device of the platform, which is not in the context.
class ErrorTest : public ContextTest {
protected:
  ErrorTest()
      : otherDevice_(device_->platform), signal_(std::make_shared<kit::LocalSignal>()),
        event_(new ur_event_handle_t_(context_, signal_)) {
    backend::urQueueCreate(context_, device_, nullptr, &queue_);
    backend::urVirtualMemReserve(context_, nullptr, kPages * kit::pageSize(), &start_);
    backend::urPhysicalMemCreate(context_, device_, kMemoryPages * kit::pageSize(), nullptr,
                                 &physical_);
  }
  ~ErrorTest() override {
    backend::urPhysicalMemRelease(physical_);
    backend::urVirtualMemFree(context_, start_, kPages * kit::pageSize());
    backend::urQueueRelease(queue_);
    backend::urEventRelease(event_);
  }

  void map(std::size_t pages, std::size_t offset) {
    backend::urVirtualMemMap(context_, start_, pages * kit::pageSize(), physical_, offset,
                             UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE);
  }
  void unmap(std::size_t pages) {
    backend::urVirtualMemUnmap(context_, start_, pages * kit::pageSize());
  }
  void *allocate(std::size_t size, std::uint32_t alignment = 0) {
    const ur_usm_desc_t description{UR_STRUCTURE_TYPE_USM_DESC, nullptr, 0, alignment};
    void *memory = nullptr;
    backend::urUSMDeviceAlloc(context_, device_, &description, nullptr, size, &memory);
    return memory;
  }
  void createQueue(ur_structure_type_t type, ur_queue_flags_t flags) {
    const ur_queue_properties_t properties{type, nullptr, flags};
    ur_queue_handle_t queue = nullptr;
    backend::urQueueCreate(context_, device_, &properties, &queue);
  }

  static constexpr std::size_t kPages = 4;
  static constexpr std::size_t kMemoryPages = 3;
  ur_device_handle_t_ otherDevice_;
  std::shared_ptr<kit::LocalSignal> signal_;
  ur_event_handle_t event_;
  ur_queue_handle_t queue_ = nullptr;
  void *start_ = nullptr;
  ur_physical_mem_handle_t physical_ = nullptr;
};

TEST_F(ErrorTest, NamesTheRejectedArgument) {
  expectError([&] { createQueue(UR_STRUCTURE_TYPE_DEVICE_BINARY, 0); },
              UR_RESULT_ERROR_INVALID_ARGUMENT,
              fmt::format("the queue properties has stype 0xc; it must be {:#x}",
                          static_cast<unsigned>(UR_STRUCTURE_TYPE_QUEUE_PROPERTIES)));
  expectError([&] { createQueue(UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, ~0u); },
              UR_RESULT_ERROR_INVALID_ENUMERATION,
              fmt::format("the queue flags have undeclared bits: {:#x}", UR_QUEUE_FLAGS_MASK));
  std::uint32_t value = 0;
  expectError(
      [&] {
        backend::urContextGetInfo(context_, static_cast<ur_context_info_t>(0x123456), sizeof(value),
                                  &value, nullptr);
      },
      UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, "the query 0x123456 is not supported");
  expectError(
      [&] { backend::urContextGetInfo(context_, UR_CONTEXT_INFO_NUM_DEVICES, 3, &value, nullptr); },
      UR_RESULT_ERROR_INVALID_SIZE, "the result has 4 bytes, but the buffer has 3");
  expectError(
      [&] { backend::urDeviceGet(device_->platform, UR_DEVICE_TYPE_ALL, 3, nullptr, &value); },
      UR_RESULT_ERROR_INVALID_NULL_POINTER, "the call requests 3 devices");
  const ur_device_binary_t binary{UR_STRUCTURE_TYPE_DEVICE_BINARY, nullptr, "other"};
  expectError([&] { backend::urDeviceSelectBinary(device_, &binary, 1, &value); },
              UR_RESULT_ERROR_INVALID_BINARY,
              "none of the 1 binaries is for one of the targets native_cpu, spir64_x86_64, spir64");
}

// The adapter must not read an address outside its objects.
TEST_F(ErrorTest, NamesTheNativeHandle) {
  ur_platform_handle_t platform = nullptr;
  ur_device_handle_t device = nullptr;
  ur_context_handle_t context = nullptr;
  ur_queue_handle_t queue = nullptr;
  ur_event_handle_t event = nullptr;
  for (const ur_native_handle_t native : {std::uintptr_t{0xabcd}, ~std::uintptr_t{0}}) {
    const auto expectUnknown = [&](const char *object, const Call &call) {
      expectError(call, UR_RESULT_ERROR_INVALID_ARGUMENT,
                  fmt::format("{:#x} is not a native handle of a {}", native, object));
    };
    expectUnknown("platform", [&] {
      backend::urPlatformCreateWithNativeHandle(native, adapter_, nullptr, &platform);
    });
    expectUnknown("root device", [&] {
      backend::urDeviceCreateWithNativeHandle(native, adapter_, nullptr, &device);
    });
    expectUnknown("live context", [&] {
      backend::urContextCreateWithNativeHandle(native, adapter_, 0, nullptr, nullptr, &context);
    });
    expectUnknown("live queue", [&] {
      backend::urQueueCreateWithNativeHandle(native, context_, device_, nullptr, &queue);
    });
    expectUnknown("live event", [&] {
      backend::urEventCreateWithNativeHandle(native, context_, nullptr, &event);
    });
  }
}

TEST_F(ErrorTest, NamesTheRangeAndItsLimits) {
  const std::size_t page = kit::pageSize();
  const std::uint64_t largest = maxAllocationBytes(machine().memoryBytes);
  expectError([&] { allocate(64, 3); }, UR_RESULT_ERROR_INVALID_VALUE,
              "the alignment 3 is not a power of two");
  expectError([&] { allocate(64, 4u << 20); }, UR_RESULT_ERROR_INVALID_VALUE,
              "the alignment 4194304 exceeds the maximum, 2097152");
  expectError([&] { allocate(largest + 1); }, UR_RESULT_ERROR_INVALID_USM_SIZE,
              fmt::format("cannot allocate {} bytes: the size must be from 1 to {} bytes",
                          largest + 1, largest));
  auto *const bytes = static_cast<std::byte *>(allocate(64));
  std::array<std::byte, 64> host{};
  expectError([&] { backend::urUSMContextMemcpyExp(context_, bytes + 16, host.data(), 49); },
              UR_RESULT_ERROR_INVALID_SIZE,
              "49 bytes exceed the allocation of 64 bytes, which ends 48 bytes after");
  expectError(
      [&] { backend::urEnqueueUSMFill(queue_, bytes, 3, host.data(), 8, 0, nullptr, nullptr); },
      UR_RESULT_ERROR_INVALID_SIZE, "a pattern of 3 bytes does not fill 8 bytes");
  expectError([&] { backend::urUSMFree(context_, bytes + 1); }, UR_RESULT_ERROR_INVALID_MEM_OBJECT,
              "process with urIPCCloseMemHandleExp");
  backend::urUSMFree(context_, bytes);
  map(2, 0);
  expectError([&] { unmap(3); }, UR_RESULT_ERROR_INVALID_VALUE,
              fmt::format("nothing is mapped at {} in the range of {} bytes at {}",
                          hex(static_cast<std::byte *>(start_) + 2 * page), 3 * page, hex(start_)));
  unmap(2);
}

TEST_F(ErrorTest, NamesTheSystemCallAndTheRemedy) {
  const std::size_t page = kit::pageSize();
  map(1, 0);
  const auto expectOutOfMemory = [](const char *systemCall, std::size_t size, const Call &call) {
    const ScopedOsCalls scope(failingCalls());
    expectError(call, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY,
                fmt::format("{} of {} bytes failed: ENOMEM; free memory or raise vm.max_map_count",
                            systemCall, size));
  };
  constexpr std::size_t kLarge = std::size_t{4} << 20; // larger than any reusable block
  expectOutOfMemory("mmap", kLarge, [&] { allocate(kLarge); });
  expectOutOfMemory("mmap", 2 * page, [&] {
    void *reserved = nullptr;
    backend::urVirtualMemReserve(context_, nullptr, 2 * page, &reserved);
  });
  expectOutOfMemory("mprotect", page, [&] {
    backend::urVirtualMemSetAccess(context_, start_, page, UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY);
  });
  unmap(1);
  expectOutOfMemory("munmap", kPages * page,
                    [&] { backend::urVirtualMemFree(context_, start_, kPages * page); });
  const ScopedOsCalls scope(failingCalls());
  expectError([&] { backend::urEnqueueEventsWait(queue_, 1, &event_, nullptr); },
              UR_RESULT_ERROR_OUT_OF_RESOURCES,
              "cannot start the thread ur-native-cpu: pthread_create: EAGAIN; release queues or "
              "raise the limit of processes (ulimit -u)");
  EXPECT_TRUE(queue_->isIdle());
}

TEST_F(ErrorTest, NamesTheRemedyInAForkedChild) {
  test::expectForkedChildSucceeds([&] {
    expectError([&] { backend::urQueueFinish(queue_); }, UR_RESULT_ERROR_INVALID_QUEUE,
                "create queues after the fork");
    expectError([&] { backend::urEventWait(1, &event_); }, UR_RESULT_ERROR_INVALID_EVENT,
                "create queues and events after the fork");
    return !HasFailure();
  });
}

TEST_F(ErrorTest, OfObjectsOfAnotherAdapter) {
  makeForeign(otherDevice_);
  const std::array devices{device_, &otherDevice_};
  ur_context_handle_t context = nullptr;
  EXPECT_EQ(codeOf([&] { backend::urContextCreate(2, devices.data(), nullptr, &context); }),
            UR_RESULT_ERROR_INVALID_DEVICE);
  int answer = 0;
  for (const bool isPeer : {true, false}) {
    const ur_device_handle_t device = isPeer ? device_ : &otherDevice_;
    const ur_device_handle_t peer = isPeer ? &otherDevice_ : device_;
    EXPECT_EQ(codeOf([&] { backend::urUsmP2PEnablePeerAccessExp(device, peer); }),
              UR_RESULT_ERROR_INVALID_DEVICE);
    EXPECT_EQ(codeOf([&] { backend::urUsmP2PDisablePeerAccessExp(device, peer); }),
              UR_RESULT_ERROR_INVALID_DEVICE);
    EXPECT_EQ(codeOf([&] {
                backend::urUsmP2PPeerAccessGetInfoExp(device, peer,
                                                      UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT,
                                                      sizeof(answer), &answer, nullptr);
              }),
              UR_RESULT_ERROR_INVALID_DEVICE);
  }
  makeForeign(*event_);
  EXPECT_EQ(codeOf([&] { backend::urEventWait(1, &event_); }), UR_RESULT_ERROR_INVALID_EVENT);
  EXPECT_EQ(codeOf([&] { backend::urEnqueueEventsWait(queue_, 1, &event_, nullptr); }),
            UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST);
}

// Handles that only a hostile exporter of the same user can make.
TEST_F(ErrorTest, OfHandlesForNothingOrForLessThanAGranule) {
  const base::UniqueFd file = ipc::createMemoryFile(base::os(), "test", kit::pageSize());
  const auto expectRefused = [&](ipc::Kind kind, std::size_t size, const std::string &part,
                                 const std::function<void(void *)> &open) {
    void *data = kit::getHandle({.kind = kind,
                                 .object = &file,
                                 .objectSize = size,
                                 .length = kind == ipc::Kind::Memory ? 0 : size,
                                 .deviceUuid = device_->uuid()},
                                {.fd = file.get()});
    expectError([&] { open(data); }, UR_RESULT_ERROR_INVALID_VALUE, part);
    kit::putHandle(kind, data);
  };
  void *memory = nullptr;
  expectRefused(ipc::Kind::Memory, kit::pageSize(), "the IPC handle is for 0 bytes",
                [&](void *data) {
                  backend::urIPCOpenMemHandleExp(context_, device_, data,
                                                 ipc::Exchange::kHandleSize, &memory);
                });
  ur_physical_mem_handle_t physical = nullptr;
  for (const std::size_t size : {std::size_t{0}, kit::pageSize() - 1})
    expectRefused(ipc::Kind::PhysicalMemory, size,
                  fmt::format("cannot open physical memory of {} bytes: the size is not a positive "
                              "multiple of the device's granularity, {} bytes",
                              size, kit::pageSize()),
                  [&](void *data) {
                    backend::urIPCOpenPhysMemHandleExp(context_, device_, data,
                                                       ipc::Exchange::kHandleSize, &physical);
                  });
  expectError(
      [] { kit::requireClaimedSize(8, 9); }, UR_RESULT_ERROR_INVALID_VALUE,
      "the handle is for 9 bytes, but its memory has only 8; get a new one from the exporter");
}

} // namespace
} // namespace ur::native_cpu

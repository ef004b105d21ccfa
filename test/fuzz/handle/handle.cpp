// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Opens forged handles of every kind with the adapter in UR_ADAPTERS_FORCE_LOAD. The forged handles
// are changed handles of this process and of another process.
//
//   1 byte   the kind to open
//   the rest the recipe of the handle, see recipe.hpp
#include "test/fuzz/handle/exported_objects.hpp"
#include "test/fuzz/support/descriptors.hpp"
#include "test/fuzz/support/promise.hpp"
#include "test/fuzz/support/recipe.hpp"
#include "test/fuzz/support/results.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace ur::test {
namespace {

using namespace support;

// Reads one byte of each page, and the last byte.
void readAll(const void *data, std::size_t size) {
  constexpr std::size_t kPage = 4096;
  const auto *const bytes = static_cast<const volatile std::byte *>(data);
  for (std::size_t offset = 0; offset < size; offset += kPage)
    static_cast<void>(bytes[offset]);
  static_cast<void>(bytes[size - 1]);
}

template <typename Value>
Value memoryInfo(const Session &session, const void *memory, ur_usm_alloc_info_t name) {
  Value value{};
  UR_CHECK(urUSMGetMemAllocInfo(session.context(), memory, name, sizeof(value), &value, nullptr));
  return value;
}

void use(const Session &session, void *memory) {
  auto *const base = memoryInfo<std::byte *>(session, memory, UR_USM_ALLOC_INFO_BASE_PTR);
  const auto size = memoryInfo<std::size_t>(session, memory, UR_USM_ALLOC_INFO_SIZE);
  expect(memory >= base && memory < base + size, "an opened address is inside the allocation");
  readAll(base, size);
}

void use(const Session &session, ur_physical_mem_handle_t memory) {
  const View<PhysicalMemoryKind> view(session, memory);
  readAll(view.data(), view.size());
}

void use(const Session &, ur_event_handle_t event) {
  ur_event_status_t status{};
  UR_CHECK(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof(status), &status,
                          nullptr));
  expect(status == UR_EVENT_STATUS_COMPLETE, "an event is complete before its first signal");
}

template <typename Kind> void open(const Session &session, std::vector<std::uint8_t> handle) {
  typename Kind::Object object{};
  const ur_result_t result =
      requireListed(Kind::kOpen, Kind::open(session, handle.data(), handle.size(), &object));
  expect((result == UR_RESULT_SUCCESS) == (object != nullptr),
         "Open returns either an object or an error");
  if (!object)
    return;
  use(session, object);
  check(Kind::close(session, object), "closing an opened object");
}

// The process that opens forged handles, with the valid handles that they are made from.
class Target {
public:
  Target() : handles_(exportInAnotherProcess()), session_(runtime_.firstDevice()) {
    handles_.insert(handles_.end(), exports_.handles().begin(), exports_.handles().end());
    // Opens each handle once before descriptors are counted, because adapters keep some
    // descriptors.
    for (const ipc::HandleBytes &handle : handles_)
      openAsEachKind(handle);
  }

  void run(Bytes input) {
    const DescriptorCheck descriptorCheck;
    const std::size_t kind = input.choice(3);
    std::vector<std::uint8_t> handle = buildHandle(input, handles_);
    // A null pointer is a mistake of the caller, not a bad handle.
    if (handle.data())
      open(kind, std::move(handle));
    descriptorCheck.expectNoneLeft();
  }

private:
  void open(std::size_t kind, std::vector<std::uint8_t> handle) {
    switch (kind) {
    case 0:
      return test::open<MemoryKind>(session_, std::move(handle));
    case 1:
      return test::open<PhysicalMemoryKind>(session_, std::move(handle));
    default:
      return test::open<EventKind>(session_, std::move(handle));
    }
  }

  void openAsEachKind(const ipc::HandleBytes &handle) {
    const auto *const bytes = reinterpret_cast<const std::uint8_t *>(handle.data());
    for (std::size_t kind = 0; kind < 3; ++kind)
      open(kind, {bytes, bytes + handle.size()});
  }

  std::vector<ipc::HandleBytes> handles_; // the first member, because its initialization forks
  const Runtime runtime_;
  const Session session_;
  const ExportedObjects exports_{session_};
};

Target *target;

} // namespace
} // namespace ur::test

extern "C" int LLVMFuzzerInitialize(int *, char ***) {
  ur::test::target = new ur::test::Target; // lives until the process ends
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
  ur::test::target->run({data, size});
  return 0;
}

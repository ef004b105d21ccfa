// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Programs that call the whole API: each byte is an operation, the bytes behind it are its choices.
// A model of the program (world.hpp) keeps it within what the API asks of a caller, and says how
// calls end that have to be refused.
#include "test/fuzz/api/world.hpp"
#include "test/fuzz/support/descriptors.hpp"
#include "test/fuzz/support/results.hpp"
#include "tools/support/ipc_kinds.hpp"

namespace {

const ur::support::DeviceEntry *device;

void run(ur::test::Bytes input) {
  ur::test::World world(*device, input);
  ur_context_handle_t context = nullptr;
  UR_SUCCEEDS(urContextCreate(1, &device->device, nullptr, &context));
  world.contexts.push_back({.handle = context});
  world.run();
  world.giveBack();
}

// What an adapter makes once and keeps comes before descriptors are counted.
template <typename Kind> void exportAndOpenOnce(const ur::support::Session &session) {
  const ur::support::Owned<Kind> object(session, 1);
  const ur::support::Exported<Kind> handle(session, object.get());
  const ur::support::Opened<Kind> opened(session, handle.bytes());
}

void warmUp() {
  const ur::support::Session session(*device);
  exportAndOpenOnce<ur::support::MemoryKind>(session);
  exportAndOpenOnce<ur::support::PhysicalMemoryKind>(session);
  exportAndOpenOnce<ur::support::EventKind>(session);
}

} // namespace

extern "C" int LLVMFuzzerInitialize(int *, char ***) {
  static const auto *const runtime = new ur::support::Runtime; // to the end of the process
  device = &runtime->firstDevice();
  warmUp();
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
  const ur::test::DescriptorCheck before;
  run({data, size});
  before.expectNoneLeft();
  return 0;
}

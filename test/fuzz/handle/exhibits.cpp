// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/fuzz/handle/exhibits.hpp"

#include "test/fuzz/support/promise.hpp"

#include <array>
#include <cstdlib>

#include <unistd.h>

namespace ur::test {
namespace {

using namespace support;

constexpr std::size_t kSize = 8192;

// Writes the handles of new exports to `writer`, and keeps the exports until the process at the
// other end of `reader` exits.
[[noreturn]] void exportUntilEndOf(int reader, int writer) {
  setenv("UR_IPC_BROKER", "on", 1); // so that the handles contain a broker
  const Runtime runtime;
  const Session session(runtime.firstDevice());
  const Exhibits exhibits(session);
  for (const ipc::HandleBytes &handle : exhibits.handles())
    expect(write(writer, handle.data(), handle.size()) == ipc::kHandleSize,
           "the exporter can write its handles");
  close(writer);
  char nothing = '\0';
  static_cast<void>(read(reader, &nothing, 1));
  _exit(EXIT_SUCCESS);
}

} // namespace

Exhibits::Exhibits(const Session &session)
    : memory_(session, kSize), physicalMemory_(session, kSize), event_(session),
      memoryHandle_(session, memory_.get()),
      interiorHandle_(session, static_cast<std::byte *>(memory_.get()) + kSize / 2),
      physicalMemoryHandle_(session, physicalMemory_.get()), eventHandle_(session, event_.get()) {
  add(memoryHandle_);
  add(interiorHandle_);
  add(physicalMemoryHandle_);
  add(eventHandle_);
  add(Exported<MemoryKind>(session, memory_.get()));
  add(Exported<PhysicalMemoryKind>(session, physicalMemory_.get()));
  add(Exported<EventKind>(session, event_.get()));
}

template <typename Kind> void Exhibits::add(const Exported<Kind> &handle) {
  expect(handle.size() == ipc::kHandleSize, "handles have 256 bytes");
  std::memcpy(handles_.emplace_back().data(), handle.data(), ipc::kHandleSize);
}

std::vector<ipc::HandleBytes> exhibitsOfAnotherProcess() {
  std::array<int, 2> toOther{};
  std::array<int, 2> fromOther{};
  expect(pipe(toOther.data()) == 0 && pipe(fromOther.data()) == 0, "pipe() succeeds");
  const pid_t other = fork();
  expect(other >= 0, "fork() succeeds");
  if (other == 0) {
    close(toOther[1]);
    close(fromOther[0]);
    exportUntilEndOf(toOther[0], fromOther[1]);
  }
  close(toOther[0]);
  close(fromOther[1]);
  std::vector<ipc::HandleBytes> handles;
  ipc::HandleBytes handle;
  while (read(fromOther[0], handle.data(), handle.size()) == ipc::kHandleSize)
    handles.push_back(handle);
  close(fromOther[0]);
  expect(!handles.empty(), "the other process sends its handles");
  return handles;
}

} // namespace ur::test

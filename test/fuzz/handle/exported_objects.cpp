// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/fuzz/handle/exported_objects.hpp"

#include "test/fuzz/support/promise.hpp"

#include <array>
#include <cstdlib>

#include <unistd.h>

namespace ur::test {
namespace {

using namespace support;

constexpr std::size_t kSize = 8192;

// Writes the handles of new exports to `writeFd`, and keeps the exports until the process at the
// other end of `readFd` exits.
[[noreturn]] void exportUntilExit(int readFd, int writeFd) {
  setenv("UR_IPC_BROKER", "on", 1); // the handles then contain a broker's address
  const Runtime runtime;
  const Session session(runtime.firstDevice());
  const ExportedObjects exports(session);
  for (const ipc::HandleBytes &handle : exports.handles())
    expect(write(writeFd, handle.data(), handle.size()) == ipc::kHandleSize,
           "the exporter can write its handles");
  close(writeFd);
  char byte = '\0';
  static_cast<void>(read(readFd, &byte, 1));
  _exit(EXIT_SUCCESS);
}

} // namespace

ExportedObjects::ExportedObjects(const Session &session)
    : memory_(session, kSize), physicalMemory_(session, kSize), event_(session),
      memoryHandle_(session, memory_.get()),
      interiorHandle_(session, static_cast<std::byte *>(memory_.get()) + kSize / 2),
      physicalMemoryHandle_(session, physicalMemory_.get()), eventHandle_(session, event_.get()) {
  add(memoryHandle_);
  add(interiorHandle_);
  add(physicalMemoryHandle_);
  add(eventHandle_);
  add(Exported<MemoryKind>(session, memory_.get())); // stale: temporaries end their exports
  add(Exported<PhysicalMemoryKind>(session, physicalMemory_.get()));
  add(Exported<EventKind>(session, event_.get()));
}

template <typename Kind> void ExportedObjects::add(const Exported<Kind> &handle) {
  expect(handle.size() == ipc::kHandleSize, "handles are 256 bytes long");
  std::memcpy(handles_.emplace_back().data(), handle.data(), ipc::kHandleSize);
}

std::vector<ipc::HandleBytes> exportInAnotherProcess() {
  std::array<int, 2> lifetimePipe{}; // the exporter exits when this process does
  std::array<int, 2> fromExporter{};
  expect(pipe(lifetimePipe.data()) == 0 && pipe(fromExporter.data()) == 0, "pipe() succeeds");
  const pid_t exporter = fork();
  expect(exporter >= 0, "fork() succeeds");
  if (exporter == 0) {
    close(lifetimePipe[1]);
    close(fromExporter[0]);
    exportUntilExit(lifetimePipe[0], fromExporter[1]);
  }
  close(lifetimePipe[0]);
  close(fromExporter[1]);
  std::vector<ipc::HandleBytes> handles;
  ipc::HandleBytes handle;
  while (read(fromExporter[0], handle.data(), handle.size()) == ipc::kHandleSize)
    handles.push_back(handle);
  close(fromExporter[0]);
  expect(!handles.empty(), "the other process sends its handles");
  return handles;
}

} // namespace ur::test

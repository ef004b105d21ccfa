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
[[noreturn]] void exportUntilExit(int reader, int writer) {
  setenv("UR_IPC_BROKER", "on", 1); // so that the handles contain a broker
  const Runtime runtime;
  const Session session(runtime.firstDevice());
  const ExportedObjects exports(session);
  for (const ipc::HandleBytes &handle : exports.handles())
    expect(write(writer, handle.data(), handle.size()) == ipc::kHandleSize,
           "the exporter can write its handles");
  close(writer);
  char byte = '\0';
  static_cast<void>(read(reader, &byte, 1));
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
  add(Exported<MemoryKind>(session, memory_.get()));
  add(Exported<PhysicalMemoryKind>(session, physicalMemory_.get()));
  add(Exported<EventKind>(session, event_.get()));
}

template <typename Kind> void ExportedObjects::add(const Exported<Kind> &handle) {
  expect(handle.size() == ipc::kHandleSize, "handles have 256 bytes");
  std::memcpy(handles_.emplace_back().data(), handle.data(), ipc::kHandleSize);
}

std::vector<ipc::HandleBytes> exportInAnotherProcess() {
  std::array<int, 2> toExporter{};
  std::array<int, 2> fromExporter{};
  expect(pipe(toExporter.data()) == 0 && pipe(fromExporter.data()) == 0, "pipe() succeeds");
  const pid_t exporter = fork();
  expect(exporter >= 0, "fork() succeeds");
  if (exporter == 0) {
    close(toExporter[1]);
    close(fromExporter[0]);
    exportUntilExit(toExporter[0], fromExporter[1]);
  }
  close(toExporter[0]);
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

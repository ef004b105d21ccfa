// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// share_all exporter|importer DIRECTORY
//
// Shares memory, physical memory and an event between two processes through a directory that both
// may write. The importer changes the memory after the exporter's signal. The exporter checks the
// changes, and then prints a line. A file is complete as soon as it exists, because the program
// writes it under another name and renames it.
#include "tools/support/error.hpp"
#include "tools/support/ipc_kinds.hpp"
#include "tools/support/session.hpp"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

namespace {

using namespace ur::support;
namespace fs = std::filesystem;

constexpr std::size_t kBytes = 4096;

class Share {
public:
  explicit Share(fs::path directory) : directory_(std::move(directory)) {}

  void runExporter() {
    const Owned<MemoryKind> memory(session_, kBytes);
    const Owned<PhysicalMemoryKind> physical(session_, granularity(session_));
    const Owned<EventKind> event(session_);
    const View<MemoryKind> bytes(session_, memory.get(), kBytes);
    const View<PhysicalMemoryKind> physicalBytes(session_, physical.get());
    fill(bytes.data(), 1);
    fill(physicalBytes.data(), 2);
    const Exported<MemoryKind> exportedMemory(session_, memory.get());
    const Exported<PhysicalMemoryKind> exportedPhysical(session_, physical.get());
    const Exported<EventKind> exportedEvent(session_, event.get());
    signal(session_, event.get());
    write("memory", exportedMemory.bytes());
    write("physical", exportedPhysical.bytes());
    write("event", exportedEvent.bytes());
    read("doubled");
    require(holds(bytes.data(), 2) && holds(physicalBytes.data(), 4), "the importer's writes");
    std::cout << "shared memory, physical memory and an event" << std::endl;
  }

  void runImporter() {
    const Opened<MemoryKind> memory(session_, read("memory"));
    const Opened<PhysicalMemoryKind> physical(session_, read("physical"));
    const Opened<EventKind> event(session_, read("event"));
    const View<MemoryKind> bytes(session_, memory.get(), kBytes);
    const View<PhysicalMemoryKind> physicalBytes(session_, physical.get());
    enqueueWait(session_, event.get());
    require(holds(bytes.data(), 1) && holds(physicalBytes.data(), 2), "the exporter's writes");
    fill(bytes.data(), 2);
    fill(physicalBytes.data(), 4);
    write("doubled", {});
  }

private:
  static void require(bool condition, const char *what) {
    if (!condition)
      throw std::runtime_error(std::string("the shared memory does not contain ") + what);
  }

  void fill(void *memory, unsigned char value) {
    const std::vector<unsigned char> values(kBytes, value);
    session_.copy(memory, values.data(), kBytes);
  }
  bool holds(const void *memory, unsigned char value) {
    std::vector<unsigned char> values(kBytes);
    session_.copy(values.data(), memory, kBytes);
    return std::ranges::count(values, value) == std::ptrdiff_t{kBytes};
  }

  void write(const std::string &name, const HandleBytes &bytes) {
    const fs::path made = directory_ / (name + ".new");
    std::ofstream(made, std::ios::binary)
        .write(reinterpret_cast<const char *>(bytes.data()),
               static_cast<std::streamsize>(bytes.size()));
    fs::rename(made, directory_ / name);
  }

  // Returns the contents of a file. Waits until the file exists.
  HandleBytes read(const std::string &name) {
    constexpr std::chrono::milliseconds kInterval{20};
    while (!fs::exists(directory_ / name))
      std::this_thread::sleep_for(kInterval);
    std::ifstream file(directory_ / name, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    const auto *bytes = reinterpret_cast<const std::byte *>(text.data());
    return {bytes, bytes + text.size()};
  }

  fs::path directory_;
  Runtime runtime_;
  Session session_{runtime_.firstDevice()};
};

} // namespace

int main(int count, char **arguments) {
  if (count != 3)
    return EXIT_FAILURE;
  try {
    Share share(arguments[2]);
    if (std::string(arguments[1]) == "exporter")
      share.runExporter();
    else
      share.runImporter();
    return EXIT_SUCCESS;
  } catch (const std::exception &error) {
    std::cerr << error.what() << std::endl;
    return EXIT_FAILURE;
  }
}

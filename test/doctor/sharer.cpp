// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Exports and opens objects. Each line of standard input is a command; the answer is "ok" or an
// error.
//
//   make memory|physical|event BYTES    creates the next object; the first one has the number 0
//   get OBJECT FILE                     writes a handle of the object to the file
//   put OBJECT                          puts the object's last handle
//   open memory|physical|event FILE     opens the handle and keeps it open
//   again                               duplicates the descriptor of its export table
//   lie                                 creates an empty file with an export table's name
//   fill TABLES                         creates export tables full of invented objects
//   crowd PROCESSES OBJECTS             starts processes that each export this many pages
//   name TEXT                           changes the name of the process
#include "ipc/export_table.hpp"
#include "test/support/this_process.hpp"
#include "tools/support/ipc_kinds.hpp"

#include <csignal>
#include <cstring>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace {

using namespace ur::support;

class Object {
public:
  virtual ~Object() = default;
  virtual HandleBytes get() = 0;
  virtual void put() = 0;
};

template <typename Kind> class Made final : public Object {
public:
  Made(const Session &session, std::size_t bytes) : session_(session), owned_(session, bytes) {}

  HandleBytes get() override {
    handles_.push_back(std::make_unique<Exported<Kind>>(session_, owned_.get()));
    return handles_.back()->bytes();
  }
  void put() override { handles_.pop_back(); }

private:
  const Session &session_;
  Owned<Kind> owned_;
  std::vector<std::unique_ptr<Exported<Kind>>> handles_;
};

HandleBytes contentOf(const std::string &path) {
  std::ifstream file(path, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  HandleBytes bytes(text.size());
  std::memcpy(bytes.data(), text.data(), text.size());
  return bytes;
}

class Sharer {
public:
  void run(const std::string &line) {
    std::istringstream words(line);
    std::string command;
    std::string kind;
    std::string file;
    std::size_t number = 0;
    words >> command;
    if (command == "make") {
      words >> kind >> number;
      made_.push_back(make(kind, number));
    } else if (command == "get") {
      words >> number >> file;
      const HandleBytes bytes = made_.at(number)->get();
      std::ofstream(file, std::ios::binary)
          .write(reinterpret_cast<const char *>(bytes.data()),
                 static_cast<std::streamsize>(bytes.size()));
    } else if (command == "put") {
      words >> number;
      made_.at(number)->put();
    } else if (command == "open") {
      words >> kind >> file;
      opened_.push_back(open(kind, contentOf(file)));
    } else if (command == "again") {
      for (const auto &entry : std::filesystem::directory_iterator("/proc/self/fd"))
        if (std::error_code error; std::filesystem::read_symlink(entry, error)
                                       .native()
                                       .starts_with("/memfd:ur-ipc-exports")) {
          static_cast<void>(dup(std::stoi(entry.path().filename())));
          break;
        }
    } else if (command == "lie") {
      static_cast<void>(memfd_create("ur-ipc-exports", MFD_CLOEXEC));
    } else if (command == "fill") {
      words >> number;
      while (number-- != 0)
        fillTable();
    } else if (command == "crowd") {
      std::uint32_t objects = 0;
      words >> number >> objects;
      while (number-- != 0)
        startExporter(objects);
    } else if (command == "name") {
      std::string name;
      std::getline(words >> std::ws, name);
      prctl(PR_SET_NAME, name.c_str());
    }
  }

private:
  // Each entry has an open descriptor, which ur-ipc-ls has to inspect.
  void fillTable() {
    ur::ipc::ExportTable &table = makeTable();
    for (std::uint32_t i = 0; i < ur::ipc::kTableSlots; ++i)
      publish(table, table.fd(), i + 1);
  }

  // Starts a process that exports pages, and that the kernel kills when this one ends.
  void startExporter(std::uint32_t objects) {
    int ready[2];
    if (pipe(ready) != 0 || fork() != 0) {
      char byte;
      close(ready[1]);
      static_cast<void>(read(ready[0], &byte, 1)); // waits until the process has exported
      close(ready[0]);
      return;
    }
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    ur::ipc::ExportTable &table = makeTable();
    for (std::uint32_t i = 0; i < objects; ++i) {
      const int file = memfd_create("ur-usm", MFD_CLOEXEC);
      struct stat status{};
      if (ftruncate(file, 4096) == 0 && fstat(file, &status) == 0)
        publish(table, file, status.st_ino);
    }
    static_cast<void>(write(ready[1], "", 1));
    pause();
    _exit(0);
  }

  ur::ipc::ExportTable &makeTable() {
    tables_.push_back(std::make_unique<ur::ipc::ExportTable>(
        ur::base::os(), ur::test::thisProcess().identity(), ur::ipc::AdapterId{1}));
    return *tables_.back();
  }

  static void publish(ur::ipc::ExportTable &table, int file, std::uint64_t inode) {
    table.publish({.state = {},
                   .objectFd = file,
                   .serial = table.reserve(),
                   .objectInode = inode,
                   .objectSize = 4096,
                   .claim = {},
                   .object = {},
                   .facts = {.kind = ur::ipc::Kind::Memory, .creationTime = 1}});
  }

  std::unique_ptr<Object> make(const std::string &kind, std::size_t bytes) {
    if (kind == "memory")
      return std::make_unique<Made<MemoryKind>>(session_, bytes);
    if (kind == "physical")
      return std::make_unique<Made<PhysicalMemoryKind>>(session_, bytes);
    return std::make_unique<Made<EventKind>>(session_, bytes);
  }

  std::shared_ptr<void> open(const std::string &kind, const HandleBytes &bytes) {
    if (kind == "memory")
      return std::make_shared<Opened<MemoryKind>>(session_, bytes);
    if (kind == "physical")
      return std::make_shared<Opened<PhysicalMemoryKind>>(session_, bytes);
    return std::make_shared<Opened<EventKind>>(session_, bytes);
  }

  Runtime runtime_;
  Session session_{runtime_.firstDevice()};
  std::vector<std::unique_ptr<Object>> made_;
  std::vector<std::shared_ptr<void>> opened_;
  std::vector<std::unique_ptr<ur::ipc::ExportTable>> tables_;
};

} // namespace

int main() {
  Sharer sharer;
  for (std::string line; std::getline(std::cin, line);) {
    try {
      sharer.run(line);
      std::cout << "ok" << std::endl;
    } catch (const std::exception &error) {
      std::cout << error.what() << std::endl;
    }
  }
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/export_table.hpp"
#include "test/fault/hostile/history.hpp"
#include "test/fault/hostile/process.hpp"
#include "test/fault/hostile/random.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <unistd.h>

namespace ur::ipc::hostile {

inline constexpr std::size_t kPage = 4096;

// A memory file of the exporters. The test has a descriptor of it, too.
struct File {
  base::UniqueFd fd;
  std::uint64_t device = 0, inode = 0;
  Mapping bytes; // writable mapping of a table
};

// The object that an open shows, and the offset in it.
struct Object {
  std::uint64_t inode, size, offset;

  bool operator==(const Object &) const = default;
};

// The evidence that allows an open to show an object.
struct Proof {
  Object object;
  std::uint64_t table; // the inode
  TableEntry entry;

  bool operator==(const Proof &) const = default;
};

// The exporters and the facts about them. Like their processes, it outlives histories.
class World {
public:
  // `device`: the device of the exported memory.
  explicit World(const DeviceUuid &device);
  World(const World &) = delete;
  World &operator=(const World &) = delete;
  ~World();

  // Users besides the opener's own.
  static constexpr uid_t kListedUser = 61002, kUnlistedUser = 61001;

  // Ends a history: the processes close their files and return to the opener's user.
  void reset();

  // Steps. Each works after any earlier steps.
  void makeTable(Random random);
  void makeObject(Random random);
  void exportObject(Random random);
  void change(Random random);

  // Returns the number of a living exporter's handle with all conditions met.
  std::optional<std::size_t> soundHandle(Random &random);
  const HandleBytes &bytesOf(std::size_t handle) const { return handed_[handle].bytes; }
  // Meets or breaks a condition of the handle.
  void set(std::size_t handle, Condition condition, bool holds, Random &random);

  // Returns a handle of the history, perhaps with a changed field, or nullopt before the first Get.
  std::optional<HandleBytes> someHandle(Random &random);

  // The reference: returns the object that an open of the bytes may show now, or nullopt. It uses
  // the exporters' actions and the kernel's answers about the test's own descriptors.
  std::optional<Proof> prove(const HandleBytes &bytes) const;

  // Returns the byte at an object's offset.
  int byteOf(const Object &object) const;

  // If `recordsStory`, the story has a line for each action of the steps.
  bool recordsStory = false;
  std::string story;
  template <typename... Arguments>
  void record(fmt::format_string<Arguments...> format, Arguments &&...arguments) {
    if (recordsStory)
      story += fmt::format("  {}\n", fmt::format(format, std::forward<Arguments>(arguments)...));
  }

private:
  struct Exporter {
    Process process;
    uid_t user;
    std::array<std::size_t, kFdCount> files; // the last file of each number, for likely choices
    bool used = false;
    bool sharesFiles = false;
    pid_t killed = 0; // pid of the killed process
  };
  static constexpr std::size_t kExporters = 3, kMostExporters = 6;
  static constexpr std::size_t kNoFile = ~std::size_t{0};
  struct Handed {
    HandleBytes bytes;
    std::size_t table; // the file, kNoFile for the library's table
    std::uint32_t slot;
  };
  struct Made {
    ClaimHash claim;
    Handle handle;
  };

  Exporter fresh(pid_t pid = 0);
  Exporter *exporterOf(const Handle &handle);
  std::size_t fileOf(std::uint64_t inode) const;
  void become(Exporter &exporter, uid_t user);
  void lock(Exporter &exporter, Action action, int fd, int type);
  void writeEntry(std::size_t handle);
  Exporter &some(Random &random);
  // Usually returns an exporter that has files of the kinds.
  Exporter &someWith(Random &random, bool table, bool object);
  bool has(const Exporter &exporter, bool isTable) const;
  bool order(Exporter &exporter, const Order &order, int file = -1);
  std::size_t addFile(Random &random, bool isTable, uid_t maker);
  void give(Exporter &exporter, int fd, std::size_t file);
  std::uint64_t sizeOf(std::size_t file) const;
  std::size_t pick(Random &random, bool isTable) const;
  int numberOf(Random &random, const Exporter &exporter, bool ofTable) const;
  Handle claimFor(const Exporter &exporter) const;
  void remember(const Handle &handle, const ClaimHash &claim);
  TableEntry *entryOf(const Handed &handed) const;
  void changeEntry(Random &random);
  void changeProcess(Random &random);
  void changeLife(Random &random, Exporter &exporter);
  void replaceKilled(Random &random, Exporter &exporter);
  void getByLibrary(Random &random, Exporter &exporter);
  void callLibrary(Random &random, Exporter &exporter);
  std::size_t indexOf(const Exporter &exporter) const {
    return static_cast<std::size_t>(&exporter - exporters_.data());
  }

  const File *fileAt(const Exporter &exporter, int fd) const;
  bool isKnownClaim(const TableEntry &entry, Handle handle) const;

  DeviceUuid device_;
  Process first_;
  std::vector<Exporter> exporters_;
  std::vector<File> files_;
  std::vector<bool> isTable_;
  std::vector<Handed> handed_;
  std::vector<Made> made_;
};

} // namespace ur::ipc::hostile

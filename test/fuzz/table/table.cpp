// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Opens a handle whose exporter lies: its table of exports, the entry in it and the object behind
// that are what an input says. The exporter is this very process, asked through the system as if it
// were another.
//
//   1 byte   1 in the low bit forbids inspection, so that nothing is reopened; in the next one, the
//            changes come before the third read of the entry instead of the second; in the third,
//            nobody holds the lock on the table
//   1 byte   what the handle claims
//   1 byte   what stands where the table should be
//   1 byte   how long the table is
//   2 bytes  the slot of the entry
//   1 byte   what stands where the object should be
//   1 byte   how many changes the entry has when it is read first; then each: where, and what bits
//   the rest changes until it is read again
#include "base/error.hpp"
#include "base/os_calls.hpp"
#include "ipc/process_identity.hpp"
#include "ipc/verify.hpp"
#include "test/fuzz/support/bytes.hpp"
#include "test/fuzz/support/descriptors.hpp"
#include "test/fuzz/support/files.hpp"
#include "test/fuzz/support/promise.hpp"
#include "test/support/this_process.hpp"

#include <array>
#include <cerrno>
#include <string_view>
#include <vector>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace ur::test {
namespace {

using namespace ipc;

const std::vector<base::UniqueFd> *files;

class Lie {
public:
  explicit Lie(Bytes input) : input_(input) {}

  void run();

  // Calls of the opener.
  int openIn(int directory, const char *path, int flags) const {
    if (!forbidden_ || !std::string_view(path).starts_with("fd/"))
      return base::systemCalls().openat(directory, path, flags);
    errno = EACCES;
    return -1;
  }
  ssize_t readTable(int fd, void *buffer, std::size_t size, off_t offset);

private:
  void claim();
  int makeTable();
  void makeEntry(std::uint8_t choice);
  void makeFile(std::size_t length, int seals);
  void change(std::size_t times);
  void fetch(const Opener &opener);
  void checkObject(const base::UniqueFd &object) const;

  Bytes input_;
  Handle handle_{};
  TableEntry entry_{};
  base::UniqueFd table_;
  bool forbidden_ = false;
  bool locks_ = true;
  int changesAt_ = 2;      // the read of the entry
  bool sound_ = true;      // nothing is wrong, so the open has to succeed
  bool believable_ = true; // the entry is live and the handle's own
  bool changedMeanwhile_ = false;
  int reads_ = 0;
};

Lie *lie;

void Lie::claim() {
  const ProcessIdentity &self = thisProcess().identity();
  struct stat object{};
  expect(fstat((*files)[0].get(), &object) == 0, "a memfd has a status");
  const std::uint8_t choices = input_.number();
  forbidden_ = (choices & 1) != 0;
  changesAt_ = (choices & 2) != 0 ? 3 : 2;
  locks_ = (choices & 4) == 0;
  const std::uint8_t claims = input_.number();
  handle_.pid = static_cast<std::uint32_t>(self.pid);
  handle_.effectiveUid = geteuid();
  handle_.pidNamespace = self.pidNamespace;
  handle_.startTicks = self.startTicks;
  handle_.pidfdInode = self.pidfdInode;
  handle_.objectInode = claims & 1 ? 0 : object.st_ino;
  handle_.objectDevice = claims & 1 ? 0 : object.st_dev;
  handle_.objectSize = kSoundSize + (claims & 2 ? 1 : 0);
  handle_.version = claims & 4 ? 2 : 1;
  handle_.token = {claims};
  if (claims & 8)
    handle_.driverBlob = {std::byte(1)};
  sound_ = handle_.objectSize == kSoundSize && locks_;
}

void Lie::makeFile(std::size_t length, int seals) {
  table_ = base::UniqueFd(memfd_create("fuzz-table", MFD_CLOEXEC | MFD_ALLOW_SEALING));
  expect(table_ && ftruncate(table_.get(), static_cast<off_t>(length)) == 0,
         "there is room for a table");
  const off_t offset = entryOffset(slotOf(handle_.serial));
  if (static_cast<off_t>(length) >= offset + static_cast<off_t>(sizeof entry_))
    expect(pwrite(table_.get(), &entry_, sizeof entry_, offset) == sizeof entry_,
           "a table can be written");
  expect(fcntl(table_.get(), F_ADD_SEALS, seals) == 0, "a table can be sealed");
  struct flock lock = makersLock(F_WRLCK);
  expect(!locks_ || fcntl(table_.get(), F_SETLK, &lock) == 0, "a table can be locked");
}

// The number that the handle gives for the table.
int Lie::makeTable() {
  constexpr int kSeals[] = {kTableSeals,
                            kTableSeals,
                            kTableSeals,
                            kObjectSeals,
                            F_SEAL_SHRINK,
                            F_SEAL_WRITE | kTableSeals,
                            0};
  const std::uint8_t choice = input_.number();
  const std::uint8_t length = input_.number();
  const auto slot = input_.number<std::uint16_t>();
  handle_.serial = std::uint64_t{7} << kSlotBits | slot;
  const auto offset = static_cast<std::size_t>(entryOffset(slotOf(handle_.serial)));
  const std::size_t lengths[] = {
      kTableBytes, kTableBytes, offset + sizeof entry_, offset + sizeof entry_ - 1, offset, 0};
  const std::size_t bytes = lengths[length % std::size(lengths)];
  makeEntry(input_.number());
  if (choice >= 200) {
    sound_ = false;
    const int numbers[] = {-1, 1 << 20, (*files)[choice % files->size()].get()};
    return numbers[choice % std::size(numbers)];
  }
  const int seals = kSeals[choice % std::size(kSeals)];
  sound_ = sound_ && seals == kTableSeals && bytes >= offset + sizeof entry_;
  makeFile(bytes, seals);
  return table_.get();
}

void Lie::makeEntry(std::uint8_t choice) {
  const int odd[] = {-1, -2, 1 << 20, 0x7fffffff};
  int object = (*files)[choice % files->size()].get();
  if (choice >= 240)
    object = odd[choice % std::size(odd)];
  // For a kind without an inode any descriptor will do, and none.
  sound_ = sound_ && object == (*files)[0].get();
  entry_ = {.state = EntryState::Live,
            .objectFd = object,
            .serial = handle_.serial,
            .objectInode = handle_.objectInode,
            .objectSize = handle_.objectSize,
            .claim = claimHash(handle_),
            .object = ObjectId::None,
            .note = {}};
  TableEntry honest = entry_;
  change(input_.choice(8));
  sound_ = sound_ && entry_ == honest;
  // The descriptor and the id are whatever the exporter says.
  honest.objectFd = entry_.objectFd;
  honest.object = entry_.object;
  honest.note = entry_.note;
  believable_ = entry_ == honest;
}

void Lie::change(std::size_t times) {
  auto *const bytes = reinterpret_cast<std::uint8_t *>(&entry_);
  for (std::size_t i = 0; i < times; ++i)
    bytes[input_.choice(sizeof entry_)] ^= input_.number();
}

ssize_t Lie::readTable(int fd, void *buffer, std::size_t size, off_t offset) {
  const ssize_t got = base::systemCalls().pread(fd, buffer, size, offset);
  if (++reads_ == changesAt_ && got == static_cast<ssize_t>(sizeof entry_)) {
    const TableEntry before = entry_;
    while (!input_.empty())
      change(1);
    changedMeanwhile_ = before != entry_;
  }
  if (changedMeanwhile_)
    std::memcpy(buffer, &entry_, sizeof entry_);
  return got;
}

void Lie::checkObject(const base::UniqueFd &object) const {
  expect(believable_ && locks_ && !changedMeanwhile_,
         "only a live entry that was made for the handle is believed");
  expect(!object || (fcntl(object.get(), F_GETFD) & FD_CLOEXEC) != 0,
         "what was taken is not inherited");
  if (handle_.objectInode == 0)
    return;
  struct stat status{};
  expect(object && fstat(object.get(), &status) == 0 && status.st_ino == handle_.objectInode &&
             static_cast<std::uint64_t>(status.st_size) >= handle_.objectSize &&
             hasSeals(fcntl(object.get(), F_GET_SEALS), kObjectSeals),
         "memory is the one that the handle names, with its size and its seals");
}

void Lie::fetch(const Opener &opener) {
  ur_result_t result = UR_RESULT_SUCCESS;
  try {
    Verifier verifier(handle_, opener);
    ExporterProcess process = verifier.openProcess();
    verifier.verifyUser(process);
    Resolved resolved{.handle = handle_};
    resolved.exporter = verifier.openTable(std::move(process));
    if (!verifier.verifyExports(*resolved.exporter, {&resolved, 1}))
      raiseStale(handle_, "the table has no lock");
    checkObject(verifier.fetchObject(resolved));
  } catch (const base::Error &error) {
    result = error.result();
    expect(result == UR_RESULT_ERROR_INVALID_VALUE ||
               (result == UR_RESULT_ERROR_INVALID_ARGUMENT && forbidden_) ||
               (result == UR_RESULT_ERROR_UNSUPPORTED_VERSION && handle_.version > kHandleVersion),
           error.message());
  }
  expect(result == UR_RESULT_SUCCESS || !sound_ || forbidden_ || changedMeanwhile_,
         "what is sound is opened");
}

void Lie::run() {
  lie = this;
  const Config config;
  claim();
  const Opener opener{.os = base::os(),
                      .self = thisProcess().identity(),
                      .effectiveUid = geteuid(),
                      .config = config};
  handle_.tableFd = makeTable();
  handle_.objectFd = entry_.objectFd;
  fetch(opener);
}

base::OsCalls openersCalls() {
  base::OsCalls calls = base::systemCalls();
  calls.openat = [](int directory, const char *path, int flags) {
    return lie->openIn(directory, path, flags);
  };
  calls.pread = [](int fd, void *buffer, std::size_t size, off_t offset) {
    return lie->readTable(fd, buffer, size, offset);
  };
  return calls;
}

} // namespace
} // namespace ur::test

extern "C" int LLVMFuzzerInitialize(int *, char ***) {
  static const std::vector<ur::base::UniqueFd> files = ur::test::soundAndUnsoundFiles();
  ur::test::files = &files;
  ur::test::thisProcess().identity(); // looks at files of its own, once
  static const ur::test::ScopedOsCalls calls(ur::test::openersCalls());
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
  const ur::test::DescriptorCheck before;
  ur::test::Lie({data, size}).run();
  before.expectNoneLeft();
  return 0;
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/keeper/record.hpp"

#include "base/error.hpp"
#include "base/system_error.hpp"

namespace ur::keeper {
namespace {

// Transfers all bytes at the offset, and advances the offset.
template <typename Call, typename Byte>
void transfer(const Call &call, int file, std::span<Byte> bytes, off_t &offset) {
  while (!bytes.empty()) {
    const ssize_t size = call(file, bytes.data(), bytes.size(), offset);
    if (size == 0 || (size < 0 && errno != EINTR))
      base::raiseSystem(size == 0 ? EIO : errno, "cannot read or write the record of a version");
    const auto count = static_cast<std::size_t>(std::max<ssize_t>(size, 0));
    bytes = bytes.subspan(count);
    offset += static_cast<off_t>(count);
  }
}

std::size_t sizeOf(const VersionRecord &version) {
  return sizeof version + version.objects * sizeof(ObjectRecord) + version.noteSize;
}

} // namespace

base::UniqueFd write(const base::OsCalls &os, const VersionRecord &version,
                     std::span<const ObjectRecord> objects, std::span<const std::byte> note) {
  base::UniqueFd file(base::requireSystem(os.memfdCreate("ur-ipc-keeper", MFD_CLOEXEC),
                                          "cannot make the record of a version: memfd_create"),
                      os);
  off_t offset = 0;
  transfer(os.pwrite, file.get(), std::as_bytes(std::span(&version, 1)), offset);
  transfer(os.pwrite, file.get(), std::as_bytes(objects), offset);
  transfer(os.pwrite, file.get(), note, offset);
  return file;
}

Record read(const base::OsCalls &os, int file) {
  struct stat status{};
  base::requireSystem(os.fstat(file, &status), "cannot read the record of a version: fstat");
  Record record{};
  off_t offset = 0;
  if (status.st_size >= static_cast<off_t>(sizeof record.version))
    transfer(os.pread, file, std::as_writable_bytes(std::span(&record.version, 1)), offset);
  const VersionRecord &version = record.version;
  if (version.magic != kRecordMagic || version.objects == 0 || version.objects > kMaxHandles ||
      version.noteSize > kMaxNoteSize || version.number == 0 || version.number > kMaxVersion ||
      static_cast<std::size_t>(status.st_size) != sizeOf(version))
    base::raise(
        UR_RESULT_ERROR_INVALID_VALUE,
        "its record has a different format; use a keeper of the same version as the earlier "
        "keeper");
  record.objects.resize(version.objects);
  transfer(os.pread, file, std::as_writable_bytes(std::span(record.objects)), offset);
  record.note.resize(version.noteSize);
  transfer(os.pread, file, std::span(record.note), offset);
  return record;
}

} // namespace ur::keeper

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The functions of ur_ipc_keeper.h.
#include "base/entry.hpp"
#include "base/system_error.hpp"
#include "tools/keeper/client.hpp"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include <ur-ipc/ur_ipc_keeper.h>

namespace ur::keeper {
namespace {

const base::OsCalls &os() noexcept { return base::systemCalls(); }

// Each call reads the environment, as each call of the Python package does.
ipc::Config config() { return ipc::Config::fromEnvironment(os()); }

// Adds the lease to the request. The pidfd's inode lets the keeper detect a pid that belongs to
// another process in the keeper's pid namespace.
void addLease(Request &request, const ur_ipc_keeper_lease_t &lease) {
  if (lease.milliseconds == 0 && lease.pid == 0)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "pLease has neither a time nor a process; set one of them, or pass null");
  request.leaseMs = lease.milliseconds;
  if (lease.pid == 0)
    return;
  const base::UniqueFd process(os().pidfdOpen(static_cast<pid_t>(lease.pid), 0), os());
  struct stat status{};
  if (!process || os().fstat(process.get(), &status) != 0)
    base::raiseWithCode(UR_RESULT_ERROR_INVALID_ARGUMENT, errno,
                        "there is no process {} for the lease ({}); name a living process",
                        lease.pid, base::errorName(errno));
  request.leasePid = lease.pid;
  request.leasePidInode = status.st_ino;
}

// Returns the handles and the note in one piece.
Bytes contentOf(std::uint32_t count, const void *const *handles, const std::size_t *sizes,
                std::size_t noteSize, const void *note) {
  Bytes content;
  content.reserve(count * ipc::kHandleSize + noteSize);
  const auto append = [&content](const void *bytes, std::size_t size) {
    const auto *begin = static_cast<const std::byte *>(bytes);
    content.insert(content.end(), begin, begin + size);
  };
  for (std::uint32_t i = 0; i < count; ++i) {
    if (sizes[i] != ipc::kHandleSize)
      base::raise(UR_RESULT_ERROR_UNSUPPORTED_SIZE,
                  "pHandleDataSizes[{}] is {}: the keeper holds memory of this project's adapters, "
                  "whose handles have {} bytes",
                  i, sizes[i], ipc::kHandleSize);
    append(handles[i], ipc::kHandleSize);
  }
  append(note, noteSize);
  return content;
}

void keep(const char *name, std::uint64_t *version, std::uint32_t count, const void *const *handles,
          const std::size_t *sizes, std::size_t noteSize, const void *note,
          const ur_ipc_keeper_lease_t *lease) {
  Request request = newRequest(Operation::Keep, name, version ? *version : 0);
  if (count > kMaxHandles || noteSize > kMaxNoteSize)
    base::raise(UR_RESULT_ERROR_OUT_OF_RESOURCES,
                "a version has at most {} handles and a note of at most {} bytes, but this one has "
                "{} and {}; keep it under several names",
                kMaxHandles, kMaxNoteSize, count, noteSize);
  request.handles = count;
  request.noteSize = static_cast<std::uint32_t>(noteSize);
  if (lease)
    addLease(request, *lease);
  const Response response =
      sendRequest(os(), config(), request, contentOf(count, handles, sizes, noteSize, note));
  if (version)
    *version = response.reply.version;
}

struct Attachment : ur_ipc_keeper_attachment_t {
  explicit Attachment(Response keeperResponse)
      : ur_ipc_keeper_attachment_t{}, response(std::move(keeperResponse)),
        sizes(response.reply.handles, ipc::kHandleSize) {
    const std::byte *next = response.payload.data();
    for (std::uint32_t i = 0; i < response.reply.handles; ++i, next += ipc::kHandleSize)
      handles.push_back(next);
    version = response.reply.version;
    count = response.reply.handles;
    ppHandleData = handles.data();
    pHandleDataSizes = sizes.data();
    noteSize = response.reply.bytes;
    pNote = noteSize != 0 ? next : nullptr;
  }
  Attachment(const Attachment &) = delete;
  Attachment &operator=(const Attachment &) = delete;

  const Response response;
  std::vector<const void *> handles{};
  const std::vector<std::size_t> sizes;
};

void attachVersion(const char *name, std::uint64_t version, std::uint32_t timeoutMs,
                   const ur_ipc_keeper_attachment_t **attachment) {
  const Request request = newRequest(Operation::Attach, name, version);
  const std::chrono::milliseconds timeout(timeoutMs);
  *attachment = std::make_unique<Attachment>(attach(os(), config(), request, timeout)).release();
}

void list(std::uint32_t capacity, ur_ipc_keeper_entry_t *entries, std::uint32_t *count) {
  static_assert(sizeof(ur_ipc_keeper_entry_t) == sizeof(Entry));
  const std::vector<Entry> keeperEntries = requestList(os(), config());
  const std::size_t copyCount = entries ? std::min<std::size_t>(capacity, keeperEntries.size()) : 0;
  for (std::size_t i = 0; i < copyCount; ++i) {
    const Entry &entry = keeperEntries[i];
    entries[i] = {.name = {},
                  .version = entry.version,
                  .bytes = entry.bytes,
                  .ageSeconds = entry.ageSeconds,
                  .objects = entry.objects,
                  .owner = entry.owner};
    const std::string_view name = textOf(entry.name);
    std::memcpy(entries[i].name, name.data(), std::min(name.size(), sizeof entries[i].name - 1));
  }
  if (count)
    *count = static_cast<std::uint32_t>(keeperEntries.size());
}

void drop(const char *name, std::uint64_t version, std::uint64_t *count) {
  const Response response = sendRequest(os(), config(), newRequest(Operation::Drop, name, version));
  if (count)
    *count = response.reply.version;
}

} // namespace
} // namespace ur::keeper

namespace keeper = ur::keeper;
using ur::base::Entry;

extern "C" {

UR_APIEXPORT ur_result_t UR_APICALL urIPCKeeperKeep(const char *pName, uint64_t *pVersion,
                                                    uint32_t count, const void *const *ppHandleData,
                                                    const size_t *pHandleDataSizes, size_t noteSize,
                                                    const void *pNote,
                                                    const ur_ipc_keeper_lease_t *pLease) {
  return Entry("urIPCKeeperKeep")
      .pointer(pName, "pName")
      .count(count, "count", UR_RESULT_ERROR_INVALID_SIZE)
      .pointer(ppHandleData, "ppHandleData")
      .pointer(pHandleDataSizes, "pHandleDataSizes")
      .elements(ppHandleData, std::min(count, keeper::kMaxHandles), "ppHandleData",
                UR_RESULT_ERROR_INVALID_NULL_POINTER)
      .pointer(noteSize == 0 || pNote, "pNote")
      .call(keeper::keep, pName, pVersion, count, ppHandleData, pHandleDataSizes, noteSize, pNote,
            pLease);
}

UR_APIEXPORT ur_result_t UR_APICALL
urIPCKeeperAttach(const char *pName, uint64_t version, uint32_t timeoutMs,
                  const ur_ipc_keeper_attachment_t **ppAttachment) {
  return Entry("urIPCKeeperAttach")
      .pointer(pName, "pName")
      .pointer(ppAttachment, "ppAttachment")
      .call(keeper::attachVersion, pName, version, timeoutMs, ppAttachment);
}

UR_APIEXPORT ur_result_t UR_APICALL
urIPCKeeperRelease(const ur_ipc_keeper_attachment_t *pAttachment) {
  return Entry("urIPCKeeperRelease").pointer(pAttachment, "pAttachment").call([&] {
    delete static_cast<const keeper::Attachment *>(pAttachment);
  });
}

UR_APIEXPORT ur_result_t UR_APICALL urIPCKeeperList(uint32_t numEntries,
                                                    ur_ipc_keeper_entry_t *pEntries,
                                                    uint32_t *pNumEntries) {
  return Entry("urIPCKeeperList")
      .pointer(pEntries || pNumEntries, "pEntries")
      .count(pEntries ? numEntries : 1, "numEntries", UR_RESULT_ERROR_INVALID_SIZE)
      .call(keeper::list, numEntries, pEntries, pNumEntries);
}

UR_APIEXPORT ur_result_t UR_APICALL urIPCKeeperDrop(const char *pName, uint64_t version,
                                                    uint64_t *pNumDropped) {
  return Entry("urIPCKeeperDrop")
      .pointer(pName, "pName")
      .call(keeper::drop, pName, version, pNumDropped);
}

UR_APIEXPORT ur_result_t UR_APICALL urIPCKeeperGetLastError(const char **ppMessage,
                                                            int32_t *pError) {
  if (!ppMessage || !pError)
    return UR_RESULT_ERROR_INVALID_NULL_POINTER; // no text: it would replace the last error's
  *ppMessage = ur::base::lastErrorMessage();
  *pError = ur::base::lastErrorCode();
  return UR_RESULT_SUCCESS;
}

} // extern "C"

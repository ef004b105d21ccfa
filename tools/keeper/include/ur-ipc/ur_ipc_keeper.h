// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef UR_IPC_UR_IPC_KEEPER_H
#define UR_IPC_UR_IPC_KEEPER_H

// The client of ur-ipc-keeper, a process that holds memory under names and versions, so that the
// memory outlives its exporter. Link libur_ipc_keeper in addition to the loader: the
// CMake target is ur-ipc::keeper, and the pkg-config package is ur-ipc-keeper.
//
//   // The exporter
//   urIPCGetMemHandleExp(context, memory, &handle, &size);
//   urIPCKeeperKeep("llama", NULL, 1, (const void *const *)&handle, &size, 0, NULL, NULL);
//
//   // A process that starts later
//   const ur_ipc_keeper_attachment_t *kept;
//   urIPCKeeperAttach("llama", 0, 30000, &kept);
//   urIPCOpenMemHandleExp(context, device, (void *)kept->ppHandleData[0],
//                         kept->pHandleDataSizes[0], &memory);
//   urIPCKeeperRelease(kept);
//
// The functions may be called from any thread, and need no urLoaderInit. A name has up to 48
// letters, digits, dots, dashes and underscores, and starts with a letter or a digit. The functions
// use this user's keeper. If that keeper does not run, they use the keeper of an allowed user: a
// user in UR_IPC_ALLOW_UIDS, or a member of a group in UR_IPC_ALLOW_GIDS. They look for the
// keeper's socket in NVIDIA_DRA_LOCAL_IPC_DIR/ur-ipc-UID, XDG_RUNTIME_DIR, /run/user/UID and
// /tmp/ur-ipc-UID. They wait at most 15 seconds for an answer, or UR_IPC_TIMEOUT_MS if that is
// longer.
//
// Each function can return these errors, in addition to its own. urIPCKeeperGetLastError returns
// the text, and an errno that distinguishes errors with the same result.
//
//   result                               errno         cause
//   UR_RESULT_ERROR_INVALID_NULL_POINTER 0             a required argument is null
//   UR_RESULT_ERROR_INVALID_ARGUMENT     0             the name is not valid
//   UR_RESULT_ERROR_INVALID_VALUE        0             the version has more than 63 bits
//   UR_RESULT_ERROR_INVALID_ARGUMENT     ECONNREFUSED  no keeper runs
//   UR_RESULT_ERROR_INVALID_ARGUMENT     EPERM         the keeper's user or this user is not
//                                                      allowed, or the name has another owner
//   UR_RESULT_ERROR_OUT_OF_RESOURCES     ETIMEDOUT     the keeper did not answer
//   UR_RESULT_ERROR_OUT_OF_RESOURCES     ECONNRESET    the keeper ended or was busy
//   UR_RESULT_ERROR_OUT_OF_RESOURCES     any other     descriptors, memory or the keeper's threads
//                                                      are exhausted
//   UR_RESULT_ERROR_UNSUPPORTED_VERSION  0             the keeper has another protocol
//   UR_RESULT_ERROR_UNSUPPORTED_FEATURE  ENOSYS        the kernel has no openat2 (Linux 5.6)

#include <stddef.h>
#include <stdint.h>
#include <unified-runtime/ur_api.h>

#if defined(__cplusplus)
extern "C" {
#endif

// The keeper drops a version as soon as one of the conditions of its lease is true.
typedef struct ur_ipc_keeper_lease_t {
  uint64_t milliseconds; // the time after the version was kept; 0: no time limit
  uint32_t pid;          // the process whose exit ends the lease; 0: no process
} ur_ipc_keeper_lease_t;

// Makes the keeper hold memory: all of the handles as one version, or none. The keeper holds the
// memory itself and not a copy, so every process that attaches it sees later writes. After success
// the caller may put the handles, free the memory and exit. To keep several arrays as one model,
// pass all of their handles in one call.
//
// - pName: the name for urIPCKeeperAttach.
// - pVersion: the number of the version; 0, or a null pointer, for the newest version's number plus
//   1. Receives the number. If the version exists, the call replaces it; processes that have
//   attached the replaced version keep its memory.
// - count: the number of handles, from 1 to 16384.
// - ppHandleData: the bytes of each handle, from urIPCGetMemHandleExp or urIPCGetPhysMemHandleExp
//   of an adapter of this project.
// - pHandleDataSizes: the size of each handle in bytes: 256.
// - noteSize: the size of the note in bytes, at most 24 MiB; 0 for no note.
// - pNote: bytes that describe the handles, such as names and shapes. The keeper does not read
//   them; urIPCKeeperAttach returns them.
// - pLease: null if the version has no lease.
//
// Returns UR_RESULT_SUCCESS, an error in the table above, or
// - UR_RESULT_ERROR_INVALID_SIZE: count is 0.
// - UR_RESULT_ERROR_INVALID_VALUE: both members of the lease are 0, or the keeper rejects a handle,
//   as urIPCOpenMemHandleExp does.
// - UR_RESULT_ERROR_INVALID_ARGUMENT: the lease's process does not exist (errno ESRCH), has exited,
//   or is not in the keeper's pid namespace; or the keeper may not open a handle.
// - UR_RESULT_ERROR_UNSUPPORTED_SIZE: a handle does not have the size of the handles of this
//   project's adapters.
// - UR_RESULT_ERROR_UNSUPPORTED_FEATURE: the driver frees the memory when the exporter exits, or
//   the handle is for an event.
// - UR_RESULT_ERROR_OUT_OF_RESOURCES: the version would exceed the user's quota, or the note or the
//   count is too large. After ETIMEDOUT and ECONNRESET the version may appear later.
UR_APIEXPORT ur_result_t UR_APICALL urIPCKeeperKeep(const char *pName, uint64_t *pVersion,
                                                    uint32_t count, const void *const *ppHandleData,
                                                    const size_t *pHandleDataSizes, size_t noteSize,
                                                    const void *pNote,
                                                    const ur_ipc_keeper_lease_t *pLease);

// A version that urIPCKeeperAttach has found. The library owns it and everything that it points to.
// Later releases may add members at the end.
typedef struct ur_ipc_keeper_attachment_t {
  uint64_t version;
  uint32_t count; // the number of handles
  const void *const *ppHandleData;
  const size_t *pHandleDataSizes; // in bytes
  size_t noteSize;                // in bytes
  const void *pNote;              // null if noteSize is 0
} ur_ipc_keeper_attachment_t;

// The first 8 bytes of each note that the Python package wrote. Such a note is the message that
// docs/python.md describes ("The bytes of a handle"). The handles of the attachment replace the
// adapter's handles in the message, in the same order. Arrays without elements have no handle.
#define UR_IPC_KEEPER_PYTHON_NOTE "ur-ipc\0"

// Gets the handles of a version that the keeper holds. Open them in the order of the Keep call, for
// example all with urIPCOpenMemHandlesBatch, and then release the attachment. Opened memory stays
// usable when the version is dropped or replaced, and when the keeper exits.
//
// - pName: the name.
// - version: the number of the version; 0 for the newest one.
// - timeoutMs: the time limit of the wait for a keeper and for the version, in milliseconds; 0 to
//   ask once.
// - ppAttachment: receives the attachment, which the caller releases with urIPCKeeperRelease.
//   Unchanged after an error. Even if the version is dropped, the keeper holds its memory until the
//   release, for at most 10 seconds. Afterwards, the handles of a dropped version are stale.
//
// Returns UR_RESULT_SUCCESS, an error in the table above, or
// - UR_RESULT_ERROR_INVALID_ARGUMENT with the errno ENOENT: the keeper does not have the version.
UR_APIEXPORT ur_result_t UR_APICALL
urIPCKeeperAttach(const char *pName, uint64_t version, uint32_t timeoutMs,
                  const ur_ipc_keeper_attachment_t **ppAttachment);

// Closes the connection of an attachment, and frees it. Opened memory stays open.
//
// Returns UR_RESULT_SUCCESS, or UR_RESULT_ERROR_INVALID_NULL_POINTER if pAttachment is null.
UR_APIEXPORT ur_result_t UR_APICALL
urIPCKeeperRelease(const ur_ipc_keeper_attachment_t *pAttachment);

// A version that the keeper holds.
typedef struct ur_ipc_keeper_entry_t {
  char name[64]; // ends with a NUL
  uint64_t version;
  uint64_t bytes;      // the size of the objects, handles and note
  uint64_t ageSeconds; // since the version was kept
  uint32_t objects;    // the number of handles
  uint32_t owner;      // the user id of the name's owner, who can replace and drop its versions
} ur_ipc_keeper_entry_t;

// Lists the versions that the keeper holds, sorted by name and number.
//
// - numEntries: the number of elements of pEntries. If the keeper holds more versions, the call
//   writes the first numEntries of them.
// - pEntries: null, or receives the versions. The caller owns the array.
// - pNumEntries: null, or receives the number of versions. Other processes may keep and drop
//   versions between two calls.
//
// Returns UR_RESULT_SUCCESS, an error in the table above, or
// - UR_RESULT_ERROR_INVALID_NULL_POINTER: pEntries and pNumEntries are null.
// - UR_RESULT_ERROR_INVALID_SIZE: pEntries is not null, and numEntries is 0.
UR_APIEXPORT ur_result_t UR_APICALL urIPCKeeperList(uint32_t numEntries,
                                                    ur_ipc_keeper_entry_t *pEntries,
                                                    uint32_t *pNumEntries);

// Makes the keeper release a version, or all versions of a name.
//
// - pName: the name.
// - version: the number of the version; 0 for all versions.
// - pNumDropped: null, or receives the number of released versions.
//
// Returns UR_RESULT_SUCCESS, an error in the table above, or
// - UR_RESULT_ERROR_INVALID_ARGUMENT with the errno ENOENT: the keeper does not have the version.
UR_APIEXPORT ur_result_t UR_APICALL urIPCKeeperDrop(const char *pName, uint64_t version,
                                                    uint64_t *pNumDropped);

// Returns the text of the last error of these functions on the calling thread, as
// urAdapterGetLastError does for an adapter. Calls that succeed do not change it.
//
// - ppMessage: receives the text: the failed step, the cause and the remedy; "" before the first
//   error. It is valid until the thread's next error of these functions, or until the thread ends.
// - pError: receives the errno, which the table above explains for some errors; 0 if there is none.
//
// Returns UR_RESULT_SUCCESS, or UR_RESULT_ERROR_INVALID_NULL_POINTER if an argument is null.
UR_APIEXPORT ur_result_t UR_APICALL urIPCKeeperGetLastError(const char **ppMessage,
                                                            int32_t *pError);

#if defined(__cplusplus)
}
#endif

#endif // UR_IPC_UR_IPC_KEEPER_H

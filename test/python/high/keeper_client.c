// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// A client of the keeper in C, which test_keeper_in_c.py runs:
//   keeper_client keep NAME VERSION COUNT NOTE [LEASE_MS [LEASE_PID]]
//   keeper_client attach NAME VERSION TIMEOUT_MS
//   keeper_client list | drop NAME VERSION | arguments | attach-dropped NAME | threads
//
// Prints its results. After an error, prints the result code, the errno and the text, and exits
// with 1.
#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unified-runtime/ur_api.h>
#include <unistd.h>
#include <ur-ipc/ur_ipc_batch.h>
#include <ur-ipc/ur_ipc_keeper.h>

enum { kMaxArrays = 300, kElements = 1000 };

static ur_device_handle_t device;
static ur_context_handle_t context;

static void fail(ur_result_t result, const char *message, int32_t error) {
  printf("%d %" PRId32 " %s\n", (int)result, error, message);
  exit(1);
}

static void require(ur_result_t result) {
  if (result != UR_RESULT_SUCCESS)
    fail(result, "a call of the loader", 0);
}

// Requires that a function of the keeper's library succeeds.
static void requireKeeper(ur_result_t result) {
  const char *message = "";
  int32_t error = 0;
  if (result == UR_RESULT_SUCCESS)
    return;
  urIPCKeeperGetLastError(&message, &error);
  fail(result, message, error);
}

static void openContext(void) {
  ur_adapter_handle_t adapter;
  ur_platform_handle_t platform;
  require(urLoaderInit(0, NULL));
  require(urAdapterGet(1, &adapter, NULL));
  require(urPlatformGet(adapter, 1, &platform, NULL));
  require(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, NULL));
  require(urContextCreate(1, &device, NULL, &context));
}

// Array `number` has the elements number, number + 1, and so on. The host can write the array.
static void *newArray(int number) {
  void *memory;
  int32_t *elements;
  require(urUSMDeviceAlloc(context, device, NULL, NULL, kElements * sizeof(int32_t), &memory));
  elements = memory;
  for (int i = 0; i < kElements; ++i)
    elements[i] = number + i;
  return memory;
}

// Returns the first element, or -1 if the elements are not consecutive numbers.
static int32_t firstOf(const int32_t *elements) {
  for (int i = 0; i < kElements; ++i)
    if (elements[i] != elements[0] + i)
      return -1;
  return elements[0];
}

// Waits until the test kills this process, or closes its input.
static void waitUntilKilled(void) {
  fflush(stdout);
  (void)getchar();
}

static void keep(const char *name, uint64_t version, uint32_t count, const char *note,
                 const ur_ipc_keeper_lease_t *lease) {
  void *handles[kMaxArrays];
  size_t sizes[kMaxArrays];
  openContext();
  for (uint32_t i = 0; i < count; ++i)
    require(urIPCGetMemHandleExp(context, newArray((int)i), &handles[i], &sizes[i]));
  requireKeeper(urIPCKeeperKeep(name, &version, count, (const void *const *)handles, sizes,
                                strlen(note), note, lease));
  printf("%" PRIu64 "\n", version);
  waitUntilKilled();
}

static void printNote(const ur_ipc_keeper_attachment_t *record) {
  if (record->noteSize >= 8 && memcmp(record->pNote, UR_IPC_KEEPER_PYTHON_NOTE, 8) == 0)
    printf("the note is Python's\n");
  else
    printf("%.*s\n", (int)record->noteSize, record->noteSize ? (const char *)record->pNote : "");
}

// Prints the version, the note and the first element of each array.
static void attach(const char *name, uint64_t version, uint32_t timeoutMs) {
  const ur_ipc_keeper_attachment_t *record;
  void *memory[kMaxArrays];
  uint32_t count;
  openContext();
  requireKeeper(urIPCKeeperAttach(name, version, timeoutMs, &record));
  count = record->count;
  require(urIPCOpenMemHandlesBatch(context, device, count, record->ppHandleData,
                                   record->pHandleDataSizes, memory));
  printf("%" PRIu64 "\n", record->version);
  printNote(record);
  requireKeeper(urIPCKeeperRelease(record));
  for (uint32_t i = 0; i < count; ++i)
    printf("%" PRId32 " ", firstOf(memory[i]));
  printf("\n");
  for (uint32_t i = 0; i < count; ++i)
    require(urIPCCloseMemHandleExp(context, memory[i]));
}

// Attaches a version, and drops it before and after opening its memory.
static void attachDropped(const char *name) {
  const ur_ipc_keeper_attachment_t *record, *twin;
  void *first, *second;
  uint64_t dropped;
  openContext();
  requireKeeper(urIPCKeeperAttach(name, 0, 0, &record));
  requireKeeper(urIPCKeeperAttach(name, 0, 0, &twin));
  require(urIPCOpenMemHandleExp(context, device, (void *)twin->ppHandleData[0], 256, &first));
  requireKeeper(urIPCKeeperRelease(twin));
  requireKeeper(urIPCKeeperDrop(name, 0, &dropped));
  require(urIPCOpenMemHandleExp(context, device, (void *)record->ppHandleData[0], 256, &second));
  requireKeeper(urIPCKeeperRelease(record));
  printf("%" PRIu64 " %" PRId32 " %" PRId32 "\n", dropped, firstOf(first), firstOf(second));
}

static void *failInThread(void *result) {
  *(ur_result_t *)result = urIPCKeeperDrop(NULL, 0, NULL);
  return NULL;
}

// Prints this thread's last error after an error in another thread.
static void compareThreads(void) {
  pthread_t thread;
  ur_result_t result = UR_RESULT_SUCCESS;
  const char *message;
  int32_t error;
  if (urIPCKeeperRelease(NULL) == UR_RESULT_SUCCESS ||
      pthread_create(&thread, NULL, failInThread, &result) != 0 || pthread_join(thread, NULL) != 0)
    fail(UR_RESULT_ERROR_UNKNOWN, "no error, or no thread", 0);
  requireKeeper(urIPCKeeperGetLastError(&message, &error));
  printf("%d %s\n", result == UR_RESULT_ERROR_INVALID_NULL_POINTER, message);
}

static void list(void) {
  ur_ipc_keeper_entry_t entries[4], firstEntry;
  uint32_t count, sameCount;
  requireKeeper(urIPCKeeperList(0, NULL, &count));
  if (count == 0)
    return;
  requireKeeper(urIPCKeeperList(1, &firstEntry, &sameCount));
  requireKeeper(urIPCKeeperList(4, entries, NULL));
  if (sameCount != count || strcmp(firstEntry.name, entries[0].name) != 0)
    fail(UR_RESULT_ERROR_UNKNOWN, "the lists differ", 0);
  for (uint32_t i = 0; i < count && i < 4; ++i)
    printf("%s %" PRIu64 " %" PRIu32 " %d %d\n", entries[i].name, entries[i].version,
           entries[i].objects, entries[i].owner == geteuid(),
           entries[i].bytes >= kElements * sizeof(int32_t) && entries[i].ageSeconds < 600);
}

static void drop(const char *name, uint64_t version) {
  uint64_t dropped;
  requireKeeper(urIPCKeeperDrop(name, version, &dropped));
  printf("%" PRIu64 "\n", dropped);
}

// Prints the error text of a call that must fail with the expected result.
static void expect(ur_result_t expected, ur_result_t result) {
  const char *message;
  int32_t error;
  requireKeeper(urIPCKeeperGetLastError(&message, &error));
  printf("%s\n", message);
  if (result != expected)
    fail(result, "the call returned another result than expected", error);
}

static const ur_result_t null = UR_RESULT_ERROR_INVALID_NULL_POINTER;
static const uint64_t tooLarge = (uint64_t)1 << 63;

// Passes arguments that urIPCKeeperKeep rejects without a keeper.
static void passInvalidHandles(void) {
  const char bytes[256] = {0};
  const void *handles[2] = {bytes, bytes};
  const void *noHandles[2] = {bytes, NULL};
  static const void *tooMany[16385]; // the function does not read the last one
  for (size_t i = 0; i < 16384; ++i)
    tooMany[i] = bytes;
  const size_t sizes[2] = {256, 64};
  uint64_t version = tooLarge;
  const ur_ipc_keeper_lease_t emptyLease = {0, 0}, noProcess = {0, UINT32_MAX >> 1};
  expect(null, urIPCKeeperKeep(NULL, NULL, 1, handles, sizes, 0, NULL, NULL));
  expect(null, urIPCKeeperKeep("x", NULL, 1, NULL, sizes, 0, NULL, NULL));
  expect(null, urIPCKeeperKeep("x", NULL, 1, handles, NULL, 0, NULL, NULL));
  expect(null, urIPCKeeperKeep("x", NULL, 2, noHandles, sizes, 0, NULL, NULL));
  expect(null, urIPCKeeperKeep("x", NULL, 1, handles, sizes, 1, NULL, NULL));
  expect(UR_RESULT_ERROR_INVALID_SIZE,
         urIPCKeeperKeep("x", NULL, 0, handles, sizes, 0, NULL, NULL));
  expect(UR_RESULT_ERROR_INVALID_ARGUMENT,
         urIPCKeeperKeep("../x", NULL, 1, handles, sizes, 0, NULL, NULL));
  expect(UR_RESULT_ERROR_INVALID_VALUE,
         urIPCKeeperKeep("x", &version, 1, handles, sizes, 0, NULL, NULL));
  expect(UR_RESULT_ERROR_UNSUPPORTED_SIZE,
         urIPCKeeperKeep("x", NULL, 2, handles, sizes, 0, NULL, NULL));
  expect(UR_RESULT_ERROR_OUT_OF_RESOURCES,
         urIPCKeeperKeep("x", NULL, 16385, tooMany, sizes, 0, NULL, NULL));
  expect(UR_RESULT_ERROR_OUT_OF_RESOURCES,
         urIPCKeeperKeep("x", NULL, 1, handles, sizes, SIZE_MAX, bytes, NULL));
  expect(UR_RESULT_ERROR_INVALID_VALUE,
         urIPCKeeperKeep("x", NULL, 1, handles, sizes, 0, NULL, &emptyLease));
  expect(UR_RESULT_ERROR_INVALID_ARGUMENT,
         urIPCKeeperKeep("x", NULL, 1, handles, sizes, 0, NULL, &noProcess));
}

// Passes arguments that the other functions reject without a keeper.
static void passInvalidArguments(void) {
  const ur_ipc_keeper_attachment_t *record = NULL;
  ur_ipc_keeper_entry_t entry;
  const char *message;
  expect(null, urIPCKeeperAttach(NULL, 0, 0, &record));
  expect(null, urIPCKeeperAttach("x", 0, 0, NULL));
  expect(UR_RESULT_ERROR_INVALID_VALUE, urIPCKeeperAttach("x", tooLarge, 0, &record));
  expect(null, urIPCKeeperRelease(NULL));
  expect(null, urIPCKeeperList(1, NULL, NULL));
  expect(UR_RESULT_ERROR_INVALID_SIZE, urIPCKeeperList(0, &entry, NULL));
  expect(null, urIPCKeeperDrop(NULL, 0, NULL));
  expect(UR_RESULT_ERROR_INVALID_ARGUMENT, urIPCKeeperDrop("", 0, NULL));
  if (record || urIPCKeeperGetLastError(&message, NULL) != null)
    fail(UR_RESULT_ERROR_UNKNOWN, "a failed call wrote its result, or a null argument was accepted",
         0);
}

int main(int argc, char **argv) {
  const char *command = argc > 1 ? argv[1] : "";
  const uint64_t version = argc > 3 ? strtoull(argv[3], NULL, 10) : 0;
  if (strcmp(command, "keep") == 0 && argc >= 6) {
    ur_ipc_keeper_lease_t lease = {argc > 6 ? strtoull(argv[6], NULL, 10) : 0,
                                   argc > 7 ? (uint32_t)strtoul(argv[7], NULL, 10) : 0};
    keep(argv[2], version, (uint32_t)strtoul(argv[4], NULL, 10), argv[5], argc > 6 ? &lease : NULL);
  } else if (strcmp(command, "attach") == 0 && argc == 5) {
    attach(argv[2], version, (uint32_t)strtoul(argv[4], NULL, 10));
  } else if (strcmp(command, "attach-dropped") == 0 && argc == 3) {
    attachDropped(argv[2]);
  } else if (strcmp(command, "threads") == 0) {
    compareThreads();
  } else if (strcmp(command, "list") == 0) {
    list();
  } else if (strcmp(command, "drop") == 0 && argc == 4) {
    drop(argv[2], version);
  } else if (strcmp(command, "arguments") == 0) {
    passInvalidHandles();
    passInvalidArguments();
  } else {
    fprintf(stderr, "usage: see the comment at the beginning of keeper_client.c\n");
    return 2;
  }
  return 0;
}

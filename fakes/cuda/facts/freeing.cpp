// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Facts about freeing memory during pending work, and about ranges and ids of memory.
#include "fakes/cuda/facts/facts.hpp"

#include <atomic>
#include <chrono>
#include <thread>

#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace cuda_driver::facts {

void beforeInit() {
  int count = 0;
  expect("a call before cuInit", deviceCount(&count), CUDA_ERROR_NOT_INITIALIZED);
  need("cuInit", init(0));
  expect("a call after cuInit", deviceCount(&count), CUDA_SUCCESS);
  Address memory = 0;
  expect("allocating without a context", allocate(&memory, 4096), CUDA_ERROR_INVALID_CONTEXT);
  int value = 0;
  expect("an attribute that does not exist", attributeOf(&value, 100000, 0),
         CUDA_ERROR_INVALID_VALUE);
  expect("a device that does not exist", attributeOf(&value, 1, count), CUDA_ERROR_INVALID_DEVICE);
}

void freeDuringWork() {
  useDevice(0);
  const Words words = registerWords(makeWords());
  const CUstream stream = makeStream();
  Address memory = 0;
  need("allocate memory", allocate(&memory, kPage));
  const Object object = makeObject();
  const Address mapping = mapObject(object);
  need("wait for a word", waitValue(stream, words.device, 1, CU_STREAM_WAIT_VALUE_GEQ));

  // If one of these calls waited for the stream, the test would hang.
  const Address secondMapping = mapObject(object);
  unmapObject(secondMapping);
  unmapObject(mapping);
  need("release", releaseObject(object));
  check("mapping, access and unmapping do not wait for pending work", staysBusy(stream));

  std::atomic<bool> isFreed = false;
  std::thread thread([&] {
    useDevice(0);
    need("free memory", freeMemory(memory));
    isFreed = true;
  });
  std::this_thread::sleep_for(std::chrono::milliseconds(300));
  check("cuMemFree waits for work that does not use the memory", !isFreed);
  words.host[0] = 1;
  thread.join();
  check("cuMemFree returns when the work is done", isFreed);
}

void withoutContext() {
  useDevice(0);
  const CUstream stream = makeStream();
  Address memory = 0;
  need("allocate memory", allocate(&memory, kPage));
  CUevent event = nullptr;
  need("create an event", createEvent(&event, CU_EVENT_DISABLE_TIMING));
  need("make no context current", setCurrent(nullptr));
  expect("filling in a stream without a current context", fill(memory, 1, kPage, stream),
         CUDA_SUCCESS);
  expect("recording an event in that stream", recordEvent(event, stream), CUDA_SUCCESS);
  expect("waiting for the stream", synchronizeStream(stream), CUDA_SUCCESS);
  expect("freeing memory", freeMemory(memory), CUDA_SUCCESS);
  expect("destroying the event", destroyEvent(event), CUDA_SUCCESS);
  expect("destroying the stream", destroyStream(stream), CUDA_SUCCESS);
}

void unmapDuringWork() {
  useDevice(0);
  const Words words = registerWords(makeWords());
  const CUstream stream = makeStream();
  const Address memory = mapObject(makeObject());
  need("wait for a word", waitValue(stream, words.device, 1, CU_STREAM_WAIT_VALUE_GEQ));
  need("fill memory", fill(memory, 1, kPage, stream));
  expect("unmapping memory that pending work uses", unmap(memory, kPage), CUDA_SUCCESS);
  words.host[0] = 1;
  // The code depends on the unit that does the work: a copy engine or a fill engine.
  const CUresult loss = synchronizeStream(stream);
  check("the fill of unmapped memory fails",
        loss == CUDA_ERROR_LAUNCH_FAILED || loss == CUDA_ERROR_ILLEGAL_ADDRESS);
  expect("the context is lost", synchronize(), loss);
  Address newMemory = 0;
  expect("allocating in a lost context", allocate(&newMemory, kPage), loss);
  expect("destroying a stream of a lost context", destroyStream(stream), loss);
  expect("creating and releasing physical memory after the loss", releaseObject(makeObject()),
         CUDA_SUCCESS);
}

void ownMemory() {
  useDevice(0);
  Address memory = 0;
  need("allocate memory", allocate(&memory, 3 * kPage));
  Address start = 0;
  Size size = 0;
  expect("the range around an interior address", addressRange(&start, &size, memory + kPage + 5),
         CUDA_SUCCESS);
  expect("that range's start", start, memory);
  expect("that range's size", size, 3 * kPage);
  expect("copying past the end", copyOnDevice(memory, memory + kPage, 2 * kPage + 1),
         CUDA_ERROR_INVALID_VALUE);
  Object object = 0;
  expect("cuMemRetainAllocationHandle of memory from cuMemAlloc",
         retainObject(&object, reinterpret_cast<void *>(memory)), CUDA_ERROR_INVALID_VALUE);
  std::uint64_t oldId = 0;
  std::uint64_t newId = 0;
  need("query the buffer id", pointerAttribute(&oldId, CU_POINTER_ATTRIBUTE_BUFFER_ID, memory));
  need("free memory", freeMemory(memory));
  need("allocate memory again", allocate(&memory, 3 * kPage));
  need("query the buffer id", pointerAttribute(&newId, CU_POINTER_ATTRIBUTE_BUFFER_ID, memory));
  check("a new allocation has a new buffer id", oldId != newId);
  Address pooledMemory = 0;
  need("allocate pooled memory", allocatePooled(&pooledMemory, kPage, nullptr));
  need("wait", synchronize());
  expect("cuMemRetainAllocationHandle of pooled memory",
         retainObject(&object, reinterpret_cast<void *>(pooledMemory)), CUDA_ERROR_INVALID_VALUE);
  CUevent event = nullptr;
  expect("an interprocess event with timing", createEvent(&event, CU_EVENT_INTERPROCESS),
         CUDA_ERROR_INVALID_VALUE);
  CUmemAllocationProp properties = exportableProperties();
  Size granule = 0;
  properties.location.id = 1000;
  // Drivers differ in whether they report the granularity of a device that does not exist.
  static_cast<void>(granularity(&granule, &properties, CU_MEM_ALLOC_GRANULARITY_MINIMUM));
  Object misplacedObject = 0;
  check("creating memory on a device that does not exist fails",
        createObject(&misplacedObject, kPage, &properties, 0) != CUDA_SUCCESS);
}

// The access kills the process, so a child process makes the access.
void hiddenFromTheHost() {
  const pid_t child = fork(); // before any call of the driver
  if (child == 0) {
    const rlimit noCore = {0, 0};
    setrlimit(RLIMIT_CORE, &noCore);
    signal(SIGSEGV, SIG_DFL);
    useDevice(0);
    Address memory = 0;
    need("allocate memory", allocate(&memory, kPage));
    *reinterpret_cast<volatile char *>(memory) = 1;
    _exit(0);
  }
  int status = 0;
  waitpid(child, &status, 0);
  check("the host cannot access device memory",
        WIFSIGNALED(status) && (WTERMSIG(status) == SIGSEGV || WTERMSIG(status) == SIGBUS));
}

void afterFork() {
  useDevice(0);
  const pid_t child = fork();
  if (child == 0) {
    int count = 0;
    _exit(deviceCount(&count) == CUDA_ERROR_NOT_INITIALIZED ? 0 : 1);
  }
  int status = 0;
  waitpid(child, &status, 0);
  check("the driver is uninitialized in a child of fork",
        WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

} // namespace cuda_driver::facts

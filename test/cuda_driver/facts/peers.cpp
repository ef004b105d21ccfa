// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Two devices of one machine.
#include "test/cuda_driver/facts/facts.hpp"

#include <unistd.h>

namespace cuda_driver::facts {
namespace {

// A stream of one device does work for another one's, which goes on behind it, and ends before.
void streamsOfTwoDevices(CUcontext first, CUcontext second, Address theirs) {
  CUevent before = nullptr;
  CUevent after = nullptr;
  need("create an event", createEvent(&before, CU_EVENT_DISABLE_TIMING));
  const CUstream waiting = makeStream();
  need("record an event", recordEvent(before, waiting));
  need("make a context current", setCurrent(second));
  need("create an event", createEvent(&after, CU_EVENT_DISABLE_TIMING));
  const CUstream helping = makeStream();
  expect("a stream waits for an event of another device", waitEvent(helping, before, 0),
         CUDA_SUCCESS);
  need("fill", fill(theirs, 7, kPage, helping));
  need("record an event", recordEvent(after, helping));
  expect("destroying a stream with work", destroyStream(helping), CUDA_SUCCESS);
  need("make a context current", setCurrent(first));
  expect("and back", waitEvent(waiting, after, 0), CUDA_SUCCESS);
  need("wait", synchronizeStream(waiting));
  need("make a context current", setCurrent(second));
  expect("its work is done", firstByte(theirs), 7);
  need("destroy an event", destroyEvent(after));
  need("make a context current", setCurrent(first));
  need("destroy an event", destroyEvent(before));
  need("destroy a stream", destroyStream(waiting));
}

// What one device owns, another one alone may use.
void importForTheOtherDevice(Object object) {
  const int descriptor = exportedDescriptor(object);
  Object imported = 0;
  need("import", importObject(&imported, reinterpret_cast<void *>(std::intptr_t{descriptor}),
                              CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR));
  const Address mapped = mapObject(imported, kPage, CU_MEM_ACCESS_FLAGS_PROT_READWRITE, 0);
  expect("imported memory of another device is read", firstByte(mapped), 9);
  unmapObject(mapped);
  need("release", releaseObject(imported));
  close(descriptor);
}

} // namespace

void twoDevices() {
  const CUcontext first = useDevice(0);
  int count = 0;
  deviceCount(&count);
  if (count < 2) {
    std::printf("left out: there is one device\n");
    return;
  }
  const CUmemAllocationProp properties = exportable(1);
  Object object = 0;
  need("create memory of the second device", createObject(&object, kPage, &properties, 0));
  const CUcontext second = useDevice(1);
  const Address theirs = mapObject(object, kPage, CU_MEM_ACCESS_FLAGS_PROT_READWRITE, 1);
  fillByte(theirs, 8, kPage);
  need("make a context current", setCurrent(first));
  Address own = 0;
  need("allocate memory", allocate(&own, kPage));
  const auto read = [&] { return copyOnDevice(own, theirs, kPage); };
  expect("copying from another device's memory without access", read(), CUDA_ERROR_INVALID_VALUE);
  expect("filling it", fill(theirs, 1, kPage, nullptr), CUDA_ERROR_INVALID_VALUE);
  expect("copying between peers", copyPeer(own, first, theirs, second, kPage, nullptr),
         CUDA_SUCCESS);
  expect("what was copied", firstByte(own), 8);
  expect("enabling peers", enablePeer(second, 0), CUDA_SUCCESS);
  expect("enabling them again", enablePeer(second, 0), CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED);
  expect("does not help mapped memory", read(), CUDA_ERROR_INVALID_VALUE);
  expect("disabling peers", disablePeer(second), CUDA_SUCCESS);
  expect("disabling them again", disablePeer(second), CUDA_ERROR_PEER_ACCESS_NOT_ENABLED);
  streamsOfTwoDevices(first, second, theirs);
  need("set access", giveAccess(theirs, kPage, 0, CU_MEM_ACCESS_FLAGS_PROT_READWRITE));
  expect("access does", read(), CUDA_SUCCESS);
  need("wait", synchronize());
  need("make a context current", setCurrent(second));
  expect("the other device keeps its access", fill(theirs, 9, kPage, nullptr), CUDA_SUCCESS);
  need("wait", synchronize());
  need("make a context current", setCurrent(first));
  need("take access away", giveAccess(theirs, kPage, 0, CU_MEM_ACCESS_FLAGS_PROT_NONE));
  expect("access that was taken away", read(), CUDA_ERROR_INVALID_VALUE);
  need("make a context current", setCurrent(second));
  expect("is taken from one device", fill(theirs, 9, kPage, nullptr), CUDA_SUCCESS);
  need("wait", synchronize());
  need("make a context current", setCurrent(first));
  importForTheOtherDevice(object);
}

} // namespace cuda_driver::facts

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Facts about two devices of one machine.
#include "fakes/cuda/facts/facts.hpp"

#include <unistd.h>

namespace cuda_driver::facts {
namespace {

// A stream of one device waits for work of another device, and this work waits for earlier work of
// the first stream.
void checkStreamsOfTwoDevices(CUcontext first, CUcontext second, Address peerMemory) {
  CUevent firstEvent = nullptr;
  CUevent secondEvent = nullptr;
  need("create an event", createEvent(&firstEvent, CU_EVENT_DISABLE_TIMING));
  const CUstream waitingStream = makeStream();
  need("record an event", recordEvent(firstEvent, waitingStream));
  need("make a context current", setCurrent(second));
  need("create an event", createEvent(&secondEvent, CU_EVENT_DISABLE_TIMING));
  const CUstream helperStream = makeStream();
  expect("a stream waits for an event of another device", waitEvent(helperStream, firstEvent, 0),
         CUDA_SUCCESS);
  need("fill", fill(peerMemory, 7, kPage, helperStream));
  need("record an event", recordEvent(secondEvent, helperStream));
  expect("destroying a stream with work", destroyStream(helperStream), CUDA_SUCCESS);
  need("make a context current", setCurrent(first));
  expect("the first stream waits for an event of the second device",
         waitEvent(waitingStream, secondEvent, 0), CUDA_SUCCESS);
  need("wait", synchronizeStream(waitingStream));
  need("make a context current", setCurrent(second));
  expect("the second stream's fill is done", firstByte(peerMemory), 7);
  need("destroy an event", destroyEvent(secondEvent));
  need("make a context current", setCurrent(first));
  need("destroy an event", destroyEvent(firstEvent));
  need("destroy a stream", destroyStream(waitingStream));
}

// Imports memory of the second device, and gives access only to the first device.
void checkImportForPeerDevice(Object object) {
  const int descriptor = exportedDescriptor(object);
  Object importedObject = 0;
  need("import", importObject(&importedObject, reinterpret_cast<void *>(std::intptr_t{descriptor}),
                              CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR));
  const Address mapping = mapObject(importedObject, kPage, CU_MEM_ACCESS_FLAGS_PROT_READWRITE, 0);
  expect("the first device reads imported memory of the second", firstByte(mapping), 9);
  unmapObject(mapping);
  need("release", releaseObject(importedObject));
  close(descriptor);
}

} // namespace

void twoDevices() {
  const CUcontext first = useDevice(0);
  int count = 0;
  deviceCount(&count);
  if (count < 2) {
    std::printf("skipped: there is one device; this group needs two\n");
    return;
  }
  const CUmemAllocationProp properties = exportableProperties(1);
  Object object = 0;
  need("create memory of the second device", createObject(&object, kPage, &properties, 0));
  const CUcontext second = useDevice(1);
  const Address peerMemory = mapObject(object, kPage, CU_MEM_ACCESS_FLAGS_PROT_READWRITE, 1);
  fillByte(peerMemory, 8, kPage);
  need("make a context current", setCurrent(first));
  Address memory = 0;
  need("allocate memory", allocate(&memory, kPage));
  const auto read = [&] { return copyOnDevice(memory, peerMemory, kPage); };
  expect("copying from another device's memory without access", read(), CUDA_ERROR_INVALID_VALUE);
  expect("filling another device's memory without access", fill(peerMemory, 1, kPage, nullptr),
         CUDA_ERROR_INVALID_VALUE);
  expect("copying between peers", copyPeer(memory, first, peerMemory, second, kPage, nullptr),
         CUDA_SUCCESS);
  expect("the copied byte", firstByte(memory), 8);
  expect("enabling peer access", enablePeer(second, 0), CUDA_SUCCESS);
  expect("enabling peer access again", enablePeer(second, 0),
         CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED);
  expect("peer access does not apply to mapped memory", read(), CUDA_ERROR_INVALID_VALUE);
  expect("disabling peer access", disablePeer(second), CUDA_SUCCESS);
  expect("disabling peer access again", disablePeer(second), CUDA_ERROR_PEER_ACCESS_NOT_ENABLED);
  checkStreamsOfTwoDevices(first, second, peerMemory);
  need("set access", giveAccess(peerMemory, kPage, 0, CU_MEM_ACCESS_FLAGS_PROT_READWRITE));
  expect("copying after cuMemSetAccess", read(), CUDA_SUCCESS);
  need("wait", synchronize());
  need("make a context current", setCurrent(second));
  expect("the other device keeps its access", fill(peerMemory, 9, kPage, nullptr), CUDA_SUCCESS);
  need("wait", synchronize());
  need("make a context current", setCurrent(first));
  need("remove access", giveAccess(peerMemory, kPage, 0, CU_MEM_ACCESS_FLAGS_PROT_NONE));
  expect("copying after the access is removed", read(), CUDA_ERROR_INVALID_VALUE);
  need("make a context current", setCurrent(second));
  expect("the other device keeps its access after the first one loses it",
         fill(peerMemory, 9, kPage, nullptr), CUDA_SUCCESS);
  need("wait", synchronize());
  need("make a context current", setCurrent(first));
  checkImportForPeerDevice(object);
}

} // namespace cuda_driver::facts

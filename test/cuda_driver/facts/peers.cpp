// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Two devices of one machine.
#include "test/cuda_driver/facts/facts.hpp"

namespace cuda_driver::facts {

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
  expect("does not help mapped memory", read(), CUDA_ERROR_INVALID_VALUE);
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
}

} // namespace cuda_driver::facts

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bench/cuda/bare_session.hpp"

namespace ur::bench {

BareSession::BareSession(CUdevice device) : device_(device) {
  driver_.init(0);
  CUcontext context = nullptr;
  driver_.retainPrimary(&context, device);
  driver_.setCurrent(context);
  driver_.createStream(&stream_, CU_STREAM_NON_BLOCKING);
}

BareSession::~BareSession() {
  try {
    driver_.destroyStream(stream_);
    driver_.setCurrent(nullptr);
    driver_.releasePrimary(device_);
  } catch (...) { // the device is lost, and an earlier call has reported that
  }
}

std::size_t BareSession::freeMemory() const {
  std::size_t free = 0;
  std::size_t total = 0;
  driver_.memoryInfo(&free, &total);
  return free;
}

int BareSession::driverVersion() const {
  int version = 0;
  driver_.version(&version);
  return version;
}

bool BareSession::supportsGpuDirectRdma() const {
  int answer = 0;
  driver_.attribute(&answer, CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED, device_);
  return answer != 0;
}

} // namespace ur::bench

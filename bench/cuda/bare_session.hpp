// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "bench/cuda/driver.hpp"

#include <cstddef>

namespace ur::bench {

// A device that the benchmark uses only through the driver. Has a stream in the device's primary
// context, which the constructor makes current. The functions throw std::runtime_error.
class BareSession {
public:
  explicit BareSession(CUdevice device);
  BareSession(const BareSession &) = delete;
  BareSession &operator=(const BareSession &) = delete;
  ~BareSession();

  const Driver &driver() const noexcept { return driver_; }
  CUdevice device() const noexcept { return device_; }
  CUstream stream() const noexcept { return stream_; }

  std::size_t freeMemory() const;
  int driverVersion() const;          // 13000 for 13.0
  bool supportsGpuDirectRdma() const; // whether network cards can access its memory

private:
  Driver driver_;
  CUdevice device_;
  CUstream stream_ = nullptr;
};

} // namespace ur::bench

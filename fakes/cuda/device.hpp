// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "fakes/cuda/cu_types.hpp"

#include <cstddef>
#include <map>
#include <mutex>
#include <vector>

namespace cuda_driver {

// The number of a device that the process does not see.
inline constexpr CUdevice kHiddenDevice = -2;

// The devices that the process sees, by number.
class Devices {
public:
  Devices();

  int count() const { return static_cast<int>(numbers_.size()); }
  // Returns a device's number on the machine, which is the same in all processes.
  int machineNumber(CUdevice device) const { return numbers_[static_cast<std::size_t>(device)]; }
  // Converts a device's number on the machine to its number in this process. Returns kHiddenDevice
  // for a hidden device.
  CUdevice visibleNumber(int machineNumber) const;

  void retainPrimary(CUcontext *context, int device);
  void releasePrimary(int device);
  // Returns the number of references to primary contexts.
  std::size_t primaryReferences();

  void lockForFork() { mutex_.lock(); }
  void unlockAfterFork() { mutex_.unlock(); }

private:
  struct Primary {
    CUcontext context = nullptr;
    unsigned references = 0;
    CUresult lossError = CUDA_SUCCESS; // the error of a lost context: the device stays unusable
  };

  std::vector<int> numbers_;
  std::mutex mutex_;
  std::map<int, Primary> primaries_;
};

Devices &devices();

// Throws INVALID_DEVICE if the device does not exist.
void requireDevice(CUdevice device);

// Returns whether `device` can access memory of the device `owner`, which may be hidden.
bool canAccess(CUdevice device, CUdevice owner);

// The bytes of the allocations and the physical memory of this process, on all devices.
std::size_t usedMemory();

// Throws OUT_OF_MEMORY if a device has too little memory for `size` more bytes.
void requireMemory(std::size_t size);

} // namespace cuda_driver

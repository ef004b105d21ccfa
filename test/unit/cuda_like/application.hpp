// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// An application's objects and commands, which it creates by calling the driver directly.

#include "fakes/cuda/facts/driver_calls.hpp"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <new>
#include <stdexcept>
#include <string>

#include <unified-runtime/ur_api.h>

namespace ur::test {

namespace driver {
using namespace cuda_driver;
using namespace cuda_driver::facts;
} // namespace driver

inline void need(driver::CUresult code, const char *call) {
  if (code != driver::CUDA_SUCCESS)
    throw std::runtime_error(std::string("the driver cannot ") + call);
}

// Enqueues a fill of device memory, which waits for `waitEvent` unless it is null.
inline ur_result_t fill(ur_queue_handle_t queue, void *memory, std::size_t size = 4096,
                        const ur_event_handle_t *waitEvent = nullptr,
                        ur_event_handle_t *event = nullptr) {
  const unsigned char pattern = 1;
  return urEnqueueUSMFill(queue, memory, sizeof(pattern), &pattern, size, waitEvent ? 1 : 0,
                          waitEvent, event);
}

// The primary context of the first device, current in this thread.
class Application {
public:
  Application() {
    need(driver::init(0), "start");
    need(driver::retainPrimary(&context_, 0), "give a context");
    need(driver::setCurrent(context_), "make a context current");
  }
  Application(const Application &) = delete;
  Application &operator=(const Application &) = delete;
  ~Application() {
    static const driver::Call<driver::CUdevice> release("cuDevicePrimaryCtxRelease_v2");
    driver::setCurrent(nullptr);
    release(0);
  }

  driver::CUcontext context() const noexcept { return context_; }

private:
  driver::CUcontext context_ = nullptr;
};

// A word in host memory that streams of the application wait for.
class Word {
public:
  Word() {
    void *memory = nullptr;
    need(driver::allocateHost(&memory, sizeof(std::uint64_t), 0), "allocate");
    word_ = new (memory) std::atomic<std::uint64_t>{0};
    need(driver::deviceAddressOf(&deviceAddress_, word_, 0), "map a word");
  }
  Word(const Word &) = delete;
  Word &operator=(const Word &) = delete;
  ~Word() { driver::freeHost(word_); }

  void holdBack(ur_native_handle_t stream) const {
    need(driver::waitValue(reinterpret_cast<driver::CUstream>(stream), deviceAddress_, 1,
                           driver::CU_STREAM_WAIT_VALUE_GEQ),
         "make a stream wait");
  }
  void open() { word_->store(1); }

private:
  std::atomic<std::uint64_t> *word_ = nullptr;
  driver::Address deviceAddress_ = 0;
};

// Memory from the driver's plain allocation function.
class PlainBlock {
public:
  explicit PlainBlock(std::size_t size) { need(driver::allocate(&start_, size), "allocate"); }
  PlainBlock(const PlainBlock &) = delete;
  PlainBlock &operator=(const PlainBlock &) = delete;
  ~PlainBlock() { free(); }

  void free() {
    if (start_ != 0)
      driver::freeMemory(start_);
    start_ = 0;
  }
  // Frees the block and allocates another one. The new block must get the same address.
  void replace(std::size_t size) {
    const driver::Address oldStart = start_;
    free();
    need(driver::allocate(&start_, size), "allocate");
    if (start_ != oldStart)
      throw std::runtime_error("the driver did not reuse the freed address");
  }
  std::byte *at(std::size_t offset = 0) const {
    return reinterpret_cast<std::byte *>(start_ + offset);
  }

private:
  driver::Address start_ = 0;
};

// Objects of the same size, mapped one after another.
class MappedObjects {
public:
  MappedObjects(std::size_t count, std::size_t size,
                driver::CUmemAllocationHandleType handleType =
                    driver::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR)
      : count_(count), size_(size) {
    need(driver::reserve(&start_, count * size, 0, 0, 0), "reserve addresses");
    for (std::size_t index = 0; index < count; ++index)
      mapNewObject(index, handleType);
  }
  MappedObjects(const MappedObjects &) = delete;
  MappedObjects &operator=(const MappedObjects &) = delete;
  ~MappedObjects() {
    driver::unmap(start_, count_ * size_);
    driver::freeAddress(start_, count_ * size_);
  }

  // Replaces one object with a new one.
  void replace(std::size_t index) {
    need(driver::unmap(start_ + index * size_, size_), "unmap");
    mapNewObject(index, driver::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR);
  }
  std::byte *at(std::size_t offset = 0) const {
    return reinterpret_cast<std::byte *>(start_ + offset);
  }

private:
  // Only the mapping keeps the object alive.
  void mapNewObject(std::size_t index, driver::CUmemAllocationHandleType handleType) {
    driver::CUmemAllocationProp properties = {};
    properties.type = driver::CU_MEM_ALLOCATION_TYPE_PINNED;
    properties.requestedHandleTypes = handleType;
    properties.location = {driver::CU_MEM_LOCATION_TYPE_DEVICE, 0};
    const driver::CUmemAccessDesc access{properties.location,
                                         driver::CU_MEM_ACCESS_FLAGS_PROT_READWRITE};
    driver::Object object = 0;
    need(driver::createObject(&object, size_, &properties, 0), "create memory");
    need(driver::map(start_ + index * size_, size_, 0, object, 0), "map memory");
    need(driver::releaseObject(object), "release memory");
    need(driver::setAccess(start_ + index * size_, size_, &access, 1), "give access");
  }

  const std::size_t count_;
  const std::size_t size_;
  driver::Address start_ = 0;
};

} // namespace ur::test

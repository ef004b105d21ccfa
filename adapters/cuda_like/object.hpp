// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/cuda_like/driver.hpp"
#include "adapters/kit/memory_backend.hpp"
#include "base/os_calls.hpp"
#include "ipc/handle.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <span>

#include <unified-runtime/ur_api.h>

namespace ur::cuda_like {

using UniqueObject = base::UniqueHandle<ObjectHandle, Release<&Driver::objectRelease>{}>;

// Device memory without an address: an object of the driver's virtual memory management. It lives
// as long as any process has it open or mapped.
class Object {
public:
  // `size` is a multiple of the granularity. What is not exportable costs nothing less.
  Object(ur_device_handle_t device, std::size_t size, bool exportable);

  // One that others made, exportable, of that size.
  Object(UniqueObject made, std::size_t size);

  // What another process exported. Throws INVALID_VALUE for a descriptor of something else.
  Object(int descriptor, std::size_t size);

  Object(const Object &) = delete;
  Object &operator=(const Object &) = delete;

  ObjectHandle handle() const noexcept { return handle_.get(); }
  std::size_t size() const noexcept { return size_; }

  // The one descriptor of an exportable object, made by the first call, which takes a while.
  int descriptor();

  bool isExported();

  // What travels with the descriptor.
  ipc::DriverBlob blob() const noexcept;

private:
  const UniqueObject handle_;
  const std::size_t size_;
  const std::uint64_t number_; // no other object of this process ever has it
  std::mutex mutex_;
  base::UniqueFd descriptor_;
};

// What a handle of an exportable object of the device carries.
kit::Shared shared(Object &object, ur_device_handle_t device);

// The size that a blob tells. Throws INVALID_VALUE for a blob of another kind, and where the object
// would be smaller than `claimed`.
std::size_t sizeIn(const ipc::DriverBlob &blob, std::uint64_t claimed);

// What sizes of objects are multiples of.
std::size_t granularityOf(Device device);

// Shows a whole object in a reserved range, unmapped at the end.
class ObjectMapping {
public:
  ObjectMapping(void *start, std::shared_ptr<Object> object);
  ObjectMapping(const ObjectMapping &) = delete;
  ObjectMapping &operator=(const ObjectMapping &) = delete;
  ~ObjectMapping();

  void allow(std::span<const Device> devices, int rights);

  // Before its time; false where the driver cannot.
  bool unmap() noexcept;

  const std::byte *start() const noexcept { return static_cast<const std::byte *>(start_); }
  std::size_t size() const noexcept { return object_->size(); }

private:
  void *const start_;
  std::shared_ptr<Object> object_; // null once it is unmapped
};

// A range of addresses of its own.
class Range {
public:
  explicit Range(std::size_t size);
  Range(const Range &) = delete;
  Range &operator=(const Range &) = delete;
  ~Range();

  void *start() const noexcept { return start_; }

  // Nothing is mapped in it: it may wait for others at its end.
  void mayBeKept() noexcept { mayBeKept_ = true; }

private:
  void *start_;
  bool mayBeKept_ = false;
  const std::size_t size_;
};

// An object at an address that nothing else has.
class MappedObject {
public:
  explicit MappedObject(std::shared_ptr<Object> object);
  // For devices that write and read it.
  MappedObject(std::shared_ptr<Object> object, std::span<const Device> users);
  ~MappedObject();

  void *start() const noexcept { return range_.start(); }
  Object &object() const noexcept { return *object_; }
  ObjectMapping &mapping() noexcept { return mapping_; }

private:
  const std::shared_ptr<Object> object_;
  Range range_;
  ObjectMapping mapping_;
};

} // namespace ur::cuda_like

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
#include <optional>
#include <span>

#include <unified-runtime/ur_api.h>

namespace ur::cuda_like {

class NativeDevice;

using UniqueObject = base::UniqueHandle<ObjectHandle, Release<&Driver::objectRelease>{}>;

// Device memory without an address: an object of the driver's virtual memory management. It lives
// while any process has it open or mapped.
class Object {
public:
  // `size` is a multiple of the granularity. `exportTypes` is kNoExport, or a set of kDescriptor
  // and kFabric. Exportable objects cost no more than others.
  Object(NativeDevice *device, std::size_t size, int exportTypes);

  // Takes over an exportable object of `size` bytes that another library created.
  Object(UniqueObject driverHandle, std::size_t size, int exportTypes);

  // Imports an object. Throws INVALID_VALUE if the descriptor is not a descriptor of device memory.
  Object(int descriptor, std::size_t size);

  // Imports an object by its fabric handle. Throws INVALID_VALUE if the driver does not know the
  // handle, and INVALID_ARGUMENT if the process may not use the exporter's IMEX channel.
  Object(const ipc::DriverHandle &fabricHandle, std::size_t size);

  Object(const Object &) = delete;
  Object &operator=(const Object &) = delete;

  ObjectHandle handle() const noexcept { return handle_.get(); }
  std::size_t size() const noexcept { return size_; }

  // Returns the only descriptor of an exportable object. The first call creates it, which is slow.
  int descriptor();

  bool isExported();

  // Returns the fabric handle, which never changes. Returns nullopt for an object without kFabric,
  // and if the driver fails.
  std::optional<ipc::DriverHandle> fabricHandle();

  // Returns the driver's part of a handle for this machine.
  ipc::DriverHandle packedNumberAndSize() const noexcept;

private:
  const UniqueObject handle_;
  const std::size_t size_;
  const std::uint64_t number_; // unique in this process; 0 for an imported object
  std::mutex mutex_;
  base::UniqueFd descriptor_;
  bool triesFabric_; // the next fabricHandle() will call the driver
  std::optional<ipc::DriverHandle> fabricHandle_;
};

// Exports an exportable object of the device, and returns the contents of its handle.
kit::HandleParts exportObject(Object &object, ur_device_handle_t device);

// Returns the size of an imported object. Throws INVALID_VALUE if the driver's part of the
// handle has another layout, or if the object is smaller than the handle claims.
std::size_t sizeIn(const ipc::Imported &imported, ur_device_handle_t device);

// Returns the granularity of the device's memory in bytes. Every object's size is a multiple of it.
std::size_t granularityOf(Device device);

// Maps a whole object into a reserved range. The destructor unmaps it.
class ObjectMapping {
public:
  ObjectMapping(void *start, std::shared_ptr<Object> object);
  ObjectMapping(const ObjectMapping &) = delete;
  ObjectMapping &operator=(const ObjectMapping &) = delete;
  ~ObjectMapping();

  void allow(std::span<const Device> devices, int rights);

  // Unmaps the object before the destructor does. If the driver fails, returns its error, and the
  // object stays mapped.
  Code unmap() noexcept;
  // Maps the object again after unmap().
  void map();

  const std::byte *start() const noexcept { return static_cast<const std::byte *>(start_); }
  std::size_t size() const noexcept { return object_->size(); }

private:
  void *const start_;
  const std::shared_ptr<Object> object_;
  bool isMapped_ = false;
};

// A reserved address range.
class Range {
public:
  explicit Range(std::size_t size);
  Range(const Range &) = delete;
  Range &operator=(const Range &) = delete;
  ~Range();

  void *start() const noexcept { return start_; }

  // Lets the destructor keep the range for reuse. Call only if nothing is mapped in it.
  void allowReuse() noexcept { isReusable_ = true; }

private:
  void *start_;
  bool isReusable_ = false;
  const std::size_t size_;
};

// An object that is mapped in its own address range.
class MappedObject {
public:
  explicit MappedObject(std::shared_ptr<Object> object);
  // Grants the devices read and write access.
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

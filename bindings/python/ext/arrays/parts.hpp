// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "bindings/python/ext/arrays/packed_array.hpp"
#include "bindings/python/ext/arrays/shared_object.hpp"

#include <cstddef>
#include <cstdint>
#include <mutex>
#include <string>
#include <vector>

#include <nanobind/nanobind.h>
#include <unified-runtime/ur_api.h>

namespace ur::arrays {

// The parts of a tree: the allocations that contain its arrays. A tree can have thousands of parts,
// so this class makes a Python object of a part's handle only when needed.
class Parts {
public:
  struct Part {
    SharedObject object;
    std::uint64_t bytes;
    nb::object handle; // null for an array until `handle` makes it
  };

  Parts() = default;
  // Reads concatenated handles, which can only be arrays of bytes and physical memory: to read the
  // handle of a tree here would recurse. Throws ValueError for other bytes.
  explicit Parts(const nb::bytes &messages);
  ~Parts();
  Parts(const Parts &) = delete;
  Parts &operator=(const Parts &) = delete;

  std::size_t size() const { return parts_.size(); }
  const Part &operator[](std::size_t number) const { return parts_[number]; }
  nb::object handle(std::size_t number);

  // Adds the memory of a handle.
  void add(nb::object handle);
  // Adds `bytes` bytes of memory on a device. `exported` is the adapter's handle of these bytes.
  void add(const Device &device, nb::bytes exported, std::uint64_t bytes, bool readOnly);
  // Owns a result of urIPCGetMemHandleExp. The second function needs no interpreter lock.
  void reserveExports(std::size_t count) { exports_.reserve(exports_.size() + count); }
  void own(ur_context_handle_t context, void *data) { exports_.push_back({context, data}); }
  // Keeps an array alive until `put`.
  void keepAlive(PackedArrayPointer array) { arrays_.push_back(std::move(array)); }

  // Revokes all handles. In an importer, does nothing.
  void put();

  // Returns the concatenated handles.
  nb::bytes messages() const;
  // Returns the backend and the UUID of the device of all parts; zeros for several devices.
  nb::tuple device() const;
  std::vector<nb::bytes> deviceUuids() const;
  std::vector<std::uint64_t> sizes() const;
  // Returns whether importers can only read a part.
  bool readOnly() const;

private:
  // The result of urIPCGetMemHandleExp.
  struct Export {
    ur_context_handle_t context;
    void *data;
  };

  void putExports();

  std::mutex putMutex_; // held until all handles are put, so that a second put waits for them
  std::vector<PackedArrayPointer> arrays_; // destroyed after the handles of their memory are put
  std::vector<Part> parts_;
  std::vector<Export> exports_;
};

// Returns the layout of contiguous bytes.
LayoutPointer layoutOfBytes(std::uint64_t bytes);

void bindParts(nb::module_ &module);

} // namespace ur::arrays

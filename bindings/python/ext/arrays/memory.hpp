// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "bindings/python/ext/arrays/device.hpp"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include <nanobind/nanobind.h>

namespace ur::arrays {

namespace nb = nanobind;

// The kinds of users of memory.
enum class User { Array, Buffer, Tensor };

// Counts the users of the memory of arrays. Derived Python classes define what the memory is and
// how it is released.
class Memory {
public:
  Memory(std::uintptr_t address, std::size_t bytes, nb::object device)
      : address_(address), bytes_(bytes), deviceObject_(std::move(device)),
        device_(nb::cast<const Device &>(deviceObject_)) {}

  std::uintptr_t address() const { return address_; }
  std::size_t bytes() const { return bytes_; }
  const Device &device() const { return device_; }
  const nb::object &deviceObject() const { return deviceObject_; }
  bool ended() const { return users_.load() < 0; }

  // Adds a user. Throws after `end`, or if the memory belongs to the parent of a fork.
  void add(User user);
  void remove(User user) noexcept;

  // Records that the address was given to a user that cannot be counted.
  void expose() { exposed_.store(true); }

  // Prevents new users. Throws if anything but the caller's `arrays` arrays uses the memory.
  // Returns false if an earlier call has succeeded.
  bool end(std::int64_t arrays);

  // Undoes `end`, after a failed release.
  void resume(std::int64_t arrays) { users_.store(arrays); }

private:
  std::string usersBesides(std::int64_t arrays) const;

  const std::uintptr_t address_;
  const std::size_t bytes_;
  const nb::object deviceObject_;
  const Device &device_;
  std::atomic<std::int64_t> users_{0}; // negative after `end`
  std::array<std::atomic<std::int64_t>, 3> usersByKind_{};
  std::atomic<bool> exposed_{false};
};

// A use of memory, which keeps the memory alive. Destroy it with the interpreter's lock held.
class Use {
public:
  Use(nb::object memory, User user);
  ~Use();
  Use(const Use &) = delete;
  Use &operator=(const Use &) = delete;

  const nb::object &object() const { return object_; }
  Memory &memory() const { return memory_; }

private:
  nb::object object_;
  Memory &memory_;
  const User user_;
};

// A use during a `with` block, so that the memory cannot be closed during a call.
class MemoryUse {
public:
  explicit MemoryUse(nb::object memory) { use_.emplace(std::move(memory), User::Array); }
  void end() { use_.reset(); }

private:
  std::optional<Use> use_;
};

void bindMemory(nb::module_ &module);

} // namespace ur::arrays

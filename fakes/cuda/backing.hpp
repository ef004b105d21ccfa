// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>

namespace cuda_driver {

// A piece of device memory: an anonymous file, which the driver of each process maps at a private
// address.
class Backing {
public:
  // Both constructors throw OUT_OF_MEMORY. The second constructor takes ownership of the file even
  // if it throws.
  explicit Backing(std::size_t size);
  Backing(int file, std::size_t size);
  Backing(const Backing &) = delete;
  Backing &operator=(const Backing &) = delete;
  ~Backing();

  int file() const { return file_; }
  std::size_t size() const { return size_; }
  std::byte *data() const { return data_; }

private:
  void map();

  int file_ = -1;
  std::size_t size_ = 0;
  std::byte *data_ = nullptr;
};

// Host pages. The destructor unmaps them.
class HostPages {
public:
  explicit HostPages(std::size_t size);
  HostPages(const HostPages &) = delete;
  HostPages &operator=(const HostPages &) = delete;
  ~HostPages();

  std::byte *data() const { return data_; }

private:
  std::size_t size_;
  std::byte *data_;
};

// The number of live objects of both classes in this process.
std::atomic<std::int64_t> &liveMappings();

} // namespace cuda_driver

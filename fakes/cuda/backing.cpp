// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/cuda/backing.hpp"

#include "fakes/cuda/arena.hpp"
#include "fakes/cuda/failure.hpp"

#include <sys/mman.h>
#include <unistd.h>

namespace cuda_driver {

std::atomic<std::int64_t> &liveMappings() {
  static std::atomic<std::int64_t> count = 0;
  return count;
}

Backing::Backing(std::size_t size) : size_(size) {
  file_ = memfd_create("cuda_host_driver", MFD_CLOEXEC);
  require(file_ >= 0, CUDA_ERROR_OUT_OF_MEMORY);
  if (ftruncate(file_, static_cast<off_t>(size)) != 0) {
    close(file_);
    throw Failure{CUDA_ERROR_OUT_OF_MEMORY};
  }
  map();
}

Backing::Backing(int file, std::size_t size) : file_(file), size_(size) { map(); }

void Backing::map() {
  void *address = mmap(nullptr, size_, PROT_READ | PROT_WRITE, MAP_SHARED, file_, 0);
  if (address == MAP_FAILED) {
    close(file_);
    throw Failure{CUDA_ERROR_OUT_OF_MEMORY};
  }
  data_ = static_cast<std::byte *>(address);
  ++liveMappings();
}

Backing::~Backing() {
  munmap(data_, size_);
  close(file_);
  --liveMappings();
}

HostPages::HostPages(std::size_t size) : size_(roundUp(size, kHostPage)) {
  void *address = mmap(nullptr, size_, PROT_READ | PROT_WRITE,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  require(address != MAP_FAILED, CUDA_ERROR_OUT_OF_MEMORY);
  data_ = static_cast<std::byte *>(address);
  ++liveMappings();
}

HostPages::~HostPages() {
  munmap(data_, size_);
  --liveMappings();
}

} // namespace cuda_driver

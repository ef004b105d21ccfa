// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/cuda/fabric.hpp"

#include "fakes/cuda/failure.hpp"
#include "fakes/cuda/switches.hpp"

#include <string>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

namespace cuda_driver {
namespace {

// Returns the path of a handle's file. The file's name is the handle in hexadecimal digits.
std::string pathOf(const FabricHandle &handle) {
  require(!switches().fabric.empty(), CUDA_ERROR_NOT_PERMITTED);
  constexpr char kDigits[] = "0123456789abcdef";
  std::string path = switches().fabric + '/';
  for (const unsigned char byte : handle) {
    path += kDigits[byte >> 4];
    path += kDigits[byte & 15];
  }
  return path;
}

FabricHandle newHandle() {
  FabricHandle handle{};
  require(getrandom(handle.data(), handle.size(), 0) == sizeof(handle),
          CUDA_ERROR_OPERATING_SYSTEM);
  return handle;
}

std::shared_ptr<Backing> create(const FabricHandle &handle, std::size_t size) {
  const std::string path = pathOf(handle);
  const int file = open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  require(file >= 0, CUDA_ERROR_OUT_OF_MEMORY);
  if (flock(file, LOCK_SH) == 0 && ftruncate(file, static_cast<off_t>(size)) == 0)
    return std::make_shared<Backing>(file, size);
  unlink(path.c_str());
  close(file);
  throw Failure{CUDA_ERROR_OUT_OF_MEMORY};
}

} // namespace

FabricMemory::FabricMemory(std::size_t size)
    : handle_(newHandle()), creator_(getpid()), backing_(create(handle_, size)) {}

FabricMemory::~FabricMemory() {
  if (creator_ == getpid()) // not a child of fork
    unlink(pathOf(handle_).c_str());
}

std::shared_ptr<Backing> openFabric(const FabricHandle &handle) {
  const std::string path = pathOf(handle);
  const int file = open(path.c_str(), O_RDWR | O_CLOEXEC);
  require(file >= 0, CUDA_ERROR_INVALID_VALUE);
  struct stat status = {};
  // The lock fails as long as the creator lives. A killed creator leaves its file behind.
  const bool isLive = flock(file, LOCK_EX | LOCK_NB) != 0 && fstat(file, &status) == 0;
  if (!isLive) {
    unlink(path.c_str());
    close(file);
  }
  require(isLive, CUDA_ERROR_INVALID_VALUE);
  return std::make_shared<Backing>(file, static_cast<std::size_t>(status.st_size));
}

} // namespace cuda_driver

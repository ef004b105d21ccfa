// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/liveness_lock.hpp"

#include "base/error.hpp"
#include "base/system_error.hpp"
#include "ipc/handle.hpp"

#include <array>
#include <cstring>

#include <fmt/format.h>

namespace ur::ipc {
namespace {

constexpr int kMaxAttempts = 64;

std::uint32_t randomNumber(const base::OsCalls &os) {
  std::array<std::uint8_t, 16> bytes;
  fillRandom(os, bytes);
  std::uint32_t number;
  std::memcpy(&number, bytes.data(), sizeof number);
  return 1 + number % ((1u << LivenessLock::kBits) - 1);
}

struct flock byteOf(std::uint32_t number, short type = F_WRLCK) noexcept {
  struct flock byte{};
  byte.l_type = type;
  byte.l_whence = SEEK_SET;
  byte.l_start = number;
  byte.l_len = 1;
  return byte;
}

base::UniqueFd reopen(const base::OsCalls &os, int file) {
  const std::string path = fmt::format("/proc/thread-self/fd/{}", file);
  base::UniqueFd description(base::retryInterrupted(os.open, path.c_str(), O_RDWR | O_CLOEXEC, 0),
                             os);
  if (!description && errno == ENOENT)
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                "cannot signal a shared event: {} is missing; mount /proc", path);
  if (!description)
    base::raiseSystem(errno, "cannot signal a shared event: open of {}", path);
  return description;
}

bool lock(const base::OsCalls &os, int description, std::uint32_t number) {
  struct flock byte = byteOf(number);
  if (base::retryInterrupted(os.fcntlLock, description, F_OFD_SETLK, &byte) == 0)
    return true;
  if (errno != EAGAIN)
    base::raiseSystem(errno, "cannot signal a shared event: fcntl(F_OFD_SETLK)");
  return false;
}

void unlock(const base::OsCalls &os, int description, std::uint32_t number) noexcept {
  struct flock byte = byteOf(number, F_UNLCK);
  os.fcntlLock(description, F_OFD_SETLK, &byte);
}

} // namespace

std::uint32_t LivenessLock::hold(const std::function<bool(std::uint32_t)> &isInUse) {
  if (const std::uint32_t number = number_.load(std::memory_order_acquire))
    return number;
  const std::lock_guard guard(mutex_);
  if (const std::uint32_t number = number_.load(std::memory_order_relaxed))
    return number;
  base::UniqueFd description = file_ >= 0 ? reopen(os_, file_) : base::UniqueFd();
  for (int attempt = 0; attempt < kMaxAttempts; ++attempt) {
    const std::uint32_t number = randomNumber(os_);
    if (description && !lock(os_, description.get(), number))
      continue;
    // Call isInUse() only after locking, because the previous holder may use the number until then.
    if (isInUse(number)) {
      if (description)
        unlock(os_, description.get(), number);
      continue;
    }
    description_ = std::move(description);
    number_.store(number, std::memory_order_release);
    return number;
  }
  base::raise(
      UR_RESULT_ERROR_OUT_OF_RESOURCES,
      "cannot signal a shared event: other processes hold all {} tried numbers, probably because "
      "one of them locks the whole file; end that process",
      kMaxAttempts);
}

void LivenessLock::setFile(int file) {
  const std::lock_guard guard(mutex_);
  if (const std::uint32_t number = number_.load(std::memory_order_relaxed)) {
    base::UniqueFd description = reopen(os_, file);
    if (!lock(os_, description.get(), number))
      base::raise(UR_RESULT_ERROR_OUT_OF_RESOURCES,
                  "cannot share an event: another process has already locked its new memory file");
    description_ = std::move(description);
  }
  file_ = file;
}

bool LivenessLock::isHeld(const base::OsCalls &os, int file, std::uint32_t number) noexcept {
  struct flock byte = byteOf(number);
  return os.fcntlLock(file, F_OFD_GETLK, &byte) != 0 || byte.l_type != F_UNLCK;
}

void LivenessLock::afterForkInChild() noexcept {
  number_.store(0, std::memory_order_relaxed);
  description_.reset();
  mutex_.unlock();
}

} // namespace ur::ipc

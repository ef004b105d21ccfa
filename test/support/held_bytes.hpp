// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/support/unique_fd.hpp"

#include <chrono>
#include <cstddef>
#include <optional>
#include <stdexcept>

#include <fcntl.h>
#include <linux/userfaultfd.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace ur::test {

// Host memory that blocks its readers until the test releases it. Then it contains zeros. So a copy
// from this memory stays in flight as long as a test needs. Kernel interface: userfaultfd.
class HeldBytes {
public:
  explicit HeldBytes(std::size_t size)
      : size_(size), faults_(openFaults()),
        start_(mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)) {
    uffdio_register range{
        .range = {address(), size}, .mode = UFFDIO_REGISTER_MODE_MISSING, .ioctls = 0};
    if (!faults_ || start_ == MAP_FAILED || ioctl(faults_.get(), UFFDIO_REGISTER, &range) != 0)
      throw std::runtime_error("cannot block reads with userfaultfd");
  }
  HeldBytes(const HeldBytes &) = delete;
  HeldBytes &operator=(const HeldBytes &) = delete;
  ~HeldBytes() {
    release();
    munmap(start_, size_);
  }

  // Returns whether the process can use userfaultfd. A sandbox may forbid it.
  static bool arePossible() { return static_cast<bool>(openFaults()); }

  const void *data() const noexcept { return start_; }

  // Waits until a thread reads the memory, and returns the thread's id (gettid). Returns nullopt
  // after the timeout.
  std::optional<pid_t> awaitReader(std::chrono::milliseconds timeout) const {
    pollfd readFault{.fd = faults_.get(), .events = POLLIN, .revents = 0};
    uffd_msg fault{};
    if (poll(&readFault, 1, static_cast<int>(timeout.count())) != 1 ||
        read(faults_.get(), &fault, sizeof fault) != sizeof fault)
      return std::nullopt;
    return static_cast<pid_t>(fault.arg.pagefault.feat.ptid);
  }
  void awaitReader() const {
    if (!awaitReader(std::chrono::seconds{20}))
      throw std::runtime_error("no thread read the held bytes within 20 s");
  }

  void release() noexcept {
    uffdio_zeropage zeros{.range = {address(), size_}, .mode = 0, .zeropage = 0};
    ioctl(faults_.get(), UFFDIO_ZEROPAGE, &zeros);
  }

private:
  static support::UniqueFd openFaults() {
    support::UniqueFd faults(
        static_cast<int>(syscall(SYS_userfaultfd, O_CLOEXEC | O_NONBLOCK | UFFD_USER_MODE_ONLY)));
    uffdio_api api{.api = UFFD_API, .features = UFFD_FEATURE_THREAD_ID, .ioctls = 0};
    if (faults && ioctl(faults.get(), UFFDIO_API, &api) != 0)
      faults.reset();
    return faults;
  }
  __u64 address() const noexcept { return reinterpret_cast<__u64>(start_); }

  const std::size_t size_;
  const support::UniqueFd faults_;
  void *const start_;
};

} // namespace ur::test

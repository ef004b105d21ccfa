// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Loaded before a worker (LD_PRELOAD): once started, lets some of the calls that an adapter makes
// into the system fail for want of descriptors or memory. The environment says how many of a
// thousand, UR_TEST_FAIL_PERMILLE, and which, UR_TEST_FAIL_SEED.
#include <atomic>
#include <cerrno>
#include <cstdarg>
#include <cstdint>
#include <cstdlib>
#include <cstring>

#include <dlfcn.h>
#include <linux/fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace {

std::atomic<std::uint64_t> state{0}; // 0: not started
std::uint64_t permille = 0;

std::uint64_t numberOf(const char *variable) {
  const char *text = std::getenv(variable);
  return text ? std::strtoull(text, nullptr, 10) : 0;
}

bool isAdapter(const void *caller) {
  Dl_info info{};
  return dladdr(caller, &info) != 0 && info.dli_fname &&
         std::strstr(info.dli_fname, "libur_adapter_");
}

// A number that follows from the seed and from how many were drawn before.
std::uint64_t draw() {
  std::uint64_t mixed = state.fetch_add(0x9e3779b97f4a7c15, std::memory_order_relaxed);
  mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
  mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
  return mixed ^ (mixed >> 31);
}

bool fails(const void *caller) {
  if (state.load(std::memory_order_relaxed) == 0 || !isAdapter(caller))
    return false;
  const std::uint64_t number = draw();
  if (number % 1000 >= permille)
    return false;
  errno = number & (1u << 20) ? EMFILE : ENOMEM;
  return true;
}

// Asking for seals needs nothing that could run out.
bool canBeShort(int fcntlCommand) {
  return fcntlCommand == F_DUPFD_CLOEXEC || fcntlCommand == F_ADD_SEALS;
}

template <typename Function> Function *real(const char *name) {
  return reinterpret_cast<Function *>(dlsym(RTLD_NEXT, name));
}

} // namespace

#define CALLER __builtin_return_address(0)

extern "C" {

void urTestStartFailing() {
  permille = numberOf("UR_TEST_FAIL_PERMILLE");
  state = numberOf("UR_TEST_FAIL_SEED") + static_cast<std::uint64_t>(getpid()) * 2 + 1;
}

int memfd_create(const char *name, unsigned flags) noexcept {
  static const auto next = real<int(const char *, unsigned)>("memfd_create");
  return fails(CALLER) ? -1 : next(name, flags);
}

int ftruncate(int fd, off_t length) noexcept {
  static const auto next = real<int(int, off_t)>("ftruncate");
  return fails(CALLER) ? -1 : next(fd, length);
}

void *mmap(void *address, std::size_t length, int protection, int flags, int fd,
           off_t offset) noexcept {
  static const auto next = real<void *(void *, std::size_t, int, int, int, off_t)>("mmap");
  // At a fixed place it takes something back, which must not fail.
  if (!(flags & MAP_FIXED) && fails(CALLER))
    return MAP_FAILED;
  return next(address, length, protection, flags, fd, offset);
}

ssize_t pread(int fd, void *buffer, std::size_t size, off_t offset) {
  static const auto next = real<ssize_t(int, void *, std::size_t, off_t)>("pread");
  return fails(CALLER) ? -1 : next(fd, buffer, size, offset);
}

int fcntl64(int fd, int command, ...) {
  static const auto next = real<int(int, int, long)>("fcntl64");
  va_list arguments;
  va_start(arguments, command);
  const long argument = va_arg(arguments, long);
  va_end(arguments);
  return canBeShort(command) && fails(CALLER) ? -1 : next(fd, command, argument);
}

int fcntl(int fd, int command, ...) {
  static const auto next = real<int(int, int, long)>("fcntl");
  va_list arguments;
  va_start(arguments, command);
  const long argument = va_arg(arguments, long);
  va_end(arguments);
  return canBeShort(command) && fails(CALLER) ? -1 : next(fd, command, argument);
}

long syscall(long number, ...) noexcept {
  static const auto next = real<long(long, long, long, long, long, long, long)>("syscall");
  va_list arguments;
  va_start(arguments, number);
  const long first = va_arg(arguments, long);
  const long second = va_arg(arguments, long);
  const long third = va_arg(arguments, long);
  const long fourth = va_arg(arguments, long);
  const long fifth = va_arg(arguments, long);
  const long sixth = va_arg(arguments, long);
  va_end(arguments);
  if ((number == SYS_pidfd_open || number == SYS_pidfd_getfd) && fails(CALLER))
    return -1;
  return next(number, first, second, third, fourth, fifth, sixth);
}
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/python/ext/handles.hpp"

#include <cerrno>
#include <unordered_set>

#include <nanobind/nanobind.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

namespace ur::python {
namespace {

namespace nb = nanobind;

struct Handles {
  nb::ft_mutex mutex;
  std::unordered_set<const void *> valid;
  std::unordered_set<const void *> tables; // of adapters, which are never unloaded
};

Handles &handles() {
  static auto *all = new Handles; // threads of adapters may outlive static objects
  return *all;
}

// Returns whether a word at the address is readable. The kernel reads a set of signals at the
// address before it rejects the invalid first argument, so EINVAL means that it could read the
// word.
bool isReadable(const void *address) noexcept {
  constexpr int kInvalidHow = -1;
  return syscall(SYS_rt_sigprocmask, kInvalidHow, address, nullptr, sizeof(address)) < 0 &&
         errno == EINVAL;
}

} // namespace

const void *firstWord(const void *handle) noexcept {
  const void *word = nullptr;
  iovec to{.iov_base = &word, .iov_len = sizeof(word)};
  iovec from{.iov_base = const_cast<void *>(handle), .iov_len = sizeof(word)};
  if (!handle || process_vm_readv(getpid(), &to, 1, &from, 1, 0) == sizeof(word))
    return word;
  // Containers may forbid this call even for the memory of the calling process.
  const bool isForbidden = errno == EPERM || errno == ENOSYS;
  return isForbidden && isReadable(handle) ? *static_cast<const void *const *>(handle) : nullptr;
}

void recordHandle(const void *handle) {
  const nb::ft_lock_guard lock(handles().mutex);
  if (handle)
    handles().valid.insert(handle);
}

// A new adapter handle means that the loader was initialized again, so older handles are invalid.
void recordHandle(ur_adapter_handle_t adapter) {
  const nb::ft_lock_guard lock(handles().mutex);
  const void *table = firstWord(adapter);
  if (!table || handles().valid.contains(adapter))
    return;
  handles().valid.clear();
  handles().valid.insert(adapter);
  handles().tables.insert(table);
}

void removeHandle(const void *handle) {
  const nb::ft_lock_guard lock(handles().mutex);
  handles().valid.erase(handle);
}

// The release may also invalidate every handle that came from the adapter.
void removeHandle(ur_adapter_handle_t) {
  const nb::ft_lock_guard lock(handles().mutex);
  handles().valid.clear();
}

bool isValidHandle(const void *handle) {
  const nb::ft_lock_guard lock(handles().mutex);
  if (handles().valid.contains(handle))
    return true;
  if (!handles().tables.contains(firstWord(handle)))
    return false;
  handles().valid.insert(handle);
  return true;
}

} // namespace ur::python

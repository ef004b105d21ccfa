// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"

#include <atomic>
#include <deque>
#include <functional>
#include <type_traits>
#include <utility>

namespace ur::test {

inline std::atomic<const base::OsCalls *> callsInScope{&base::systemCalls()};

template <auto Member> struct Forward;
template <typename Result, typename... Arguments,
          std::function<Result(Arguments...)> base::OsCalls::*Member>
struct Forward<Member> {
  static Result call(Arguments... arguments) {
    return (callsInScope.load(std::memory_order_acquire)->*Member)(arguments...);
  }
};

template <auto... Members> const base::OsCalls &makeForwardingCalls() {
  static_assert(sizeof(base::OsCalls) == sizeof...(Members) * sizeof(std::function<void()>),
                "add the new call to the list of forwarded calls");
  base::OsCalls &calls = *new base::OsCalls; // never deleted: static destructors close descriptors
  ((calls.*Members = Forward<Members>::call), ...);
  return calls;
}

// The table of OS calls that this process uses from its start. It forwards each call to the table
// of the current scope. It is never destroyed, because objects keep a reference to it.
inline const base::OsCalls &forwardingCalls() {
  using O = base::OsCalls;
  static const O &calls = makeForwardingCalls<
      &O::open, &O::openat, &O::openat2, &O::close, &O::getFileLimit, &O::setFileLimit, &O::fcntl,
      &O::fcntlLock, &O::getFileSizeLimit, &O::memfdCreate, &O::ftruncate, &O::mmap, &O::munmap,
      &O::mremap, &O::userfaultfd, &O::userfaultControl, &O::mappingFrom, &O::mprotect, &O::madvise,
      &O::fstat, &O::lstat, &O::stat, &O::statx, &O::fstatfs, &O::mkdir, &O::fchmod, &O::chmod,
      &O::unlink, &O::rmdir, &O::rename, &O::opendir, &O::readdir, &O::closedir, &O::pread,
      &O::pwrite, &O::read, &O::write, &O::pidfdOpen, &O::pidfdGetfd, &O::pidfdOwner, &O::getrandom,
      &O::eventfd, &O::socket, &O::bind, &O::listen, &O::accept4, &O::connect, &O::sendmsg,
      &O::recvmsg, &O::poll, &O::getsockopt, &O::setsockopt, &O::unreadBytes, &O::futex,
      &O::futexWaitv, &O::getpid, &O::geteuid, &O::getenv, &O::clockGettime, &O::startThread,
      &O::joinThread>();
  return calls;
}

inline const bool forwardingInstalled = (base::replaceOsCalls(forwardingCalls()), true);

template <typename Call>
base::OsCalls systemCallsWith(Call base::OsCalls::*call, std::type_identity_t<Call> replacement) {
  base::OsCalls calls = base::systemCalls();
  calls.*call = std::move(replacement);
  return calls;
}

// Replaces the table of OS calls for a scope. The new table is never destroyed, because another
// thread may still use it.
class ScopedOsCalls {
public:
  explicit ScopedOsCalls(const base::OsCalls &calls) {
    static auto &tables = *new std::deque<base::OsCalls>;
    callsInScope.store(&tables.emplace_back(calls), std::memory_order_release);
  }
  // Replaces one of the system's calls.
  template <typename Call>
  ScopedOsCalls(Call base::OsCalls::*call, std::type_identity_t<Call> replacement)
      : ScopedOsCalls(systemCallsWith(call, std::move(replacement))) {}
  ScopedOsCalls(const ScopedOsCalls &) = delete;
  ScopedOsCalls &operator=(const ScopedOsCalls &) = delete;
  ~ScopedOsCalls() { callsInScope.store(&base::systemCalls(), std::memory_order_release); }
};

} // namespace ur::test

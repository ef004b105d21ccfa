// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"

#include <atomic>
#include <deque>
#include <functional>

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

inline const base::OsCalls &makeForwardingCalls() {
  base::OsCalls &calls = *new base::OsCalls; // static destructors close descriptors
  static_assert(sizeof calls == 60 * sizeof(std::function<void()>), "forward the new call too");
  calls.open = Forward<&base::OsCalls::open>::call;
  calls.openat = Forward<&base::OsCalls::openat>::call;
  calls.openat2 = Forward<&base::OsCalls::openat2>::call;
  calls.close = Forward<&base::OsCalls::close>::call;
  calls.getFileLimit = Forward<&base::OsCalls::getFileLimit>::call;
  calls.setFileLimit = Forward<&base::OsCalls::setFileLimit>::call;
  calls.fcntl = Forward<&base::OsCalls::fcntl>::call;
  calls.fcntlLock = Forward<&base::OsCalls::fcntlLock>::call;
  calls.getFileSizeLimit = Forward<&base::OsCalls::getFileSizeLimit>::call;
  calls.memfdCreate = Forward<&base::OsCalls::memfdCreate>::call;
  calls.ftruncate = Forward<&base::OsCalls::ftruncate>::call;
  calls.mmap = Forward<&base::OsCalls::mmap>::call;
  calls.munmap = Forward<&base::OsCalls::munmap>::call;
  calls.mremap = Forward<&base::OsCalls::mremap>::call;
  calls.userfaultfd = Forward<&base::OsCalls::userfaultfd>::call;
  calls.userfaultControl = Forward<&base::OsCalls::userfaultControl>::call;
  calls.mappingFrom = Forward<&base::OsCalls::mappingFrom>::call;
  calls.mprotect = Forward<&base::OsCalls::mprotect>::call;
  calls.madvise = Forward<&base::OsCalls::madvise>::call;
  calls.fstat = Forward<&base::OsCalls::fstat>::call;
  calls.lstat = Forward<&base::OsCalls::lstat>::call;
  calls.stat = Forward<&base::OsCalls::stat>::call;
  calls.statx = Forward<&base::OsCalls::statx>::call;
  calls.fstatfs = Forward<&base::OsCalls::fstatfs>::call;
  calls.mkdir = Forward<&base::OsCalls::mkdir>::call;
  calls.fchmod = Forward<&base::OsCalls::fchmod>::call;
  calls.chmod = Forward<&base::OsCalls::chmod>::call;
  calls.unlink = Forward<&base::OsCalls::unlink>::call;
  calls.rename = Forward<&base::OsCalls::rename>::call;
  calls.opendir = Forward<&base::OsCalls::opendir>::call;
  calls.readdir = Forward<&base::OsCalls::readdir>::call;
  calls.closedir = Forward<&base::OsCalls::closedir>::call;
  calls.pread = Forward<&base::OsCalls::pread>::call;
  calls.pwrite = Forward<&base::OsCalls::pwrite>::call;
  calls.read = Forward<&base::OsCalls::read>::call;
  calls.write = Forward<&base::OsCalls::write>::call;
  calls.pidfdOpen = Forward<&base::OsCalls::pidfdOpen>::call;
  calls.pidfdGetfd = Forward<&base::OsCalls::pidfdGetfd>::call;
  calls.pidfdOwner = Forward<&base::OsCalls::pidfdOwner>::call;
  calls.getrandom = Forward<&base::OsCalls::getrandom>::call;
  calls.eventfd = Forward<&base::OsCalls::eventfd>::call;
  calls.socket = Forward<&base::OsCalls::socket>::call;
  calls.bind = Forward<&base::OsCalls::bind>::call;
  calls.listen = Forward<&base::OsCalls::listen>::call;
  calls.accept4 = Forward<&base::OsCalls::accept4>::call;
  calls.connect = Forward<&base::OsCalls::connect>::call;
  calls.sendmsg = Forward<&base::OsCalls::sendmsg>::call;
  calls.recvmsg = Forward<&base::OsCalls::recvmsg>::call;
  calls.poll = Forward<&base::OsCalls::poll>::call;
  calls.getsockopt = Forward<&base::OsCalls::getsockopt>::call;
  calls.setsockopt = Forward<&base::OsCalls::setsockopt>::call;
  calls.unreadBytes = Forward<&base::OsCalls::unreadBytes>::call;
  calls.futex = Forward<&base::OsCalls::futex>::call;
  calls.futexWaitv = Forward<&base::OsCalls::futexWaitv>::call;
  calls.getpid = Forward<&base::OsCalls::getpid>::call;
  calls.geteuid = Forward<&base::OsCalls::geteuid>::call;
  calls.getenv = Forward<&base::OsCalls::getenv>::call;
  calls.clockGettime = Forward<&base::OsCalls::clockGettime>::call;
  calls.startThread = Forward<&base::OsCalls::startThread>::call;
  calls.joinThread = Forward<&base::OsCalls::joinThread>::call;
  return calls;
}

// What this process calls from its start: a table that stays, as objects keep a reference to it,
// and calls those of the scope that the test is in.
inline const base::OsCalls &forwardingCalls() {
  static const base::OsCalls &calls = makeForwardingCalls();
  return calls;
}

inline const bool forwards = (base::replaceOsCalls(&forwardingCalls()), true);

// Puts another table of OS calls in force for a scope. The table itself stays: a thread that looked
// it up may be about to call.
class ScopedOsCalls {
public:
  explicit ScopedOsCalls(const base::OsCalls &calls) {
    static auto &tables = *new std::deque<base::OsCalls>;
    callsInScope.store(&tables.emplace_back(calls), std::memory_order_release);
  }
  ScopedOsCalls(const ScopedOsCalls &) = delete;
  ScopedOsCalls &operator=(const ScopedOsCalls &) = delete;
  ~ScopedOsCalls() { callsInScope.store(&base::systemCalls(), std::memory_order_release); }
};

} // namespace ur::test

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdint>
#include <mutex>

namespace ur::base {

// Counts the forks between the process that loaded the library and this one; a child made by fork
// never has its parent's number. Does not see children made by clone. A child has none of its
// parent's threads, so objects that own a thread compare this number before they wait for it.
std::uint32_t forkGeneration() noexcept;

// From the first call on, a fork locks what is ForkAware before it runs the handlers of libraries
// that were loaded until then: a driver's. To be called once the driver is up, with nothing locked
// that is ForkAware.
//
// A fork runs the handler first that was registered last, and has to lock in the order of calls:
// the application, this library, its driver, each of which may hold locks of its own when it calls
// the next. An application registers its handlers after it has loaded this library, which is the
// right order by itself; so does a driver, for which it is the wrong one. Where a driver calls
// back, nothing is locked that is held during calls to it: that would stand still without any fork.
void lockFirstAtFork() noexcept;

// What holds locks or descriptors that a fork must not tear apart.
class ForkAware {
public:
  // Called around fork in the forking thread, the last one in the child, where no other thread
  // exists and only what beforeFork locked is known to be consistent.
  virtual void beforeFork() noexcept = 0;
  virtual void afterForkInParent() noexcept = 0;
  virtual void afterForkInChild() noexcept = 0;

protected:
  ~ForkAware() = default;
};

class ForkRegistration;

// Objects that a fork locks one after the other. Whoever passes a fork on to them calls lock()
// before it, and unlock() after it with the call that fits the process.
class ForkRegistry {
public:
  constexpr ForkRegistry() noexcept = default;
  ForkRegistry(const ForkRegistry &) = delete;
  ForkRegistry &operator=(const ForkRegistry &) = delete;

  void lock() noexcept;
  void unlock(void (ForkAware::*after)()) noexcept;

private:
  friend class ForkRegistration;

  std::mutex mutex_;
  ForkRegistration *first_ = nullptr;
};

// Where in the order of locks a ForkAware stands: whoever holds an outer lock may take an inner
// one, and nobody takes a second one of the same place.
enum class ForkOrder { Outer, Inner };

// Registers a ForkAware for as long as it lives. Declared as the last member, so that a fork in
// another thread never meets a half-built object.
class ForkRegistration {
public:
  ForkRegistration(ForkAware &aware, ForkOrder order) noexcept;
  // With an object that passes forks on. The registry outlives this.
  ForkRegistration(ForkAware &aware, ForkRegistry &registry) noexcept;
  ForkRegistration(const ForkRegistration &) = delete;
  ForkRegistration &operator=(const ForkRegistration &) = delete;
  ~ForkRegistration();

private:
  friend class ForkRegistry;

  ForkAware &aware_;
  ForkRegistry &registry_;
  ForkRegistration *next_ = nullptr;
  ForkRegistration **link_ = nullptr; // the pointer that points here
};

// A mutex that a fork finds unlocked: the fork waits for the holder, so that the child can use what
// the mutex protects.
class ForkSafeMutex final : ForkAware {
public:
  explicit ForkSafeMutex(ForkOrder order = ForkOrder::Outer) noexcept
      : registration_(*this, order) {}

  void lock() { mutex_.lock(); }
  void unlock() { mutex_.unlock(); }

private:
  void beforeFork() noexcept override { mutex_.lock(); }
  void afterForkInParent() noexcept override { mutex_.unlock(); }
  void afterForkInChild() noexcept override { mutex_.unlock(); }

  std::mutex mutex_;
  ForkRegistration registration_;
};

} // namespace ur::base

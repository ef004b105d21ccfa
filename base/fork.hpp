// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdint>
#include <mutex>

namespace ur::base {

// Returns the number of forks between the process that loaded the library and this process. A child
// of fork always has another number than its parent; a child of clone has the same. A child has
// only the forking thread. So an object that owns a thread compares the numbers before it waits for
// the thread.
std::uint32_t forkGeneration() noexcept;

// Makes each later fork lock all ForkAware objects before it runs the handlers of libraries that
// are already loaded, such as a driver. Call it once the driver is initialized, without holding a
// ForkAware lock.
//
// A fork must take locks in the order of calls: the application's locks, then this library's, then
// the driver's. Each of them may hold its locks while it calls the next one. Before a fork, the C
// library runs handlers in the reverse order of their registration. An application registers its
// handlers after it loads this library, so its handlers run first, as required. A driver registers
// later too, so its handlers would run before this library's. This function registers this
// library's handler a second time, after the driver's.
//
// A driver's callback must never take a lock that this library holds while it calls the driver:
// even without a fork, both would deadlock.
void lockFirstAtFork() noexcept;

// An object with locks or descriptors that a fork must keep consistent.
class ForkAware {
public:
  // The forking thread calls beforeFork before the fork, and one of the other two after it: in the
  // parent or in the child. The child has no other thread, and only the state that beforeFork
  // locked is consistent.
  virtual void beforeFork() noexcept = 0;
  virtual void afterForkInParent() noexcept = 0;
  virtual void afterForkInChild() noexcept = 0;

protected:
  ~ForkAware() = default;
};

class ForkRegistration;

// The objects that a fork locks, one after another. The owner of the registry calls lock() before
// the fork, and unlock() after it, with the member function for the parent or for the child.
class ForkRegistry {
public:
  constexpr ForkRegistry() noexcept = default;
  ForkRegistry(const ForkRegistry &) = delete;
  ForkRegistry &operator=(const ForkRegistry &) = delete;

  void lock() noexcept;
  void unlock(void (ForkAware::*handler)()) noexcept;

private:
  friend class ForkRegistration;

  std::mutex mutex_;
  ForkRegistration *first_ = nullptr;
};

// The lock order of a ForkAware. A thread with an outer lock may take an inner lock, but not a
// second lock of the same order.
enum class ForkOrder { Outer, Inner };

// Keeps a ForkAware object registered while this registration exists. If the object owns its
// registration, declare it as the last member, so that a fork in another thread never sees a
// half-constructed object.
class ForkRegistration {
public:
  ForkRegistration(ForkAware &object, ForkOrder order) noexcept;
  // Registers in `registry`, which must outlive this object.
  ForkRegistration(ForkAware &object, ForkRegistry &registry) noexcept;
  ForkRegistration(const ForkRegistration &) = delete;
  ForkRegistration &operator=(const ForkRegistration &) = delete;
  ~ForkRegistration();

private:
  friend class ForkRegistry;

  ForkAware &object_;
  ForkRegistry &registry_;
  ForkRegistration *next_ = nullptr;
  ForkRegistration **link_ = nullptr; // the pointer that points to this object
};

// A mutex that is unlocked in a forked child. The fork waits until no thread holds the mutex,
// so the child can use the data that the mutex protects.
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

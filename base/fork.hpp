// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdint>
#include <mutex>

namespace ur::base {

// Counts the forks between the process that loaded the library and this one. A child of fork never
// has its parent's number; a child of clone does. A child has only the forking thread, so objects
// that own a thread compare this number before they wait for the thread.
std::uint32_t forkGeneration() noexcept;

// Makes each later fork lock all ForkAware objects before it runs the handlers of libraries that
// are already loaded, such as a driver. Call it once the driver is initialized, without holding a
// ForkAware lock.
//
// A fork must take the locks in call order, first the application's, then this library's, then the
// driver's, because each of these may hold locks when it calls the next. The C library runs first
// the handler that was registered last. An application registers its handlers after it loads this
// library, so their order is right. A driver also registers later, so its handlers would run before
// this library's. A driver's callback must not take a lock that this library holds during driver
// calls, because that would deadlock even without a fork.
void lockFirstAtFork() noexcept;

// An object with locks or descriptors that a fork must keep consistent.
class ForkAware {
public:
  // The forking thread calls beforeFork before the fork, and one of the others after it. The child
  // has no other thread. In the child, only state that beforeFork locked is consistent.
  virtual void beforeFork() noexcept = 0;
  virtual void afterForkInParent() noexcept = 0;
  virtual void afterForkInChild() noexcept = 0;

protected:
  ~ForkAware() = default;
};

class ForkRegistration;

// The objects that a fork locks, one after another. The owner calls lock() before the fork. After
// the fork it calls unlock(), with the member function for the parent or for the child.
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

// A mutex that is unlocked in the child of a fork. The fork waits until no thread holds the mutex,
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

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdint>
#include <mutex>

namespace ur::base {

// Counts the forks between the process that loaded the library and this one. A child of fork never
// has its parent's number; a child of clone does. A child has only the forking thread, so objects
// that own a thread compare this number before they wait for the thread.
std::uint32_t forkGeneration() noexcept;

// After the first call, a fork locks all ForkAware objects before it runs the handlers of libraries
// that are already loaded, such as a driver. Call it when the driver is initialized, without
// holding any ForkAware lock.
//
// At a fork, locks must be taken in call order: the application's, this library's, its driver's,
// because each may hold locks when it calls the next. The C library runs the handler first that was
// registered last. An application registers its handlers after it loads this library, so their
// order is right. A driver also registers later, so its handlers would run before this library's.
// Driver callbacks must take no lock that is held during driver calls: this would deadlock even
// without a fork.
void lockFirstAtFork() noexcept;

// An object with locks or descriptors that a fork must keep consistent.
class ForkAware {
public:
  // The forking thread calls these around fork, and afterForkInChild in the child. The child has no
  // other thread. Only state that beforeFork locked is consistent in the child.
  virtual void beforeFork() noexcept = 0;
  virtual void afterForkInParent() noexcept = 0;
  virtual void afterForkInChild() noexcept = 0;

protected:
  ~ForkAware() = default;
};

class ForkRegistration;

// Objects that a fork locks in sequence. The owner calls lock() before the fork, and unlock() after
// it with the call for the parent or the child.
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

// Registers a ForkAware during its life. Declare it as the last member, so that a fork in another
// thread never sees a half-built object.
class ForkRegistration {
public:
  ForkRegistration(ForkAware &aware, ForkOrder order) noexcept;
  // Registers in `registry`, which must outlive this object.
  ForkRegistration(ForkAware &aware, ForkRegistry &registry) noexcept;
  ForkRegistration(const ForkRegistration &) = delete;
  ForkRegistration &operator=(const ForkRegistration &) = delete;
  ~ForkRegistration();

private:
  friend class ForkRegistry;

  ForkAware &aware_;
  ForkRegistry &registry_;
  ForkRegistration *next_ = nullptr;
  ForkRegistration **link_ = nullptr; // the pointer that points to this object
};

// A mutex that is unlocked in the child of a fork: the fork waits for the holder, so the child can
// use the data that the mutex protects.
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

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdint>

namespace ur::ipc {

// Counts the forks between the first process of the program and this one; a child made by fork
// never has its parent's number. Does not see children made by clone.
std::uint64_t forkGeneration() noexcept;

// What holds descriptors or locks that a fork must not tear apart.
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

// Registers a ForkAware for as long as it lives. Declared as the last member, so that a fork in
// another thread never meets a half-built object.
class ForkRegistration {
public:
  explicit ForkRegistration(ForkAware &aware) noexcept;
  ForkRegistration(const ForkRegistration &) = delete;
  ForkRegistration &operator=(const ForkRegistration &) = delete;
  ~ForkRegistration();

private:
  friend struct ForkHandlers;

  ForkAware &aware_;
  ForkRegistration *next_ = nullptr;
  ForkRegistration **link_ = nullptr; // the pointer that points here
};

} // namespace ur::ipc

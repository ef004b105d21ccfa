// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdint>
#include <map>
#include <mutex>

#include <sys/types.h>

namespace ur::keeper {

struct Amount {
  std::uint64_t bytes = 0;
  std::uint64_t objects = 0; // descriptors
};

// Limits the total size and number of objects of each user's versions. Thread-safe.
class Quota {
public:
  explicit Quota(Amount limit) noexcept : limit_(limit) {}

  // Returns the number of bytes that the user may still keep; 0 if the user may keep no more
  // objects.
  std::uint64_t freeBytes(uid_t user);

private:
  friend class Usage;

  const Amount limit_; // for each user
  std::mutex mutex_;
  std::map<uid_t, Amount> amounts_;
};

// The part of a user's quota that one version uses. The destructor releases it.
class Usage {
public:
  Usage(Quota &quota, uid_t user) noexcept : quota_(quota), user_(user) {}
  Usage(const Usage &) = delete;
  Usage &operator=(const Usage &) = delete;
  ~Usage();

  // Throws OUT_OF_RESOURCES, and changes nothing, if the sum would exceed the user's limit.
  void add(std::uint64_t bytes, std::uint64_t objects);

  // Adds an amount that an earlier keeper has accepted, even if the sum exceeds the limit.
  void restore(std::uint64_t bytes, std::uint64_t objects);

  uid_t user() const noexcept { return user_; }
  const Amount &amount() const noexcept { return amount_; }

private:
  void addUnlimited(Amount &userTotal, std::uint64_t bytes, std::uint64_t objects) noexcept;

  Quota &quota_;
  const uid_t user_;
  Amount amount_;
};

} // namespace ur::keeper

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/keeper/quota.hpp"

#include "base/error.hpp"

namespace ur::keeper {

std::uint64_t Quota::freeBytes(uid_t user) {
  const std::lock_guard lock(mutex_);
  const auto entry = amounts_.find(user);
  const Amount amount = entry == amounts_.end() ? Amount{} : entry->second;
  const bool isFull = amount.bytes >= limit_.bytes || amount.objects >= limit_.objects;
  return isFull ? 0 : limit_.bytes - amount.bytes;
}

void Usage::add(std::uint64_t bytes, std::uint64_t objects) {
  const std::lock_guard lock(quota_.mutex_);
  Amount &userTotal = quota_.amounts_[user_];
  const Amount &limit = quota_.limit_;
  if (userTotal.bytes > limit.bytes || bytes > limit.bytes - userTotal.bytes ||
      userTotal.objects > limit.objects || objects > limit.objects - userTotal.objects)
    base::raise(
        UR_RESULT_ERROR_OUT_OF_RESOURCES,
        "the quota is full: user {} keeps {} bytes in {} objects and asks for {} more bytes "
        "in {} more objects, but the limits are {} bytes and {} objects; drop a version, or start "
        "ur-ipc-keeper with a larger --max-bytes or --max-objects",
        user_, userTotal.bytes, userTotal.objects, bytes, objects, limit.bytes, limit.objects);
  addUnlimited(userTotal, bytes, objects);
}

void Usage::restore(std::uint64_t bytes, std::uint64_t objects) {
  const std::lock_guard lock(quota_.mutex_);
  addUnlimited(quota_.amounts_[user_], bytes, objects);
}

void Usage::addUnlimited(Amount &userTotal, std::uint64_t bytes, std::uint64_t objects) noexcept {
  userTotal.bytes += bytes;
  userTotal.objects += objects;
  amount_.bytes += bytes;
  amount_.objects += objects;
}

Usage::~Usage() {
  const std::lock_guard lock(quota_.mutex_);
  const auto entry = quota_.amounts_.find(user_);
  if (entry == quota_.amounts_.end())
    return;
  entry->second.bytes -= amount_.bytes;
  entry->second.objects -= amount_.objects;
  if (entry->second.bytes == 0 && entry->second.objects == 0)
    quota_.amounts_.erase(entry);
}

} // namespace ur::keeper

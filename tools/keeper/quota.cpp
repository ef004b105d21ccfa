// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/keeper/quota.hpp"

#include "base/error.hpp"

namespace ur::keeper {

std::uint64_t Quota::freeBytes(uid_t user) {
  const std::lock_guard lock(mutex_);
  const auto found = used_.find(user);
  const Amount used = found == used_.end() ? Amount{} : found->second;
  const bool isFull = used.bytes >= limit_.bytes || used.objects >= limit_.objects;
  return isFull ? 0 : limit_.bytes - used.bytes;
}

void Usage::add(std::uint64_t bytes, std::uint64_t objects) {
  const std::lock_guard lock(quota_.mutex_);
  Amount &used = quota_.used_[user_];
  const Amount &limit = quota_.limit_;
  if (used.bytes > limit.bytes || bytes > limit.bytes - used.bytes ||
      used.objects > limit.objects || objects > limit.objects - used.objects)
    base::raise(
        UR_RESULT_ERROR_OUT_OF_RESOURCES,
        "the quota is full: user {} keeps {} bytes in {} objects and asks for {} more bytes "
        "in {} more objects, but the limits are {} bytes and {} objects; drop a version, or start "
        "ur-ipc-keeper with a larger --max-bytes or --max-objects",
        user_, used.bytes, used.objects, bytes, objects, limit.bytes, limit.objects);
  addUnlimited(used, bytes, objects);
}

void Usage::restore(std::uint64_t bytes, std::uint64_t objects) {
  const std::lock_guard lock(quota_.mutex_);
  addUnlimited(quota_.used_[user_], bytes, objects);
}

void Usage::addUnlimited(Amount &used, std::uint64_t bytes, std::uint64_t objects) noexcept {
  used.bytes += bytes;
  used.objects += objects;
  amount_.bytes += bytes;
  amount_.objects += objects;
}

Usage::~Usage() {
  const std::lock_guard lock(quota_.mutex_);
  const auto used = quota_.used_.find(user_);
  if (used == quota_.used_.end())
    return;
  used->second.bytes -= amount_.bytes;
  used->second.objects -= amount_.objects;
  if (used->second.bytes == 0 && used->second.objects == 0)
    quota_.used_.erase(used);
}

} // namespace ur::keeper

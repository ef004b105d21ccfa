// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/loader/fingerprint.hpp"

#include "generated/base/fingerprint.hpp"

#include <fmt/format.h>

namespace ur::loader {
namespace {

// Each slot has two hashes of equal length in the fingerprint.
constexpr std::size_t kHalf = kFingerprintOfSlot / 2;

bool areCompatible(std::string_view one, std::string_view other) {
  const auto isOutside = [](std::string_view slot) { return slot.ends_with(kReservedSignature); };
  return one == other ||
         (one.substr(0, kHalf) == other.substr(0, kHalf) && (isOutside(one) || isOutside(other)));
}

} // namespace

std::string differenceOfTables(std::string_view one, std::string_view other) {
  const std::size_t slots = other.size() / kFingerprintOfSlot;
  if (one.size() != other.size())
    return fmt::format("they have {} slots, not {}", one.size() / kFingerprintOfSlot, slots);
  for (std::size_t slot = 0; slot < slots; ++slot)
    if (const std::size_t at = slot * kFingerprintOfSlot;
        !areCompatible(one.substr(at, kFingerprintOfSlot), other.substr(at, kFingerprintOfSlot)))
      return fmt::format("slot {} of {} belongs to another function", slot, slots);
  return {};
}

} // namespace ur::loader

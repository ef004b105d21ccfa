// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/loader/fingerprint.hpp"

#include "generated/base/fingerprint.hpp"

#include <fmt/format.h>

namespace ur::loader {
namespace {

// Each slot has two hashes of equal length in the fingerprint.
constexpr std::size_t kHashSize = kFingerprintOfSlot / 2;

bool areCompatible(std::string_view slot1, std::string_view slot2) {
  const auto isReserved = [](std::string_view slot) { return slot.ends_with(kReservedSignature); };
  return slot1 == slot2 || (slot1.substr(0, kHashSize) == slot2.substr(0, kHashSize) &&
                            (isReserved(slot1) || isReserved(slot2)));
}

} // namespace

std::string differenceOfTables(std::string_view tables, std::string_view expectedTables) {
  const std::size_t slots = expectedTables.size() / kFingerprintOfSlot;
  if (tables.size() != expectedTables.size())
    return fmt::format("they have {} slots, not {}", tables.size() / kFingerprintOfSlot, slots);
  for (std::size_t slot = 0, start = 0; slot < slots; ++slot, start += kFingerprintOfSlot)
    if (!areCompatible(tables.substr(start, kFingerprintOfSlot),
                       expectedTables.substr(start, kFingerprintOfSlot)))
      return fmt::format("slot {} of {} belongs to another function", slot, slots);
  return {};
}

} // namespace ur::loader

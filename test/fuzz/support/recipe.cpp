// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/fuzz/support/recipe.hpp"

#include <algorithm>
#include <iterator>

namespace ur::test {
namespace {

using ipc::Handle;
using ipc::HandleBytes;

struct Field {
  std::size_t offset;
  std::size_t size;
};

#define FIELD(name)                                                                                \
  Field { offsetof(Handle, name), sizeof(Handle::name) }
constexpr Field kFields[] = {
    FIELD(magic),      FIELD(version),      FIELD(minVersion),   FIELD(size),
    FIELD(kind),       FIELD(adapter),      FIELD(flags),        FIELD(crc),
    FIELD(serial),     FIELD(token),        FIELD(pidNamespace), FIELD(pid),
    FIELD(startTicks), FIELD(pidfdInode),   FIELD(bootId),       FIELD(effectiveUid),
    FIELD(tableFd),    FIELD(objectFd),     FIELD(objectDevice), FIELD(objectInode),
    FIELD(objectSize), FIELD(offset),       FIELD(length),       FIELD(deviceUuid),
    FIELD(brokerName), FIELD(driverHandle), FIELD(reserved),
};
#undef FIELD
constexpr std::size_t kAnyByte = std::size(kFields);
constexpr std::size_t kLength = kAnyByte + 1;
constexpr std::size_t kTargetCount = kLength + 1;

// Changes a number, or the first eight bytes of a longer field.
void editNumber(Bytes &input, std::size_t action, std::uint8_t *field, std::size_t size) {
  size = std::min(size, sizeof(std::uint64_t));
  std::uint64_t value = 0;
  std::memcpy(&value, field, size);
  switch (action) {
  case 0:
    value = 0;
    input.read(&value, size);
    break;
  case 1: // adds a small number
    value += static_cast<std::uint64_t>(input.number<std::int16_t>());
    break;
  default:
    value ^= std::uint64_t{1} << (input.number() % (8 * size));
  }
  std::memcpy(field, &value, size);
}

void edit(Bytes &input, std::size_t target, std::span<const HandleBytes> handles,
          HandleBytes &handle) {
  const std::size_t action = input.choice(4);
  const Field field = target == kAnyByte ? Field{.offset = input.choice(handle.size()), .size = 1}
                                         : kFields[target];
  auto *const fieldBytes = reinterpret_cast<std::uint8_t *>(handle.data()) + field.offset;
  if (action == 3)
    std::memcpy(fieldBytes, input.pickFrom(handles).data() + field.offset, field.size);
  else
    editNumber(input, action, fieldBytes, field.size);
}

} // namespace

std::vector<std::uint8_t> buildHandle(Bytes &input, std::span<const HandleBytes> handles) {
  HandleBytes handle = input.pickFrom(handles);
  const bool shouldFixChecksum = (input.number() & 7) != 7;
  std::size_t length = handle.size();
  while (!input.empty()) {
    const std::size_t target = input.choice(kTargetCount);
    if (target == kLength)
      length = input.number<std::uint16_t>() % (2 * handle.size());
    else
      edit(input, target, handles, handle);
  }
  if (shouldFixChecksum)
    handle = ipc::encode(std::bit_cast<Handle>(handle));
  std::vector<std::uint8_t> bytes(length);
  const auto *const source = reinterpret_cast<const std::uint8_t *>(handle.data());
  std::copy_n(source, std::min(length, handle.size()), bytes.begin());
  return bytes;
}

} // namespace ur::test

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Multiplies an array of floats in place: scale FACTOR. A Python process has the array. This
// program reads the bytes of the array's handle, which docs/python.md describes, from standard
// input.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <stdexcept>
#include <vector>

#include <ur-ipc/ur_ipc.hpp>

namespace {

// The parsed handle of an array.
class Message {
public:
  explicit Message(std::vector<std::byte> bytes) : bytes_(std::move(bytes)) {
    if (bytes_.size() < kElements || std::memcmp(bytes_.data(), "ur-ipc\0", 8) != 0 ||
        number<std::uint16_t>(8) != 1 || number<std::uint16_t>(10) != 1 ||
        number<std::uint32_t>(12) != bytes_.size())
      throw std::runtime_error("the input is not the handle of an array");
    if (number<std::uint8_t>(44) != 2 || number<std::uint8_t>(45) != 32)
      throw std::runtime_error("the elements are not 32-bit floats");
  }

  std::size_t dimensions() const { return number<std::uint32_t>(48); }
  std::int64_t offset() const { return number<std::int64_t>(52); }
  std::uint64_t length(std::size_t dimension) const {
    return number<std::uint64_t>(kElements + 8 * dimension);
  }
  std::int64_t stride(std::size_t dimension) const {
    return number<std::int64_t>(kElements + 8 * (dimensions() + dimension));
  }
  // Returns the adapter's handle.
  ur_ipc::ipc::handle_data_view_t exported() const {
    const std::size_t size = number<std::uint32_t>(24);
    const std::size_t start = kElements + 16 * dimensions();
    if (start + size > bytes_.size())
      throw std::runtime_error("the handle is truncated");
    return {bytes_.data() + start, size};
  }

private:
  static constexpr std::size_t kElements = 60;

  template <typename T> T number(std::size_t offset) const {
    T value;
    if (offset + sizeof(T) > bytes_.size())
      throw std::runtime_error("the handle is truncated");
    std::memcpy(&value, bytes_.data() + offset, sizeof(T));
    return value;
  }

  std::vector<std::byte> bytes_;
};

std::vector<std::byte> readInput() {
  std::vector<std::byte> bytes(1 << 16);
  bytes.resize(std::fread(bytes.data(), 1, bytes.size(), stdin));
  return bytes;
}

// Scales the elements in `dimension` and all later dimensions, starting at `address`.
void scale(const Message &message, std::byte *address, std::size_t dimension, float factor) {
  if (dimension == message.dimensions()) {
    float value;
    std::memcpy(&value, address, sizeof(value));
    value *= factor;
    std::memcpy(address, &value, sizeof(value));
    return;
  }
  for (std::uint64_t i = 0; i < message.length(dimension); ++i)
    scale(message, address + static_cast<std::int64_t>(i) * message.stride(dimension),
          dimension + 1, factor);
}

void scaleInput(float factor) {
  const Message message(readInput());
  const ur_ipc::loader loader;
  for (const ur_ipc::adapter &adapter : loader.adapters()) {
    if (adapter.get_info<UR_ADAPTER_INFO_BACKEND>() != UR_BACKEND_NATIVE_CPU)
      continue;
    const ur_ipc::device device = adapter.platform_get().at(0).device_get(UR_DEVICE_TYPE_ALL).at(0);
    const ur_ipc::context context = ur_ipc::context_create(device);
    const auto memory = ur_ipc::ipc::memory::open(message.exported(), context, device);
    scale(message, static_cast<std::byte *>(memory.get()) + message.offset(), 0, factor);
    return;
  }
  throw std::runtime_error("found no native CPU adapter; set UR_ADAPTERS_FORCE_LOAD to its path");
}

} // namespace

int main(int count, char **arguments) {
  try {
    if (count != 2)
      throw std::runtime_error("usage: scale FACTOR");
    scaleInput(std::strtof(arguments[1], nullptr));
    return EXIT_SUCCESS;
  } catch (const std::exception &problem) {
    std::fprintf(stderr, "%s\n", problem.what());
    return EXIT_FAILURE;
  }
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <type_traits>
#include <vector>

#include <unified-runtime/ur_api.h>

namespace ur::test {

class Arena;

// Makes a value of zeros valid. The generator specializes this template for structs.
template <typename T> struct Good {
  static void prepare(T &value, Arena &arena);
};

struct Buffer {
  std::array<std::byte, 512> bytes;
};

// Creates valid arguments, and keeps the memory that they point to.
class Arena {
public:
  // Returns a pointer to an array of valid values.
  template <typename T> T *make() {
    constexpr std::size_t kCount = 4;
    const auto values = std::make_shared<std::array<T, kCount>>();
    for (T &value : *values)
      Good<T>::prepare(value, *this);
    owned_.push_back(values);
    return values->data();
  }

  // Returns a new, unique pointer.
  template <typename T> T fresh() { return reinterpret_cast<T>(make<std::max_align_t>()); }

private:
  std::vector<std::shared_ptr<void>> owned_;
};

template <typename T> void Good<T>::prepare(T &value, Arena &arena) {
  if constexpr (std::is_pointer_v<T> && !std::is_function_v<std::remove_pointer_t<T>>)
    value = arena.fresh<T>();
}

// A buffer for info values or data is valid whatever its bytes are.
template <> inline void Good<Buffer>::prepare(Buffer &, Arena &) {}

// The base class of the generated argument blocks, one block per function.
class Arguments {
public:
  Arena arena;

  template <typename T> auto *make() {
    if constexpr (std::is_same_v<T, Buffer>)
      return static_cast<void *>(arena.make<Buffer>());
    else
      return arena.make<T>();
  }
  template <typename T> T fresh() { return arena.fresh<T>(); }
  template <typename Function> static Function ignore() {
    return ignoring(static_cast<Function>(nullptr));
  }

private:
  template <typename... Parameters>
  static auto ignoring(void (*)(Parameters...)) -> void (*)(Parameters...) {
    return [](Parameters...) {};
  }
  template <typename Result, typename... Parameters>
  static auto ignoring(Result (*)(Parameters...)) -> Result (*)(Parameters...) {
    return [](Parameters...) { return Result{}; };
  }
};

} // namespace ur::test

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Valid values for the arguments that are not null in the generated calls with a null argument.

#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/result.hpp"

#include <array>
#include <cstddef>
#include <span>
#include <type_traits>
#include <utility>

namespace ur::test {

// Converts to any argument type. Objects belong to the device under test. A number is 1, so that a
// list has one element. A pointer points to zeros.
class GoodArguments {
public:
  // `isOptional`: the adapter may lack the function, and no support query reports that. Without
  // `hasObjects`, events, buffers and physical memory are null, as on a device without these
  // features.
  GoodArguments(const ThreadObjects &objects, bool isOptional, bool hasObjects = true)
      : objects_(objects), device_(ThreadObjects::device()), event_(objects.event()),
        isOptional_(isOptional), hasObjects_(hasObjects) {}

  operator ur_adapter_handle_t() const { return ThreadObjects::adapter(); }
  operator ur_platform_handle_t() const { return ThreadObjects::platform(); }
  operator ur_device_handle_t() const { return device_; }
  operator ur_context_handle_t() const { return objects_.context(); }
  operator ur_queue_handle_t() const { return objects_.queue(); }
  operator ur_event_handle_t() const { return hasObjects_ ? event_ : nullptr; }
  operator ur_usm_pool_handle_t() const { return nullptr; }
  operator ur_physical_mem_handle_t() const { return hasObjects_ ? objects_.physical() : nullptr; }
  operator ur_mem_handle_t() const { return hasObjects_ ? objects_.buffer() : nullptr; }
  operator const ur_device_handle_t *() const { return &device_; }
  operator const ur_event_handle_t *() const { return &event_; }
  operator void *() const { return objects_.memory(); }
  operator const void *() const { return objects_.memory(); }
  operator ur_logger_callback_t() const {
    return [](ur_logger_level_t, const char *, void *) {};
  }
  operator ur_event_callback_t() const {
    return [](ur_event_handle_t, ur_execution_info_t, void *) {};
  }
  operator ur_context_extended_deleter_t() const {
    return [](void *) {};
  }
  template <typename T>
    requires std::is_arithmetic_v<T> || std::is_enum_v<T>
  operator T() const {
    return static_cast<T>(1);
  }
  template <typename T>
    requires std::is_class_v<T>
  operator T() const {
    return {};
  }
  template <typename T> operator T *() const { return reinterpret_cast<T *>(zeros_.data()); }

  // Expects that `call` refuses null for `argument`.
  template <typename T, typename Call>
  void expectRefused(const char *name, T &argument, ur_result_t expected, const Call &call) const {
    const T original = std::exchange(argument, nullptr);
    if (isOptional_)
      EXPECT_REFUSED_OR_UNSUPPORTED(expected, call()) << "null for " << name;
    else
      EXPECT_REFUSED(expected, call()) << "null for " << name;
    argument = original;
  }

private:
  const ThreadObjects &objects_;
  ur_device_handle_t device_;
  ur_event_handle_t event_;
  const bool isOptional_;
  const bool hasObjects_;
  alignas(std::max_align_t) mutable std::array<std::byte, 256> zeros_{};
};

struct NullArguments {
  const char *function; // "urQueueRetain"
  void (*expectRefused)(const GoodArguments &good);
  ur_result_t (*call)(const GoodArguments &good);
};

// Returns one row for each function with an argument that must not be null.
std::span<const NullArguments> nullArguments();

} // namespace ur::test

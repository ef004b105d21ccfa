// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Makes every function of each adapter fail in several ways. Each failure must have an error text
// of its own, not the text of an older failure.
#include "generated/base/slots.hpp"
#include "runtime/loader/adapter_registry.hpp"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>

#include <gtest/gtest.h>

namespace ur::test {
namespace {

struct AdapterFile {
  const char *name;
  const char *path;
};

std::ostream &operator<<(std::ostream &os, const AdapterFile &file) { return os << file.name; }

// One object of each kind, if the adapter has a device. The objects are never released, because one
// of the tested calls may have released them.
struct SampleObjects {
  ur_adapter_handle_t adapter = nullptr;
  ur_platform_handle_t platform = nullptr;
  ur_device_handle_t device = nullptr;
  ur_context_handle_t context = nullptr;
  ur_queue_handle_t queue = nullptr;
  ur_event_handle_t event = nullptr;
  ur_usm_pool_handle_t pool = nullptr;
  ur_physical_mem_handle_t memory = nullptr;

  explicit SampleObjects(const ur_dditable_t &table) {
    EXPECT_EQ(table.Adapter.pfnGet(1, &adapter, nullptr), UR_RESULT_SUCCESS);
    table.Platform.pfnGet(adapter, 1, &platform, nullptr);
    if (!platform ||
        table.Device.pfnGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, nullptr) != UR_RESULT_SUCCESS)
      return;
    table.Context.pfnCreate(1, &device, nullptr, &context);
    table.Queue.pfnCreate(context, device, nullptr, &queue);
    table.Enqueue.pfnEventsWait(queue, 0, nullptr, &event);
    ur_usm_pool_desc_t description{UR_STRUCTURE_TYPE_USM_POOL_DESC, nullptr, 0};
    table.USM.pfnPoolCreate(context, &description, &pool);
    table.PhysicalMem.pfnCreate(context, device, 1 << 21, nullptr, &memory);
  }

  template <typename Handle> Handle object() const {
    Handle result = nullptr;
    const auto assign = [&](auto candidate) {
      if constexpr (std::is_same_v<decltype(candidate), Handle>)
        result = candidate;
    };
    (assign(adapter), assign(platform), assign(device), assign(context), assign(queue),
     assign(event), assign(pool), assign(memory));
    return result;
  }
};

// The target of every address that the tests pass.
alignas(64) std::array<std::byte, 1 << 16> zeros{};

enum class Kind {
  Nothing,       // zero for every argument
  Objects,       // valid objects, zero for the rest
  UnknownValues, // valid objects, addresses of zeros, undeclared enumerators, sizes of one
  ShortBuffers,  // valid objects, addresses of zeros, enumerators of zero, sizes of one
};

template <typename T> T argument(Kind kind, const SampleObjects &objects) {
  if constexpr (std::is_pointer_v<T>) {
    using Target = std::remove_pointer_t<T>;
    if constexpr (std::is_function_v<Target>)
      return nullptr;
    else if constexpr (std::is_class_v<Target> && !requires { sizeof(Target); })
      return kind == Kind::Nothing ? nullptr : objects.object<T>();
    else
      return kind >= Kind::UnknownValues ? reinterpret_cast<T>(zeros.data()) : nullptr;
  } else if constexpr (std::is_enum_v<T>) {
    return static_cast<T>(kind == Kind::UnknownValues ? 0x7fffffff : 0);
  } else if constexpr (std::is_class_v<T>) {
    return {};
  } else {
    return static_cast<T>(kind >= Kind::UnknownValues ? 1 : 0);
  }
}

bool isTested(std::string_view function, Kind kind) {
  if (kind == Kind::Nothing)
    return true;
  // Skips functions that release an object, and functions that accept any number as a driver's
  // handle.
  return !function.ends_with("Release") &&
         (kind == Kind::Objects || function.find("WithNativeHandle") == std::string_view::npos);
}

class Refusals : public testing::TestWithParam<AdapterFile> {
protected:
  std::string lastError(const SampleObjects &objects) const {
    const char *text = nullptr;
    std::int32_t code = 0;
    EXPECT_EQ(table_.Adapter.pfnGetLastError(objects.adapter, &text, &code), UR_RESULT_SUCCESS);
    return text ? text : "";
  }

  // Makes a call that leaves an error text different from every text of `function`.
  std::string leaveOlderText(std::string_view function, const SampleObjects &objects) const {
    function == "urEventRetain" ? table_.Context.pfnRetain(nullptr)
                                : table_.Event.pfnRetain(nullptr);
    return lastError(objects);
  }

  template <typename... Args>
  void callAndCheck(const char *name, ur_result_t(UR_APICALL *function)(Args...), Kind kind,
                    const SampleObjects &objects) const {
    zeros = {};
    const std::string olderText = leaveOlderText(name, objects);
    ASSERT_NE(olderText, "");
    if (function(argument<Args>(kind, objects)...) == UR_RESULT_SUCCESS)
      return;
    const std::string text = lastError(objects);
    EXPECT_NE(text, olderText) << name << ", arguments of kind " << static_cast<int>(kind);
    EXPECT_NE(text, "") << name << ", arguments of kind " << static_cast<int>(kind);
    EXPECT_EQ(text.find("nothing to add"), std::string::npos)
        << name << ", arguments of kind " << static_cast<int>(kind) << ": " << text;
  }

  const loader::Library library_{GetParam().path};
  ur_dditable_t table_{};
};

TEST_P(Refusals, HaveTextsOfTheirOwn) {
  ASSERT_EQ(loader::loadTables(library_, table_), UR_RESULT_SUCCESS);
  const SampleObjects objects(table_);
  for (const Kind kind : {Kind::Nothing, Kind::Objects, Kind::UnknownValues, Kind::ShortBuffers})
    slots::forEach(table_, [&](auto slot, auto function) {
      if (isTested(slot.kName, kind))
        callAndCheck(slot.kName, function, kind, objects);
    });
}

INSTANTIATE_TEST_SUITE_P(Adapters, Refusals, testing::Values(UR_TEST_ADAPTERS),
                         [](const auto &adapter) { return std::string(adapter.param.name); });

} // namespace
} // namespace ur::test

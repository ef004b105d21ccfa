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
struct World {
  ur_adapter_handle_t adapter = nullptr;
  ur_platform_handle_t platform = nullptr;
  ur_device_handle_t device = nullptr;
  ur_context_handle_t context = nullptr;
  ur_queue_handle_t queue = nullptr;
  ur_event_handle_t event = nullptr;
  ur_usm_pool_handle_t pool = nullptr;
  ur_physical_mem_handle_t memory = nullptr;

  explicit World(const ur_dditable_t &table) {
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
    Handle found = nullptr;
    const auto offer = [&](auto made) {
      if constexpr (std::is_same_v<decltype(made), Handle>)
        found = made;
    };
    (offer(adapter), offer(platform), offer(device), offer(context), offer(queue), offer(event),
     offer(pool), offer(memory));
    return found;
  }
};

// The target of every address that the tests pass.
alignas(64) std::array<std::byte, 1 << 16> zeros{};

enum class Way {
  Nothing,       // zero for every argument
  Objects,       // valid objects, zero for the rest
  UnknownValues, // valid objects, addresses of zeros, undeclared enumerators, sizes of one
  ShortBuffers,  // valid objects, addresses of zeros, enumerators of zero, sizes of one
};

template <typename T> T argument(Way way, const World &world) {
  if constexpr (std::is_pointer_v<T>) {
    using Target = std::remove_pointer_t<T>;
    if constexpr (std::is_function_v<Target>)
      return nullptr;
    else if constexpr (std::is_class_v<Target> && !requires { sizeof(Target); })
      return way == Way::Nothing ? nullptr : world.object<T>();
    else
      return way >= Way::UnknownValues ? reinterpret_cast<T>(zeros.data()) : nullptr;
  } else if constexpr (std::is_enum_v<T>) {
    return static_cast<T>(way == Way::UnknownValues ? 0x7fffffff : 0);
  } else if constexpr (std::is_class_v<T>) {
    return {};
  } else {
    return static_cast<T>(way >= Way::UnknownValues ? 1 : 0);
  }
}

bool isTried(std::string_view function, Way way) {
  if (way == Way::Nothing)
    return true;
  // Skips functions that release an object, and functions that accept any number as a driver's
  // handle.
  return !function.ends_with("Release") &&
         (way == Way::Objects || function.find("WithNativeHandle") == std::string_view::npos);
}

class Refusals : public testing::TestWithParam<AdapterFile> {
protected:
  std::string lastError(const World &world) const {
    const char *text = nullptr;
    std::int32_t code = 0;
    EXPECT_EQ(table_.Adapter.pfnGetLastError(world.adapter, &text, &code), UR_RESULT_SUCCESS);
    return text ? text : "";
  }

  // Makes a call that leaves an error text different from every text of `function`.
  std::string leaveOlderText(std::string_view function, const World &world) const {
    function == "urEventRetain" ? table_.Context.pfnRetain(nullptr)
                                : table_.Event.pfnRetain(nullptr);
    return lastError(world);
  }

  template <typename... Args>
  void tryOut(const char *name, ur_result_t(UR_APICALL *function)(Args...), Way way,
              const World &world) const {
    zeros = {};
    const std::string older = leaveOlderText(name, world);
    ASSERT_NE(older, "");
    if (function(argument<Args>(way, world)...) == UR_RESULT_SUCCESS)
      return;
    const std::string text = lastError(world);
    EXPECT_NE(text, older) << name << ", arguments of kind " << static_cast<int>(way);
    EXPECT_NE(text, "") << name << ", arguments of kind " << static_cast<int>(way);
    EXPECT_EQ(text.find("nothing to add"), std::string::npos)
        << name << ", arguments of kind " << static_cast<int>(way) << ": " << text;
  }

  const loader::Library library_{GetParam().path};
  ur_dditable_t table_{};
};

TEST_P(Refusals, HaveTextsOfTheirOwn) {
  ASSERT_EQ(loader::loadTables(library_, table_), UR_RESULT_SUCCESS);
  const World world(table_);
  for (const Way way : {Way::Nothing, Way::Objects, Way::UnknownValues, Way::ShortBuffers})
    slots::forEach(table_, [&](auto slot, auto function) {
      if (isTried(slot.kName, way))
        tryOut(slot.kName, function, way, world);
    });
}

INSTANTIATE_TEST_SUITE_P(Adapters, Refusals, testing::Values(UR_TEST_ADAPTERS),
                         [](const auto &adapter) { return std::string(adapter.param.name); });

} // namespace
} // namespace ur::test

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/native_cpu/backend.hpp"
#include "test/support/scoped_os_calls.hpp"
#include "test/unit/native_cpu/fixtures.hpp"

#include <cstring>
#include <functional>
#include <initializer_list>
#include <span>
#include <string>

namespace ur::native_cpu {

using ur::test::ScopedOsCalls;

// What a call throws says all of this.
inline void expectRefusal(const std::function<void()> &call, ur_result_t result,
                          std::initializer_list<std::string> parts) {
  try {
    call();
    ADD_FAILURE() << "not refused: " << *parts.begin();
  } catch (const base::Error &refusal) {
    EXPECT_EQ(refusal.result(), result) << refusal.message();
    for (const std::string &part : parts)
      EXPECT_NE(refusal.message().find(part), std::string::npos)
          << "'" << part << "' is missing: " << refusal.message();
  }
}

// A descriptor that says which one it is, and nothing else.
template <typename Descriptor> Descriptor typed(ur_structure_type_t type) {
  Descriptor descriptor{};
  descriptor.stype = type;
  return descriptor;
}

// Changes an object to one of another adapter, whose table is another.
template <typename Object> void makeForeign(Object &object) {
  static constexpr ur_dditable_t kOther{};
  const ur_dditable_t *const table = &kOther;
  std::memcpy(static_cast<void *>(&object), &table, sizeof(table));
}

// Two contexts on the device, and a device of the platform that neither has.
class RefusalTest : public ContextTest {
protected:
  RefusalTest()
      : stranger_(platform()), otherContext_(new ur_context_handle_t_(std::span(&device_, 1))) {}
  ~RefusalTest() override { backend::urContextRelease(otherContext_); }

  ur_platform_handle_t platform() const { return device_->platform; }

  ur_device_handle_t_ stranger_;
  ur_context_handle_t otherContext_;
};

} // namespace ur::native_cpu

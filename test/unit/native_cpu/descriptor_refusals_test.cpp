// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What refusals say of the structs that describe what is to be made.
#include "adapters/native_cpu/pages.hpp"
#include "test/unit/native_cpu/refusals.hpp"

#include <functional>

#include <fmt/format.h>

namespace ur::native_cpu {
namespace {

constexpr auto kWrongType = UR_STRUCTURE_TYPE_DEVICE_BINARY; // that no call takes which checks it

// A descriptor with all flags there are and could be.
template <typename Descriptor> Descriptor withAllFlags(ur_structure_type_t type) {
  auto descriptor = typed<Descriptor>(type);
  descriptor.flags = ~0u;
  return descriptor;
}

// `call` refuses a descriptor of the wrong type.
void expectTyped(const char *name, ur_structure_type_t type, const std::function<void()> &call) {
  expectRefusal(call, UR_RESULT_ERROR_INVALID_ARGUMENT,
                {fmt::format("the {} has stype {:#x}; it must be {:#x}", name,
                             static_cast<unsigned>(kWrongType), static_cast<unsigned>(type))});
}

// `call` refuses a descriptor with all flags, and tells which ones it does not know.
void expectDeclared(const char *name, unsigned undeclared, const std::function<void()> &call) {
  expectRefusal(call, UR_RESULT_ERROR_INVALID_ENUMERATION,
                {fmt::format("the {} have undeclared bits: {:#x}", name, undeclared)});
}

TEST_F(RefusalTest, OfAnotherStructNamesWhatIsExpected) {
  ur_native_handle_t native = 0;
  backend::urContextGetNativeHandle(context_, &native);
  ur_platform_handle_t platform = nullptr;
  ur_device_handle_t device = nullptr;
  ur_context_handle_t context = nullptr;
  ur_queue_handle_t queue = nullptr;
  ur_event_handle_t event = nullptr;
  ur_usm_pool_handle_t pool = nullptr;
  ur_physical_mem_handle_t physical = nullptr;
  void *memory = nullptr;
  expectTyped("device partition properties", UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES, [&] {
    const auto properties = typed<ur_device_partition_properties_t>(kWrongType);
    backend::urDevicePartition(device_, &properties, 0, nullptr, nullptr);
  });
  expectTyped("context properties", UR_STRUCTURE_TYPE_CONTEXT_PROPERTIES, [&] {
    const auto properties = typed<ur_context_properties_t>(kWrongType);
    backend::urContextCreate(1, &device_, &properties, &context);
  });
  expectTyped("queue properties", UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, [&] {
    const auto properties = typed<ur_queue_properties_t>(kWrongType);
    backend::urQueueCreate(context_, device_, &properties, &queue);
  });
  expectTyped("event descriptor", UR_STRUCTURE_TYPE_EXP_EVENT_DESC, [&] {
    const auto description = typed<ur_exp_event_desc_t>(kWrongType);
    backend::urEventCreateExp(context_, device_, &description, &event);
  });
  expectTyped("pool descriptor", UR_STRUCTURE_TYPE_USM_POOL_DESC, [&] {
    auto description = typed<ur_usm_pool_desc_t>(kWrongType);
    backend::urUSMPoolCreate(context_, &description, &pool);
  });
  expectTyped("USM descriptor", UR_STRUCTURE_TYPE_USM_DESC, [&] {
    const auto description = typed<ur_usm_desc_t>(kWrongType);
    backend::urUSMDeviceAlloc(context_, device_, &description, nullptr, 64, &memory);
  });
  expectTyped("physical memory properties", UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES, [&] {
    const auto properties = typed<ur_physical_mem_properties_t>(kWrongType);
    backend::urPhysicalMemCreate(context_, device_, pageSize(), &properties, &physical);
  });
  expectTyped("platform native properties", UR_STRUCTURE_TYPE_PLATFORM_NATIVE_PROPERTIES, [&] {
    const auto properties = typed<ur_platform_native_properties_t>(kWrongType);
    backend::urPlatformCreateWithNativeHandle(native, adapter_, &properties, &platform);
  });
  expectTyped("device native properties", UR_STRUCTURE_TYPE_DEVICE_NATIVE_PROPERTIES, [&] {
    const auto properties = typed<ur_device_native_properties_t>(kWrongType);
    backend::urDeviceCreateWithNativeHandle(native, adapter_, &properties, &device);
  });
  expectTyped("context native properties", UR_STRUCTURE_TYPE_CONTEXT_NATIVE_PROPERTIES, [&] {
    const auto properties = typed<ur_context_native_properties_t>(kWrongType);
    backend::urContextCreateWithNativeHandle(native, adapter_, 0, nullptr, &properties, &context);
  });
  expectTyped("queue native properties", UR_STRUCTURE_TYPE_QUEUE_NATIVE_PROPERTIES, [&] {
    const auto properties = typed<ur_queue_native_properties_t>(kWrongType);
    backend::urQueueCreateWithNativeHandle(native, context_, device_, &properties, &queue);
  });
  expectTyped("event native properties", UR_STRUCTURE_TYPE_EVENT_NATIVE_PROPERTIES, [&] {
    const auto properties = typed<ur_event_native_properties_t>(kWrongType);
    backend::urEventCreateWithNativeHandle(native, context_, &properties, &event);
  });
  EXPECT_EQ(platform, nullptr);
  EXPECT_EQ(device, nullptr);
  EXPECT_EQ(context, nullptr);
  EXPECT_EQ(queue, nullptr);
  EXPECT_EQ(event, nullptr);
  EXPECT_EQ(pool, nullptr);
  EXPECT_EQ(physical, nullptr);
  EXPECT_EQ(memory, nullptr);
}

TEST_F(RefusalTest, OfUndeclaredFlagsNamesThemAndTheirPlace) {
  ur_context_handle_t context = nullptr;
  ur_queue_handle_t queue = nullptr;
  ur_event_handle_t event = nullptr;
  ur_usm_pool_handle_t pool = nullptr;
  ur_physical_mem_handle_t physical = nullptr;
  void *memory = nullptr;
  expectDeclared("context flags", UR_CONTEXT_FLAGS_MASK, [&] {
    const auto properties =
        withAllFlags<ur_context_properties_t>(UR_STRUCTURE_TYPE_CONTEXT_PROPERTIES);
    backend::urContextCreate(1, &device_, &properties, &context);
  });
  expectDeclared("queue flags", UR_QUEUE_FLAGS_MASK, [&] {
    const auto properties = withAllFlags<ur_queue_properties_t>(UR_STRUCTURE_TYPE_QUEUE_PROPERTIES);
    backend::urQueueCreate(context_, device_, &properties, &queue);
  });
  expectDeclared("event flags", UR_EXP_EVENT_FLAGS_MASK, [&] {
    const auto description = withAllFlags<ur_exp_event_desc_t>(UR_STRUCTURE_TYPE_EXP_EVENT_DESC);
    backend::urEventCreateExp(context_, device_, &description, &event);
  });
  expectDeclared("pool flags", UR_USM_POOL_FLAGS_MASK, [&] {
    auto description = withAllFlags<ur_usm_pool_desc_t>(UR_STRUCTURE_TYPE_USM_POOL_DESC);
    backend::urUSMPoolCreate(context_, &description, &pool);
  });
  expectDeclared("physical memory flags", UR_PHYSICAL_MEM_FLAGS_MASK, [&] {
    const auto properties =
        withAllFlags<ur_physical_mem_properties_t>(UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES);
    backend::urPhysicalMemCreate(context_, device_, pageSize(), &properties, &physical);
  });
  expectDeclared("USM hints", UR_USM_ADVICE_FLAGS_MASK, [&] {
    const ur_usm_desc_t description{UR_STRUCTURE_TYPE_USM_DESC, nullptr, ~0u, 0};
    backend::urUSMSharedAlloc(context_, device_, &description, nullptr, 64, &memory);
  });
  expectDeclared("host memory flags", UR_USM_HOST_MEM_FLAGS_MASK, [&] {
    const auto host = withAllFlags<ur_usm_host_desc_t>(UR_STRUCTURE_TYPE_USM_HOST_DESC);
    const ur_usm_desc_t description{UR_STRUCTURE_TYPE_USM_DESC, &host, 0, 0};
    backend::urUSMHostAlloc(context_, &description, nullptr, 64, &memory);
  });
  expectDeclared("device memory flags", UR_USM_DEVICE_MEM_FLAGS_MASK, [&] {
    const auto device = withAllFlags<ur_usm_device_desc_t>(UR_STRUCTURE_TYPE_USM_DEVICE_DESC);
    const ur_usm_desc_t description{UR_STRUCTURE_TYPE_USM_DESC, &device, 0, 0};
    backend::urUSMDeviceAlloc(context_, device_, &description, nullptr, 64, &memory);
  });
  EXPECT_EQ(context, nullptr);
  EXPECT_EQ(queue, nullptr);
  EXPECT_EQ(event, nullptr);
  EXPECT_EQ(pool, nullptr);
  EXPECT_EQ(physical, nullptr);
  EXPECT_EQ(memory, nullptr);
}

} // namespace
} // namespace ur::native_cpu

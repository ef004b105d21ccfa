// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "fakes/level_zero/ze_newer.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <functional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <level_zero/loader/ze_loader.h>
#include <level_zero/ze_api.h>

namespace host_driver::test {

namespace newer = ur::level_zero::newer;

// Ends the role if the call fails, because later checks would then fail for the same reason.
inline void must(ze_result_t result, const char *call) {
  if (result == ZE_RESULT_SUCCESS)
    return;
  char code[16];
  std::snprintf(code, sizeof(code), "%#x", static_cast<unsigned>(result));
  throw std::runtime_error(std::string(call) + " returned " + code);
}
#define MUST(CALL) must(CALL, #CALL)

// The driver, called through the loader, with one context. The destructor ends all objects that the
// functions below made and that the test has not ended, the last one first.
class LevelZero {
public:
  LevelZero() {
    MUST(zeInit(0));
    std::uint32_t count = 1;
    MUST(zeDriverGet(&count, &driver));
    MUST(zeDeviceGet(driver, &count, nullptr));
    devices.resize(count);
    MUST(zeDeviceGet(driver, &count, devices.data()));
    device = devices.front();
    const ze_context_desc_t desc = {ZE_STRUCTURE_TYPE_CONTEXT_DESC, nullptr, 0};
    MUST(zeContextCreate(driver, &desc, &context));
  }
  LevelZero(const LevelZero &) = delete;
  LevelZero &operator=(const LevelZero &) = delete;
  ~LevelZero() {
    for (; !made_.empty(); made_.pop_back())
      EXPECT_EQ(made_.back().second(), ZE_RESULT_SUCCESS);
    EXPECT_EQ(zeContextDestroy(context), ZE_RESULT_SUCCESS);
  }

  ze_driver_handle_t driver = nullptr;
  std::vector<ze_device_handle_t> devices;
  ze_device_handle_t device = nullptr;
  ze_context_handle_t context = nullptr;

  // Returns a function that the loader does not have. Pass the driver's handles to it, not the
  // loader's.
  template <class Function> Function extension(const char *name) const {
    void *address = nullptr;
    MUST(zeDriverGetExtensionFunctionAddress(driver, name, &address));
    return reinterpret_cast<Function>(address);
  }

  void *allocate(std::size_t size, const void *chain = nullptr) const {
    ze_device_mem_alloc_desc_t desc = {ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC, chain, 0, 0};
    void *pointer = nullptr;
    MUST(zeMemAllocDevice(context, &desc, size, 0, device, &pointer));
    return made(pointer, [=, this] { return zeMemFree(context, pointer); });
  }
  void *allocateOnHost(std::size_t size, const void *chain = nullptr,
                       std::size_t alignment = 0) const {
    const ze_host_mem_alloc_desc_t desc = {ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC, chain, 0};
    void *pointer = nullptr;
    MUST(zeMemAllocHost(context, &desc, size, alignment, &pointer));
    return made(pointer, [=, this] { return zeMemFree(context, pointer); });
  }
  void free(void *pointer) const { end(pointer, "zeMemFree"); }

  ze_physical_mem_handle_t physical(std::size_t size, const void *chain = nullptr,
                                    std::uint32_t flags = 0) const {
    ze_physical_mem_desc_t desc = {ZE_STRUCTURE_TYPE_PHYSICAL_MEM_DESC, chain, flags, size};
    ze_physical_mem_handle_t memory = nullptr;
    MUST(zePhysicalMemCreate(context, device, &desc, &memory));
    return made(memory, [=, this] { return zePhysicalMemDestroy(context, memory); });
  }
  void destroy(ze_physical_mem_handle_t memory) const { end(memory, "zePhysicalMemDestroy"); }

  // Passes an arbitrary hint, because the packaged parameter validation rejects null.
  std::byte *reserve(std::size_t size) const {
    void *start = nullptr;
    MUST(zeVirtualMemReserve(context, this, size, &start));
    return static_cast<std::byte *>(
        made(start, [=, this] { return zeVirtualMemFree(context, start, size); }));
  }
  void map(std::byte *start, std::size_t size, ze_physical_mem_handle_t memory,
           ze_memory_access_attribute_t access = ZE_MEMORY_ACCESS_ATTRIBUTE_READWRITE) const {
    MUST(zeVirtualMemMap(context, start, size, memory, 0, access));
  }
  void unmap(std::byte *start, std::size_t size) const {
    MUST(zeVirtualMemUnmap(context, start, size));
  }

  ze_ipc_mem_handle_t ipcHandleOf(const void *memory) const {
    ze_ipc_mem_handle_t handle = {};
    MUST(zeMemGetIpcHandle(context, memory, &handle));
    return handle;
  }
  void *open(const ze_ipc_mem_handle_t &handle) const {
    void *opened = nullptr;
    MUST(zeMemOpenIpcHandle(context, device, handle, 0, &opened));
    return opened;
  }

  ze_command_list_handle_t
  immediateList(ze_command_queue_flags_t flags = 0,
                ze_command_queue_mode_t mode = ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS) const {
    ze_command_queue_desc_t desc = {};
    desc.stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC;
    desc.flags = flags;
    desc.mode = mode;
    ze_command_list_handle_t list = nullptr;
    MUST(zeCommandListCreateImmediate(context, device, &desc, &list));
    return made(list, [=] { return zeCommandListDestroy(list); });
  }

  // Each append to the list returns when its command is done.
  ze_command_list_handle_t synchronousList() const {
    return immediateList(0, ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS);
  }

  ze_command_list_handle_t regularList(std::uint32_t queueGroup = 0) const {
    const ze_command_list_desc_t desc = {ZE_STRUCTURE_TYPE_COMMAND_LIST_DESC, nullptr, queueGroup,
                                         0};
    ze_command_list_handle_t list = nullptr;
    MUST(zeCommandListCreate(context, device, &desc, &list));
    return made(list, [=] { return zeCommandListDestroy(list); });
  }
  void destroy(ze_command_list_handle_t list) const { end(list, "zeCommandListDestroy"); }

  ze_event_pool_handle_t eventPool(ze_event_pool_flags_t flags, std::uint32_t count) const {
    const ze_event_pool_desc_t desc = {ZE_STRUCTURE_TYPE_EVENT_POOL_DESC, nullptr,
                                       flags | ZE_EVENT_POOL_FLAG_HOST_VISIBLE, count};
    ze_event_pool_handle_t pool = nullptr;
    MUST(zeEventPoolCreate(context, &desc, 0, nullptr, &pool));
    return made(pool, [=] { return zeEventPoolDestroy(pool); });
  }

  ze_event_handle_t event(ze_event_pool_handle_t pool, std::uint32_t index) const {
    ze_event_desc_t desc = {};
    desc.stype = ZE_STRUCTURE_TYPE_EVENT_DESC;
    desc.index = index;
    ze_event_handle_t event = nullptr;
    MUST(zeEventCreate(pool, &desc, &event));
    return made(event, [=] { return zeEventDestroy(event); });
  }

  ze_event_handle_t counterBasedEvent(std::uint32_t flags) const {
    newer::EventCounterBasedDesc desc = {};
    desc.stype = newer::kEventCounterBasedDesc;
    desc.flags = flags;
    ze_event_handle_t event = nullptr;
    MUST(extension<newer::EventCounterBasedCreateFn>("zeEventCounterBasedCreate")(context, device,
                                                                                  &desc, &event));
    return made(event, [=] { return zeEventDestroy(event); });
  }
  void destroy(ze_event_handle_t event) const { end(event, "zeEventDestroy"); }

private:
  template <class Object, class End> Object made(Object object, End end) const {
    made_.emplace_back(object, end);
    return object;
  }
  void end(const void *object, const char *call) const {
    const auto found = std::ranges::find(made_, object, &Made::first);
    const auto endIt = found->second;
    made_.erase(found);
    must(endIt(), call);
  }

  using Made = std::pair<const void *, std::function<ze_result_t()>>;
  mutable std::vector<Made> made_;
};

inline int descriptorIn(const ze_ipc_mem_handle_t &handle) {
  int fd = -1;
  std::memcpy(&fd, handle.data, sizeof(fd));
  return fd;
}

// Returns the driver's handle if the handle is one of the loader's, otherwise the handle itself.
template <class Handle> Handle raw(zel_handle_type_t type, Handle handle) {
  void *translated = nullptr;
  MUST(zelLoaderTranslateHandle(type, handle, &translated));
  return static_cast<Handle>(translated);
}

inline void putHandle(const LevelZero &zero, const ze_ipc_mem_handle_t &handle) {
  MUST(zero.extension<newer::MemPutIpcHandleFn>("zeMemPutIpcHandle")(
      raw(ZEL_HANDLE_CONTEXT, zero.context), handle));
}

} // namespace host_driver::test

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/level_zero/binding.hpp"
#include "adapters/level_zero/ze_newer.hpp"

#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

namespace ur::level_zero {

// What a driver calls the object that the loader calls `handle`: another handle while the loader
// intercepts, the same one otherwise.
template <typename Handle> Handle rawHandle(zel_handle_type_t type, Handle handle) {
  void *raw = handle;
  functions().zelLoaderTranslateHandle(type, handle, &raw);
  return static_cast<Handle>(static_cast<void *>(raw));
}

// A function that the packaged headers lack. Those of the loader take its handles, those that the
// driver gave out take the driver's own.
template <typename Function> struct Newer {
  Function call = nullptr;
  bool raw = false;

  template <typename Handle> Handle handle(zel_handle_type_t type, Handle handle) const {
    return raw ? rawHandle(type, handle) : handle;
  }
};

// The functions of counter-based events, all of one origin.
struct CounterBasedApi {
  std::string origin; // for the log
  bool raw = false;
  ze_structure_type_t descriptorType{};
  newer::EventCounterBasedCreateFn create = nullptr;
  newer::EventCounterBasedGetIpcHandleFn getIpcHandle = nullptr;     // null where it is missing
  newer::EventCounterBasedOpenIpcHandleFn openIpcHandle = nullptr;   // like the one above
  newer::EventCounterBasedCloseIpcHandleFn closeIpcHandle = nullptr; // like the one above

  bool sharesEvents() const noexcept { return getIpcHandle && openIpcHandle && closeIpcHandle; }
};

// What a driver has beyond Level Zero 1.4, looked up once: in the loader, else among the driver's
// extension functions, else there under the name of the driver's own extension.
class DriverFunctions {
public:
  explicit DriverFunctions(ze_driver_handle_t driver);

  // The loader's handles are not the driver's. Then nothing may be created behind the loader's
  // back: it would take the driver's handle for one of its own.
  bool intercepted() const noexcept { return intercepted_; }

  ze_api_version_t version() const noexcept { return version_; }

  // The origins of counter-based events that may be tried, the best one first.
  const std::vector<CounterBasedApi> &counterBased() const noexcept { return counterBased_; }

  // Each answers UNSUPPORTED_FEATURE where no function exists.
  ze_result_t putMemory(ze_context_handle_t context, const ze_ipc_mem_handle_t &handle) const;
  ze_result_t putEventPool(ze_context_handle_t context,
                           const ze_ipc_event_pool_handle_t &handle) const;
  ze_result_t getProperties(ze_context_handle_t context, ze_physical_mem_handle_t memory,
                            newer::PhysicalMemProperties &properties) const;
  // Blocks until an immediate list has done all.
  ze_result_t synchronize(ze_command_list_handle_t list) const;

private:
  template <typename Function>
  std::vector<Newer<Function>> find(std::initializer_list<const char *> names) const;
  void *extension(const char *name) const noexcept;
  void findCounterBased();

  ze_driver_handle_t driver_;
  bool intercepted_ = false;
  ze_api_version_t version_{};
  std::vector<CounterBasedApi> counterBased_;
  std::vector<Newer<newer::MemPutIpcHandleFn>> putMemory_;
  std::vector<Newer<newer::EventPoolPutIpcHandleFn>> putEventPool_;
  std::vector<Newer<newer::PhysicalMemGetPropertiesFn>> getProperties_;
  std::vector<Newer<newer::CommandListHostSynchronizeFn>> synchronize_;
};

} // namespace ur::level_zero

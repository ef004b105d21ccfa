// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/level_zero/loader.hpp"
#include "adapters/level_zero/ze_newer.hpp"

#include <string>
#include <vector>

namespace ur::level_zero {

// Returns the driver's handle for the loader's `handle`. They differ only if the loader intercepts
// calls.
template <typename Handle> Handle rawHandle(zel_handle_type_t type, Handle handle) {
  void *raw = handle;
  functions().zelLoaderTranslateHandle(type, handle, &raw);
  return static_cast<Handle>(raw);
}

// Returns the argument for a call of the driver: the driver's handle for a handle, and other
// arguments unchanged.
inline ze_context_handle_t rawArgument(ze_context_handle_t context) {
  return rawHandle(ZEL_HANDLE_CONTEXT, context);
}
inline ze_physical_mem_handle_t rawArgument(ze_physical_mem_handle_t memory) {
  return rawHandle(ZEL_HANDLE_PHYSICAL_MEM, memory);
}
inline ze_command_list_handle_t rawArgument(ze_command_list_handle_t list) {
  return rawHandle(ZEL_HANDLE_COMMAND_LIST, list);
}
template <typename Argument> Argument rawArgument(Argument argument) { return argument; }

// A function that the packaged headers lack, with all its implementations. The loader's
// implementation takes the loader's handles, and the driver's implementation takes the driver's
// handles.
template <typename Function> class NewerFunction {
public:
  void add(void *address, bool raw) {
    implementations_.push_back({reinterpret_cast<Function>(address), raw});
  }

  explicit operator bool() const noexcept { return !implementations_.empty(); }

  // Calls the implementations in order until meansUnsupported() is false for a result, and returns
  // the last result. Returns UNSUPPORTED_FEATURE if there is no implementation.
  template <typename... Arguments> ze_result_t operator()(const Arguments &...arguments) const {
    ze_result_t result = ZE_RESULT_ERROR_UNSUPPORTED_FEATURE;
    for (const Implementation &entry : implementations_) {
      if (areCallsStopped())
        return ZE_RESULT_ERROR_UNINITIALIZED;
      result = entry.raw ? entry.call(rawArgument(arguments)...) : entry.call(arguments...);
      if (!meansUnsupported(result))
        break;
    }
    return result;
  }

private:
  struct Implementation {
    Function call;
    bool raw;
  };

  std::vector<Implementation> implementations_;
};

// A function that is called with unchanged arguments. Returns UNINITIALIZED once calls are stopped.
template <typename Function> class DirectFunction {
public:
  DirectFunction(Function function = nullptr) noexcept : function_(function) {}
  explicit operator bool() const noexcept { return function_ != nullptr; }
  template <typename... Arguments> ze_result_t operator()(const Arguments &...arguments) const {
    return areCallsStopped() ? ZE_RESULT_ERROR_UNINITIALIZED : function_(arguments...);
  }

private:
  Function function_;
};

// The functions of counter-based events, all from the same origin. The IPC functions are null if
// the origin lacks them.
struct CounterBasedApi {
  std::string origin; // for the log
  ze_structure_type_t descriptorType{};
  DirectFunction<newer::EventCounterBasedCreateFn> create;
  DirectFunction<newer::EventCounterBasedGetIpcHandleFn> getIpcHandle;
  DirectFunction<newer::EventCounterBasedOpenIpcHandleFn> openIpcHandle;
  DirectFunction<newer::EventCounterBasedCloseIpcHandleFn> closeIpcHandle;

  bool sharesEvents() const noexcept { return getIpcHandle && openIpcHandle && closeIpcHandle; }
};

// The functions that Level Zero 1.4 lacks. The constructor looks them up in the loader, then among
// the driver's extension functions, and then under the names of the driver's own extensions.
class DriverFunctions {
public:
  explicit DriverFunctions(ze_driver_handle_t driver);

  // Returns whether the loader's handles differ from the driver's handles. If they do, create every
  // object through the loader, because it would mistake a driver's handle for its own.
  bool loaderIntercepts() const noexcept { return loaderIntercepts_; }

  ze_api_version_t version() const noexcept { return version_; }

  // Returns whether one handle can share the physical memory of a whole range.
  bool sharesRanges() const noexcept { return sharesRanges_ && getMemoryHandle; }

  // Returns the origins of counter-based events. The adapter tries them in this order.
  const std::vector<CounterBasedApi> &counterBasedApis() const noexcept { return apis_; }

  NewerFunction<newer::MemPutIpcHandleFn> putMemoryHandle;
  NewerFunction<newer::EventPoolPutIpcHandleFn> putEventPoolHandle;
  NewerFunction<newer::PhysicalMemGetPropertiesFn> getPhysMemProperties;
  NewerFunction<newer::MemGetIpcHandleWithPropertiesFn> getMemoryHandle;
  NewerFunction<newer::CommandListHostSynchronizeFn> synchronize; // for immediate lists

private:
  template <typename Function> void find(NewerFunction<Function> &function, const char *name) const;
  void *extension(const char *name) const noexcept;
  void findErrorDescriptions() const;
  void findCounterBasedApi(const char *origin, bool raw, ze_structure_type_t type,
                           const std::string &prefix, const char *create);

  ze_driver_handle_t driver_;
  bool loaderIntercepts_ = false;
  ze_api_version_t version_{};
  bool sharesRanges_ = false;
  std::vector<CounterBasedApi> apis_;
};

} // namespace ur::level_zero

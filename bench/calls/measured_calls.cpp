// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bench/calls/measured_calls.hpp"

#include <cstdint>
#include <stdexcept>

#include <dlfcn.h>

namespace ur::bench {
namespace {

void *open(const std::string &file) {
  if (void *library = dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL))
    return library;
  throw std::runtime_error(dlerror());
}

template <typename Function> void find(void *library, const char *name, Function &function) {
  void *symbol = dlsym(library, name);
  if (!symbol)
    throw std::runtime_error(dlerror());
  function = reinterpret_cast<Function>(symbol);
}

void require(ur_result_t result, const char *call) {
  if (result != UR_RESULT_SUCCESS)
    throw std::runtime_error(std::string(call) + " returned " + std::to_string(result));
}

// Returns a table of the loader's functions that this benchmark calls.
ur_dditable_t tableOfLoader(void *library) {
  ur_dditable_t table{};
  find(library, "urAdapterGet", table.Adapter.pfnGet);
  find(library, "urAdapterRetain", table.Adapter.pfnRetain);
  find(library, "urPlatformGet", table.Platform.pfnGet);
  find(library, "urDeviceGet", table.Device.pfnGet);
  find(library, "urContextCreate", table.Context.pfnCreate);
  find(library, "urQueueCreate", table.Queue.pfnCreate);
  find(library, "urEnqueueUSMMemcpy", table.Enqueue.pfnUSMMemcpy);
  find(library, "urIPCOpenMemHandleExp", table.IPCExp.pfnOpenMemHandleExp);
  find(library, "urIPCCloseMemHandleExp", table.IPCExp.pfnCloseMemHandleExp);
  return table;
}

ur_dditable_t tableOfAdapter(void *library) {
  ur_pfnGetAdapterProcAddrTable_t getter = nullptr;
  find(library, "urGetAdapterProcAddrTable", getter);
  ur_adapter_dditable_t adapters{};
  require(getter(UR_API_VERSION_CURRENT, &adapters), "urGetAdapterProcAddrTable");
  ur_adapter_handle_t adapter = nullptr;
  require(adapters.pfnGet(1, &adapter, nullptr), "urAdapterGet");
  // The first word of a handle is the address of the adapter's table.
  return **reinterpret_cast<const ur_dditable_t *const *>(adapter);
}

} // namespace

MeasuredCalls::MeasuredCalls(const std::string &loader, const std::string &adapter) {
  if (loader.empty()) {
    table_ = tableOfAdapter(open(adapter));
  } else {
    void *library = open(loader);
    decltype(&urLoaderInit) init = nullptr;
    find(library, "urLoaderInit", init);
    require(init(0, nullptr), "urLoaderInit");
    table_ = tableOfLoader(library);
  }
  makeObjects();
}

void MeasuredCalls::makeObjects() {
  std::uint32_t adapters = 0;
  require(table_.Adapter.pfnGet(1, &adapter_, &adapters), "urAdapterGet");
  if (adapters != 1)
    throw std::runtime_error("urAdapterGet found " + std::to_string(adapters) +
                             " adapters; load only the adapter of this benchmark");
  ur_platform_handle_t platform = nullptr;
  require(table_.Platform.pfnGet(adapter_, 1, &platform, nullptr), "urPlatformGet");
  require(table_.Device.pfnGet(platform, UR_DEVICE_TYPE_ALL, 1, &device_, nullptr), "urDeviceGet");
  require(table_.Context.pfnCreate(1, &device_, nullptr, &context_), "urContextCreate");
  require(table_.Queue.pfnCreate(context_, device_, nullptr, &queue_), "urQueueCreate");
}

void MeasuredCalls::run(std::size_t call) {
  char bytes[2]{}; // only addresses to pass: the trivial adapter does not access them
  void *memory = nullptr;
  switch (call) {
  case 0:
    return require(table_.Adapter.pfnRetain(adapter_), kMeasuredCalls[0].name);
  case 1:
    return require(
        table_.Enqueue.pfnUSMMemcpy(queue_, false, &bytes[0], &bytes[1], 1, 0, nullptr, nullptr),
        kMeasuredCalls[1].name);
  default:
    require(table_.IPCExp.pfnOpenMemHandleExp(context_, device_, bytes, sizeof(bytes), &memory),
            kMeasuredCalls[2].name);
    return require(table_.IPCExp.pfnCloseMemHandleExp(context_, memory), kMeasuredCalls[2].name);
  }
}

} // namespace ur::bench

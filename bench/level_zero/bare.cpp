// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bench/level_zero/bare.hpp"

#include <cstring>
#include <stdexcept>

#include <dlfcn.h>
#include <fmt/format.h>

namespace ur::bench {
namespace {

// Opens the loader library instead of linking it, because released adapters define functions with
// the same names, and a linked library's functions would replace them.
template <typename Function> Function *loaderFunction(Function *, const char *name) {
  static void *const loader = dlopen("libze_loader.so.1", RTLD_NOW | RTLD_LOCAL);
  void *function = loader ? dlsym(loader, name) : nullptr;
  if (!function)
    throw std::runtime_error(fmt::format("{} is not found: {}", name, dlerror()));
  return reinterpret_cast<Function *>(function);
}

#define LOADER_FUNCTION(NAME) loaderFunction(static_cast<decltype(&(NAME))>(nullptr), #NAME)

void requireSuccess(ze_result_t result, const char *call) {
  if (result != ZE_RESULT_SUCCESS)
    throw std::runtime_error(fmt::format("{}: {:#x}", call, static_cast<unsigned>(result)));
}

// Returns the handle that the pointer from get() points to.
ze_ipc_mem_handle_t &handleAt(void *data) { return *static_cast<ze_ipc_mem_handle_t *>(data); }

ur_result_t resultOf(ze_result_t result) {
  return result == ZE_RESULT_SUCCESS ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_UNKNOWN;
}

} // namespace

BareSession::BareSession()
    : get_(LOADER_FUNCTION(zeMemGetIpcHandle)), open_(LOADER_FUNCTION(zeMemOpenIpcHandle)),
      close_(LOADER_FUNCTION(zeMemCloseIpcHandle)) {
  requireSuccess(LOADER_FUNCTION(zeInit)(0), "zeInit");
  std::uint32_t count = 1;
  ze_driver_handle_t driver = nullptr;
  requireSuccess(LOADER_FUNCTION(zeDriverGet)(&count, &driver), "zeDriverGet");
  count = 1;
  requireSuccess(LOADER_FUNCTION(zeDeviceGet)(driver, &count, &device_), "zeDeviceGet");
  // The packaged headers lack this function.
  requireSuccess(LOADER_FUNCTION(zeDriverGetExtensionFunctionAddress)(
                     driver, "zeMemPutIpcHandle", reinterpret_cast<void **>(&put_)),
                 "zeMemPutIpcHandle");
  const ze_context_desc_t desc = {ZE_STRUCTURE_TYPE_CONTEXT_DESC, nullptr, 0};
  requireSuccess(LOADER_FUNCTION(zeContextCreate)(driver, &desc, &context_), "zeContextCreate");
}

BareSession::~BareSession() { LOADER_FUNCTION(zeContextDestroy)(context_); }

void *BareMemoryKind::create(const BareSession &session, std::size_t size) {
  const ze_device_mem_alloc_desc_t desc = {ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC, nullptr, 0, 0};
  void *memory = nullptr;
  requireSuccess(
      LOADER_FUNCTION(zeMemAllocDevice)(session.context_, &desc, size, 1, session.device_, &memory),
      "zeMemAllocDevice");
  return memory;
}

void BareMemoryKind::destroy(const BareSession &session, void *object) noexcept {
  LOADER_FUNCTION(zeMemFree)(session.context_, object);
}

ur_result_t BareMemoryKind::get(const BareSession &session, void *object, void **data,
                                std::size_t *size) {
  auto *handle = new ze_ipc_mem_handle_t;
  *data = handle;
  *size = sizeof(*handle);
  return resultOf(session.get_(session.context_, object, handle));
}

ur_result_t BareMemoryKind::put(const BareSession &session, void *data) {
  const ur_result_t result = resultOf(session.put_(session.context_, handleAt(data)));
  delete &handleAt(data);
  return result;
}

ur_result_t BareMemoryKind::open(const BareSession &session, void *data, std::size_t,
                                 void **object) {
  return resultOf(session.open_(session.context_, session.device_, handleAt(data), 0, object));
}

ur_result_t BareMemoryKind::close(const BareSession &session, void *object) {
  return resultOf(session.close_(session.context_, object));
}

} // namespace ur::bench

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/support/error.hpp"

#include <cstddef>

#include <level_zero/ze_api.h>

namespace ur::bench {

// The first device of the first driver, used only through Level Zero. Throws std::runtime_error.
class BareSession {
public:
  BareSession();
  BareSession(const BareSession &) = delete;
  BareSession &operator=(const BareSession &) = delete;
  ~BareSession();

private:
  friend struct BareMemoryKind;
  // Level Zero 1.6 or later.
  using PutFn = ze_result_t(ZE_APICALL *)(ze_context_handle_t, ze_ipc_mem_handle_t);

  decltype(&zeMemGetIpcHandle) get_;
  PutFn put_ = nullptr;
  decltype(&zeMemOpenIpcHandle) open_;
  decltype(&zeMemCloseIpcHandle) close_;
  ze_context_handle_t context_ = nullptr;
  ze_device_handle_t device_ = nullptr;
};

// Shares memory, with the interface of the kinds in tools/support/ipc_kinds.hpp.
struct BareMemoryKind {
  using Object = void *;
  static constexpr const char *kName = "memory";

  static Object create(const BareSession &session, std::size_t size);
  static void destroy(const BareSession &session, Object object) noexcept;
  static ur_result_t get(const BareSession &session, Object object, void **data, std::size_t *size);
  static ur_result_t put(const BareSession &session, void *data);
  static ur_result_t open(const BareSession &session, void *data, std::size_t size, Object *object);
  static ur_result_t close(const BareSession &session, Object object);
};

} // namespace ur::bench

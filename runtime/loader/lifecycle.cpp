// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/environment/environment.hpp"
#include "base/error.hpp"
#include "generated/loader/loader_functions.hpp"
#include "runtime/layers/stack.hpp"
#include "runtime/layers/tracing/code_location.hpp"
#include "runtime/loader/active_table.hpp"
#include "runtime/loader/adapter_registry.hpp"
#include "runtime/loader/config.hpp"
#include "runtime/loader/last_error.hpp"
#include "runtime/loader/loader_log.hpp"

#include <cstdint>
#include <memory>
#include <mutex>

#include <pthread.h>

namespace ur::loader {
namespace {

struct State {
  std::mutex mutex; // serializes Init and TearDown, and all writes of the active table
  std::uint32_t users = 0;
  std::unique_ptr<AdapterRegistry> registry;
  State *parent = nullptr;
};

// Never destroyed, because applications tear down from destructors that run after this library's.
// NOLINTNEXTLINE(cert-err58-cpp): if memory is exhausted, loading the library fails.
State *state = new State;

// Starts a forked child with a new state. The child has neither the parent's threads nor
// access to the parent's devices, and the parent's mutex may stay locked in the child. So the child
// must call urLoaderInit. Until then, its calls reach the parent's adapters, so that inherited
// objects stay valid. The parent's libraries stay open in the child, because closing them would run
// their teardown on the parent's devices.
void resetAfterFork() {
  auto *childState = new State;
  childState->parent = state;
  state = childState;
  layers::resetAfterFork();
}

ur_dditable_t tableOf(const AdapterRegistry &registry) {
  const auto &adapters = registry.adapters();
  if (adapters.size() == 1 && !environment::flag("UR_ENABLE_LOADER_INTERCEPT", false)) {
    ur_dditable_t table = adapters.front().tables;
    fillNullSlots(table);
    log().info("calls go to the only adapter directly");
    return table;
  }
  log().info("calls go to the adapter that owns the first handle");
  return kDispatchTable;
}

void activate(const AdapterRegistry &registry, const ur_loader_config_handle_t_ &config) {
  tracing::setCodeLocationCallback(config.codeLocation, config.codeLocationUserData);
  const ur_dditable_t adapters = tableOf(registry);
  ur_dditable_t table = adapters;
  layers::apply(chosenLayers(config), table);
  reportOwnRefusals(table, adapters, registry.adapters());
  activeTable = table;
}

} // namespace

const std::deque<Adapter> &loadedAdapters() noexcept {
  const State *owner = state;
  while (!owner->registry && owner->parent) // a forked child before its urLoaderInit
    owner = owner->parent;
  return owner->registry->adapters();
}

// Ignores the device flags: adapters report all devices, and applications select devices by type.
ur_result_t urLoaderInit(ur_device_init_flags_t, ur_loader_config_handle_t hLoaderConfig) {
  static const int atforkError = pthread_atfork(nullptr, nullptr, resetAfterFork);
  if (atforkError != 0)
    base::raise(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, "cannot watch forks: pthread_atfork");

  const std::lock_guard lock(state->mutex);
  if (state->users == 0) {
    const ur_loader_config_handle_t_ defaults;
    const auto &config = hLoaderConfig ? *hLoaderConfig : defaults;
    auto registry = std::make_unique<AdapterRegistry>(config.mocking);
    activate(*registry, config);
    state->registry = std::move(registry);
  }
  ++state->users;
  return UR_RESULT_SUCCESS;
}

ur_result_t urLoaderTearDown() {
  const std::lock_guard lock(state->mutex);
  if (state->users == 0)
    base::raise(UR_RESULT_ERROR_UNINITIALIZED,
                "urLoaderTearDown was called more often than urLoaderInit");
  if (--state->users == 0) {
    layers::tearDown();
    stopRecordingRefusals();
    activeTable = kUninitializedTable;
    state->registry.reset();
  }
  return UR_RESULT_SUCCESS;
}

// Lists the handles of all loaded adapters. Omits an adapter that fails, so that one broken driver
// does not hide the other adapters.
ur_result_t urAdapterGet(std::uint32_t NumEntries, ur_adapter_handle_t *phAdapters,
                         std::uint32_t *pNumAdapters) {
  if (phAdapters && NumEntries == 0)
    base::raise(UR_RESULT_ERROR_INVALID_SIZE,
                "urAdapterGet: NumEntries is 0 and phAdapters is not null");

  std::uint32_t total = 0;
  for (const Adapter &adapter : loadedAdapters()) {
    if (!adapter.tables.Adapter.pfnGet)
      continue;
    const std::uint32_t room = phAdapters && total < NumEntries ? NumEntries - total : 0;
    std::uint32_t count = 0;
    const ur_result_t result =
        adapter.tables.Adapter.pfnGet(room, room != 0 ? phAdapters + total : nullptr, &count);
    if (result != UR_RESULT_SUCCESS) {
      log().warning("{}: urAdapterGet returned {}; the adapter is omitted", adapter.library.file(),
                    base::nameOf(result));
      continue;
    }
    total += count;
  }
  if (pNumAdapters)
    *pNumAdapters = total;
  return UR_RESULT_SUCCESS;
}

} // namespace ur::loader

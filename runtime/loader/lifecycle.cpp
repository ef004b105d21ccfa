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
  std::mutex mutex; // orders Init and TearDown, and with them all writes of the active table
  std::uint32_t users = 0;
  std::unique_ptr<AdapterRegistry> registry;
  State *parents = nullptr;
};

// Never destroyed, as applications tear down from destructors that run after this library's.
// NOLINTNEXTLINE(cert-err58-cpp): short of memory here, the library is not loaded.
State *state = new State;

// The child of a fork has the parent's memory, but neither its threads nor a right to its devices,
// and perhaps a mutex that nobody will unlock. So it begins with a state of its own and has to
// initialise anew. Until then calls still reach the parent's adapters, which answer for what the
// child inherited. The parent's libraries stay open there: closing them would run their teardown
// against the parent's devices.
void beginAnewAfterFork() {
  auto *own = new State;
  own->parents = state;
  state = own;
  layers::beginAnewAfterFork();
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
  showOwnRefusals(table, adapters, registry.adapters());
  activeTable = table;
}

} // namespace

const std::deque<Adapter> &loadedAdapters() noexcept {
  const State *owner = state;
  while (!owner->registry && owner->parents) // a forked child that has not initialised yet
    owner = owner->parents;
  return owner->registry->adapters();
}

// The device flags choose nothing: adapters report their devices, and applications pick by type.
ur_result_t urLoaderInit(ur_device_init_flags_t, ur_loader_config_handle_t hLoaderConfig) {
  static const int watchesForks = pthread_atfork(nullptr, nullptr, beginAnewAfterFork);
  if (watchesForks != 0)
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
    base::raise(UR_RESULT_ERROR_UNINITIALIZED, "the loader is torn down as often as it was begun");
  if (--state->users == 0) {
    layers::tearDown();
    forgetAdaptersOfRefusals();
    activeTable = kUninitializedTable;
    state->registry.reset();
  }
  return UR_RESULT_SUCCESS;
}

// Serves the dispatch table, and so no, one or several adapters. An adapter that fails is left out,
// so that one broken driver does not hide the others.
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
      log().warning("{}: urAdapterGet answered {}; it is left out", adapter.library.file(),
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

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/loader/adapter_registry.hpp"

#include "base/environment/environment.hpp"
#include "generated/base/fingerprint.hpp"
#include "runtime/loader/loader_log.hpp"
#include "runtime/loader/search.hpp"
#include "runtime/loader/table_loading.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

namespace ur::loader {
namespace {

// An adapter built by others exports no fingerprint; its table getters compare the API version.
void checkFingerprint(const Library &library) {
  const auto *fingerprint = static_cast<const char *>(library.symbol("urIpcTableFingerprint"));
  if (fingerprint && std::string_view(fingerprint) != kTableFingerprint)
    throw Refused(
        fmt::format("built for tables {}, this loader is for {}; build both from one spec",
                    fingerprint, kTableFingerprint));
}

Adapter open(const std::string &file, bool deepBind) {
  Adapter adapter{.library = Library(file, deepBind), .tables = {}};
  if (!adapter.library.symbol("urGetAdapterProcAddrTable"))
    throw Refused("not an adapter: it does not export urGetAdapterProcAddrTable");
  checkFingerprint(adapter.library);
  if (loadTables(adapter.library, adapter.tables) != UR_RESULT_SUCCESS)
    throw Refused("one of its tables failed");
  return adapter;
}

} // namespace

AdapterRegistry::AdapterRegistry(bool mocking) {
  const bool deepBind = environment::flag("UR_ADAPTERS_DEEP_BIND", false);
  for (const WantedAdapter &wanted : wantedAdapters(mocking)) {
    if (std::none_of(wanted.files.begin(), wanted.files.end(),
                     [&](const std::string &file) { return add(file, deepBind); }))
      log().info("adapter {} is not available", wanted.name);
  }
  log().info("{} adapters are loaded", adapters_.size());
}

AdapterRegistry::~AdapterRegistry() {
  while (!adapters_.empty())
    adapters_.pop_back();
}

bool AdapterRegistry::add(const std::string &file, bool deepBind) {
  try {
    Adapter adapter = open(file, deepBind);
    if (std::any_of(adapters_.begin(), adapters_.end(),
                    [&](const Adapter &other) { return other.library == adapter.library; }))
      throw Refused("it is loaded already");
    adapters_.push_back(std::move(adapter));
    log().info("loaded {}", file);
    return true;
  } catch (const NotOpened &refused) { // the common case: most adapters are not installed
    log().info("refused {}: {}", file, refused.what());
  } catch (const Refused &refused) {
    log().warning("refused {}: {}", file, refused.what());
  }
  return false;
}

} // namespace ur::loader

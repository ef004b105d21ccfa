// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/loader/adapter_registry.hpp"

#include "base/environment/environment.hpp"
#include "base/error.hpp"
#include "generated/base/fingerprint.hpp"
#include "runtime/loader/fingerprint.hpp"
#include "runtime/loader/loader_log.hpp"
#include "runtime/loader/search.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

namespace ur::loader {
namespace {

// Returns dlopen's last error without the file's name, because the messages already contain the
// name.
std::string reasonFor(const std::string &file) {
  const char *error = dlerror();
  std::string_view reason = error ? error : "dlopen gave no reason";
  if (const std::string prefix = file + ": "; reason.starts_with(prefix))
    reason.remove_prefix(prefix.size());
  return std::string(reason);
}

// Throws UnusableFile if the adapter's tables differ from the loader's. A third-party adapter
// exports no fingerprint; its table getters compare the API version.
void checkFingerprint(const Library &library) {
  const auto *fingerprint = static_cast<const char *>(library.symbol("urIpcTableFingerprint"));
  if (!fingerprint)
    return;
  if (const std::string difference = differenceOfTables(fingerprint, kTableFingerprint);
      !difference.empty())
    throw UnusableFile(fmt::format(
        "built for other tables: {}; build the adapter and the loader from one spec", difference));
}

Adapter open(const std::string &file, bool deepBind) {
  Adapter adapter{.library = Library(file, deepBind), .tables = {}};
  if (!adapter.library.symbol("urGetAdapterProcAddrTable"))
    throw UnusableFile("not an adapter: it does not export urGetAdapterProcAddrTable");
  checkFingerprint(adapter.library);
  if (loadTables(adapter.library, adapter.tables) != UR_RESULT_SUCCESS)
    throw UnusableFile("it did not fill all of its function tables");
  adapter.openMemHandles = adapter.library.function<OpenMemHandles>("urIpcAdapterOpenMemHandles");
  return adapter;
}

} // namespace

Library::Library(std::string file, bool deepBind)
    : file_(std::move(file)),
      handle_(dlopen(file_.c_str(), RTLD_LAZY | RTLD_LOCAL | (deepBind ? RTLD_DEEPBIND : 0))) {
  if (!handle_)
    throw UnloadableFile(reasonFor(file_));
}

void logFailedTable(const Library &library, const char *getter, ur_result_t result) {
  log().warning("{}: {} returned {} for API version {}.{}", library.file(), getter,
                base::nameOf(result), UR_MAJOR_VERSION(UR_API_VERSION_CURRENT),
                UR_MINOR_VERSION(UR_API_VERSION_CURRENT));
}

AdapterRegistry::AdapterRegistry(bool mocking) {
  const bool deepBind = environment::flag("UR_ADAPTERS_DEEP_BIND", false);
  for (const WantedAdapter &adapter : wantedAdapters(mocking)) {
    if (std::ranges::none_of(adapter.files,
                             [&](const std::string &file) { return add(file, deepBind); }))
      log().info("adapter {} is not available", adapter.name);
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
    if (std::ranges::any_of(adapters_,
                            [&](const Adapter &other) { return other.library == adapter.library; }))
      throw UnusableFile("it is already loaded");
    adapters_.push_back(std::move(adapter));
    log().info("loaded {}", file);
    return true;
  } catch (const UnloadableFile &error) { // info: most systems have only some of the adapters
    log().info("refused {}: {}", file, error.what());
  } catch (const UnusableFile &error) {
    log().warning("refused {}: {}", file, error.what());
  }
  return false;
}

} // namespace ur::loader

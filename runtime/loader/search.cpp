// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/loader/search.hpp"

#include "base/environment/environment.hpp"
#include "runtime/loader/loader_log.hpp"

#include <filesystem>

#include <dlfcn.h>

namespace ur::loader {
namespace {

namespace fs = std::filesystem;

std::optional<environment::List> listOf(const char *variable) {
  const auto text = environment::text(variable);
  if (!text)
    return std::nullopt;
  try {
    return environment::parseList(*text);
  } catch (const environment::BadValue &error) {
    log().error("{}=`{}` is ignored: {}", variable, *text, error.what());
    return std::nullopt;
  }
}

// Adds ./ to a bare name, because dlopen searches the system's directories for a name without a
// slash.
fs::path asPath(const std::string &text) {
  return text.find('/') == std::string::npos ? "./" + text : text;
}

// Returns the directory of the library that contains this function.
std::optional<fs::path> ownDirectory() {
  Dl_info info{};
  if (dladdr(reinterpret_cast<void *>(&wantedAdapters), &info) == 0 || !info.dli_fname)
    return std::nullopt;
  return asPath(info.dli_fname).parent_path();
}

// Returns the directories to search for adapters before the system's directories.
std::vector<fs::path> searchDirectories() {
  std::vector<fs::path> directories;
  if (const auto listedDirectories = listOf("UR_ADAPTERS_SEARCH_PATH"))
    directories.assign(listedDirectories->begin(), listedDirectories->end());
  if (const auto directory = ownDirectory())
    directories.push_back(*directory);
  return directories;
}

WantedAdapter searchFor(std::string_view name, const std::vector<fs::path> &directories) {
  const std::string file = fmt::format("libur_adapter_{}.so.0", name);
  WantedAdapter adapter{.name = std::string(name), .files = {}};
  for (const fs::path &directory : directories)
    adapter.files.push_back(directory / file);
  adapter.files.push_back(file);
  return adapter;
}

} // namespace

PreloadFilter::PreloadFilter() {
  const auto text = environment::text("ONEAPI_DEVICE_SELECTOR");
  if (!text || !environment::flag("UR_LOADER_PRELOAD_FILTER", true))
    return;
  try {
    selector_.emplace(*text);
  } catch (const environment::BadValue &error) {
    log().warning("ONEAPI_DEVICE_SELECTOR=`{}` does not limit the adapters: {}", *text,
                  error.what());
  }
}

std::vector<WantedAdapter> wantedAdapters(bool mocking) {
  std::vector<WantedAdapter> adapters;
  if (mocking) {
    for (const std::string_view name : mockingAdapters())
      adapters.push_back(searchFor(name, searchDirectories()));
    return adapters;
  }

  if (const auto paths = listOf("UR_ADAPTERS_FORCE_LOAD")) {
    for (const std::string &path : *paths)
      adapters.push_back({.name = path, .files = {asPath(path)}});
    return adapters;
  }

  const auto directories = searchDirectories();
  const PreloadFilter filter;
  for (const KnownAdapter &adapter : knownAdapters()) {
    if (filter.keeps(adapter.backend))
      adapters.push_back(searchFor(adapter.name, directories));
    else
      log().info("{} is not loaded: ONEAPI_DEVICE_SELECTOR selects none of its devices",
                 adapter.name);
  }
  return adapters;
}

} // namespace ur::loader

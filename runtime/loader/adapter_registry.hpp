// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/unique_handle.hpp"

#include <deque>
#include <stdexcept>
#include <string>

#include <dlfcn.h>
#include <unified-runtime/ur_ddi.h>
#include <ur-ipc/ur_ipc_batch.h>

namespace ur::loader {

// Thrown for a file that is not usable as an adapter. what() returns the reason.
class UnusableFile : public std::runtime_error {
public:
  using std::runtime_error::runtime_error;
};

// Thrown for a file that is missing or that the system cannot load.
class UnloadableFile : public UnusableFile {
public:
  using UnusableFile::UnusableFile;
};

// A shared library, which stays open while this object lives.
class Library {
public:
  // `file` is a path, or a bare name that dlopen searches for. The library's symbols stay local.
  // With `deepBind`, the library prefers its own symbols to the program's symbols. Throws
  // UnloadableFile with dlopen's reason.
  explicit Library(std::string file, bool deepBind = false);

  // Returns null if the library does not export `name`.
  void *symbol(const char *name) const noexcept { return dlsym(handle_.get(), name); }

  template <typename Function> Function function(const char *name) const noexcept {
    return reinterpret_cast<Function>(symbol(name));
  }

  const std::string &file() const noexcept { return file_; }

  // Returns whether both objects opened the same file, even under different names.
  bool operator==(const Library &other) const noexcept { return handle_ == other.handle_; }

private:
  std::string file_;
  base::UniqueHandle<void *, dlclose> handle_;
};

// Fills `tables` from an adapter's getters. Stops at the first getter that fails, and returns its
// result. If the adapter exports no getter for a table, the table stays unchanged.
ur_result_t loadTables(const Library &library, ur_dditable_t &tables);

// Logs which getter failed, and its result.
void logFailedTable(const Library &library, const char *getter, ur_result_t result);

// One step of loadTables: calls the library's `getter` if it has one.
template <typename Table>
ur_result_t loadTable(const Library &library, const char *getter, Table &table) {
  const auto fill = library.function<ur_result_t(UR_APICALL *)(ur_api_version_t, Table *)>(getter);
  if (!fill)
    return UR_RESULT_SUCCESS;
  const ur_result_t result = fill(UR_API_VERSION_CURRENT, &table);
  if (result != UR_RESULT_SUCCESS)
    logFailedTable(library, getter, result);
  return result;
}

using OpenMemHandles = decltype(&urIPCOpenMemHandlesBatch);

// A loaded adapter.
struct Adapter {
  Library library;
  ur_dditable_t tables;
  OpenMemHandles openMemHandles = nullptr; // null if the adapter has no function for batches
};

// The adapters between the first urLoaderInit and the last urLoaderTearDown.
class AdapterRegistry {
public:
  // Finds and loads the adapters. Does not throw for an unusable file, but logs the file and the
  // reason.
  explicit AdapterRegistry(bool mocking);

  // Closes the libraries in reverse load order.
  ~AdapterRegistry();
  AdapterRegistry(const AdapterRegistry &) = delete;
  AdapterRegistry &operator=(const AdapterRegistry &) = delete;

  const std::deque<Adapter> &adapters() const noexcept { return adapters_; }

private:
  bool add(const std::string &file, bool deepBind);

  std::deque<Adapter> adapters_;
};

// Returns the adapters in use, in load order. Call it only between a urLoaderInit of the
// application and the matching urLoaderTearDown.
const std::deque<Adapter> &loadedAdapters() noexcept;

} // namespace ur::loader

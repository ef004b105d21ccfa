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

// A file that is not kept as an adapter; what() says why.
class Refused : public std::runtime_error {
public:
  using std::runtime_error::runtime_error;
};

// A file that is missing or that the system does not load.
class NotOpened : public Refused {
public:
  using Refused::Refused;
};

// A shared library, open as long as this object lives.
class Library {
public:
  // `file` is what dlopen takes: a path, or a bare name for the system's own search. Symbols stay
  // local to the library; with `deepBind` it also prefers its own over the program's. Throws
  // NotOpened with dlopen's reason.
  explicit Library(std::string file, bool deepBind = false);

  // Null where the library does not export `name`.
  void *symbol(const char *name) const noexcept { return dlsym(handle_.get(), name); }

  template <typename Function> Function function(const char *name) const noexcept {
    return reinterpret_cast<Function>(symbol(name));
  }

  const std::string &file() const noexcept { return file_; }

  // The same file opened twice, under whatever names.
  bool operator==(const Library &other) const noexcept { return handle_ == other.handle_; }

private:
  std::string file_;
  base::UniqueHandle<void *, dlclose> handle_;
};

// Asks an adapter for each of its tables once and stops at the first that fails. `tables` keeps its
// slots where the adapter exports no getter.
ur_result_t loadTables(const Library &library, ur_dditable_t &tables);

// Logs which getter failed and with which code.
void noteFailedTable(const Library &library, const char *getter, ur_result_t result);

// One step of loadTables: calls the library's `getter` if it has one.
template <typename Table>
ur_result_t loadTable(const Library &library, const char *getter, Table &table) {
  const auto fill = library.function<ur_result_t(UR_APICALL *)(ur_api_version_t, Table *)>(getter);
  if (!fill)
    return UR_RESULT_SUCCESS;
  const ur_result_t result = fill(UR_API_VERSION_CURRENT, &table);
  if (result != UR_RESULT_SUCCESS)
    noteFailedTable(library, getter, result);
  return result;
}

using OpenMemHandles = decltype(&urIPCOpenMemHandlesBatch);

// An adapter whose tables the loader took over.
struct Adapter {
  Library library;
  ur_dditable_t tables;
  OpenMemHandles openMemHandles = nullptr; // null if the adapter opens handles one by one only
};

// The adapters of one span from the first urLoaderInit to the last urLoaderTearDown.
class AdapterRegistry {
public:
  // Finds and loads them. Each file that is tried and does not become an adapter is logged with the
  // reason; none of that is an error.
  explicit AdapterRegistry(bool mocking);

  // Closes the libraries, the last loaded first.
  ~AdapterRegistry();
  AdapterRegistry(const AdapterRegistry &) = delete;
  AdapterRegistry &operator=(const AdapterRegistry &) = delete;

  const std::deque<Adapter> &adapters() const noexcept { return adapters_; }

private:
  bool add(const std::string &file, bool deepBind);

  std::deque<Adapter> adapters_;
};

// The adapters in use, in load order. Valid where the active table is in force: between an
// application's Init and its TearDown.
const std::deque<Adapter> &loadedAdapters() noexcept;

} // namespace ur::loader

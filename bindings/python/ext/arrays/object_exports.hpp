// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include <nanobind/nanobind.h>
#include <unified-runtime/ur_api.h>

namespace ur::arrays {

namespace nb = nanobind;

// The Get and Put calls for one object. Each export calls both once.
class ExportFunctions {
public:
  virtual ~ExportFunctions() = default;
  virtual std::pair<void *, std::size_t> get() const = 0;
  virtual void put(void *data) const = 0;
  // Returns a number that changes when the object loses its memory, which makes its handles stale.
  virtual std::uint64_t generation() const { return 0; }
};

// One export of an object, with the adapter's handle. Other processes can open the handle until
// `put`.
class Export {
public:
  explicit Export(std::shared_ptr<const ExportFunctions> functions);

  const nb::bytes &bytes() const { return bytes_; }

  // Returns false after the object has lost the memory of the handle.
  bool isCurrent() const { return generation_ == functions_->generation(); }

  // Makes the handle stale. Thread-safe; a second call does nothing.
  void put();

private:
  const std::shared_ptr<const ExportFunctions> functions_;
  const std::uint64_t generation_; // the object's generation before Get
  std::atomic<void *> data_;       // the result of Get; null after `put`
  nb::bytes bytes_;
};

using ExportPointer = std::shared_ptr<Export>;

// The exports of one object.
// Usually a handle owns an export and puts it. If an array was pickled, or a handle was dropped
// without `put`, this class keeps the export, and later handles reuse it. So programs that drop
// handles do not accumulate exports. The destructor puts the kept exports.
class ObjectExports {
public:
  explicit ObjectExports(std::shared_ptr<const ExportFunctions> functions)
      : functions_(std::move(functions)) {}
  ~ObjectExports();
  ObjectExports(const ObjectExports &) = delete;
  ObjectExports &operator=(const ObjectExports &) = delete;

  // Exports the object in advance, for the first `take`.
  void prepare();

  // Returns the bytes of a handle, and its export, which the caller has to put or pass to `keep`.
  // The export is null if this class keeps it.
  std::pair<nb::bytes, ExportPointer> take();

  // Returns the bytes of a handle that is valid as long as the object exists.
  nb::bytes lasting();

  // Keeps the export of a handle that was dropped, because other processes may still open it.
  void keep(ExportPointer unowned);

  // See ExportFunctions::generation.
  std::uint64_t generation() const { return functions_->generation(); }

  // Puts all kept exports.
  void end();

private:
  ExportPointer currentExport();
  ExportPointer make();

  const std::shared_ptr<const ExportFunctions> functions_;
  nb::ft_mutex mutex_;     // no Python code runs while it is held
  ExportPointer prepared_; // null after the first `take`
  std::vector<ExportPointer> kept_;
};

void bindObjectExports(nb::module_ &module);

} // namespace ur::arrays

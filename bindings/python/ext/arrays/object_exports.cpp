// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/python/ext/arrays/object_exports.hpp"

#include "bindings/python/ext/arrays/cleanup.hpp"
#include "bindings/python/ext/arrays/process.hpp"
#include "bindings/python/ext/arrays/torch_pool.hpp"
#include "bindings/python/ext/call.hpp"

#include <new>

#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/unique_ptr.h>

namespace ur::arrays {
namespace {

// Exports of memory that this package or another library in this process has allocated.
class MemoryExportFunctions : public ExportFunctions {
public:
  MemoryExportFunctions(ur_context_handle_t context, void *memory)
      : context_(context), memory_(memory),
        pool_(poolStateOf(reinterpret_cast<std::uintptr_t>(memory))) {}

  std::pair<void *, std::size_t> get() const override {
    if (pool_)
      requireAwake(*pool_);
    std::pair<void *, std::size_t> result{};
    python::Call call("urIPCGetMemHandleExp");
    call.useAdapterOf(context_);
    call.run(
        [&] { return urIPCGetMemHandleExp(context_, memory_, &result.first, &result.second); });
    return result;
  }

  void put(void *data) const override {
    python::Call call("urIPCPutMemHandleExp");
    call.useAdapterOf(context_);
    call.run([&] { return urIPCPutMemHandleExp(context_, data); });
  }

  std::uint64_t generation() const override { return pool_ ? pool_->discards.load() : 0; }

private:
  const ur_context_handle_t context_;
  void *const memory_;
  const std::shared_ptr<const PoolState> pool_; // null for memory outside a pool for PyTorch
};

// Exports of other objects, through the Python functions `get` and `put`.
class PythonExportFunctions : public ExportFunctions {
public:
  PythonExportFunctions(nb::object get, nb::object put)
      : get_(std::move(get)), put_(std::move(put)) {}

  std::pair<void *, std::size_t> get() const override {
    const auto [address, size] = nb::cast<std::pair<std::uintptr_t, std::size_t>>(get_());
    return {reinterpret_cast<void *>(address), size};
  }

  void put(void *data) const override { put_(reinterpret_cast<std::uintptr_t>(data)); }

private:
  const nb::object get_;
  const nb::object put_;
};

} // namespace

Export::Export(std::shared_ptr<const ExportFunctions> functions)
    : functions_(std::move(functions)), generation_(functions_->generation()) {
  const auto [data, size] = functions_->get();
  data_ = data;
  bytes_ = nb::bytes(static_cast<const char *>(data), size);
}

void Export::put() {
  if (void *const data = data_.exchange(nullptr))
    functions_->put(data);
}

ObjectExports::~ObjectExports() {
  if (!(isExiting() || isForked()))
    cleanUp("ObjectExports", [this] { end(); });
}

ExportPointer ObjectExports::currentExport() {
  for (;;) {
    ExportPointer stale;
    {
      const nb::ft_lock_guard lock(mutex_);
      if (kept_.empty() || kept_.front()->isCurrent())
        return kept_.empty() ? nullptr : kept_.front();
      stale = std::move(kept_.front());
      kept_.erase(kept_.begin());
    }
    stale->put(); // frees its bytes
  }
}

void ObjectExports::prepare() {
  auto prepared = std::make_shared<Export>(functions_);
  const nb::ft_lock_guard lock(mutex_);
  prepared_ = std::move(prepared);
}

ExportPointer ObjectExports::make() {
  {
    const nb::ft_lock_guard lock(mutex_);
    if (prepared_)
      return std::move(prepared_);
  }
  return std::make_shared<Export>(functions_);
}

std::pair<nb::bytes, ExportPointer> ObjectExports::take() {
  if (const ExportPointer existing = currentExport())
    return {existing->bytes(), nullptr};
  auto newExport = make();
  return {newExport->bytes(), newExport};
}

nb::bytes ObjectExports::lasting() {
  if (const ExportPointer existing = currentExport())
    return existing->bytes();
  const ExportPointer newExport = make();
  ExportPointer first;
  {
    const nb::ft_lock_guard lock(mutex_);
    if (kept_.empty())
      kept_.push_back(newExport);
    first = kept_.front();
  }
  if (first != newExport) // another thread was faster
    newExport->put();
  return first->bytes();
}

void ObjectExports::keep(ExportPointer unowned) {
  const nb::ft_lock_guard lock(mutex_);
  kept_.push_back(std::move(unowned));
}

void ObjectExports::end() {
  for (;;) {
    ExportPointer next;
    {
      const nb::ft_lock_guard lock(mutex_);
      next = std::move(prepared_);
      if (!next && !kept_.empty()) {
        next = std::move(kept_.back());
        kept_.pop_back();
      }
    }
    if (!next)
      return;
    next->put();
  }
}

void bindObjectExports(nb::module_ &module) {
  nb::class_<Export>(module, "Export").def("put", &Export::put);
  nb::class_<ObjectExports>(module, "ObjectExports")
      .def(
          "__init__",
          [](ObjectExports *self, nb::object get, nb::object put) {
            new (self) ObjectExports(
                std::make_shared<PythonExportFunctions>(std::move(get), std::move(put)));
          },
          nb::arg("get"), nb::arg("put"))
      .def("prepare", &ObjectExports::prepare)
      .def("take", &ObjectExports::take)
      .def("lasting", &ObjectExports::lasting)
      .def("keep", &ObjectExports::keep, nb::arg("export"))
      .def("end", &ObjectExports::end);
  module.def(
      "exports_of_memory",
      [](std::uintptr_t context, std::uintptr_t address) {
        return std::make_unique<ObjectExports>(std::make_shared<MemoryExportFunctions>(
            reinterpret_cast<ur_context_handle_t>(context), reinterpret_cast<void *>(address)));
      },
      nb::arg("context"), nb::arg("address"));
}

} // namespace ur::arrays

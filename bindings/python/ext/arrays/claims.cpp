// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/python/ext/arrays/claims.hpp"

#include "bindings/python/ext/arrays/process.hpp"
#include "bindings/python/ext/arrays/torch_pool.hpp"
#include "bindings/python/ext/arrays/unraised.hpp"
#include "bindings/python/ext/call.hpp"

#include <new>

#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/unique_ptr.h>

namespace ur::arrays {
namespace {

// Exports of memory that this package or another library in this process has allocated.
class MemoryExports : public Exports {
public:
  MemoryExports(ur_context_handle_t context, void *memory)
      : context_(context), memory_(memory),
        pool_(poolStateOf(reinterpret_cast<std::uintptr_t>(memory))) {}

  std::pair<void *, std::size_t> get() const override {
    if (pool_)
      requireAwake(*pool_);
    std::pair<void *, std::size_t> got{};
    python::Call call("urIPCGetMemHandleExp");
    call.answeredBy(context_);
    call.run([&] { return urIPCGetMemHandleExp(context_, memory_, &got.first, &got.second); });
    return got;
  }

  void put(void *data) const override {
    python::Call call("urIPCPutMemHandleExp");
    call.answeredBy(context_);
    call.run([&] { return urIPCPutMemHandleExp(context_, data); });
  }

  std::uint64_t generation() const override { return pool_ ? pool_->discards.load() : 0; }

private:
  const ur_context_handle_t context_;
  void *const memory_;
  const std::shared_ptr<const PoolState> pool_; // null for memory outside a pool for PyTorch
};

// Exports of other objects, through the Python functions `get` and `put`.
class OtherExports : public Exports {
public:
  OtherExports(nb::object get, nb::object put) : get_(std::move(get)), put_(std::move(put)) {}

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

Claim::Claim(std::shared_ptr<const Exports> exports)
    : exports_(std::move(exports)), generation_(exports_->generation()) {
  const auto [data, size] = exports_->get();
  data_ = data;
  bytes_ = nb::bytes(static_cast<const char *>(data), size);
}

void Claim::put() {
  if (void *const data = data_.exchange(nullptr))
    exports_->put(data);
}

Claims::~Claims() {
  if (!(isEnding() || isForked()))
    unraised("Claims", [this] { end(); });
}

ClaimPointer Claims::currentClaim() {
  for (;;) {
    ClaimPointer stale;
    {
      const nb::ft_lock_guard lock(mutex_);
      if (cached_.empty() || cached_.front()->isCurrent())
        return cached_.empty() ? nullptr : cached_.front();
      stale = std::move(cached_.front());
      cached_.erase(cached_.begin());
    }
    stale->put(); // frees its bytes
  }
}

void Claims::prepare() {
  auto claim = std::make_shared<Claim>(exports_);
  const nb::ft_lock_guard lock(mutex_);
  prepared_ = std::move(claim);
}

ClaimPointer Claims::make() {
  {
    const nb::ft_lock_guard lock(mutex_);
    if (prepared_)
      return std::move(prepared_);
  }
  return std::make_shared<Claim>(exports_);
}

std::pair<nb::bytes, ClaimPointer> Claims::take() {
  if (const ClaimPointer existing = currentClaim())
    return {existing->bytes(), nullptr};
  auto claim = make();
  return {claim->bytes(), claim};
}

nb::bytes Claims::lasting() {
  if (const ClaimPointer existing = currentClaim())
    return existing->bytes();
  const ClaimPointer claim = make();
  ClaimPointer first;
  {
    const nb::ft_lock_guard lock(mutex_);
    if (cached_.empty())
      cached_.push_back(claim);
    first = cached_.front();
  }
  if (first != claim) // another thread was faster
    claim->put();
  return first->bytes();
}

void Claims::keep(ClaimPointer claim) {
  const nb::ft_lock_guard lock(mutex_);
  cached_.push_back(std::move(claim));
}

void Claims::end() {
  for (;;) {
    ClaimPointer claim;
    {
      const nb::ft_lock_guard lock(mutex_);
      claim = std::move(prepared_);
      if (!claim && !cached_.empty()) {
        claim = std::move(cached_.back());
        cached_.pop_back();
      }
    }
    if (!claim)
      return;
    claim->put();
  }
}

void bindClaims(nb::module_ &module) {
  nb::class_<Claim>(module, "Claim").def("put", &Claim::put);
  nb::class_<Claims>(module, "Claims")
      .def(
          "__init__",
          [](Claims *self, nb::object get, nb::object put) {
            new (self) Claims(std::make_shared<OtherExports>(std::move(get), std::move(put)));
          },
          nb::arg("get"), nb::arg("put"))
      .def("prepare", &Claims::prepare)
      .def("take", &Claims::take)
      .def("lasting", &Claims::lasting)
      .def("keep", &Claims::keep, nb::arg("claim"))
      .def("end", &Claims::end);
  module.def(
      "claims_of_memory",
      [](std::uintptr_t context, std::uintptr_t address) {
        return std::make_unique<Claims>(std::make_shared<MemoryExports>(
            reinterpret_cast<ur_context_handle_t>(context), reinterpret_cast<void *>(address)));
      },
      nb::arg("context"), nb::arg("address"));
}

} // namespace ur::arrays

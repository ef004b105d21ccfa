// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/python/ext/arrays/parts.hpp"

#include "bindings/python/ext/arrays/cleanup.hpp"
#include "bindings/python/ext/arrays/handle.hpp"
#include "bindings/python/ext/arrays/process.hpp"
#include "bindings/python/ext/arrays/python_name.hpp"
#include "bindings/python/ext/arrays/wire.hpp"
#include "bindings/python/ext/call.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

#include <nanobind/stl/vector.h>

namespace ur::arrays {
namespace {

Parts::Part partOf(nb::object handle) {
  const SharedObject &object = nb::cast<const Handle &>(handle).shared();
  const auto bytes = nb::cast<std::uint64_t>(handle.attr("nbytes"));
  return {.object = object, .bytes = bytes, .handle = std::move(handle)};
}

bool isBytes(const Layout &layout) {
  return layout.type().bytes() == 1 && layout.extents().dimensions() == 1 &&
         layout.extents().strides()[0] == 1;
}

// Reads the messages of parts. Consecutive parts are often on one device, and their bytes have
// often one length. They then share the objects of the UUID and of the layout.
class PartReader {
public:
  Parts::Part read(std::string_view message) {
    const MessageView view = viewMessage(message);
    if (view.kind == Kind::PhysicalMemory)
      return readPhysicalMemory(message);
    if (view.kind != Kind::Array)
      throw nb::value_error("a part is the handle of another kind of object");
    if (viewOf(uuid_) != view.deviceUuid)
      uuid_ = bytesOf(view.deviceUuid);
    if (!layout_ || fields_ != view.fields)
      readLayout(view.fields);
    return {.object = {.backend = view.backend,
                       .uuid = uuid_,
                       .exported = bytesOf(view.exported),
                       .readOnly = view.readOnly,
                       .layout = layout_,
                       .offset = offset_},
            .bytes = layout_->bytes(),
            .handle = {}};
  }

private:
  static Parts::Part readPhysicalMemory(std::string_view message) {
    static PythonName makeHandleOf("ur_ipc.handles", "handle_of_message");
    const nb::bytes bytes = bytesOf(message);
    nb::object handle = makeHandleOf.get()(nb::cast(unpack(bytes)));
    nb::inst_ptr<Handle>(handle)->cacheMessage(bytes);
    return partOf(std::move(handle));
  }

  void readLayout(std::string_view fields) {
    Elements elements = unpackElements(fields, true);
    layout_ = std::make_shared<const Layout>(*elements.type,
                                             Extents(std::move(elements.lengthsAndStrides)));
    if (!isBytes(*layout_))
      throw nb::value_error("a part is not an array of contiguous bytes");
    offset_ = elements.number;
    fields_ = fields;
  }

  nb::bytes uuid_ = bytesOf("");
  std::string_view fields_; // of the last array
  LayoutPointer layout_;
  std::int64_t offset_ = 0;
};

} // namespace

LayoutPointer layoutOfBytes(std::uint64_t bytes) {
  const auto length = static_cast<std::int64_t>(bytes);
  const ElementType *const byte = findElementType(dlpack::TypeCode::UInt, 8, 1);
  return std::make_shared<const Layout>(*byte, Extents({&length, 1}, nullptr, 1));
}

Parts::Parts(const nb::bytes &messages) {
  PartReader reader;
  for (std::string_view rest = viewOf(messages); !rest.empty();)
    parts_.push_back(reader.read(takeMessage(rest)));
}

// In a forked child, the parent owns the exports.
Parts::~Parts() {
  if (!(isExiting() || isForked()))
    cleanUp("Parts", [this] { putExports(); });
}

nb::object Parts::handle(std::size_t number) {
  Part &part = parts_.at(number);
  if (!part.handle.is_valid())
    part.handle = makeHandle(part.object);
  return part.handle;
}

void Parts::add(nb::object handle) { parts_.push_back(partOf(std::move(handle))); }

void Parts::add(const Device &device, nb::bytes exported, std::uint64_t bytes, bool readOnly) {
  const SharedObject *const last = parts_.empty() ? nullptr : &parts_.back().object;
  const bool isAsLong = last && last->layout && parts_.back().bytes == bytes;
  parts_.push_back({.object = {.backend = device.backend,
                               .uuid = device.uuid,
                               .exported = std::move(exported),
                               .readOnly = readOnly,
                               .layout = isAsLong ? last->layout : layoutOfBytes(bytes)},
                    .bytes = bytes,
                    .handle = {}});
}

void Parts::put() {
  putExports();
  for (const Part &part : parts_)
    if (part.handle.is_valid())
      nb::inst_ptr<Handle>(part.handle)->put();
  // The end of an array may run the program's code, which may call put().
  const auto arrays = std::exchange(arrays_, {});
}

void Parts::putExports() {
  if (isForked()) // the parent owns the exports
    return;
  python::Call call("urIPCPutMemHandleExp");
  call.run([&] {
    const std::lock_guard lock(putMutex_);
    ur_result_t firstFailure = UR_RESULT_SUCCESS;
    for (const auto &[context, data] : std::exchange(exports_, {})) {
      const ur_result_t result = urIPCPutMemHandleExp(context, data);
      if (result == UR_RESULT_SUCCESS || firstFailure != UR_RESULT_SUCCESS)
        continue;
      firstFailure = result;
      call.useAdapterOf(context);
    }
    return firstFailure;
  });
}

nb::bytes Parts::messages() const {
  std::string messages;
  for (const Part &part : parts_)
    if (part.handle.is_valid())
      messages += viewOf(nb::cast<nb::bytes>(part.handle.attr("__bytes__")()));
    else
      appendArray(messages, part.object);
  return bytesOf(messages);
}

nb::tuple Parts::device() const {
  const SharedObject &first = parts_.front().object;
  const bool isOne = std::ranges::all_of(parts_, [&](const Part &part) {
    return part.object.backend == first.backend && viewOf(part.object.uuid) == viewOf(first.uuid);
  });
  return isOne ? nb::make_tuple(first.backend, first.uuid)
               : nb::make_tuple(0, bytesOf(std::string(first.uuid.size(), '\0')));
}

std::vector<nb::bytes> Parts::deviceUuids() const {
  std::vector<nb::bytes> uuids;
  uuids.reserve(parts_.size());
  for (const Part &part : parts_)
    uuids.push_back(part.object.uuid);
  return uuids;
}

std::vector<std::uint64_t> Parts::sizes() const {
  std::vector<std::uint64_t> sizes;
  sizes.reserve(parts_.size());
  for (const Part &part : parts_)
    sizes.push_back(part.bytes);
  return sizes;
}

bool Parts::readOnly() const {
  return std::ranges::any_of(parts_, [](const Part &part) { return part.object.readOnly; });
}

void bindParts(nb::module_ &module) {
  nb::class_<Parts>(module, "Parts")
      .def(nb::init<const nb::bytes &>(), nb::arg("messages"))
      .def("__len__", &Parts::size)
      .def("__getitem__", &Parts::handle, nb::arg("number"), nb::lock_self())
      .def("__iter__", [](nb::handle self) { return nb::steal(PySeqIter_New(self.ptr())); })
      .def("__bytes__", &Parts::messages, nb::lock_self())
      .def_prop_ro("device", &Parts::device)
      .def_prop_ro("device_uuids", &Parts::deviceUuids)
      .def_prop_ro("sizes", &Parts::sizes)
      .def_prop_ro("read_only", &Parts::readOnly)
      .def("put", &Parts::put, nb::lock_self());
}

} // namespace ur::arrays

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/python/ext/arrays/memory.hpp"

#include "bindings/python/ext/arrays/buffer_error.hpp"
#include "bindings/python/ext/arrays/process.hpp"
#include "bindings/python/ext/released.hpp"

#include <limits>
#include <stdexcept>
#include <utility>

namespace ur::arrays {
namespace {

// Far below 0: late users that increment and decrement the count cannot make it positive.
constexpr std::int64_t kEnded = std::numeric_limits<std::int64_t>::min() / 2;

std::string withNoun(std::int64_t number, const char *noun) {
  return std::to_string(number) + " " + noun + (number == 1 ? "" : "s");
}

} // namespace

void Memory::add(User user) {
  requireNotForked();
  if (users_.fetch_add(1) < 0) {
    users_.fetch_sub(1);
    throw nb::value_error("the array is closed");
  }
  usersByKind_[static_cast<std::size_t>(user)].fetch_add(1);
}

void Memory::remove(User user) noexcept {
  usersByKind_[static_cast<std::size_t>(user)].fetch_sub(1);
  users_.fetch_sub(1);
}

bool Memory::end(std::int64_t arrays) {
  if (ended())
    return false;
  if (exposed_.load())
    raiseBufferError(
        "the array cannot be closed: another library has its address from "
        "__cuda_array_interface__ or __sycl_usm_array_interface__, and its uses are not "
        "counted; drop the array instead (del), or pass it by DLPack, which counts uses");
  std::int64_t expected = arrays;
  if (users_.compare_exchange_strong(expected, kEnded))
    return true;
  if (expected < 0)
    return false;
  raiseBufferError("the array cannot be closed: its memory still has " + usersBesides(arrays) +
                   "; drop every user of the memory first");
}

std::string Memory::usersBesides(std::int64_t arrays) const {
  const auto number = [this](User user) {
    return usersByKind_[static_cast<std::size_t>(user)].load();
  };
  const std::pair<std::int64_t, const char *> users[] = {
      {number(User::Array) - arrays, "other array"},
      {number(User::Buffer), "buffer"},
      {number(User::Tensor), "DLPack tensor"}};
  std::string text;
  for (const auto &[count, noun] : users)
    if (count > 0)
      text += (text.empty() ? "" : ", ") + withNoun(count, noun);
  return text;
}

Use::Use(nb::object memory, User user)
    : object_(std::move(memory)), memory_(nb::cast<Memory &>(object_)), user_(user) {
  memory_.add(user);
}

// Dropping the memory may call its __del__, and an exiting interpreter ends this thread there. The
// thread's unwinding must not pass through nanobind's reset, which is noexcept.
Use::~Use() {
  memory_.remove(user_);
  python::enter([this] { Py_DECREF(object_.release().ptr()); });
}

void bindMemory(nb::module_ &module) {
  nb::class_<Memory>(module, "Memory")
      .def(nb::init<std::uintptr_t, std::size_t, nb::object>(), nb::arg("address"),
           nb::arg("nbytes"), nb::arg("device"))
      .def_prop_ro("address", &Memory::address)
      .def_prop_ro("nbytes", &Memory::bytes)
      .def_prop_ro("device", &Memory::deviceObject)
      .def_prop_ro("ended", &Memory::ended)
      .def("expose", &Memory::expose)
      .def("end", &Memory::end, nb::arg("arrays"))
      .def("resume", &Memory::resume, nb::arg("arrays"));
  nb::class_<MemoryUse>(module, "MemoryUse")
      .def(nb::init<nb::object>(), nb::arg("memory"))
      .def("__enter__", [](nb::object self) { return self; })
      .def("__exit__", [](MemoryUse &use, const nb::args &) { use.end(); });
}

} // namespace ur::arrays

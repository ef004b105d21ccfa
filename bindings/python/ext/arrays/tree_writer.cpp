// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/python/ext/arrays/tree_writer.hpp"

#include "bindings/python/ext/arrays/python_name.hpp"

#include <algorithm>
#include <cstring>

#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>

namespace ur::arrays {
namespace {

bool isDataclass(nb::handle x) {
  return !PyType_Check(x.ptr()) && nb::hasattr(x.type(), "__dataclass_fields__");
}

bool isOrderedDict(nb::handle x) {
  static PythonName orderedDict("collections", "OrderedDict");
  return x.type().is(orderedDict.get());
}

std::string textIn(nb::handle x) { return nb::cast<std::string>(nb::str(x)); }

// Reserves room for a count in the text, and updates the count for each item.
class Count {
public:
  explicit Count(std::string &text) : text_(text), position_(text.size()) {
    append(text, std::uint32_t{0});
  }
  void add() {
    ++count_;
    std::memcpy(text_.data() + position_, &count_, sizeof count_);
  }

private:
  std::string &text_;
  const std::size_t position_;
  std::uint32_t count_ = 0;
};

} // namespace

std::string TreeWriter::write(nb::handle tree) {
  value(tree);
  return std::move(values_);
}

void TreeWriter::value(nb::handle x) {
  PyObject *const object = x.ptr();
  if (x.type().is(arrayType_)) // most values
    array(x);
  else if (x.is_none())
    tag(Tag::None);
  else if (PyBool_Check(object))
    tag(object == Py_True ? Tag::True : Tag::False);
  else if (PyLong_CheckExact(object))
    integer(x);
  else if (PyUnicode_CheckExact(object))
    string(x);
  else if (PyFloat_CheckExact(object)) {
    tag(Tag::Float);
    append(values_, PyFloat_AsDouble(object));
  } else if (PyDict_Check(object) || PyList_Check(object) || PyTuple_Check(object) ||
             isDataclass(x))
    container(x);
  else {
    array(x);
    arrayType_ = nb::borrow(x.type());
  }
}

void TreeWriter::integer(nb::handle x) {
  tag(Tag::Integer);
  std::int64_t small = 0;
  if (nb::try_cast(x, small)) {
    append(values_, std::uint32_t{sizeof small});
    append(values_, small);
    return;
  }
  const auto size = nb::cast<std::size_t>(x.attr("bit_length")()) / 8 + 1; // with the sign
  bytes(viewOf(nb::bytes(x.attr("to_bytes")(size, "little", nb::arg("signed") = true))));
}

void TreeWriter::string(nb::handle x) {
  tag(Tag::String);
  Py_ssize_t size = 0;
  if (const char *const utf8 = PyUnicode_AsUTF8AndSize(x.ptr(), &size))
    return bytes({utf8, static_cast<std::size_t>(size)});
  PyErr_Clear(); // half a surrogate pair
  bytes(viewOf(nb::bytes(x.attr("encode")("utf-8", "surrogatepass"))));
}

void TreeWriter::bytes(std::string_view bytes) {
  append(values_, static_cast<std::uint32_t>(bytes.size()));
  values_ += bytes;
}

void TreeWriter::array(nb::handle x) {
  tag(Tag::Array);
  try {
    add_(x);
  } catch (nb::python_error &error) {
    if (error.matches(PyExc_Exception))
      error.value().attr("add_note")("The value is at " + textIn(pathText()) + " in the tree.");
    throw;
  }
}

void TreeWriter::container(nb::handle x) {
  if (std::ranges::any_of(ancestors_, [x](nb::handle outer) { return outer.is(x); }))
    throw nb::value_error(
        ("the container at " + textIn(pathText()) + " in the tree contains itself").c_str());
  if (path_.size() >= kMaxDepth)
    throw nb::value_error(("the container at " + textIn(pathText()[nb::slice(0, 100)]) +
                           "... in the tree is nested more than " + std::to_string(kMaxDepth) +
                           " containers deep, the limit; share a flatter tree")
                              .c_str());
  ancestors_.push_back(x);
  items(x);
  ancestors_.pop_back();
}

void TreeWriter::items(nb::handle x) {
  if (PyDict_CheckExact(x.ptr()))
    return dict(Tag::Dict, x);
  if (PyList_CheckExact(x.ptr()))
    return sequence(Tag::List, x);
  if (PyTuple_CheckExact(x.ptr()))
    return sequence(Tag::Tuple, x);
  if (isOrderedDict(x))
    return dict(Tag::OrderedDict, x);
  if (PyDict_Check(x.ptr()) || PyList_Check(x.ptr()) || PyTuple_Check(x.ptr()))
    throw nb::type_error(("the value at " + textIn(pathText()) + " in the tree is a " +
                          textIn(x.type().attr("__name__")) +
                          ": a tree consists of dict, OrderedDict, list, tuple and dataclasses; "
                          "convert the value to one of them, for example with dict(x)")
                             .c_str());
  dataclass(x);
}

void TreeWriter::sequence(Tag type, nb::handle x) {
  tag(type);
  Count count(values_);
  std::size_t index = 0;
  for (const nb::handle one : nb::iter(x)) {
    item({nb::handle(), index++}, one);
    count.add();
  }
}

void TreeWriter::dict(Tag type, nb::handle x) {
  tag(type);
  Count count(values_);
  for (const nb::handle pair : nb::iter(x.attr("items")())) {
    const auto one = nb::borrow<nb::tuple>(pair);
    key(one[0]);
    item({one[0], 0}, one[1]);
    count.add();
  }
}

void TreeWriter::dataclass(nb::handle x) {
  static PythonName fieldsOf("ur_ipc.structure", "fields_of");
  tag(Tag::Dataclass);
  const auto [name, fields] = nb::cast<std::pair<nb::bytes, nb::dict>>(fieldsOf.get()(x));
  bytes(viewOf(name));
  append(values_, static_cast<std::uint32_t>(fields.size()));
  for (const auto [field, one] : fields)
    bytes(nb::cast<std::string>(field));
  for (const auto [field, one] : fields)
    item({field, 0}, one);
}

void TreeWriter::item(const Step &step, nb::handle x) {
  path_.push_back(step);
  value(x);
  path_.pop_back();
}

void TreeWriter::key(nb::handle key) {
  std::int64_t small = 0;
  if (PyUnicode_CheckExact(key.ptr()))
    string(key);
  else if (PyLong_CheckExact(key.ptr()) && nb::try_cast(key, small))
    integer(key);
  else
    throw nb::type_error(("the dict at " + textIn(pathText()) + " in the tree has the key " +
                          textIn(nb::repr(key)) + ": keys have to be strings or 64-bit integers")
                             .c_str());
}

nb::str TreeWriter::pathText() const {
  if (path_.empty())
    return nb::str("the top");
  nb::list steps;
  for (const Step &step : path_)
    steps.append(step.key.is_valid() ? nb::str(step.key) : nb::str(nb::int_(step.index)));
  return nb::repr(nb::str(".").attr("join")(steps));
}

} // namespace ur::arrays

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/python/ext/arrays/places.hpp"

#include "bindings/python/ext/arrays/packed.hpp"
#include "bindings/python/ext/arrays/python_name.hpp"
#include "bindings/python/ext/arrays/wire.hpp"

#include <algorithm>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

namespace ur::arrays {
namespace {

// The members of an array's JSON object.
constexpr const char *kPath = "path";
constexpr const char *kDType = "dtype";
constexpr const char *kShape = "shape";
constexpr const char *kStrides = "strides";
constexpr const char *kPart = "part";
constexpr const char *kOffset = "offset";

[[noreturn]] void refuseArray(nb::handle path, const std::string &why) {
  throw nb::value_error((why + " of the array " + nb::cast<std::string>(nb::repr(path))).c_str());
}

// Reads the objects of the JSON.
class Reader {
public:
  explicit Reader(const std::vector<std::uint64_t> &sizes) : sizes_(sizes) {}

  Placed read(const nb::dict &entry) {
    const nb::object path = nb::borrow(entry[kPath]);
    if (!nb::isinstance<nb::str>(path))
      throw nb::value_error("the path of an array is not text");
    const ElementType &type = typeOf(nb::borrow(entry[kDType]));
    std::vector<std::int64_t> numbers = numbersIn(path, nb::borrow(entry[kShape]));
    const std::size_t dimensions = numbers.size();
    const std::vector<std::int64_t> strides = numbersIn(path, nb::borrow(entry[kStrides]));
    const bool isNegative = std::ranges::any_of(numbers, [](std::int64_t n) { return n < 0; });
    const std::vector<std::uint64_t> lengths(numbers.begin(), numbers.end());
    if (isNegative || strides.size() != dimensions || !fitsAddresses(lengths, type.bytes()))
      refuseArray(path, "invalid shape");
    numbers.insert(numbers.end(), strides.begin(), strides.end());
    const std::int64_t part = number(path, entry[kPart]);
    const std::int64_t offset = number(path, entry[kOffset]);
    if (part < 0 || std::cmp_greater_equal(part, sizes_.size()))
      refuseArray(path, "invalid part");
    auto layout = std::make_shared<const Layout>(type, Extents(std::move(numbers)));
    const std::uint64_t size = sizes_[static_cast<std::size_t>(part)];
    const bool lies = layout->bytes() == 0 ? offset >= 0 && std::cmp_less_equal(offset, size)
                                           : layout->liesWithin(0, size, 0, offset);
    if (!lies)
      refuseArray(path, "the part is too small for the elements");
    return {path, std::move(layout), static_cast<std::size_t>(part), offset};
  }

private:
  const ElementType &typeOf(const nb::object &name) {
    std::string text;
    if (!nb::try_cast(name, text)) // such as a number, or half a surrogate pair
      throw nb::value_error("the type of an array is no text");
    const ElementType *&type = types_[text];
    if (!type) {
      static PythonName find("ur_ipc.dtypes", "dtype_of");
      type = &elementTypes()[nb::cast<std::size_t>(find.get()(name).attr("number"))];
    }
    return *type;
  }

  static std::int64_t number(nb::handle path, nb::handle json) {
    std::int64_t value = 0;
    if (!PyLong_CheckExact(json.ptr()) || !nb::try_cast(json, value))
      refuseArray(path, "invalid number");
    return value;
  }

  static std::vector<std::int64_t> numbersIn(nb::handle path, const nb::object &json) {
    std::vector<std::int64_t> numbers;
    if (!nb::isinstance<nb::list>(json))
      refuseArray(path, "invalid shape");
    for (const nb::handle item : nb::borrow<nb::list>(json))
      numbers.push_back(number(path, item));
    return numbers;
  }

  const std::vector<std::uint64_t> &sizes_;
  std::unordered_map<std::string, const ElementType *> types_;
};

void append(std::string &text, const char *name, std::int64_t number) {
  text.append(",\"").append(name).append("\":").append(std::to_string(number));
}

void append(std::string &text, const char *name, std::span<const std::int64_t> numbers) {
  text.append(",\"").append(name).append("\":[");
  for (const std::int64_t number : numbers)
    text.append(std::to_string(number)).push_back(',');
  if (!numbers.empty())
    text.pop_back();
  text.push_back(']');
}

} // namespace

Places Places::of(const nb::list &paths, const nb::list &packed) {
  Places places;
  places.all_.reserve(packed.size());
  for (std::size_t i = 0; i < packed.size(); ++i) {
    const auto &item = nb::cast<const Packed &>(packed[i]);
    places.all_.push_back({nb::borrow(paths[i]), item.packedLayout, item.part, item.offset});
  }
  return places;
}

Places Places::read(const nb::list &entries, const std::vector<std::uint64_t> &sizes) {
  Places places;
  places.all_.reserve(entries.size());
  Reader reader(sizes);
  for (const nb::handle entry : entries) {
    if (!nb::isinstance<nb::dict>(entry))
      throw nb::value_error("the description of an array is not an object");
    places.all_.push_back(reader.read(nb::borrow<nb::dict>(entry)));
  }
  return places;
}

nb::bytes Places::json() const {
  static PythonName quoted("json.encoder", "encode_basestring_ascii");
  std::string text = "[";
  for (const Placed &array : all_) {
    text.append("{\"path\":").append(nb::cast<std::string_view>(quoted.get()(array.path)));
    text.append(",\"dtype\":\"").append(array.layout->type().name).append("\"");
    append(text, kShape, array.layout->extents().shape());
    append(text, kStrides, array.layout->extents().strides());
    append(text, kPart, static_cast<std::int64_t>(array.part));
    append(text, kOffset, array.offset);
    text.append("},");
  }
  text.back() = ']';
  return nb::bytes(text.data(), text.size());
}

void bindPlaces(nb::module_ &module) {
  nb::class_<Places>(module, "Places")
      .def("__len__", [](const Places &places) { return places.all().size(); })
      .def("json", &Places::json)
      // For each array path, shape, strides, type, part and offset.
      .def("facts", [](const Places &places) {
        nb::list facts;
        for (const Placed &array : places.all())
          facts.append(nb::make_tuple(array.path, array.layout->shape(), array.layout->strides(),
                                      array.layout->dtype(), array.part, array.offset));
        return facts;
      });
  module.def("places_of", &Places::of, nb::arg("paths"), nb::arg("packed"));
  module.def("read_places", &Places::read, nb::arg("entries"), nb::arg("sizes"));
}

} // namespace ur::arrays

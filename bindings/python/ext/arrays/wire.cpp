// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/python/ext/arrays/wire.hpp"

#include "bindings/python/ext/arrays/binary.hpp"
#include "bindings/python/ext/arrays/element_type.hpp"
#include "bindings/python/ext/arrays/extents.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdio>
#include <cstring>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <zlib.h>

namespace ur::arrays {
namespace {

constexpr std::array<char, 8> kMagic{'u', 'r', '-', 'i', 'p', 'c'};
constexpr std::uint16_t kVersion = 1;
constexpr std::uint32_t kReadOnly = 1;
constexpr std::uint32_t kMaxDimensions = 64;                                  // NumPy's limit
constexpr std::uint64_t kMaxBytes = std::numeric_limits<std::int64_t>::max(); // per array

struct Header {
  std::array<char, 8> magic;
  std::uint16_t version;
  std::uint16_t kind;
  std::uint32_t size; // of the message
  std::uint32_t flags;
  std::uint32_t backend;
  std::uint32_t exported; // bytes of the adapter's handle
  std::array<char, 16> deviceUuid;
};
static_assert(sizeof(Header) == 44);

// The start of the fields of kinds with elements: DLPack's code, bits and lanes, the number of
// dimensions, and an unaligned number whose meaning depends on the kind.
struct ElementsHead {
  std::uint8_t code;
  std::uint8_t bits;
  std::uint16_t lanes;
  std::uint32_t dimensions;
  std::array<std::uint32_t, 2> number;
};
static_assert(sizeof(ElementsHead) == 16);

using Checksum = std::uint32_t;

Checksum checksumOf(std::string_view text) {
  return static_cast<Checksum>(
      crc32_z(0, reinterpret_cast<const unsigned char *>(text.data()), text.size()));
}

std::string toHex(std::uint32_t number) {
  std::array<char, 16> text{};
  std::snprintf(text.data(), text.size(), "%#x", number);
  return text.data();
}

MessageView parse(std::string_view message) {
  if (message.size() < sizeof(Header) + sizeof(Checksum))
    throw FormatError("they are truncated");
  const auto header = valueAt<Header>(message, 0);
  if (header.magic != kMagic)
    throw FormatError("they do not begin with the magic bytes");
  if (header.version != kVersion)
    throw FormatError("they have version " + std::to_string(header.version) +
                      ", but this library reads version " + std::to_string(kVersion));
  if (header.size != message.size())
    throw FormatError("their header says " + std::to_string(header.size) + " bytes");
  const std::string_view body = message.substr(0, message.size() - sizeof(Checksum));
  if (valueAt<Checksum>(message, body.size()) != checksumOf(body))
    throw FormatError("their checksum is wrong");
  if (header.flags & ~kReadOnly)
    throw FormatError("they have the unknown flags " + toHex(header.flags));
  const auto kind = static_cast<Kind>(header.kind);
  if (kind < Kind::Array || kind > Kind::Tree)
    throw FormatError("they have the unknown kind " + std::to_string(header.kind));
  const std::string_view rest = body.substr(sizeof(Header));
  if (header.exported > rest.size())
    throw FormatError("the adapter's handle is longer than the message");
  const std::size_t fields = rest.size() - header.exported;
  return {.kind = kind,
          .backend = header.backend,
          .readOnly = (header.flags & kReadOnly) != 0,
          .deviceUuid = message.substr(offsetof(Header, deviceUuid), header.deviceUuid.size()),
          .fields = rest.substr(0, fields),
          .exported = rest.substr(fields)};
}

[[noreturn]] void raise(const std::string &prefix, const FormatError &problem) {
  throw nb::value_error((prefix + problem.what()).c_str());
}

void appendMessage(std::string &messages, Kind kind, std::uint32_t backend,
                   const nb::bytes &deviceUuid, bool readOnly, std::string_view fields,
                   std::string_view exported) {
  Header header{.magic = kMagic,
                .version = kVersion,
                .kind = static_cast<std::uint16_t>(kind),
                .size = 0,
                .flags = readOnly ? kReadOnly : 0,
                .backend = backend,
                .exported = static_cast<std::uint32_t>(exported.size()),
                .deviceUuid = {}};
  const std::size_t size = sizeof header + fields.size() + exported.size() + sizeof(Checksum);
  if (size > std::numeric_limits<std::uint32_t>::max() ||
      deviceUuid.size() != header.deviceUuid.size())
    throw nb::value_error("a handle needs a UUID of 16 bytes, and must be smaller than 4 GiB");
  header.size = static_cast<std::uint32_t>(size);
  std::memcpy(header.deviceUuid.data(), deviceUuid.data(), header.deviceUuid.size());
  const std::size_t start = messages.size();
  append(messages, header);
  messages += fields;
  messages += exported;
  append(messages, checksumOf(std::string_view(messages).substr(start)));
}

template <typename Number> std::vector<Number> numbersOf(const nb::tuple &objects) {
  std::vector<Number> numbers;
  for (const nb::handle object : objects)
    if (!nb::try_cast(object, numbers.emplace_back()))
      throw nb::value_error("the lengths and strides of an array have to be 64-bit integers");
  return numbers;
}

template <typename Length>
void appendElements(std::string &text, const ElementType &type, std::int64_t number,
                    std::span<const Length> shape, std::span<const std::int64_t> strides) {
  append(text, ElementsHead{.code = static_cast<std::uint8_t>(type.code),
                            .bits = type.bits,
                            .lanes = 1,
                            .dimensions = static_cast<std::uint32_t>(shape.size()),
                            .number = std::bit_cast<std::array<std::uint32_t, 2>>(number)});
  for (const Length length : shape)
    append(text, length);
  for (const std::int64_t stride : strides)
    append(text, stride);
}

nb::bytes packElements(std::size_t type, std::int64_t number, const nb::tuple &shape,
                       const nb::tuple &strides) {
  if (type >= elementTypes().size())
    throw nb::value_error("no element type has this number");
  std::string fields;
  appendElements<std::uint64_t>(fields, elementTypes()[type], number,
                                numbersOf<std::uint64_t>(shape), numbersOf<std::int64_t>(strides));
  return bytesOf(fields);
}

} // namespace

bool fitsAddresses(std::span<const std::uint64_t> shape, std::size_t itemBytes) {
  if (shape.size() > kMaxDimensions)
    return false;
  std::uint64_t bytes = itemBytes;
  for (const std::uint64_t length : shape)
    if (length != 0 && __builtin_mul_overflow(bytes, length, &bytes))
      return false;
  return bytes <= kMaxBytes;
}

MessageView viewMessage(std::string_view message) {
  try {
    return parse(message);
  } catch (const FormatError &problem) {
    raise("these " + std::to_string(message.size()) + " bytes are not a ur_ipc handle: ", problem);
  }
}

Message unpack(const nb::bytes &message) {
  const MessageView view = viewMessage(viewOf(message));
  return {.kind = view.kind,
          .backend = view.backend,
          .readOnly = view.readOnly,
          .deviceUuid = bytesOf(view.deviceUuid),
          .fields = bytesOf(view.fields),
          .exported = bytesOf(view.exported)};
}

std::string_view takeMessage(std::string_view &messages) {
  if (messages.size() < sizeof(Header))
    throw nb::value_error(("the last " + std::to_string(messages.size()) +
                           " bytes are not a ur_ipc handle: they are truncated")
                              .c_str());
  const std::size_t size = std::max<std::size_t>(sizeof(Header), valueAt<Header>(messages, 0).size);
  const std::string_view message = messages.substr(0, size);
  messages.remove_prefix(message.size());
  return message;
}

Elements takeElements(std::string_view &text, bool strided) {
  if (text.size() < sizeof(ElementsHead))
    throw FormatError("the layout of elements is truncated");
  const auto head = valueAt<ElementsHead>(text, 0);
  const auto code = static_cast<dlpack::TypeCode>(head.code);
  const ElementType *const type = findElementType(code, head.bits, head.lanes);
  if (!type)
    throw FormatError("this library has no element type with DLPack code " +
                      std::to_string(head.code) + ", " + std::to_string(head.bits) + " bits and " +
                      std::to_string(head.lanes) + " lanes");
  const std::size_t strideCount = strided ? head.dimensions : 0;
  const std::size_t size =
      sizeof head + (std::size_t{head.dimensions} + strideCount) * sizeof(std::uint64_t);
  if (head.dimensions > kMaxDimensions || text.size() < size)
    throw FormatError(std::to_string(head.dimensions) + " dimensions do not fit into " +
                      std::to_string(text.size()) + " bytes, or exceed the limit of " +
                      std::to_string(kMaxDimensions));
  std::array<std::uint64_t, kMaxDimensions> lengths;
  std::memcpy(lengths.data(), text.data() + sizeof head, head.dimensions * sizeof lengths[0]);
  if (!fitsAddresses(std::span(lengths).first(head.dimensions), type->bytes()))
    throw FormatError("the size exceeds the address space");
  std::vector<std::int64_t> lengthsAndStrides(head.dimensions + strideCount);
  if (!lengthsAndStrides.empty())
    std::memcpy(lengthsAndStrides.data(), text.data() + sizeof head, size - sizeof head);
  text.remove_prefix(size);
  return {.type = type,
          .number = std::bit_cast<std::int64_t>(head.number),
          .dimensions = head.dimensions,
          .lengthsAndStrides = std::move(lengthsAndStrides)};
}

void appendElements(std::string &text, const Layout &layout, std::int64_t number) {
  appendElements(text, layout.type(), number, layout.extents().shape(), layout.extents().strides());
}

Elements unpackElements(std::string_view fields, bool strided) {
  try {
    std::string_view rest = fields;
    Elements elements = takeElements(rest, strided);
    if (!rest.empty())
      throw FormatError("they have " + std::to_string(rest.size()) + " bytes too many");
    return elements;
  } catch (const FormatError &problem) {
    raise("the handle's elements are invalid: ", problem);
  }
}

void appendArray(std::string &messages, const SharedObject &array) {
  std::string fields;
  appendElements(fields, *array.layout, array.offset);
  appendMessage(messages, Kind::Array, array.backend, array.uuid, array.readOnly, fields,
                viewOf(array.exported));
}

nb::bytes packArray(const SharedObject &array) {
  std::string message;
  appendArray(message, array);
  return bytesOf(message);
}

void bindWire(nb::module_ &module) {
  nb::class_<Message>(module, "Message")
      .def_prop_ro("kind", [](const Message &message) { return static_cast<int>(message.kind); })
      .def_ro("backend", &Message::backend)
      .def_ro("read_only", &Message::readOnly)
      .def_ro("device_uuid", &Message::deviceUuid)
      .def_ro("fields", &Message::fields)
      .def_ro("exported", &Message::exported);
  module.def(
      "pack",
      [](std::uint16_t kind, std::uint32_t backend, const nb::bytes &deviceUuid, bool readOnly,
         const nb::bytes &fields, const nb::bytes &exported) {
        std::string message;
        appendMessage(message, static_cast<Kind>(kind), backend, deviceUuid, readOnly,
                      viewOf(fields), viewOf(exported));
        return bytesOf(message);
      },
      nb::arg("kind"), nb::arg("backend"), nb::arg("device_uuid"), nb::arg("read_only"),
      nb::arg("fields"), nb::arg("exported"));
  module.def("unpack", unpack, nb::arg("message"));
  module.def(
      "split",
      [](const nb::bytes &messages) {
        nb::list split;
        for (std::string_view rest = viewOf(messages); !rest.empty();)
          split.append(bytesOf(takeMessage(rest)));
        return split;
      },
      nb::arg("messages"));
  module.def("pack_elements", packElements, nb::arg("element_type"), nb::arg("number"),
             nb::arg("shape"), nb::arg("strides"));
  module.def(
      "unpack_elements",
      [](const nb::bytes &fields, bool strided) {
        const Elements elements = unpackElements(viewOf(fields), strided);
        return nb::make_tuple(elements.type - elementTypes().data(), elements.number,
                              tupleOf(elements.shape()), tupleOf(elements.strides()));
      },
      nb::arg("fields"), nb::arg("strided"));
}

} // namespace ur::arrays

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/python/ext/arrays/received.hpp"

#include "bindings/python/ext/arrays/handle.hpp"
#include "bindings/python/ext/arrays/wire.hpp"

#include <array>
#include <cstdint>
#include <cstring>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

namespace ur::arrays {
namespace {

constexpr std::size_t kMaxCachedBytes = 1024; // per cached message

using Checksum = std::uint32_t;

struct Received {
  Checksum seen = 0; // of the last message of this entry
  nb::object message;
  nb::object handle;
};

// A cache of messages, indexed by checksum. A message is cached when it comes the second time,
// since most come once. The next repeated message with the same index evicts it.
struct ReceivedMessages {
  nb::ft_mutex mutex; // no Python code runs under it
  std::array<Received, 256> all;
};

ReceivedMessages &received() {
  static auto *const kept = new ReceivedMessages; // handles may outlive static objects
  return *kept;
}

std::string_view bytesIn(nb::handle message) {
  return {PyBytes_AsString(message.ptr()), static_cast<std::size_t>(PyBytes_Size(message.ptr()))};
}

Checksum lastChecksumOf(std::string_view message) {
  Checksum checksum = 0;
  if (message.size() >= sizeof checksum)
    std::memcpy(&checksum, message.data() + message.size() - sizeof checksum, sizeof checksum);
  return checksum;
}

Received &placeFor(Checksum checksum) {
  auto &all = received().all;
  return all[checksum % all.size()];
}

nb::object known(const nb::bytes &message) {
  const std::string_view wanted = bytesIn(message);
  const nb::ft_lock_guard lock(received().mutex);
  const Received &there = placeFor(lastChecksumOf(wanted));
  return there.message.is_valid() && bytesIn(there.message) == wanted ? there.handle : nb::object();
}

// Whether the last message with the same index had the same checksum.
bool isSecond(const nb::bytes &message) {
  if (message.size() > kMaxCachedBytes)
    return false;
  const Checksum checksum = lastChecksumOf(bytesIn(message));
  const nb::ft_lock_guard lock(received().mutex);
  return std::exchange(placeFor(checksum).seen, checksum) == checksum;
}

void keep(nb::object message, nb::object handle) {
  const Checksum checksum = lastChecksumOf(bytesIn(message));
  const nb::ft_lock_guard lock(received().mutex);
  Received &there = placeFor(checksum);
  std::swap(there.message, message); // the evicted objects are destroyed without the lock
  std::swap(there.handle, handle);
}

SharedObject arrayIn(const Message &message) {
  Elements elements = unpackElements(message.fields, true);
  return {.backend = message.backend,
          .uuid = message.deviceUuid,
          .exported = message.exported,
          .readOnly = message.readOnly,
          .layout =
              std::make_shared<const Layout>(*elements.type, Extents(std::move(elements.numbers))),
          .offset = elements.number};
}

// Converts to plain bytes; an object of a class derived from bytes could hold other objects.
nb::bytes plain(nb::handle message) {
  nb::bytes bytes = nb::steal<nb::bytes>(PyBytes_FromObject(message.ptr()));
  if (!bytes.is_valid())
    throw nb::python_error();
  return bytes;
}

nb::object read(nb::handle message) {
  nb::bytes bytes = plain(message);
  if (nb::object before = known(bytes); before.is_valid())
    return before;
  static PythonName ofMessage("ur_ipc.handles", "handle_of_message");
  const Message said = unpack(bytes);
  nb::object handle =
      said.kind == Kind::Array ? makeHandle(arrayIn(said)) : ofMessage.get()(nb::cast(said));
  nb::inst_ptr<Handle>(handle)->keepPacked(bytes);
  if (said.kind != Kind::Tree && isSecond(bytes)) // the version in a tree's manifest is mutable
    keep(std::move(bytes), handle);
  return handle;
}

// Opens a pickled array. Most come once, so this makes no handle.
nb::object openArray(nb::handle message) {
  nb::bytes bytes = plain(message);
  nb::object handle = known(bytes);
  if (!handle.is_valid()) {
    const Message said = unpack(bytes);
    if (said.kind != Kind::Array)
      throw nb::value_error("these are the bytes of another kind of handle, not of an array");
    SharedObject array = arrayIn(said);
    if (!isSecond(bytes))
      return array.open(nb::none(), std::nullopt, false);
    handle = makeHandle(std::move(array));
    nb::inst_ptr<Handle>(handle)->keepPacked(bytes);
    keep(std::move(bytes), handle);
  }
  return nb::inst_ptr<Handle>(handle)->open(nb::none(), std::nullopt);
}

} // namespace

void bindReceived(nb::module_ &module) {
  module.def("read_handle", read, nb::arg("message"));
  module.def("open_array", openArray, nb::arg("message"));
}

} // namespace ur::arrays

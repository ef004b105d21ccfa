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

constexpr std::size_t kMostBytes = 1024; // of what is kept

using Checksum = std::uint32_t;

struct Received {
  Checksum seen = 0; // last
  nb::object message;
  nb::object handle;
};

// Each message has one place, by its checksum. One that comes a second time is kept there, and
// gives it up to the next such; most come once.
struct Places {
  nb::ft_mutex mutex; // nothing of Python's is called under it
  std::array<Received, 256> all;
};

Places &places() {
  static auto *const kept = new Places; // handles may outlive static objects
  return *kept;
}

std::string_view bytesIn(nb::handle message) {
  return {PyBytes_AsString(message.ptr()), static_cast<std::size_t>(PyBytes_Size(message.ptr()))};
}

Checksum checksumOf(std::string_view message) {
  Checksum checksum = 0;
  if (message.size() >= sizeof checksum)
    std::memcpy(&checksum, message.data() + message.size() - sizeof checksum, sizeof checksum);
  return checksum;
}

Received &placeFor(Checksum checksum) {
  auto &all = places().all;
  return all[checksum % all.size()];
}

nb::object known(const nb::bytes &message) {
  const std::string_view wanted = bytesIn(message);
  const nb::ft_lock_guard lock(places().mutex);
  const Received &there = placeFor(checksumOf(wanted));
  return there.message.is_valid() && bytesIn(there.message) == wanted ? there.handle : nb::object();
}

void remember(nb::object message, nb::object handle) {
  const Checksum checksum = checksumOf(bytesIn(message));
  const nb::ft_lock_guard lock(places().mutex);
  Received &there = placeFor(checksum);
  if (std::exchange(there.seen, checksum) != checksum)
    return;
  std::swap(there.message, message); // those before go without the lock
  std::swap(there.handle, handle);
}

nb::object arrayHandle(const Message &message) {
  Elements elements = unpackElements(message.fields, true);
  return makeHandle(
      message.backend, message.deviceUuid, message.exported, message.readOnly,
      std::make_shared<const Layout>(*elements.type, Extents(std::move(elements.numbers))),
      elements.number);
}

nb::object read(nb::handle message) {
  nb::bytes bytes = nb::steal<nb::bytes>(PyBytes_FromObject(message.ptr()));
  if (!bytes.is_valid())
    throw nb::python_error();
  if (nb::object before = known(bytes); before.is_valid())
    return before;
  static PythonName ofMessage("ur_ipc.handles", "handle_of_message");
  const Message said = unpack(bytes);
  nb::object handle =
      said.kind == Kind::Array ? arrayHandle(said) : ofMessage.get()(nb::cast(said));
  nb::inst_ptr<Handle>(handle)->keepPacked(bytes);
  if (bytes.size() <= kMostBytes && said.kind != Kind::Tree) // what one tells may change
    remember(std::move(bytes), handle);
  return handle;
}

nb::object openArray(nb::handle message) {
  return nb::inst_ptr<Handle>(read(message))->open(nb::none(), std::nullopt);
}

} // namespace

void bindReceived(nb::module_ &module) {
  module.def("read_handle", read, nb::arg("message"));
  module.def("open_array", openArray, nb::arg("message"));
}

} // namespace ur::arrays

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

struct CacheEntry {
  Checksum lastChecksum = 0; // of the last message of this entry
  nb::object message;
  nb::object handle;
};

// A cache of messages, indexed by checksum. It caches a message at its second arrival, because most
// messages arrive only once. The next repeated message with the same index evicts the message.
struct MessageCache {
  nb::ft_mutex mutex; // no Python code runs while it is held
  std::array<CacheEntry, 256> entries;
};

MessageCache &cache() {
  static auto *const instance = new MessageCache; // handles may outlive static objects
  return *instance;
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

CacheEntry &entryFor(Checksum checksum) {
  auto &entries = cache().entries;
  return entries[checksum % entries.size()];
}

nb::object cachedHandle(const nb::bytes &message) {
  const std::string_view bytes = bytesIn(message);
  const nb::ft_lock_guard lock(cache().mutex);
  const CacheEntry &entry = entryFor(lastChecksumOf(bytes));
  return entry.message.is_valid() && bytesIn(entry.message) == bytes ? entry.handle : nb::object();
}

// Records the arrival of a message. Returns whether the last message with the same index had the
// same checksum.
bool recordArrival(const nb::bytes &message) {
  if (message.size() > kMaxCachedBytes)
    return false;
  const Checksum checksum = lastChecksumOf(bytesIn(message));
  const nb::ft_lock_guard lock(cache().mutex);
  return std::exchange(entryFor(checksum).lastChecksum, checksum) == checksum;
}

void cacheHandle(nb::object message, nb::object handle) {
  const Checksum checksum = lastChecksumOf(bytesIn(message));
  const nb::ft_lock_guard lock(cache().mutex);
  CacheEntry &entry = entryFor(checksum);
  std::swap(entry.message, message); // the evicted objects are destroyed without the lock
  std::swap(entry.handle, handle);
}

SharedObject arrayIn(const Message &message) {
  Elements elements = unpackElements(viewOf(message.fields), true);
  return {.backend = message.backend,
          .uuid = message.deviceUuid,
          .exported = message.exported,
          .readOnly = message.readOnly,
          .layout = std::make_shared<const Layout>(*elements.type,
                                                   Extents(std::move(elements.lengthsAndStrides))),
          .offset = elements.number};
}

// Converts a message to plain bytes, because an object of a class derived from bytes could keep
// other objects alive in the cache.
nb::bytes plainBytes(nb::handle message) {
  nb::bytes bytes = nb::steal<nb::bytes>(PyBytes_FromObject(message.ptr()));
  if (!bytes.is_valid())
    throw nb::python_error();
  return bytes;
}

nb::object readUnpacked(nb::bytes bytes, const Message &unpacked) {
  static PythonName makeHandleOf("ur_ipc.handles", "handle_of_message");
  nb::object handle = unpacked.kind == Kind::Array ? makeHandle(arrayIn(unpacked))
                                                   : makeHandleOf.get()(nb::cast(unpacked));
  nb::inst_ptr<Handle>(handle)->cacheMessage(bytes);
  const bool isCacheable = unpacked.kind != Kind::Tree; // a tree's manifest has a mutable version
  if (isCacheable && recordArrival(bytes))
    cacheHandle(std::move(bytes), handle);
  return handle;
}

nb::object readHandle(nb::handle message) {
  nb::bytes bytes = plainBytes(message);
  if (nb::object cached = cachedHandle(bytes); cached.is_valid())
    return cached;
  const Message unpacked = unpack(bytes);
  return readUnpacked(std::move(bytes), unpacked);
}

// Opens a pickled array. Most pickled arrays arrive only once, so the first arrival makes no
// handle.
nb::object openArray(nb::handle message) {
  nb::bytes bytes = plainBytes(message);
  nb::object handle = cachedHandle(bytes);
  if (!handle.is_valid()) {
    const Message unpacked = unpack(bytes);
    if (unpacked.kind != Kind::Array)
      throw nb::value_error("these are the bytes of another kind of handle, not of an array");
    SharedObject array = arrayIn(unpacked);
    if (!recordArrival(bytes))
      return array.open(nb::none(), std::nullopt, false);
    handle = makeHandle(std::move(array));
    nb::inst_ptr<Handle>(handle)->cacheMessage(bytes);
    cacheHandle(std::move(bytes), handle);
  }
  return nb::inst_ptr<Handle>(handle)->open(nb::none(), std::nullopt);
}

} // namespace

void bindReceived(nb::module_ &module) {
  module.def("read_handle", readHandle, nb::arg("message"));
  module.def("open_array", openArray, nb::arg("message"));
}

} // namespace ur::arrays

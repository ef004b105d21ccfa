// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/support/session.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

#include <sys/types.h>

namespace ur::bench {

// Shares memory through the loader, with the interface of bare_ways.hpp.
class AdapterWay {
public:
  static constexpr bool kPuts = true;     // whether the exporter must release a handle
  static constexpr bool kFetches = false; // whether receive() fetches a descriptor
  using Memory = void *;
  struct Handle {
    void *data;
    std::size_t size;
  };
  using Received = std::vector<std::byte>;
  explicit AdapterWay(const support::Session &session) : session_(session) {}

  Memory allocate(std::size_t size) const;
  void free(Memory memory) const;
  Handle get(Memory memory) const;
  void put(Handle &handle) const;
  Memory open(Received &handle, std::size_t size) const;
  void close(Memory memory) const;

  void copy(void *to, const void *from, std::size_t size) const;
  void finish() const;
  // Makes the adapter evict the exporter of the handle from its cache, so that the next open takes
  // as long as the first one. No object of the exporter may be open.
  void forgetExporters(Received &handle) const;
  void writeMark(void *to, std::uint64_t mark) const;
  std::uint64_t readMark(const void *from) const;

  static void *addressOf(Memory memory) { return memory; }
  static std::vector<std::byte> bytesOf(const Handle &handle);
  static Received receive(std::vector<std::byte> bytes, pid_t) { return bytes; }

private:
  const support::Session &session_;
};

} // namespace ur::bench

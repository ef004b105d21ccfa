// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "bench/cuda/bare_session.hpp"
#include "tools/support/unique_fd.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

#include <sys/types.h>

namespace ur::bench {

// The driver's two methods to share memory, with the interface of AdapterWay, so that templates can
// use all three. Only the driver checks the arguments.
class BareWay {
public:
  explicit BareWay(const BareSession &session) : session_(session) {}

  // Enqueues a copy; finish() waits for all copies.
  void copy(CUdeviceptr to, CUdeviceptr from, std::size_t size) const;
  void finish() const;
  template <typename Received> void forgetExporters(Received &) const {}
  void writeMark(CUdeviceptr to, std::uint64_t mark) const;
  std::uint64_t readMark(CUdeviceptr from) const;

protected:
  const Driver &driver() const noexcept { return session_.driver(); }
  const BareSession &session() const noexcept { return session_; }

private:
  const BareSession &session_;
};

// Shares memory from cuMemAlloc with the 64-byte handle from cuIpcGetMemHandle.
class LegacyWay : public BareWay {
public:
  static constexpr bool kPuts = false;
  static constexpr bool kFetches = false;
  using Memory = CUdeviceptr;
  using Handle = CUipcMemHandle;
  using Received = CUipcMemHandle;
  using BareWay::BareWay;

  Memory allocate(std::size_t size) const;
  void free(Memory memory) const;
  Handle get(Memory memory) const;
  void put(Handle &) const {}
  Memory open(const Received &handle, std::size_t size) const;
  void close(Memory memory) const;

  static CUdeviceptr addressOf(Memory memory) { return memory; }
  static std::vector<std::byte> bytesOf(const Handle &handle);
  static Received receive(const std::vector<std::byte> &bytes, pid_t);
};

// Shares an object of virtual memory. The importer fetches the object's descriptor, then opens it.
class VmmWay : public BareWay {
public:
  static constexpr bool kPuts = true;
  static constexpr bool kFetches = true;
  struct Memory {
    Driver::Object object;
    CUdeviceptr address;
    std::size_t size;
  };
  using Handle = support::UniqueFd;
  using Received = support::UniqueFd;
  using BareWay::BareWay;

  Memory allocate(std::size_t size) const;
  void free(const Memory &memory) const;
  Handle get(const Memory &memory) const;
  void put(Handle &handle) const { handle.reset(); }
  Memory open(const Received &handle, std::size_t size) const;
  void close(const Memory &memory) const { free(memory); }

  static CUdeviceptr addressOf(const Memory &memory) { return memory.address; }
  static std::vector<std::byte> bytesOf(const Handle &handle);
  static Received receive(const std::vector<std::byte> &bytes, pid_t exporter);

private:
  Memory map(Driver::Object object, std::size_t size) const;
};

} // namespace ur::bench

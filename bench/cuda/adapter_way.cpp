// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bench/cuda/adapter_way.hpp"

#include "tools/support/channel.hpp"

#include <stdexcept>
#include <string>

#include <sys/resource.h>
#include <unistd.h>

namespace ur::bench {

void *AdapterWay::allocate(std::size_t size) const {
  void *memory = nullptr;
  UR_CHECK(
      urUSMDeviceAlloc(session_.context(), session_.device(), nullptr, nullptr, size, &memory));
  return memory;
}

void AdapterWay::free(Memory memory) const { UR_CHECK(urUSMFree(session_.context(), memory)); }

AdapterWay::Handle AdapterWay::get(Memory memory) const {
  Handle handle = {};
  UR_CHECK(urIPCGetMemHandleExp(session_.context(), memory, &handle.data, &handle.size));
  return handle;
}

void AdapterWay::put(Handle &handle) const {
  UR_CHECK(urIPCPutMemHandleExp(session_.context(), handle.data));
}

void *AdapterWay::open(Received &handle, std::size_t) const {
  void *memory = nullptr;
  UR_CHECK(urIPCOpenMemHandleExp(session_.context(), session_.device(), handle.data(),
                                 handle.size(), &memory));
  return memory;
}

void AdapterWay::close(Memory memory) const {
  UR_CHECK(urIPCCloseMemHandleExp(session_.context(), memory));
}

// The adapter evicts cached exporters when no descriptor is free, so this function lowers the limit
// of descriptors to the lowest free number. With a lower limit, the driver's threads would fail,
// because poll rejects more descriptors than the limit.
void AdapterWay::forgetExporters(Received &handle) const {
  rlimit limit{};
  getrlimit(RLIMIT_NOFILE, &limit);
  const auto lowestFree = static_cast<rlim_t>(support::UniqueFd(dup(STDIN_FILENO)).get());
  const rlimit noFreeDescriptor{.rlim_cur = lowestFree, .rlim_max = limit.rlim_max};
  setrlimit(RLIMIT_NOFILE, &noFreeDescriptor);
  void *memory = nullptr;
  const ur_result_t result = urIPCOpenMemHandleExp(session_.context(), session_.device(),
                                                   handle.data(), handle.size(), &memory);
  setrlimit(RLIMIT_NOFILE, &limit);
  if (result != UR_RESULT_ERROR_OUT_OF_RESOURCES)
    throw std::runtime_error("an open without a free descriptor returned " +
                             std::to_string(result));
}

void AdapterWay::copy(void *to, const void *from, std::size_t size) const {
  UR_CHECK(urEnqueueUSMMemcpy(session_.queue(), false, to, from, size, 0, nullptr, nullptr));
}

void AdapterWay::finish() const { UR_CHECK(urQueueFinish(session_.queue())); }

void AdapterWay::writeMark(void *to, std::uint64_t mark) const {
  session_.copy(to, &mark, sizeof(mark));
}

std::uint64_t AdapterWay::readMark(const void *from) const {
  std::uint64_t mark = 0;
  session_.copy(&mark, from, sizeof(mark));
  return mark;
}

std::vector<std::byte> AdapterWay::bytesOf(const Handle &handle) {
  const auto *first = static_cast<const std::byte *>(handle.data);
  return {first, first + handle.size};
}

} // namespace ur::bench

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bench/cuda/bare_ways.hpp"

#include "bench/ipc/bare_path.hpp"

#include <cstring>

namespace ur::bench {
namespace {

template <typename Value> std::vector<std::byte> bytesOfValue(const Value &value) {
  std::vector<std::byte> bytes(sizeof(value));
  std::memcpy(bytes.data(), &value, sizeof(value));
  return bytes;
}

template <typename Value> Value valueOf(const std::vector<std::byte> &bytes) {
  Value value;
  std::memcpy(&value, bytes.data(), sizeof(value));
  return value;
}

} // namespace

void BareWay::copy(CUdeviceptr to, CUdeviceptr from, std::size_t size) const {
  driver().copy(to, from, size, session_.stream());
}

void BareWay::finish() const { driver().synchronizeStream(session_.stream()); }

void BareWay::writeMark(CUdeviceptr to, std::uint64_t mark) const {
  driver().copyFromHost(to, &mark, sizeof(mark));
  driver().synchronizeStream(nullptr); // a copy from pageable memory may still be pending
}

std::uint64_t BareWay::readMark(CUdeviceptr from) const {
  std::uint64_t mark = 0;
  driver().copyToHost(&mark, from, sizeof(mark));
  return mark;
}

LegacyWay::Memory LegacyWay::allocate(std::size_t size) const {
  CUdeviceptr memory = 0;
  driver().allocate(&memory, size);
  return memory;
}

void LegacyWay::free(Memory memory) const { driver().free(memory); }

LegacyWay::Handle LegacyWay::get(Memory memory) const {
  CUipcMemHandle handle;
  driver().getMemory(&handle, memory);
  return handle;
}

LegacyWay::Memory LegacyWay::open(const Received &handle, std::size_t) const {
  CUdeviceptr memory = 0;
  driver().openMemory(&memory, handle, CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS);
  return memory;
}

void LegacyWay::close(Memory memory) const { driver().closeMemory(memory); }

std::vector<std::byte> LegacyWay::bytesOf(const Handle &handle) { return bytesOfValue(handle); }

LegacyWay::Received LegacyWay::receive(const std::vector<std::byte> &bytes, pid_t) {
  return valueOf<CUipcMemHandle>(bytes);
}

VmmWay::Memory VmmWay::map(Driver::Object object, std::size_t size) const {
  Memory memory{object, 0, size};
  driver().reserve(&memory.address, size, 0, 0, 0);
  driver().map(memory.address, size, 0, object, 0);
  const CUmemAccessDesc access{{CU_MEM_LOCATION_TYPE_DEVICE, session().device()},
                               CU_MEM_ACCESS_FLAGS_PROT_READWRITE};
  driver().setAccess(memory.address, size, &access, 1);
  return memory;
}

VmmWay::Memory VmmWay::allocate(std::size_t size) const {
  CUmemAllocationProp properties = {};
  properties.type = CU_MEM_ALLOCATION_TYPE_PINNED;
  properties.requestedHandleTypes = CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
  properties.location = {CU_MEM_LOCATION_TYPE_DEVICE, session().device()};
  properties.allocFlags.gpuDirectRDMACapable = session().supportsGpuDirectRdma();
  Driver::Object object = 0;
  driver().createObject(&object, size, &properties, 0);
  return map(object, size);
}

void VmmWay::free(const Memory &memory) const {
  driver().unmap(memory.address, memory.size);
  driver().freeAddress(memory.address, memory.size);
  driver().releaseObject(memory.object);
}

VmmWay::Handle VmmWay::get(const Memory &memory) const {
  int descriptor = -1;
  driver().exportObject(&descriptor, memory.object, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0);
  return support::UniqueFd(descriptor);
}

VmmWay::Memory VmmWay::open(const Received &handle, std::size_t size) const {
  Driver::Object object = 0;
  driver().importObject(&object, reinterpret_cast<void *>(static_cast<std::intptr_t>(handle.get())),
                        CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR);
  return map(object, size);
}

std::vector<std::byte> VmmWay::bytesOf(const Handle &handle) { return bytesOfValue(handle.get()); }

VmmWay::Received VmmWay::receive(const std::vector<std::byte> &bytes, pid_t exporter) {
  return fetchDescriptor(exporter, valueOf<int>(bytes));
}

} // namespace ur::bench

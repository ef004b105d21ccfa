// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Facts about legacy memory handles (CUipcMemHandle).
#include "fakes/cuda/facts/facts.hpp"
#include "fakes/cuda/facts/puppet.hpp"

#include <cstring>
#include <random>
#include <vector>

namespace cuda_driver::facts {
namespace {

int isLegacyCapable(Address address) {
  int capable = 0;
  const CUresult code =
      pointerAttribute(&capable, CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE, address);
  return code == CUDA_SUCCESS ? capable & 1 : -code;
}

// Returns 0 or 1: whether the attribute is set. Returns a negative code if the query fails.
std::int64_t isSet(CUpointer_attribute attribute, Address address) {
  std::int64_t answer = 0;
  const CUresult code = pointerAttribute(&answer, attribute, address);
  return code == CUDA_SUCCESS ? answer != 0 : -code;
}

void refuses(const std::string &kind, Address address) {
  CUipcMemHandle handle = {};
  expect("a legacy handle of " + kind + " is refused", getLegacy(&handle, address),
         CUDA_ERROR_INVALID_VALUE);
}

void refusesOtherMemory() {
  void *host = nullptr;
  need("allocate host memory", allocateHost(&host, kPage, 0));
  refuses("pinned memory", reinterpret_cast<Address>(host));
  expect("pinned memory is not legacy capable", isLegacyCapable(reinterpret_cast<Address>(host)),
         0);
  Address managed = 0;
  need("allocate managed memory", allocateManaged(&managed, kPage, CU_MEM_ATTACH_GLOBAL));
  refuses("managed memory", managed);
  expect("the driver reports managed memory as managed",
         isSet(CU_POINTER_ATTRIBUTE_IS_MANAGED, managed), 1);
  Address pooled = 0;
  need("allocate pooled memory", allocatePooled(&pooled, kPage, nullptr));
  refuses("pooled memory", pooled);
  expect("pooled memory is not legacy capable", isLegacyCapable(pooled), 0);
  expect("the driver reports the pool of pooled memory",
         isSet(CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE, pooled), 1);
  Object object = 0;
  expect("cuMemRetainAllocationHandle of pooled memory",
         retainObject(&object, reinterpret_cast<void *>(pooled)), CUDA_ERROR_INVALID_VALUE);
  const Address mapped = mapObject(makeObject());
  refuses("mapped physical memory", mapped);
  expect("mapped physical memory is not legacy capable", isLegacyCapable(mapped), 0);
  Address freed = 0;
  need("allocate memory", allocate(&freed, 64 * kPage));
  need("free memory", freeMemory(freed));
  refuses("freed memory", freed);
  const std::vector<char> plain(4096);
  refuses("malloc's memory", reinterpret_cast<Address>(plain.data()));
  expect("the device of malloc's memory",
         isSet(CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL, reinterpret_cast<Address>(plain.data())),
         -CUDA_ERROR_INVALID_VALUE);
  refuses("null", 0);
}

void refusesRandomHandles(Puppet &other) {
  std::mt19937_64 random(1);
  int refused = 0;
  for (int round = 0; round < 100; ++round) {
    Request order{Operation::OpenLegacy, 1, 0, {}};
    for (char &byte : order.bytes.reserved)
      byte = static_cast<char>(random());
    refused += other.request(order).code == CUDA_ERROR_INVALID_VALUE ? 1 : 0;
  }
  expect("the driver refuses 100 of 100 random handles as invalid values", refused, 100);
}

} // namespace

void legacyHandles() {
  useDevice(0);
  Puppet other;
  Address memory = 0;
  need("allocate memory", allocate(&memory, kPage));
  fillByte(memory, 21, kPage);
  expect("memory from cuMemAlloc is legacy capable", isLegacyCapable(memory), 1);
  expect("memory from cuMemAlloc has no pool", isSet(CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE, memory),
         0);
  CUipcMemHandle handle = {};
  CUipcMemHandle secondHandle = {};
  CUipcMemHandle interior = {};
  expect("a legacy handle of cuMemAlloc's memory", getLegacy(&handle, memory), CUDA_SUCCESS);
  getLegacy(&secondHandle, memory);
  expect("a legacy handle of an interior address", getLegacy(&interior, memory + 4096),
         CUDA_SUCCESS);
  holds("a second legacy handle of the memory has the same bytes",
        std::memcmp(&handle, &secondHandle, sizeof(handle)) == 0);
  holds("a legacy handle of an interior address has the same bytes",
        std::memcmp(&handle, &interior, sizeof(handle)) == 0);
  Address address = 0;
  expect("opening in the exporting process", openLegacy(&address, handle, 1),
         CUDA_ERROR_INVALID_CONTEXT);
  refusesOtherMemory();

  expect("opening without flags", other.request({Operation::OpenLegacy, 0, 0, handle}).code,
         CUDA_ERROR_INVALID_VALUE);
  const Answer opened = other.request({Operation::OpenLegacy, 1, 0, handle});
  expect("opening in another process", opened.code, CUDA_SUCCESS);
  expect("opened memory shows the exporter's bytes",
         other.request({Operation::Read, opened.first}).first, 21);
  const Answer second = other.request({Operation::OpenLegacy, 1, 0, handle});
  expect("a second open", second.code, CUDA_SUCCESS);
  expect("a second open's address", second.first, opened.first);
  const Answer range = other.request({Operation::Range, opened.first + 100});
  expect("the opened range's start", range.first, opened.first);
  expect("the opened range's size", range.second, kPage);
  expect("freeing opened memory", other.request({Operation::Free, opened.first}).code,
         CUDA_ERROR_INVALID_VALUE);
  expect("a handle of opened memory", other.request({Operation::GetLegacy, opened.first}).code,
         CUDA_ERROR_INVALID_VALUE);
  expect("closing an interior address",
         other.request({Operation::CloseLegacy, opened.first + 512}).code,
         CUDA_ERROR_INVALID_VALUE);
  const Answer foreign = other.request({Operation::Allocate, 4096, 1});
  expect("closing memory that was not opened",
         other.request({Operation::CloseLegacy, foreign.first}).code, CUDA_ERROR_INVALID_VALUE);
  expect("the first close of two opens", other.request({Operation::CloseLegacy, opened.first}).code,
         CUDA_SUCCESS);
  expect("memory is open after one close of two",
         other.request({Operation::Read, opened.first}).first, 21);
  expect("the second close", other.request({Operation::CloseLegacy, opened.first}).code,
         CUDA_SUCCESS);
  expect("the third close", other.request({Operation::CloseLegacy, opened.first}).code,
         CUDA_ERROR_INVALID_VALUE);

  Address small = 0;
  need("allocate a small block", allocate(&small, 4096));
  need("get a handle", getLegacy(&handle, small));
  const Answer little = other.request({Operation::OpenLegacy, 1, 0, handle});
  expect("the range of an opened small block",
         other.request({Operation::Range, little.first}).second, 4096);
  expect("reading past an opened small block",
         other.request({Operation::ReadMany, little.first, 8192}).code, CUDA_ERROR_INVALID_VALUE);
  refusesRandomHandles(other);
  expect("memory is readable after the random handles",
         other.request({Operation::ReadMany, little.first, 4096}).code, CUDA_SUCCESS);
}

void staleLegacyHandles() {
  useDevice(0);
  Address memory = 0;
  need("allocate memory", allocate(&memory, kPage));
  CUipcMemHandle handle = {};
  need("get a handle", getLegacy(&handle, memory));
  {
    Puppet other;
    need("free memory", freeMemory(memory));
    expect("opening freed memory", other.request({Operation::OpenLegacy, 1, 0, handle}).code,
           CUDA_ERROR_INVALID_VALUE);
    Address next = 0;
    need("allocate memory again", allocate(&next, kPage));
    if (next == memory) {
      fillByte(next, 33, kPage);
      const Answer opened = other.request({Operation::OpenLegacy, 1, 0, handle});
      // Some drivers refuse the old handle until the new memory is exported.
      if (opened.code == CUDA_SUCCESS)
        expect("an old handle shows the new memory",
               other.request({Operation::Read, opened.first}).first, 33);
      need("get a handle again", getLegacy(&handle, next));
    }
  }
  Puppet first;
  Puppet second;
  const Answer freedMemory = first.request({Operation::Allocate, kPage, 44});
  handle = first.request({Operation::GetLegacy, freedMemory.first}).bytes;
  const Answer opened = second.request({Operation::OpenLegacy, 1, 0, handle});
  first.request({Operation::Free, freedMemory.first});
  expect("opened memory outlives the exporter's free",
         second.request({Operation::Read, opened.first}).first, 44);
  const Answer secondMemory = first.request({Operation::Allocate, 4 * kPage, 55});
  const CUipcMemHandle unopened = first.request({Operation::GetLegacy, secondMemory.first}).bytes;
  const Answer openedLater = second.request({Operation::OpenLegacy, 1, 0, unopened});
  first.kill();
  expect("opened memory outlives the exporter",
         second.request({Operation::Read, openedLater.first}).first, 55);
  expect("closing memory of a process that has exited",
         second.request({Operation::CloseLegacy, openedLater.first}).code, CUDA_SUCCESS);
  Puppet third;
  expect("opening memory of a process that has exited",
         third.request({Operation::OpenLegacy, 1, 0, unopened}).code, CUDA_ERROR_INVALID_HANDLE);
}

} // namespace cuda_driver::facts

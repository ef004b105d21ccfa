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

void expectNoHandle(const std::string &kind, Address address) {
  CUipcMemHandle handle = {};
  expect("a legacy handle of " + kind + " is refused", getLegacy(&handle, address),
         CUDA_ERROR_INVALID_VALUE);
}

void expectNoHandlesOfOtherMemory() {
  void *hostMemory = nullptr;
  need("allocate host memory", allocateHost(&hostMemory, kPage, 0));
  expectNoHandle("pinned memory", reinterpret_cast<Address>(hostMemory));
  expect("pinned memory is not legacy capable",
         isLegacyCapable(reinterpret_cast<Address>(hostMemory)), 0);
  Address managedMemory = 0;
  need("allocate managed memory", allocateManaged(&managedMemory, kPage, CU_MEM_ATTACH_GLOBAL));
  expectNoHandle("managed memory", managedMemory);
  expect("the driver reports managed memory as managed",
         isSet(CU_POINTER_ATTRIBUTE_IS_MANAGED, managedMemory), 1);
  Address pooledMemory = 0;
  need("allocate pooled memory", allocatePooled(&pooledMemory, kPage, nullptr));
  expectNoHandle("pooled memory", pooledMemory);
  expect("pooled memory is not legacy capable", isLegacyCapable(pooledMemory), 0);
  expect("the driver reports the pool of pooled memory",
         isSet(CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE, pooledMemory), 1);
  Object object = 0;
  expect("cuMemRetainAllocationHandle of pooled memory",
         retainObject(&object, reinterpret_cast<void *>(pooledMemory)), CUDA_ERROR_INVALID_VALUE);
  const Address mapping = mapObject(makeObject());
  expectNoHandle("mapped physical memory", mapping);
  expect("mapped physical memory is not legacy capable", isLegacyCapable(mapping), 0);
  Address freedMemory = 0;
  need("allocate memory", allocate(&freedMemory, 64 * kPage));
  need("free memory", freeMemory(freedMemory));
  expectNoHandle("freed memory", freedMemory);
  const std::vector<char> mallocMemory(4096);
  expectNoHandle("malloc's memory", reinterpret_cast<Address>(mallocMemory.data()));
  expect("the device of malloc's memory",
         isSet(CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL, reinterpret_cast<Address>(mallocMemory.data())),
         -CUDA_ERROR_INVALID_VALUE);
  expectNoHandle("null", 0);
}

void expectRandomHandlesFail(Puppet &importer) {
  std::mt19937_64 random(1);
  int failures = 0;
  for (int round = 0; round < 100; ++round) {
    Request request{Operation::OpenLegacy, 1, 0, {}};
    for (char &byte : request.bytes.reserved)
      byte = static_cast<char>(random());
    failures += importer.request(request).code == CUDA_ERROR_INVALID_VALUE ? 1 : 0;
  }
  expect("the driver refuses 100 of 100 random handles as invalid values", failures, 100);
}

} // namespace

void legacyHandles() {
  useDevice(0);
  Puppet importer;
  Address memory = 0;
  need("allocate memory", allocate(&memory, kPage));
  fillByte(memory, 21, kPage);
  expect("memory from cuMemAlloc is legacy capable", isLegacyCapable(memory), 1);
  expect("memory from cuMemAlloc has no pool", isSet(CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE, memory),
         0);
  CUipcMemHandle handle = {};
  CUipcMemHandle secondHandle = {};
  CUipcMemHandle interiorHandle = {};
  expect("a legacy handle of cuMemAlloc's memory", getLegacy(&handle, memory), CUDA_SUCCESS);
  getLegacy(&secondHandle, memory);
  expect("a legacy handle of an interior address", getLegacy(&interiorHandle, memory + 4096),
         CUDA_SUCCESS);
  check("a second legacy handle of the memory has the same bytes",
        std::memcmp(&handle, &secondHandle, sizeof(handle)) == 0);
  check("a legacy handle of an interior address has the same bytes",
        std::memcmp(&handle, &interiorHandle, sizeof(handle)) == 0);
  Address address = 0;
  expect("opening in the exporting process", openLegacy(&address, handle, 1),
         CUDA_ERROR_INVALID_CONTEXT);
  expectNoHandlesOfOtherMemory();

  expect("opening without flags", importer.request({Operation::OpenLegacy, 0, 0, handle}).code,
         CUDA_ERROR_INVALID_VALUE);
  const Answer open = importer.request({Operation::OpenLegacy, 1, 0, handle});
  expect("opening in another process", open.code, CUDA_SUCCESS);
  expect("opened memory shows the exporter's bytes",
         importer.request({Operation::Read, open.first}).first, 21);
  const Answer secondOpen = importer.request({Operation::OpenLegacy, 1, 0, handle});
  expect("a second open", secondOpen.code, CUDA_SUCCESS);
  expect("a second open's address", secondOpen.first, open.first);
  const Answer range = importer.request({Operation::Range, open.first + 100});
  expect("the opened range's start", range.first, open.first);
  expect("the opened range's size", range.second, kPage);
  expect("freeing opened memory", importer.request({Operation::Free, open.first}).code,
         CUDA_ERROR_INVALID_VALUE);
  expect("a handle of opened memory", importer.request({Operation::GetLegacy, open.first}).code,
         CUDA_ERROR_INVALID_VALUE);
  expect("closing an interior address",
         importer.request({Operation::CloseLegacy, open.first + 512}).code,
         CUDA_ERROR_INVALID_VALUE);
  const Answer block = importer.request({Operation::Allocate, 4096, 1});
  expect("closing memory that was not opened",
         importer.request({Operation::CloseLegacy, block.first}).code, CUDA_ERROR_INVALID_VALUE);
  expect("the first close of two opens",
         importer.request({Operation::CloseLegacy, open.first}).code, CUDA_SUCCESS);
  expect("memory is open after one close of two",
         importer.request({Operation::Read, open.first}).first, 21);
  expect("the second close", importer.request({Operation::CloseLegacy, open.first}).code,
         CUDA_SUCCESS);
  expect("the third close", importer.request({Operation::CloseLegacy, open.first}).code,
         CUDA_ERROR_INVALID_VALUE);

  Address smallBlock = 0;
  need("allocate a small block", allocate(&smallBlock, 4096));
  need("get a handle", getLegacy(&handle, smallBlock));
  const Answer small = importer.request({Operation::OpenLegacy, 1, 0, handle});
  expect("the range of an opened small block",
         importer.request({Operation::Range, small.first}).second, 4096);
  expect("reading past an opened small block",
         importer.request({Operation::ReadMany, small.first, 8192}).code, CUDA_ERROR_INVALID_VALUE);
  expectRandomHandlesFail(importer);
  expect("memory is readable after the random handles",
         importer.request({Operation::ReadMany, small.first, 4096}).code, CUDA_SUCCESS);
}

void staleLegacyHandles() {
  useDevice(0);
  Address memory = 0;
  need("allocate memory", allocate(&memory, kPage));
  CUipcMemHandle handle = {};
  need("get a handle", getLegacy(&handle, memory));
  {
    Puppet importer;
    need("free memory", freeMemory(memory));
    expect("opening freed memory", importer.request({Operation::OpenLegacy, 1, 0, handle}).code,
           CUDA_ERROR_INVALID_VALUE);
    Address newMemory = 0;
    need("allocate memory again", allocate(&newMemory, kPage));
    if (newMemory == memory) {
      fillByte(newMemory, 33, kPage);
      const Answer openResult = importer.request({Operation::OpenLegacy, 1, 0, handle});
      // Some drivers refuse the old handle until the new memory is exported.
      if (openResult.code == CUDA_SUCCESS)
        expect("an old handle shows the new memory",
               importer.request({Operation::Read, openResult.first}).first, 33);
      need("get a handle again", getLegacy(&handle, newMemory));
    }
  }
  Puppet exporter;
  Puppet survivor;
  const Answer freedMemory = exporter.request({Operation::Allocate, kPage, 44});
  handle = exporter.request({Operation::GetLegacy, freedMemory.first}).bytes;
  const Answer openResult = survivor.request({Operation::OpenLegacy, 1, 0, handle});
  exporter.request({Operation::Free, freedMemory.first});
  expect("opened memory outlives the exporter's free",
         survivor.request({Operation::Read, openResult.first}).first, 44);
  const Answer secondMemory = exporter.request({Operation::Allocate, 4 * kPage, 55});
  const CUipcMemHandle handle2 = exporter.request({Operation::GetLegacy, secondMemory.first}).bytes;
  const Answer secondOpen = survivor.request({Operation::OpenLegacy, 1, 0, handle2});
  exporter.kill();
  expect("opened memory outlives the exporter",
         survivor.request({Operation::Read, secondOpen.first}).first, 55);
  expect("closing memory of a process that has exited",
         survivor.request({Operation::CloseLegacy, secondOpen.first}).code, CUDA_SUCCESS);
  Puppet opener;
  expect("opening memory of a process that has exited",
         opener.request({Operation::OpenLegacy, 1, 0, handle2}).code, CUDA_ERROR_INVALID_HANDLE);
}

} // namespace cuda_driver::facts

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Facts about physical memory, its descriptors and its mappings.
#include "fakes/cuda/facts/facts.hpp"
#include "fakes/cuda/facts/puppet.hpp"

#include <fcntl.h>
#include <linux/kcmp.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace cuda_driver::facts {
namespace {

CUresult import(Object &object, int descriptor) {
  return importObject(&object, reinterpret_cast<void *>(std::intptr_t{descriptor}),
                      CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR);
}

void expectImportFails(const std::string &kind, int descriptor) {
  Object object = 0;
  expect("importing " + kind, import(object, descriptor), CUDA_ERROR_UNKNOWN);
}

void checkCreation() {
  CUmemAllocationProp properties = exportableProperties();
  Size size = 0;
  granularity(&size, &properties, CU_MEM_ALLOC_GRANULARITY_MINIMUM);
  expect("the minimum granularity", size, kPage);
  granularity(&size, &properties, CU_MEM_ALLOC_GRANULARITY_RECOMMENDED);
  expect("the recommended granularity", size, kPage);
  Object object = 0;
  expect("physical memory of half a page", createObject(&object, kPage / 2, &properties, 0),
         CUDA_ERROR_INVALID_VALUE);
  expect("physical memory of a page and a half",
         createObject(&object, kPage + kPage / 2, &properties, 0), CUDA_ERROR_INVALID_VALUE);
  int rdma = 0;
  attributeOf(&rdma, CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED, 0);
  if (rdma != 0) {
    properties.allocFlags.gpuDirectRDMACapable = 1;
    expect("physical memory for RDMA", createObject(&object, kPage, &properties, 0), CUDA_SUCCESS);
    releaseObject(object);
    properties.allocFlags.gpuDirectRDMACapable = 0;
  }
  properties.requestedHandleTypes = CU_MEM_HANDLE_TYPE_NONE;
  need("create private memory", createObject(&object, kPage, &properties, 0));
  int descriptor = -1;
  expect("exporting an object that is not exportable",
         exportObject(&descriptor, object, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0),
         CUDA_ERROR_INVALID_VALUE);
  expect("the first release", releaseObject(object), CUDA_SUCCESS);
  expect("the second release", releaseObject(object), CUDA_ERROR_INVALID_VALUE);
}

void checkMappings() {
  const Object object = makeObject();
  const Object large = makeObject(2 * kPage);
  Address address = 0;
  need("reserve addresses", reserve(&address, 4 * kPage, 0, 0, 0));
  expect("mapping half of an object", map(address, kPage, 0, large, 0), CUDA_ERROR_NOT_SUPPORTED);
  expect("mapping an object at an offset", map(address, kPage, kPage, large, 0),
         CUDA_ERROR_NOT_SUPPORTED);
  expect("mapping an object", map(address, kPage, 0, object, 0), CUDA_SUCCESS);
  expect("mapping an object a second time", map(address + kPage, kPage, 0, object, 0),
         CUDA_SUCCESS);
  expect("filling without access", fill(address, 1, kPage, nullptr), CUDA_ERROR_INVALID_VALUE);
  need("set access", giveAccess(address, 2 * kPage, 0, CU_MEM_ACCESS_FLAGS_PROT_READWRITE));
  Address start = 0;
  Size size = 0;
  expect("the range around an address, with two adjacent mappings",
         addressRange(&start, &size, address + kPage + 4096), CUDA_SUCCESS);
  expect("that range starts with the second mapping", start, address + kPage);
  expect("that range is as large as the second mapping", size, kPage);
  expect("new memory is zero", firstByte(address), 0);
  fillByte(address, 5, kPage);
  expect("the second mapping shows the same byte", firstByte(address + kPage), 5);
  need("set access", giveAccess(address, kPage, 0, CU_MEM_ACCESS_FLAGS_PROT_READ));
  expect("filling a read-only mapping", fill(address, 6, kPage, nullptr), CUDA_ERROR_INVALID_VALUE);
  expect("the context works after a refused fill", synchronize(), CUDA_SUCCESS);
  expect("reading a read-only mapping", firstByte(address), 5);
  expect("releasing a mapped object", releaseObject(object), CUDA_SUCCESS);
  expect("mapped memory outlives its handle", firstByte(address), 5);
  Object retained = 0;
  expect("a handle from an interior address",
         retainObject(&retained, reinterpret_cast<void *>(address + 4096)), CUDA_SUCCESS);
  Address third = address + 2 * kPage;
  expect("mapping through that handle", map(third, kPage, 0, retained, 0), CUDA_SUCCESS);
  need("set access", giveAccess(third, kPage, 0, CU_MEM_ACCESS_FLAGS_PROT_READ));
  expect("the mapping through that handle shows the same byte", firstByte(third), 5);
  releaseObject(retained);
  expect("access of half an object's mapping is refused",
         giveAccess(address, kPage / 2, 0, CU_MEM_ACCESS_FLAGS_PROT_READ),
         CUDA_ERROR_INVALID_VALUE);
  expect("freeing addresses with mappings", freeAddress(address, 4 * kPage),
         CUDA_ERROR_INVALID_VALUE);
  need("unmap", unmap(address, 3 * kPage));
  expect("unmapping a range without mappings", unmap(address, 3 * kPage), CUDA_SUCCESS);
  expect("freeing the addresses", freeAddress(address, 4 * kPage), CUDA_SUCCESS);
}

void checkDescriptors() {
  const Object object = makeObject();
  const int fd1 = exportedDescriptor(object);
  const int fd2 = exportedDescriptor(object);
  check("each export makes a descriptor", fd1 != fd2);
  check("descriptors are closed on exec", (fcntl(fd1, F_GETFD) & FD_CLOEXEC) != 0);
  const pid_t self = getpid();
  const long order = syscall(SYS_kcmp, self, self, KCMP_FILE, fd1, fd2);
  if (order >= 0)
    check("each export makes a file", order != 0);
  check("mmap refuses a descriptor",
        mmap(nullptr, kPage, PROT_READ, MAP_SHARED, fd1, 0) == MAP_FAILED);
  Object first = 0;
  Object second = 0;
  expect("importing in the exporting process", import(first, fd1), CUDA_SUCCESS);
  expect("importing a second time", import(second, fd1), CUDA_SUCCESS);
  check("each import makes a handle", first != second && first != object);
  CUmemAllocationProp properties = exportableProperties();
  expect("the properties of an import", propertiesOf(&properties, first), CUDA_SUCCESS);
  expect("the handle types of an import", properties.requestedHandleTypes, 0);
  expect("the device of an import", properties.location.id, 0);
  int reexportDescriptor = -1;
  expect("exporting an import",
         exportObject(&reexportDescriptor, first, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0),
         CUDA_ERROR_INVALID_VALUE);
  const Address mapping = mapObject(object);
  const Address importedMapping = mapObject(second);
  fillByte(mapping, 9, kPage);
  expect("an import shows the object's bytes", firstByte(importedMapping), 9);
  unmapObject(mapping);
  unmapObject(importedMapping);
  for (const Object handle : {object, first, second})
    need("release", releaseObject(handle));
  expect("an open descriptor keeps the memory alive after the last handle", import(first, fd2),
         CUDA_SUCCESS);
  const Address laterMapping = mapObject(first);
  expect("that memory keeps its bytes", firstByte(laterMapping), 9);
  unmapObject(laterMapping);
  releaseObject(first);
  close(fd1);
  close(fd2);
  expectImportFails("a closed descriptor", fd1);
  const int nullDevice = open("/dev/null", O_RDWR | O_CLOEXEC);
  expectImportFails("/dev/null", nullDevice);
  const int file = memfd_create("other", MFD_CLOEXEC);
  expectImportFails("a memory file", file);
  close(nullDevice);
  close(file);
}

} // namespace

void physicalMemory() {
  useDevice(0);
  checkCreation();
  checkMappings();
  checkDescriptors();
}

void sharedPhysicalMemory() {
  useDevice(0);
  Puppet exporter;
  Puppet importer;
  const Answer exportResult = exporter.request({Operation::Export, kPage, 77});
  expect("importing a descriptor that another process exported",
         importer.request({Operation::Import, kPage}, exportResult.descriptor).code, CUDA_SUCCESS);
  const Answer keptImport = importer.request({Operation::Import, kPage}, exportResult.descriptor);
#ifdef SYS_pidfd_getfd
  const int owner = static_cast<int>(syscall(SYS_pidfd_open, getpid(), 0));
  const int fdCopy = static_cast<int>(syscall(SYS_pidfd_getfd, owner, exportResult.descriptor, 0));
  if (fdCopy >= 0) {
    const Answer importResult = importer.request({Operation::Import, kPage}, fdCopy);
    expect("importing a descriptor fetched from the exporter", importResult.code, CUDA_SUCCESS);
    close(fdCopy);
  }
  close(owner);
#endif
  exporter.kill();
  expect("mapped memory outlives the exporter",
         importer.request({Operation::Read, keptImport.first}).first, 77);
  const Answer lateImport = importer.request({Operation::Import, kPage}, exportResult.descriptor);
  expect("importing after the exporter has exited", lateImport.code, CUDA_SUCCESS);
  expect("memory that was imported after the exit has the same byte",
         importer.request({Operation::Read, lateImport.first}).first, 77);
  close(exportResult.descriptor);
}

} // namespace cuda_driver::facts

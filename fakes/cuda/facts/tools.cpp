// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/cuda/facts/facts.hpp"

#include <chrono>
#include <thread>

#include <sys/mman.h>
#include <unistd.h>

namespace cuda_driver::facts {
namespace {

using namespace std::chrono_literals;

int failureCount = 0;

bool completesWithin(CUstream stream, std::chrono::milliseconds time) {
  const auto end = std::chrono::steady_clock::now() + time;
  while (queryStream(stream) == CUDA_ERROR_NOT_READY) {
    if (std::chrono::steady_clock::now() > end)
      return false;
    std::this_thread::sleep_for(100us);
  }
  return true;
}

} // namespace

void expectNumber(const std::string &fact, std::int64_t actual, std::int64_t expected) {
  if (actual == expected) {
    std::printf("ok %s\n", fact.c_str());
  } else {
    ++failureCount;
    std::printf("FAILED %s: expected %lld, got %lld\n", fact.c_str(),
                static_cast<long long>(expected), static_cast<long long>(actual));
  }
  std::fflush(stdout);
}

void check(const std::string &fact, bool actual) { expect(fact, actual ? 1 : 0, 1); }

int failures() { return failureCount; }

void need(const char *what, CUresult code) {
  if (code == CUDA_SUCCESS)
    return;
  std::printf("FAILED to %s, so facts cannot be checked: %d\n", what, code);
  std::fflush(stdout);
  std::_Exit(failureCount + 1);
}

CUcontext useDevice(CUdevice device) {
  CUcontext context = nullptr;
  need("cuInit", init(0));
  need("retain a context", retainPrimary(&context, device));
  need("make a context current", setCurrent(context));
  return context;
}

CUmemAllocationProp exportableProperties(CUdevice device) {
  CUmemAllocationProp properties = {};
  properties.type = CU_MEM_ALLOCATION_TYPE_PINNED;
  properties.requestedHandleTypes = CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
  properties.location = {CU_MEM_LOCATION_TYPE_DEVICE, device};
  return properties;
}

Object makeObject(Size size) {
  const CUmemAllocationProp properties = exportableProperties();
  Object object = 0;
  need("create physical memory", createObject(&object, size, &properties, 0));
  return object;
}

CUresult giveAccess(Address address, Size size, CUdevice device, CUmemAccess_flags access) {
  const CUmemAccessDesc description{{CU_MEM_LOCATION_TYPE_DEVICE, device}, access};
  return setAccess(address, size, &description, 1);
}

Address mapObject(Object object, Size size, CUmemAccess_flags access, CUdevice device) {
  Address address = 0;
  need("reserve addresses", reserve(&address, size, 0, 0, 0));
  need("map physical memory", map(address, size, 0, object, 0));
  if (access != CU_MEM_ACCESS_FLAGS_PROT_NONE)
    need("set access", giveAccess(address, size, device, access));
  return address;
}

void unmapObject(Address address, Size size) {
  need("unmap", unmap(address, size));
  need("free addresses", freeAddress(address, size));
}

int exportedDescriptor(Object object) {
  int descriptor = -1;
  need("export physical memory",
       exportObject(&descriptor, object, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0));
  return descriptor;
}

int firstByte(Address address) {
  unsigned char byte = 0;
  const CUresult code = copyToHost(&byte, address, 1);
  return code == CUDA_SUCCESS ? byte : -code;
}

void fillByte(Address address, unsigned char value, Size size) {
  need("fill memory", fill(address, value, size, nullptr));
  need("wait for the fill", synchronizeStream(nullptr));
}

int makeWords() {
  const int file = memfd_create("words", MFD_CLOEXEC);
  need("make a file", ftruncate(file, 4096) == 0 ? CUDA_SUCCESS : CUDA_ERROR_UNKNOWN);
  return file;
}

Words registerWords(int file) {
  void *page = mmap(nullptr, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  need("map words", page != MAP_FAILED ? CUDA_SUCCESS : CUDA_ERROR_UNKNOWN);
  need("register words",
       registerHost(page, 4096, CU_MEMHOSTREGISTER_DEVICEMAP | CU_MEMHOSTREGISTER_PORTABLE));
  Words words{static_cast<std::atomic<std::uint64_t> *>(page), 0};
  need("get the words' address", deviceAddressOf(&words.device, page, 0));
  return words;
}

CUstream makeStream() {
  CUstream stream = nullptr;
  need("create a stream", createStream(&stream, CU_STREAM_NON_BLOCKING));
  return stream;
}

bool completesSoon(CUstream stream) { return completesWithin(stream, 10s); }
bool staysBusy(CUstream stream) { return !completesWithin(stream, 300ms); }

} // namespace cuda_driver::facts

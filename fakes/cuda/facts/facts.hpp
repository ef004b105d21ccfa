// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "fakes/cuda/facts/driver_calls.hpp"

#include <atomic>
#include <cstdint>
#include <string>

namespace cuda_driver::facts {

inline constexpr Size kPage = Size{2} << 20;

// Prints a line for a fact. Counts a failure if the numbers differ.
void expectNumber(const std::string &fact, std::int64_t actual, std::int64_t expected);
template <class Actual, class Expected>
void expect(const std::string &fact, Actual actual, Expected expected) {
  expectNumber(fact, static_cast<std::int64_t>(actual), static_cast<std::int64_t>(expected));
}
void check(const std::string &fact, bool actual);
int failures();
// Checks a precondition of facts: exits the process if the call failed.
void need(const char *what, CUresult code);

// Makes the primary context of a device current.
CUcontext useDevice(CUdevice device);

// Groups of facts. Each group runs in its own process, because some groups make the context fail.
void beforeInit();
void legacyHandles();
void staleLegacyHandles();
void physicalMemory();
void sharedPhysicalMemory();
void registeredWords();
void wordsAcrossProcesses();
void fewChannels();
void fullStream();
void freeDuringWork();
void unmapDuringWork();
void ownMemory();
void hiddenFromTheHost();
void afterFork();
void withoutContext();
void twoDevices();

// Exportable physical memory: its properties, an object, and an object's mapping.
CUmemAllocationProp exportableProperties(CUdevice device = 0);
Object makeObject(Size size = kPage);
Address mapObject(Object object, Size size = kPage,
                  CUmemAccess_flags access = CU_MEM_ACCESS_FLAGS_PROT_READWRITE,
                  CUdevice device = 0);
void unmapObject(Address address, Size size = kPage);
CUresult giveAccess(Address address, Size size, CUdevice device, CUmemAccess_flags access);
int exportedDescriptor(Object object);

// Returns the first byte of the memory, or the negative code of an error.
int firstByte(Address address);
void fillByte(Address address, unsigned char value, Size size);

// A page of words in a file, mapped and registered.
struct Words {
  std::atomic<std::uint64_t> *host;
  Address device;
};
Words registerWords(int file);
int makeWords();
CUstream makeStream();
// completesSoon() returns whether a stream completes its work within 10 s, staysBusy() whether it
// still has pending work after 300 ms.
bool completesSoon(CUstream stream);
bool staysBusy(CUstream stream);

} // namespace cuda_driver::facts

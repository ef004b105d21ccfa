// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/cuda_driver/facts/driver_calls.hpp"

#include <atomic>
#include <cstdint>
#include <string>

namespace cuda_driver::facts {

inline constexpr Size kPage = Size{2} << 20;

// Prints a line for a fact, and counts it where it does not hold.
void expectNumber(const std::string &fact, std::int64_t seen, std::int64_t expected);
template <class Seen, class Expected>
void expect(const std::string &fact, Seen seen, Expected expected) {
  expectNumber(fact, static_cast<std::int64_t>(seen), static_cast<std::int64_t>(expected));
}
void holds(const std::string &fact, bool seen);
int failures();
// For what a fact needs: ends the process where it does not succeed.
void need(const char *what, CUresult code);

// The primary context of a device, made current.
CUcontext useDevice(CUdevice device);

// Groups of facts, each of which runs in a process of its own, since some lose the context.
void beforeInit();
void legacyHandles();
void staleLegacyHandles();
void physicalMemory();
void sharedPhysicalMemory();
void registeredWords();
void wordsAcrossProcesses();
void fewChannels();
void fullStream();
void freeingUnderWork();
void unmappingUnderWork();
void ownMemory();
void hiddenFromTheHost();
void afterFork();
void withoutContext();
void twoDevices();

// Physical memory that can be exported, and the same at an address.
CUmemAllocationProp exportable(CUdevice device = 0);
Object makeObject(Size size = kPage);
Address mapObject(Object object, Size size = kPage,
                  CUmemAccess_flags access = CU_MEM_ACCESS_FLAGS_PROT_READWRITE,
                  CUdevice device = 0);
void unmapObject(Address address, Size size = kPage);
CUresult giveAccess(Address address, Size size, CUdevice device, CUmemAccess_flags access);
int exportedDescriptor(Object object);

// The first byte, which `fillByte` set.
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
// Whether a stream has nothing left to do within a second, and half a second.
bool endsSoon(CUstream stream);
bool staysBusy(CUstream stream);

} // namespace cuda_driver::facts

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Compares memory of native CPU that is not shared with malloc, and the first Get with memcpy. Each
// round measures both sides of a comparison.

#include "bench/report/report.hpp"
#include "generated/adapters/native_cpu/functions.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/core.h>
#include <sys/mman.h>
#include <unistd.h>

namespace {

using Clock = std::chrono::steady_clock;

const ur_dditable_t &api() { return ur::backend::kDdiTable; }

void check(ur_result_t result) {
  if (result == UR_RESULT_SUCCESS)
    return;
  fmt::print(stderr, "a call returned {:#x}\n", static_cast<unsigned>(result));
  std::exit(1);
}

// The times of a call in microseconds, one for each round.
class Times {
public:
  void time(unsigned calls, const std::function<void()> &call) {
    const auto start = Clock::now();
    call();
    const std::chrono::duration<double, std::micro> elapsed = Clock::now() - start;
    rounds_.push_back(elapsed.count() / calls);
  }
  double median() const {
    std::vector<double> values = rounds_;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
  }
  double minimum() const { return *std::min_element(rounds_.begin(), rounds_.end()); }

private:
  std::vector<double> rounds_;
};

class Device {
public:
  Device() {
    ur_adapter_handle_t adapter = nullptr;
    ur_platform_handle_t platform = nullptr;
    check(api().Adapter.pfnGet(1, &adapter, nullptr));
    check(api().Platform.pfnGet(adapter, 1, &platform, nullptr));
    check(api().Device.pfnGet(platform, UR_DEVICE_TYPE_ALL, 1, &device_, nullptr));
    check(api().Context.pfnCreate(1, &device_, nullptr, &context_));
  }

  void *allocate(std::size_t size) const {
    void *memory = nullptr;
    check(api().USM.pfnDeviceAlloc(context_, device_, nullptr, nullptr, size, &memory));
    return memory;
  }
  void free(void *memory) const { check(api().USM.pfnFree(context_, memory)); }
  void *get(void *memory) const {
    void *data = nullptr;
    std::size_t size = 0;
    check(api().IPCExp.pfnGetMemHandleExp(context_, memory, &data, &size));
    return data;
  }
  void put(void *data) const { check(api().IPCExp.pfnPutMemHandleExp(context_, data)); }

private:
  ur_device_handle_t device_ = nullptr;
  ur_context_handle_t context_ = nullptr;
};

// Prevents the compiler from removing a call whose result is not used.
void preventRemoval(void *pointer) { asm volatile("" : : "r"(pointer) : "memory"); }

void compareAllocations(const Device &device, unsigned rounds, ur::bench::Report &report) {
  constexpr unsigned kCalls = 1000;
  fmt::print("{:>10} {:>14} {:>14} {:>8} {:>12}\n", "bytes", "alloc+free us", "malloc+free us",
             "ratio", "min. ratio");
  for (const std::size_t size : {64u, 1024u, 4096u, 65536u, 262144u, 1048576u}) {
    Times adapterTimes;
    Times mallocTimes;
    for (unsigned round = 0; round < rounds; ++round) {
      adapterTimes.time(kCalls, [&] {
        for (unsigned i = 0; i < kCalls; ++i)
          device.free(device.allocate(size));
      });
      mallocTimes.time(kCalls, [&] {
        for (unsigned i = 0; i < kCalls; ++i) {
          void *memory = std::malloc(size);
          preventRemoval(memory);
          std::free(memory);
        }
      });
    }
    fmt::print("{:>10} {:>14.3f} {:>14.3f} {:>8.1f} {:>12.1f}\n", size, adapterTimes.median(),
               mallocTimes.median(), adapterTimes.median() / mallocTimes.median(),
               adapterTimes.minimum() / mallocTimes.minimum());
    report.add("memory that is not shared", fmt::format("{} bytes", size), "us",
               {{"malloc and free", mallocTimes.median()},
                {"urUSMDeviceAlloc and urUSMFree", adapterTimes.median()}});
  }
}

void measureLiveAllocations(const Device &device, unsigned rounds) {
  constexpr unsigned kCalls = 100000;
  Times adapterTimes;
  for (unsigned round = 0; round < std::min(rounds, 5u); ++round) {
    std::vector<void *> allocations(kCalls);
    adapterTimes.time(kCalls, [&] {
      for (void *&memory : allocations)
        memory = device.allocate(4096);
      for (void *memory : allocations)
        device.free(memory);
    });
  }
  fmt::print("{} allocations of 4096 bytes, then their frees: {:.3f} us for each pair\n", kCalls,
             adapterTimes.median());
}

// Copies the bytes into a new memory file. This is the lower bound for a first Get.
void copyIntoFile(const void *from, std::size_t size) {
  const int file = memfd_create("floor", MFD_CLOEXEC);
  if (file < 0 || ftruncate(file, static_cast<off_t>(size)) != 0)
    std::exit(1);
  void *to = mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  std::memcpy(to, from, size);
  munmap(to, size);
  close(file);
}

void compareFirstGets(const Device &device, unsigned rounds, ur::bench::Report &report) {
  fmt::print("{:>10} {:>12} {:>12} {:>14} {:>8}\n", "bytes", "first Get us", "later Get us",
             "memfd+copy us", "ratio");
  for (const std::size_t size : {std::size_t{4096}, std::size_t{1} << 20, std::size_t{64} << 20}) {
    Times first;
    Times later;
    Times copy;
    const unsigned roundCount = size > (1u << 20) ? std::max(rounds / 20, 5u) : rounds;
    for (unsigned round = 0; round < roundCount; ++round) {
      void *memory = device.allocate(size);
      std::memset(memory, 1, size);
      void *data = nullptr;
      first.time(1, [&] { data = device.get(memory); });
      device.put(data);
      constexpr unsigned kCalls = 100;
      std::array<void *, kCalls> handles{};
      later.time(kCalls, [&] {
        for (void *&handle : handles)
          handle = device.get(memory);
      });
      for (void *handle : handles)
        device.put(handle);
      copy.time(1, [&] { copyIntoFile(memory, size); });
      device.free(memory);
    }
    fmt::print("{:>10} {:>12.2f} {:>12.3f} {:>14.2f} {:>8.2f}   (minima {:.2f}, {:.3f}, {:.2f})\n",
               size, first.median(), later.median(), copy.median(), first.median() / copy.median(),
               first.minimum(), later.minimum(), copy.minimum());
    report.add("the first Get, compared with a copy", fmt::format("{} bytes", size), "us",
               {{"memcpy into a new memory file", copy.median()},
                {"first Get", first.median()},
                {"later Get", later.median()}});
  }
}

} // namespace

int main(int argc, char **argv) {
  CLI::App app("Measures memory of native CPU, compared with malloc and memcpy");
  unsigned rounds = 200;
  app.add_option("--rounds", rounds, "Measurements of each operation")->check(CLI::PositiveNumber);
  std::string json;
  app.add_option("--json", json, "Also write the medians as JSON")->type_name("FILE");
  CLI11_PARSE(app, argc, argv);
  const Device device;
  ur::bench::Report report;
  compareAllocations(device, rounds, report);
  measureLiveAllocations(device, rounds);
  compareFirstGets(device, rounds, report);
  report.write(json);
}

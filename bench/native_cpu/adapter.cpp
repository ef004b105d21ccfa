// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Measures an adapter. Calls it through the loader, as applications do.
#include "bench/native_cpu/cases.hpp"
#include "tools/support/session.hpp"

#include <cstdlib>
#include <cstring>
#include <vector>

namespace ur::bench {
namespace {

using namespace ur::support;

class DeviceMemory {
public:
  DeviceMemory(const Session &session, std::size_t size) : session_(session) {
    UR_CHECK(
        urUSMDeviceAlloc(session.context(), session.device(), nullptr, nullptr, size, &memory_));
  }
  DeviceMemory(const DeviceMemory &) = delete;
  DeviceMemory &operator=(const DeviceMemory &) = delete;
  ~DeviceMemory() { urUSMFree(session_.context(), memory_); }

  void *get() const noexcept { return memory_; }

private:
  const Session &session_;
  void *memory_ = nullptr;
};

class AdapterOperations final : public Operations {
public:
  AdapterOperations() {
    fill(source_.get(), 1, kLarge); // allocates the pages
    fill(destination_.get(), 1, kLarge);
    finish();
  }

  void copyBlocking(std::size_t size) override {
    for (int i = 0; i < kCallsPerBatch; ++i)
      session_.copy(destination_.get(), source_.get(), size);
  }

  void copyInOrder() override {
    for (int i = 0; i < kCallsPerBatch; ++i)
      UR_CHECK(urEnqueueUSMMemcpy(session_.queue(), false, destination_.get(), source_.get(),
                                  kShort, 0, nullptr, nullptr));
    finish();
  }

  void copyChain() override {
    std::vector<Event> events(kChain);
    for (std::size_t i = 0; i < events.size(); ++i) {
      const ur_event_handle_t previous = i == 0 ? nullptr : events[i - 1].get();
      UR_CHECK(urEnqueueUSMMemcpy(session_.queue(), false, destination_.get(), source_.get(),
                                  kShort, i == 0 ? 0 : 1, i == 0 ? nullptr : &previous,
                                  events[i].out()));
    }
    const ur_event_handle_t last = events.back().get();
    UR_CHECK(urEventWait(1, &last));
  }

  void fillShort() override {
    for (int i = 0; i < kCallsPerBatch; ++i)
      fill(destination_.get(), 4, kShort);
    finish();
  }

  void allocate() override {
    for (int i = 0; i < kCallsPerBatch; ++i)
      const DeviceMemory memory(session_, kPage);
  }

  void copyLarge() override { session_.copy(destination_.get(), source_.get(), kLarge); }

  void fillLarge(std::size_t patternSize) override {
    fill(destination_.get(), patternSize, kLarge / patternSize * patternSize);
    finish();
  }

private:
  void fill(void *memory, std::size_t patternSize, std::size_t size) const {
    static constexpr char kPattern[] = "a pattern of some bytes";
    UR_CHECK(urEnqueueUSMFill(session_.queue(), memory, patternSize, kPattern, size, 0, nullptr,
                              nullptr));
  }

  void finish() const { UR_CHECK(urQueueFinish(session_.queue())); }

  const Runtime runtime_;
  const Session session_{runtime_.firstDevice()};
  const DeviceMemory destination_{session_, kLarge};
  const DeviceMemory source_{session_, kLarge};
};

} // namespace

std::unique_ptr<Operations> makeAdapter(const std::string &library) {
  setenv("UR_ADAPTERS_FORCE_LOAD", library.c_str(), 1);
  return std::make_unique<AdapterOperations>();
}

} // namespace ur::bench

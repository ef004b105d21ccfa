// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// T45, T49: many threads that use the same objects, and a full table.
#include "test/conformance/process.hpp"
#include "test/conformance/support/bytes.hpp"

#include <atomic>
#include <chrono>
#include <mutex>
#include <random>
#include <thread>
#include <vector>

namespace {

using namespace ur::support;
using namespace ur::test;

constexpr std::size_t kSize = 4096;

// Objects and handles that threads get, put, open, close and free in any order.
template <typename Kind> class Pool {
public:
  explicit Pool(const Session &session) : session_(session), objects_(8) {}
  ~Pool() {
    for (Slot &slot : objects_)
      end(slot);
  }

  void step(std::mt19937 &random) {
    Slot &slot = objects_[random() % objects_.size()];
    switch (random() % 8) {
    case 0: {
      const std::lock_guard lock(slot.mutex);
      end(slot);
      break;
    }
    case 1:
    case 2: {
      const std::lock_guard lock(slot.mutex);
      if (!slot.object)
        slot.object = Kind::create(session_, kSize);
      if (!slot.data) {
        std::size_t size = 0;
        if (Kind::get(session_, slot.object, &slot.data, &size) != UR_RESULT_SUCCESS) {
          ++wrong;
          break;
        }
        const auto *bytes = static_cast<const std::byte *>(slot.data);
        const std::lock_guard known(bytesMutex_);
        slot.bytes.assign(bytes, bytes + size);
      }
      break;
    }
    case 3: {
      const std::lock_guard lock(slot.mutex);
      if (slot.data)
        wrong += Kind::put(session_, slot.data) != UR_RESULT_SUCCESS;
      slot.data = nullptr;
      break;
    }
    default:
      open(slot); // while another thread may put or free
    }
  }

  std::atomic<int> wrong{0};
  std::atomic<int> opened{0};

private:
  struct Slot {
    std::mutex mutex;
    typename Kind::Object object{};
    void *data = nullptr;
    HandleBytes bytes; // of the last get, maybe stale
  };

  void end(Slot &slot) {
    if (slot.object)
      Kind::destroy(session_, slot.object);
    if (slot.data)
      wrong += Kind::put(session_, slot.data) != UR_RESULT_SUCCESS;
    slot.object = {};
    slot.data = nullptr;
  }

  void open(Slot &slot) {
    HandleBytes handle;
    {
      const std::lock_guard known(bytesMutex_);
      handle = slot.bytes;
    }
    if (handle.empty())
      return;
    typename Kind::Object object{};
    const ur_result_t result = Kind::open(session_, handle.data(), handle.size(), &object);
    if (result == UR_RESULT_SUCCESS) {
      wrong += Kind::close(session_, object) != UR_RESULT_SUCCESS;
      ++opened;
    } else {
      wrong += result != UR_RESULT_ERROR_INVALID_VALUE;
    }
  }

  const Session &session_;
  std::vector<Slot> objects_;
  std::mutex bytesMutex_;
};

template <typename Kind> void haveThreadsShare(const Session &session, int threads, int steps) {
  Pool<Kind> pool(session);
  std::vector<std::thread> running;
  for (int thread = 0; thread < threads; ++thread)
    running.emplace_back([&, thread] {
      std::mt19937 random(static_cast<unsigned>(thread));
      for (int step = 0; step < steps; ++step)
        pool.step(random);
    });
  for (std::thread &thread : running)
    thread.join();
  EXPECT_EQ(pool.wrong, 0);
  EXPECT_GT(pool.opened, 0);
}

template <typename Kind> using Threads = KindTest<Kind>;
TYPED_TEST_SUITE(Threads, AllKinds, KindNames);
TYPED_TEST(Threads, EightForAMoment) { haveThreadsShare<TypeParam>(this->session(), 8, 500); }

template <typename Kind> using NightlyThreads = KindTest<Kind>;
TYPED_TEST_SUITE(NightlyThreads, AllKinds, KindNames);
TYPED_TEST(NightlyThreads, ThirtyTwo) { haveThreadsShare<TypeParam>(this->session(), 32, 20'000); }

using NightlyManyExports = KindTest<MemoryKind>;

constexpr std::size_t kSlots = 65536;

std::chrono::nanoseconds bestOpen(const Session &session, HandleBytes handle) {
  auto best = std::chrono::nanoseconds::max();
  for (int i = 0; i < 200; ++i) {
    const auto start = Clock::now();
    const Opened<MemoryKind> opened(session, handle);
    best = std::min<std::chrono::nanoseconds>(best, Clock::now() - start);
  }
  return best;
}

void openFirstAndLast(Parent &parent) {
  const HandleBytes first = parent.receiveHandle();
  const HandleBytes last = parent.receiveHandle();
  const auto early = bestOpen(parent.session(), first);
  const auto late = bestOpen(parent.session(), last);
  EXPECT_LT(late, 3 * early) << "an open of the last export is slower than one of the first";
}
const Role kOpenFirstAndLast("openFirstAndLast", openFirstAndLast);

TEST_F(NightlyManyExports, AllSlotsAtOnce) {
  const Owned<MemoryKind> memory(session(), kSize);
  std::vector<std::unique_ptr<Exported<MemoryKind>>> exports;
  while (exports.size() < kSlots)
    exports.push_back(std::make_unique<Exported<MemoryKind>>(session(), memory.get()));
  void *data = nullptr;
  std::size_t size = 0;
  EXPECT_REFUSED(UR_RESULT_ERROR_OUT_OF_RESOURCES,
                 MemoryKind::get(session(), memory.get(), &data, &size));
  Child child(kOpenFirstAndLast);
  child.sendHandle(exports.front()->bytes());
  child.sendHandle(exports.back()->bytes());
  child.expectSuccess();
  exports.pop_back();
  const Exported<MemoryKind> again(session(), memory.get());
}

// One slot has more handles than a counter of 16 bits can distinguish.
TEST_F(NightlyManyExports, SlotsUsedAgainAndAgain) {
  const Owned<MemoryKind> memory(session(), kSize);
  HandleBytes oldest;
  for (std::size_t i = 0; i <= kSlots; ++i) {
    const Exported<MemoryKind> handle(session(), memory.get());
    if (oldest.empty())
      oldest = handle.bytes();
  }
  const Exported<MemoryKind> handle(session(), memory.get());
  void *opened = nullptr;
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_VALUE,
                 MemoryKind::open(session(), oldest.data(), oldest.size(), &opened));
}

} // namespace

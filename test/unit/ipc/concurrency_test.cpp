// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Many threads on one exchange; what ThreadSanitizer is to look at.
#include "fixtures.hpp"
#include "peer_process.hpp"
#include "runtime_dir.hpp"
#include "test/unit/ipc/adapters.hpp"

#include <atomic>
#include <mutex>
#include <thread>
#include <vector>

#include <gtest/gtest.h>
#include <sys/wait.h>

namespace ur::ipc::test {
namespace {

constexpr int kThreads = 6;
constexpr int kRounds = 300;

class ConcurrencyTest : public LeakCheck {
protected:
  template <typename Body> static void inThreads(Body body) {
    std::vector<std::thread> threads;
    for (int thread = 0; thread < kThreads; ++thread)
      threads.emplace_back([=] {
        for (int round = 0; round < kRounds; ++round)
          body(thread, round);
      });
    for (std::thread &thread : threads)
      thread.join();
  }
};

TEST_F(ConcurrencyTest, GetOpenPutAndRevokeOfSharedObjects) {
  Exchange exchange(thisProcess(), kMemfdAdapter, Config{});
  const Memory shared(4096, 's');
  std::atomic<int> wrong{0};
  inThreads([&](int thread, int round) {
    const void *data = exchange.get(shared.request());
    const HandleBytes bytes = bytesOf(data);
    if (thread == 0 && round % 16 == 0)
      exchange.revoke(&shared);
    try {
      const Imported opened = exchange.open(Kind::Memory, kDevice, bytes.data(), bytes.size());
      wrong += opened.localObject != &shared;
    } catch (const base::Error &error) {
      wrong += error.result() != UR_RESULT_ERROR_INVALID_VALUE; // somebody revoked
    }
    exchange.put(Kind::Memory, data);
  });
  EXPECT_EQ(wrong, 0);
  EXPECT_EQ(exchange.liveEntries(), 0u);
}

TEST_F(ConcurrencyTest, FirstUseOfAnExchange) {
  for (int round = 0; round < 20; ++round) {
    Exchange exchange(thisProcess(), kMemfdAdapter, Config{});
    const Memory memory(4096);
    std::vector<std::thread> threads;
    for (int thread = 0; thread < kThreads; ++thread)
      threads.emplace_back([&] { exchange.put(Kind::Memory, exchange.get(memory.request())); });
    for (std::thread &thread : threads)
      thread.join();
    EXPECT_EQ(exchange.liveEntries(), 0u);
  }
}

TEST_F(ConcurrencyTest, OpenFromAnotherProcess) {
  PeerProcess exporter;
  const HandleBytes bytes = exporter.get(exporter.allocate(4096, 'x'));
  Exchange exchange(thisProcess(), kMemfdAdapter, Config{});
  std::atomic<int> wrong{0};
  inThreads([&](int, int) {
    const Imported opened = exchange.open(Kind::Memory, kDevice, bytes.data(), bytes.size());
    char byte = '\0';
    wrong += pread(opened.fd.get(), &byte, 1, 0) != 1 || byte != 'x';
  });
  EXPECT_EQ(wrong, 0);
}

// An opener races with the exporter's get and put, which reuse slots and descriptor numbers: it
// sees the right bytes or a stale handle.
TEST_F(ConcurrencyTest, OpenWhileTheExporterPuts) {
  PeerProcess exporter;
  PeerProcess opener;
  constexpr int kObjects = 4;
  std::vector<std::uint64_t> objects;
  for (int i = 0; i < kObjects; ++i)
    objects.push_back(exporter.allocate(4096, static_cast<char>('a' + i)));

  std::mutex mutex;
  HandleBytes newest{};
  int newestObject = -1;
  std::atomic<bool> done{false};
  std::thread reader([&] {
    while (!done) {
      HandleBytes bytes;
      int object;
      {
        const std::lock_guard lock(mutex);
        bytes = newest;
        object = newestObject;
      }
      if (object < 0)
        continue;
      const Reply reply = opener.open(bytes);
      if (reply.result == UR_RESULT_SUCCESS)
        EXPECT_EQ(reply.mark, 'a' + object);
      else
        EXPECT_EQ(reply.result, UR_RESULT_ERROR_INVALID_VALUE);
    }
  });
  for (int round = 0; round < 2000; ++round) {
    std::uint64_t blob = 0;
    const int object = round % kObjects;
    const HandleBytes bytes = exporter.get(objects[static_cast<std::size_t>(object)], &blob);
    {
      const std::lock_guard lock(mutex);
      newest = bytes;
      newestObject = object;
    }
    exporter.put(blob);
  }
  done = true;
  reader.join();
}

TEST_F(ConcurrencyTest, ForkWhileOthersExport) {
  const RuntimeDirectory directory;
  {
    Exchange exchange(thisProcess(), kMemfdAdapter, {.broker = BrokerMode::On});
    const Memory memory(4096, 'f');
    std::atomic<bool> done{false};
    std::vector<std::thread> threads;
    for (int thread = 0; thread < 2; ++thread)
      threads.emplace_back([&] {
        while (!done)
          exchange.put(Kind::Memory, exchange.get(memory.request()));
      });
    for (int round = 0; round < 50; ++round) {
      const pid_t child = fork();
      if (child == 0) {
        exchange.revoke(&memory);
        _exit(exchange.liveEntries() == 0 ? 0 : 1);
      }
      int status = 0;
      ASSERT_EQ(waitpid(child, &status, 0), child);
      EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0) << status;
    }
    done = true;
    for (std::thread &thread : threads)
      thread.join();
  }
  EXPECT_TRUE(directory.isEmpty());
}

} // namespace
} // namespace ur::ipc::test

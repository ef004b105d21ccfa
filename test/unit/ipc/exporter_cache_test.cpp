// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// An importer's cache of exporters, tested with two processes. The histories in test/simulation
// check that an open proves every fact that the cache contains.
#include "ipc/exporter_cache.hpp"

#include "fixtures.hpp"
#include "peer_process.hpp"
#include "test/support/forked_child.hpp"
#include "test/unit/ipc/adapters.hpp"

#include <bit>
#include <cerrno>
#include <deque>
#include <optional>
#include <vector>

#include <gtest/gtest.h>

namespace ur::ipc::test {
namespace {

class ExporterCacheTest : public LeakCheck {
protected:
  ExporterCacheTest() : exporter_(std::in_place) {
    object_ = exporter_->allocate(4096, 'x');
    handle_ = exporter_->get(object_);
  }

  void TearDown() override {
    exporter_.reset();
    memory_.evictExporters();
    anyFd_.evictExporters();
    LeakCheck::TearDown();
  }

  // Exports a part of the same object, with a handle of its own.
  HandleBytes getPart() {
    return exporter_->ask({.command = Command::Get, .object = object_, .offset = 1024}).handle;
  }

  // Opens a handle as an adapter does.
  static Imported open(Exchange &exchange, Kind kind, const HandleBytes &bytes) {
    Resolved resolved = exchange.resolve(
        kind, {.data = bytes.data(), .size = bytes.size(), .devices = {&kDevice, 1}});
    Imported imported = exchange.import(resolved);
    exchange.cacheExporter(resolved);
    return imported;
  }
  Imported open(const HandleBytes &bytes) { return open(memory_, Kind::Memory, bytes); }

  // Returns whether an open must find the exporter's process, because the exporter is not in the
  // cache.
  bool looksForProcess(const HandleBytes &bytes) {
    static int searches;
    searches = 0;
    const ScopedOsCalls scope(&base::OsCalls::pidfdOpen, [](pid_t pid, unsigned flags) {
      ++searches;
      return base::systemCalls().pidfdOpen(pid, flags);
    });
    open(bytes);
    return searches != 0;
  }

  std::optional<PeerProcess> exporter_;
  std::uint64_t object_ = 0;
  HandleBytes handle_{};
  Exchange memory_{thisProcess(), kMemfdAdapter, Config{}};
  Exchange anyFd_{thisProcess(), kAnyFdAdapter, Config{}};
};

TEST_F(ExporterCacheTest, ReopensNeitherTheProcessNorItsTable) {
  const HandleBytes second = exporter_->get(exporter_->allocate(4096, 'y'));
  open(handle_);
  static int opens;
  opens = 0;
  base::OsCalls calls = base::systemCalls();
  calls.pidfdOpen = [](pid_t, unsigned) {
    ADD_FAILURE() << "pidfd_open";
    return -1;
  };
  calls.open = [](const char *path, int flags, mode_t mode) {
    ++opens;
    return base::systemCalls().open(path, flags, mode);
  };
  const ScopedOsCalls scope(calls);
  EXPECT_EQ(firstByte(open(second).fd.get()), 'y');
  EXPECT_EQ(opens, 1) << "an open of a file other than the memory";
}

TEST_F(ExporterCacheTest, KeepsThreeDescriptorsPerExporter) {
  const Resources start = resourcesOfThisProcess();
  open(handle_);
  open(getPart());
  EXPECT_EQ(resourcesOfThisProcess().fds, start.fds + 3);
  EXPECT_TRUE(memory_.evictExporters());
  EXPECT_EQ(resourcesOfThisProcess(), start);
  EXPECT_FALSE(memory_.evictExporters());
}

TEST_F(ExporterCacheTest, EvictsAnExporterThatHasExited) {
  const std::size_t start = resourcesOfThisProcess().fds;
  open(handle_);
  exporter_->kill();
  EXPECT_EQ(resultOfCall([&] { open(handle_); }), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_LE(resourcesOfThisProcess().fds, start);
}

TEST_F(ExporterCacheTest, EvictsDeadExportersForANewExporter) {
  open(handle_);
  const std::size_t initial = resourcesOfThisProcess().fds;
  for (int i = 0; i < 3; ++i) {
    exporter_->kill();
    exporter_.emplace();
    open(exporter_->get(exporter_->allocate(4096, 'n')));
  }
  EXPECT_EQ(resourcesOfThisProcess().fds, initial);
}

TEST_F(ExporterCacheTest, EvictsTheLeastRecentlyUsedExporter) {
  std::deque<PeerProcess> others(ExporterCache::kCapacity);
  open(handle_);
  for (std::size_t i = 0; i + 1 < others.size(); ++i)
    open(others[i].get(others[i].allocate(4096, 'm')));
  EXPECT_FALSE(looksForProcess(handle_)); // now it is the most recently used exporter
  open(others.back().get(others.back().allocate(4096, 'm')));
  EXPECT_FALSE(looksForProcess(handle_));
  EXPECT_TRUE(looksForProcess(others[0].get(others[0].allocate(4096, 'm'))));
}

TEST_F(ExporterCacheTest, IsEmptyInAForkedChild) {
  const std::size_t start = resourcesOfThisProcess().fds;
  open(handle_);
  ur::test::expectForkedChildSucceeds([&] { return resourcesOfThisProcess().fds <= start; });
  EXPECT_FALSE(looksForProcess(handle_));
}

// An importer that cannot reopen the table fetches the exporter's descriptor. This descriptor must
// not keep the lock after the exporter executes another program.
TEST_F(ExporterCacheTest, AnImportersDescriptorOfTheTableIsNotTheExportersLock) {
  const auto newEvent = [&] {
    return exporter_->get(exporter_->ask({.command = Command::AllocateEvent}).value);
  };
  const HandleBytes event = newEvent();
  Exchange sandboxed(thisProcess(), kAnyFdAdapter, Config{});
  {
    const ScopedOsCalls scope(&base::OsCalls::open, FailsWith{EACCES}); // a sandbox without /proc
    open(sandboxed, Kind::Event, event);
  }
  open(anyFd_, Kind::Event, event);
  exporter_->exec();
  exporter_->get(exporter_->allocate(4096, 'n'));
  const HandleBytes fresh = newEvent(); // an object with the same descriptor number
  ASSERT_EQ(std::bit_cast<Handle>(fresh).objectFd, std::bit_cast<Handle>(event).objectFd);
  EXPECT_EQ(resultOfCall([&] { open(anyFd_, Kind::Event, event); }), UR_RESULT_ERROR_INVALID_VALUE);
  sandboxed.evictExporters();
}

// One call with many handles must prove each exporter only once.
TEST_F(ExporterCacheTest, ManyHandlesProveAnExporterOnce) {
  PeerProcess another;
  const std::vector<HandleBytes> handles{handle_, getPart(),
                                         another.get(another.allocate(4096, 'a')),
                                         exporter_->get(exporter_->allocate(4096, 'y'))};
  std::vector<OpenRequest> requests;
  for (const HandleBytes &bytes : handles)
    requests.push_back({.data = bytes.data(), .size = bytes.size(), .devices = {&kDevice, 1}});
  static int queries;
  queries = 0;
  std::vector<Resolved> resolved;
  {
    const ScopedOsCalls scope(&base::OsCalls::fcntlLock,
                              [](int fd, int command, struct flock *range) {
                                queries += command == F_OFD_GETLK;
                                return base::systemCalls().fcntlLock(fd, command, range);
                              });
    resolved = memory_.resolve(Kind::Memory, requests);
  }
  EXPECT_EQ(queries, 6) << "two checks for each sequence of handles of one exporter";
  std::string bytes;
  for (Resolved &item : resolved)
    bytes += firstByte(memory_.import(item).fd.get());
  EXPECT_EQ(bytes, "xxay");
  another.kill();
  const Resources start = resourcesOfThisProcess();
  EXPECT_EQ(resultOfCall([&] { memory_.resolve(Kind::Memory, requests); }),
            UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(resourcesOfThisProcess(), start);
  memory_.cacheExporter(resolved.front());
  memory_.cacheExporter(resolved.back()); // the same exporter, but another proof
  Exchange(thisProcess(), kMemfdAdapter, Config{}).cacheExporter(resolved.front()); // no cache
  resolved.clear();
  const std::size_t fds = resourcesOfThisProcess().fds;
  memory_.evictExporters();
  EXPECT_EQ(resourcesOfThisProcess().fds, fds - 3) << "the cache has one entry for the exporter";
}

} // namespace
} // namespace ur::ipc::test

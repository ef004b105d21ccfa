// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// T18, T36, T42, T43, T76: shared memory of processes that fork, are killed, or exit without
// releasing objects.
#include "test/conformance/cross_process/opener.hpp"
#include "test/conformance/support/bytes.hpp"
#include "test/support/forked_child.hpp"
#include "test/unit/log/temporary_directory.hpp"

#include <atomic>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>
#include <vector>

#include <dlfcn.h>

// Programs call exit() in signal handlers, although this is not safe. The test's thread raises the
// signal itself, so the signal interrupts no call. ThreadSanitizer reports the exit() anyway.
extern "C" const char *__tsan_default_suppressions();
extern "C" const char *__tsan_default_suppressions() { return "signal:exitFromSignal\n"; }

namespace {

using namespace ur::support;
using namespace ur::test;

constexpr std::size_t kSize = 1 << 20;

// T18

bool anySharedMapIsExecutable() {
  std::ifstream maps("/proc/self/maps");
  for (std::string line; std::getline(maps, line);) {
    const std::size_t rights = line.find(' ') + 1;
    if (line[rights + 2] == 'x' && line[rights + 3] == 's')
      return true;
  }
  return false;
}

template <typename Kind> void checkRights(Parent &parent) {
  const Opened<Kind> opened(parent.session(), parent.receiveHandle());
  const View<Kind> view(parent.session(), opened.get(), kSize);
  EXPECT_TRUE(hasPattern(parent.session(), view.data(), kSize, kParentSeed));
  EXPECT_FALSE(anySharedMapIsExecutable());
}
UR_ROLE_FOR_KINDS(checkRights);

template <typename Kind> using Rights = KindTest<Kind>;
TYPED_TEST_SUITE(Rights, KindsWithBytes, KindNames);

TYPED_TEST(Rights, ImportedMapsAreNotExecutable) {
  const Owned<TypeParam> object(this->session(), kSize);
  const View<TypeParam> view(this->session(), object.get(), kSize);
  writePattern(this->session(), view.data(), kSize, kParentSeed);
  const Exported<TypeParam> handle(this->session(), object.get());
  expectSuccessWith(checkRightsRole<TypeParam>, handle.bytes());
}

// T36

template <typename Kind> void stayMapped(Parent &parent) {
  const Opened<Kind> opened(parent.session(), parent.receiveHandle());
  const View<Kind> view(parent.session(), opened.get(), kSize);
  writePattern(parent.session(), view.data(), kSize, kChildSeed);
  parent.meet(); // the parent kills this process here
}
UR_ROLE_FOR_KINDS(stayMapped);

template <typename Kind> using KilledWhileMapped = KindTest<Kind>;
TYPED_TEST_SUITE(KilledWhileMapped, KindsWithBytes, KindNames);

TYPED_TEST(KilledWhileMapped, LeavesTheExporterAsItWas) {
  const Owned<TypeParam> object(this->session(), kSize);
  const View<TypeParam> view(this->session(), object.get(), kSize);
  const Exported<TypeParam> handle(this->session(), object.get());
  const Footprint before = Footprint::now();
  for (int i = 0; i < 5; ++i) {
    Child child(stayMappedRole<TypeParam>);
    child.sendHandle(handle.bytes());
    child.template receive<std::uint8_t>();
    child.kill();
  }
  EXPECT_EQ(Footprint::waitFor(before), before);
  // The bytes that the killed processes wrote remain, and the handle still opens.
  EXPECT_TRUE(hasPattern(this->session(), view.data(), kSize, kChildSeed));
  Opener<TypeParam> opener(this->session());
  opener.expect(UR_RESULT_SUCCESS, handle.bytes());
  opener.finish();
}

// T42

// A forked child cannot use CUDA or HIP if its parent has used them.
bool hasDriverAfterFork(const Session &session) {
  const ur_backend_t backend = session.entry().backend;
  return backend != UR_BACKEND_CUDA && backend != UR_BACKEND_HIP;
}

template <typename Kind> void forkWhileOpening(Parent &parent) {
  const Session &session = parent.session();
  const bool canOpen = hasDriverAfterFork(session);
  const HandleBytes handle = parent.receiveHandle();
  std::atomic<bool> isDone{false};
  std::vector<std::thread> threads;
  for (int i = 0; i < 2; ++i)
    threads.emplace_back([&] {
      while (!isDone)
        const Opened<Kind> opened(session, handle);
    });
  for (int round = 0; round < 30; ++round)
    expectForkedChildSucceeds([&] {
      HandleBytes bytes = handle;
      typename Kind::Object object{};
      const ur_result_t result = Kind::open(session, bytes.data(), bytes.size(), &object);
      return canOpen
                 ? result == UR_RESULT_SUCCESS && Kind::close(session, object) == UR_RESULT_SUCCESS
                 : result == UR_RESULT_ERROR_UNINITIALIZED;
    });
  isDone = true;
  for (std::thread &thread : threads)
    thread.join();
}
UR_ROLE_FOR_KINDS(forkWhileOpening);

template <typename Kind> using Fork = KindTest<Kind>;
TYPED_TEST_SUITE(Fork, AllKinds, KindNames);

TYPED_TEST(Fork, WhileOthersOpen) {
  const Owned<TypeParam> object(this->session(), kSize);
  const Exported<TypeParam> handle(this->session(), object.get());
  expectSuccessWith(forkWhileOpeningRole<TypeParam>, handle.bytes());
}

// T43. Each role exits with live exports and imports, and releases none of them.

template <typename Kind> struct UnreleasedObjects {
  explicit UnreleasedObjects(Parent &parent) {
    const Session &session = parent.session();
    HandleBytes handle = parent.receiveHandle();
    EXPECT_SUCCESS(Kind::open(session, handle.data(), handle.size(), &opened));
    exportedObject = Kind::create(session, kSize);
    void *data = nullptr;
    std::size_t size = 0;
    EXPECT_SUCCESS(Kind::get(session, exportedObject, &data, &size));
    parent.sendHandle(
        HandleBytes(static_cast<std::byte *>(data), static_cast<std::byte *>(data) + size));
    parent.receive<std::uint8_t>();
  }
  static int exitCode() {
    return ::testing::UnitTest::GetInstance()->ad_hoc_test_result().Failed() ? 1 : 0;
  }

  // Static, like a program's own objects: it lives until the process exits.
  static inline typename Kind::Object opened{};
  static inline typename Kind::Object exportedObject{};
};

template <typename Kind> void exitWithAllOpen(Parent &parent) {
  const UnreleasedObjects<Kind> open(parent);
  std::exit(open.exitCode());
}
UR_ROLE_FOR_KINDS(exitWithAllOpen);

template <typename Kind> void exitFromSignal(Parent &parent) {
  const UnreleasedObjects<Kind> open(parent);
  std::signal(SIGTERM, [](int) { std::exit(UnreleasedObjects<Kind>::exitCode()); });
  std::raise(SIGTERM);
}
UR_ROLE_FOR_KINDS(exitFromSignal);

// Other threads continue during a slow exit handler, which runs after the adapter's exit handlers.
std::atomic<std::uint64_t> rounds{0};
std::atomic<bool> hasFailed{false};
std::atomic<bool> exitsSlowly{false};

[[gnu::constructor(101)]] void registerSlowExitHandler() {
  std::atexit([] {
    for (const std::uint64_t start = rounds; exitsSlowly && rounds < start + 1000;)
      std::this_thread::yield();
    if (hasFailed)
      std::_Exit(2);
  });
}

template <typename Kind> void exitWhileOthersExport(Parent &parent) {
  const UnreleasedObjects<Kind> open(parent);
  const Session &session = parent.session();
  EXPECT_SUCCESS(urLoaderInit(0, nullptr)); // keeps the loader loaded
  for (int i = 0; i < 4; ++i)
    std::thread([&session, object = Kind::create(session, kSize)] {
      for (;; ++rounds) {
        void *data = nullptr;
        std::size_t size = 0;
        if (Kind::get(session, object, &data, &size) != UR_RESULT_SUCCESS ||
            Kind::put(session, data) != UR_RESULT_SUCCESS)
          hasFailed = true;
      }
    }).detach();
  while (rounds < 100)
    std::this_thread::yield();
  exitsSlowly = true;
  std::exit(open.exitCode());
}
UR_ROLE_FOR_KINDS(exitWhileOthersExport);

template <typename Kind> void unloadWithAllOpen(Parent &parent) {
  const UnreleasedObjects<Kind> open(parent);
  EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
  // Unloads the adapter, as a program does that has loaded it directly.
  const char *paths = std::getenv("UR_ADAPTERS_FORCE_LOAD");
  if (paths) {
    void *adapter = dlopen(paths, RTLD_LAZY | RTLD_LOCAL);
    EXPECT_NE(adapter, nullptr) << dlerror();
    EXPECT_EQ(dlclose(adapter), 0);
  }
  std::_Exit(open.exitCode());
}
UR_ROLE_FOR_KINDS(unloadWithAllOpen);

template <typename Kind> class Disorder : public KindTest<Kind> {
protected:
  Disorder() {
    warmUp(); // this process's adapter reads the environment now, before the changes
    setenv("XDG_RUNTIME_DIR", directory_.path().c_str(), 1);
    setenv("UR_IPC_BROKER", "on", 1); // adds a thread and a file that the children must clean up
  }
  ~Disorder() override {
    unsetenv("XDG_RUNTIME_DIR");
    unsetenv("UR_IPC_BROKER");
  }

  void expectStaleAfterExit(const Role &role) {
    const Owned<Kind> object(this->session(), kSize);
    const Exported<Kind> handle(this->session(), object.get());
    Child child(role);
    child.sendHandle(handle.bytes());
    HandleBytes childHandle = child.receiveHandle();
    {
      const Opened<Kind> opened(this->session(), childHandle);
      child.send(std::uint8_t{});
      child.expectSuccess();
    }
    typename Kind::Object stale{};
    EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_VALUE,
                   Kind::open(this->session(), childHandle.data(), childHandle.size(), &stale));
  }

  void expectNoFileAfterExit(const Role &role) {
    expectStaleAfterExit(role);
    EXPECT_TRUE(std::filesystem::is_empty(directory_.path()));
  }

private:
  const TemporaryDirectory directory_;
};
TYPED_TEST_SUITE(Disorder, AllKinds, KindNames);

TYPED_TEST(Disorder, Exit) { this->expectNoFileAfterExit(exitWithAllOpenRole<TypeParam>); }

TYPED_TEST(Disorder, ExitFromASignalHandler) {
  this->expectNoFileAfterExit(exitFromSignalRole<TypeParam>);
}

// _Exit runs no exit handlers, so the broker's socket stays until the next broker starts.
TYPED_TEST(Disorder, TearDownAndUnload) {
  this->expectStaleAfterExit(unloadWithAllOpenRole<TypeParam>);
  this->expectNoFileAfterExit(exitWithAllOpenRole<TypeParam>);
}

// Runs for native CPU only: drivers shut down before this slow handler, despite running threads.
template <typename Kind> using BusyExit = Disorder<Kind>;
TYPED_TEST_SUITE(BusyExit, AllKinds, KindNames);

TYPED_TEST(BusyExit, WhileOthersExport) {
  this->expectNoFileAfterExit(exitWhileOthersExportRole<TypeParam>);
}

} // namespace

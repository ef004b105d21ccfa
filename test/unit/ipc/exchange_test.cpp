// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tests get, put and revoke in one process, which also opens its own handles.
#include "fixtures.hpp"
#include "runtime_dir.hpp"
#include "test/support/forked_child.hpp"
#include "test/unit/ipc/adapters.hpp"

#include <atomic>
#include <csignal>
#include <set>
#include <thread>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <sys/eventfd.h>
#include <sys/syscall.h>
#include <sys/wait.h>

namespace ur::ipc::test {
namespace {

class ExchangeTest : public LeakCheck {
protected:
  ExchangeTest() { makeExchange({}); }

  void TearDown() override {
    exchange_.reset();
    LeakCheck::TearDown();
  }

  void makeExchange(const Config &config) {
    exchange_ = std::make_unique<Exchange>(thisProcess(), kMemfdAdapter, config);
  }

  ur_result_t put(const void *data, Kind kind = Kind::Memory) {
    return resultOfCall([&] { exchange_->put(kind, data); });
  }
  Imported open(const HandleBytes &bytes, Kind kind = Kind::Memory) {
    return exchange_->open(kind, kDevice, bytes.data(), bytes.size());
  }
  ur_result_t openResult(const HandleBytes &bytes, Kind kind = Kind::Memory) {
    return resultOfCall([&] { open(bytes, kind); });
  }

  std::unique_ptr<Exchange> exchange_;
};

TEST_F(ExchangeTest, NoBrokerStartsAfterClose) {
  const RuntimeDirectory directory;
  makeExchange({.broker = BrokerMode::On});
  const Memory memory(4096);
  const auto brokerOf = [&] {
    return std::bit_cast<Handle>(bytesOf(exchange_->get(memory.request()))).brokerName;
  };
  EXPECT_NE(brokerOf(), BrokerName{});
  exchange_->close();
  EXPECT_TRUE(directory.isEmpty());
  EXPECT_EQ(brokerOf(), BrokerName{});
}

// A signal handler may call exit while it interrupts a call of its thread, and then that call
// cannot continue.
TEST_F(ExchangeTest, CloseDoesNotWaitForAnInterruptedCall) {
  static std::atomic<bool> isInside;
  static std::atomic<bool> mayReturn;
  isInside = mayReturn = false;
  const Memory memory(4096);
  const ScopedOsCalls scope(&base::OsCalls::fcntl, [](int fd, int command, int argument) {
    isInside = true;
    isInside.notify_all();
    mayReturn.wait(false);
    return base::systemCalls().fcntl(fd, command, argument);
  });
  const void *data = nullptr;
  std::thread caller([&] { data = exchange_->get(memory.request()); });
  isInside.wait(false);
  exchange_->close();
  mayReturn = true;
  mayReturn.notify_all();
  caller.join();
  EXPECT_EQ(put(data), UR_RESULT_SUCCESS);
}

TEST_F(ExchangeTest, OpensOnAnyOfTheGivenDevices) {
  const Memory memory(4096);
  const HandleBytes bytes = bytesOf(exchange_->get(memory.request()));
  const std::array devices{kOtherDevice, kDevice};
  EXPECT_EQ(exchange_->open(Kind::Memory, devices, bytes.data(), bytes.size()).deviceUuid, kDevice);
  EXPECT_EQ(resultOfCall(
                [&] { exchange_->open(Kind::Memory, kOtherDevice, bytes.data(), bytes.size()); }),
            UR_RESULT_ERROR_INVALID_DEVICE);
}

// Two handles claim the same exporter on different machines. resolve() must verify only this
// machine's handle.
TEST_F(ExchangeTest, HandlesOfAnotherMachineAreNotProven) {
  makeExchange({.fabric = true});
  const Memory memory(4096);
  const HandleBytes own = bytesOf(exchange_->get(memory.request()));
  const HandleBytes remote = edited(own, [](Handle &handle) {
    handle.bootId[0] ^= 1;
    handle.flags = kFabricFlag;
  });
  const auto requestOf = [](const HandleBytes &bytes) {
    return OpenRequest{.data = bytes.data(),
                       .size = bytes.size(),
                       .devices = {&kDevice, 1},
                       .acceptsFabric = true};
  };
  for (const bool isRemoteFirst : {false, true}) {
    std::array requests{requestOf(own), requestOf(remote)};
    if (isRemoteFirst)
      std::swap(requests[0], requests[1]);
    auto resolved = exchange_->resolve(Kind::Memory, requests);
    if (isRemoteFirst)
      std::swap(resolved[0], resolved[1]);
    EXPECT_EQ(resolved[0].transport, Transport::OwnTable);
    EXPECT_EQ(resolved[0].localObject, memory.request().object);
    EXPECT_EQ(resolved[1].transport, Transport::Fabric);
    EXPECT_EQ(resolved[1].localObject, nullptr);
    const Imported imported = exchange_->import(resolved[1]);
    EXPECT_FALSE(imported.fd);
    EXPECT_EQ(imported.transport, Transport::Fabric);
  }
}

TEST_F(ExchangeTest, AnyNumberOfGetsUseOneDescriptor) {
  const Memory memory(4096);
  const void *first = exchange_->get(memory.request());
  const Resources initial = resourcesOfThisProcess();
  std::vector<const void *> others;
  for (int i = 0; i < 100; ++i)
    others.push_back(exchange_->get(memory.request()));
  EXPECT_EQ(resourcesOfThisProcess(), initial);
  EXPECT_EQ(exchange_->liveEntries(), 101u);
  for (const void *data : others)
    EXPECT_EQ(put(data), UR_RESULT_SUCCESS);
  EXPECT_EQ(resourcesOfThisProcess(), initial);
  EXPECT_EQ(put(first), UR_RESULT_SUCCESS);
  EXPECT_EQ(resourcesOfThisProcess().fds, initial.fds - 1);
  EXPECT_EQ(exchange_->liveEntries(), 0u);
}

struct SwitchedWitness final : Witness {
  bool isCurrent() const noexcept override { return current; }

  bool current = true;
};

TEST_F(ExchangeTest, UnconfirmedHandlesAreStale) {
  const Memory memory(4096);
  SwitchedWitness witness;
  ExportRequest request = memory.request();
  request.witness = &witness;
  const void *first = exchange_->get(request);
  const void *second = exchange_->get(request);
  const HandleBytes bytes = bytesOf(first);
  EXPECT_EQ(openResult(bytes), UR_RESULT_SUCCESS);
  witness.current = false;
  EXPECT_EQ(openResult(bytes), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(exchange_->liveEntries(), 2u);
  EXPECT_EQ(put(second), UR_RESULT_SUCCESS); // queries the witness, and revokes the other handle
  EXPECT_EQ(exchange_->liveEntries(), 0u);
  witness.current = true;
  EXPECT_EQ(openResult(bytes), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(put(first), UR_RESULT_SUCCESS);
}

TEST_F(ExchangeTest, NewObjectAtTheSameAddressWithoutRevokeIsRefused) {
  const Memory memory(4096);
  const Memory next(4096);
  const ExportRequest request = memory.request();
  exchange_->get(request);
  ExportRequest otherFile = request;
  otherFile.fd = next.fd();
  EXPECT_EQ(resultOfCall([&] { exchange_->get(otherFile); }), UR_RESULT_ERROR_INVALID_ARGUMENT);
  ExportRequest otherSize = request;
  otherSize.objectSize = otherSize.length = 2048;
  EXPECT_EQ(resultOfCall([&] { exchange_->get(otherSize); }), UR_RESULT_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(exchange_->liveEntries(), 1u);
  ExportRequest sameFile = request;
  const base::UniqueFd copy(fcntl(memory.fd(), F_DUPFD_CLOEXEC, 0));
  sameFile.fd = copy.get();
  EXPECT_EQ(resultOfCall([&] { exchange_->get(sameFile); }), UR_RESULT_SUCCESS);
}

// Flips each bit and repairs the checksum. An open succeeds only if the field is a hint, or if the
// changed range is within the object.
TEST_F(ExchangeTest, EveryBitFlipWithRepairedChecksum) {
  const Memory memory(4096);
  ExportRequest request = memory.request();
  request.length = 2048;
  const HandleBytes good = bytesOf(exchange_->get(request));
  const auto expected = [](std::size_t byte, const Handle &handle) {
    if (byte < offsetof(Handle, version))
      return UR_RESULT_ERROR_INVALID_VALUE;
    if (byte < offsetof(Handle, size)) // both fields are 1: see HandleTest.Versions
      return handle.version && handle.minVersion == 1 ? UR_RESULT_ERROR_UNSUPPORTED_VERSION
                                                      : UR_RESULT_ERROR_INVALID_VALUE;
    if (byte >= offsetof(Handle, crc) && byte < offsetof(Handle, serial))
      return UR_RESULT_SUCCESS; // repaired
    if (byte >= offsetof(Handle, pidNamespace) && byte < offsetof(Handle, pid))
      return UR_RESULT_ERROR_INVALID_ARGUMENT;
    if (byte >= offsetof(Handle, tableFd) && byte < offsetof(Handle, objectDevice))
      return UR_RESULT_SUCCESS;
    if (byte >= offsetof(Handle, offset) && byte < offsetof(Handle, deviceUuid))
      return handle.length != 0 && handle.offset <= 4096 && handle.length <= 4096 - handle.offset
                 ? UR_RESULT_SUCCESS
                 : UR_RESULT_ERROR_INVALID_VALUE;
    if (byte >= offsetof(Handle, deviceUuid) && byte < offsetof(Handle, brokerName))
      return UR_RESULT_ERROR_INVALID_DEVICE;
    return UR_RESULT_ERROR_INVALID_VALUE;
  };
  for (std::size_t bit = 0; bit < 8 * kHandleSize; ++bit) {
    HandleBytes bad = good;
    bad[bit / 8] ^= static_cast<std::byte>(1u << bit % 8);
    bad = edited(bad, [](Handle &) {});
    EXPECT_EQ(openResult(bad), expected(bit / 8, std::bit_cast<Handle>(bad))) << "bit " << bit;
  }
}

TEST_F(ExchangeTest, RangesThatDoNotFitAreNotExported) {
  const Memory memory(4096);
  for (const auto &[offset, length] : std::vector<std::pair<std::uint64_t, std::uint64_t>>{
           {0, 4097}, {4097, 0}, {1, 4096}, {4095, UINT64_MAX}, {UINT64_MAX, 2}}) {
    ExportRequest request = memory.request();
    request.offset = offset;
    request.length = length;
    EXPECT_EQ(resultOfCall([&] { exchange_->get(request); }), UR_RESULT_ERROR_INVALID_VALUE);
  }
  ExportRequest request = memory.request();
  request.objectSize = request.length = 4097; // larger than the memfd
  EXPECT_EQ(resultOfCall([&] { exchange_->get(request); }), UR_RESULT_ERROR_INVALID_VALUE);
  const std::array<std::byte, 65> data{};
  request = memory.request();
  request.driverHandle = data;
  EXPECT_EQ(resultOfCall([&] { exchange_->get(request); }), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(resourcesOfThisProcess().sharedMappings, before().sharedMappings);
}

TEST_F(ExchangeTest, MemoryWithoutTheSealsIsNotExported) {
  for (const int seals : {0, F_SEAL_SHRINK, F_SEAL_SHRINK | F_SEAL_GROW,
                          kObjectSeals | F_SEAL_WRITE, kObjectSeals | F_SEAL_FUTURE_WRITE}) {
    const Memory memory(4096, 'm', seals);
    expectOutcome(outcomeOf([&] { exchange_->get(memory.request()); }),
                  UR_RESULT_ERROR_INVALID_ARGUMENT,
                  {"which importers require", "allocate it with sharing enabled"});
  }
}

TEST_F(ExchangeTest, KindsWithoutMemory) {
  exchange_ = std::make_unique<Exchange>(thisProcess(), kAnyFdAdapter, Config{});
  const base::UniqueFd event(eventfd(3, EFD_CLOEXEC));
  const std::array data{std::byte{1}};
  int objects[2];
  const HandleBytes withFd = bytesOf(exchange_->get(
      {.kind = Kind::Event, .fd = event.get(), .object = &objects[0], .deviceUuid = kDevice}));
  const HandleBytes dataOnly = bytesOf(exchange_->get(
      {.kind = Kind::Event, .object = &objects[1], .deviceUuid = kDevice, .driverHandle = data}));
  EXPECT_EQ(std::bit_cast<Handle>(withFd).objectInode, 0u);
  EXPECT_EQ(std::bit_cast<Handle>(withFd).objectDevice, 0u);

  const Imported opened = open(withFd, Kind::Event);
  std::uint64_t value = 0;
  EXPECT_EQ(read(opened.fd.get(), &value, sizeof value), static_cast<ssize_t>(sizeof value));
  EXPECT_EQ(value, 3u);
  const Imported imported = open(dataOnly, Kind::Event);
  EXPECT_FALSE(imported.fd);
  EXPECT_EQ(imported.driverHandle[0], std::byte{1});
  EXPECT_EQ(openResult(withFd, Kind::Memory), UR_RESULT_ERROR_INVALID_VALUE);

  // The driver does not check its handle, so the library itself must detect each wrong bit.
  for (std::size_t bit = 0; bit < 8 * sizeof(DriverHandle); ++bit) {
    const HandleBytes bytes = edited(dataOnly, [=](Handle &handle) {
      handle.driverHandle[bit / 8] ^= static_cast<std::byte>(1u << bit % 8);
    });
    EXPECT_EQ(openResult(bytes, Kind::Event), UR_RESULT_ERROR_INVALID_VALUE) << "bit " << bit;
  }
}

TEST_F(ExchangeTest, AdapterOfMemfdsSharesNothingElse) {
  const base::UniqueFd event(eventfd(3, EFD_CLOEXEC));
  Exchange exchange(thisProcess(), kMemfdAdapter, Config{});
  for (const int fd : {event.get(), -1})
    EXPECT_EQ(resultOfCall([&] {
                exchange.get(
                    {.kind = Kind::Event, .fd = fd, .object = this, .deviceUuid = kDevice});
              }),
              UR_RESULT_ERROR_INVALID_ARGUMENT);
}

// If half of a token were not random, a process could guess the token.
TEST_F(ExchangeTest, PartlyRandomTokenIsRefused) {
  const Memory memory(4096);
  const ScopedOsCalls scope(&base::OsCalls::getrandom,
                            [](void *buffer, std::size_t size, unsigned flags) {
                              return base::systemCalls().getrandom(buffer, size / 2, flags);
                            });
  const Outcome outcome = outcomeOf([&] { exchange_->get(memory.request()); });
  EXPECT_EQ(outcome.result, UR_RESULT_ERROR_OUT_OF_RESOURCES);
  EXPECT_NE(outcome.message.find("getrandom"), std::string::npos) << outcome.message;
  EXPECT_EQ(exchange_->liveEntries(), 0u);
}

TEST_F(ExchangeTest, AnotherAdapterOrExchangeKnowsNothingOfAHandle) {
  const Memory memory(4096);
  const HandleBytes bytes = bytesOf(exchange_->get(memory.request()));
  Exchange cuda(thisProcess(), kAnyFdAdapter);
  EXPECT_EQ(resultOfCall([&] { cuda.open(Kind::Memory, kDevice, bytes.data(), bytes.size()); }),
            UR_RESULT_ERROR_INVALID_VALUE);
  makeExchange({}); // as if the library had been unloaded and loaded again
  EXPECT_EQ(openResult(bytes), UR_RESULT_ERROR_INVALID_VALUE);
}

TEST_F(ExchangeTest, PutThatDoesNotRevokeReusesEntries) {
  makeExchange({.putRevokes = false});
  const Memory memory(4096);
  ExportRequest request = memory.request();
  std::set<HandleBytes> handles;
  for (int i = 0; i < 10; ++i) {
    const void *first = exchange_->get(request);
    const void *second = exchange_->get(request);
    EXPECT_NE(first, second);
    handles.insert({bytesOf(first), bytesOf(second)});
    EXPECT_EQ(put(first), UR_RESULT_SUCCESS);
    EXPECT_EQ(put(second), UR_RESULT_SUCCESS);
    EXPECT_EQ(put(second), UR_RESULT_ERROR_INVALID_VALUE);
  }
  EXPECT_EQ(handles.size(), 2u);
  EXPECT_EQ(exchange_->liveEntries(), 2u);
  request.offset = 1;
  request.length = 1;
  exchange_->get(request); // another range needs another handle
  EXPECT_EQ(exchange_->liveEntries(), 3u);
}

TEST_F(ExchangeTest, HandlesThatWerePutOutliveAGetThatFails) {
  makeExchange({.putRevokes = false});
  const Memory memory(4096);
  ExportRequest request = memory.request();
  const void *data = exchange_->get(request);
  const HandleBytes bytes = bytesOf(data);
  EXPECT_EQ(put(data), UR_RESULT_SUCCESS);
  request.offset = 1;
  request.length = 1;
  {
    const ScopedOsCalls scope(&base::OsCalls::getrandom, FailsWith{ENOSYS});
    ur_result_t result = UR_RESULT_SUCCESS;
    for (int i = 0; i < 17 && result == UR_RESULT_SUCCESS;
         ++i) {         // one call fetches random bits for several tokens
      ++request.offset; // then get does not reuse a handle that was put
      result = resultOfCall([&] { exchange_->put(request.kind, exchange_->get(request)); });
    }
    EXPECT_EQ(result, UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  }
  EXPECT_EQ(openResult(bytes), UR_RESULT_SUCCESS);
}

// While an object has handles, the exporter keeps what the kernel reported about it.
TEST_F(ExchangeTest, GetOfAnExportedObjectDoesNotQueryTheKernel) {
  const Memory memory(4096);
  exchange_->get(memory.request());
  base::OsCalls calls = base::systemCalls();
  calls.fcntl = [](int, int, int) {
    ADD_FAILURE() << "fcntl";
    return -1;
  };
  calls.fstat = [](int, struct stat *) {
    ADD_FAILURE() << "fstat";
    return -1;
  };
  calls.getrandom = [](void *, std::size_t, unsigned) -> ssize_t {
    ADD_FAILURE() << "getrandom";
    return -1;
  };
  const ScopedOsCalls scope(calls);
  EXPECT_NE(bytesOf(exchange_->get(memory.request())), HandleBytes{});
}

TEST_F(ExchangeTest, PutOfOtherKindsAlwaysRevokes) {
  makeExchange({.putRevokes = false});
  const Memory memory(4096);
  ExportRequest request = memory.request();
  request.kind = Kind::PhysicalMemory;
  const void *data = exchange_->get(request);
  const HandleBytes bytes = bytesOf(data);
  EXPECT_EQ(put(data, Kind::Memory), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(put(data, Kind::PhysicalMemory), UR_RESULT_SUCCESS);
  EXPECT_EQ(openResult(bytes, Kind::PhysicalMemory), UR_RESULT_ERROR_INVALID_VALUE);
}

TEST_F(ExchangeTest, FullTable) {
  const Memory memory(4096);
  std::vector<const void *> exports;
  for (std::uint32_t i = 0; i < kTableSlots; ++i)
    exports.push_back(exchange_->get(memory.request()));
  EXPECT_EQ(resultOfCall([&] { exchange_->get(memory.request()); }),
            UR_RESULT_ERROR_OUT_OF_RESOURCES);
  EXPECT_EQ(exchange_->liveEntries(), kTableSlots);
  EXPECT_EQ(openResult(bytesOf(exports.back())), UR_RESULT_SUCCESS);
  EXPECT_EQ(put(exports.front()), UR_RESULT_SUCCESS);
  EXPECT_NE(exchange_->get(memory.request()), nullptr);
}

// Tests of a forked child that has not called exec.
class ExchangeInChildTest : public ExchangeTest {
protected:
  // Returns the number of failed checks. The child must not be able to put its parent's handle, but
  // must be able to make its own.
  int failuresWith(const Memory &memory, const void *data) {
    int failures = 0;
    failures += put(data) != UR_RESULT_ERROR_INVALID_VALUE;
    exchange_->revoke(&memory);
    failures += exchange_->liveEntries() != 0;
    const void *mine = exchange_->get(memory.request());
    failures += open(bytesOf(mine)).localObject != &memory;
    failures += put(mine) != UR_RESULT_SUCCESS;
    exchange_.reset();
    return failures;
  }
};

TEST_F(ExchangeInChildTest, StartsWithoutExports) {
  const Memory memory(4096, 'p');
  const void *data = exchange_->get(memory.request());
  const Resources parent = resourcesOfThisProcess();
  ur::test::expectForkedChildSucceeds([&] {
    // The child closes its copies of the table and of the object's duplicate, but not the caller's
    // descriptor.
    int failed = resourcesOfThisProcess().fds != parent.fds - 2;
    failed += fcntl(memory.fd(), F_GETFD) == -1;
    failed += failuresWith(memory, data);
    failed += resourcesOfThisProcess().fds != parent.fds - 2;
    return failed == 0;
  });
  EXPECT_EQ(resourcesOfThisProcess(), parent);
  EXPECT_EQ(openResult(bytesOf(data)), UR_RESULT_SUCCESS);
  EXPECT_EQ(put(data), UR_RESULT_SUCCESS);
}

// clone runs no fork handlers. Even so, the child must leave the parent's exports valid.
TEST_F(ExchangeInChildTest, ChildOfCloneKeepsTheParentsExports) {
  const Memory memory(4096, 'p');
  const void *data = exchange_->get(memory.request());
  const HandleBytes bytes = bytesOf(data);
  const auto child =
      static_cast<pid_t>(syscall(SYS_clone, SIGCHLD, nullptr, nullptr, nullptr, nullptr));
  if (child == 0)
    _exit(failuresWith(memory, data));
  int status = 1;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  EXPECT_EQ(status, 0);
  EXPECT_EQ(openResult(bytes), UR_RESULT_SUCCESS);
  EXPECT_EQ(put(data), UR_RESULT_SUCCESS);
}

TEST_F(ExchangeInChildTest, OfAForkWhileOtherThreadsExport) {
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
      ur::test::expectForkedChildSucceeds([&] {
        exchange.revoke(&memory);
        return exchange.liveEntries() == 0;
      });
    }
    done = true;
    for (std::thread &thread : threads)
      thread.join();
  }
  EXPECT_TRUE(directory.isEmpty());
}

} // namespace
} // namespace ur::ipc::test

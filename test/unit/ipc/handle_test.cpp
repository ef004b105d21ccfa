// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fixtures.hpp"
#include "test/unit/ipc/adapters.hpp"

#include <cstdint>
#include <set>
#include <string_view>
#include <tuple>
#include <vector>

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

namespace ur::ipc::test {
namespace {

constexpr ProcessIdentity kSelf{.pid = 100,
                                .pidfdInode = 11,
                                .startTicks = 22,
                                .pidNamespace = 33,
                                .bootId = {4, 4, 4},
                                .procHasOurPids = true,
                                .memfdDevice = 1};

Handle sample() {
  Handle handle{.kind = Kind::Memory,
                .adapter = kMemfdAdapter.id,
                .flags = 5,
                .serial = 0x10007,
                .token = {1, 2, 3},
                .pidNamespace = kSelf.pidNamespace,
                .pid = 4711,
                .effectiveUid = 1000,
                .startTicks = 44,
                .pidfdInode = 55,
                .bootId = kSelf.bootId,
                .tableFd = 3,
                .objectFd = 4,
                .objectDevice = 6,
                .objectInode = 7,
                .objectSize = 4096,
                .offset = 96,
                .length = 4000,
                .deviceUuid = kDevice};
  return handle;
}

class HandleTest : public testing::Test {
protected:
  // Returns the result of the checks that an open makes before it calls the kernel.
  ur_result_t open(const HandleBytes &bytes, Kind kind = Kind::Memory) const {
    return outcomeOfOpen(bytes, kind).result;
  }
  Outcome outcomeOfOpen(const HandleBytes &bytes, Kind kind = Kind::Memory) const {
    return outcomeOf([&] {
      const Handle handle = decode(bytes.data(), bytes.size());
      check(handle,
            {.kind = kind,
             .adapter = kMemfdAdapter,
             .devices = std::span(&kDevice, 1),
             .acceptsFabric = acceptsFabric_},
            {.os = base::os(), .self = kSelf, .effectiveUid = 1000, .config = config_});
    });
  }
  template <typename Edit> ur_result_t openEdited(Edit edit) const {
    return open(edited(encode(sample()), edit));
  }

  Config config_;
  bool acceptsFabric_ = false;
};

TEST_F(HandleTest, DecodeReturnsWhatWasEncoded) {
  const HandleBytes bytes = encode(sample());
  const Handle decoded = decode(bytes.data(), bytes.size());
  Handle expected = sample();
  expected.crc = decoded.crc;
  EXPECT_EQ(std::bit_cast<HandleBytes>(decoded), std::bit_cast<HandleBytes>(expected));
  EXPECT_EQ(open(bytes), UR_RESULT_SUCCESS);
}

// The layout must stay the same in all releases.
static_assert(offsetof(Handle, crc) == 20);
static_assert(offsetof(Handle, brokerName) == 160);
static_assert(offsetof(Handle, driverHandle) == 176);
static_assert(offsetof(Handle, reserved) == 240);

TEST_F(HandleTest, BytesHaveTheDocumentedOffsets) {
  const HandleBytes bytes = encode(sample());
  const auto at = [&](std::size_t offset) { return std::to_integer<unsigned>(bytes[offset]); };
  EXPECT_EQ(std::string(reinterpret_cast<const char *>(bytes.data()), 8), "UIPCHNDL");
  EXPECT_EQ(at(8), 1u);                  // version
  EXPECT_EQ(at(10), 1u);                 // oldest reader
  EXPECT_EQ(at(12) | at(13) << 8, 256u); // size
  EXPECT_EQ(at(14), 1u);                 // kind
  EXPECT_EQ(at(15), 1u);                 // adapter
  EXPECT_EQ(at(16), 5u);                 // flags
  EXPECT_EQ(at(24), 7u);                 // serial, low byte first
  EXPECT_EQ(at(26), 1u);
  EXPECT_EQ(at(32), 1u);  // token
  EXPECT_EQ(at(48), 33u); // pid namespace
  EXPECT_EQ(at(56) | at(57) << 8, 4711u);
  EXPECT_EQ(at(60) | at(61) << 8, 1000u);
  EXPECT_EQ(at(64), 44u); // start ticks
  EXPECT_EQ(at(72), 55u); // pidfd inode
  EXPECT_EQ(at(80), 4u);  // boot id
  EXPECT_EQ(at(96), 3u);  // table
  EXPECT_EQ(at(100), 4u); // object
  EXPECT_EQ(at(104), 6u);
  EXPECT_EQ(at(112), 7u);
  EXPECT_EQ(at(121), 16u); // size 4096
  EXPECT_EQ(at(128), 96u); // offset
  EXPECT_EQ(at(136) | at(137) << 8, 4000u);
  EXPECT_EQ(at(144), 1u); // device UUID
  EXPECT_EQ(at(160), 0u); // broker name
  EXPECT_EQ(at(176), 0u); // driver handle
}

TEST_F(HandleTest, EverySingleBitFlipIsInvalid) {
  const HandleBytes good = encode(sample());
  for (std::size_t bit = 0; bit < 8 * kHandleSize; ++bit) {
    HandleBytes bad = good;
    bad[bit / 8] ^= static_cast<std::byte>(1u << bit % 8);
    EXPECT_EQ(open(bad), UR_RESULT_ERROR_INVALID_VALUE) << "bit " << bit;
  }
}

TEST_F(HandleTest, Versions) {
  const auto versions = [this](std::uint16_t version, std::uint16_t minVersion) {
    return openEdited([=](Handle &handle) {
      handle.version = version;
      handle.minVersion = minVersion;
    });
  };
  EXPECT_EQ(versions(2, 2), UR_RESULT_ERROR_UNSUPPORTED_VERSION);
  EXPECT_EQ(versions(65535, 3), UR_RESULT_ERROR_UNSUPPORTED_VERSION);
  // A newer layout that readers of version 1 can read.
  EXPECT_EQ(versions(2, 1), UR_RESULT_SUCCESS);
  // The newer layout may use the bytes that version 1 reserves.
  EXPECT_EQ(openEdited([](Handle &handle) {
              handle.version = 2;
              handle.reserved[0] = 1;
            }),
            UR_RESULT_SUCCESS);
  EXPECT_EQ(versions(0, 0), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(versions(0, 1), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(versions(1, 0), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(versions(1, 2), UR_RESULT_ERROR_INVALID_VALUE);
}

TEST_F(HandleTest, SizeFieldAndReservedBytes) {
  for (const std::uint16_t size : std::initializer_list<std::uint16_t>{0, 255, 257, 65535})
    EXPECT_EQ(openEdited([=](Handle &handle) { handle.size = size; }),
              UR_RESULT_ERROR_INVALID_VALUE);
  for (std::size_t i = 0; i < sizeof(Handle::reserved); ++i)
    EXPECT_EQ(openEdited([=](Handle &handle) { handle.reserved[i] = 1; }),
              UR_RESULT_ERROR_INVALID_VALUE);
}

TEST_F(HandleTest, KindAndAdapter) {
  for (int kind = 0; kind < 256; ++kind) {
    const HandleBytes bytes = edited(encode(sample()), [=](Handle &handle) {
      handle.kind = static_cast<Kind>(kind);
      handle.offset = 0; // handles of other kinds name the whole object
      handle.length = handle.objectSize;
    });
    for (const Kind opened : {Kind::Memory, Kind::PhysicalMemory, Kind::Event})
      EXPECT_EQ(open(bytes, opened), static_cast<int>(opened) == kind
                                         ? UR_RESULT_SUCCESS
                                         : UR_RESULT_ERROR_INVALID_VALUE);
  }
  for (const AdapterId adapter : {AdapterId{0}, AdapterId{2}, kAnyFdAdapter.id, AdapterId{255}})
    EXPECT_EQ(openEdited([=](Handle &handle) { handle.adapter = adapter; }),
              UR_RESULT_ERROR_INVALID_VALUE);
}

// Only handles of memory may name a part of an object.
TEST_F(HandleTest, OtherKindsNameTheWholeObject) {
  for (const Kind kind : {Kind::PhysicalMemory, Kind::Event}) {
    const auto range = [&](std::uint64_t offset, std::uint64_t length) {
      return open(edited(encode(sample()),
                         [=](Handle &handle) {
                           handle.kind = kind;
                           handle.objectSize = 4096;
                           handle.offset = offset;
                           handle.length = length;
                         }),
                  kind);
    };
    EXPECT_EQ(range(0, 4096), UR_RESULT_SUCCESS);
    EXPECT_EQ(range(4096, 0), UR_RESULT_ERROR_INVALID_VALUE);
    EXPECT_EQ(range(1024, 3072), UR_RESULT_ERROR_INVALID_VALUE);
    EXPECT_EQ(range(0, 1024), UR_RESULT_ERROR_INVALID_VALUE);
  }
}

TEST_F(HandleTest, ObjectNeedsItsNumbers) {
  EXPECT_EQ(openEdited([](Handle &handle) { handle.objectInode = 0; }),
            UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(openEdited([](Handle &handle) { handle.objectInode = handle.objectDevice = 0; }),
            UR_RESULT_ERROR_INVALID_VALUE);
}

TEST_F(HandleTest, ReadsTheDeviceFromTheBytes) {
  const HandleBytes bytes = encode(sample());
  EXPECT_EQ(deviceIn(bytes.data(), bytes.size()), kDevice);
  EXPECT_EQ(deviceIn(bytes.data(), bytes.size() - 1), DeviceUuid{});
}

TEST_F(HandleTest, OtherMachinesAndDevices) {
  EXPECT_EQ(openEdited([](Handle &handle) { handle.bootId[0] ^= 1; }),
            UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(openEdited([](Handle &handle) { handle.deviceUuid = kOtherDevice; }),
            UR_RESULT_ERROR_INVALID_DEVICE);
}

// The uid in a handle is from the exporter's user namespace. Only the uid that the kernel reports
// decides.
TEST_F(HandleTest, ClaimedUsersAreNotChecked) {
  EXPECT_EQ(openEdited([](Handle &handle) { handle.effectiveUid = 1001; }), UR_RESULT_SUCCESS);
}

TEST_F(HandleTest, OtherPidNamespaceNeedsABroker) {
  const auto outside = [](Handle &handle) { handle.pidNamespace = 34; };
  const auto withBroker = [](Handle &handle) {
    handle.pidNamespace = 34;
    handle.brokerName[0] = 1;
  };
  EXPECT_EQ(openEdited(outside), UR_RESULT_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(openEdited(withBroker), UR_RESULT_SUCCESS);
  config_.broker = BrokerMode::Off;
  EXPECT_EQ(openEdited(withBroker), UR_RESULT_ERROR_INVALID_ARGUMENT);
}

// On this machine, the device and the pid namespace of another machine have no meaning.
TEST_F(HandleTest, OfAnotherMachineNeedsAFabric) {
  const auto remote = [](Handle &handle) {
    handle.bootId = {5};
    handle.deviceUuid = kOtherDevice;
    handle.pidNamespace = 1;
    handle.flags = kFabricFlag;
  };
  const auto withoutFlag = [&](Handle &handle) {
    remote(handle);
    handle.flags = kFabricFlag | 1;
  };
  const auto outOfRange = [&](Handle &handle) {
    remote(handle);
    handle.length = handle.objectSize;
  };
  for (const bool acceptsFabric : {false, true})
    for (const bool isOn : {false, true}) {
      acceptsFabric_ = acceptsFabric;
      config_.fabric = isOn;
      EXPECT_EQ(openEdited(remote),
                acceptsFabric && isOn ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_INVALID_VALUE);
    }
  EXPECT_EQ(openEdited(withoutFlag), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(openEdited(outOfRange), UR_RESULT_ERROR_INVALID_VALUE);
  const auto event = [&](Handle &handle) {
    remote(handle);
    handle.kind = Kind::Event;
    handle.offset = 0;
    handle.length = handle.objectSize;
  };
  acceptsFabric_ = false;
  const Outcome outcome = outcomeOfOpen(edited(encode(sample()), event), Kind::Event);
  expectOutcome(outcome, UR_RESULT_ERROR_INVALID_VALUE, {"another machine", "events work only"});
}

// On the exporter's machine, the flag does not replace the proof.
TEST_F(HandleTest, WithAFabricFlagStaysInItsNamespace) {
  acceptsFabric_ = config_.fabric = true;
  EXPECT_EQ(openEdited([](Handle &handle) {
              handle.flags = kFabricFlag;
              handle.pidNamespace = 1;
            }),
            UR_RESULT_ERROR_INVALID_ARGUMENT);
}

// The first wrong field determines the error, whatever the later fields contain.
TEST_F(HandleTest, ChecksRunInTheDocumentedOrder) {
  const std::vector<std::pair<ur_result_t, void (*)(Handle &)>> lastToFirst{
      {UR_RESULT_ERROR_INVALID_ARGUMENT, [](Handle &handle) { handle.pidNamespace = 1; }},
      {UR_RESULT_ERROR_INVALID_DEVICE, [](Handle &handle) { handle.deviceUuid = kOtherDevice; }},
      {UR_RESULT_ERROR_INVALID_VALUE, [](Handle &handle) { handle.bootId = {}; }},
      {UR_RESULT_ERROR_INVALID_VALUE, [](Handle &handle) { handle.length = UINT64_MAX; }},
      {UR_RESULT_ERROR_INVALID_VALUE, [](Handle &handle) { handle.kind = Kind::Event; }},
      {UR_RESULT_ERROR_UNSUPPORTED_VERSION,
       [](Handle &handle) { handle.version = handle.minVersion = 2; }},
  };
  Handle handle = sample();
  for (const auto &[expected, damage] : lastToFirst) {
    damage(handle);
    EXPECT_EQ(open(encode(handle)), expected);
  }
}

TEST_F(HandleTest, MessagesNameCauseAndRemedy) {
  const std::vector<std::tuple<void (*)(Handle &), std::string_view, std::string_view>> messages{
      {[](Handle &handle) { handle.magic ^= 1; }, "are not an IPC handle (wrong magic)",
       "pass the exporter's bytes unchanged"},
      {[](Handle &handle) { handle.version = handle.minVersion = 2; },
       "has layout version 2 and this library reads up to 1",
       "update the library in the process that opens it"},
      {[](Handle &handle) { handle.adapter = kAnyFdAdapter.id; },
       "made by the adapter with number 4, and this adapter has number 1",
       "open it through the same adapter"},
      {[](Handle &handle) { handle.bootId = {}; }, "from another machine or from before a reboot",
       "between processes of one machine"},
      {[](Handle &handle) { handle.deviceUuid = kOtherDevice; }, "belongs to another device",
       "open it on the device that owns it (compare UR_DEVICE_INFO_UUID)"},
      {[](Handle &handle) { handle.pidNamespace = 7; },
       "from pid namespace 7 and this process is in 33, so only the exporter's broker can send",
       "set UR_IPC_BROKER=on in the exporter"},
  };
  for (const auto &[edit, cause, remedy] : messages) {
    const Outcome outcome = outcomeOfOpen(edited(encode(sample()), edit));
    expectOutcome(outcome, outcome.result, {cause, remedy});
  }
}

TEST(Tokens, AreNeverRepeated) {
  static int reads;
  reads = 0;
  const ScopedOsCalls scope(&base::OsCalls::getrandom,
                            [](void *buffer, std::size_t size, unsigned flags) {
                              ++reads;
                              return base::systemCalls().getrandom(buffer, size, flags);
                            });
  Tokens tokens(base::os());
  std::set<Token> used;
  for (int i = 0; i < 100; ++i)
    used.insert(tokens.next());
  EXPECT_EQ(used.size(), 100u);
  EXPECT_EQ(reads, 7);
  Tokens copy = tokens; // a fork copies the tokens
  copy.erase();
  for (int i = 0; i < 16; ++i)
    EXPECT_NE(copy.next(), tokens.next());
}

// A fork copies the state of the token generator.
TEST(Tokens, DifferInAForkedChild) {
  const Memory memory(4096);
  Exchange exchange(thisProcess(), kMemfdAdapter, Config{.broker = BrokerMode::Off});
  exchange.get(memory.request());
  int ends[2];
  ASSERT_EQ(pipe2(ends, O_CLOEXEC), 0);
  const auto token = [&] {
    return std::bit_cast<Handle>(bytesOf(exchange.get(memory.request()))).token;
  };
  const pid_t child = fork();
  if (child == 0) {
    const Token own = token();
    _exit(write(ends[1], own.data(), own.size()) == sizeof own ? 0 : 1);
  }
  Token childs{};
  EXPECT_EQ(read(ends[0], childs.data(), childs.size()), static_cast<ssize_t>(childs.size()));
  EXPECT_EQ(waitpid(child, nullptr, 0), child);
  EXPECT_NE(childs, token());
  close(ends[0]);
  close(ends[1]);
}

} // namespace
} // namespace ur::ipc::test

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Runs the mock and native CPU with one loader, and runs the mock in several processes. The first
// device is the mock's.
#include "test/conformance/process.hpp"
#include "test/unit/log/scoped_variable.hpp"
#include "test/unit/log/temporary_directory.hpp"
#include "test/unit/mock/mock_guard.hpp"

#include <algorithm>
#include <array>
#include <string>

#include <fmt/core.h>
#include <ur-ipc/ur_ipc_batch.h>

namespace {

using namespace ur::support;
using namespace ur::test;

constexpr ur_result_t kCode = UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY;

std::string platformName(const DeviceEntry &entry) {
  std::array<char, 64> name{};
  EXPECT_SUCCESS(
      urPlatformGetInfo(entry.platform, UR_PLATFORM_INFO_NAME, name.size(), name.data(), nullptr));
  return name.data();
}

std::array<std::uint8_t, 16> uuid(const DeviceEntry &entry) {
  std::array<std::uint8_t, 16> id{};
  EXPECT_SUCCESS(
      urDeviceGetInfo(entry.device, UR_DEVICE_INFO_UUID, sizeof(id), id.data(), nullptr));
  return id;
}

// Allocates memory and frees it.
ur_result_t allocate(const Session &session) {
  void *memory = nullptr;
  const ur_result_t result =
      urUSMSharedAlloc(session.context(), session.device(), nullptr, nullptr, 64, &memory);
  if (memory) {
    EXPECT_SUCCESS(urUSMFree(session.context(), memory));
  }
  return result;
}

class MockBesideNativeCpu : public testing::Test {
protected:
  MockBesideNativeCpu() { EXPECT_EQ(runtime().devices().size(), 2u); }

  const Session mock{runtime().devices().at(0)};
  const Session native{runtime().devices().at(1)};
  const MockGuard guard;
};

TEST_F(MockBesideNativeCpu, HasANameAndADeviceOfItsOwn) {
  EXPECT_EQ(platformName(mock.entry()), "Mock");
  EXPECT_EQ(platformName(native.entry()), "Native CPU");
  EXPECT_EQ(mock.entry().name(), "Mock on " + native.entry().name());
  EXPECT_NE(uuid(mock.entry()), uuid(native.entry()));
}

TEST_F(MockBesideNativeCpu, GetsTheCallsOfItsOwnHandlesOnly) {
  ASSERT_EQ(urMockFail(UR_FUNCTION_USM_SHARED_ALLOC, 1, kCode), UR_RESULT_SUCCESS);
  EXPECT_SUCCESS(allocate(native));
  EXPECT_EQ(callsOf(UR_FUNCTION_USM_SHARED_ALLOC), 0u);
  EXPECT_EQ(allocate(mock), kCode);
  EXPECT_SUCCESS(allocate(mock));
  EXPECT_EQ(callsOf(UR_FUNCTION_USM_SHARED_ALLOC), 2u);
}

TEST_F(MockBesideNativeCpu, DoesNotChangeOtherAdaptersLastErrors) {
  const char *before = nullptr;
  std::int32_t driverCode = 0;
  EXPECT_SUCCESS(urAdapterGetLastError(native.entry().adapter, &before, &driverCode));
  const std::string earlierError = before;
  ASSERT_EQ(urMockFail(UR_FUNCTION_USM_SHARED_ALLOC, 1, kCode), UR_RESULT_SUCCESS);
  EXPECT_EQ(allocate(mock), kCode);
  const char *after = nullptr;
  EXPECT_SUCCESS(urAdapterGetLastError(native.entry().adapter, &after, &driverCode));
  EXPECT_EQ(after, earlierError);
}

TEST_F(MockBesideNativeCpu, RejectsObjectsOfOtherAdapters) {
  ur_context_handle_t mixed = nullptr;
  const std::array devices{mock.device(), native.device()};
  EXPECT_NE(urContextCreate(2, devices.data(), nullptr, &mixed), UR_RESULT_SUCCESS);
  ur_queue_handle_t queue = nullptr;
  EXPECT_NE(urQueueCreate(mock.context(), native.device(), nullptr, &queue), UR_RESULT_SUCCESS);
}

template <typename Kind> class MockHandles : public MockBesideNativeCpu {
protected:
  static void expectRefused(const Session &exporter, const Session &importer) {
    const Owned<Kind> object(exporter, 4096);
    const Exported<Kind> handle(exporter, object.get());
    typename Kind::Object opened = nullptr;
    HandleBytes bytes = handle.bytes();
    EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_VALUE,
                   Kind::open(importer, bytes.data(), bytes.size(), &opened));
    EXPECT_SUCCESS(Kind::open(exporter, bytes.data(), bytes.size(), &opened));
    EXPECT_SUCCESS(Kind::close(exporter, opened));
  }
};
TYPED_TEST_SUITE(MockHandles, AllKinds);

TYPED_TEST(MockHandles, WorkOnlyInTheirOwnAdapter) {
  this->expectRefused(this->mock, this->native);
  this->expectRefused(this->native, this->mock);
}

// The mock has no batch function. So the loader opens the handles one by one, and if one fails, it
// closes the handles that are open.
UR_ROLE(openManyAtTheSecondTry) {
  const MockGuard guard;
  const Session &session = parent.session();
  const HandleBytes bytes = parent.receiveHandle();
  const std::array<const void *, 3> data{bytes.data(), bytes.data(), bytes.data()};
  const std::array sizes{bytes.size(), bytes.size(), bytes.size()};
  std::array<void *, 3> memory{};
  const auto openAll = [&] {
    return urIPCOpenMemHandlesBatch(session.context(), session.device(), data.size(), data.data(),
                                    sizes.data(), memory.data());
  };
  EXPECT_EQ(urMockFail(UR_FUNCTION_IPC_OPEN_MEM_HANDLE_EXP, 3, kCode), UR_RESULT_SUCCESS);
  EXPECT_EQ(openAll(), kCode);
  EXPECT_EQ(callsOf(UR_FUNCTION_IPC_OPEN_MEM_HANDLE_EXP), 3u);
  EXPECT_EQ(callsOf(UR_FUNCTION_IPC_CLOSE_MEM_HANDLE_EXP), 2u);
  EXPECT_EQ(std::ranges::count(memory, nullptr), std::ssize(memory));
  EXPECT_NE(lastErrorText().find("the mock made the call fail"), std::string::npos);
  EXPECT_SUCCESS(openAll());
  EXPECT_EQ(callsOf(UR_FUNCTION_IPC_OPEN_MEM_HANDLE_EXP), 6u);
  EXPECT_EQ(*static_cast<const char *>(memory[2]), 'p');
  for (void *pointer : memory)
    EXPECT_SUCCESS(MemoryKind::close(session, pointer));
}

using MockMemoryProcesses = KindTest<MemoryKind>;

TEST_F(MockMemoryProcesses, OpenManyOneByOne) {
  const Owned<MemoryKind> object(session(), 4096);
  *static_cast<char *>(object.get()) = 'p';
  const Exported<MemoryKind> handle(session(), object.get());
  expectSuccessWith(openManyAtTheSecondTryRole, handle.bytes());
}

// Only the calls that the variable names fail.
UR_ROLE(failChosenCalls) {
  EXPECT_SUCCESS(allocate(parent.session()));
  EXPECT_EQ(allocate(parent.session()), kCode);
  EXPECT_SUCCESS(allocate(parent.session()));
  const Owned<PhysicalMemoryKind> memory(parent.session(), 4096);
  EXPECT_EQ(urPhysicalMemRetain(memory.get()), UR_RESULT_ERROR_DEVICE_LOST);
}

UR_ROLE(failNothing) {
  for (int i = 0; i < 3; ++i)
    EXPECT_SUCCESS(allocate(parent.session()));
}

class MockFailVariable : public testing::Test {
protected:
  // Runs a role with this value of the variable, and returns the mock's log.
  static std::string run(const Role &role, const std::string &value) {
    const TemporaryDirectory directory;
    const std::string file = directory.path() / "log";
    const ScopedVariable variable("UR_IPC_MOCK_FAIL", value);
    const ScopedVariable log("UR_LOG_MOCK",
                             fmt::format("level:error;flush:error;output:file,'{}'", file));
    Child(role).expectSuccess();
    return contentOf(file);
  }
};

TEST_F(MockFailVariable, MakesCallsFailAndIgnoresInvalidParts) {
  const std::string log =
      run(failChosenCallsRole, "urUSMSharedAlloc:2:UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY,"
                               "urUSMSharedAllok:1:UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY,"
                               "urPhysicalMemRetain:1:UR_RESULT_ERROR_DEVICE_LOST,");
  EXPECT_NE(log.find("`urUSMSharedAllok:1:UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY` is ignored"),
            std::string::npos)
      << log;
}

struct Malformed {
  const char *value;
  const char *cause;
};

class MalformedMockFailVariable : public MockFailVariable,
                                  public testing::WithParamInterface<Malformed> {};

TEST_P(MalformedMockFailVariable, IsLoggedAndFailsNothing) {
  const std::string log = run(failNothingRole, GetParam().value);
  EXPECT_NE(log.find("UR_IPC_MOCK_FAIL: `"), std::string::npos) << log;
  EXPECT_NE(log.find(GetParam().cause), std::string::npos) << log;
}

INSTANTIATE_TEST_SUITE_P(
    Values, MalformedMockFailVariable,
    testing::Values(
        Malformed{"urUSMSharedAlloc", "three parts"},
        Malformed{"urUSMSharedAlloc:1", "three parts"},
        Malformed{"urUSMSharedAlloc:1:", "three parts"}, Malformed{",", "three parts"},
        Malformed{"urLoaderInit:1:UR_RESULT_ERROR_UNKNOWN", "no function `urLoaderInit`"},
        Malformed{"urUSMSharedAlloc:0:UR_RESULT_ERROR_UNKNOWN", "`0` is not the number"},
        Malformed{"urUSMSharedAlloc:-1:UR_RESULT_ERROR_UNKNOWN", "`-1` is not the number"},
        Malformed{"urUSMSharedAlloc:1x:UR_RESULT_ERROR_UNKNOWN", "`1x` is not the number"},
        Malformed{"urUSMSharedAlloc::UR_RESULT_ERROR_UNKNOWN", "`` is not the number"},
        Malformed{"urUSMSharedAlloc:99999999999999999999:UR_RESULT_ERROR_UNKNOWN",
                  "is not the number"},
        Malformed{"urUSMSharedAlloc:1:UR_RESULT_EROR_UNKNOWN", "is not a result code"},
        Malformed{"urUSMSharedAlloc:1:UR_RESULT_ERROR_UNKNOWN:1", "is not a result code"},
        Malformed{"urUSMSharedAlloc:1:UR_RESULT_SUCCESS", "is not a failure"}));

} // namespace

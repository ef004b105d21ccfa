// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Processes on two machines share memory. A process with another boot id, and only a fabric in
// common with this machine, simulates the other machine.
#include "test/conformance/support/bytes.hpp"
#include "test/conformance/support/handle_layout.hpp"
#include "test/conformance/support/try_open.hpp"
#include "test/unit/cuda_like/peers.hpp"
#include "test/unit/log/scoped_variable.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include <gtest/gtest.h>
#include <sched.h>
#include <sys/mount.h>
#include <unistd.h>

namespace {

using namespace ur::support;
using namespace ur::test;

constexpr const char *kOtherMachine = "UR_TEST_OTHER_MACHINE";

// Runs before other code can start threads, because a process with threads cannot enter a user
// namespace.
__attribute__((constructor(101))) void moveToOtherMachine() {
  if (!std::getenv(kOtherMachine))
    return;
  const std::string folder = "/proc/sys/kernel/random";
  const auto user = getuid();
  const auto group = getgid();
  if (unshare(CLONE_NEWNS) != 0 && unshare(CLONE_NEWUSER | CLONE_NEWNS) == 0) {
    std::ofstream("/proc/self/uid_map") << user << ' ' << user << " 1";
    std::ofstream("/proc/self/setgroups") << "deny";
    std::ofstream("/proc/self/gid_map") << group << ' ' << group << " 1";
  }
  if (mount("", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0 &&
      mount("", folder.c_str(), "tmpfs", 0, nullptr) == 0)
    std::ofstream(folder + "/boot_id") << "6c62272e-07bb-4014-a2b8-21756295c58d\n";
  else
    std::perror("cannot get another boot id");
}

// While this object exists, children start on the other machine, with another device than the
// exporter.
struct OtherMachine {
  ScopedVariable moved{kOtherMachine, "1"};
  ScopedVariable visible{"CUDA_VISIBLE_DEVICES", "1"};
};

template <typename Kind> void answerRemotely(Parent &parent) {
  const Session &session = parent.session();
  const HandleBytes handle = parent.receiveHandle();
  const auto size = readField<std::uint64_t>(handle, field::kLength);
  const Opened<Kind> opened(session, handle);
  const View<Kind> view(session, opened.get(), size);
  if constexpr (std::is_same_v<Kind, MemoryKind>) {
    const auto query = allocationQuery(session.context(), opened.get());
    EXPECT_EQ(info<ur_device_handle_t>(query, UR_USM_ALLOC_INFO_DEVICE), session.device());
  }
  EXPECT_TRUE(hasPattern(session, view.data(), size, kParentSeed));
  writePattern(session, view.data(), size, kChildSeed);
}
UR_ROLE_FOR_KINDS(answerRemotely);

// Opens a handle after the exporter has put it.
template <typename Kind> void expectStale(Parent &parent) {
  HandleBytes handle = parent.receiveHandle();
  EXPECT_REFUSED(kInvalidValue, tryOpen<Kind>(parent.session(), std::move(handle)));
  EXPECT_NE(lastErrorText().find("put"), std::string::npos);
}
UR_ROLE_FOR_KINDS(expectStale);

// Checks the result code and the text of an open that must fail.
template <typename Kind> void failToOpen(Parent &parent) {
  const auto result = parent.receive<ur_result_t>();
  const HandleBytes text = parent.receiveHandle();
  EXPECT_REFUSED(result, tryOpen<Kind>(parent.session(), parent.receiveHandle()));
  const std::string actual = lastErrorText();
  EXPECT_NE(actual.find(std::string_view(reinterpret_cast<const char *>(text.data()), text.size())),
            std::string::npos)
      << actual;
}
UR_ROLE_FOR_KINDS(failToOpen, Role::Start::Cold);

template <typename Kind>
void expectRefusal(const HandleBytes &handle, ur_result_t result, const std::string &text) {
  SCOPED_TRACE(text);
  Child child(failToOpenRole<Kind>);
  child.send(result);
  const auto *const bytes = reinterpret_cast<const std::byte *>(text.data());
  child.sendHandle({bytes, bytes + text.size()});
  child.sendHandle(handle);
  child.expectSuccess();
}

template <typename Kind> class FabricTest : public KindTest<Kind> {
protected:
  static constexpr const char *kNoProof = "UR_IPC_FABRIC=1 and a device with";
  static constexpr const char *kUnknown = "the driver does not know its memory";

  // Writes the memory in this process, and checks the bytes that a process on the other machine
  // writes.
  void expectAnswer(std::size_t size) {
    const Owned<Kind> object(this->session(), size);
    const View<Kind> view(this->session(), object.get(), size);
    writePattern(this->session(), view.data(), size, kParentSeed);
    Exported<Kind> handle(this->session(), object.get());
    const HandleBytes bytes = handle.bytes();
    EXPECT_SUCCESS(handle.put()); // a put does not revoke the handle on other machines
    const OtherMachine other;
    expectSuccessWith(answerRemotelyRole<Kind>, bytes);
    EXPECT_TRUE(hasPattern(this->session(), view.data(), size, kChildSeed));
  }
};
using DeviceKinds = ::testing::Types<MemoryKind, PhysicalMemoryKind>;
TYPED_TEST_SUITE(FabricTest, DeviceKinds, KindNames);

TYPED_TEST(FabricTest, SharesMemoryWithAnotherMachine) {
  for (const std::size_t size : {kPage, 5 * kPage})
    this->expectAnswer(size);
}

TYPED_TEST(FabricTest, NeedsTheProofOnItsOwnMachine) {
  const Owned<TypeParam> object(this->session(), kPage);
  const View<TypeParam> view(this->session(), object.get(), kPage);
  writePattern(this->session(), view.data(), kPage, kParentSeed);
  Exported<TypeParam> handle(this->session(), object.get());
  const HandleBytes bytes = handle.bytes();
  {
    const ScopedVariable local("UR_IPC_FABRIC", std::nullopt); // the importer needs no option
    expectSuccessWith(answerRemotelyRole<TypeParam>, bytes);
  }
  EXPECT_TRUE(hasPattern(this->session(), view.data(), kPage, kChildSeed));
  EXPECT_SUCCESS(handle.put());
  expectSuccessWith(expectStaleRole<TypeParam>, bytes);
}

TYPED_TEST(FabricTest, IsRefusedWithoutTheOption) {
  const Owned<TypeParam> object(this->session(), kPage);
  const Exported<TypeParam> handle(this->session(), object.get());
  const OtherMachine other;
  {
    const ScopedVariable off("UR_IPC_FABRIC", std::nullopt);
    expectRefusal<TypeParam>(handle.bytes(), kInvalidValue, this->kNoProof);
  }
  const ScopedVariable noFabric("CU_HOST_DRIVER_FABRIC", std::nullopt);
  expectRefusal<TypeParam>(handle.bytes(), kUnsupportedFeature, "IMEX channel");
}

TYPED_TEST(FabricTest, IsRefusedWithoutTheExportersChannel) {
  const Owned<TypeParam> object(this->session(), kPage);
  const Exported<TypeParam> handle(this->session(), object.get());
  const OtherMachine other;
  // The probe imports a descriptor and a fabric handle. The open makes the third import.
  const ScopedVariable failing("CU_HOST_DRIVER_FAIL", "cuMemImportFromShareableHandle:3:800");
  expectRefusal<TypeParam>(handle.bytes(), kInvalidArgument, "the same IMEX channel");
}

TYPED_TEST(FabricTest, IsRefusedByADeviceWithoutAccess) {
  const Owned<TypeParam> object(this->session(), kPage);
  const Exported<TypeParam> handle(this->session(), object.get());
  const OtherMachine other;
  // The probe makes the first five calls. The codes mean: invalid device, no peer access, not
  // permitted.
  for (const char *code : {"101", "217", "800"}) {
    const ScopedVariable failing("CU_HOST_DRIVER_FAIL", std::string("cuMemSetAccess:6:") + code);
    expectRefusal<TypeParam>(handle.bytes(), kInvalidValue,
                             "cannot open memory on another machine");
  }
}

TYPED_TEST(FabricTest, RefusesForgedHandles) {
  const Owned<TypeParam> object(this->session(), 2 * kPage);
  const Exported<TypeParam> exported(this->session(), object.get());
  const HandleBytes handle = exported.bytes();
  const auto withSize = [&](std::uint64_t size) {
    return forge(forge(handle, field::kObjectSize, size), field::kLength, size);
  };
  const HandleBytes local = forge(withFlags(handle, 0), field::kDriverHandle, 1);
  const OtherMachine other;
  expectRefusal<TypeParam>(local, kInvalidValue, this->kNoProof);
  expectRefusal<TypeParam>(withFlags(local, kFabricFlag), kInvalidValue, this->kUnknown);
  expectRefusal<TypeParam>(withFlags(handle, kFabricFlag | 1), kInvalidValue, this->kNoProof);
  for (const std::size_t size : {kPage, 3 * kPage})
    expectRefusal<TypeParam>(withSize(size), kInvalidValue, "does not map");
  expectRefusal<TypeParam>(withSize(~std::uint64_t{0}), kInvalidValue,
                           "memory of 18446744073709551615 bytes");
  expectRefusal<TypeParam>(withSize(~std::uint64_t{0} - kPage + 1),
                           UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, "cannot reserve addresses");
  expectRefusal<TypeParam>(withField(handle, field::kDriverHandle, ~handle[field::kDriverHandle]),
                           kInvalidValue, "checksum");
}

TYPED_TEST(FabricTest, IsStaleAfterAFree) {
  Owned<TypeParam> object(this->session(), kPage);
  const HandleBytes handle = Exported<TypeParam>(this->session(), object.get()).bytes();
  object.destroy();
  const OtherMachine other;
  expectRefusal<TypeParam>(handle, kInvalidValue, this->kUnknown);
}

using FabricMemoryTest = FabricTest<MemoryKind>;

TEST_F(FabricMemoryTest, SharesFromAnOffset) {
  const Owned<MemoryKind> memory(session(), 2 * kPage);
  std::byte *const pointer = static_cast<std::byte *>(memory.get()) + kOffset;
  const Exported<MemoryKind> handle(session(), pointer);
  writePattern(session(), pointer, 2 * kPage - kOffset, kParentSeed);
  const OtherMachine other;
  expectSuccessWith(answerRemotelyRole<MemoryKind>, handle.bytes());
  EXPECT_TRUE(hasPattern(session(), pointer, 2 * kPage - kOffset, kChildSeed));
}

// The size of USM memory need not be a multiple of the granularity.
TEST_F(FabricMemoryTest, SharesAnySize) { expectAnswer(kPage + 4096); }

TEST_F(FabricMemoryTest, SharesMemoryOfTheApplication) {
  const Application application;
  const MappedObjects objects(1, kPage,
                              driver::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR |
                                  driver::CU_MEM_HANDLE_TYPE_FABRIC);
  const Exported<MemoryKind> handle(session(), objects.at());
  writePattern(session(), objects.at(), kPage, kParentSeed);
  const OtherMachine other;
  expectSuccessWith(answerRemotelyRole<MemoryKind>, handle.bytes());
  EXPECT_TRUE(hasPattern(session(), objects.at(), kPage, kChildSeed));
}

UR_ROLE(mapReadOnly) {
  const Session &session = parent.session();
  const Opened<PhysicalMemoryKind> opened(session, parent.receiveHandle());
  void *start = nullptr;
  ASSERT_SUCCESS(urVirtualMemReserve(session.context(), nullptr, kPage, &start));
  ASSERT_SUCCESS(urVirtualMemMap(session.context(), start, kPage, opened.get(), 0,
                                 UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY));
  EXPECT_EQ(accessOf(0, start), kRead);
  EXPECT_TRUE(hasPattern(session, start, kPage, kParentSeed));
  EXPECT_SUCCESS(urVirtualMemUnmap(session.context(), start, kPage));
  EXPECT_SUCCESS(urVirtualMemFree(session.context(), start, kPage));
}

TEST_F(FabricMemoryTest, MapsForReadingOnly) {
  const Owned<PhysicalMemoryKind> memory(session(), kPage);
  const View<PhysicalMemoryKind> view(session(), memory.get(), kPage);
  writePattern(session(), view.data(), kPage, kParentSeed);
  const Exported<PhysicalMemoryKind> handle(session(), memory.get());
  const OtherMachine other;
  expectSuccessWith(mapReadOnlyRole, handle.bytes());
}

UR_ROLE(shareUntilKilled, Role::Start::Cold) {
  const Owned<MemoryKind> memory(parent.session(), kPage);
  writePattern(parent.session(), memory.get(), kPage, kParentSeed);
  const Exported<MemoryKind> handle(parent.session(), memory.get());
  parent.sendHandle(handle.bytes());
  parent.meet(); // never returns, because the parent kills this process
}

UR_ROLE(outliveTheExporter) {
  const HandleBytes handle = parent.receiveHandle();
  const OpenedMemory opened(parent.session(), handle);
  parent.meet(); // the exporter is running
  parent.meet(); // the exporter has exited
  EXPECT_TRUE(hasPattern(parent.session(), opened.get(), kPage, kParentSeed));
  EXPECT_REFUSED(kInvalidValue, tryOpen<MemoryKind>(parent.session(), handle));
}

TEST_F(FabricMemoryTest, RefusesHandlesOfAnEndedExporter) {
  Child exporter(shareUntilKilledRole);
  const HandleBytes handle = exporter.receiveHandle();
  const OtherMachine other;
  Child importer(outliveTheExporterRole);
  importer.sendHandle(handle);
  importer.meet();
  exporter.kill();
  importer.meet();
  importer.expectSuccess();
}

TEST_F(FabricMemoryTest, RefusesEventsAndOtherKinds) {
  const Owned<EventKind> event(session());
  const Exported<EventKind> handle(session(), event.get());
  const Owned<MemoryKind> memory(session(), kPage);
  const Exported<MemoryKind> memoryHandle(session(), memory.get());
  const OtherMachine other;
  expectRefusal<EventKind>(withFlags(handle.bytes(), kFabricFlag), kInvalidValue,
                           "events work only between processes of one machine");
  expectRefusal<PhysicalMemoryKind>(memoryHandle.bytes(), kInvalidValue, "kind 1");
}

// Shares memory with a process on the same machine. Expects that the probe of fabrics has passed,
// or that it has failed.
void expectSharingOnThisMachine(const Session &session, bool hasPassed) {
  const Owned<MemoryKind> memory(session, kPage);
  EXPECT_EQ(session.entry().supports(UR_DEVICE_INFO_IPC_FABRIC_SUPPORT_EXP), hasPassed);
  const Exported<MemoryKind> handle(session, memory.get());
  EXPECT_EQ(readField<std::uint32_t>(handle.bytes(), field::kFlags), 0u);
  writePattern(session, memory.get(), kPage, kParentSeed);
  expectSuccessWith(answerRemotelyRole<MemoryKind>, handle.bytes());
  EXPECT_TRUE(hasPattern(session, memory.get(), kPage, kChildSeed));
}
UR_ROLE(shareOnThisMachine, Role::Start::Cold) {
  expectSharingOnThisMachine(parent.session(), parent.receive<bool>());
}

void expectSharingWith(const char *failure, bool hasPassed) {
  SCOPED_TRACE(failure);
  const ScopedVariable failing("CU_HOST_DRIVER_FAIL", failure);
  Child child(shareOnThisMachineRole);
  child.send(hasPassed);
  child.expectSuccess();
}

TEST_F(FabricMemoryTest, StaysOnThisMachineIfTheDriverFails) {
  // The first three calls export the probe's descriptor, the probe's fabric handle and Get's
  // descriptor.
  expectSharingWith("cuMemExportToShareableHandle:4:800", true);
  // The probe creates three objects, and the allocation creates the fourth.
  expectSharingWith("cuMemCreate:4:800", true);
}

// The probe of fabrics creates the third object. The driver returns CUDA_ERROR_OUT_OF_MEMORY (2).
TEST_F(FabricMemoryTest, StaysOnThisMachineIfTheProbeLacksMemory) {
  expectSharingWith("cuMemCreate:3:2", false);
}

// Tests with UR_IPC_FABRIC=1 on a machine without a fabric.
using NoFabricTest = DeviceTest;

TEST_F(NoFabricTest, MemoryIsSharedLocally) { expectSharingOnThisMachine(session(), false); }

} // namespace

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/unit/level_zero_driver/level_zero.hpp"
#include "test/unit/level_zero_driver/program.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <string>
#include <thread>
#include <tuple>

#include <fcntl.h>
#include <gmock/gmock.h>
#include <sys/stat.h>
#include <unistd.h>

namespace host_driver::test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

constexpr std::size_t kPage = 65536;
constexpr auto kReadWrite = ZE_MEMORY_ACCESS_ATTRIBUTE_READWRITE;

ze_result_t tryCreate(const LevelZero &zero, std::size_t size, const void *chain,
                      ze_physical_mem_handle_t *physical) {
  ze_physical_mem_desc_t desc = {ZE_STRUCTURE_TYPE_PHYSICAL_MEM_DESC, chain, 0, size};
  return zePhysicalMemCreate(zero.context, zero.device, &desc, physical);
}

ze_physical_mem_handle_t createToExport(const LevelZero &zero, std::size_t size) {
  const ze_external_memory_export_desc_t desc = {ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_DESC,
                                                 nullptr, ZE_EXTERNAL_MEMORY_TYPE_FLAG_OPAQUE_FD};
  return zero.physical(size, &desc);
}

ze_physical_mem_handle_t import(const LevelZero &zero, std::size_t size, int fd) {
  const ze_external_memory_import_fd_t desc = {ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMPORT_FD, nullptr,
                                               ZE_EXTERNAL_MEMORY_TYPE_FLAG_OPAQUE_FD, fd};
  return zero.physical(size, &desc);
}

int exportedFd(const LevelZero &zero, ze_physical_mem_handle_t physical, std::size_t size) {
  ze_external_memory_export_fd_t exported = {ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_FD, nullptr,
                                             ZE_EXTERNAL_MEMORY_TYPE_FLAG_OPAQUE_FD, -1};
  newer::PhysicalMemProperties properties = {newer::kPhysicalMemProperties, &exported, 0, 0};
  const auto query =
      zero.extension<newer::PhysicalMemGetPropertiesFn>("zePhysicalMemGetProperties");
  MUST(query(raw(ZEL_HANDLE_CONTEXT, zero.context), raw(ZEL_HANDLE_PHYSICAL_MEM, physical),
             &properties));
  EXPECT_EQ(properties.size, size);
  return exported.fd;
}

class Range {
public:
  Range(const LevelZero &zero, std::size_t size) : zero_(zero), start_(zero.reserve(size)) {}

  std::byte *at(std::size_t offset) const { return start_ + offset; }
  ze_result_t map(std::size_t offset, std::size_t size, ze_physical_mem_handle_t physical) const {
    return zeVirtualMemMap(zero_.context, at(offset), size, physical, 0, kReadWrite);
  }
  void unmap(std::size_t offset, std::size_t size) const { zero_.unmap(at(offset), size); }

private:
  const LevelZero &zero_;
  std::byte *const start_;
};

DRIVER_TEST(MappingsThatBreakARuleAreRefused) {
  const LevelZero zero;
  ze_physical_mem_handle_t physical = nullptr;
  EXPECT_EQ(tryCreate(zero, 4096, nullptr, &physical), ZE_RESULT_ERROR_UNSUPPORTED_SIZE);

  physical = zero.physical(kPage);
  const Range range(zero, 2 * kPage);
  EXPECT_EQ(zeVirtualMemMap(zero.context, range.at(0), kPage, physical, kPage, kReadWrite),
            ZE_RESULT_ERROR_INVALID_ARGUMENT)
      << "the driver mapped memory beyond the end of the object";
  EXPECT_EQ(range.map(4096, kPage, physical), ZE_RESULT_ERROR_UNSUPPORTED_ALIGNMENT);
  MUST(range.map(0, kPage, physical));
  EXPECT_EQ(range.map(kPage, kPage, physical), ZE_RESULT_ERROR_INVALID_ARGUMENT)
      << "the driver mapped the object twice";
  range.unmap(0, kPage);
}

DRIVER_TEST(CommandOnUnmappedMemoryLosesTheDevice) {
  const LevelZero zero;
  const Range range(zero, kPage);
  const ze_command_list_handle_t list = zero.immediateList();
  const int value = 1;
  MUST(
      zeCommandListAppendMemoryCopy(list, range.at(0), &value, sizeof(value), nullptr, 0, nullptr));
  const auto synchronize =
      zero.extension<newer::CommandListHostSynchronizeFn>("zeCommandListHostSynchronize");
  EXPECT_EQ(synchronize(raw(ZEL_HANDLE_COMMAND_LIST, list), UINT64_MAX),
            ZE_RESULT_ERROR_DEVICE_LOST);
}

// An application's descriptor. The application must work whether or not the driver closes the
// descriptor, so it compares the file before it closes the descriptor itself.
struct OwnDescriptor {
  explicit OwnDescriptor(int descriptor) : fd(descriptor) { fstat(fd, &file); }
  void closeIfOurs() const {
    struct stat now = {};
    if (fstat(fd, &now) == 0 && now.st_ino == file.st_ino && now.st_dev == file.st_dev)
      close(fd);
  }

  int fd;
  struct stat file = {};
};

// Expects that bytes written through one object can be read through the other.
void expectSameBytes(const LevelZero &zero, ze_physical_mem_handle_t one,
                     ze_physical_mem_handle_t other) {
  const Range here(zero, kPage);
  const Range range(zero, kPage);
  MUST(here.map(0, kPage, one));
  MUST(range.map(0, kPage, other));
  *reinterpret_cast<int *>(here.at(0)) = 5;
  EXPECT_EQ(*reinterpret_cast<int *>(range.at(0)), 5);
  here.unmap(0, kPage);
  range.unmap(0, kPage);
}

using Rules = std::tuple<const char *, const char *>;

Environment environmentOf(const Rules &rules) {
  return {{"ZE_HOST_DRIVER_EXPORTED_FD", std::get<0>(rules)},
          {"ZE_HOST_DRIVER_IMPORTED_FD", std::get<1>(rules)},
          {"ZE_HOST_DRIVER_TOMBSTONES", "1"}};
}

nlohmann::json censusOf(const Role &role, const Environment &environment) {
  const Outcome outcome = run(role, environment);
  EXPECT_TRUE(outcome.status.success()) << outcome.log;
  EXPECT_EQ(outcome.census.size(), 1U) << outcome.log;
  return outcome.census.empty() ? nlohmann::json() : outcome.census.front();
}

DRIVER_ROLE(closesNothing) {
  const LevelZero zero;
  const ze_physical_mem_handle_t physical = createToExport(zero, kPage);
  const int fd = fcntl(exportedFd(zero, physical, kPage), F_DUPFD_CLOEXEC, 0);
  zero.destroy(import(zero, kPage, fd));
  zero.destroy(physical);
}

TEST(Ownership, FindsDescriptorsThatTheApplicationShouldHaveClosed) {
  const auto held = [](const char *exported, const char *imported) {
    return censusOf(closesNothingRole, environmentOf({exported, imported}))
        .at("application_descriptors");
  };
  EXPECT_THAT(held("driver", "at_destroy"), IsEmpty());
  EXPECT_THAT(held("driver", "caller"), SizeIs(1));
  EXPECT_THAT(held("cached", "at_import"), SizeIs(1));
  EXPECT_THAT(held("fresh", "caller"), SizeIs(2));
}

// Opens so many files that the driver must check which of them are still open.
DRIVER_ROLE(leavesADescriptorAmongManyFiles) {
  const LevelZero zero;
  const ze_physical_mem_handle_t physical = createToExport(zero, kPage);
  const int left = fcntl(exportedFd(zero, physical, kPage), F_DUPFD_CLOEXEC, 0);
  zero.destroy(physical);
  std::atomic<bool> ended{false};
  std::thread beside([&] {
    while (!ended.load(std::memory_order_relaxed)) {
      std::array<int, 64> others{};
      std::ranges::generate(others, [&] { return dup(left); });
      std::ranges::for_each(others, close);
    }
  });
  for (int file = 0; file < 5000; ++file)
    zero.free(zero.allocate(kPage));
  ended.store(true, std::memory_order_relaxed);
  beside.join();
}

TEST(Ownership, FindsDescriptorsAmongManyFiles) {
  EXPECT_THAT(censusOf(leavesADescriptorAmongManyFilesRole, environmentOf({"driver", "caller"}))
                  .at("application_descriptors"),
              SizeIs(1));
}

DRIVER_ROLE(closesTheImportAtOnce) {
  const LevelZero zero;
  const ze_physical_mem_handle_t physical = createToExport(zero, kPage);
  const OwnDescriptor exported(exportedFd(zero, physical, kPage));
  const int fd = fcntl(exported.fd, F_DUPFD_CLOEXEC, 0);
  const ze_physical_mem_handle_t twin = import(zero, kPage, fd);
  close(fd);
  zero.destroy(twin);
  zero.destroy(physical);
  exported.closeIfOurs();
}

DRIVER_ROLE(closesEverythingAtTheEnd) {
  const LevelZero zero;
  const ze_physical_mem_handle_t physical = createToExport(zero, kPage);
  const int exported = exportedFd(zero, physical, kPage);
  const int imported = fcntl(exported, F_DUPFD_CLOEXEC, 0);
  zero.destroy(import(zero, kPage, imported));
  zero.destroy(physical);
  close(imported);
  close(exported);
}

// An import keeps the memory alive, whether or not its descriptor is closed.
DRIVER_ROLE(mapsAnImportWhoseDescriptorIsClosed) {
  const LevelZero zero;
  const ze_physical_mem_handle_t physical = createToExport(zero, kPage);
  const OwnDescriptor exported(exportedFd(zero, physical, kPage));
  const OwnDescriptor imported(fcntl(exported.fd, F_DUPFD_CLOEXEC, 0));
  const ze_physical_mem_handle_t twin = import(zero, kPage, imported.fd);
  imported.closeIfOurs();
  expectSameBytes(zero, physical, twin);
  zero.destroy(twin);
  zero.destroy(physical);
  exported.closeIfOurs();
}

TEST(Ownership, ImportedMemoryOutlivesItsDescriptor) {
  for (const char *rule : {"at_destroy", "at_import", "caller"}) {
    const Outcome outcome =
        run(mapsAnImportWhoseDescriptorIsClosedRole, {{"ZE_HOST_DRIVER_IMPORTED_FD", rule}});
    EXPECT_TRUE(outcome.status.success()) << rule << ": " << outcome.log;
  }
}

TEST(Ownership, FindsDescriptorsThatAreClosedTwice) {
  const auto misuse = [](const Role &role, const char *exported, const char *imported) {
    return censusOf(role, environmentOf({exported, imported}))
        .at("misuse")
        .get<std::vector<std::string>>();
  };
  EXPECT_THAT(misuse(closesTheImportAtOnceRole, "cached", "at_destroy"),
              ElementsAre(HasSubstr("(an imported descriptor) belongs to the driver")));
  EXPECT_THAT(misuse(closesTheImportAtOnceRole, "cached", "at_import"),
              ElementsAre(HasSubstr("closed its number again")));
  EXPECT_THAT(misuse(closesTheImportAtOnceRole, "cached", "caller"), IsEmpty());
  EXPECT_THAT(misuse(closesEverythingAtTheEndRole, "cached", "caller"), IsEmpty());
  EXPECT_THAT(misuse(closesEverythingAtTheEndRole, "driver", "caller"),
              ElementsAre(HasSubstr("closed its number again")));
  EXPECT_THAT(misuse(closesEverythingAtTheEndRole, "cached", "at_destroy"),
              ElementsAre(HasSubstr("closed its number again")));
}

DRIVER_ROLE(importsABadDescriptor) {
  const LevelZero zero;
  const ze_external_memory_import_fd_t desc = {ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMPORT_FD, nullptr,
                                               ZE_EXTERNAL_MEMORY_TYPE_FLAG_OPAQUE_FD, 0};
  ze_physical_mem_handle_t physical = nullptr;
  EXPECT_EQ(tryCreate(zero, kPage, &desc, &physical), ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY);
  EXPECT_NE(fcntl(0, F_GETFD), -1) << "a failed import closed the descriptor";
}

TEST(Ownership, DoesNotCloseARejectedDescriptor) { expectClean(run(importsABadDescriptorRole)); }

} // namespace
} // namespace host_driver::test

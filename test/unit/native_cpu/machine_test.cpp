// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tests the facts that the device reports. They come from files and calls of the system.
#include "adapters/native_cpu/machine.hpp"

#include "adapters/kit/host_uuid.hpp"
#include "base/unique_handle.hpp"
#include "ipc/process_identity.hpp"
#include "test/support/this_process.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <thread>

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <sys/mman.h>
#include <sys/sysinfo.h>
#include <unistd.h>

namespace ur::native_cpu {
namespace {

// A file with this text, which replaces a system file.
class TextFile {
public:
  explicit TextFile(const std::string &text) : file_(memfd_create("text", MFD_CLOEXEC)) {
    path_ = fmt::format("/proc/self/fd/{}", file_.get());
    EXPECT_EQ(write(file_.get(), text.data(), text.size()), static_cast<ssize_t>(text.size()));
  }
  const char *path() const { return path_.c_str(); }

private:
  base::UniqueFd file_;
  std::string path_;
};

// Sources without any fact. Tests add facts.
class MachineTest : public ::testing::Test {
protected:
  MachineTest() {
    values.clear();
    processors = -1;
    sources_.processors = sources_.memory = sources_.highestClock = "/proc/self/none";
    sources_.systemValue = [](int name) {
      const auto entry = values.find(name);
      return entry != values.end() ? entry->second : -1l;
    };
    sources_.affinity = [](pid_t thread, std::size_t, cpu_set_t *set) {
      EXPECT_EQ(thread, 0) << "0 stands for the calling thread";
      CPU_ZERO(set);
      for (int processor = 0; processor < processors; ++processor)
        CPU_SET(2 * processor, set);
      return processors < 0 ? -1 : 0;
    };
  }

  Machine withProcessors(const std::string &text) {
    const TextFile file(text);
    sources_.processors = file.path();
    const Machine machine = readMachine(sources_);
    sources_.processors = "/proc/self/none";
    return machine;
  }

  static inline std::map<int, long> values;
  static inline int processors;
  MachineSources sources_;
};

TEST_F(MachineTest, HasDefaultsForUnknownFacts) {
  const Machine machine = readMachine(sources_);
  EXPECT_EQ(machine.processorName, "CPU");
  EXPECT_EQ(machine.vendorName, "unknown");
  EXPECT_EQ(machine.vendorId, 0u);
  EXPECT_EQ(machine.processors, 1u);
  EXPECT_EQ(machine.megahertz, 0u);
  EXPECT_EQ(machine.cacheLineBytes, 64u);
  EXPECT_EQ(machine.cacheBytes, 0u);
  EXPECT_EQ(freeMemoryBytes(sources_), 0u);
}

TEST_F(MachineTest, NamesItsProcessorAndItsVendor) {
  struct Case {
    const char *text;
    const char *processor;
    const char *vendor;
    std::uint32_t id;
  };
  for (const Case &expected :
       {Case{"processor\t: 0\nvendor_id\t: GenuineIntel\nmodel\t\t: 85\n"
             "model name\t: Xeon: the second\nmodel name\t: another\n",
             "Xeon: the second", "Intel", 0x8086},
        Case{"vendor_id:AuthenticAMD\nmodel name:EPYC\n", "EPYC", "AMD", 0x1022},
        Case{"CPU implementer\t: 0x41\n", "CPU", "ARM", 0x13b5},
        Case{"CPU implementer\t: 0x4e\nmodel name\t:\n", "CPU", "NVIDIA", 0x10de},
        Case{"no colon\nvendor_id other: AuthenticAMD\nvendor_id : Somebody\n", "CPU", "unknown",
             0}}) {
    const Machine machine = withProcessors(expected.text);
    EXPECT_EQ(machine.processorName, expected.processor);
    EXPECT_EQ(machine.vendorName, expected.vendor);
    EXPECT_EQ(machine.vendorId, expected.id);
  }
}

TEST_F(MachineTest, HasItsHighestClock) {
  const std::string now = "cpu MHz\t\t: 2100.513\n";
  EXPECT_EQ(withProcessors(now).megahertz, 2100u);
  EXPECT_EQ(withProcessors("cpu MHz\t\t: unknown\n").megahertz, 0u);
  const TextFile highest("3500999\n");
  sources_.highestClock = highest.path();
  EXPECT_EQ(withProcessors(now).megahertz, 3500u);
  const TextFile malformed("unknown\n");
  sources_.highestClock = malformed.path();
  EXPECT_EQ(withProcessors(now).megahertz, 2100u);
}

TEST_F(MachineTest, CountsTheProcessorsThatItMayRunOn) {
  values[_SC_NPROCESSORS_ONLN] = 7;
  processors = 3;
  EXPECT_EQ(readMachine(sources_).processors, 3u);
  processors = -1; // more processors than a cpu_set_t can hold
  EXPECT_EQ(readMachine(sources_).processors, 7u);
}

TEST_F(MachineTest, HasTheLastLevelCache) {
  values[_SC_LEVEL1_DCACHE_LINESIZE] = 128;
  values[_SC_LEVEL2_CACHE_SIZE] = 2;
  EXPECT_EQ(readMachine(sources_).cacheLineBytes, 128u);
  EXPECT_EQ(readMachine(sources_).cacheBytes, 2u);
  values[_SC_LEVEL3_CACHE_SIZE] = 3;
  EXPECT_EQ(readMachine(sources_).cacheBytes, 3u);
  values[_SC_LEVEL4_CACHE_SIZE] = 4;
  EXPECT_EQ(readMachine(sources_).cacheBytes, 4u);
}

TEST_F(MachineTest, HasItsMemoryInPages) {
  values[_SC_PAGESIZE] = 8192;
  values[_SC_PHYS_PAGES] = 1000;
  EXPECT_EQ(readMachine(sources_).pageBytes, 8192u);
  EXPECT_EQ(readMachine(sources_).memoryBytes, 8192000u);
  const TextFile memory("MemTotal:  9 kB\nMemAvailable:     123 kB\n");
  sources_.memory = memory.path();
  EXPECT_EQ(freeMemoryBytes(sources_), 123u * 1024);
}

TEST_F(MachineTest, AllocatesAQuarterOfItsMemoryOrAGigabyte) {
  constexpr std::uint64_t kGigabyte = std::uint64_t{1} << 30;
  EXPECT_EQ(maxAllocationBytes(8 * kGigabyte), 2 * kGigabyte);
  EXPECT_EQ(maxAllocationBytes(2 * kGigabyte), kGigabyte);
  EXPECT_EQ(maxAllocationBytes(kGigabyte / 2), kGigabyte / 2);
}

TEST(Machine, MatchesTheSystem) {
  struct sysinfo system{};
  ASSERT_EQ(sysinfo(&system), 0);
  EXPECT_EQ(machine().memoryBytes, system.totalram * system.mem_unit);
  EXPECT_EQ(machine().pageBytes, static_cast<std::uint64_t>(getpagesize()));
  EXPECT_EQ(machine().processors, std::thread::hardware_concurrency());
  EXPECT_EQ(machine().processorName, readMachine({}).processorName);
  EXPECT_LE(freeMemoryBytes(), machine().memoryBytes);
  EXPECT_GT(freeMemoryBytes(), 0u);
}

// Handles contain the UUID, and processes with other versions of this library open the handles.
TEST(HostUuid, DependsOnlyOnTheBootIdAndTheName) {
  const ipc::DeviceUuid &uuid = kit::hostUuid();
  EXPECT_EQ(uuid[6] >> 4, 8) << "the version must be 8, for custom UUIDs";
  EXPECT_EQ(uuid[8] >> 6, 2) << "the variant must be that of RFC 9562";
  const ipc::BootId &boot = test::thisProcess().identity().bootId;
  const std::string name = "ur native_cpu";
  for (std::size_t i = 0; i < uuid.size(); ++i) {
    const unsigned own = i == 6 ? 0x0f : i == 8 ? 0x3f : 0xff;
    const unsigned mixed = boot[i] ^ (i < name.size() ? static_cast<unsigned char>(name[i]) : 0u);
    EXPECT_EQ(uuid[i] & own, mixed & own) << "byte " << i;
  }
}

TEST(HostUuid, DependsOnAllLettersOfALongName) {
  const ipc::BootId boot{};
  EXPECT_NE(kit::hostUuidOf("overlay_level_zero", boot),
            kit::hostUuidOf("overlay_level_zero_v2", boot));
}

} // namespace
} // namespace ur::native_cpu

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the device says of the machine is true, each fact compared with another source.
#include "adapters/native_cpu/machine.hpp"

#include "fixtures.hpp"
#include "ipc/process_identity.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <fstream>
#include <map>
#include <regex>
#include <sstream>
#include <string>
#include <thread>

#include <gtest/gtest.h>
#include <sys/sysinfo.h>
#include <unistd.h>

namespace ur::native_cpu {
namespace {

// The first value of a key in /proc/cpuinfo or /proc/meminfo; "" without one.
std::string valueIn(const char *path, const std::string &key) {
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  std::smatch found;
  const std::string whole = '\n' + text.str();
  return std::regex_search(whole, found, std::regex('\n' + key + R"([ \t]*:[ \t]*([^\n]*))"))
             ? found[1].str()
             : "";
}

TEST(Machine, IsTheOneOfTheSystem) {
  struct sysinfo system{};
  ASSERT_EQ(sysinfo(&system), 0);
  EXPECT_EQ(machine().memoryBytes, system.totalram * system.mem_unit);
  EXPECT_EQ(machine().pageBytes, static_cast<std::uint64_t>(getpagesize()));
  EXPECT_EQ(machine().processors, std::thread::hardware_concurrency());
}

TEST(Machine, NamesItsProcessor) {
  const std::string name = valueIn("/proc/cpuinfo", "model name");
  EXPECT_EQ(machine().processorName, name.empty() ? "CPU" : name);
  const std::map<std::string, std::pair<std::string, std::uint32_t>> vendors{
      {"GenuineIntel", {"Intel", 0x8086}}, {"AuthenticAMD", {"AMD", 0x1022}}};
  const auto known = vendors.find(valueIn("/proc/cpuinfo", "vendor_id"));
  if (known != vendors.end()) {
    EXPECT_EQ(std::make_pair(machine().vendorName, machine().vendorId), known->second);
  }
}

TEST(Machine, HasCachesAndVectorsOfASizeThatExists) {
  EXPECT_TRUE(std::has_single_bit(machine().cacheLineBytes)) << machine().cacheLineBytes;
  EXPECT_GE(machine().cacheLineBytes, 16u);
  EXPECT_EQ(machine().cacheBytes % machine().cacheLineBytes, 0u);
  EXPECT_TRUE(std::has_single_bit(machine().vectorBytes));
  EXPECT_GE(machine().vectorBytes, 16u);
  EXPECT_LE(machine().vectorBytes, 64u);
}

TEST(Machine, HasMemoryToAllocate) {
  constexpr std::uint64_t kGigabyte = std::uint64_t{1} << 30;
  const std::uint64_t memory = machine().memoryBytes;
  EXPECT_LE(maxAllocationBytes(), memory);
  EXPECT_GE(maxAllocationBytes(), std::min(memory, kGigabyte));
  EXPECT_GE(maxAllocationBytes(), memory / 4);
  // At another moment, at which others may have taken of it.
  const std::uint64_t available = std::stoull(valueIn("/proc/meminfo", "MemAvailable")) * 1024;
  EXPECT_LE(freeMemoryBytes(), memory);
  EXPECT_GT(freeMemoryBytes(), available / 4);
}

// It stands in handles, which processes of other versions open.
TEST(DeviceUuid, IsMadeOfTheBootIdInEveryVersion) {
  const Uuid &uuid = deviceUuid();
  EXPECT_EQ(uuid[6] >> 4, 8) << "the version of UUIDs that are made by own rules";
  EXPECT_EQ(uuid[8] >> 6, 2) << "the variant of all UUIDs";
  const ipc::BootId &boot = ipc::processIdentity().bootId;
  const std::string name = "ur native_cpu";
  for (std::size_t i = 0; i < uuid.size(); ++i) {
    const unsigned own = i == 6 ? 0x0f : i == 8 ? 0x3f : 0xff;
    const unsigned mixed = boot[i] ^ (i < name.size() ? static_cast<unsigned char>(name[i]) : 0u);
    EXPECT_EQ(uuid[i] & own, mixed & own) << "byte " << i;
  }
}

class FactsTest : public ContextTest {
protected:
  const kit::DeviceFacts facts_ = backend::readFacts(device_);
};

TEST_F(FactsTest, VectorsOfEveryTypeFillARegister) {
  for (const kit::VectorWidths &widths :
       {facts_.preferredVectorWidths, facts_.nativeVectorWidths}) {
    EXPECT_EQ(widths.ofChar, machine().vectorBytes);
    EXPECT_EQ(widths.ofShort * sizeof(short), machine().vectorBytes);
    EXPECT_EQ(widths.ofInt * sizeof(int), machine().vectorBytes);
    EXPECT_EQ(widths.ofLong * sizeof(long), machine().vectorBytes);
    EXPECT_EQ(widths.ofFloat * sizeof(float), machine().vectorBytes);
    EXPECT_EQ(widths.ofDouble * sizeof(double), machine().vectorBytes);
  }
}

// What programs for processors ask for at the least.
TEST_F(FactsTest, AllowGroupsOfUsualSizes) {
  EXPECT_GE(facts_.workGroupSize, 256u);
  EXPECT_EQ(facts_.subGroups, facts_.workGroupSize) << "sub-groups have one work-item";
  for (const std::size_t size : facts_.workItemSizes)
    EXPECT_EQ(size, facts_.workGroupSize);
  EXPECT_GE(facts_.localMemoryBytes, 32768u);
  EXPECT_GE(facts_.printfBytes, std::size_t{1} << 20);
}

TEST_F(FactsTest, AreOfThisMachine) {
  EXPECT_TRUE(facts_.name.ends_with(machine().processorName)) << facts_.name;
  EXPECT_EQ(facts_.vendorId, machine().vendorId);
  EXPECT_EQ(facts_.computeUnits, machine().processors);
  EXPECT_EQ(facts_.megahertz, machine().megahertz);
  EXPECT_EQ(facts_.memoryBytes, machine().memoryBytes);
  EXPECT_EQ(facts_.cacheLineBytes, machine().cacheLineBytes);
  EXPECT_EQ(facts_.cacheBytes, machine().cacheBytes);
  EXPECT_EQ(facts_.alignmentBits, 8 * machine().pageBytes) << "allocations begin a page";
  EXPECT_EQ(facts_.largestAllocation, maxAllocationBytes());
  EXPECT_TRUE(facts_.hostUnifiedMemory);
  EXPECT_TRUE(facts_.perEventProfiling);
  const bool fused = (facts_.singleFp & UR_DEVICE_FP_CAPABILITY_FLAG_FMA) != 0;
  EXPECT_EQ(fused, machine().fusedMultiplyAdd);
  EXPECT_EQ(facts_.singleFp, facts_.doubleFp);
}

} // namespace
} // namespace ur::native_cpu

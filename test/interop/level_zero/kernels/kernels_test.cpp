// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Tests modules and kernels of the software driver, which runs kernels with the OpenCL driver
// that the environment names.

#include "test/interop/level_zero/kernels/add_kernels.hpp"
#include "test/unit/level_zero_driver/level_zero.hpp"
#include "test/unit/level_zero_driver/program.hpp"

#include <array>
#include <csignal>

#include <gmock/gmock.h>
#include <sys/uio.h>
#include <unistd.h>

namespace host_driver::test {
namespace {

using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::StrEq;

constexpr std::uint32_t kItems = 64;
constexpr std::uint32_t kItemsPerGroup = 16;
using Numbers = std::array<std::uint32_t, kItems>;
constexpr std::size_t kSize = sizeof(Numbers);
const Environment kHidden = {{"ZE_HOST_DRIVER_DEVICE_MEMORY", "hidden"}};

ze_module_desc_t addKernels() {
  ze_module_desc_t desc = {};
  desc.stype = ZE_STRUCTURE_TYPE_MODULE_DESC;
  desc.format = ZE_MODULE_FORMAT_IL_SPIRV;
  desc.inputSize = sizeof(kAddKernels);
  desc.pInputModule = reinterpret_cast<const std::uint8_t *>(kAddKernels);
  return desc;
}

ze_result_t create(const LevelZero &zero, const ze_module_desc_t &desc, ze_module_handle_t *module,
                   ze_module_build_log_handle_t *log = nullptr) {
  return zeModuleCreate(zero.context, zero.device, &desc, module, log);
}

ze_kernel_handle_t kernelOf(ze_module_handle_t module, const char *name) {
  const ze_kernel_desc_t desc = {ZE_STRUCTURE_TYPE_KERNEL_DESC, nullptr, 0, name};
  ze_kernel_handle_t kernel = nullptr;
  MUST(zeKernelCreate(module, &desc, &kernel));
  return kernel;
}

ze_kernel_properties_t propertiesOf(ze_kernel_handle_t kernel) {
  ze_kernel_properties_t properties = {};
  properties.stype = ZE_STRUCTURE_TYPE_KERNEL_PROPERTIES;
  MUST(zeKernelGetProperties(kernel, &properties));
  return properties;
}

void setNumber(ze_kernel_handle_t kernel, std::uint32_t number) {
  MUST(zeKernelSetArgumentValue(kernel, 1, sizeof(number), &number));
}

void setPointer(ze_kernel_handle_t kernel, const void *memory) {
  MUST(zeKernelSetArgumentValue(kernel, 0, sizeof(memory), &memory));
}

ze_result_t launch(ze_command_list_handle_t list, ze_kernel_handle_t kernel,
                   std::uint32_t groups = kItems / kItemsPerGroup) {
  const ze_group_count_t count = {groups, 1, 1};
  return zeCommandListAppendLaunchKernel(list, kernel, &count, nullptr, 0, nullptr);
}

// A kernel, and a command list whose commands are complete when the calls that append them return.
class Program {
public:
  explicit Program(const LevelZero &zero, const char *name = "add",
                   const ze_module_desc_t &desc = addKernels())
      : list(zero.synchronousList()) {
    MUST(create(zero, desc, &module));
    kernel = kernelOf(module, name);
    const std::uint32_t required = propertiesOf(kernel).requiredGroupSizeX;
    MUST(zeKernelSetGroupSize(kernel, required == 0 ? kItemsPerGroup : required, 1, 1));
  }
  Program(const Program &) = delete;
  Program &operator=(const Program &) = delete;
  ~Program() {
    EXPECT_EQ(zeKernelDestroy(kernel), ZE_RESULT_SUCCESS);
    EXPECT_EQ(zeModuleDestroy(module), ZE_RESULT_SUCCESS);
  }

  void add(void *memory, std::uint32_t number) const {
    setPointer(kernel, memory);
    setNumber(kernel, number);
    MUST(launch(list, kernel));
  }
  // Lets the device fill and copy, because the host may not access the memory.
  void clear(void *memory) const {
    const char zero = 0;
    MUST(zeCommandListAppendMemoryFill(list, memory, &zero, 1, kSize, nullptr, 0, nullptr));
  }
  Numbers read(const void *memory) const {
    Numbers numbers = {};
    MUST(zeCommandListAppendMemoryCopy(list, numbers.data(), memory, kSize, nullptr, 0, nullptr));
    return numbers;
  }

  ze_command_list_handle_t list;
  ze_module_handle_t module = nullptr;
  ze_kernel_handle_t kernel = nullptr;
};

// Stores the address of a number in host memory, and runs the kernel that adds 5 to the number.
void addAtAddress(const LevelZero &zero, const Program &program, void *memory) {
  void *address = zero.allocateOnHost(sizeof(memory));
  std::memcpy(address, &memory, sizeof(memory));
  setPointer(program.kernel, address);
  setNumber(program.kernel, 5);
  MUST(launch(program.list, program.kernel, 1));
}

bool canBeReadByTheHost(const void *memory) {
  char byte = 0;
  const iovec to = {&byte, 1};
  const iovec from = {const_cast<void *>(memory), 1};
  return process_vm_readv(getpid(), &to, 1, &from, 1, 0) == 1;
}

DRIVER_TEST(KernelsChangeDeviceMemory) {
  const LevelZero zero;
  void *memory = zero.allocate(kSize);
  const Program program(zero);
  program.clear(memory);
  program.add(memory, 3);
  program.add(memory, 4);
  EXPECT_THAT(program.read(memory), Each(7U));
}

DRIVER_TEST_WITH(kHidden, 1, KernelsChangeMemoryThatTheHostCannotAccess) {
  const LevelZero zero;
  void *memory = zero.allocate(kSize);
  constexpr std::size_t kGranularity = std::size_t{64} * 1024;
  std::byte *const range = zero.reserve(kGranularity);
  const ze_physical_mem_handle_t physical = zero.physical(kGranularity);
  zero.map(range, kGranularity, physical);
  const Program program(zero);
  for (void *address : {memory, static_cast<void *>(range)}) {
    program.clear(address);
    program.add(address, 3);
    program.add(address, 4);
    EXPECT_THAT(program.read(address), Each(7U));
    EXPECT_FALSE(canBeReadByTheHost(address));
  }
  zero.unmap(range, kGranularity);
}

DRIVER_TEST(ModulesAndKernelsDescribeThemselves) {
  const LevelZero zero;
  const Program program(zero, "add_at");
  std::uint32_t count = 2;
  const char *names[2] = {};
  MUST(zeModuleGetKernelNames(program.module, &count, names));
  EXPECT_THAT(names, ElementsAre(StrEq("add"), StrEq("add_at")));

  std::size_t size = 0;
  MUST(zeKernelGetName(program.kernel, &size, nullptr));
  std::string name(size, '?');
  MUST(zeKernelGetName(program.kernel, &size, name.data()));
  EXPECT_STREQ(name.c_str(), "add_at");

  const ze_kernel_properties_t properties = propertiesOf(program.kernel);
  EXPECT_EQ(properties.numKernelArgs, 2U);
  EXPECT_EQ(properties.requiredGroupSizeX, 1U);
  EXPECT_GT(properties.maxSubgroupSize, 0U);

  const ze_kernel_handle_t add = kernelOf(program.module, "add");
  std::uint32_t x = 0;
  std::uint32_t y = 0;
  std::uint32_t z = 0;
  MUST(zeKernelSuggestGroupSize(add, 1000, 6, 1, &x, &y, &z));
  EXPECT_EQ(1000 % x, 0U);
  EXPECT_EQ(6 % y, 0U);
  EXPECT_EQ(z, 1U);
  MUST(zeKernelSetGroupSize(add, x, y, z));
  MUST(zeKernelDestroy(add));
}

DRIVER_TEST(SpecializationConstantsChangeKernels) {
  const LevelZero zero;
  void *memory = zero.allocate(kSize);
  const std::uint32_t factorId = 0;
  const std::uint32_t factor = 10;
  const void *value = &factor;
  const ze_module_constants_t constants = {1, &factorId, &value};
  ze_module_desc_t desc = addKernels();
  desc.pConstants = &constants;
  const Program program(zero, "add", desc);
  program.clear(memory);
  program.add(memory, 3);
  EXPECT_THAT(program.read(memory), Each(30U));
}

// A regular list can run a launch several times, even after the kernel's arguments have changed.
DRIVER_TEST(LaunchesKeepTheirArguments) {
  const LevelZero zero;
  void *memory = zero.allocate(kSize);
  ze_command_queue_desc_t queueDesc = {};
  queueDesc.stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC;
  ze_command_queue_handle_t queue = nullptr;
  MUST(zeCommandQueueCreate(zero.context, zero.device, &queueDesc, &queue));
  const Program program(zero);
  ze_command_list_handle_t list = zero.regularList();
  program.clear(memory);
  setPointer(program.kernel, memory);
  setNumber(program.kernel, 1);
  MUST(launch(list, program.kernel));
  setNumber(program.kernel, 10);
  MUST(launch(list, program.kernel));
  setNumber(program.kernel, 100);
  MUST(zeCommandListClose(list));
  for (int i = 0; i < 2; ++i)
    MUST(zeCommandQueueExecuteCommandLists(queue, 1, &list, nullptr));
  MUST(zeCommandQueueSynchronize(queue, UINT64_MAX));
  EXPECT_THAT(program.read(memory), Each(22U));
  zero.destroy(list);
  MUST(zeCommandQueueDestroy(queue));
}

// Runs without interception, because the packaged loader does not wrap the build log of a failed
// module.
DRIVER_ROLE(createsInvalidModules) {
  const LevelZero zero;
  ze_module_handle_t module = nullptr;
  ze_module_build_log_handle_t log = nullptr;
  const std::uint32_t words[5] = {};
  ze_module_desc_t noModule = addKernels();
  noModule.inputSize = sizeof(words);
  noModule.pInputModule = reinterpret_cast<const std::uint8_t *>(words);
  EXPECT_EQ(create(zero, noModule, &module, &log), ZE_RESULT_ERROR_MODULE_BUILD_FAILURE);
  std::size_t size = 0;
  MUST(zeModuleBuildLogGetString(log, &size, nullptr));
  std::string text(size, '?');
  MUST(zeModuleBuildLogGetString(log, &size, text.data()));
  EXPECT_THAT(text, HasSubstr("rejects the SPIR-V module"));
  MUST(zeModuleBuildLogDestroy(log));

  ze_module_desc_t native = addKernels();
  native.format = ZE_MODULE_FORMAT_NATIVE;
  EXPECT_EQ(create(zero, native, &module), ZE_RESULT_ERROR_UNSUPPORTED_FEATURE);
}
TEST(Modules, AreRefusedIfInvalid) { expectClean(run(createsInvalidModulesRole)); }

DRIVER_TEST(WrongNamesAndArgumentsAreRefused) {
  const LevelZero zero;
  const Program program(zero);
  const ze_kernel_desc_t desc = {ZE_STRUCTURE_TYPE_KERNEL_DESC, nullptr, 0, "subtract"};
  ze_kernel_handle_t kernel = nullptr;
  EXPECT_EQ(zeKernelCreate(program.module, &desc, &kernel), ZE_RESULT_ERROR_INVALID_KERNEL_NAME);
  const std::uint16_t number = 1;
  EXPECT_EQ(zeKernelSetArgumentValue(program.kernel, 2, sizeof(number), &number),
            ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX);
  EXPECT_EQ(zeKernelSetArgumentValue(program.kernel, 1, sizeof(number), &number),
            ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE);
  EXPECT_EQ(zeKernelSetGroupSize(program.kernel, 1U << 20, 1, 1),
            ZE_RESULT_ERROR_INVALID_GROUP_SIZE_DIMENSION);
  const ze_kernel_handle_t addAt = kernelOf(program.module, "add_at");
  EXPECT_EQ(zeKernelSetGroupSize(addAt, 2, 1, 1), ZE_RESULT_ERROR_INVALID_GROUP_SIZE_DIMENSION);
  MUST(zeKernelDestroy(addAt));
}

// Runs a role that misuses the driver once, and expects one report about it.
#define MISUSE_TEST(NAME, ENVIRONMENT, MESSAGE)                                                    \
  void NAME(Channel &);                                                                            \
  const Role k##NAME(#NAME, NAME);                                                                 \
  TEST(Misuse, NAME) {                                                                             \
    const Outcome outcome = run(k##NAME, ENVIRONMENT);                                             \
    EXPECT_TRUE(outcome.status.success()) << outcome.log;                                          \
    ASSERT_EQ(outcome.census.size(), 1U) << outcome.log;                                           \
    const std::vector<std::string> reports = outcome.census.front().at("misuse");                  \
    EXPECT_THAT(reports, ElementsAre(HasSubstr(MESSAGE)));                                         \
  }                                                                                                \
  void NAME(Channel &)

MISUSE_TEST(LaunchesWithMemoryOfAnotherContext, {}, "pointing to memory of another context") {
  const LevelZero zero;
  const LevelZero other;
  void *memory = other.allocate(kSize);
  const Program program(zero);
  setPointer(program.kernel, memory);
  setNumber(program.kernel, 1);
  EXPECT_EQ(launch(program.list, program.kernel), ZE_RESULT_ERROR_INVALID_ARGUMENT);
}

MISUSE_TEST(LaunchesWithFreedMemory, {}, "argument 0 pointing outside the driver's memory") {
  const LevelZero zero;
  void *memory = zero.allocate(kSize);
  const Program program(zero);
  setPointer(program.kernel, memory);
  setNumber(program.kernel, 1);
  zero.free(memory);
  EXPECT_EQ(launch(program.list, program.kernel), ZE_RESULT_ERROR_INVALID_ARGUMENT);
}

MISUSE_TEST(LaunchesWithoutAnArgument, {}, "kernel add was launched with 1 of 2 arguments") {
  const LevelZero zero;
  const Program program(zero);
  setNumber(program.kernel, 1);
  EXPECT_EQ(launch(program.list, program.kernel), ZE_RESULT_ERROR_INVALID_ARGUMENT);
}

MISUSE_TEST(LaunchesOnACopyEngine, {},
            "a command list of the queue group that has only copy engines") {
  const LevelZero zero;
  void *memory = zero.allocate(kSize);
  const Program program(zero);
  setPointer(program.kernel, memory);
  setNumber(program.kernel, 1);
  EXPECT_EQ(launch(zero.regularList(1), program.kernel), ZE_RESULT_ERROR_INVALID_ARGUMENT);
}

const Environment kDeferredStart = {{"ZE_HOST_DRIVER_START", "awaited"}};

MISUSE_TEST(FreesMemoryInUse, kDeferredStart, "memory was freed while 1 pending commands use it") {
  const LevelZero zero;
  void *memory = zero.allocate(kSize);
  const ze_command_list_handle_t list = zero.immediateList();
  const Program program(zero);
  setPointer(program.kernel, memory);
  setNumber(program.kernel, 1);
  MUST(launch(list, program.kernel));
  zero.free(memory);
  MUST(zero.extension<newer::CommandListHostSynchronizeFn>("zeCommandListHostSynchronize")(
      list, UINT64_MAX));
}

MISUSE_TEST(DestroysAPendingKernel, kDeferredStart,
            "a kernel was destroyed while pending commands used it") {
  const LevelZero zero;
  void *memory = zero.allocate(kSize);
  const ze_command_list_handle_t list = zero.immediateList();
  const Program program(zero);
  const ze_kernel_handle_t kernel = kernelOf(program.module, "add");
  setPointer(kernel, memory);
  setNumber(kernel, 1);
  MUST(launch(list, kernel));
  MUST(zeKernelDestroy(kernel));
  MUST(zero.extension<newer::CommandListHostSynchronizeFn>("zeCommandListHostSynchronize")(
      list, UINT64_MAX));
}

MISUSE_TEST(DestroysAModuleBeforeItsKernel, {}, "a module was destroyed while 1 of its kernels") {
  const LevelZero zero;
  ze_module_handle_t module = nullptr;
  MUST(create(zero, addKernels(), &module));
  const ze_kernel_handle_t kernel = kernelOf(module, "add");
  MUST(zeModuleDestroy(module));
  MUST(zeKernelDestroy(kernel));
}

// Memory that no argument points to: a GPU maps it only for indirect access, or if it is resident.
DRIVER_ROLE(accessesIndirectlyWithoutTheFlag) {
  const LevelZero zero;
  const Program program(zero, "add_at");
  addAtAddress(zero, program, zero.allocate(kSize));
}

DRIVER_ROLE(accessesEvictedMemory) {
  const LevelZero zero;
  const Program program(zero, "add_at");
  void *memory = zero.allocate(kSize);
  MUST(zeContextMakeMemoryResident(zero.context, zero.device, memory, kSize));
  MUST(zeContextEvictMemory(zero.context, zero.device, memory, kSize));
  addAtAddress(zero, program, memory);
}

// Indirect access includes only the memory of the kernel's own device.
DRIVER_ROLE(accessesAnotherDeviceIndirectly) {
  const LevelZero zero;
  const Program program(zero, "add_at");
  MUST(zeKernelSetIndirectAccess(program.kernel, ZE_KERNEL_INDIRECT_ACCESS_FLAG_DEVICE));
  const ze_device_mem_alloc_desc_t desc = {ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC, nullptr, 0, 0};
  void *memory = nullptr;
  MUST(zeMemAllocDevice(zero.context, &desc, kSize, 0, zero.devices.at(1), &memory));
  addAtAddress(zero, program, memory);
}

TEST(HiddenMemory, FaultsIfTheKernelMayNotAccessIt) {
  Environment environment = kHidden;
  environment["ZE_HOST_DRIVER_DEVICES"] = "2";
  for (const Role *role : {&accessesIndirectlyWithoutTheFlagRole, &accessesEvictedMemoryRole,
                           &accessesAnotherDeviceIndirectlyRole}) {
    const Outcome outcome = run(*role, environment);
    EXPECT_EQ(outcome.status.signal, SIGSEGV) << outcome.log;
  }
}

DRIVER_TEST_WITH((Environment{{"ZE_HOST_DRIVER_DEVICE_MEMORY", "hidden"},
                              {"ZE_HOST_DRIVER_DEVICES", "2"}}),
                 1, IndirectAccessNeedsTheFlagOrResidency) {
  const LevelZero zero;
  const ze_device_mem_alloc_desc_t desc = {ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC, nullptr, 0, 0};
  void *ownMemory = zero.allocate(kSize);
  void *peerMemory = nullptr;
  MUST(zeMemAllocDevice(zero.context, &desc, kSize, 0, zero.devices.at(1), &peerMemory));
  MUST(zeContextMakeMemoryResident(zero.context, zero.device, peerMemory, kSize));
  const Program program(zero, "add_at");
  MUST(zeKernelSetIndirectAccess(program.kernel, ZE_KERNEL_INDIRECT_ACCESS_FLAG_DEVICE));
  for (void *memory : {ownMemory, peerMemory}) {
    program.clear(memory);
    addAtAddress(zero, program, memory);
    EXPECT_EQ(program.read(memory).front(), 5U);
  }
  MUST(zeMemFree(zero.context, peerMemory));
}

} // namespace
} // namespace host_driver::test

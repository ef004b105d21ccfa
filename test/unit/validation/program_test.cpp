// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Programs with all validation layers, the loader and a real adapter. The layers send findings to
// the logger callback.
#include "tools/support/unique_fd.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/core.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unified-runtime/ur_api.h>
#include <unistd.h>

namespace ur::test {

using testing::ElementsAre;
using testing::StartsWith;
using testing::UnorderedElementsAre;

constexpr char kWithTracing[] = "UR_LAYER_TRACING,UR_LAYER_FULL_VALIDATION";

// A user's settings of the layers.
struct Setting {
  const char *layers = "UR_LAYER_FULL_VALIDATION";
  const char *intercept = "0";
};

void PrintTo(const Setting &setting, std::ostream *os) {
  *os << setting.layers << ", intercept " << setting.intercept;
}

// A program that can exit without releasing its objects.
class Program {
public:
  explicit Program(const Setting &setting = {}) {
    setenv("UR_ENABLE_LAYERS", setting.layers, 1);
    setenv("UR_ENABLE_LOADER_INTERCEPT", setting.intercept, 1);
    EXPECT_EQ(urLoaderInit(0, nullptr), UR_RESULT_SUCCESS);
    EXPECT_EQ(urAdapterGet(1, &adapter, nullptr), UR_RESULT_SUCCESS);
    EXPECT_EQ(urAdapterSetLoggerCallback(
                  adapter,
                  [](ur_logger_level_t, const char *text, void *log) {
                    static_cast<std::vector<std::string> *>(log)->emplace_back(text);
                  },
                  &messages, UR_LOGGER_LEVEL_WARN),
              UR_RESULT_SUCCESS);
    EXPECT_EQ(urPlatformGet(adapter, 1, &platform, nullptr), UR_RESULT_SUCCESS);
    EXPECT_EQ(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, nullptr), UR_RESULT_SUCCESS);
    EXPECT_EQ(urContextCreate(1, &device, nullptr, &context), UR_RESULT_SUCCESS);
  }

  void createObjects() {
    EXPECT_EQ(urUSMDeviceAlloc(context, device, nullptr, nullptr, 4096, &memory),
              UR_RESULT_SUCCESS);
    EXPECT_EQ(urIPCGetMemHandleExp(context, memory, &memoryData, &size), UR_RESULT_SUCCESS);
    EXPECT_EQ(urIPCOpenMemHandleExp(context, device, memoryData, size, &openedMemory),
              UR_RESULT_SUCCESS);

    std::size_t page = 0;
    EXPECT_EQ(urVirtualMemGranularityGetInfo(context, device, 1,
                                             UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM, sizeof(page),
                                             &page, nullptr),
              UR_RESULT_SUCCESS);
    const ur_physical_mem_properties_t shareable{.stype = UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES,
                                                 .pNext = nullptr,
                                                 .flags = UR_PHYSICAL_MEM_FLAG_ENABLE_IPC};
    EXPECT_EQ(urPhysicalMemCreate(context, device, page, &shareable, &physical), UR_RESULT_SUCCESS);
    EXPECT_EQ(urIPCGetPhysMemHandleExp(context, physical, &physicalData, &size), UR_RESULT_SUCCESS);
    EXPECT_EQ(urIPCOpenPhysMemHandleExp(context, device, physicalData, size, &openedPhysical),
              UR_RESULT_SUCCESS);

    const ur_exp_event_desc_t shared{.stype = UR_STRUCTURE_TYPE_EXP_EVENT_DESC,
                                     .pNext = nullptr,
                                     .flags = UR_EXP_EVENT_FLAG_IPC_EXP};
    EXPECT_EQ(urEventCreateExp(context, device, &shared, &event), UR_RESULT_SUCCESS);
    EXPECT_EQ(urIPCGetEventHandleExp(event, &eventData, &size), UR_RESULT_SUCCESS);
    EXPECT_EQ(urIPCOpenEventHandleExp(context, eventData, size, &openedEvent), UR_RESULT_SUCCESS);
  }

  // Fills the opened memory, and waits for the event after a signal through the opened event.
  void useObjects() {
    ur_queue_handle_t queue = nullptr;
    EXPECT_EQ(urQueueCreate(context, device, nullptr, &queue), UR_RESULT_SUCCESS);
    EXPECT_EQ(urEnqueueUSMFill(queue, openedMemory, 1, "", 4096, 0, nullptr, nullptr),
              UR_RESULT_SUCCESS);
    EXPECT_EQ(urEnqueueEventsWaitWithBarrierExt(queue, nullptr, 0, nullptr, &openedEvent),
              UR_RESULT_SUCCESS);
    EXPECT_EQ(urEventWait(1, &event), UR_RESULT_SUCCESS);
    EXPECT_EQ(urQueueRelease(queue), UR_RESULT_SUCCESS);
  }

  // Releases every object except `leaked`.
  void releaseObjects(const void *leaked = nullptr) {
    const auto end = [leaked](auto function, auto... arguments) {
      if ((... && (arguments != leaked))) {
        EXPECT_EQ(function(arguments...), UR_RESULT_SUCCESS);
      }
    };
    end(urEventRelease, openedEvent);
    end(urIPCPutEventHandleExp, context, eventData);
    end(urEventRelease, event);
    end(urIPCClosePhysMemHandleExp, context, openedPhysical);
    end(urIPCPutPhysMemHandleExp, context, physicalData);
    end(urPhysicalMemRelease, physical);
    end(urIPCCloseMemHandleExp, context, openedMemory);
    end(urIPCPutMemHandleExp, context, memoryData);
    end(urUSMFree, context, memory);
  }

  void end() {
    EXPECT_EQ(urContextRelease(context), UR_RESULT_SUCCESS);
    EXPECT_EQ(urAdapterRelease(adapter), UR_RESULT_SUCCESS);
    EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
  }

  void expectAllLeaked() const {
    const auto leakOf = [](const char *creator, const char *parameter, const void *object,
                           const char *end) {
      // The stack must begin in the program, without frames of the loader.
      return StartsWith(
          fmt::format("<VALIDATION>[ERROR]: {0}: {1} is {2}; it was not released with "
                      "{3} [UR-{0}-{1}-leak]\n"
                      "  created by {0} at\n"
                      "    #0 ur::test::Program::createObjects()+0x",
                      creator, parameter, object, end));
    };
    EXPECT_THAT(
        messages,
        UnorderedElementsAre(
            leakOf("urUSMDeviceAlloc", "ppMem", memory, "urUSMFree"),
            leakOf("urIPCGetMemHandleExp", "ppIPCMemHandleData", memoryData,
                   "urIPCPutMemHandleExp"),
            leakOf("urIPCOpenMemHandleExp", "ppMem", openedMemory, "urIPCCloseMemHandleExp"),
            leakOf("urPhysicalMemCreate", "phPhysicalMem", physical, "urPhysicalMemRelease"),
            leakOf("urIPCGetPhysMemHandleExp", "ppIPCPhysMemHandleData", physicalData,
                   "urIPCPutPhysMemHandleExp"),
            leakOf("urIPCOpenPhysMemHandleExp", "phPhysMem", openedPhysical,
                   "urIPCClosePhysMemHandleExp or urPhysicalMemRelease"),
            leakOf("urEventCreateExp", "phEvent", event, "urEventRelease"),
            leakOf("urIPCGetEventHandleExp", "ppIPCEventHandleData", eventData,
                   "urIPCPutEventHandleExp"),
            leakOf("urIPCOpenEventHandleExp", "phEvent", openedEvent, "urEventRelease")));
  }

  std::ptrdiff_t count(std::string_view text) const {
    return std::count_if(messages.begin(), messages.end(), [text](const std::string &message) {
      return message.find(text) != std::string::npos;
    });
  }

  std::vector<std::string> messages;
  ur_adapter_handle_t adapter = nullptr;
  ur_platform_handle_t platform = nullptr;
  ur_device_handle_t device = nullptr;
  ur_context_handle_t context = nullptr;
  void *memory = nullptr;
  void *openedMemory = nullptr;
  ur_physical_mem_handle_t physical = nullptr;
  ur_physical_mem_handle_t openedPhysical = nullptr;
  ur_event_handle_t event = nullptr;
  ur_event_handle_t openedEvent = nullptr;
  void *memoryData = nullptr;
  void *physicalData = nullptr;
  void *eventData = nullptr;
  std::size_t size = 0;
};

class Validated : public testing::TestWithParam<Setting> {};

INSTANTIATE_TEST_SUITE_P(Settings, Validated,
                         testing::Values(Setting{}, Setting{.intercept = "1"},
                                         Setting{.layers = kWithTracing},
                                         Setting{.layers = kWithTracing, .intercept = "1"}));

TEST_P(Validated, ProgramWithoutMistakesHasNoFindings) {
  Program program(GetParam());
  program.createObjects();
  program.useObjects();
  program.releaseObjects();
  program.end();
  EXPECT_THAT(program.messages, ElementsAre());
}

// T24
TEST_P(Validated, FindingsNameWhereLeaksWereCreated) {
  Program program(GetParam());
  program.createObjects();
  program.end();
  program.expectAllLeaked();
}

// Runs the body in a forked child, and returns the validation messages.
std::string inFork(const std::function<void(Program &)> &body) {
  std::array<int, 2> pipeEnds{};
  EXPECT_EQ(pipe(pipeEnds.data()), 0);
  const pid_t child = fork();
  if (child == 0) {
    close(pipeEnds[0]);
    std::string text;
    {
      Program program;
      body(program);
      program.end();
      for (const std::string &message : program.messages)
        text += message + '\n';
    }
    const auto written = write(pipeEnds[1], text.data(), text.size());
    _exit(written == static_cast<ssize_t>(text.size()) && !testing::Test::HasFailure() ? 0 : 1);
  }
  close(pipeEnds[1]);
  const support::UniqueFd pipeEnd(pipeEnds[0]);
  std::string text;
  std::array<char, 4096> chunk;
  for (ssize_t count; (count = read(pipeEnd.get(), chunk.data(), chunk.size())) > 0;)
    text.append(chunk.data(), static_cast<std::size_t>(count));
  int status = -1;
  EXPECT_EQ(waitpid(child, &status, 0), child);
  EXPECT_EQ(status, 0) << text;
  return text;
}

TEST(ForkedProgram, ReportsOnlyItsOwnLeaks) {
  Program parent;
  parent.createObjects();

  EXPECT_EQ(inFork([](Program &child) {
              child.createObjects();
              child.releaseObjects();
            }),
            "");
  const std::string leak = inFork([](Program &child) {
    child.createObjects();
    child.releaseObjects(child.eventData);
  });
  EXPECT_THAT(leak, StartsWith("<VALIDATION>[ERROR]: urIPCGetEventHandleExp: "));
  EXPECT_EQ(leak.find("<VALIDATION>", 1), std::string::npos) << leak;

  parent.end();
  parent.expectAllLeaked();
}

TEST(ValidatedProgram, ReportsDoubleReleases) {
  Program program;
  program.createObjects();
  program.releaseObjects();
  EXPECT_EQ(urIPCCloseMemHandleExp(program.context, program.openedMemory),
            UR_RESULT_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(program.count("[UR-urIPCCloseMemHandleExp-pMem-alive]"), 1);
  EXPECT_EQ(urIPCPutMemHandleExp(program.context, program.memoryData),
            UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(program.count("it was already released with urIPCPutMemHandleExp "
                          "[UR-urIPCPutMemHandleExp-pIPCMemHandleData-alive]"),
            1);
  program.end();
}

std::string lastError(ur_adapter_handle_t adapter) {
  const char *text = nullptr;
  std::int32_t code = 0;
  EXPECT_EQ(urAdapterGetLastError(adapter, &text, &code), UR_RESULT_SUCCESS);
  return text;
}

TEST(ValidatedProgram, GetsTheErrorTextOfTheValidation) {
  Program program;
  EXPECT_EQ(urUSMContextMemcpyExp(program.context, &program, &program, 0),
            UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(lastError(program.adapter), "urUSMContextMemcpyExp: size is 0; it is the number of "
                                        "bytes to copy [UR-urUSMContextMemcpyExp-size-nonzero]");
  EXPECT_EQ(lastError(program.adapter), lastError(program.adapter))
      << "the query cleared the error";

  int unknownObject = 0;
  EXPECT_EQ(urUSMFree(program.context, &unknownObject), UR_RESULT_ERROR_INVALID_MEM_OBJECT);
  EXPECT_EQ(lastError(program.adapter).find("urUSMContextMemcpyExp"), std::string::npos)
      << "the adapter's newer error must replace the layer's";
  EXPECT_EQ(urUSMContextMemcpyExp(program.context, &program, &program, 0),
            UR_RESULT_ERROR_INVALID_SIZE);
  program.end();

  Program another;
  EXPECT_EQ(lastError(another.adapter).find("urUSMContextMemcpyExp"), std::string::npos)
      << "the error must end with the adapters";
  another.end();
}

TEST(ValidatedProgram, GetsTheTextOfARepeatedError) {
  Program program;
  int unknownObject = 0;
  EXPECT_EQ(urUSMFree(program.context, &unknownObject), UR_RESULT_ERROR_INVALID_MEM_OBJECT);
  const std::string firstError = lastError(program.adapter);
  EXPECT_EQ(urUSMContextMemcpyExp(program.context, &program, &program, 0),
            UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(urUSMFree(program.context, &unknownObject), UR_RESULT_ERROR_INVALID_MEM_OBJECT);
  EXPECT_EQ(lastError(program.adapter), firstError);
  program.end();
}

// The adapter does not know about errors in the loader's own functions.
TEST(ProgramWithoutLayers, GetsErrorsOfTheLoader) {
  for (const char *intercept : {"0", "1"}) {
    Program program({.layers = "", .intercept = intercept});
    int unknownObject = 0;
    EXPECT_EQ(urUSMFree(program.context, &unknownObject), UR_RESULT_ERROR_INVALID_MEM_OBJECT);
    EXPECT_NE(lastError(program.adapter), "");
    EXPECT_EQ(
        urDeviceGetSelected(program.platform, UR_DEVICE_TYPE_VPU, 1, &program.device, nullptr),
        UR_RESULT_ERROR_INVALID_ENUMERATION);
    EXPECT_NE(lastError(program.adapter).find("urDeviceGetSelected"), std::string::npos);
    EXPECT_EQ(urContextRetain(nullptr), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    EXPECT_TRUE(lastError(program.adapter).starts_with("urContextRetain: "));
    EXPECT_EQ(urUSMFree(nullptr, &unknownObject), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    EXPECT_TRUE(lastError(program.adapter).starts_with("urUSMFree: "));
    EXPECT_EQ(urUSMFree(program.context, nullptr), UR_RESULT_ERROR_INVALID_NULL_POINTER);
    EXPECT_EQ(lastError(program.adapter), "urUSMFree: pMem is null");
    EXPECT_EQ(urLoaderConfigRetain(nullptr), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    EXPECT_EQ(urUSMFree(program.context, nullptr), UR_RESULT_ERROR_INVALID_NULL_POINTER);
    EXPECT_EQ(lastError(program.adapter), "urUSMFree: pMem is null")
        << "the same error must replace the loader's";
    program.end();
  }
}

TEST(ProgramWithoutLayers, GetsErrorsFromBeforeTheFirstAdapter) {
  setenv("UR_ENABLE_LAYERS", "", 1);
  ASSERT_EQ(urLoaderInit(0, nullptr), UR_RESULT_SUCCESS);
  EXPECT_EQ(urLoaderConfigRetain(nullptr), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
  ur_adapter_handle_t adapter = nullptr;
  ASSERT_EQ(urAdapterGet(1, &adapter, nullptr), UR_RESULT_SUCCESS);
  EXPECT_EQ(lastError(adapter), "urLoaderConfigRetain: hLoaderConfig is null");
  EXPECT_EQ(urAdapterRelease(adapter), UR_RESULT_SUCCESS);
  EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
}

} // namespace ur::test

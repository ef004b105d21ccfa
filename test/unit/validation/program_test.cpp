// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Programs with all validation layers on, through the loader and a real adapter. What the layers
// find comes through the logger callback of the API.
#include <unified-runtime/ur_api.h>

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

namespace ur::test {

// A program that may leave out what ends the lives of its objects.
class Program {
public:
  Program() {
    setenv("UR_ENABLE_LAYERS", "UR_LAYER_FULL_VALIDATION", 1);
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

  void makeOneOfEach() {
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

  // The opened event is signalled and waited for on the way.
  void endOneOfEach() {
    ur_queue_handle_t queue = nullptr;
    EXPECT_EQ(urQueueCreate(context, device, nullptr, &queue), UR_RESULT_SUCCESS);
    EXPECT_EQ(urEnqueueUSMFill(queue, openedMemory, 1, "", 4096, 0, nullptr, nullptr),
              UR_RESULT_SUCCESS);
    EXPECT_EQ(urEnqueueEventsWaitWithBarrierExt(queue, nullptr, 0, nullptr, &openedEvent),
              UR_RESULT_SUCCESS);
    EXPECT_EQ(urEventWait(1, &event), UR_RESULT_SUCCESS);
    EXPECT_EQ(urQueueRelease(queue), UR_RESULT_SUCCESS);

    EXPECT_EQ(urEventRelease(openedEvent), UR_RESULT_SUCCESS);
    EXPECT_EQ(urIPCPutEventHandleExp(context, eventData), UR_RESULT_SUCCESS);
    EXPECT_EQ(urEventRelease(event), UR_RESULT_SUCCESS);
    EXPECT_EQ(urIPCClosePhysMemHandleExp(context, openedPhysical), UR_RESULT_SUCCESS);
    EXPECT_EQ(urIPCPutPhysMemHandleExp(context, physicalData), UR_RESULT_SUCCESS);
    EXPECT_EQ(urPhysicalMemRelease(physical), UR_RESULT_SUCCESS);
    EXPECT_EQ(urIPCCloseMemHandleExp(context, openedMemory), UR_RESULT_SUCCESS);
    EXPECT_EQ(urIPCPutMemHandleExp(context, memoryData), UR_RESULT_SUCCESS);
    EXPECT_EQ(urUSMFree(context, memory), UR_RESULT_SUCCESS);
  }

  void end() {
    EXPECT_EQ(urContextRelease(context), UR_RESULT_SUCCESS);
    EXPECT_EQ(urAdapterRelease(adapter), UR_RESULT_SUCCESS);
    EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
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

TEST(ValidatedProgram, IsNotBotheredWhenClean) {
  Program program;
  program.makeOneOfEach();
  program.endOneOfEach();
  program.end();
  EXPECT_EQ(program.messages, std::vector<std::string>{});
}

// T24
TEST(ValidatedProgram, LearnsWhereItMadeWhatItLeaks) {
  Program program;
  program.makeOneOfEach();
  program.end();
  for (const char *rule :
       {"[UR-urUSMDeviceAlloc-ppMem-leak]", "[UR-urIPCGetMemHandleExp-ppIPCMemHandleData-leak]",
        "[UR-urIPCOpenMemHandleExp-ppMem-leak]", "[UR-urPhysicalMemCreate-phPhysicalMem-leak]",
        "[UR-urIPCGetPhysMemHandleExp-ppIPCPhysMemHandleData-leak]",
        "[UR-urIPCOpenPhysMemHandleExp-phPhysMem-leak]", "[UR-urEventCreateExp-phEvent-leak]",
        "[UR-urIPCGetEventHandleExp-ppIPCEventHandleData-leak]",
        "[UR-urIPCOpenEventHandleExp-phEvent-leak]"})
    EXPECT_EQ(program.count(rule), 1) << rule;
  EXPECT_EQ(program.messages.size(), 9u);
  // The stacks begin in the program: nothing of the loader stands before it.
  EXPECT_EQ(program.count("\n    #0 ur::test::Program::makeOneOfEach()"), 9)
      << testing::PrintToString(program.messages);
}

TEST(ValidatedProgram, LearnsWhatItGivesBackTwice) {
  Program program;
  program.makeOneOfEach();
  program.endOneOfEach();
  EXPECT_EQ(urIPCCloseMemHandleExp(program.context, program.openedMemory),
            UR_RESULT_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(program.count("[UR-urIPCCloseMemHandleExp-pMem-alive]"), 1);
  EXPECT_EQ(urIPCPutMemHandleExp(program.context, program.memoryData),
            UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(program.count("[UR-urIPCPutMemHandleExp-pIPCMemHandleData-alive]"), 1);
  program.end();
}

TEST(ValidatedProgram, LearnsWhatItMayNotExport) {
  Program program;
  const ur_exp_event_desc_t ordinary{
      .stype = UR_STRUCTURE_TYPE_EXP_EVENT_DESC, .pNext = nullptr, .flags = 0};
  EXPECT_EQ(urEventCreateExp(program.context, program.device, &ordinary, &program.event),
            UR_RESULT_SUCCESS);
  EXPECT_EQ(urIPCGetEventHandleExp(program.event, &program.eventData, &program.size),
            UR_RESULT_ERROR_INVALID_EVENT);
  EXPECT_EQ(program.count("[UR-urIPCGetEventHandleExp-hEvent-flag]"), 1);
  EXPECT_EQ(urEventRelease(program.event), UR_RESULT_SUCCESS);
  program.end();
}

std::string lastError(ur_adapter_handle_t adapter) {
  const char *text = nullptr;
  std::int32_t code = 0;
  EXPECT_EQ(urAdapterGetLastError(adapter, &text, &code), UR_RESULT_SUCCESS);
  return text;
}

TEST(ValidatedProgram, LearnsWhyTheLastCallFailedWhoeverRefusedIt) {
  Program program;
  EXPECT_EQ(urUSMContextMemcpyExp(program.context, &program, &program, 0),
            UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(lastError(program.adapter), "urUSMContextMemcpyExp: size is 0; it is the number of "
                                        "bytes to copy [UR-urUSMContextMemcpyExp-size-nonzero]");
  EXPECT_EQ(lastError(program.adapter), lastError(program.adapter)) << "asking clears nothing";

  int stranger = 0;
  EXPECT_EQ(urUSMFree(program.context, &stranger), UR_RESULT_ERROR_INVALID_MEM_OBJECT);
  EXPECT_EQ(lastError(program.adapter).find("urUSMContextMemcpyExp"), std::string::npos)
      << "what the adapter says is newer";
  EXPECT_EQ(urUSMContextMemcpyExp(program.context, &program, &program, 0),
            UR_RESULT_ERROR_INVALID_SIZE);
  program.end();

  Program another;
  EXPECT_EQ(lastError(another.adapter).find("urUSMContextMemcpyExp"), std::string::npos)
      << "that was said of adapters that are gone";
  another.end();
}

} // namespace ur::test

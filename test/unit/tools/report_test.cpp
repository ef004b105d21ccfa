// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/urinfo/report.hpp"

#include "tools/urinfo/support.hpp"

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace ur::urinfo {
namespace {

using testing::HasSubstr;
using testing::Not;

template <typename Enum>
Answer answer(Enum info, Json value, ur_result_t result = UR_RESULT_SUCCESS) {
  const auto infos = infosOf<Enum>();
  const auto match = std::ranges::find(infos, static_cast<std::uint32_t>(info), &Info::value);
  return {&*match, result, std::move(value)};
}

// A device that supports all queries if `supports` is true, and none otherwise.
Device device(const char *selector, const char *name, bool supports) {
  Device result{selector,
                {answer(UR_DEVICE_INFO_NAME, name),
                 answer(UR_DEVICE_INFO_TYPE, "UR_DEVICE_TYPE_GPU"),
                 answer(UR_DEVICE_INFO_QUEUE_PROPERTIES, Json::array()),
                 answer(UR_DEVICE_INFO_EXECUTION_CAPABILITIES, {"ONE", "TWO"}),
                 answer(UR_DEVICE_INFO_EXTENSIONS, ""), answer(UR_DEVICE_INFO_AVAILABLE, true),
                 answer(UR_DEVICE_INFO_PARENT_DEVICE, {}),
                 answer(UR_DEVICE_INFO_UUID, {}, UR_RESULT_ERROR_DEVICE_LOST),
                 answer(UR_DEVICE_INFO_LUID, {}, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION)},
                {}};
  for (const SupportQuery &query : supportQueries())
    result.support.push_back({&query, supports, supports ? "" : "there is none"});
  return result;
}

Inventory inventory() {
  Platform platform{{answer(UR_PLATFORM_INFO_NAME, "a platform")}, {}, {}};
  platform.devices.push_back(device("cuda:0", "one", true));
  platform.devices.push_back(device("cuda:1", "two", false));
  return {{"cuda", {answer(UR_ADAPTER_INFO_VERSION, 1)}, {platform}, {}}};
}

TEST(TextReport, ShowsDevicesAndWhatTheySupport) {
  const std::string text = textReport(inventory(), false);
  EXPECT_THAT(text, testing::StartsWith("adapter cuda\n"
                                        "  platform a platform, version unknown\n"
                                        "    cuda:0  one, GPU, driver unknown\n"
                                        "    cuda:1  two, GPU, driver unknown\n"
                                        "\n"
                                        "support                  cuda:0  cuda:1\n"));
  EXPECT_THAT(text, HasSubstr("\nipc memory               yes     no (1)\n"));
  EXPECT_THAT(text, testing::EndsWith("\n\n(1) there is none\n"));
}

TEST(TextReport, ReportsWhatIsMissing) {
  EXPECT_THAT(textReport({}, false), testing::StartsWith("No adapter was found."));
  EXPECT_THAT(textReport({{"cuda", {}, {}, {}}}, false), HasSubstr("no platform: its driver"));
  EXPECT_THAT(textReport({{"cuda", {}, {}, "urPlatformGet: X"}}, false),
              HasSubstr("its platforms could not be listed: urPlatformGet: X"));
  EXPECT_THAT(textReport({{"cuda", {}, {{{}, {}, "urDeviceGet: X"}}, {}}}, false),
              HasSubstr("its devices could not be listed: urDeviceGet: X"));
}

TEST(TextReport, EscapesControlCharactersInNames) {
  Platform platform{{answer(UR_PLATFORM_INFO_NAME, "a\u202eb\x1b[2J")}, {}, {}};
  platform.devices.push_back(device("cuda:0", "line\nfeed", true));
  const Inventory odd{{"cuda", {}, {platform}, {}}};
  for (const bool verbose : {false, true}) {
    const std::string text = textReport(odd, verbose);
    EXPECT_THAT(text, HasSubstr("platform a\\u{202e}b\\x1b[2J"));
    EXPECT_THAT(text, HasSubstr("line\\x0afeed"));
    EXPECT_THAT(text, Not(HasSubstr("\x1b")));
  }
}

TEST(JsonReport, ContainsEverything) {
  const Json report = jsonReport(inventory());
  const Json &adapter = report.at("adapters").at(0);
  EXPECT_EQ(adapter.at("backend"), "cuda");
  EXPECT_EQ(adapter.at("info").at("UR_ADAPTER_INFO_VERSION"), 1);
  const Json &second = adapter.at("platforms").at(0).at("devices").at(1);
  EXPECT_EQ(second.at("selector"), "cuda:1");
  EXPECT_EQ(second.at("info").at("UR_DEVICE_INFO_NAME"), "two");
  EXPECT_EQ(second.at("unanswered"),
            Json({{"UR_DEVICE_INFO_UUID", "UR_RESULT_ERROR_DEVICE_LOST"},
                  {"UR_DEVICE_INFO_LUID", "UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION"}}));
  EXPECT_EQ(second.at("support").at("UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP"),
            Json({{"supported", false}, {"reason", "there is none"}}));
  EXPECT_EQ(jsonReport({}), Json({{"adapters", Json::array()}}));
}

TEST(SupportReason, IsTheAdaptersTextAboutTheQuery) {
  constexpr SupportQuery kQuery{UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP,
                                "UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP", "ipc event"};
  const auto reason = [&](const char *text) { return reasonFor(kQuery, UR_RESULT_SUCCESS, text); };
  EXPECT_EQ(reason("UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP is false: an event completes once"),
            "an event completes once");
  for (const char *older : {"", "UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP is false: there is one device"})
    EXPECT_EQ(reason(older), "the adapter gives no reason");
}

TEST(SupportReason, DistinguishesAFailedQueryFromAnUnknownOne) {
  constexpr SupportQuery kQuery{UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP,
                                "UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP", "ipc event"};
  EXPECT_EQ(reasonFor(kQuery, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, "older"),
            "the adapter does not know the query (UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION)");
  EXPECT_EQ(reasonFor(kQuery, UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY, "older"),
            "the query failed (UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY)");
}

} // namespace
} // namespace ur::urinfo

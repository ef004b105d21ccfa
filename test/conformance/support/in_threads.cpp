// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/in_threads.hpp"

#include "test/conformance/support/buffers.hpp"
#include "test/conformance/support/info.hpp"

#include <map>

namespace ur::test {
namespace {

using namespace support;

std::map<std::string_view, InThreads::Run> &threadBlocks() {
  static std::map<std::string_view, InThreads::Run> all;
  return all;
}

} // namespace

ThreadObjects::ThreadObjects() {
  if (!canCreateContexts())
    return;
  session_.emplace(deviceUnderTest());
  memory_.emplace(session(), kBytes);
  profiling_ = createQueue(session(), UR_QUEUE_FLAG_PROFILING_ENABLE);
  UR_CHECK(urEnqueueUSMFill(profiling_.get(), memory(), sizeof(kPattern), &kPattern, kBytes, 0,
                            nullptr, event_.out()));
  const ur_event_handle_t fillEvent = event();
  UR_CHECK(urEventWait(1, &fillEvent));
  if (deviceUnderTest().supports(UR_DEVICE_INFO_USM_POOL_SUPPORT)) {
    ur_usm_pool_desc_t description{UR_STRUCTURE_TYPE_USM_POOL_DESC, nullptr, 0};
    UR_CHECK(urUSMPoolCreate(context(), &description, pool_.out()));
  }
  if (deviceUnderTest().supports(UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT))
    UR_CHECK(
        urPhysicalMemCreate(context(), device(), granularity(session()), nullptr, physical_.out()));
  buffer_ = makeBuffer(session(), std::vector<std::byte>(kBytes, std::byte{kPattern}));
}

void Answers::addBytes(std::span<const char> bytes) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  for (const char byte : bytes) {
    const auto value = static_cast<unsigned char>(byte);
    text_ += kDigits[value >> 4];
    text_ += kDigits[value & 15];
  }
  text_ += "; ";
}

void Answers::addCompletion(ur_event_handle_t event) {
  if (!event)
    return;
  *this << urEventWait(1, &event);
  ur_event_status_t status{};
  *this << urEventGetInfo(event, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof(status), &status,
                          nullptr)
        << status;
}

InThreads::InThreads(std::string_view function, Run run) {
  threadBlocks().emplace(function, std::move(run));
}

InThreads::Run threadBlockOf(std::string_view function) {
  const auto block = threadBlocks().find(function);
  return block == threadBlocks().end() ? nullptr : block->second;
}

} // namespace ur::test

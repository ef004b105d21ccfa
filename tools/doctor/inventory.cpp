// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/doctor/inventory.hpp"

#include "ipc/handle.hpp"
#include "tools/support/child_process.hpp"
#include "tools/support/ipc_kinds.hpp"
#include "tools/urinfo/report.hpp"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <stdexcept>

#include <fmt/format.h>

namespace ur::doctor {
namespace {

using namespace support;

constexpr std::chrono::seconds kTimeout{30};

// Starts this program as a child process, and calls the function with it.
template <typename Function> auto runInChild(const char *role, const Function &function) {
  ChildProcess child({"--role", role}, Clock::now() + kTimeout);
  try {
    return function(child);
  } catch (const ChannelClosed &) {
    throw std::runtime_error(
        fmt::format("a driver terminated the process: {}\n{}", child.wait().text(), child.log()));
  } catch (const DeadlineMissed &) {
    throw std::runtime_error(
        fmt::format("a driver did not answer within {} s\n{}", kTimeout.count(), child.log()));
  }
}

// Tries to open the handle on every device. Reports the error of the adapter that made the handle,
// because all other adapters reject the handle.
template <typename Kind> Opening openOnDevices(const HandleBytes &handle) {
  const Runtime runtime;
  Opening opening{.text = "no adapter found a device"};
  bool hasAdapterError = false;
  for (const DeviceEntry &device : runtime.devices()) {
    try {
      const Session session(device);
      const Opened<Kind> opened(session, handle);
      return {.opened = true, .text = device.name()};
    } catch (const CallFailed &error) {
      // The other adapters fail with an error that names the handle's adapter.
      const bool isOfOtherAdapter =
          error.result() == UR_RESULT_ERROR_INVALID_DEVICE ||
          error.result() == UR_RESULT_ERROR_UNSUPPORTED_FEATURE ||
          std::string_view(error.what()).find("made by the adapter") != std::string_view::npos;
      if (!hasAdapterError)
        opening.text = error.what();
      hasAdapterError = hasAdapterError || !isOfOtherAdapter;
    }
  }
  return opening;
}

} // namespace

Inventory takeInventory() {
  // The child process inherits this variable. The user's value may send the log to another output.
  const char *userSetting = std::getenv("UR_LOG_LOADER");
  const std::string savedSetting = userSetting ? userSetting : "";
  setenv("UR_LOG_LOADER", "level:info;flush:info;output:stderr", 1);
  const auto restore = [&] {
    if (userSetting)
      setenv("UR_LOG_LOADER", savedSetting.c_str(), 1);
    else
      unsetenv("UR_LOG_LOADER");
  };
  try {
    Inventory inventory = runInChild("inventory", [](ChildProcess &child) {
      Json answer = Json::parse(child.channel().receiveText());
      child.wait();
      return Inventory{.adapters = std::move(answer.at("adapters")), .log = child.log()};
    });
    restore();
    return inventory;
  } catch (...) {
    restore();
    throw;
  }
}

void sendInventory(Channel &channel) {
  channel.sendText(urinfo::jsonReport(urinfo::takeInventory())
                       .dump(-1, ' ', false, Json::error_handler_t::replace));
}

Opening tryToOpen(const std::string &handle) {
  return runInChild("opener", [&](ChildProcess &child) {
    child.channel().sendText(handle);
    const Json answer = Json::parse(child.channel().receiveText());
    child.wait();
    return Opening{.opened = answer.at("opened"), .text = answer.at("text")};
  });
}

void openReceivedHandle(Channel &channel) {
  const HandleBytes handle = channel.receive();
  Opening opening;
  try {
    switch (ipc::decode(handle.data(), handle.size()).kind) {
    case ipc::Kind::Memory:
      opening = openOnDevices<MemoryKind>(handle);
      break;
    case ipc::Kind::PhysicalMemory:
      opening = openOnDevices<PhysicalMemoryKind>(handle);
      break;
    case ipc::Kind::Event:
      opening = openOnDevices<EventKind>(handle);
      break;
    default:
      opening.text = "this version does not know the kind of the handle";
    }
  } catch (const std::exception &error) {
    opening.text = error.what();
  }
  channel.sendText(Json{{"opened", opening.opened}, {"text", opening.text}}.dump(
      -1, ' ', false, Json::error_handler_t::replace));
}

} // namespace ur::doctor

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/ls/devices.hpp"

#include "ipc/export_table.hpp"
#include "tools/support/backend_name.hpp"
#include "tools/support/child_process.hpp"
#include "tools/support/session.hpp"

#include <exception>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace ur::ls {
DeviceNames findDevices(std::chrono::milliseconds limit) {
  DeviceNames names;
  try {
    support::ChildProcess child({"--role", "devices"}, support::Clock::now() + limit);
    names = nlohmann::json::parse(child.channel().receiveText()).get<DeviceNames>();
  } catch (const std::exception &) { // the report shows UUIDs instead of names
  }
  return names;
}

void sendDevices(support::Channel &channel) {
  DeviceNames names;
  std::map<std::string, unsigned> counts;
  const support::Runtime runtime;
  for (const support::DeviceEntry &device : runtime.devices()) {
    const std::string backend = support::backendName(device.backend);
    const std::string name = fmt::format("{}:{}", backend, counts[backend]++);
    ipc::DeviceUuid uuid{};
    if (urDeviceGetInfo(device.device, UR_DEVICE_INFO_UUID, sizeof uuid, &uuid, nullptr) ==
        UR_RESULT_SUCCESS)
      names[ipc::deviceChecksum(uuid)] = name;
  }
  channel.sendText(nlohmann::json(names).dump());
}

} // namespace ur::ls

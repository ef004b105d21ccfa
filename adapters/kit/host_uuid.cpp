// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/host_uuid.hpp"

#include "adapters/kit/identity.hpp"
#include "adapters/kit/process.hpp"
#include "base/immortal.hpp"
#include "ipc/process_identity.hpp"

#include <cstddef>
#include <cstdint>
#include <string>

namespace ur::kit {

ipc::DeviceUuid hostUuidOf(std::string_view adapter, const ipc::BootId &boot) {
  const std::string name = "ur " + std::string(adapter);
  ipc::DeviceUuid uuid = boot;
  for (std::size_t i = 0; i < name.size(); ++i)
    uuid[i % uuid.size()] ^= static_cast<std::uint8_t>(name[i]);
  uuid[6] = static_cast<std::uint8_t>((uuid[6] & 0x0f) | 0x80); // version 8: custom
  uuid[8] = static_cast<std::uint8_t>((uuid[8] & 0x3f) | 0x80);
  return uuid;
}

namespace {

struct HostUuid {
  const ipc::DeviceUuid uuid = hostUuidOf(kIdentity.name, process().identity().bootId);
};

} // namespace

const ipc::DeviceUuid &hostUuid() {
  static constinit base::Immortal<HostUuid> instance;
  return instance.get().uuid;
}

} // namespace ur::kit

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/error.hpp"
#include "base/os_calls.hpp"
#include "ipc/exchange.hpp"
#include "tools/doctor/checks.hpp"
#include "tools/doctor/inventory.hpp"
#include "tools/doctor/remedies.hpp"
#include "tools/processes/adapter_names.hpp"
#include "tools/processes/process.hpp"

#include <cstdint>
#include <cstring>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <string_view>

#include <fmt/format.h>

namespace ur::doctor {
namespace {

// Returns the adapter's handle in a message of the Python package: the bytes before the checksum,
// as docs/python.md describes. Returns other bytes unchanged.
std::string extractHandle(const std::string &bytes) {
  constexpr std::string_view kMagic("ur-ipc\0\0", 8);
  constexpr std::size_t kHeader = 44;
  constexpr std::size_t kChecksum = 4;
  const auto number = [&bytes](std::size_t offset) {
    std::uint32_t value = 0;
    std::memcpy(&value, bytes.data() + offset, sizeof value);
    return value;
  };
  if (!bytes.starts_with(kMagic) || bytes.size() < kHeader + kChecksum ||
      number(12) != bytes.size())
    return bytes;
  const std::size_t size = number(24);
  if (size == 0 || size > bytes.size() - kHeader - kChecksum)
    return bytes;
  return bytes.substr(bytes.size() - kChecksum - size, size);
}

std::optional<std::string> contentOf(const std::string &path) {
  std::ifstream file(path, std::ios::binary);
  std::error_code error;
  if (!file || std::filesystem::is_directory(path, error))
    return std::nullopt;
  return extractHandle(std::string(std::istreambuf_iterator<char>(file), {}));
}

// Fetches the object without the adapter, and returns the transport. Returns an empty text if the
// fetch fails, for example because only the driver knows the object.
std::string transportOf(const ipc::Handle &handle, const std::string &bytes,
                        const ipc::Config &config) {
  static constexpr const char *kTransports[] = {"from this process's own table",
                                                "fetched by pidfd_getfd", "reopened through /proc",
                                                "sent by the exporter's broker"};
  try {
    ipc::Exchange exchange(processes::thisProcess(),
                           {.id = handle.adapter, .memfdsOnly = handle.objectInode != 0}, config);
    const ipc::Imported imported =
        exchange.open(handle.kind, handle.deviceUuid, bytes.data(), bytes.size());
    return fmt::format(", {}", kTransports[static_cast<std::size_t>(imported.transport)]);
  } catch (const base::Error &) {
    return {};
  }
}

Remedies remediesFor(const ipc::Handle &handle, const std::string &refusal,
                     const ipc::Config &config) {
  const ipc::ProcessIdentity &self = processes::thisProcess().identity();
  const uid_t user = base::os().geteuid();
  Remedies remedies = adviceIn(refusal);
  const auto add = [&](const Remedies &newRemedies) {
    remedies.insert(remedies.end(), newRemedies.begin(), newRemedies.end());
  };
  if (handle.bootId != self.bootId)
    return remedies;
  if (!config.allows(handle.effectiveUid, user) &&
      refusal.find("UR_IPC_ALLOW_UIDS") != std::string::npos)
    add(userRemedies(handle.effectiveUid, user));
  if (handle.pidNamespace != self.pidNamespace)
    add(pidNamespaceRemedies());
  return remedies;
}

} // namespace

Findings checkHandle(const std::string &file, const ipc::Config &config) {
  const auto bytes = contentOf(file);
  if (!bytes)
    return {{.check = "handle",
             .verdict = Verdict::Problem,
             .text = fmt::format("{} cannot be read", file),
             .remedies = {{"shell", "write only the handle's bytes to a file"}}}};
  ipc::Handle handle;
  try {
    handle = ipc::decode(bytes->data(), bytes->size());
  } catch (const base::Error &error) {
    return {{.check = "handle",
             .verdict = Verdict::Problem,
             .text = error.message(),
             .remedies = adviceIn(error.message())}};
  }
  const std::string_view adapter = processes::adapterName(handle.adapter);
  Findings findings{
      {.check = "handle",
       .text = fmt::format("serial {:#x} of process {}, user {}, adapter {}, {} bytes",
                           handle.serial, handle.pid, handle.effectiveUid,
                           adapter.empty() ? "of another version" : adapter, handle.length)}};
  Finding opening{.check = "open"};
  try {
    const Opening attempt = tryToOpen(*bytes);
    if (attempt.opened) {
      opening.text =
          fmt::format("opened on {}{}", attempt.text, transportOf(handle, *bytes, config));
    } else {
      opening.verdict = Verdict::Problem;
      opening.text = attempt.text;
      opening.remedies = remediesFor(handle, attempt.text, config);
    }
  } catch (const std::exception &error) {
    opening.verdict = Verdict::Problem;
    opening.text = error.what();
    opening.remedies = adviceIn(error.what());
  }
  findings.push_back(std::move(opening));
  return findings;
}

} // namespace ur::doctor

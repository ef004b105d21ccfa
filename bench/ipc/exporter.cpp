// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bench/ipc/exporter.hpp"

#include "tools/support/ipc_kinds.hpp"

#include <cerrno>
#include <optional>
#include <system_error>

#include <sys/mman.h>
#include <unistd.h>

namespace ur::bench {
namespace {

using namespace support;

template <typename Kind> class Offer {
public:
  Offer(const Session &session, Channel &channel) {
    if (!session.entry().supports(Kind::kQuery))
      return;
    object_.emplace(session, kSize);
    handle_.emplace(session, object_->get());
    channel.send(handle_->bytes());
  }

private:
  std::optional<Owned<Kind>> object_;
  std::optional<Exported<Kind>> handle_;
};

UniqueFd createPlainMemory() {
  UniqueFd file(memfd_create("bench", MFD_CLOEXEC));
  if (file.get() < 0 || ftruncate(file.get(), kSize) != 0)
    throw std::system_error(errno, std::generic_category(), "memfd_create");
  return file;
}

} // namespace

void runExporter(const DeviceEntry &device, Channel &channel) {
  const UniqueFd plainFile = createPlainMemory();
  channel.sendValue(plainFile.get());
  const Session session(device);
  const Offer<MemoryKind> memory(session, channel);
  const Offer<PhysicalMemoryKind> physicalMemory(session, channel);
  const Offer<EventKind> event(session, channel);
  channel.awaitClose();
}

} // namespace ur::bench

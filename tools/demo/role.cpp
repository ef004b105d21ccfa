// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/demo/role.hpp"

#include "tools/demo/protocol.hpp"
#include "tools/demo/shared_object.hpp"
#include "tools/support/backend_name.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <stdexcept>
#include <utility>

#include <dlfcn.h>
#include <fmt/core.h>

namespace ur::demo {
namespace {

using namespace support;

std::string loaderPath() {
  Dl_info info{};
  const bool isFound = dladdr(reinterpret_cast<const void *>(&urLoaderInit), &info) != 0;
  return isFound && info.dli_fname ? info.dli_fname : "unknown";
}

std::size_t maxAllocationSize(const DeviceEntry &device) {
  std::uint64_t size = 0;
  UR_CHECK(urDeviceGetInfo(device.device, UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE, sizeof(size), &size,
                           nullptr));
  return size;
}

// Measures copies from `source` in gigabytes per second.
class CopyMeter {
public:
  CopyMeter(const Session &session, void *destination, const void *source, std::size_t size)
      : session_(session), destination_(destination), source_(source), size_(size) {}

  void run() {
    const Clock::time_point start = Clock::now();
    session_.copy(destination_, source_, size_);
    const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
    best_ = std::max(best_, static_cast<double>(size_) / seconds / 1e9);
  }
  double best() const noexcept { return best_; }

private:
  const Session &session_;
  void *destination_;
  const void *source_;
  std::size_t size_;
  double best_ = 0;
};

class Role {
public:
  Json answer(const Json &request) {
    const std::string action = request.at("do");
    if (action == "list devices")
      return listDevices();
    if (action == "select")
      return select(request);
    if (action == "export")
      return exportObject(request);
    if (action == "open")
      return open(request);
    if (action == "write")
      return write(request);
    if (action == "verify")
      return verify(request);
    if (action == "measure")
      return measure();
    throw std::runtime_error("unknown request " + action);
  }

private:
  Json listDevices() {
    Json devices = Json::array();
    for (const DeviceEntry &device : runtime_.devices()) {
      Json kinds = Json::object();
      for (const char *kind : kKinds)
        kinds[kind] = offers(device, kind);
      devices.push_back({{"adapter", support::backendName(device.backend)},
                         {"name", device.name()},
                         {"kinds", kinds}});
    }
    return {{"loader", loaderPath()}, {"adapters", runtime_.adapterCount()}, {"devices", devices}};
  }

  Json select(const Json &request) {
    const DeviceEntry &device = runtime_.devices().at(request.at("device"));
    session_.emplace(device);
    kind_ = request.at("kind");
    size_ = std::min(request.at("size").get<std::size_t>(), maxAllocationSize(device));
    return Json::object();
  }

  Json exportObject(const Json &) {
    object_ = createObject(session_.value(), kind_, size_);
    return object_->handles();
  }

  Json open(const Json &request) {
    OpenedObject opened = openObject(session_.value(), kind_, request.at("handles"), size_);
    object_ = std::move(opened.object);
    return {{"seconds", opened.openSeconds}};
  }

  Json write(const Json &request) {
    object_->write(request.at("seed"));
    return Json::object();
  }

  Json verify(const Json &request) { return {{"bytes", object_->verify(request.at("seed"))}}; }

  Json measure() {
    if (!object_->data())
      return Json::object();
    const Owned<MemoryKind> destination(session_.value(), size_);
    const Owned<MemoryKind> source(session_.value(), size_);
    CopyMeter localCopy(session_.value(), destination.get(), source.get(), size_);
    CopyMeter importedCopy(session_.value(), destination.get(), object_->data(), size_);
    for (int round = 0; round < 9; ++round) { // alternate, so that load slows both equally
      localCopy.run();
      importedCopy.run();
    }
    return {{"local", localCopy.best()}, {"imported", importedCopy.best()}};
  }

  Runtime runtime_;
  std::optional<Session> session_;
  std::string kind_;
  std::size_t size_ = 0;
  std::unique_ptr<SharedObject> object_;
};

std::optional<Json> nextRequest(Channel &channel) {
  try {
    return receiveJson(channel);
  } catch (const ChannelClosed &) {
    return std::nullopt; // the check is over
  }
}

} // namespace

void runRole(Channel &channel) {
  std::optional<Role> role;
  while (const std::optional<Json> request = nextRequest(channel)) {
    Json answer;
    try {
      if (!role)
        role.emplace();
      answer = role->answer(*request);
    } catch (const std::exception &error) {
      answer = {{"error", error.what()}};
    }
    sendJson(channel, answer);
  }
}

} // namespace ur::demo

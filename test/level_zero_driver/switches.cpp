// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/level_zero_driver/switches.hpp"

#include "test/host_driver/switch_text.hpp"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <map>

#include <level_zero/ze_api.h>

namespace host_driver {
namespace {

constexpr std::string_view kPrefix = "ZE_HOST_DRIVER_";

std::uint32_t version(std::string_view name, std::string_view value) {
  const std::vector<std::string> parts = split(value, '.');
  std::uint32_t major = 0;
  std::uint32_t minor = 0;
  if (parts.size() != 2 || !parse(parts[0], major) || !parse(parts[1], minor))
    refuse(name, value, "write MAJOR.MINOR");
  return ZE_MAKE_VERSION(major, minor);
}

const std::set<std::string> &knownFeatures() {
  static const std::set<std::string> known = {"ipc_memory", "ipc_event_pool",  "ipc_counter_based",
                                              "export",     "import",          "virtual_memory",
                                              "in_order",   "event_properties"};
  return known;
}

using Reader = std::function<void(Switches &, std::string_view name, std::string_view value)>;

const std::map<std::string_view, Reader> &readers() {
  static const std::map<std::string_view, Reader> all = {
      {"API_VERSION", [](auto &s, auto name, auto value) { s.apiVersion = version(name, value); }},
      {"DEVICES",
       [](auto &s, auto name, auto value) {
         if (!parse(value, s.devices) || s.devices == 0)
           refuse(name, value, "write a number of devices, at least 1");
       }},
      {"VENDOR",
       [](auto &s, auto name, auto value) {
         if (!parse(value, s.vendor))
           refuse(name, value, "write a PCI vendor number, such as 0x8086");
       }},
      {"WITHOUT", [](auto &s, auto name,
                     auto value) { s.missingFeatures = features(name, value, knownFeatures()); }},
      {"WITHOUT_SLOT", [](auto &s, auto, auto value) { s.hiddenSlots = split(value, ','); }},
      {"WITHOUT_ADDRESS", [](auto &s, auto, auto value) { s.hiddenAddresses = split(value, ','); }},
      {"EXPORTED_FD",
       [](auto &s, auto name, auto value) {
         s.exportedFd = choose<ExportedFd>(name, value,
                                           {{"cached", ExportedFd::Cached},
                                            {"fresh", ExportedFd::Fresh},
                                            {"driver", ExportedFd::Driver}});
       }},
      {"IMPORTED_FD",
       [](auto &s, auto name, auto value) {
         s.importedPhysicalFd = choose<ImportedFd>(name, value,
                                                   {{"at_destroy", ImportedFd::AtDestroy},
                                                    {"at_import", ImportedFd::AtImport},
                                                    {"caller", ImportedFd::Caller}});
       }},
      {"IMPORTED_USM_FD",
       [](auto &s, auto name, auto value) {
         s.importedUsmFd = choose<ImportedFd>(name, value,
                                              {{"at_destroy", ImportedFd::AtDestroy},
                                               {"at_import", ImportedFd::AtImport},
                                               {"caller", ImportedFd::Caller}});
       }},
      {"IPC_HANDLE",
       [](auto &s, auto name, auto value) {
         s.ipcHandle = choose<IpcHandleLayout>(
             name, value, {{"opaque", IpcHandleLayout::Opaque}, {"plain", IpcHandleLayout::Plain}});
       }},
      {"EVENTS",
       [](auto &s, auto name, auto value) {
         s.oneWayEvents = choose<bool>(name, value, {{"two_way", false}, {"one_way", true}});
       }},
      {"START",
       [](auto &s, auto name, auto value) {
         s.startsWhenAwaited = choose<bool>(name, value, {{"at_once", false}, {"awaited", true}});
       }},
      {"MAPPINGS",
       [](auto &s, auto name, auto value) {
         s.manyMappings = choose<bool>(name, value, {{"one", false}, {"many", true}});
       }},
      {"DEVICE_MEMORY",
       [](auto &s, auto name, auto value) {
         s.hiddenDeviceMemory = choose<bool>(name, value, {{"visible", false}, {"hidden", true}});
       }},
      {"COMPLETION",
       [](auto &s, auto name, auto value) {
         s.completion = choose<Completion>(name, value,
                                           {{"asked", Completion::Asked},
                                            {"cached", Completion::Cached},
                                            {"always", Completion::Always}});
       }},
      {"OPENED_EVENTS",
       [](auto &s, auto name, auto value) {
         s.openedEventsOfFirstDevice =
             choose<bool>(name, value, {{"context", false}, {"first_device", true}});
       }},
      {"EVENT_POOLS",
       [](auto &s, auto name, auto value) {
         s.poolsOfFirstDevice =
             choose<bool>(name, value, {{"context", false}, {"first_device", true}});
       }},
      {"BUFFER_HANDLES",
       [](auto &s, auto name, auto value) {
         s.sharedBufferHandles = choose<bool>(name, value, {{"each", false}, {"shared", true}});
       }},
      {"PEER_IMPORT",
       [](auto &s, auto name, auto value) {
         s.peerImportCloses = choose<bool>(name, value, {{"keeps", false}, {"closes", true}});
       }},
      {"DEVICE_USM",
       [](auto &s, auto name, auto value) {
         s.pooledUsm = choose<bool>(name, value, {{"own", false}, {"pooled", true}});
       }},
      {"DESCRIPTORS",
       [](auto &s, auto name, auto value) {
         s.dmaBufs = choose<bool>(name, value, {{"memfd", false}, {"dma_buf", true}});
       }},
      {"ALIGNMENT",
       [](auto &s, auto name, auto value) {
         s.alignedBySize = choose<bool>(name, value, {{"page", false}, {"by_size", true}});
       }},
      {"ACCESS",
       [](auto &s, auto name, auto value) {
         s.accessByReservation =
             choose<bool>(name, value, {{"range", false}, {"reservation", true}});
       }},
      {"BROKEN_DRIVER", [](auto &s, auto name, auto value) { s.brokenDriver = flag(name, value); }},
      {"TEARDOWN",
       [](auto &s, auto name, auto value) {
         s.endsAtExit = choose<bool>(name, value, {{"unload", false}, {"exit", true}});
       }},
      // Was looked at before the others, which may take something back.
      {"LIKE", [](auto &, auto, auto) {}},
      {"TOMBSTONES", [](auto &s, auto name, auto value) { s.tombstones = flag(name, value); }},
      {"ABORT", [](auto &s, auto name, auto value) { s.abortOnMisuse = flag(name, value); }},
      {"CENSUS", [](auto &s, auto, auto value) { s.censusFile = value; }},
      {"FAIL",
       [](auto &s, auto name, auto value) {
         s.failures = failures(name, value, "zeMemAllocDevice:1:0x70000003");
       }},
  };
  return all;
}

} // namespace

Switches Switches::fromEnvironment() {
  Switches result;
  result.apiVersion = ZE_MAKE_VERSION(1, 16);
  if (const char *like = std::getenv("ZE_HOST_DRIVER_LIKE"); like != nullptr && *like != '\0') {
    choose<bool>("ZE_HOST_DRIVER_LIKE", like, {{"neo", true}});
    result.likeNeo();
  }
  readSwitches(kPrefix, [&](auto rest, auto name, auto value) {
    const auto reader = readers().find(rest);
    if (reader != readers().end() && !value.empty())
      reader->second(result, name, value);
    return reader != readers().end();
  });
  return result;
}

void Switches::likeNeo() {
  completion = Completion::Cached;
  openedEventsOfFirstDevice = true;
  poolsOfFirstDevice = true;
  sharedBufferHandles = true;
  peerImportCloses = true;
  pooledUsm = true;
  dmaBufs = true;
  alignedBySize = true;
  accessByReservation = true;
  brokenDriver = true;
  endsAtExit = true;
  hiddenDeviceMemory = true;
}

bool matchesAny(const std::vector<std::string> &patterns, std::string_view name) {
  return std::any_of(patterns.begin(), patterns.end(), [&](std::string_view pattern) {
    if (pattern.ends_with('*'))
      return name.starts_with(pattern.substr(0, pattern.size() - 1));
    return name == pattern;
  });
}

} // namespace host_driver

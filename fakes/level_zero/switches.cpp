// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/level_zero/switches.hpp"

#include "fakes/host/switch_text.hpp"

#include <algorithm>
#include <cstdlib>

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
  static const std::set<std::string> names = {"ipc_memory", "ipc_event_pool",   "ipc_counter_based",
                                              "export",     "import",           "virtual_memory",
                                              "in_order",   "event_properties", "host_pages"};
  return names;
}

const Setters<Switches> &setters() {
  static const Setters<Switches> table = {
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
      {"WITHOUT",
       [](auto &s, auto name, auto value) {
         s.missingFeatures = parseFeatures(name, value, knownFeatures());
       }},
      {"WITHOUT_SLOT", [](auto &s, auto, auto value) { s.hiddenSlots = split(value, ','); }},
      {"WITHOUT_ADDRESS", [](auto &s, auto, auto value) { s.hiddenAddresses = split(value, ','); }},
      {"EXPORTED_FD",
       choice<Switches, ExportedFd>(&Switches::exportedFd, {{"cached", ExportedFd::Cached},
                                                            {"fresh", ExportedFd::Fresh},
                                                            {"driver", ExportedFd::Driver}})},
      {"EXPORT", flag(&Switches::exportNeedsRequest, "any", "requested")},
      {"IMPORTED_FD", choice<Switches, ImportedFd>(&Switches::importedPhysicalFd,
                                                   {{"at_destroy", ImportedFd::AtDestroy},
                                                    {"at_import", ImportedFd::AtImport},
                                                    {"caller", ImportedFd::Caller}})},
      {"IPC_HANDLE", choice<Switches, IpcHandleLayout>(
                         &Switches::ipcHandle,
                         {{"opaque", IpcHandleLayout::Opaque}, {"plain", IpcHandleLayout::Plain}})},
      {"EVENTS", flag(&Switches::oneWayEvents, "two_way", "one_way")},
      {"START", flag(&Switches::startsWhenAwaited, "at_once", "awaited")},
      {"MAPPINGS", flag(&Switches::manyMappings, "one", "many")},
      {"DEVICE_MEMORY", flag(&Switches::hiddenDeviceMemory, "visible", "hidden")},
      {"IPC_RANGES", flag(&Switches::ipcRanges, "0", "1")},
      {"FABRIC", flag(&Switches::fabric, "0", "1")},
      {"COMPLETION",
       choice<Switches, Completion>(&Switches::completion, {{"asked", Completion::NeverCached},
                                                            {"cached", Completion::CachedIfLocal},
                                                            {"always", Completion::AlwaysCached}})},
      {"OPENED_EVENTS", flag(&Switches::openedEventsOnlyOnFirstDevice, "context", "first_device")},
      {"BUFFER_HANDLES", flag(&Switches::sharedBufferHandles, "each", "shared")},
      {"PEER_IMPORT", flag(&Switches::peerImportCloses, "keeps", "closes")},
      {"DEVICE_USM", flag(&Switches::pooledUsm, "own", "pooled")},
      {"DESCRIPTORS", flag(&Switches::dmaBufs, "memfd", "dma_buf")},
      {"ALIGNMENT", flag(&Switches::alignedBySize, "page", "by_size")},
      {"ACCESS", flag(&Switches::accessByReservation, "range", "reservation")},
      {"READ_ONLY", flag(&Switches::ignoresReadOnly, "enforced", "ignored")},
      {"BROKEN_DRIVER", flag(&Switches::brokenDriver, "0", "1")},
      {"TEARDOWN", flag(&Switches::tearsDownAtExit, "unload", "exit")},
      // fromEnvironment() reads it first, because other variables may override its settings.
      {"LIKE", [](auto &, auto, auto) {}},
      {"TOMBSTONES", flag(&Switches::tombstones, "0", "1")},
      {"ABORT", flag(&Switches::abortOnMisuse, "0", "1")},
      {"OPENCL", [](auto &s, auto, auto value) { s.openCl = value; }},
      {"CENSUS", [](auto &s, auto, auto value) { s.censusFile = value; }},
      {"FAIL",
       [](auto &s, auto name, auto value) {
         s.failures = parseFailures(name, value, "zeMemAllocDevice:1:0x70000003");
       }},
  };
  return table;
}

} // namespace

Switches Switches::fromEnvironment() {
  Switches result;
  result.apiVersion = ZE_MAKE_VERSION(1, 16);
  if (const char *driverName = std::getenv("ZE_HOST_DRIVER_LIKE");
      driverName != nullptr && *driverName != '\0') {
    choose<bool>("ZE_HOST_DRIVER_LIKE", driverName, {{"neo", true}});
    result.imitateNeo();
  }
  readSwitches(kPrefix, setters(), result);
  return result;
}

void Switches::imitateNeo() {
  completion = Completion::CachedIfLocal;
  openedEventsOnlyOnFirstDevice = true;
  sharedBufferHandles = true;
  peerImportCloses = true;
  pooledUsm = true;
  dmaBufs = true;
  alignedBySize = true;
  accessByReservation = true;
  ignoresReadOnly = true;
  tearsDownAtExit = true;
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

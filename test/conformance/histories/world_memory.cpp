// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/histories/invalid_calls.hpp"
#include "test/conformance/histories/world.hpp"
#include "test/conformance/support/device_test.hpp"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <thread>

#include <fmt/format.h>
#include <sys/mman.h>

namespace ur::histories {

using namespace support;
using namespace test;

namespace {

constexpr ur_virtual_mem_access_flags_t kAccess[] = {UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE,
                                                     UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY,
                                                     UR_VIRTUAL_MEM_ACCESS_FLAG_NONE};

std::uintptr_t numberOf(const std::byte *address) {
  return reinterpret_cast<std::uintptr_t>(address);
}

// Waits until the caller has the only reference to each context, and releases it. Returns the
// number of other references that remain.
std::uint64_t releaseLast(const std::vector<ur_context_handle_t> &contexts) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds{2};
  std::uint64_t leaks = 0;
  for (const ur_context_handle_t context : contexts) {
    std::uint32_t count = 1;
    while (urContextGetInfo(context, UR_CONTEXT_INFO_REFERENCE_COUNT, sizeof(count), &count,
                            nullptr) == UR_RESULT_SUCCESS &&
           count > 1 && std::chrono::steady_clock::now() < end)
      std::this_thread::sleep_for(std::chrono::milliseconds{1});
    leaks += count - 1;
    urContextRelease(context);
  }
  return leaks;
}

// Lists open descriptors and shared mappings, to find leaks.
std::string openResources() {
  std::string text;
  std::error_code error; // another thread may have closed the descriptor
  for (const auto &entry : std::filesystem::directory_iterator("/proc/self/fd"))
    text += fmt::format("  {} {}\n", entry.path().filename().string(),
                        std::filesystem::read_symlink(entry.path(), error).string());
  std::ifstream maps("/proc/self/maps");
  for (std::string line; std::getline(maps, line);)
    if (line.substr(line.find(' ') + 1).substr(3, 1) == "s")
      text += "  " + line + '\n';
  return text;
}

} // namespace

std::uint64_t rightsOf(std::uintptr_t begin, std::uintptr_t end) {
  constexpr std::uint64_t kMixedRights = 8;
  std::ifstream maps("/proc/self/maps");
  std::optional<std::uint64_t> commonRights;
  for (std::string line; begin < end && std::getline(maps, line);) {
    std::uintptr_t lineBegin = 0;
    std::uintptr_t lineEnd = 0;
    char dash = 0;
    std::string rights;
    std::istringstream(line) >> std::hex >> lineBegin >> dash >> lineEnd >> rights;
    if (lineEnd <= begin || lineBegin >= end)
      continue;
    const std::uint64_t lineRights =
        (rights[0] == 'r' ? 4u : 0u) | (rights[1] == 'w' ? 2u : 0u) | (rights[2] == 'x' ? 1u : 0u);
    if (lineBegin > begin || commonRights.value_or(lineRights) != lineRights)
      return kMixedRights;
    commonRights = lineRights;
    begin = lineEnd;
  }
  return begin < end ? kMixedRights : commonRights.value_or(kMixedRights);
}

Answer World::alloc(const Step &step) {
  void *address = nullptr;
  const ur_usm_desc_t description{UR_STRUCTURE_TYPE_USM_DESC, nullptr, 0,
                                  static_cast<std::uint32_t>(step["align"])};
  const ur_usm_desc_t *const descriptionOrNull = step["align"] == 0 ? nullptr : &description;
  const auto found = pools_.find(step["pool"]);
  const ur_usm_pool_handle_t pool = found == pools_.end() ? nullptr : found->second;
  Answer answer;
  if (step["kind"] == kDeviceMemory)
    answer.code = urUSMDeviceAlloc(context(), session_->device(), descriptionOrNull, pool,
                                   step["size"], &address);
  else if (step["kind"] == kHostMemory)
    answer.code = urUSMHostAlloc(context(), descriptionOrNull, pool, step["size"], &address);
  else
    answer.code = urUSMSharedAlloc(context(), session_->device(), descriptionOrNull, pool,
                                   step["size"], &address);
  if (answer.code == UR_RESULT_SUCCESS) {
    const Memory memory{static_cast<std::byte *>(address), step["size"], false, pool};
    const auto sharesPage = [&](const auto &entry) {
      const Memory &other = entry.second;
      const auto firstPage = [](const Memory &range) { return numberOf(range.address) / kPage; };
      const auto lastPage = [](const Memory &range) {
        return (numberOf(range.address) + range.size - 1) / kPage;
      };
      return other.size != 0 && other.pool != pool && firstPage(memory) <= lastPage(other) &&
             firstPage(other) <= lastPage(memory);
    };
    answer.values = {numberOf(memory.address) % std::max<std::uint64_t>(step["align"], 1),
                     static_cast<std::uint64_t>(std::ranges::count_if(memory_, sharesPage))};
    memory_[step["memory"]] = memory;
  }
  return answer;
}

Answer World::free(const Step &step) {
  const auto found = memory_.find(step["memory"]);
  Answer answer;
  answer.code = urUSMFree(context(), found->second.address);
  oldMemory_[step["memory"]] = found->second;
  memory_.erase(found);
  return answer;
}

// Other memory, such as the memory of a gate, may have reused the freed address.
Answer World::freeAgain(const Step &step) {
  std::byte *const address = oldMemory_.at(step["memory"]).address;
  Answer answer;
  answer.code = kSkipped;
  if (gates_.empty() && pinned_.empty() && std::ranges::none_of(memory_, [&](const auto &entry) {
        return entry.second.address <= address &&
               address <= entry.second.address + entry.second.size;
      }))
    answer.code = urUSMFree(context(), address);
  return answer;
}

Answer World::protect(const Step &step) {
  const Memory &memory = memory_.at(step["memory"]);
  const std::size_t pages = step["pages"];
  const bool isAll = pages == 0;
  std::byte *const begin = memory.address + (isAll ? 0 : step["page"] * kPage);
  Answer answer;
  if (mprotect(begin, isAll ? memory.size : pages * kPage,
               isAll ? PROT_READ | PROT_WRITE : PROT_READ) != 0)
    answer.code = UR_RESULT_ERROR_UNKNOWN;
  return answer;
}

Answer World::look(const Step &step) {
  const std::size_t size = step["size"];
  Answer answer;
  answer.bytes.resize(size);
  answer.values = {0, 0};
  if (const ur_mem_handle_t buffer = bufferOf(step, "memory")) {
    answer.code = urEnqueueMemBufferRead(session_->queue(), buffer, true, step["at"], size,
                                         answer.bytes.data(), 0, nullptr, nullptr);
    return answer;
  }
  std::byte *const address = addressOf(step, "memory") + static_cast<std::ptrdiff_t>(step["at"]);
  if (size != 0)
    answer.code = urEnqueueUSMMemcpy(session_->queue(), true, answer.bytes.data(), address, size, 0,
                                     nullptr, nullptr);
  const std::size_t extent = step["extent"];
  if (extent % kPage != 0) {
    const std::byte *const end = address + extent;
    const std::byte *const pageEnd = end + (kPage - numberOf(end) % kPage) % kPage;
    if ((rightsOf(numberOf(end), numberOf(pageEnd)) & 4) != 0)
      answer.values[0] = static_cast<std::uint64_t>(
          std::count_if(end, pageEnd, [](std::byte byte) { return byte != std::byte{}; }));
  }
  if (extent != 0)
    answer.values[1] = rightsOf(numberOf(address), numberOf(address) + extent);
  return answer;
}

Answer World::describe(const Step &step) {
  std::byte *const address = addressOf(step, "memory") + static_cast<std::ptrdiff_t>(step["at"]);
  ur_usm_type_t type = UR_USM_TYPE_UNKNOWN;
  void *base = nullptr;
  std::size_t size = 0;
  Answer answer;
  const auto query = [&](ur_usm_alloc_info_t name, std::size_t bytes, void *value) {
    if (answer.code == UR_RESULT_SUCCESS)
      answer.code = urUSMGetMemAllocInfo(context(), address, name, bytes, value, nullptr);
  };
  query(UR_USM_ALLOC_INFO_TYPE, sizeof(type), &type);
  query(UR_USM_ALLOC_INFO_BASE_PTR, sizeof(base), &base);
  query(UR_USM_ALLOC_INFO_SIZE, sizeof(size), &size);
  ur_usm_pool_handle_t pool = nullptr;
  ur_device_handle_t device = nullptr;
  const auto isWrong = [&](ur_usm_alloc_info_t name, auto &value, auto expected) {
    const ur_result_t code =
        urUSMGetMemAllocInfo(context(), address, name, sizeof(value), &value, nullptr);
    return code == UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION ? false
           : expected ? code != UR_RESULT_SUCCESS || value != expected
                      : code != UR_RESULT_ERROR_INVALID_VALUE;
  };
  const auto expectedDevice = type == UR_USM_TYPE_HOST ? nullptr : session_->device();
  answer.values = {static_cast<std::uint64_t>(type),
                   static_cast<std::uint64_t>(address - static_cast<std::byte *>(base)), size,
                   isWrong(UR_USM_ALLOC_INFO_POOL, pool, memory_.at(step["memory"]).pool) ||
                           isWrong(UR_USM_ALLOC_INFO_DEVICE, device, expectedDevice)
                       ? 1u
                       : 0u};
  return answer;
}

Answer World::physical(const Step &step) {
  const std::size_t size = step["pages"] * granularity(*session_);
  const ur_physical_mem_properties_t properties{
      UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES, nullptr,
      step["ipc"] != 0 ? ur_physical_mem_flags_t{UR_PHYSICAL_MEM_FLAG_ENABLE_IPC} : 0};
  ur_physical_mem_handle_t object = nullptr;
  Answer answer;
  answer.code = urPhysicalMemCreate(context(), session_->device(), size, &properties, &object);
  if (answer.code == UR_RESULT_SUCCESS)
    physical_[step["object"]] = object;
  if (object && hasWrongInfo(object))
    return {UR_RESULT_ERROR_UNKNOWN, {}, {}, std::string(kWrongInfo)};
  return answer;
}

bool World::hasWrongInfo(ur_physical_mem_handle_t object) const {
  const auto isWrong = [&](ur_physical_mem_info_t name, auto expected) {
    decltype(expected) value{};
    const ur_result_t code = urPhysicalMemGetInfo(object, name, sizeof(value), &value, nullptr);
    return code != UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION &&
           (code != UR_RESULT_SUCCESS || value != expected);
  };
  return isWrong(UR_PHYSICAL_MEM_INFO_CONTEXT, context()) ||
         isWrong(UR_PHYSICAL_MEM_INFO_DEVICE, session_->device()) ||
         isWrong(UR_PHYSICAL_MEM_INFO_REFERENCE_COUNT, std::uint32_t{1});
}

Answer World::physicalRelease(const Step &step) {
  const ur_physical_mem_handle_t object = physical_.extract(step["object"]).mapped();
  closed_[step["object"]] = object;
  return {urPhysicalMemRelease(object), {}, {}, {}};
}

Answer World::map(const Step &step) {
  const std::size_t unit = granularity(*session_);
  const std::size_t size = step["pages"] * unit;
  void *start = nullptr;
  Answer answer;
  answer.code = urVirtualMemReserve(context(), nullptr, size + unit, &start);
  if (answer.code != UR_RESULT_SUCCESS)
    return answer;
  answer.code = urVirtualMemMap(context(), start, size, physical_.at(step["object"]),
                                step["page"] * unit, kAccess[step["access"]]);
  if (answer.code == UR_RESULT_SUCCESS) {
    memory_[step["memory"]] = {static_cast<std::byte *>(start), size, false};
    return answer;
  }
  answer.text = lastErrorText();
  urVirtualMemFree(context(), start, size + unit);
  return answer;
}

Answer World::unmap(const Step &step) {
  const Memory memory = memory_.at(step["memory"]);
  Answer answer;
  answer.code = urVirtualMemUnmap(context(), memory.address, memory.size);
  if (answer.code == UR_RESULT_SUCCESS)
    answer.code = urVirtualMemFree(context(), memory.address, memory.size + granularity(*session_));
  memory_.erase(step["memory"]);
  return answer;
}

Answer World::refused(const Step &step) {
  const std::uint64_t id = step["object"];
  if (!other_)
    other_.emplace(test::deviceUnderTest());
  const std::vector<ur_device_handle_t> devices = otherDevices();
  InvalidCallArguments args{.session = *session_, .session2 = *other_};
  if (!devices.empty())
    args.otherDevice = devices.front();
  if (const auto memory = memory_.find(id); memory != memory_.end()) {
    args.memory = memory->second.address;
    args.size = memory->second.size;
  }
  for (const std::uint64_t key : {step["other"], id})
    if (const auto physical = physical_.find(key); physical != physical_.end())
      args.physical = physical->second;
  if (const auto event = events_.find(id); event != events_.end())
    args.event = event->second.handle;
  if (const auto pool = pools_.find(id); pool != pools_.end())
    args.pool = pool->second;
  args.offset = step["at"];
  if (const auto mapping = mappings_.find(id); mapping != mappings_.end()) {
    args.buffer = mapping->second.buffer;
    args.memory = mapping->second.address;
  }
  args.granule = session_->entry().supports(UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT)
                     ? granularity(*session_)
                     : 1;
  const InvalidCall &invalidCall = invalidCalls()[step["way"]];
  Answer answer;
  answer.code = invalidCall.call(args);
  for (std::uint64_t times = step["times"]; times > 1 && answer.code == invalidCall.code; --times)
    answer.code = invalidCall.call(args);
  return answer;
}

Answer World::pool(const Step &step) {
  ur_usm_pool_limits_desc_t limits{UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC, nullptr, 0,
                                   step["least"]};
  ur_usm_pool_desc_t description{
      UR_STRUCTURE_TYPE_USM_POOL_DESC, &limits,
      step["zeroes"] != 0 ? ur_usm_pool_flags_t{UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK} : 0};
  ur_usm_pool_handle_t handle = nullptr;
  Answer answer;
  answer.code = urUSMPoolCreate(context(), &description, &handle);
  if (answer.code == UR_RESULT_SUCCESS)
    pools_[step["pool"]] = handle;
  return answer;
}

Answer World::poolRelease(const Step &step) {
  return {urUSMPoolRelease(pools_.extract(step["pool"]).mapped()), {}, {}, {}};
}

Answer World::poolState(const Step &step) {
  Answer answer;
  const auto query = [&](ur_usm_pool_info_t name) {
    std::size_t bytes = 0;
    const ur_result_t code =
        urUSMPoolGetInfo(pools_.at(step["pool"]), name, sizeof(bytes), &bytes, nullptr);
    if (code != UR_RESULT_SUCCESS)
      answer.code = code == UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION ? kSkipped : code;
    answer.values.push_back(bytes);
  };
  query(UR_USM_POOL_INFO_USED_CURRENT_EXP);
  query(UR_USM_POOL_INFO_RESERVED_CURRENT_EXP);
  return answer;
}

Answer World::access(const Step &step) {
  const Memory &memory = memory_.at(step["memory"]);
  Answer answer;
  answer.code =
      urVirtualMemSetAccess(context(), memory.address, memory.size, kAccess[step["access"]]);
  return answer;
}

// Releases the contexts, because adapters may keep objects for reuse in them. Then counts the
// leaks, with retries, because other threads may release their objects a little later.
Answer World::usage(const Step &) {
  gates_.clear();
  for (void *const memory : pinned_)
    urUSMFree(context(), memory);
  pinned_.clear();
  std::vector<ur_context_handle_t> contexts;
  for (std::optional<Session> *const session : {&session_, &other_})
    if (*session) {
      urContextRetain(contexts.emplace_back((*session)->context()));
      session->reset();
    }
  const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds{500};
  const auto callbackDeadline = end + std::chrono::seconds{5};
  const auto areCalled = [&] {
    return std::ranges::all_of(watches_, [](const Watch &watch) { return watch.calls != 0; });
  };
  while (!areCalled() && std::chrono::steady_clock::now() < callbackDeadline)
    std::this_thread::sleep_for(std::chrono::milliseconds{1});
  const std::uint64_t leakedReferences = releaseLast(contexts);
  Footprint now = Footprint::withoutExporters();
  while ((now.descriptors > start_.descriptors || now.sharedMaps > start_.sharedMaps) &&
         std::chrono::steady_clock::now() < end) {
    std::this_thread::sleep_for(std::chrono::milliseconds{1});
    now = Footprint::withoutExporters();
  }
  Answer answer;
  answer.values = {now.descriptors - std::min(now.descriptors, start_.descriptors),
                   now.sharedMaps - std::min(now.sharedMaps, start_.sharedMaps)};
  if (answer.values != std::vector<std::uint64_t>{0, 0})
    answer.text = openResources();
  const auto countOf = [&](auto matches) {
    return static_cast<std::uint64_t>(std::ranges::count_if(watches_, matches));
  };
  answer.values.push_back(countOf([](const Watch &watch) { return watch.calls != 0; }));
  answer.values.push_back(
      countOf([](const Watch &watch) { return watch.calls > 1 || watch.wrongCalls != 0; }));
  answer.values.push_back(leakedReferences);
  oldMemory_.clear();
  closed_.clear();
  putHandles_.clear();
  ownHandles_.clear();
  events_.clear();
  bufferHosts_.clear();
  mappings_.clear();
  host_.clear();
  if (areCalled())
    watches_.clear();
  session_.emplace(test::deviceUnderTest());
  return answer;
}

} // namespace ur::histories

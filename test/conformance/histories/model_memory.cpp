// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/histories/model.hpp"

#include <algorithm>

namespace ur::histories {
namespace {

constexpr std::uint64_t kMostMapped = 64; // pages
constexpr std::uint64_t kSafeAlignment = 64;

bool isOnPages(std::uint64_t number) { return number % kPage == 0; }

std::uint64_t rightsOf(AccessKind access) { // as Look answers: 4 read, 2 write, 1 execute
  return access == kReadWrite ? 6 : access == kReadOnly ? 4 : 0;
}

constexpr std::string_view kContents =
    "what one process writes the other reads, at every size and offset, in both directions "
    "(docs/promises.md); a command writes its range and nothing else";
constexpr std::string_view kTail = "the rest of its last page is zero for all processes, and no "
                                   "neighbor is on it (docs/promises.md)";
constexpr std::string_view kKeepsRights = "an allocation and its parts keep the rights that the "
                                          "program gave them (docs/promises.md)";
constexpr std::string_view kImportedRights = "importers read and write all its bytes; imported "
                                             "memory is not executable (docs/promises.md)";
constexpr std::string_view kMappedRights =
    "access to the mapped range: what the flags of urVirtualMemMap or urVirtualMemSetAccess say";

} // namespace

const View *Model::viewOf(const Step &step, std::string_view name) const {
  const auto &memory = processes_[step.process].memory;
  const auto found = memory.find(step[name]);
  return found == memory.end() ? nullptr : &found->second;
}

std::optional<bool> Model::contains(const View &view, std::uint64_t at, std::uint64_t size) const {
  constexpr std::uint64_t kUnit = std::uint64_t{64} << 20; // that no driver rounds sizes beyond
  const std::uint64_t slack = abilities_.isNativeCpu ? (kPage - view.size % kPage) % kPage : kUnit;
  if (at < view.start)
    return std::nullopt;
  const std::uint64_t from = at - view.start;
  if (from >= view.size)
    return std::nullopt; // an address of something else
  if (from <= view.size && size <= view.size - from)
    return true;
  if (view.isMapping || (from <= view.size + slack && size <= view.size + slack - from))
    return std::nullopt;
  return false;
}

Model::Taken Model::alloc(const Step &step) {
  const std::uint64_t size = step["size"];
  const std::uint64_t kind = step["kind"];
  if (!isFresh(step, step["memory"]) || kind > kSharedMemory)
    return std::nullopt;
  if ((kind == kHostMemory && !abilities_.host) || (kind == kSharedMemory && !abilities_.shared))
    return std::nullopt;
  const std::uint64_t align = step["align"];
  if (align > kSafeAlignment && !abilities_.isNativeCpu)
    return std::nullopt; // what a device supports is not said
  const bool isAligned = (align & (align - 1)) == 0;
  if (!isAligned && (size == 0 || size > abilities_.largest))
    return std::nullopt; // which of two mistakes is named is not said
  if (size == 0)
    return refusal(UR_RESULT_ERROR_INVALID_USM_SIZE, "`size` is 0 (urUSMDeviceAlloc)");
  if (size > abilities_.largest)
    return refusal(UR_RESULT_ERROR_INVALID_USM_SIZE,
                   "`size` is larger than UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE (urUSMDeviceAlloc)");
  if (!isAligned)
    return refusal(UR_RESULT_ERROR_INVALID_VALUE,
                   "`pUSMDesc->align` is not a power of two (urUSMDeviceAlloc)");
  View view;
  view.content = std::make_shared<Content>(size);
  view.size = size;
  view.kind = static_cast<AllocKind>(kind);
  of(step).memory[step["memory"]] = view;
  Expectation expected;
  expected.values = {{"the address modulo the alignment", Relation::Equal, 0,
                      "`pUSMDesc->align`: the alignment of the memory"}};
  return expected;
}

Model::Taken Model::free(const Step &step) {
  const View *const view = viewOf(step, "memory");
  if (!view || !view->isOwn || view->isMapping || view->readOnlyTo != 0)
    return std::nullopt;
  for (const Command &command : commands_)
    for (const auto &[content, writes] : command.uses)
      if (content == view->content && !command.hasRun && command.process == step.process)
        return std::nullopt; // the call would wait for a command that is held back
  // The call waits for users of this address, not for those of another mapping of the memory.
  if (isBusy(*view->content) && std::ranges::any_of(of(step).memory, [&](const auto &entry) {
        return &entry.second != view && entry.second.content == view->content;
      }))
    return std::nullopt;
  endUsers(*view->content, step.process);
  revoke(step.process, kMemory, step["memory"]);
  touched_.push_back(view->content);
  of(step).memory.erase(step["memory"]);
  of(step).freed.insert(step["memory"]);
  return Expectation{};
}

Model::Taken Model::freeWrong(const Step &step) {
  const View *const view = viewOf(step, "memory");
  const std::uint64_t at = step["at"];
  if (!view && of(step).freed.contains(step["memory"]) && at == 0)
    return refusal(UR_RESULT_ERROR_INVALID_MEM_OBJECT,
                   "`pMem` is not the first address of a live allocation (urUSMFree)");
  if (!view || view->isMapping || at >= view->size || (view->isOwn && at == 0))
    return std::nullopt;
  touched_.push_back(view->content);
  return refusal(UR_RESULT_ERROR_INVALID_MEM_OBJECT,
                 view->isOwn ? "`pMem` is not the first address of a live allocation (urUSMFree)"
                             : "`pMem` was opened by urIPCOpenMemHandleExp; nothing is unmapped "
                               "then (urUSMFree)");
}

void Model::revoke(unsigned process, Kind kind, std::uint64_t object) {
  for (auto &[id, handle] : handles_)
    if (handle.process == process && handle.kind == kind && handle.object == object)
      handle.isLive = false;
}

// The program itself changes the rights of its own memory.
Model::Taken Model::protect(const Step &step) {
  const View *const found = viewOf(step, "memory");
  const std::uint64_t page = step["page"];
  const std::uint64_t pages = step["pages"];
  if (!found || !abilities_.isNativeCpu || !found->isOwn || found->isMapping ||
      found->kind != kDeviceMemory || isBusy(*found->content))
    return std::nullopt;
  const std::uint64_t all = (found->size + kPage - 1) / kPage;
  if (page > all || pages > all - page || (pages != 0 && found->readOnlyTo != 0))
    return std::nullopt;
  View &view = of(step).memory[step["memory"]];
  view.readOnlyFrom = page * kPage;
  view.readOnlyTo = pages == 0 ? 0 : (page + pages) * kPage;
  touched_.push_back(view.content);
  return Expectation{};
}

Model::Taken Model::look(const Step &step) {
  const View *const view = viewOf(step, "memory");
  if (!view || isChanging(*view->content))
    return std::nullopt;
  const std::uint64_t at = view->offset + step["at"]; // in the content
  const std::uint64_t size = step["size"];
  const std::uint64_t extent = step["extent"];
  if (at < view->start || at > view->start + view->size || size > view->start + view->size - at ||
      extent > view->start + view->size - at || (view->access == kNoAccess && size != 0))
    return std::nullopt;
  const std::uint64_t place = at - view->start;
  const AccessKind access = view->accessAt(place);
  for (std::uint64_t page = place / kPage; page * kPage < place + extent; ++page)
    if (extent != 0 && view->readOnlyTo != 0 && view->accessAt(page * kPage) != access)
      return std::nullopt; // where the rights change a look ends
  Expectation expected;
  expected.bytes = view->content->read(at, size);
  expected.bytesRule = kContents;
  const bool hasTail = step["tail"] != 0 && extent != 0 && abilities_.isNativeCpu &&
                       place + extent == view->size && view->isShared && !view->isMapping &&
                       !isOnPages(view->content->size());
  const bool hasRights = step["rights"] != 0 && extent != 0 && abilities_.isCpu &&
                         (view->isMapping || !view->isOwn || view->kind == kDeviceMemory);
  expected.values = {{"bytes other than zero behind the end",
                      hasTail ? Relation::Equal : Relation::AtLeast, 0, kTail},
                     {"rights: 4 read, 2 write, 1 execute",
                      hasRights ? Relation::Equal : Relation::AtLeast,
                      hasRights ? rightsOf(access) : 0,
                      view->isMapping ? kMappedRights
                      : view->isOwn   ? kKeepsRights
                                      : kImportedRights}};
  return expected;
}

// Type, base and size of the allocation that an address lies in.
Model::Taken Model::describe(const Step &step) {
  const View *const view = viewOf(step, "memory");
  const std::uint64_t at = step["at"];
  if (!view || view->isMapping || view->offset + at < view->start ||
      view->offset + at >= view->start + view->size)
    return std::nullopt;
  constexpr std::uint64_t kTypes[] = {UR_USM_TYPE_DEVICE, UR_USM_TYPE_HOST, UR_USM_TYPE_SHARED};
  constexpr std::string_view kWhole =
      "any address inside an allocation will do; base and size describe the whole of it "
      "(urUSMGetMemAllocInfo)";
  Expectation expected;
  expected.values = {{"the type", Relation::Equal, kTypes[view->kind],
                      "memory opened is answered for like memory of the process's own: its kind is "
                      "UR_USM_TYPE_DEVICE (urUSMGetMemAllocInfo)"},
                     {"the address minus the base", Relation::Equal, view->offset + at, kWhole},
                     {"the size",
                      abilities_.isNativeCpu && view->isOwn ? Relation::Equal : Relation::AtLeast,
                      view->content->size(), kWhole}};
  return expected;
}

Model::Taken Model::contextCopy(const Step &step) {
  const View *const to = usable(step, "to", true);
  const View *const from = usable(step, "from", false);
  const std::uint64_t size = step["size"];
  if (!abilities_.contextCopy || !to || !from || to->content == from->content ||
      isBusy(*to->content) || isBusy(*from->content))
    return std::nullopt;
  const std::uint64_t toAt = to->offset + step["to_at"];
  const std::uint64_t fromAt = from->offset + step["from_at"];
  const auto fitsTo = contains(*to, toAt, size);
  const auto fitsFrom = contains(*from, fromAt, size);
  if (!fitsTo || !fitsFrom)
    return std::nullopt;
  touched_ = {to->content, from->content};
  if (size == 0 || !*fitsTo || !*fitsFrom)
    return refusal(UR_RESULT_ERROR_INVALID_SIZE,
                   "the `size` bytes reach past the end of the allocation; `size` is 0 "
                   "(urUSMContextMemcpyExp)");
  to->content->write(toAt, from->content->read(fromAt, size));
  return Expectation{};
}

Model::Taken Model::physical(const Step &step) {
  if (!abilities_.virtualMemory || !isFresh(step, step["object"]) || step["pages"] > kMostMapped ||
      step["pages"] == 0 || (step["ipc"] != 0 && !abilities_.physical))
    return std::nullopt;
  PhysicalView view;
  view.content = std::make_shared<Content>(step["pages"] * abilities_.granularity);
  view.hasIpc = step["ipc"] != 0;
  of(step).physical[step["object"]] = view;
  return Expectation{};
}

Model::Taken Model::physicalRelease(const Step &step) {
  auto &physical = of(step).physical;
  const auto found = physical.find(step["object"]);
  if (found == physical.end() || !found->second.isOwn)
    return std::nullopt;
  touched_.push_back(found->second.content);
  const bool isMapped = std::ranges::any_of(of(step).memory, [&](const auto &entry) {
    return entry.second.content == found->second.content;
  });
  if (isMapped && std::ranges::any_of(handles_, [&](const auto &entry) {
        return entry.second.process == step.process && entry.second.object == found->first &&
               entry.second.isLive;
      }))
    return std::nullopt; // whether the mapping keeps handles alive is not said
  revoke(step.process, kPhysical, found->first);
  physical.erase(found);
  return Expectation{};
}

// Into a reservation of its own.
Model::Taken Model::map(const Step &step) {
  const auto &physical = of(step).physical;
  const auto found = physical.find(step["object"]);
  if (found == physical.end() || !isFresh(step, step["memory"]) || step["access"] > kReadOnly)
    return std::nullopt;
  const std::uint64_t pages = found->second.content->size() / abilities_.granularity;
  if (step["pages"] == 0 || step["page"] > kMostMapped || step["pages"] > kMostMapped)
    return std::nullopt;
  const bool isWhole = step["page"] == 0 && step["pages"] == pages;
  const bool isMapped = std::ranges::any_of(of(step).memory, [&](const auto &entry) {
    return entry.second.content == found->second.content;
  });
  if (!abilities_.isNativeCpu && (!isWhole || isMapped))
    return std::nullopt; // some drivers map whole objects only, or each at one address at a time
  if (step["page"] + step["pages"] > pages)
    return refusal(UR_RESULT_ERROR_INVALID_VALUE,
                   "`offset` and `size` reach past the end of the physical memory "
                   "(urVirtualMemMap)");
  View view;
  view.content = found->second.content;
  view.start = view.offset = step["page"] * abilities_.granularity;
  view.size = step["pages"] * abilities_.granularity;
  view.isMapping = true;
  view.isOwn = found->second.isOwn;
  view.access = static_cast<AccessKind>(step["access"]);
  of(step).memory[step["memory"]] = view;
  touched_.push_back(view.content);
  return Expectation{};
}

Model::Taken Model::unmap(const Step &step) {
  const View *const view = viewOf(step, "memory");
  if (!view || !view->isMapping || isBusy(*view->content))
    return std::nullopt;
  touched_.push_back(view->content);
  of(step).memory.erase(step["memory"]);
  return Expectation{};
}

// Refused calls about a mapping, which stays as it was.
Model::Taken Model::mapWrong(const Step &step) {
  const View *const view = viewOf(step, "memory");
  const auto object = of(step).physical.find(step["object"]);
  if (!view || !view->isMapping || isBusy(*view->content) || object == of(step).physical.end())
    return std::nullopt;
  touched_.push_back(view->content);
  const auto value = [](std::string_view rule) {
    return refusal(UR_RESULT_ERROR_INVALID_VALUE, rule);
  };
  switch (step["way"]) {
  case kUnmapsTooMuch:
    return value("the range does not lie inside one reservation (urVirtualMemUnmap)");
  case kUnmapsMisaligned:
    return value("`pStart` or `size` is not a multiple of the granularity (urVirtualMemUnmap)");
  case kFreesMapped:
    return refusal(UR_RESULT_ERROR_INVALID_OPERATION,
                   "a part of the range is still mapped (urVirtualMemFree)");
  case kFreesOtherSize:
    return value("`pStart` and `size` are not those of one reservation (urVirtualMemFree)");
  case kMapsTwice:
    if (!abilities_.isNativeCpu || object->second.content->size() != 2 * abilities_.granularity)
      return std::nullopt; // drivers that map whole objects only may name another mistake
    return value("a part of the range is mapped already (urVirtualMemMap)");
  case kAccessTooFar:
    return value("the range does not lie inside one reservation (urVirtualMemSetAccess)");
  case kAccessUnmapped:
    return value("the range is not mapped throughout (urVirtualMemSetAccess)");
  default:
    return std::nullopt;
  }
}

Model::Taken Model::access(const Step &step) {
  const View *const view = viewOf(step, "memory");
  if (!view || !view->isMapping || isBusy(*view->content) || step["access"] > kNoAccess)
    return std::nullopt;
  of(step).memory[step["memory"]].access = static_cast<AccessKind>(step["access"]);
  touched_.push_back(view->content);
  return Expectation{};
}

// At the end of a history nothing is left of it.
Model::Taken Model::usage(const Step &step) {
  if (!of(step).memory.empty() || !of(step).queues.empty())
    return std::nullopt;
  constexpr std::string_view kFlat =
      "descriptors, mappings and memory stay flat over any number of calls (docs/promises.md)";
  Expectation expected;
  expected.values = {{"descriptors beyond those at the start", Relation::Equal, 0, kFlat},
                     {"shared mappings beyond those at the start", Relation::Equal, 0, kFlat}};
  const auto isCertain = [&](const std::optional<std::size_t> &command) {
    return !command || !commands_[*command].hasFailed;
  };
  constexpr std::string_view kCalled =
      "the function is called once, when the command reaches or passes the state; the caller may "
      "release its own reference at once (urEventSetCallback)";
  expected.values.push_back(
      {"callbacks called", Relation::AtLeast,
       static_cast<std::uint64_t>(std::ranges::count_if(of(step).watched, isCertain)), kCalled});
  expected.values.push_back({"callbacks called twice, too early, or with another event or state",
                             Relation::Equal, 0, kCalled});
  of(step).watched.clear();
  return expected;
}

} // namespace ur::histories

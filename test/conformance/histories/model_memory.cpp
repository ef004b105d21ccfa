// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/histories/model.hpp"

namespace ur::histories {
namespace {

constexpr std::uint64_t kMaxMapped = 64; // pages
constexpr std::uint64_t kSafeAlignment = 64;
constexpr std::uint64_t kMaxZeroed = 1 << 20; // bytes to compare

std::uint64_t rightsOf(AccessKind access) { // bits that Look reports: 4 read, 2 write, 1 execute
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

std::optional<bool> Model::contains(const View &view, std::uint64_t at, std::uint64_t size) const {
  constexpr std::uint64_t kUnit = std::uint64_t{64} << 20; // no driver rounds sizes up by more
  const std::uint64_t slack = abilities_.isNativeCpu ? (kPage - view.size % kPage) % kPage : kUnit;
  const std::uint64_t from = at - view.start;
  if (view.isBuffer)
    return from <= view.size && size <= view.size - from;
  if (at < view.start || from >= view.size)
    return std::nullopt; // the range may belong to another object
  if (size <= view.size - from)
    return true;
  if (view.isMapping || size <= view.size + slack - from)
    return std::nullopt;
  return false;
}

bool Model::isMappedTwice(const Step &step, const View &view) const {
  return std::ranges::any_of(processes_[step.process].memory, [&](const auto &entry) {
    return &entry.second != &view && entry.second.content == view.content;
  });
}

Model::Outcome Model::pool(const Step &step) {
  const bool zeroes = step["zeroes"] != 0;
  if (!abilities_.pools || !isFresh(step, step["pool"]) || (zeroes && !abilities_.zeroingPools))
    return std::nullopt;
  if (step["least"] > abilities_.maxSize)
    return refusal(UR_RESULT_ERROR_INVALID_VALUE,
                   "`minDriverAllocSize` above what the device can allocate (urUSMPoolCreate)");
  actor(step).pools[step["pool"]] = {.zeroes = zeroes};
  return Expectation{};
}

// The caller must free all allocations from the pool first.
Model::Outcome Model::poolRelease(const Step &step) {
  const Pool *const pool = find(actor(step).pools, step["pool"]);
  if (!pool || pool->used != 0)
    return std::nullopt;
  actor(step).pools.erase(step["pool"]);
  return Expectation{};
}

Model::Outcome Model::poolState(const Step &step) {
  const Pool *const pool = find(actor(step).pools, step["pool"]);
  if (!pool)
    return std::nullopt;
  return expectValues({{"bytes in use", Relation::Equal, pool->used,
                        "how many bytes are allocated from the pool now "
                        "(UR_USM_POOL_INFO_USED_CURRENT_EXP)"},
                       {"bytes that the pool holds", Relation::AtLeast, pool->used,
                        "how many bytes the pool holds from the driver now "
                        "(UR_USM_POOL_INFO_RESERVED_CURRENT_EXP)"}});
}

Model::Outcome Model::alloc(const Step &step) {
  const std::uint64_t size = step["size"];
  const std::uint64_t kind = step["kind"];
  const std::uint64_t align = step["align"];
  const bool isAligned = (align & (align - 1)) == 0;
  const bool isSized = size != 0 && size <= abilities_.maxSize;
  Pool *const pool = find(actor(step).pools, step["pool"]);
  // The reference does not say which alignments a device supports, or which of two errors occurs.
  if (!isFresh(step, step["memory"]) || kind > kSharedMemory || (step["pool"] != 0 && !pool) ||
      (kind == kHostMemory && !abilities_.usmHost) ||
      (kind == kSharedMemory && !abilities_.usmShared) ||
      (align > kSafeAlignment && !abilities_.isNativeCpu) || (!isAligned && !isSized))
    return std::nullopt;
  if (!isSized)
    return refusal(UR_RESULT_ERROR_INVALID_USM_SIZE,
                   "`size` is 0, or larger than UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE "
                   "(urUSMDeviceAlloc)");
  if (!isAligned)
    return refusal(UR_RESULT_ERROR_INVALID_VALUE,
                   "`pUSMDesc->align` is not a power of two (urUSMDeviceAlloc)");
  View view{.content = std::make_shared<Content>(size),
            .size = size,
            .kind = static_cast<AllocKind>(kind),
            .pool = step["pool"]};
  if (pool)
    pool->used += size;
  if (pool && pool->zeroes && size <= kMaxZeroed)
    view.content->write(0, std::vector<ModelByte>(size, 0));
  changes_.push_back(view.content);
  actor(step).memory[step["memory"]] = view;
  return expectValues({{"the address modulo the alignment", Relation::Equal, 0,
                        "`pUSMDesc->align`: the alignment of the memory"},
                       {"pages shared with allocations outside its pool", Relation::Equal, 0,
                        "allocations from different pools share no page (urUSMPoolCreate)"}});
}

Model::Outcome Model::free(const Step &step) {
  const View *const view = viewOf(step, "memory");
  // The call waits for commands that use this address, and never returns if one of them is held
  // back. It does not wait for commands on another mapping of the memory.
  if (!view || !view->isOwn || view->isMapping || view->isBuffer || view->readOnlyTo != 0 ||
      isUsed(*view->content,
             [&](const Command &command, bool) {
               return !command.hasRun && command.process == step.process;
             }) ||
      (isBusy(*view->content) && isMappedTwice(step, *view)))
    return std::nullopt;
  // The commands no longer use the memory; their events may complete a moment later.
  for (Command &command : commands_)
    if (command.process == step.process &&
        std::ranges::find(command.uses, view->content, &Uses::value_type::first) !=
            command.uses.end())
      touch(std::exchange(command.uses, {}));
  revoke(step.process, kMemory, step["memory"]);
  if (Pool *const pool = find(actor(step).pools, view->pool))
    pool->used -= view->size;
  actor(step).memory.erase(step["memory"]);
  actor(step).freedMemory.insert(step["memory"]);
  return Expectation{};
}

Model::Outcome Model::freeAgain(const Step &step) {
  return actor(step).freedMemory.contains(step["memory"])
             ? Outcome(refusal(UR_RESULT_ERROR_INVALID_MEM_OBJECT,
                               "`pMem` is not the first address of a live allocation (urUSMFree)"))
             : std::nullopt;
}

void Model::revoke(unsigned process, Kind kind, std::uint64_t object) {
  for (auto &[id, handle] : handles_)
    if (handle.process == process && handle.kind == kind && handle.object == object)
      handle.isLive = false;
}

// The program changes the access rights of pages of its memory.
Model::Outcome Model::protect(const Step &step) {
  View *const view = find(actor(step).memory, step["memory"]);
  const std::uint64_t page = step["page"];
  const std::uint64_t pages = step["pages"];
  if (!abilities_.isNativeCpu || !view || !view->isOwn || view->isMapping ||
      view->kind != kDeviceMemory || isBusy(*view->content))
    return std::nullopt;
  const std::uint64_t pageCount = (view->size + kPage - 1) / kPage;
  if (page > pageCount || pages > pageCount - page || (pages != 0 && view->readOnlyTo != 0))
    return std::nullopt;
  view->readOnlyFrom = page * kPage;
  view->readOnlyTo = pages == 0 ? 0 : (page + pages) * kPage;
  return Expectation{};
}

Model::Outcome Model::look(const Step &step) {
  const View *const view = viewOf(step, "memory");
  if (!view || isChanging(*view->content))
    return std::nullopt;
  const std::uint64_t at = view->offset + step["at"]; // offset in the content
  const std::uint64_t size = step["size"];
  const std::uint64_t extent = step["extent"];
  const std::uint64_t end = view->start + view->size;
  if (at < view->start || at > end || size > end - at || extent > end - at ||
      (view->access == kNoAccess && size != 0))
    return std::nullopt;
  const std::uint64_t viewOffset = at - view->start;
  const AccessKind access = view->accessAt(viewOffset);
  for (std::uint64_t page = viewOffset / kPage; page * kPage < viewOffset + extent; ++page)
    if (extent != 0 && view->readOnlyTo != 0 && view->accessAt(page * kPage) != access)
      return std::nullopt; // a Look step reports the same rights for the whole range
  Expectation expected;
  expected.bytes = view->content->read(at, size);
  expected.bytesRule = kContents;
  const bool hasTail = extent != 0 && abilities_.isNativeCpu && viewOffset + extent == view->size &&
                       view->isShared && !view->isMapping && view->content->size() % kPage != 0;
  const bool hasRights = extent != 0 && abilities_.isCpu &&
                         (view->isMapping || !view->isOwn || view->kind == kDeviceMemory);
  expected.values = {{"bytes other than zero past the end",
                      hasTail ? Relation::Equal : Relation::AtLeast, 0, kTail},
                     {"rights: 4 read, 2 write, 1 execute",
                      hasRights ? Relation::Equal : Relation::AtLeast,
                      hasRights ? rightsOf(access) : 0,
                      view->isMapping ? kMappedRights
                      : view->isOwn   ? kKeepsRights
                                      : kImportedRights}};
  return expected;
}

// Queries the type, base and size of the allocation that contains an address.
Model::Outcome Model::describe(const Step &step) {
  const View *const view = viewOf(step, "memory");
  const std::uint64_t at = view ? view->offset + step["at"] : 0;
  if (!view || view->isMapping || view->isBuffer || at < view->start ||
      at >= view->start + view->size)
    return std::nullopt;
  constexpr std::uint64_t kTypes[] = {UR_USM_TYPE_DEVICE, UR_USM_TYPE_HOST, UR_USM_TYPE_SHARED};
  constexpr std::string_view kWhole =
      "any address inside an allocation will do; base and size describe the whole of it "
      "(urUSMGetMemAllocInfo)";
  return expectValues(
      {{"the type", Relation::Equal, kTypes[view->kind],
        "memory opened by urIPCOpenMemHandleExp is like memory of this process, and has the kind "
        "of the exporter's memory (urUSMGetMemAllocInfo)"},
       {"the address minus the base", Relation::Equal, at, kWhole},
       {"the size", abilities_.isNativeCpu && view->isOwn ? Relation::Equal : Relation::AtLeast,
        view->content->size(), kWhole},
       {"wrong answers about the pool and the device", Relation::Equal, 0,
        "the pool or the device of the allocation; INVALID_VALUE if it was made "
        "without a pool, or is host memory (urUSMGetMemAllocInfo)"}});
}

Model::Outcome Model::physical(const Step &step) {
  const std::uint64_t pages = step["pages"];
  if (!abilities_.virtualMemory || !isFresh(step, step["object"]) || pages > kMaxMapped ||
      pages == 0 || (step["ipc"] != 0 && !abilities_.physical))
    return std::nullopt;
  actor(step).physical[step["object"]] = {
      .content = std::make_shared<Content>(pages * abilities_.granularity),
      .size = pages * abilities_.granularity,
      .hasIpc = step["ipc"] != 0};
  return Expectation{};
}

Model::Outcome Model::physicalRelease(const Step &step) {
  const std::uint64_t id = step["object"];
  const View *const object = find(actor(step).physical, id);
  // The reference does not say whether a mapping keeps handles alive.
  if (!object ||
      (isMappedTwice(step, *object) && std::ranges::any_of(handles_, [&](const auto &entry) {
         return entry.second.process == step.process && entry.second.object == id &&
                entry.second.isLive;
       })))
    return std::nullopt;
  revoke(step.process, kPhysical, id);
  actor(step).closedObjects[id] = kPhysical; // a later Close must reject it
  actor(step).physical.erase(id);
  return Expectation{};
}

Model::Outcome Model::map(const Step &step) {
  const View *const object = find(actor(step).physical, step["object"]);
  const std::uint64_t page = step["page"];
  const std::uint64_t pages = step["pages"];
  if (!object || !isFresh(step, step["memory"]) || step["access"] > kReadOnly || pages == 0 ||
      page > kMaxMapped || pages > kMaxMapped)
    return std::nullopt;
  const std::uint64_t pageCount = object->size / abilities_.granularity;
  // Some drivers map only whole objects, or map an object at one address at a time.
  if (!abilities_.isNativeCpu && (page != 0 || pages != pageCount || isMappedTwice(step, *object)))
    return std::nullopt;
  if (page + pages > pageCount)
    return refusal(UR_RESULT_ERROR_INVALID_VALUE,
                   "`offset` and `size` extend beyond the end of the physical memory "
                   "(urVirtualMemMap)");
  actor(step).memory[step["memory"]] = {.content = object->content,
                                        .size = pages * abilities_.granularity,
                                        .start = page * abilities_.granularity,
                                        .offset = page * abilities_.granularity,
                                        .isOwn = object->isOwn,
                                        .isMapping = true,
                                        .access = static_cast<AccessKind>(step["access"])};
  return Expectation{};
}

Model::Outcome Model::unmap(const Step &step) {
  const View *const view = viewOf(step, "memory");
  if (!view || !view->isMapping || isBusy(*view->content))
    return std::nullopt;
  actor(step).memory.erase(step["memory"]);
  return Expectation{};
}

Model::Outcome Model::access(const Step &step) {
  View *const view = find(actor(step).memory, step["memory"]);
  if (!view || !view->isMapping || isBusy(*view->content) || step["access"] > kNoAccess)
    return std::nullopt;
  view->access = static_cast<AccessKind>(step["access"]);
  return Expectation{};
}

} // namespace ur::histories

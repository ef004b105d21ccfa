// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/keeper/service.hpp"

#include "base/error.hpp"
#include "tools/keeper/log.hpp"
#include "tools/keeper/name.hpp"
#include "tools/keeper/record.hpp"

#include <algorithm>
#include <chrono>
#include <new>
#include <optional>
#include <string>
#include <vector>

namespace ur::keeper {
namespace {

// A hostile exporter can delay each step of the verification. This limits the total time.
constexpr std::chrono::seconds kKeepTime{10};

Answer success(std::uint64_t version, std::shared_ptr<const Bytes> payload = nullptr,
               std::size_t handles = 0) {
  const std::size_t size = payload ? payload->size() - handles * ipc::kHandleSize : 0;
  return {.reply = {.magic = kMagic,
                    .result = UR_RESULT_SUCCESS,
                    .version = version,
                    .systemCode = 0,
                    .handles = static_cast<std::uint32_t>(handles),
                    .bytes = static_cast<std::uint32_t>(size),
                    .reserved = 0},
          .payload = std::move(payload)};
}

std::shared_ptr<const Bytes> bytesOf(std::span<const std::byte> bytes) {
  return std::make_shared<const Bytes>(bytes.begin(), bytes.end());
}

std::int64_t nanosecondsOf(Clock::time_point time) {
  return std::chrono::nanoseconds(time.time_since_epoch()).count();
}

Clock::time_point timeOf(std::int64_t nanoseconds) {
  return Clock::time_point(std::chrono::nanoseconds(nanoseconds));
}

// Returns a memory file with the record of a version that has a number.
base::UniqueFd recordOf(const Name &name, const Version &version) {
  const Lease &lease = version.lease;
  std::vector<ObjectRecord> objects;
  for (const HeldObject &object : version.objects)
    objects.push_back(object.record());
  const auto note = std::span(version.content).subspan(objects.size() * ipc::kHandleSize);
  return write(base::systemCalls(),
               {.magic = kRecordMagic,
                .number = version.number,
                .keptSinceNs = nanosecondsOf(version.keptSince),
                .leaseEndNs = lease.end ? nanosecondsOf(*lease.end) : 0,
                .leaseProcess = lease.process ? lease.process->id() : 0,
                .user = version.usage.user(),
                .owner = version.owner,
                .objects = static_cast<std::uint32_t>(objects.size()),
                .noteSize = static_cast<std::uint32_t>(note.size()),
                .name = name},
               objects, note);
}

} // namespace

Answer failure(ur_result_t result, std::string_view text, std::int32_t systemCode) {
  Answer answer = success(0, bytesOf(std::as_bytes(std::span(text))));
  answer.reply.result = static_cast<std::uint32_t>(result);
  answer.reply.systemCode = systemCode;
  return answer;
}

std::size_t payloadSize(const Request &request) {
  const bool isKeep = request.operation == Operation::Keep;
  const bool isKnown =
      isKeep || request.operation == Operation::Attach || request.operation == Operation::List ||
      request.operation == Operation::Drop || request.operation == Operation::Standby;
  if (request.magic != kMagic || !isKnown || request.reserved != 0)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "the request does not follow this keeper's protocol; use a client of the same "
                "version");
  if (!isKeep && (request.handles != 0 || request.noteSize != 0))
    base::raise(UR_RESULT_ERROR_INVALID_VALUE, "only a request to keep has handles");
  if (isKeep &&
      (request.handles == 0 || request.handles > kMaxHandles || request.noteSize > kMaxNoteSize))
    base::raise(UR_RESULT_ERROR_OUT_OF_RESOURCES,
                "a version has 1 to {} handles and a note of at most {} bytes, but this one "
                "has {} and {}; keep it under several names",
                kMaxHandles, kMaxNoteSize, request.handles, request.noteSize);
  return request.handles * ipc::kHandleSize + request.noteSize;
}

Answer Service::execute(const Request &request, std::span<const std::byte> payload,
                        uid_t user) noexcept {
  const std::string_view name = textOf(request.name);
  try {
    switch (request.operation) {
    case Operation::Keep:
      return keep(request, payload, user);
    case Operation::Attach: {
      const SharedVersion version = store_.find(name, request.version);
      return success(version->number, {version, &version->content}, version->objects.size());
    }
    case Operation::List: {
      const std::vector<Entry> entries = store_.list();
      return success(quota_.freeBytes(user) + 1, bytesOf(std::as_bytes(std::span(entries))));
    }
    case Operation::Drop:
      return drop(request, user);
    case Operation::Standby: // the server handles it
      break;
    }
    return failure(UR_RESULT_ERROR_INVALID_VALUE, "unknown request");
  } catch (const base::Error &error) {
    return failure(error.result(), error.message(), error.driverCode());
  } catch (const std::bad_alloc &) {
    Answer answer = success(0);
    answer.reply.result = UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    return answer;
  }
}

Answer Service::keep(const Request &request, std::span<const std::byte> payload, uid_t user) {
  const std::string_view name = textOf(request.name);
  const auto end = Clock::now() + kKeepTime;
  store_.requireWritable(name, user);
  const auto version = std::make_shared<Version>(quota_, user, leaseOf(request, backup_));
  version->usage.add(payload.size(), 0);
  for (std::uint32_t i = 0; i < request.handles; ++i) {
    if (Clock::now() > end)
      base::raise(UR_RESULT_ERROR_OUT_OF_RESOURCES,
                  "after {} s the exporter has not passed all objects to the keeper; try again, "
                  "or keep fewer objects at once",
                  kKeepTime.count());
    version->objects.emplace_back(exchanges_, backup_,
                                  payload.subspan(i * ipc::kHandleSize, ipc::kHandleSize), user,
                                  version->usage);
  }
  version->fillContent(payload.subspan(request.handles * ipc::kHandleSize));
  SharedVersion oldVersion; // destroyed after the unlock
  const std::lock_guard lock(changeMutex_);
  store_.assignNumber(name, request.version, *version);
  // The record comes last: without it, the next keeper ignores the objects.
  version->record = backup_.add(DescriptorRole::Record, recordOf(request.name, *version));
  oldVersion = store_.add(name, version);
  if (oldVersion)
    oldVersion->record->removeCopy();
  return success(version->number);
}

Answer Service::drop(const Request &request, uid_t user) {
  std::vector<SharedVersion> removed; // destroyed after the unlock
  const std::lock_guard lock(changeMutex_);
  removed = store_.remove(textOf(request.name), request.version, user);
  for (const SharedVersion &version : removed)
    version->record->removeCopy();
  backup_.finishRemovals();
  return success(removed.size());
}

void Service::restore(StoredDescriptors descriptors) {
  RestoredDescriptors copies; // its destructor removes the copies that no version uses
  for (auto &[name, fd] : descriptors)
    copies.emplace(name, backup_.restore(name, std::move(fd)));
  // A later record has a larger number, so it replaces an earlier one of the same version.
  for (const auto &[name, descriptor] : copies)
    if (name.role == DescriptorRole::Record)
      try {
        restoreVersion(descriptor, copies);
      } catch (const base::Error &error) {
        log(stderr, "cannot restore a version: {}", error.message());
      }
}

void Service::restoreVersion(const SharedDescriptor &file, const RestoredDescriptors &copies) {
  const auto descriptorOf = [&](std::uint64_t id) {
    const auto copy = copies.find({.role = DescriptorRole::Object, .id = id});
    if (copy == copies.end())
      base::raise(UR_RESULT_ERROR_INVALID_VALUE, "descriptor {} is missing", id);
    return copy->second;
  };
  const Record record = read(base::systemCalls(), file->get());
  const VersionRecord &facts = record.version;
  requireName(textOf(facts.name));
  Lease lease;
  if (facts.leaseEndNs != 0)
    lease.end = timeOf(facts.leaseEndNs);
  if (facts.leaseProcess != 0)
    lease.process = descriptorOf(facts.leaseProcess);
  if (lease.hasEnded())
    return;
  const auto version =
      std::make_shared<Version>(quota_, facts.user, std::move(lease), timeOf(facts.keptSinceNs));
  version->usage.restore(record.objects.size() * ipc::kHandleSize + record.note.size(), 0);
  for (const ObjectRecord &object : record.objects)
    version->objects.emplace_back(exchanges_, descriptorOf(object.descriptor), object,
                                  version->usage);
  version->fillContent(record.note);
  version->number = facts.number;
  version->owner = facts.owner;
  version->record = file;
  store_.add(textOf(facts.name), version);
}

} // namespace ur::keeper

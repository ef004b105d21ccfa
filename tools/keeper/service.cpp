// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/keeper/service.hpp"

#include "base/error.hpp"

#include <new>

namespace ur::keeper {
namespace {

// A hostile exporter can delay each step of the verification. This limits the total time.
constexpr std::chrono::seconds kKeepTime{10};

Answer success(std::uint64_t version, std::shared_ptr<const Bytes> rest = nullptr,
               std::size_t handles = 0) {
  const std::size_t size = rest ? rest->size() - handles * ipc::kHandleSize : 0;
  return {.reply = {.magic = kMagic,
                    .result = UR_RESULT_SUCCESS,
                    .version = version,
                    .systemCode = 0,
                    .handles = static_cast<std::uint32_t>(handles),
                    .bytes = static_cast<std::uint32_t>(size),
                    .reserved = 0},
          .rest = std::move(rest)};
}

std::shared_ptr<const Bytes> bytesOf(std::span<const std::byte> bytes) {
  return std::make_shared<const Bytes>(bytes.begin(), bytes.end());
}

} // namespace

Answer failure(ur_result_t result, std::string_view text, std::int32_t systemCode) {
  Answer answer = success(0, bytesOf(std::as_bytes(std::span(text))));
  answer.reply.result = static_cast<std::uint32_t>(result);
  answer.reply.systemCode = systemCode;
  return answer;
}

std::size_t restOf(const Request &request) {
  const bool isKeep = request.operation == Operation::Keep;
  const bool isKnown = isKeep || request.operation == Operation::Attach ||
                       request.operation == Operation::List || request.operation == Operation::Drop;
  if (request.magic != kMagic || !isKnown || request.reserved != 0)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "the request is not one of this keeper's protocol; use a client of the same "
                "version");
  if (!isKeep && (request.handles != 0 || request.manifest != 0))
    base::raise(UR_RESULT_ERROR_INVALID_VALUE, "only a request to keep has handles");
  if (isKeep &&
      (request.handles == 0 || request.handles > kMostHandles || request.manifest > kMostManifest))
    base::raise(UR_RESULT_ERROR_OUT_OF_RESOURCES,
                "a version has 1 to {} handles and a manifest of at most {} bytes, and this one "
                "has {} and {}; keep it under several names",
                kMostHandles, kMostManifest, request.handles, request.manifest);
  return request.handles * ipc::kHandleSize + request.manifest;
}

Answer Service::execute(const Request &request, std::span<const std::byte> rest,
                        uid_t user) noexcept {
  const std::string_view name = textOf(request.name);
  try {
    switch (request.operation) {
    case Operation::Keep:
      return keep(request, rest, user);
    case Operation::Attach: {
      const SharedVersion found = store_.find(name, request.version);
      return success(found->number, {found, &found->content}, found->objects.size());
    }
    case Operation::List: {
      const std::vector<Entry> entries = store_.list();
      return success(0, bytesOf(std::as_bytes(std::span(entries))));
    }
    case Operation::Drop:
      return success(store_.remove(name, request.version, user).size());
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

Answer Service::keep(const Request &request, std::span<const std::byte> rest, uid_t user) {
  const std::string_view name = textOf(request.name);
  const auto end = Clock::now() + kKeepTime;
  store_.requireWritable(name, user);
  const auto version = std::make_shared<Version>(quota_, user, leaseOf(request));
  version->usage.add(rest.size(), 0);
  version->content.reserve(rest.size());
  for (std::uint32_t i = 0; i < request.handles; ++i) {
    if (Clock::now() > end)
      base::raise(UR_RESULT_ERROR_OUT_OF_RESOURCES,
                  "after {} s the exporter has not passed all objects to the keeper; try again, "
                  "or keep fewer objects at once",
                  kKeepTime.count());
    const auto handle =
        version->objects
            .emplace_back(exchanges_, rest.subspan(i * ipc::kHandleSize, ipc::kHandleSize), user,
                          version->usage)
            .handle();
    version->content.insert(version->content.end(), handle.begin(), handle.end());
  }
  const auto manifest = rest.subspan(request.handles * ipc::kHandleSize);
  version->content.insert(version->content.end(), manifest.begin(), manifest.end());
  const SharedVersion replaced = store_.add(name, request.version, version);
  return success(version->number);
}

} // namespace ur::keeper

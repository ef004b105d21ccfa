// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef UR_IPC_UR_IPC_KEEPER_HPP
#define UR_IPC_UR_IPC_KEEPER_HPP

// The functions of ur_ipc_keeper.h for C++17: memory that ur-ipc-keeper holds under names. Link the
// CMake targets ur-ipc::cpp and ur-ipc::keeper. The library exists only in builds with the tools.
//
//   const auto handle = ur_ipc::ipc::memory::get(memory);
//   ur_ipc::keeper::keep("llama", {handle.data_view()});
//
//   const auto kept = ur_ipc::keeper::attach("llama", 0, std::chrono::seconds(30));
//   const auto memory = ur_ipc::ipc::memory::open(kept.handles().front(), context, device);

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <string>
#include <system_error>
#include <vector>

#include <ur-ipc/cpp/error.hpp>
#include <ur-ipc/cpp/ipc.hpp>
#include <ur-ipc/ur_ipc_keeper.h>

namespace ur_ipc {
namespace keeper {

// A failed call. system_code() returns an errno from the table in ur_ipc_keeper.h, such as ENOENT
// if the keeper does not have the version, or ECONNREFUSED if no keeper runs.
class error : public ur_ipc::error {
public:
  error(std::error_code code, const std::string &what, std::int32_t system_code)
      : ur_ipc::error(code, what), system_code_(system_code) {}

  std::int32_t system_code() const noexcept { return system_code_; }

private:
  std::int32_t system_code_;
};

} // namespace keeper

namespace detail {

inline void require_kept(ur_result_t result, const char *function) {
  if (result == UR_RESULT_SUCCESS)
    return;
  const char *text = "";
  std::int32_t code = 0;
  urIPCKeeperGetLastError(&text, &code);
  const std::string prefix = std::string(function) + ": ";
  const bool has_prefix = std::string(text).compare(0, prefix.size(), prefix) == 0;
  throw keeper::error(result, has_prefix ? text : prefix + text, code);
}

inline std::uint32_t milliseconds(std::chrono::milliseconds timeout) {
  constexpr auto max = std::numeric_limits<std::uint32_t>::max();
  if (timeout.count() < 0)
    return 0;
  return timeout.count() < max ? static_cast<std::uint32_t>(timeout.count()) : max;
}

} // namespace detail

namespace keeper {

using entry = ur_ipc_keeper_entry_t;
using lease = ur_ipc_keeper_lease_t;

// A version that the keeper holds. Move-only. The destructor closes the connection to the keeper.
// The views that this object returned are valid until then.
class attachment {
public:
  // Takes over the caller's attachment.
  explicit attachment(const ur_ipc_keeper_attachment_t *attached) noexcept : attached_(attached) {}

  std::uint64_t version() const noexcept { return attached_->version; }

  // Returns the handles in the order of the call that kept them.
  std::vector<ipc::handle_data_view_t> handles() const {
    std::vector<ipc::handle_data_view_t> all;
    for (std::uint32_t i = 0; i < attached_->count; ++i)
      all.emplace_back(attached_->ppHandleData[i], attached_->pHandleDataSizes[i]);
    return all;
  }

  // Returns the note that keep received. If the Python package kept the version, the note begins
  // with UR_IPC_KEEPER_PYTHON_NOTE.
  ipc::handle_data_view_t note() const noexcept { return {attached_->pNote, attached_->noteSize}; }

private:
  struct release {
    void operator()(const ur_ipc_keeper_attachment_t *attached) const noexcept {
      urIPCKeeperRelease(attached);
    }
  };

  std::unique_ptr<const ur_ipc_keeper_attachment_t, release> attached_;
};

// Makes the keeper hold the memory of handles as one version, as urIPCKeeperKeep does, and returns
// the number of the version. The default `version` 0 means the newest version's number plus 1.
inline std::uint64_t keep(const std::string &name,
                          const std::vector<ipc::handle_data_view_t> &handles,
                          ipc::handle_data_view_t note = {}, std::uint64_t version = 0,
                          optional_ref<const lease> until = nullptr) {
  std::vector<const void *> data;
  std::vector<std::size_t> sizes;
  for (const ipc::handle_data_view_t &handle : handles) {
    data.push_back(handle.data());
    sizes.push_back(handle.size());
  }
  detail::require_kept(urIPCKeeperKeep(name.c_str(), &version,
                                       static_cast<std::uint32_t>(handles.size()), data.data(),
                                       sizes.data(), note.size(), note.data(), until.get()),
                       "urIPCKeeperKeep");
  return version;
}

// Gets the handles of a version as urIPCKeeperAttach does; `version` 0 means the newest version.
// Waits for a keeper and for the version for at most `timeout`.
inline attachment attach(const std::string &name, std::uint64_t version = 0,
                         std::chrono::milliseconds timeout = {}) {
  const ur_ipc_keeper_attachment_t *attached = nullptr;
  detail::require_kept(
      urIPCKeeperAttach(name.c_str(), version, detail::milliseconds(timeout), &attached),
      "urIPCKeeperAttach");
  return attachment(attached);
}

// Returns the versions that the keeper holds.
inline std::vector<entry> list() {
  std::vector<entry> entries;
  std::uint32_t count = 0;
  do {
    entries.resize(count);
    detail::require_kept(urIPCKeeperList(count, entries.empty() ? nullptr : entries.data(), &count),
                         "urIPCKeeperList");
  } while (count > entries.size()); // other processes may keep versions between two calls
  entries.resize(count);
  return entries;
}

// Makes the keeper release a version, or all versions of the name if `version` is 0. Returns the
// number of released versions.
inline std::uint64_t drop(const std::string &name, std::uint64_t version = 0) {
  std::uint64_t dropped = 0;
  detail::require_kept(urIPCKeeperDrop(name.c_str(), version, &dropped), "urIPCKeeperDrop");
  return dropped;
}

} // namespace keeper
} // namespace ur_ipc

#endif // UR_IPC_UR_IPC_KEEPER_HPP

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"
#include "ipc/config.hpp"
#include "tools/keeper/protocol.hpp"

#include <chrono>
#include <cstdint>
#include <string_view>
#include <vector>

// The client of ur-ipc-keeper, for ur-ipc-keeper --list and for the library libur_ipc_keeper.
namespace ur::keeper {

// Throws INVALID_ARGUMENT for an invalid name and INVALID_VALUE for a version of more than 63 bits.
Request newRequest(Operation operation, std::string_view name, std::uint64_t version);

struct Response {
  // The keeper holds an attached version as long as the connection is open, for at most 10 seconds.
  base::UniqueFd connection;
  Reply reply;
  Bytes payload; // the handles, then the note or the entries
};

// Sends a request to the keeper of this user or of an allowed user, and returns its answer.
// `content` is the handles and the note of a Keep request. Throws the keeper's error, or
// - INVALID_ARGUMENT with the code ECONNREFUSED: no keeper runs; with EPERM: the keeper's
//   user is not allowed
// - OUT_OF_RESOURCES with the code ETIMEDOUT or ECONNRESET: the keeper did not answer
// - UNSUPPORTED_VERSION: the keeper has another protocol
Response sendRequest(const base::OsCalls &os, const ipc::Config &config, const Request &request,
                     const Bytes &content = {});

// Repeats an Attach request until the keeper has the version, or until the timeout. Throws the
// errors of sendRequest.
Response attach(const base::OsCalls &os, const ipc::Config &config, const Request &request,
                std::chrono::milliseconds timeout);

// Returns the versions that the keeper holds. Throws the errors of sendRequest.
std::vector<Entry> requestList(const base::OsCalls &os, const ipc::Config &config);

} // namespace ur::keeper

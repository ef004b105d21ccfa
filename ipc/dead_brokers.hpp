// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string>

namespace ur::ipc {

// Removes the sockets that brokers of killed processes left in a directory that belongs to this
// user alone. Whatever cannot be read, reached or removed stays: nobody depends on it.
void removeDeadBrokers(const std::string &directory);

} // namespace ur::ipc

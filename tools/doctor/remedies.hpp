// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/doctor/finding.hpp"

#include <string>
#include <string_view>

namespace ur::doctor {

// Lets a process fetch descriptors of other processes. Container runtimes allow the system call to
// processes with the capability.
Remedies toFetchDescriptors();

// Allows a system call that a filter forbids.
Remedies toAllowCall(const std::string &call);

// Puts two processes into one pid namespace, or makes that unnecessary.
Remedies toMeetAcrossPidNamespaces();

Remedies toShareWithUsers(unsigned long exporter, unsigned long importer);

Remedies toHaveMoreDescriptors();
Remedies toHaveMoreMemory();

// Returns the advice in an error message of the library: the text after the last semicolon.
Remedies adviceIn(std::string_view refusal);

} // namespace ur::doctor

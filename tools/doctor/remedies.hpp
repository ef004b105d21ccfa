// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/doctor/finding.hpp"

#include <string>
#include <string_view>

namespace ur::doctor {

// What lets a process take descriptors of others: a capability, with which container runtimes allow
// the call too.
Remedies toTakeDescriptors();

// What lets a process make a system call that a filter forbids.
Remedies toAllowCall(const std::string &call);

// What brings two processes into one pid namespace, or lets them do without.
Remedies toMeetAcrossPidNamespaces();

Remedies toShareWithUsers(unsigned long exporter, unsigned long opener);

Remedies toHaveMoreDescriptors();
Remedies toHaveMoreMemory();

// What the library's own refusals advise: the text behind their last semicolon.
Remedies adviceIn(std::string_view refusal);

} // namespace ur::doctor

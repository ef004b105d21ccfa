// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/doctor/finding.hpp"

#include <string>
#include <string_view>

namespace ur::doctor {

// Returns the remedies that let a process fetch descriptors of other processes. Container runtimes
// allow pidfd_getfd to processes with CAP_SYS_PTRACE.
Remedies fetchRemedies();

// Returns the remedies for a system call that a filter forbids.
Remedies callRemedies(const std::string &call);

// Returns the remedies for processes in different pid namespaces.
Remedies pidNamespaceRemedies();

Remedies userRemedies(unsigned long exporter, unsigned long importer);

Remedies descriptorRemedies();
Remedies memoryRemedies();

// Returns the advice in an error message of the library: the text after the last semicolon.
Remedies adviceIn(std::string_view refusal);

} // namespace ur::doctor

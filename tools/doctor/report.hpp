// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/doctor/finding.hpp"
#include "tools/doctor/system_facts.hpp"

#include <string>

#include <nlohmann/json.hpp>

namespace ur::doctor {

// Returns text for users: a line per finding, and the remedies of warnings and problems.
std::string textReport(const Findings &findings);

// Returns only the remedies. A comment before each one names the problem and the place of the
// remedy.
std::string fixHints(const Findings &findings);

nlohmann::ordered_json jsonReport(const Findings &findings);

Verdict worstOf(const Findings &findings);

} // namespace ur::doctor

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/doctor/finding.hpp"
#include "tools/doctor/surroundings.hpp"

#include <string>

#include <nlohmann/json.hpp>

namespace ur::doctor {

// For people. What is fine takes a line; the rest its remedies too.
std::string textReport(const Findings &findings);

// The remedies alone, each behind the reason as a comment.
std::string fixHints(const Findings &findings);

nlohmann::ordered_json jsonReport(const Findings &findings);

Verdict worstOf(const Findings &findings);

} // namespace ur::doctor

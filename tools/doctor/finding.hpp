// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace ur::doctor {

enum class Verdict : std::uint8_t { Ok, Warning, Problem };

// What to do, ready to paste, and where: "docker", "environment of both", "package".
struct Remedy {
  std::string where;
  std::string text;

  bool operator==(const Remedy &) const = default;
};
using Remedies = std::vector<Remedy>;

// What one check found.
struct Finding {
  std::string check; // "pidfd_getfd", the same in every run
  Verdict verdict = Verdict::Ok;
  std::string text{};
  Remedies remedies{}; // of a warning or a problem, one is enough unless the text says more
};
using Findings = std::vector<Finding>;

} // namespace ur::doctor

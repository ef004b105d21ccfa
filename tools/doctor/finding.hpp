// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace ur::doctor {

enum class Verdict : std::uint8_t { Ok, Warning, Problem };

// A remedy that users can paste.
struct Remedy {
  std::string where; // "docker", "environment of both processes", "package"
  std::string text;

  bool operator==(const Remedy &) const = default;
};
using Remedies = std::vector<Remedy>;

// The result of one check.
struct Finding {
  std::string check; // a stable name, such as "pidfd_getfd"
  Verdict verdict = Verdict::Ok;
  std::string text{};
  Remedies remedies{}; // for a warning or a problem; one suffices unless the text requires more
};
using Findings = std::vector<Finding>;

} // namespace ur::doctor

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/os_calls.hpp"
#include "base/system_error.hpp"
#include "ipc/export_table.hpp"
#include "ipc/verify.hpp"
#include "tools/doctor/checks.hpp"
#include "tools/doctor/remedies.hpp"
#include "tools/processes/process.hpp"

#include <cerrno>

#include <fmt/format.h>

namespace ur::doctor {
namespace {

// Returns the probable reason why a call failed.
std::string reasonOf(int error, unsigned firstRelease, const SystemFacts &facts) {
  const std::string name = base::errorName(error);
  if (facts.release < firstRelease)
    return fmt::format("{}: the call needs {}, but the kernel is {}", name,
                       linuxVersion(firstRelease), facts.kernel);
  if (facts.seccomp)
    return fmt::format("{}: a seccomp filter is in force and may forbid the call", name);
  return fmt::format("{}: the kernel supports the call but refused it", name);
}

Remedies remediesFor(const char *call, unsigned firstRelease, const SystemFacts &facts) {
  if (facts.release < firstRelease)
    return {{"machine", fmt::format("{} or later", linuxVersion(firstRelease))}};
  return callRemedies(call);
}

Finding kernelFinding(const SystemFacts &facts) {
  constexpr unsigned kMinRelease = 5001; // the first kernel with the seal FUTURE_WRITE
  Finding finding{.check = "kernel", .text = "Linux " + facts.kernel};
  if (facts.release < kMinRelease) {
    finding.verdict = Verdict::Problem;
    finding.text += " cannot seal the export table";
    finding.remedies = {{"machine", linuxVersion(kMinRelease) + " or later"}};
  }
  return finding;
}

Finding memfdFinding(const SystemFacts &facts) {
  const base::UniqueFd file = ipc::openMemfd(base::os(), "ur-ipc-doctor");
  if (!file)
    return {.check = "memfd_create",
            .verdict = Verdict::Problem,
            .text = "memory files cannot be created, so nothing can be shared: " +
                    reasonOf(errno, 3017, facts),
            .remedies = remediesFor("memfd_create", 3017, facts)};
  if (base::os().fcntl(file.get(), F_ADD_SEALS, ipc::kTableSeals) != 0)
    return {.check = "memfd_create",
            .verdict = Verdict::Problem,
            .text = "the export table cannot be sealed (F_SEAL_FUTURE_WRITE): " +
                    reasonOf(errno, 5001, facts),
            .remedies = {{"machine", linuxVersion(5001) + " or later"}}};
  return {.check = "memfd_create", .text = "memory files can be created and sealed"};
}

Finding pidfdOpenFinding(const SystemFacts &facts) {
  const base::UniqueFd self(base::os().pidfdOpen(base::os().getpid(), 0));
  if (self)
    return {.check = "pidfd_open", .text = "pidfds can be opened"};
  return {.check = "pidfd_open",
          .verdict = Verdict::Warning,
          .text = fmt::format("pidfds cannot be opened: {}; memory files can still be opened, but "
                              "drivers' objects only through a broker",
                              reasonOf(errno, 5003, facts)),
          .remedies = remediesFor("pidfd_open", 5003, facts)};
}

Finding pidfdGetfdFinding(const SystemFacts &facts, const ipc::Config &config) {
  const base::UniqueFd self(base::os().pidfdOpen(base::os().getpid(), 0));
  const base::UniqueFd fetched(self ? base::os().pidfdGetfd(self.get(), self.get(), 0) : -1);
  if (fetched)
    return {.check = "pidfd_getfd", .text = "descriptors of other processes can be fetched"};
  const int error = errno;
  Finding finding{
      .check = "pidfd_getfd",
      .verdict = Verdict::Warning,
      .text = fmt::format("descriptors of other processes cannot be fetched: {}; memory "
                          "files can still be opened, {}",
                          reasonOf(error, 5006, facts),
                          config.broker == ipc::BrokerMode::Off
                              ? "but not drivers' objects, since UR_IPC_BROKER=off"
                              : "and drivers' objects come from a broker in the "
                                "exporter"),
      .remedies = facts.release < 5006 ? remediesFor("pidfd_getfd", 5006, facts) : fetchRemedies()};
  if (config.broker == ipc::BrokerMode::Off)
    finding.remedies.push_back({"environment of both processes", "UR_IPC_BROKER=auto"});
  return finding;
}

Finding ownerFinding() {
  const base::UniqueFd self(base::os().pidfdOpen(base::os().getpid(), 0));
  base::PidfdOwner owner{};
  const bool isKnown = self && base::os().pidfdOwner(self.get(), &owner) == 0;
  return {.check = "PIDFD_GET_INFO",
          .text = isKnown ? "the kernel reports the user of a pidfd"
                          : "the user of a process is read from /proc: only Linux 6.13 and later "
                            "report the user of a pidfd"};
}

Finding userfaultFinding(const SystemFacts &facts) {
  if (processes::thisProcess().mover.canMove())
    return {.check = "userfaultfd", .text = "memory moves into a file when it is first shared"};
  const base::UniqueFd fault(base::os().userfaultfd(O_CLOEXEC | 1)); // UFFD_USER_MODE_ONLY
  const int error = errno;
  // If the call works, creating a memory file failed, which memfdFinding() reports.
  const bool isMemfdFailure = fault && facts.release >= 5013;
  return {.check = "userfaultfd",
          .verdict = Verdict::Warning,
          .text =
              fmt::format("each allocation on native CPU has a descriptor and a mapping from the "
                          "start: memory cannot be moved into a file later{}",
                          fault ? "" : " (" + reasonOf(error, 5013, facts) + ")"),
          .remedies = isMemfdFailure ? Remedies() : remediesFor("userfaultfd", 5013, facts)};
}

} // namespace

Findings checkKernel(const SystemFacts &facts, const ipc::Config &config) {
  return {kernelFinding(facts),    memfdFinding(facts),
          pidfdOpenFinding(facts), pidfdGetfdFinding(facts, config),
          ownerFinding(),          userfaultFinding(facts)};
}

} // namespace ur::doctor

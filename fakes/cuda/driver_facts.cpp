// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Checks facts that the CUDA adapter relies on. A real driver and the software driver must both
// pass. Prints one line per fact. Exits with the number of failed facts (at most 76), or with 77 if
// there is no driver.
//
//     cuda_driver_facts [GROUP]...
#include "fakes/cuda/facts/facts.hpp"
#include "fakes/cuda/facts/puppet.hpp"

#include <algorithm>
#include <array>
#include <cstring>

#include <sys/wait.h>
#include <unistd.h>

using namespace cuda_driver::facts;

namespace {

struct Group {
  const char *name;
  void (*facts)();
};

constexpr std::array kGroups = {
    Group{"before_init", beforeInit},
    Group{"own_memory", ownMemory},
    Group{"hidden_from_the_host", hiddenFromTheHost},
    Group{"after_fork", afterFork},
    Group{"without_context", withoutContext},
    Group{"legacy_handles", legacyHandles},
    Group{"stale_legacy_handles", staleLegacyHandles},
    Group{"physical_memory", physicalMemory},
    Group{"shared_physical_memory", sharedPhysicalMemory},
    Group{"registered_words", registeredWords},
    Group{"words_across_processes", wordsAcrossProcesses},
    Group{"few_channels", fewChannels},
    Group{"full_stream", fullStream},
    Group{"freeing_under_work", freeDuringWork},
    Group{"unmapping_under_work", unmapDuringWork},
    Group{"two_devices", twoDevices},
};

constexpr unsigned kDeadline = 60; // seconds for a group

int runGroup(const char *name) {
  const auto entry = std::ranges::find_if(
      kGroups, [&](const Group &group) { return std::strcmp(group.name, name) == 0; });
  if (entry == kGroups.end()) {
    std::fprintf(stderr, "there is no group '%s'; kGroups in driver_facts.cpp lists the groups\n",
                 name);
    return 1;
  }
  alarm(kDeadline);
  entry->facts();
  return failures();
}

// Runs a group in a new process.
int startGroup(const char *name) {
  std::printf("%s\n", name);
  std::fflush(stdout);
  const pid_t child = fork();
  if (child == 0) {
    unsetenv("CUDA_DEVICE_MAX_CONNECTIONS");
    execl("/proc/self/exe", "driver_facts", "--group", name, nullptr);
    _exit(1);
  }
  int status = 0;
  waitpid(child, &status, 0);
  if (WIFEXITED(status))
    return WEXITSTATUS(status);
  std::printf("FAILED %s: killed by signal %d\n", name, WTERMSIG(status));
  return 1;
}

} // namespace

int main(int count, char **arguments) {
  if (count == 3 && std::strcmp(arguments[1], "--puppet") == 0)
    return servePuppet(std::atoi(arguments[2]));
  if (count == 3 && std::strcmp(arguments[1], "--group") == 0)
    return std::min(runGroup(arguments[2]), 76);
  int failureCount = 0;
  if (count > 1) {
    for (int index = 1; index < count; ++index)
      failureCount += startGroup(arguments[index]);
  } else {
    for (const Group &group : kGroups)
      failureCount += startGroup(group.name);
  }
  std::printf("%d facts failed\n", failureCount);
  return std::min(failureCount, 76);
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bench/calls/measured_process.hpp"

#include <unified-runtime/ur_ddi.h>

#include <cerrno>
#include <chrono>
#include <cstdint>
#include <cstring>
#include <stdexcept>
#include <system_error>

#include <dlfcn.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace ur::bench {
namespace {

constexpr int kCallsPerBatch = 500'000;

std::vector<char *> pointersTo(const std::vector<std::string> &strings) {
  std::vector<char *> pointers;
  for (const std::string &string : strings)
    pointers.push_back(const_cast<char *>(string.c_str()));
  pointers.push_back(nullptr);
  return pointers;
}

struct Functions {
  ur_pfnAdapterRetain_t adapterRetain = nullptr;
  ur_pfnEnqueueUSMMemcpy_t usmMemcpy = nullptr;
  ur_adapter_handle_t adapter = nullptr;
};

template <typename Function> Function find(void *library, const char *name) {
  if (void *symbol = dlsym(library, name))
    return reinterpret_cast<Function>(symbol);
  throw std::runtime_error(dlerror());
}

void *open(const std::string &file) {
  if (void *library = dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL))
    return library;
  throw std::runtime_error(dlerror());
}

void require(ur_result_t result, const char *call) {
  if (result != UR_RESULT_SUCCESS)
    throw std::runtime_error(std::string(call) + " answered " + std::to_string(result));
}

Functions ofAdapter(const std::string &file) {
  void *library = open(file);
  ur_adapter_dditable_t adapters{};
  ur_enqueue_dditable_t enqueue{};
  require(find<ur_pfnGetAdapterProcAddrTable_t>(library, "urGetAdapterProcAddrTable")(
              UR_API_VERSION_CURRENT, &adapters),
          "urGetAdapterProcAddrTable");
  require(find<ur_pfnGetEnqueueProcAddrTable_t>(library, "urGetEnqueueProcAddrTable")(
              UR_API_VERSION_CURRENT, &enqueue),
          "urGetEnqueueProcAddrTable");
  Functions functions{adapters.pfnRetain, enqueue.pfnUSMMemcpy, nullptr};
  require(adapters.pfnGet(1, &functions.adapter, nullptr), "urAdapterGet");
  return functions;
}

Functions ofLoader(const std::string &file) {
  void *library = open(file);
  require(find<decltype(&urLoaderInit)>(library, "urLoaderInit")(0, nullptr), "urLoaderInit");
  Functions functions{find<ur_pfnAdapterRetain_t>(library, "urAdapterRetain"),
                      find<ur_pfnEnqueueUSMMemcpy_t>(library, "urEnqueueUSMMemcpy"), nullptr};
  std::uint32_t count = 0;
  require(find<ur_pfnAdapterGet_t>(library, "urAdapterGet")(1, &functions.adapter, &count),
          "urAdapterGet");
  if (count != 1)
    throw std::runtime_error("the loader did not load the adapter of this benchmark");
  return functions;
}

template <typename Call> double nanosecondsPerCall(Call call) {
  const auto begin = std::chrono::steady_clock::now();
  for (int i = 0; i < kCallsPerBatch; ++i)
    require(call(), "the measured function");
  const std::chrono::duration<double, std::nano> elapsed = std::chrono::steady_clock::now() - begin;
  return elapsed.count() / kCallsPerBatch;
}

Times measure(const Functions &functions) {
  // Loaders look at a handle's first word only, and that is alike for every kind of handle.
  const auto queue = reinterpret_cast<ur_queue_handle_t>(functions.adapter);
  char bytes[2]{};
  return {nanosecondsPerCall([&] { return functions.adapterRetain(functions.adapter); }),
          nanosecondsPerCall([&] {
            return functions.usmMemcpy(queue, false, &bytes[0], &bytes[1], 1, 0, nullptr, nullptr);
          })};
}

} // namespace

MeasuredProcess::MeasuredProcess(const std::vector<std::string> &arguments,
                                 const std::vector<std::string> &environment) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
    throw std::system_error(errno, std::generic_category(), "socketpair");
  socket_ = ends[0];

  std::vector<std::string> argumentList{"calls"};
  argumentList.insert(argumentList.end(), arguments.begin(), arguments.end());
  // The first of two equal names counts, so the additions stand in front.
  std::vector<std::string> variables = environment;
  for (char **variable = environ; *variable; ++variable)
    variables.emplace_back(*variable);

  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDIN_FILENO);
  const int error = posix_spawn(&pid_, "/proc/self/exe", &actions, nullptr,
                                pointersTo(argumentList).data(), pointersTo(variables).data());
  posix_spawn_file_actions_destroy(&actions);
  close(ends[1]);
  if (error != 0) {
    close(socket_);
    throw std::system_error(error, std::generic_category(), "posix_spawn");
  }
}

MeasuredProcess::~MeasuredProcess() {
  close(socket_);
  waitpid(pid_, nullptr, 0);
}

Times MeasuredProcess::measureBatch() {
  Times times{};
  if (send(socket_, "b", 1, MSG_NOSIGNAL) != 1 ||
      recv(socket_, times.data(), sizeof(times), MSG_WAITALL) != sizeof(times))
    throw std::runtime_error("a measured process ended early");
  return times;
}

int measureForParent(const std::string &loader, const std::string &adapter) {
  const Functions functions = loader.empty() ? ofAdapter(adapter) : ofLoader(loader);
  for (char request = 0; recv(STDIN_FILENO, &request, 1, 0) == 1;) {
    const Times times = measure(functions);
    if (send(STDIN_FILENO, times.data(), sizeof(times), MSG_NOSIGNAL) != sizeof(times))
      return 1;
  }
  return 0;
}

} // namespace ur::bench

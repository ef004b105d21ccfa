// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Calls functions that do nothing through the tracing layer. Like a program with the real loader,
// it traces only if UR_ENABLE_LAYERS enables the layer.
//
//   export        exports memory, prints the handle's bytes in hexadecimal, and puts the handle
//   import BYTES  opens the handle with these bytes, and closes the memory
//   pair          runs `export`, and then `import` with its output, in two processes
//   spin N        makes N calls that succeed and one call that fails
//   die           makes one call, and then kills itself with SIGKILL
#include "runtime/layers/tracing/install.hpp"
#include "test/unit/tracing/fake_handle.hpp"
#include "test/unit/tracing/traced_table.hpp"

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>

#include <fmt/core.h>
#include <unistd.h>

namespace ur::tracing::test {
namespace {

ipc::HandleBytes exported;

ur_result_t UR_APICALL getMemHandle(ur_context_handle_t, void *, void **data, std::size_t *size) {
  exported = fakeHandle(ipc::Kind::Memory, 12, static_cast<std::uint32_t>(getpid()));
  *data = exported.data();
  *size = exported.size();
  return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL retainNothing(ur_context_handle_t context) {
  return context ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_INVALID_NULL_HANDLE;
}

ur_dditable_t makeTable() {
  ur_dditable_t table = bareTable();
  table.IPCExp.pfnGetMemHandleExp = getMemHandle;
  table.Context.pfnRetain = retainNothing;
  const char *layers = std::getenv("UR_ENABLE_LAYERS");
  if (layers && std::string_view(layers).find("UR_LAYER_TRACING") != std::string_view::npos)
    install(table);
  return table;
}

const auto context = reinterpret_cast<ur_context_handle_t>(0x100);
const auto device = reinterpret_cast<ur_device_handle_t>(0x200);

void exportMemory(const ur_dditable_t &table) {
  void *data = nullptr;
  std::size_t size = 0;
  table.IPCExp.pfnGetMemHandleExp(context, &exported, &data, &size);
  for (const std::byte byte : exported)
    fmt::print("{:02x}", static_cast<unsigned>(byte));
  table.IPCExp.pfnPutMemHandleExp(context, data);
}

void importMemory(const ur_dditable_t &table, const std::string &text) {
  ipc::HandleBytes bytes;
  for (std::size_t i = 0; i < bytes.size(); ++i)
    bytes[i] = static_cast<std::byte>(std::stoul(text.substr(2 * i, 2), nullptr, 16));
  void *memory = nullptr;
  table.IPCExp.pfnOpenMemHandleExp(context, device, bytes.data(), bytes.size(), &memory);
  table.IPCExp.pfnOpenMemHandleExp(context, device, bytes.data(), bytes.size(), &memory);
  table.IPCExp.pfnCloseMemHandleExp(context, memory);
}

std::string outputOf(const std::string &command) {
  const std::unique_ptr<std::FILE, int (*)(std::FILE *)> pipe(popen(command.c_str(), "r"), pclose);
  std::string text(2 * ipc::kHandleSize, '\0');
  text.resize(std::fread(text.data(), 1, text.size(), pipe.get()));
  return text;
}

int run(const std::string &program, const std::string &role, const std::string &argument) {
  if (role == "pair") {
    const std::string bytes = outputOf(program + " export");
    outputOf(program + " import " + bytes);
    return 0;
  }
  const ur_dditable_t table = makeTable();
  if (role == "export") {
    exportMemory(table);
  } else if (role == "import") {
    importMemory(table, argument);
  } else if (role == "spin") {
    for (int i = 0; i < std::stoi(argument); ++i)
      table.Context.pfnRetain(context);
    table.Context.pfnRetain(nullptr);
  } else if (role == "die") {
    table.Context.pfnRetain(context);
    return std::raise(SIGKILL);
  } else {
    return 2;
  }
  return 0;
}

} // namespace
} // namespace ur::tracing::test

int main(int argc, char **argv) {
  return ur::tracing::test::run(argv[0], argc > 1 ? argv[1] : "", argc > 2 ? argv[2] : "");
}

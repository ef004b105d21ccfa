// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef UR_IPC_CPP_LOADER_HPP
#define UR_IPC_CPP_LOADER_HPP

#include <vector>

#include <ur-ipc/cpp/api.hpp>

namespace ur_ipc {

// The library from urLoaderInit to urLoaderTearDown, with its adapters: platforms and devices have
// no references of their own and live as long as those. Construct it before everything else that
// comes from the API, so that it goes last.
class loader {
public:
  explicit loader(ur_loader_config_handle_t hLoaderConfig = nullptr)
      : session_(hLoaderConfig), adapters_(adapter_get()) {}

  const std::vector<adapter> &adapters() const noexcept { return adapters_; }

private:
  struct session {
    explicit session(ur_loader_config_handle_t hLoaderConfig) { loader_init({}, hLoaderConfig); }
    session(const session &) = delete;
    session &operator=(const session &) = delete;
    ~session() { urLoaderTearDown(); }
  };

  session session_;
  std::vector<adapter> adapters_;
};

} // namespace ur_ipc

#endif // UR_IPC_CPP_LOADER_HPP

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef UR_IPC_CPP_LOADER_HPP
#define UR_IPC_CPP_LOADER_HPP

#include <vector>

#include <ur-ipc/cpp/api.hpp>

namespace ur_ipc {

// Initializes the loader and its adapters with urLoaderInit. The destructor calls urLoaderTearDown.
// Platforms and devices have no reference counts and live as long as the adapters. Construct the
// loader before all other objects of the API, so that it is destroyed last.
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

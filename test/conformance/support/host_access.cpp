// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/host_access.hpp"

#include "tools/support/unique_fd.hpp"

#include <array>
#include <cerrno>
#include <system_error>

#include <fcntl.h>
#include <unistd.h>

namespace ur::test {
namespace {

// Reads one byte at an address through a pipe, and writes it back.
class Pipe {
public:
  Pipe() {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0)
      throw std::system_error(errno, std::generic_category(), "pipe2");
    out_ = support::UniqueFd(ends[0]);
    in_ = support::UniqueFd(ends[1]);
  }

  bool readFrom(const void *address) { return isOneByte(::write(in_.get(), address, 1)); }
  bool writeBackTo(void *address) { return isOneByte(::read(out_.get(), address, 1)); }

private:
  static bool isOneByte(ssize_t count) {
    if (count == 1)
      return true;
    if (errno != EFAULT)
      throw std::system_error(errno, std::generic_category(), "cannot use a pipe");
    return false;
  }

  support::UniqueFd out_;
  support::UniqueFd in_;
};

} // namespace

bool hostMayRead(const void *address) { return Pipe().readFrom(address); }

bool hostMayWrite(void *address) {
  Pipe pipe;
  return pipe.readFrom(address) && pipe.writeBackTo(address);
}

} // namespace ur::test

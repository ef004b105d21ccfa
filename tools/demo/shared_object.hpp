// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/demo/protocol.hpp"
#include "tools/support/session.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

namespace ur::demo {

// The object that two processes share in one check, as one of the processes sees it.
class SharedObject {
public:
  virtual ~SharedObject() = default;

  // Returns the producer's answer to "export": the handles for the consumer's "open".
  virtual Json handles() const = 0;
  // Writes the seed's pattern to the shared bytes.
  virtual void write(std::uint64_t seed) = 0;
  // Throws if the shared bytes differ from the seed's pattern. Returns the number of bytes.
  virtual std::size_t verify(std::uint64_t seed) = 0;
  // Returns the address of the shared bytes for copies, or null for a kind without measured copies.
  virtual void *data() const = 0;
};

bool offers(const support::DeviceEntry &device, const std::string &kind);

std::unique_ptr<SharedObject> createObject(const support::Session &session, const std::string &kind,
                                           std::size_t size);

struct OpenedObject {
  std::unique_ptr<SharedObject> object;
  double openSeconds = 0; // the median time to open the handle, without the guarded memory
};
OpenedObject openObject(const support::Session &session, const std::string &kind,
                        const Json &handles, std::size_t size);

inline constexpr const char *kKinds[] = {"memory", "physical memory", "event"};

} // namespace ur::demo

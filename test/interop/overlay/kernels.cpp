// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A SYCL program that runs a kernel on shared memory. The released runtime compiles the
// kernel from its source when the program runs, so the program needs no SYCL compiler.
//   export COUNT FACTOR: shares COUNT ones, multiplied by FACTOR. Prints the handle, waits for a
//     line of input, and then prints the numbers.
//   import HANDLE COUNT FACTOR: multiplies another process's numbers by FACTOR.
#include <charconv>
#include <cstddef>
#include <cstdio>
#include <exception>
#include <iostream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <sycl/ext/oneapi/experimental/ipc_memory.hpp>
#include <sycl/sycl.hpp>

namespace syclex = sycl::ext::oneapi::experimental;
namespace memory = sycl::ext::oneapi::experimental::ipc::memory;

namespace {

constexpr const char *kSource = R"(
#include <sycl/sycl.hpp>
namespace syclex = sycl::ext::oneapi::experimental;
extern "C" SYCL_EXT_ONEAPI_FUNCTION_PROPERTY((syclex::nd_range_kernel<1>))
void scale(float *numbers, float factor) {
  numbers[sycl::ext::oneapi::this_work_item::get_nd_item<1>().get_global_id()[0]] *= factor;
}
)";

void scale(sycl::queue &queue, float *numbers, std::size_t count, float factor) {
  auto source = syclex::create_kernel_bundle_from_source(
      queue.get_context(), syclex::source_language::sycl, std::string(kSource));
  const sycl::kernel kernel = syclex::build(source).ext_oneapi_get_kernel("scale");
  queue.submit([&](sycl::handler &handler) {
    handler.set_args(numbers, factor);
    handler.parallel_for(sycl::nd_range<1>{count, 1}, kernel);
  });
  queue.wait_and_throw();
}

void exportNumbers(sycl::queue &queue, std::size_t count, float factor) {
  auto *const numbers = sycl::malloc_device<float>(count, queue);
  queue.fill(numbers, 1.0F, count).wait_and_throw();
  scale(queue, numbers, count, factor);
  const auto handle = memory::get(numbers, queue.get_context());
  for (const std::byte byte : handle.data())
    std::printf("%02x", static_cast<unsigned>(byte));
  std::puts("");
  static_cast<void>(std::fflush(stdout));
  std::string line;
  std::getline(std::cin, line);
  std::vector<float> copy(count);
  queue.memcpy(copy.data(), numbers, count * sizeof(float)).wait_and_throw();
  for (const float number : copy)
    std::printf("%g ", static_cast<double>(number));
  sycl::free(numbers, queue);
}

void importNumbers(sycl::queue &queue, std::string_view digits, std::size_t count, float factor) {
  syclex::ipc::handle_data_t bytes;
  for (std::size_t i = 0; i + 1 < digits.size(); i += 2) {
    unsigned byte = 0;
    std::from_chars(&digits[i], &digits[i] + 2, byte, 16);
    bytes.push_back(static_cast<std::byte>(byte));
  }
  void *const pointer = memory::open(bytes, queue.get_context(), queue.get_device());
  scale(queue, static_cast<float *>(pointer), count, factor);
  memory::close(pointer, queue.get_context());
}

} // namespace

int main(int argc, char **argv) {
  try {
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    sycl::queue queue{sycl::property::queue::in_order{}};
    if (arguments.size() == 3 && arguments[0] == "export")
      exportNumbers(queue, std::stoul(arguments[1]), std::stof(arguments[2]));
    else if (arguments.size() == 4 && arguments[0] == "import")
      importNumbers(queue, arguments[1], std::stoul(arguments[2]), std::stof(arguments[3]));
    else
      throw std::invalid_argument(
          "usage: kernels export COUNT FACTOR | import HANDLE COUNT FACTOR");
  } catch (const std::exception &failure) {
    std::cerr << failure.what() << '\n';
    return 1;
  }
  return 0;
}

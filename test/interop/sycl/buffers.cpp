// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Buffers and accessors in one process, which the SYCL runtime maps to an adapter's functions. Host
// programs have no kernels, so their commands copy and fill.
#include "test/interop/sycl/program.hpp"

#include <numeric>

namespace ur::interop {
namespace {

constexpr std::size_t kItems = 4096;

std::vector<int> sequence(std::size_t size, int first) {
  std::vector<int> values(size);
  std::iota(values.begin(), values.end(), first);
  return values;
}

// `values` must live until the queue is done, because the command may read it later.
void copyIn(sycl::queue &queue, sycl::buffer<int> &buffer, const std::vector<int> &values) {
  queue.submit([&](sycl::handler &group) {
    sycl::accessor writer(buffer, group, sycl::write_only, sycl::no_init);
    group.copy(values.data(), writer);
  });
}
void copyIn(sycl::queue &, sycl::buffer<int> &, const std::vector<int> &&) = delete;

std::vector<int> copyOut(sycl::queue &queue, sycl::buffer<int> &buffer) {
  std::vector<int> values(buffer.size());
  queue.submit([&](sycl::handler &group) {
    sycl::accessor reader(buffer, group, sycl::read_only);
    group.copy(reader, values.data());
  });
  queue.wait();
  return values;
}

void writeBackToTheHost(sycl::queue &queue) {
  std::vector<int> host = sequence(kItems, 5);
  const std::vector<int> before = host;
  const std::vector<int> after = sequence(kItems, 9);
  {
    sycl::buffer<int> buffer(host.data(), sycl::range(kItems));
    check(copyOut(queue, buffer) == before, "a buffer starts with the bytes of the host");
    copyIn(queue, buffer, after);
    queue.wait();
  }
  check(host == after, "a destroyed buffer writes its bytes back");
}

void useTheHostsMemory(sycl::queue &queue) {
  std::vector<int> host = sequence(kItems, 7);
  const std::vector<int> values = sequence(kItems, 3);
  {
    sycl::buffer<int> buffer(host.data(), sycl::range(kItems),
                             sycl::property::buffer::use_host_ptr{});
    copyIn(queue, buffer, values);
    const sycl::host_accessor view(buffer, sycl::read_write);
    check(&view[0] == host.data(), "the buffer uses the host memory");
    check(view[kItems - 1] == values[kItems - 1], "the buffer has the bytes that commands wrote");
    view[0] = 42;
  }
  check(host[0] == 42 && host[1] == values[1],
        "the host memory has the bytes of the host and of commands");
}

// Host and device access the buffer alternately: each access maps or unmaps it.
void alternateHostAndDevice(sycl::queue &queue) {
  sycl::buffer<int> buffer{sycl::range(kItems)};
  for (int round = 0; round < 20; ++round) {
    queue.submit([&](sycl::handler &group) {
      sycl::accessor writer(buffer, group, sycl::write_only, sycl::no_init);
      group.fill(writer, round);
    });
    {
      const sycl::host_accessor host(buffer, sycl::read_write);
      for (std::size_t i = 0; i < kItems; ++i) {
        check(host[i] == round, "the host sees the device's fill");
        host[i] += static_cast<int>(i);
      }
    }
    check(copyOut(queue, buffer) == sequence(kItems, round), "the device sees the host's bytes");
  }
}

// The runtime translates a copy between parts of buffers into a copy of regions.
void copyRegions(sycl::queue &queue) {
  const sycl::range whole(12, 10, 14);
  const sycl::range part(5, 3, 4);
  const sycl::id from(1, 2, 3);
  const sycl::id to(6, 7, 6);
  const sycl::id last(4, 2, 3); // the last item of the part
  sycl::buffer<int, 3> source{whole};
  sycl::buffer<int, 3> target{whole};
  {
    const sycl::host_accessor values(source, sycl::write_only, sycl::no_init);
    const sycl::host_accessor zeros(target, sycl::write_only, sycl::no_init);
    std::iota(values.get_pointer(), values.get_pointer() + whole.size(), 1);
    std::fill_n(zeros.get_pointer(), whole.size(), 0);
  }
  queue.submit([&](sycl::handler &group) {
    sycl::accessor reader(source, group, part, from, sycl::read_only);
    sycl::accessor writer(target, group, part, to, sycl::write_only);
    group.copy(reader, writer);
  });
  const sycl::host_accessor values(source, sycl::read_only);
  const sycl::host_accessor result(target, sycl::read_only);
  std::size_t nonZeroCount = 0;
  for (std::size_t i = 0; i < whole.size(); ++i)
    nonZeroCount += result.get_pointer()[i] != 0;
  check(nonZeroCount == part.size(), "only the region is copied");
  check(result[to] == values[from], "the first item is at its position");
  check(result[to + last] == values[from + last], "the last item is at its position");
}

void partition(sycl::queue &queue) {
  const std::vector<int> zeros(kItems, 0);
  const std::vector<int> quarter = sequence(kItems / 4, 100);
  sycl::buffer<int> whole{sycl::range(kItems)};
  copyIn(queue, whole, zeros);
  {
    sycl::buffer<int> part(whole, sycl::id(kItems / 4), sycl::range(kItems / 4));
    copyIn(queue, part, quarter);
    check(copyOut(queue, part) == quarter, "a part has the bytes that were copied into it");
  }
  const std::vector<int> values = copyOut(queue, whole);
  check(values[kItems / 4 - 1] == 0 && values[kItems / 4] == 100 && values[kItems / 2] == 0,
        "the whole buffer has the bytes of its part");
}

void body() {
  sycl::queue outOfOrder = queueOnForcedAdapter();
  sycl::queue inOrder(outOfOrder.get_context(), outOfOrder.get_device(),
                      sycl::property::queue::in_order{});
  for (sycl::queue *const queue : {&outOfOrder, &inOrder}) {
    writeBackToTheHost(*queue);
    useTheHostsMemory(*queue);
    alternateHostAndDevice(*queue);
    copyRegions(*queue);
    partition(*queue);
  }
}

} // namespace
} // namespace ur::interop

int main() { return ur::interop::runOneProcess(ur::interop::body); }

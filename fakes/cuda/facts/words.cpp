// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Facts about words of registered host memory, and about the channels that streams share.
#include "fakes/cuda/facts/facts.hpp"
#include "fakes/cuda/facts/puppet.hpp"

#include <atomic>
#include <chrono>
#include <thread>
#include <vector>

#include <sys/mman.h>
#include <unistd.h>

namespace cuda_driver::facts {
namespace {

constexpr unsigned kRegister = CU_MEMHOSTREGISTER_DEVICEMAP | CU_MEMHOSTREGISTER_PORTABLE;

void checkReadOnlyPages(int file) {
  void *page = mmap(nullptr, 4096, PROT_READ, MAP_SHARED, file, 0);
  check("a read-only page is not registered without the flag",
        registerHost(page, 4096, kRegister) != CUDA_SUCCESS);
  int supported = 0;
  attributeOf(&supported, CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED, 0);
  if (supported != 0) {
    expect("a read-only page is registered with the flag",
           registerHost(page, 4096, kRegister | CU_MEMHOSTREGISTER_READ_ONLY), CUDA_SUCCESS);
    unregisterHost(page);
  }
  munmap(page, 4096);
}

// Returns how many commands a stream accepts before a call blocks, at most `limit`.
int countAcceptedCommands(CUstream stream, Address address, std::atomic<int> &accepted, int limit,
                          std::thread &thread) {
  thread = std::thread([=, &accepted] {
    useDevice(0);
    for (int number = 0; number < limit; ++number) {
      need("write a word", writeValue(stream, address + 8, 1, 0));
      ++accepted;
    }
  });
  int previous = -1;
  while (accepted != previous && accepted < limit) {
    previous = accepted;
    std::this_thread::sleep_for(std::chrono::milliseconds(500));
  }
  return accepted;
}

} // namespace

void registeredWords() {
  useDevice(0);
  int is64Bit = 0;
  expect("querying support of 64-bit words",
         attributeOf(&is64Bit, CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS, 0), CUDA_SUCCESS);
  expect("the driver supports 64-bit words", is64Bit, 1);
  const int file = makeWords();
  checkReadOnlyPages(file);
  const Words words = registerWords(file);
  void *page = words.host;
  expect("registering a second time", registerHost(page, 4096, kRegister),
         CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED);
  const CUstream stream = makeStream();
  expect("writing a word", writeValue(stream, words.device, 3, 0), CUDA_SUCCESS);
  need("wait for the stream", synchronizeStream(stream));
  expect("the host sees the word", words.host[0].load(), 3);
  expect("waiting for a value that the word already has passed",
         waitValue(stream, words.device, 2, CU_STREAM_WAIT_VALUE_GEQ), CUDA_SUCCESS);
  check("that wait ends", completesSoon(stream));
  need("wait for a word", waitValue(stream, words.device, 4, CU_STREAM_WAIT_VALUE_GEQ));
  CUevent event = nullptr;
  need("create an event", createEvent(&event, CU_EVENT_DISABLE_TIMING));
  need("record an event", recordEvent(event, stream));
  check("a stream waits for a word", staysBusy(stream));
  expect("an event after the wait is not complete", queryEvent(event), CUDA_ERROR_NOT_READY);
  words.host[0] = 4;
  check("the host's write ends the wait", completesSoon(stream));
  expect("the event is complete after the wait", queryEvent(event), CUDA_SUCCESS);
  int canFlush = 0;
  attributeOf(&canFlush, CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES, 0);
  if (canFlush == 0)
    expect("waiting with a flush", waitValue(stream, words.device, 1, CU_STREAM_WAIT_VALUE_FLUSH),
           CUDA_ERROR_NOT_SUPPORTED);

  CUstreamBatchMemOpParams operations[2] = {};
  operations[0].value = {CU_STREAM_MEM_OP_WAIT_VALUE_64, words.device, 5, CU_STREAM_WAIT_VALUE_GEQ,
                         0};
  operations[1].value = {CU_STREAM_MEM_OP_WRITE_VALUE_64, words.device + 8, 6, 0, 0};
  expect("a wait and a write together", batch(stream, 2, operations, 0), CUDA_SUCCESS);
  check("neither operation runs before the wait ends", staysBusy(stream) && words.host[1] == 0);
  words.host[0] = 5;
  check("both operations complete", completesSoon(stream));
  expect("the batch wrote the word", words.host[1].load(), 6);
  std::vector<CUstreamBatchMemOpParams> writes(256, operations[1]);
  expect("255 words written together", batch(stream, 255, writes.data(), 0), CUDA_SUCCESS);
  expect("256 words written together", batch(stream, 256, writes.data(), 0),
         CUDA_ERROR_INVALID_VALUE);
  expect("an empty batch", batch(stream, 0, writes.data(), 0), CUDA_SUCCESS);
  expect("waiting for a value that the word has passed modulo 2^64",
         waitValue(stream, words.device, 5 - (std::uint64_t{1} << 62), CU_STREAM_WAIT_VALUE_GEQ),
         CUDA_SUCCESS);
  check("the comparison of values wraps", completesSoon(stream));
  expect("unregistering", unregisterHost(page), CUDA_SUCCESS);
  expect("unregistering again", unregisterHost(page), CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED);
}

void wordsAcrossProcesses() {
  useDevice(0);
  const int file = makeWords();
  const Words words = registerWords(file);
  const CUstream stream = makeStream();
  Puppet writer;
  const Address peerWords = writer.request({Operation::UseWords}, file).first;
  expect("another process's stream waits", writer.request({Operation::Wait, peerWords, 1}).code,
         CUDA_SUCCESS);
  need("write a word", writeValue(stream, words.device, 1, 0));
  expect("a stream of this process ends that wait", writer.request({Operation::IsDone}).first, 1);
  need("wait for a word", waitValue(stream, words.device + 8, 1, CU_STREAM_WAIT_VALUE_GEQ));
  writer.request({Operation::Write, peerWords + 8, 1});
  check("the other process's stream ends a wait of this process", completesSoon(stream));
  need("wait for a word", waitValue(stream, words.device + 16, 1, CU_STREAM_WAIT_VALUE_GEQ));
  writer.kill();
  check("a stream keeps waiting after the writing process is killed", staysBusy(stream));
  words.host[2] = 1;
  check("the host's write ends that wait", completesSoon(stream));
  expect("the context works after that", synchronize(), CUDA_SUCCESS);
}

// startGroup() unsets CUDA_DEVICE_MAX_CONNECTIONS, so a context has the default of 8 channels.
void fewChannels() {
  useDevice(0);
  const Words words = registerWords(makeWords());
  std::vector<CUstream> streams;
  for (int index = 0; index < 9; ++index)
    streams.push_back(makeStream());
  for (int index = 0; index < 7; ++index)
    need("wait for a word", waitValue(streams[static_cast<std::size_t>(index)], words.device, 1,
                                      CU_STREAM_WAIT_VALUE_GEQ));
  need("write a word", writeValue(streams[7], words.device, 1, 0));
  check("an eighth stream runs while seven wait", completesSoon(streams[7]));
  for (const CUstream stream : streams)
    check("the eighth stream's write ends the waits", completesSoon(stream));
  for (int index = 0; index < 8; ++index)
    need("wait for a word", waitValue(streams[static_cast<std::size_t>(index)], words.device, 2,
                                      CU_STREAM_WAIT_VALUE_GEQ));
  need("write a word", writeValue(streams[8], words.device, 2, 0));
  check("a ninth stream does not run while eight wait", staysBusy(streams[8]));
  words.host[0] = 2;
  for (const CUstream stream : streams)
    check("all nine streams complete after the host's write", completesSoon(stream));

  // The event is recorded before any stream waits for it, so no channel blocks another channel.
  CUevent event = nullptr;
  need("create an event", createEvent(&event, CU_EVENT_DISABLE_TIMING));
  std::vector<CUstream> waiters;
  // Created first, because a pending wait could block the creation of a stream.
  for (int index = 0; index < 64; ++index)
    waiters.push_back(makeStream());
  need("wait for a word", waitValue(streams[0], words.device, 3, CU_STREAM_WAIT_VALUE_GEQ));
  need("record an event", recordEvent(event, streams[0]));
  for (const CUstream stream : waiters)
    need("wait for an event", waitEvent(stream, event, 0));
  check("64 streams accept a wait for a recorded event", true);
  words.host[0] = 3;
  bool allComplete = true;
  for (const CUstream stream : waiters)
    allComplete = allComplete && completesSoon(stream);
  check("64 streams that wait for a recorded event continue", allComplete);
}

void fullStream() {
  useDevice(0);
  const Words words = registerWords(makeWords());
  const CUstream stream = makeStream();
  need("wait for a word", waitValue(stream, words.device, 1, CU_STREAM_WAIT_VALUE_GEQ));
  std::atomic<int> accepted = 0;
  std::thread thread;
  constexpr int kLimit = 20000;
  const int count = countAcceptedCommands(stream, words.device, accepted, kLimit, thread);
  check("a blocked stream accepts at least 100 commands", count >= 100);
  check("a blocked stream accepts a limited number of commands", count < kLimit);
  words.host[0] = 1;
  thread.join();
  expect("the host's write lets the thread submit all commands", accepted.load(), kLimit);
  check("all commands complete", completesSoon(stream));
}

} // namespace cuda_driver::facts

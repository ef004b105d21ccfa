// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace ur::demo {

// The result of checking one kind of object on one device.
struct Row {
  enum class Verdict { Ok, Failed, NotOffered };

  std::string adapter;
  std::string device;
  std::string kind;
  Verdict verdict = Verdict::Failed;
  std::string failure; // the step that failed, and the reason
  std::size_t handleBytes = 0;
  double openSeconds = 0;
  std::size_t bytesToConsumer = 0; // bytes that the producer writes and the consumer checks
  std::size_t bytesToProducer = 0; // bytes that the consumer writes and the producer checks
  std::optional<double> localCopy; // in GB/s
  std::optional<double> importedCopy;
};

void printTable(const std::vector<Row> &rows);
void printFailures(const std::vector<Row> &rows);

std::string formatSize(std::size_t bytes);
std::string formatSeconds(double seconds);

} // namespace ur::demo

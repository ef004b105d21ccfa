// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/ls/metrics.hpp"

#include "tools/ls/report.hpp"
#include "tools/support/printable.hpp"

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <tuple>
#include <utility>

#include <fmt/format.h>

namespace ur::ls {
namespace {

constexpr std::size_t kMaxSeries = 1000;

// The labels of a series: user, program, adapter, device and kind.
using Labels = std::tuple<uid_t, std::string, ipc::AdapterId, ipc::DeviceChecksum, ipc::Kind>;

// The sums of all objects with the same labels. An exporter may claim any 64-bit size, so the sum
// of sizes may overflow 64 bits. Hence `double`.
struct Sums {
  std::uint64_t objects = 0;
  double bytes = 0;
  std::uint64_t openObjects = 0;
  double openBytes = 0;
  std::set<pid_t> importers;
  std::optional<std::uint32_t> unopenedAge; // age of the oldest object that no process has open

  void add(const Row &row) {
    const auto size = static_cast<double>(row.bytes);
    ++objects;
    bytes += size;
    if (row.isUnopened()) {
      unopenedAge = std::max(unopenedAge, row.ageSeconds);
    } else if (row.openers) {
      ++openObjects;
      openBytes += size;
      importers.insert(row.openers->begin(), row.openers->end());
    }
  }
};

class Series {
public:
  void add(uid_t user, const std::string &program, const Row &row) {
    if (row.file && !countedFiles_.insert(*row.file).second)
      return;
    const Labels labels(user, support::printable(program), row.adapter, row.device, row.kind);
    const auto entry = sums_.find(labels);
    if (entry != sums_.end())
      entry->second.add(row);
    else if (sums_.size() < kMaxSeries)
      sums_[labels].add(row);
    else
      overflow_.add(row);
  }

  // Calls `visit` with the text of the labels and the sums of each series.
  template <typename Visit> void visit(const DeviceNames &devices, const Visit &visit) const {
    for (const auto &[labels, sums] : sums_) {
      const auto &[user, program, adapter, device, kind] = labels;
      visit(text(processes::userName(user), program, adapterName(adapter),
                 deviceName(device, devices), kindName(kind)),
            sums);
    }
    if (overflow_.objects != 0)
      visit(text("(other)", "(other)", "(other)", "(other)", "(other)"), overflow_);
  }

private:
  static std::string escape(std::string_view value) {
    std::string result;
    for (const char character : value) {
      if (character == '"' || character == '\\')
        result += '\\';
      result += character;
    }
    return result;
  }
  static std::string text(std::string_view user, std::string_view program, std::string_view adapter,
                          std::string_view device, std::string_view kind) {
    return fmt::format(R"(user="{}",program="{}",adapter="{}",device="{}",kind="{}")", escape(user),
                       escape(program), adapter, device, kind);
  }

  std::map<Labels, Sums> sums_;
  Sums overflow_; // objects whose labels came after the first kMaxSeries series
  std::set<processes::FileId> countedFiles_;
};

class Page {
public:
  explicit Page(const DeviceNames &devices) : devices_(devices) {}

  void head(std::string_view name, std::string_view help) {
    name_ = name;
    text_ += fmt::format("# HELP ur_ipc_{0} {1}\n# TYPE ur_ipc_{0} gauge\n", name, help);
  }
  template <typename Value> void line(std::string_view labels, const Value &value) {
    text_ += fmt::format("ur_ipc_{}{} {}\n", name_,
                         labels.empty() ? "" : fmt::format("{{{}}}", labels), value);
  }
  template <typename ValueOf>
  void metric(const Series &series, std::string_view name, std::string_view help,
              const ValueOf &valueOf) {
    head(name, help);
    series.visit(devices_, [&](const std::string &labels, const Sums &sums) {
      if (const auto value = valueOf(sums))
        line(labels, *value);
    });
  }
  std::string text() && { return std::move(text_); }

private:
  const DeviceNames &devices_;
  std::string name_;
  std::string text_;
};

} // namespace

std::string metrics(const Listing &listing, const DeviceNames &devices) {
  Series exportedSeries;
  Series orphanSeries;
  std::size_t omittedObjects = 0;
  for (const Exports &exports : listing.exports) {
    for (const Row &row : exports.rows)
      exportedSeries.add(exports.exporter.uid, exports.exporter.name, row);
    omittedObjects += exports.omittedRows;
  }
  for (const Orphan &orphan : listing.orphans)
    orphanSeries.add(orphan.user, "", orphan.row);

  const auto objects = [](const Sums &sums) { return std::optional(sums.objects); };
  const auto bytes = [](const Sums &sums) { return std::optional(sums.bytes); };
  Page page(devices);
  page.metric(exportedSeries, "exported_objects", "Objects that importers can open.", objects);
  page.metric(exportedSeries, "exported_bytes", "Bytes of the exported objects.", bytes);
  page.metric(exportedSeries, "open_objects", "Exported objects that other processes have open.",
              [](const Sums &sums) { return std::optional(sums.openObjects); });
  page.metric(exportedSeries, "open_bytes", "Bytes of the open objects.",
              [](const Sums &sums) { return std::optional(sums.openBytes); });
  page.metric(exportedSeries, "readers", "Processes that have at least one of the objects open.",
              [](const Sums &sums) { return std::optional(sums.importers.size()); });
  page.metric(exportedSeries, "unopened_age_seconds",
              "Age of the oldest exported object that no other process has open.",
              [](const Sums &sums) { return sums.unopenedAge; });
  page.metric(orphanSeries, "orphaned_objects",
              "Objects that are still open in a process after the exporter has exited.", objects);
  page.metric(orphanSeries, "orphaned_bytes", "Bytes of the orphaned objects.", bytes);
  page.head("uncounted_objects", "Exported objects that the limits of a scrape left out.");
  page.line("", omittedObjects);
  page.head("unread_processes", "Processes that the scrape could not read completely.");
  page.line(R"(reason="other_user")", listing.unreadProcesses.otherUsers);
  page.line(R"(reason="own_user")", listing.unreadProcesses.ownUser);
  page.line(R"(reason="late")", listing.unreadProcesses.pastDeadline);
  page.head("hidden_processes", "1 if some processes may be hidden from the scrape, otherwise 0.");
  page.line(R"(reason="hidepid")", int{listing.unreadProcesses.hidepid});
  page.line(R"(reason="pid_namespace")", int{listing.unreadProcesses.isChildNamespace});
  return std::move(page).text();
}

} // namespace ur::ls

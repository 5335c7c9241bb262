package import Foundation
import Platform

/// A participant's checks and notes, oldest first, in a file with one JSON object per line.
package struct SessionLog: Sendable, Equatable {
    package static let fileName = "SESSION.jsonl"

    package private(set) var entries: [SessionEntry] = []
    private(set) var notes: [SessionNote] = []
    /// The number of damaged or excess lines, which are left out.
    package private(set) var damagedCount = 0

    package init(parsing text: String) {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        let lines = Data(text.withLineFeeds.utf8).split(separator: UInt8(ascii: "\n"))
        // A log with many weeks of checks would slow down a room, so the oldest lines are left out and counted.
        let limit = 10_000
        damagedCount = max(0, lines.count - limit)
        for line in lines.suffix(limit) {
            if let entry = try? decoder.decode(SessionEntry.self, from: line), entry.isPlausible {
                entries.append(entry)
            } else if let note = try? decoder.decode(SessionNote.self, from: line) {
                notes.append(note)
            } else {
                damagedCount += 1
            }
        }
    }

    /// Reads as much of a log as possible. A missing file counts as an empty log, an unreadable file as a damaged line.
    package init(contentsOf file: URL) {
        let file = file.resolvingSymlinksInPath()
        let values = try? file.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
        // Reading a pipe would wait for a writer, and a file of 16 MB or more can't be a log.
        let isLog = values?.isRegularFile == true && values?.fileSize ?? 0 < 16 << 20
        let data = isLog ? try? Data(contentsOf: file) : nil
        let text = data.map { String(decoding: $0, as: UTF8.self) }
        self.init(parsing: text ?? (file.exists ? "unreadable" : ""))
    }

    package func checks(of exercise: Int) -> [SessionEntry] {
        entries.filter { $0.exercise == exercise }
    }

    package func hints(of exercise: Int) -> Int {
        notes.count { $0.exercise == exercise && $0.event == .hint }
    }

    package func done(_ exercise: Int) -> Date? {
        checks(of: exercise).first { $0.verdict == .done }?.at
    }

    /// Whether the last three checks were of the same exercise and found the same problems.
    package var isStuck: Bool {
        let last = entries.suffix(3).filter { !$0.problems.isEmpty }
        guard last.count == 3 else { return false }
        let isSameExercise = Set(last.map(\.exercise)).count == 1
        return isSameExercise && Set(last.map { Set($0.problems) }).count == 1
    }

    /// The checks, with times counted from the first, and stripped of the participant's own names and texts.
    package var anonymous: [SessionEntry] {
        entries.map { $0.anonymous(since: entries[0].at) }
    }

    /// Appends a check or a note to `file`, and creates the file if it's missing.
    static func append(_ line: some Encodable, to file: URL) throws {
        // With O_APPEND, two simultaneous checks can't overwrite each other's lines.
        let output = open(file.path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
        guard output >= 0 else { throw KataError.unwritable(file, SystemError()) }
        let handle = FileHandle(fileDescriptor: output, closeOnDealloc: true)
        let end = try handle.seekToEnd()
        try handle.seek(toOffset: end - min(end, 1))
        let last = try handle.read(upToCount: 1)?.last ?? UInt8(ascii: "\n")
        // The last line may have been edited, or cut off by a full disk.
        let start = last == UInt8(ascii: "\n") ? "" : "\n"
        try handle.write("\(start)\(json(of: line))\n", to: file)
    }

    /// Returns a value, such as a check or a note, as one line of JSON without a line feed.
    package static func json(of line: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        return String(decoding: try encoder.encode(line), as: UTF8.self)
    }
}

/// A line of the session log that isn't a check.
package struct SessionNote: Codable, Sendable, Equatable {
    package enum Event: String, Codable { case start, hint, solution }

    let at: Date
    let event: Event
    let exercise: Int
}

import Foundation
import TestSupport
import Testing

@testable import KataKit

/// The line limits in the table in `Steps/package.md`, which keep the supporting code small compared with the lesson.
struct BudgetTests {
    @Test(arguments: Room.all)
    func `the files in each row stay within the row's limit`(room: Room) throws {
        let lines = try room.lines()
        #expect((1...room.ceiling).contains(lines), "\(room) has \(lines) lines")
    }

    @Test func `the limits add up to the total`() throws {
        let rooms = Room.all.filter { $0.isPartOfTotal }
        #expect(Set(rooms.map(\.testDescription)).count == rooms.count && rooms.count > 9)
        #expect(rooms.map(\.ceiling).reduce(0, +) == Room.total)
    }

    @Test func `each folder of Swift files belongs to a row`() throws {
        let rooms = Room.all.filter(\.isPartOfTotal).flatMap(\.folders)
        let sources = Repository.this.root.appending(path: "Sources")
        for folder in sources.names where sources.appending(path: folder).subpaths.contains(where: \.isSource) {
            #expect(rooms.contains("Sources/\(folder)"), "\(folder)")
        }
    }

    @Test(arguments: Step.all)
    func `a file of a step has at most 120 lines`(step: Step) throws {
        for (name, text) in try Repository.this.sources(of: step) {
            #expect((1...120).contains(text.count { $0 == "\n" }), "\(name)")
        }
    }

    @Test(arguments: [(2, 160), (3, 80)])
    func `steps 2 and 3 change at most 160 and 80 lines`(number: Int, budget: Int) throws {
        #expect((1...budget).contains(try StepDiff.with(number).changedLineCount))
    }

    @Test(.inFullRun, arguments: ["1", ""])
    func `the manifest has at most 46 targets, and warnings are errors in strict mode only`(value: String) throws {
        struct Package: Decodable {
            struct Target: Decodable { let name: String }
            let targets: [Target]
        }
        // Uses a separate build folder, because the tests lock the package's build folder.
        let manifest = try URL.withTemporaryFolder { folder in
            try Tool(["swift", "package"], environment: ["TOP_MOVIES_STRICT": value])(
                ["--package-path", Repository.this.root.path, "--scratch-path", folder.path, "dump-package"]).output
        }
        #expect((1...46).contains(try JSONDecoder().decode(Package.self, from: Data(manifest.utf8)).targets.count))
        #expect(manifest.contains("treatAllWarnings") == (value == "1"))
    }

    /// A row of the table: its folders, the kind of files to count, and the maximum number of lines.
    struct Room: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let folders: [String]
        let exceptions: [String]
        let kind: String
        let ceiling: Int

        /// The rows of the table, except the last. Package.swift has a row of its own.
        static let all = rows.dropLast().map { cells in
            let names = cells[0].components(separatedBy: " without ").map { part in
                part.matches(of: /`(.+?)`/).map { String($0.1) }
            }
            return Room(
                testDescription: cells[0], folders: names[0], exceptions: names.dropFirst().flatMap(\.self),
                kind: cells[1], ceiling: number(cells[2]))
        }

        /// The last row: the sum of the limits in the rows of kind "Swift".
        static let total = rows.last.map { number($0[2]) } ?? 0

        private static let rows = ((try? Repository.this.text(at: "Steps/package.md")) ?? "").lines
            .drop { !$0.hasPrefix("| files | ") }.dropFirst(2).prefix { $0.hasPrefix("| ") }
            .map { $0.components(separatedBy: " | ").map { $0.trimmingCharacters(in: ["|", " "]) } }

        private static func number(_ cell: String) -> Int { Int(cell.filter(\.isNumber)) ?? 0 }

        /// Whether the row counts towards the total.
        var isPartOfTotal: Bool { kind == "Swift" }

        /// Returns the number of lines in the row's files.
        func lines() throws -> Int {
            let root = Repository.this.root
            let paths = folders.flatMap { folder in
                let subpaths = root.appending(path: folder).subpaths
                return subpaths.isEmpty ? [folder] : subpaths.map { "\(folder)/\($0)" }
            }
            return try paths.filter { path in
                counts(path) && !exceptions.contains(where: path.hasPrefix) && !root.appending(path: path).isFolder
            }.map { try Repository.this.text(at: $0).utf8.count { $0 == 0x0A } }.reduce(0, +)
        }

        private func counts(_ path: String) -> Bool { kind == "all" || path.isSource != (kind == "texts") }
    }
}

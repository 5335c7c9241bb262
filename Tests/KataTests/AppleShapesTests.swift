#if os(Linux)
    import Foundation
    import Synchronization
    import Testing

    @testable import kata

    /// What can be known of Apple's systems without one: that the code fits the declarations in `Tests/AppleShapes`.
    struct AppleShapesTests {
        private let platform: [URL] = {
            let folder = Repository.this.root.appending(path: "Sources/Platform")
            return folder.names.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appending(path: $0) }
        }()

        @Test func `the calls of the system fit Darwin's declarations`() throws {
            let lines = try AppleShapes.misfits(platform, with: AppleShapes.folder.appending(path: "Darwin"))
            #expect(lines == [])
        }

        /// In such a file `Binding` is a type of SwiftUI's, so no name can be qualified by it before Swift 6.3.
        @Test func `an app's file can import Binding beside SwiftUI, as the page says`() throws {
            let imports = try #require(
                try Repository.this.text(at: "Steps/package.md").firstMatch(
                    of: /```swift\n((?:import .*\n)+import SwiftUI\n)/)?.1)
            let file = """
                \(imports)
                @MainActor @Observable final class Movies {
                    private(set) var titles: [String] = []
                    @ObservationIgnored private var token: Cancellable?
                    @ObservationIgnored private let taps = Subject(0)

                    func observe(_ movies: Observable<[String]>) {
                        token = movies.map { $0.sorted() }.observe { [weak self] in self?.titles = $0 }
                        taps.send(1)
                    }
                }

                struct Search {
                    @Binding var words: String
                    let choice: Binding<Int>
                }
                """
            let isFit = try URL.withTemporaryFolder { folder in
                try AppleShapes.emitModules(to: folder)
                try folder.write([
                    "App.swift": file, "Plain.swift": file.replacing(imports, with: "import Binding\nimport SwiftUI\n"),
                ])
                #expect(try !AppleShapes.misfits([folder.appending(path: "Plain.swift")], with: folder).isEmpty)
                return try AppleShapes.misfits([folder.appending(path: "App.swift")], with: folder)
            }
            #expect(isFit == [])
        }

        @Test func `each of Darwin's declarations that differs from ours is noticed`() throws {
            let header = try Repository.this.text(at: "Tests/AppleShapes/Darwin/Darwin.h").lines
            let declarations = header.enumerated().compactMap { Declaration(at: $0, $1) }
            #expect(declarations.count == header.count { $0.wholeMatch(of: /.*[;{\d] \/\/ .*/) != nil })
            let code = try platform.flatMap { try String(contentsOf: $0, encoding: .utf8).lines }

            // Together are tried those that no line of the code uses together: then each misfit is the fault of one.
            var rounds: [[(Declaration, uses: Set<Int>)]] = []
            for declaration in declarations {
                let uses = Set(code.indices.filter { code[$0].identifiers.contains(Substring(declaration.name)) })
                let index = rounds.firstIndex { round in
                    round.allSatisfy { !$0.0.isType && $0.uses.isDisjoint(with: uses) }
                }
                if let index, !declaration.isType {
                    rounds[index].append((declaration, uses))
                } else {
                    rounds.append([(declaration, uses)])
                }
            }
            @Sendable func lines(unlike round: [Declaration]) throws -> [String] {
                var faulty = header
                for declaration in round { faulty[declaration.line] = declaration.faulty }
                return try URL.withTemporaryFolder { folder in
                    try folder.write([
                        "Darwin.h": (["struct unlike { char *field; };"] + faulty).joined(separator: "\n"),
                        "module.modulemap": Repository.this.text(at: "Tests/AppleShapes/Darwin/module.modulemap"),
                    ])
                    return try AppleShapes.misfits(platform, with: folder)
                }
            }
            let unnoticed = Mutex<[String]>([])
            DispatchQueue.concurrentPerform(iterations: rounds.count) { [rounds] index in
                let round = rounds[index].map(\.0)
                do {
                    let words = Set(try lines(unlike: round).flatMap(\.identifiers))
                    // What it is used for may stand in another line than its name.
                    for declaration in round where !words.contains(Substring(declaration.name)) {
                        if try (round.count == 1 && !words.isEmpty) || !lines(unlike: [declaration]).isEmpty {
                            continue
                        }
                        unnoticed.withLock { $0.append(declaration.name) }
                    }
                } catch {
                    unnoticed.withLock { $0.append("\(error)") }
                }
            }
            #expect(unnoticed.withLock(\.self) == [])
        }
    }

    /// What a line of a header declares, and the line with a declaration that is unlike it.
    private struct Declaration {
        let line: Int
        let name: String
        let isType: Bool
        let faulty: String

        init?(at line: Int, _ text: String) {
            self.line = line
            guard let end = text.range(of: " // ")?.lowerBound, end > text.startIndex else { return nil }
            let text = text[..<end]
            if let match = text.wholeMatch(of: /#define (\w+) .*/) {
                (name, isType, faulty) = (String(match.1), false, "#define \(match.1) \"unlike\"")
            } else if let match = text.wholeMatch(of: /struct (\w+) {/) {
                (name, isType, faulty) = (String(match.1), true, "struct unlike_\(match.1) {")
            } else if let match = text.wholeMatch(of: /typedef .*?(\*?)(\w+);/) {
                let pointer = match.1.isEmpty ? "*" : ""
                (name, isType, faulty) = (String(match.2), true, "typedef struct unlike \(pointer)\(match.2);")
            } else if let match = text.wholeMatch(of: /[\w ]+[ *](\w+)\(.*\);/) {
                (name, isType, faulty) = (String(match.1), false, "struct unlike \(match.1)(struct unlike);")
            } else if let match = text.wholeMatch(of: /( *(?:extern const )?)[\w ]+ (\w+);/) {
                (name, isType, faulty) = (String(match.2), false, "\(match.1)struct unlike \(match.2);")
            } else {
                return nil
            }
        }
    }

    extension String {
        fileprivate var identifiers: Set<Substring> { Set(split { !$0.isLetter && !$0.isNumber && $0 != "_" }) }
    }
#endif

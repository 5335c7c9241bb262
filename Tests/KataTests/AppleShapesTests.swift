#if os(Linux)
    import Foundation
    import Synchronization
    import TestSupport
    import Testing

    @testable import kata

    /// What can be known of Apple's systems without one: that the code fits the declarations in `Tests/AppleShapes`.
    struct AppleShapesTests {
        private func platform() throws -> [String: String] {
            try Repository.this.root.appending(path: "Sources/Platform").swiftFiles()
        }

        @Test(.enabled(if: provesEverything))
        func `the calls of the system fit Darwin's declarations`() throws {
            #expect(try AppleShapes.misfits(platform(), with: AppleShapes.folder.appending(path: "Darwin")) == [])
        }

        /// In such a file `Binding` is a type of SwiftUI's, so no name can be qualified by it before Swift 6.3.
        @Test(.enabled(if: provesEverything))
        func `an app's file can import Binding beside SwiftUI, as the page says, and not plainly`() throws {
            let imports = try #require(
                try Repository.this.text(at: "Steps/package.md").firstMatch(
                    of: /```swift\n((?:import .*\n)+import SwiftUI\n)/)?.1)
            let file = try AppleShapes.use("Binding.swift")
            let plain = file.lines.map { "\($0)  // plain" }.joined(separator: "\n")
                .replacing("Movies {", with: "Films {").replacing("struct Search", with: "struct Find")
            let misfits = try AppleShapes.misfits([
                "App.swift": imports + file, "Plain.swift": "import Binding\nimport SwiftUI\n" + plain,
            ])
            #expect(!misfits.isEmpty && misfits.allSatisfy { $0.hasSuffix("  // plain") }, "\(misfits)")
        }

        @Test(.enabled(if: provesEverything))
        func `each of Darwin's declarations that differs from ours is noticed`() throws {
            let header = try Repository.this.text(at: "Tests/AppleShapes/Darwin/Darwin.h").lines
            let declarations = header.enumerated().compactMap { Declaration(at: $0, $1) }
            #expect(declarations.count == header.count { $0.wholeMatch(of: /.*[;{\d] \/\/ .*/) != nil })
            let platform = try platform()
            let code = platform.values.flatMap(\.lines).map(\.identifiers)

            // Together are tried those that no line of the code uses together: then each misfit is the fault of one.
            var rounds: [[(Declaration, uses: Set<Int>)]] = []
            for declaration in declarations {
                let uses = Set(code.indices.filter { code[$0].contains(Substring(declaration.name)) })
                let index = rounds.firstIndex { round in
                    round.allSatisfy { !$0.0.isType && $0.uses.isDisjoint(with: uses) }
                }
                if let index, !declaration.isType {
                    rounds[index].append((declaration, uses))
                } else {
                    rounds.append([(declaration, uses)])
                }
            }
            // One of each kind: a type, and a value.
            if !provesEverything {
                rounds = [true, false].compactMap { isType in
                    rounds.first { $0[0].0.isType == isType }.map { Array($0.prefix(1)) }
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

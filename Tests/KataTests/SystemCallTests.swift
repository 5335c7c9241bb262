import Foundation
import Platform
import TestSupport
import Testing

@testable import ExerciseKit
@testable import KataKit

/// Sources/Platform is the only place for system calls that differ between systems.
struct SystemCallTests {
    private let root = Repository.this.root

    private func files(in folder: String) throws -> [String: String] {
        try root.appending(path: folder).swiftFiles().reduce(into: [:]) { $0["\(folder)/\($1.key)"] = $1.value }
    }

    @Test(.inFullRun, arguments: ["Sources", "Tests", "Steps"])
    func `only Platform imports the C library, and Platform doesn't import Foundation`(folder: String) throws {
        let kinds = "typealias|struct|class|enum|protocol|let|var|func"
        let libraries = "Darwin|Glibc|Musl|Bionic|Android|WASILibc|ucrt|WinSDK|SwiftGlibc|CoreFoundation"
        let pattern = #"(?:^|\s)import\s+(?:(?:\#(kinds))\s+)?(?:\#(libraries))(?!\w)"#
        let ours = try NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
        func importsOurs(_ text: String) -> Bool {
            ours.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
        }
        for (path, text) in try files(in: folder) {
            let isPlatform = path.hasPrefix("Sources/Platform/")
            #expect(importsOurs(text) == isPlatform, "\(path)")
            if isPlatform { #expect(!text.contains(/import (Foundation|Dispatch)/), "\(path)") }
        }
        let hits = ["Glibc", "Darwin.C", "struct Musl.stat", "func  Darwin.open"]
        let misses = ["Glibcat", "Platform // Darwin"]
        #expect(hits.allSatisfy { importsOurs("package import \($0)") })
        #expect(!misses.contains { importsOurs("import \($0)") })
        #expect(!importsOurs("#if canImport(Darwin)"))
    }

    /// What all systems declare in the same way is available through Foundation, and needs no wrapper in Platform.
    @Test(.inFullRun) func `only Platform uses what Darwin declares differently`() throws {
        let alike: Set = [
            "mode_t", "errno", "strerror", "strdup", "free", "kill", "SIGSTOP", "SIGKILL", "EINTR", "STDIN_FILENO",
            "STDOUT_FILENO", "STDERR_FILENO", "O_RDONLY", "O_DIRECTORY", "O_CLOEXEC", "ETIMEDOUT", "open", "close",
            "usleep", "stat", "rename",
        ]
        let header = try Repository.this.text(at: "Tests/AppleShapes/Darwin/Darwin.h")
        let declared = header.matches(of: /(\w+)(?:\([^()]*\))?; \/\/|#define (\w+)|struct (\w+) \{/)
        let names = Set(declared.compactMap { ($0.1 ?? $0.2 ?? $0.3).map(String.init) })
        #expect(names.isSuperset(of: alike.union(["posix_spawnp", "LOCK_EX", "termios", "st_mtimespec"])))
        let others = names.subtracting(alike).union(["st_mtim", "posix_spawn"])
        for (path, text) in try files(in: "Sources") where !path.hasPrefix("Sources/Platform/") {
            let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
            #expect(others.intersection(words).isEmpty, "\(path)")
        }
    }

    // Before Swift 6.2.3, a feature that this package enables makes all exit tests trap (swift-testing#1375).
    #if compiler(>=6.2.3)
        @Test func `no other file takes the place of a closed standard stream`() async {
            await #expect(processExitsWith: .success) {
                for closed in [STDIN_FILENO...STDIN_FILENO, STDIN_FILENO...STDOUT_FILENO] {
                    for stream in closed { close(stream) }
                    openStandardStreams()
                    let next = open("/dev/zero", O_RDWR)
                    try #require(next > STDERR_FILENO)
                    close(next)
                    var bytes: [UInt8] = [1]
                    #expect(read(STDIN_FILENO, &bytes, 1) == 0)
                    for stream in closed { #expect(write(stream, bytes, 1) == -1 && errno == EBADF) }
                }
            }
        }
    #endif

    /// For systems before macOS 15.4 and iOS 18.4, Swift before 6.4 can't optimise the isolated deinit of a generic
    /// class; with main-actor isolation by default, even implicit deinits are isolated (swiftlang/swift#89896).
    @Test func `each manifest that we write requires a system for which Swift can optimise deinits`() throws {
        let root = Repository.this.root
        let own = ["Package.swift", "Steps/exercises/14-binding/package/Package.swift", "Tests/Cases/app-manifest.txt"]
        let templates = root.appending(path: "Sources/Kata").subpaths
            .filter { $0.hasSuffix(".template") }
            .map { "Sources/Kata/\($0)" }
        let floors = try (own + templates).flatMap { path in
            try Repository.this.text(at: path).matches(of: /platforms: \[([^\]]*)\]/).map { String($0.1) }
        }
        #expect(Set(floors) == [#".macOS("15.4")"#, #".macOS("15.4"), .iOS("18.4")"#])
        #expect(floors.count == 8)
    }

    /// Of the parts of Foundation that we use, iOS lacks only `Process`.
    @Test(arguments: ["Binding", "Fetching", "MovieCatalog", "ConsoleUI", "TopMovies"])
    func `the libraries for iOS start no processes`(folder: String) throws {
        for (path, text) in try files(in: "Sources/\(folder)") {
            #expect(!text.contains(/\bProcess\(|import Platform|homeDirectoryForCurrentUser/), "\(path)")
        }
    }
}

#if os(Linux)
    import Foundation
    import TestSupport
    import Testing

    @testable import ExerciseKit
    @testable import KataKit

    /// The declarations in `Tests/AppleShapes`, and the compiler that checks code against them.
    enum AppleShapes {
        static let folder = Repository.this.root.appending(path: "Tests/AppleShapes")

        /// The folder with the modules of AppKit, Combine, SwiftUI and UIKit, of `kata new`'s support package, and of
        /// the libraries that the steps use. All are built once, and again only if their sources or the tests change.
        private static let modules = Result {
            let target = URL.products.appending(path: "AppleShapes")
            let support = try NewModule.supportFiles(in: .this).filter { $0.key.hasPrefix("Sources/") }
            let files = folder.subpaths.filter { $0.hasSuffix(".swift") }.sorted()
            let shapes = names.map { name in (name, files.filter { $0.hasPrefix(name) }) }
            let build = try Bundle.main.executableURL?.resourceValues(forKeys: [.contentModificationDateKey])
            let texts = try files.map { try Repository(root: folder).text(at: $0) } + support.values.sorted()
            let recipe = "\(build?.contentModificationDate?.timeIntervalSince1970 ?? 0) \(texts)"
            let stamp = target.appending(path: "recipe.txt")
            if recipe == (try? String(contentsOf: stamp, encoding: .utf8)) { return target }
            try stamp.removeIfThere()
            try target.write(support)
            let modules =
                shapes.map { ($0, $1.map { folder.appending(path: $0) }) }
                + [(NewModule.support, support.keys.map { target.appending(path: $0) })]
                + libraries.map { name in
                    let folder = Repository.this.root.appending(path: "Sources/\(name)")
                    return (name, folder.subpaths.filter(\.isSource).map { folder.appending(path: $0) })
                }
            for (name, sources) in modules {
                let options =
                    libraries.contains(name) ? try flags(target, isApp: name == "ConsoleUI") : ["-swift-version", "6"]
                let end = try Tool(["swiftc"])(
                    options + ["-wmo", "-emit-module", "-parse-as-library", "-module-name", name]
                        + ["-I", target.path, "-emit-object", "-o", target.appending(path: "\(name).o").path]
                        + ["-emit-module-path", target.appending(path: "\(name).swiftmodule").path]
                        + sources.map(\.path), mergesErrors: true)
                try #require(end.status == 0, "\(end.output)")
            }
            try target.write([stamp.lastPathComponent: recipe])
            return target
        }

        private static let names = ["AppKit", "Combine", "SwiftUI", "UIKit"]
        private static let libraries = ["Binding", "Fetching", "ConsoleUI", "MovieCatalog"]

        /// Returns the text of a file in `Uses`.
        static func use(_ name: String) throws -> String {
            try folder.appending(path: "Uses/\(name)").text()
        }

        /// Compiles `sources` with Package.swift's settings, the modules above, and this package's built modules.
        /// - Parameters:
        ///   - isApp: Whether to compile the sources as an app's: isolated to the main actor, with plain imports.
        ///   - system: The folder with the system's modules; by default, the folder above.
        /// - Returns: The source lines with errors or warnings.
        static func misfits(
            _ sources: [String: String], isApp: Bool = false, with system: URL? = nil, sparingWarnings: Bool = false
        ) throws -> [String] {
            try URL.withTemporaryFolder { folder in
                try folder.write(sources)
                // Only an app's sources are compiled to SIL, where the compiler checks values sent between actors.
                let end = try Tool(["swiftc"])(
                    (isApp ? ["-emit-sil", "-o", "/dev/null"] : ["-typecheck"]) + ["-parse-as-library"]
                        + flags(system ?? modules.get(), isApp: isApp)
                        + sources.keys.sorted().map { folder.appending(path: $0).path }, mergesErrors: true)
                var places: Set<[Substring]> = []
                for line in end.output.lines where line.hasPrefix("/") {
                    let parts = line.split(separator: ":", maxSplits: 4)
                    guard parts.count == 5 else { continue }
                    let counts = parts[3] == " error" || parts[3] == " warning" && !sparingWarnings
                    if counts { places.insert(Array(parts.prefix(2))) }
                }
                if places.isEmpty, end.status != 0 { return [end.output] }
                return try places.map { place in
                    try String(contentsOfFile: String(place[0]), encoding: .utf8).lines[(Int(place[1]) ?? 1) - 1]
                }
            }
        }

        /// Builds an app from `sources`, runs it, and returns its output.
        static func run(_ sources: [String: String]) throws -> String {
            let objects = try (names + libraries).map { try modules.get().appending(path: "\($0).o") }
            return try URL.withTemporaryFolder { folder in
                try folder.write(sources)
                let program = folder.appending(path: "program").path
                let end = try Tool(["swiftc"])(
                    flags(modules.get(), isApp: true) + ["-warnings-as-errors", "-o", program]
                        + (sources.keys.map { folder.appending(path: $0) } + objects).map(\.path),
                    mergesErrors: true)
                try #require(end.status == 0, "\(end.output)")
                return try Tool([program])([], mergesErrors: true).output
            }
        }

        private static func flags(_ system: URL, isApp: Bool) throws -> [String] {
            let manifest = try Repository.this.text(at: "Package.swift")
            let upcoming = try #require(manifest.firstMatch(of: /let upcoming = \[([^\]]*)\]/)).1
            let features =
                upcoming.matches(of: /\w+/).map { String($0.0) } + (isApp ? [] : ["InternalImportsByDefault"])
            return ["-wmo", "-swift-version", "6", "-package-name", "top"]
                + (isApp ? ["-default-isolation", "MainActor"] : [])
                // With Swift Build, modules lie beside the programs.
                + [system, .products, .products.appending(path: "Modules")].flatMap { ["-I", $0.path] }
                + features.flatMap { ["-enable-upcoming-feature", $0] }
        }
    }
#endif

#if os(Linux)
    import Foundation
    import Structure
    import Testing

    @testable import kata

    /// The declarations in `Tests/AppleShapes`, and the compiler that tries code against them.
    enum AppleShapes {
        static let folder = Repository.this.root.appending(path: "Tests/AppleShapes")

        private static let names = ["Combine", "SwiftUI", "UIKit"]

        /// Makes modules of Combine, SwiftUI and UIKit, and what a program links of them.
        static func emitModules(to target: URL) throws {
            for name in names {
                let end = try Tool(["swiftc"])(
                    ["-emit-library", "-static", "-emit-module", "-parse-as-library", "-swift-version", "6"]
                        + ["-module-name", name, "-I", target.path, "-o", target.appending(path: "lib\(name).a").path]
                        + ["-emit-module-path", target.appending(path: "\(name).swiftmodule").path]
                        + [folder.appending(path: "\(name).swift").path], mergesErrors: true)
                try #require(end.status == 0, "\(end.output)")
            }
        }

        /// Typechecks `sources` as Package.swift has it, with the modules in `folders` and those that are built.
        /// - Parameter isApp: Whether they live on the main actor and import plainly.
        /// - Returns: The lines that don't fit.
        static func misfits(
            _ sources: [URL], with folders: URL..., isApp: Bool = false, sparingWarnings: Bool = false
        ) throws -> [String] {
            let end = try Tool(["swiftc"])(
                // Only what an app is made of is followed to where the compiler sees what crosses between actors.
                (isApp ? ["-emit-sil", "-o", "/dev/null"] : ["-typecheck"]) + ["-parse-as-library"]
                    + flags(folders, isApp: isApp) + sources.map(\.path),
                mergesErrors: true)
            let places = end.output.lines.compactMap { $0.prefixMatch(of: /(\/[^:]+):(\d+):\d+: (error|warning):/) }
                .filter { !sparingWarnings || $0.3 == "error" }
            if places.isEmpty, end.status != 0 { return [end.output] }
            return try Set(places.map { "\($0.1):\($0.2)" }).map { place in
                let parts = place.split(separator: ":")
                let lines = try String(contentsOfFile: String(parts[0]), encoding: .utf8).lines
                return lines[(Int(parts[1]) ?? 1) - 1]
            }
        }

        /// Builds `sources`, an app, with what this package made of `libraries`, runs it, and returns what it prints.
        static func run(_ sources: [URL], with folder: URL, linking libraries: [String]) throws -> String {
            let products = URL.builtModules.deletingLastPathComponent()
            let objects = libraries.flatMap { library in
                let folder = products.appending(path: "\(library).build")
                // Those of files that were renamed since stay behind.
                let sources = Repository.this.root.appending(path: "Sources/\(library)").subpaths
                return sources.filter(\.isSource).map { URL(filePath: $0).lastPathComponent + ".o" }
                    .map { folder.appending(path: $0) }
            }
            // What was built with a sanitizer links with it only.
            let sanitizers = ["address", "thread"].filter { dlsym(nil, "__\($0.prefix(1))san_init") != nil }
            let program = folder.appending(path: "program")
            let end = try Tool(["swiftc"])(
                flags([folder], isApp: true) + ["-o", program.path, "-L", folder.path]
                    + names.map { "-l\($0)" } + sanitizers.map { "-sanitize=\($0)" }
                    + (sources + objects).map(\.path),
                mergesErrors: true)
            try #require(end.status == 0, "\(end.output)")
            return try Tool([program.path])([], mergesErrors: true).output
        }

        private static func flags(_ folders: [URL], isApp: Bool) throws -> [String] {
            let manifest = try Repository.this.text(at: "Package.swift")
            let upcoming = try #require(manifest.firstMatch(of: /let upcoming = \[([^\]]*)\]/)).1
            let features =
                upcoming.matches(of: /\w+/).map { String($0.0) } + (isApp ? [] : ["InternalImportsByDefault"])
            return ["-wmo", "-swift-version", "6", "-package-name", "top"]
                + (isApp ? ["-default-isolation", "MainActor"] : [])
                + (folders + [.builtModules]).flatMap { ["-I", $0.path] }
                + features.flatMap { ["-enable-upcoming-feature", $0] }
        }
    }
#endif

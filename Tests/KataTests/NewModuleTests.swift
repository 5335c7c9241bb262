import ConsoleUI
import Foundation
import TestSupport
import Testing

@testable import KataKit

/// The modules that `kata new` writes. `.ci/run` builds some of them and runs their tests.
struct NewModuleTests {
    /// In a full run, a module for each platform and style; otherwise, one for each platform.
    static let modules = sample(NewModule.Platform.allCases, with: NewModule.Style.allCases).map { platform, style in
        NewModule(name: "Favourites", style: style, platform: platform)
    }

    /// The files of each module, generated once for all tests.
    private static let files = Result {
        try modules.reduce(into: [:]) { $0["\($1.style)-\($1.platform)"] = try $1.files(in: .this) }
    }

    private func files(of module: NewModule) throws -> [(path: String, text: String)] {
        try #require(try Self.files.get()["\(module.style)-\(module.platform)"])
    }

    @Test(arguments: modules)
    func `no trace of movies is left, and only a console module needs the checkout`(module: NewModule) throws {
        let files = try files(of: module)
        for (path, text) in files {
            #expect(!(path + text).replacing("TopMovies", with: "").contains(/[Mm]ovie|[{}]Name|rank|votes/), "\(path)")
        }
        let root = Repository.this.root.path(percentEncoded: false)
        #expect(files.contains { $0.text.contains(root) } == (module.platform == .console))
    }

    @Test func `two modules share one support package, which the second leaves unchanged`() throws {
        try URL.withTemporaryFolder { folder in
            let manifest = folder.appending(path: "FeatureSupport/Package.swift")
            for (name, platform) in [("Films", "uikit"), ("Books", "swiftui")] {
                _ = try KataCommand.new.run([name, "--platform", platform, "--in", folder.path], in: .this)
                if name == "Films" { try Data("mine".utf8).write(to: manifest) }
            }
            #expect(folder.names.sorted() == ["Books", "FeatureSupport", "Films"])
            #expect(try String(contentsOf: manifest, encoding: .utf8) == "mine")
            for name in ["Films", "Books"] {
                let text = try String(contentsOf: folder.appending(path: "\(name)/Package.swift"), encoding: .utf8)
                #expect(text.contains(".package(path: \"../FeatureSupport\")"))
                #expect(text.matches(of: /\.target\(/).count == 1)
            }
        }
    }

    @Test(.inFullRun) func `the dependencies of an app with two modules resolve`() throws {
        try URL.withTemporaryFolder { folder in
            for name in ["Films", "Books"] {
                _ = try KataCommand.new.run([name, "--platform", "swiftui", "--in", folder.path], in: .this)
            }
            try folder.write(["App/Package.swift": caseText("app-manifest"), "App/Sources/App/App.swift": ""])
            let end = try Tool.swift(["package", "--package-path", "\(folder.path)/App", "show-dependencies"])
            #expect(end.status == 0 && end.output.contains("Books") && end.output.contains("FeatureSupport"))
        }
    }

    private static let names: [(String, NewModule.Platform, String?)] = [
        ("UI", .uikit, "UIViewController"), ("UITable", .uikit, "UITableView"), ("Progress", .swiftui, "ProgressView"),
        ("Scripted", .console, "ScriptedService"), ("UI", .console, nil), ("Service", .console, nil),
        ("Item", .swiftui, nil), ("S", .uikit, nil),
    ]

    @Test(arguments: sample(names) { $0.2 == nil })
    func `a name is rejected if, and only if, the module's types would hide others`(
        name: String, platform: NewModule.Platform, type: String?
    ) throws {
        let clash = try NewModule(name: name, style: .mvvm, platform: platform).clash(in: .this)
        #expect(clash == type)
    }

    @Test(.inFullRun, arguments: NewModule.Platform.allCases)
    func `the page's table has the actual sizes`(platform: NewModule.Platform) throws {
        let lines = try NewModule.Style.allCases.map { style in
            try NewModule(name: "Favourites", style: style, platform: platform).files(in: .this)
                .filter { $0.path.hasPrefix("Sources/Favourites/") }.map { $0.text.count { $0 == "\n" } }.reduce(0, +)
        }
        let row = "| `\(platform)` | \(lines.map(String.init).joined(separator: " | ")) |"
        #expect(try Repository.this.text(at: "Steps/your-app.md").contains(row), "\(row)")
    }

    @Test func `each file passes swift-format with our settings`() throws {
        try URL.withTemporaryFolder { folder in
            for (name, files) in try Self.files.get() {
                try folder.appending(path: name).write(Dictionary(uniqueKeysWithValues: files))
            }
            let style = Repository.this.root.appending(path: ".swift-format").path
            let end = try Tool(["swift", "format", "lint", "--strict", "--recursive", "--configuration", style])(
                [folder.path], mergesErrors: true)
            #expect(end.status == 0, "\(end.output)")
        }
    }

    #if os(Linux)
        @Test(.inFullRun) func `the sources compile, including the views`() throws {
            // Compiles all modules together, under different names. VIPER is skipped: it's the router style, renamed.
            var files: [String: String] = [:]
            for (style, platform) in Self.modules.map({ ($0.style, $0.platform) }) where style != .viper {
                let name = "\(style)\(platform)".capitalized
                for file in try NewModule(name: name, style: style, platform: platform).files(in: .this)
                where file.path.hasPrefix("Sources/") { files[URL(filePath: file.path).lastPathComponent] = file.text }
            }
            #expect(try AppleShapes.misfits(files, isApp: true) == [])
        }
    #endif

    @Test func `the default is VIPER for the console, and the contract comes first`() throws {
        try URL.withTemporaryFolder { folder in
            let end = try kataProgram(["new", "Favourites", "--in", "\(folder.path)/ann's apps"])
            let path = "\(folder.path)/ann's apps/Favourites"
            let files = try NewModule(name: "Favourites", style: .viper, platform: .console).files(in: .this)
            #expect(end.status == 0)
            let names: [String] = files.map { "  \($0.path)" }
            let word = "'\(path.replacing("'", with: #"'\''"#))'"
            let next = "Next: swift test --package-path \(word)"
            #expect(["a-b/C.d", "a$b"].map(\.quoted) == ["a-b/C.d", "'a$b'"])
            let start = ["Wrote \(files.count) files to '\(path)'. Read them in this order:", ""]
            #expect(end.output.lines == start + names + ["", next, ""])
            #expect(files.first?.path == "Sources/Favourites/FavouritesContract.swift")
            for file in files {
                #expect(try String(contentsOfFile: "\(path)/\(file.path)", encoding: .utf8) == file.text)
            }
        }
    }

    @Test func `existing files are left alone`() throws {
        try URL.withTemporaryFolder { folder in
            try folder.write(["Favourites/notes.txt": "mine"])
            let sentence =
                "'\(folder.path)/Favourites' exists, and isn't an empty folder; choose another name, or --in DIR."
            #expect(throws: UsageError(sentence)) {
                try KataCommand.new.run(["Favourites", "--in", folder.path], in: .this)
            }
            #expect(folder.appending(path: "Favourites").names == ["notes.txt"])
        }
    }
}

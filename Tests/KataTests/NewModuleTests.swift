import ConsoleProgram
import ConsoleUI
import Foundation
import TestSupport
import Testing

@testable import ExerciseKit
@testable import KataKit

/// The modules that `kata new` writes. `.ci/run` builds some of them and runs their tests.
struct NewModuleTests {
    private static let modules = NewModule.Style.allCases.flatMap { style in
        NewModule.Platform.allCases.map { favourites(style, $0) }
    }

    private static func favourites(_ style: NewModule.Style, _ platform: NewModule.Platform) -> NewModule {
        NewModule(name: "Favourites", style: style, platform: platform)
    }

    /// Runs `kata new`.
    private func write(_ name: String, platform: String, to folder: URL) throws {
        _ = try KataCommand.new.run([name, "--platform", platform, "--in", folder.path], in: .this)
    }

    @Test(arguments: modules)
    func `no placeholder is left, and only a console module needs the checkout`(module: NewModule) {
        let files = module.files(in: .this)
        for (path, text) in files {
            #expect(!(path + text).contains("__"), "\(path)")
        }
        let root = Repository.this.root.path(percentEncoded: false)
        #expect(files.contains { $0.text.contains(root) } == (module.platform == .console))
    }

    @Test func `the checkout's path may contain quotes and backslashes`() throws {
        let checkout = Repository(root: URL(filePath: #"/tmp/a"b\c"#, directoryHint: .notDirectory))
        let files = Self.favourites(.mvvm, .console).files(in: checkout)
        let manifest = try #require(files.first { $0.path == "Package.swift" })
        #expect(manifest.text.contains(#".package(name: "TopMovies", path: "/tmp/a\"b\\c"),"#))
    }

    @Test(arguments: modules)
    func `each layer has tests, and one for leaks`(module: NewModule) {
        let tests = module.files(in: .this).filter { $0.path.hasPrefix("Tests/") }
        let layers = module.style == .mvvm ? ["ViewModel"] : ["Interactor", "Presenter"]
        for layer in layers {
            let test = tests.first { $0.path.hasSuffix("/Favourites\(layer)Tests.swift") }
            #expect(test?.text.contains(/@Test func `.* is released while/) == true, "\(layer)")
        }
    }

    @Test func `two modules share one support package, which the second leaves unchanged`() throws {
        try URL.withTemporaryFolder { folder in
            let manifest = folder.appending(path: "FeatureSupport/Package.swift")
            for (name, platform) in [("Films", "uikit"), ("Books", "console")] {
                try write(name, platform: platform, to: folder)
                if name == "Films" { try Data("mine".utf8).write(to: manifest) }
            }
            #expect(folder.names.sorted() == ["Books", "FeatureSupport", "Films"])
            #expect(try manifest.text() == "mine")
            for name in ["Films", "Books"] {
                let text = try folder.appending(path: "\(name)/Package.swift").text()
                #expect(text.contains(".package(path: \"../FeatureSupport\")"))
            }
        }
    }

    @Test(.inFullRun) func `the dependencies of an app with two modules resolve`() throws {
        try URL.withTemporaryFolder { folder in
            for name in ["Films", "Books"] {
                try write(name, platform: "swiftui", to: folder)
            }
            let app = folder.appending(path: "App")
            try app.write(["Package.swift": caseText("app-manifest"), "Sources/App/App.swift": ""])
            let end = try Tool.swift(["package", "--package-path", app.path, "show-dependencies"])
            #expect(end.status == 0)
            #expect(end.output.contains("Books"))
            #expect(end.output.contains("FeatureSupport"))
        }
    }

    private static let names: [(String, NewModule.Platform, String?)] = [
        ("UI", .uikit, "UIViewController"),
        ("UITable", .uikit, "UITableView"),
        ("Progress", .swiftui, "ProgressView"),
        ("Scripted", .console, "ScriptedService"),
        ("UI", .console, nil),
        ("Service", .console, nil),
        ("Item", .swiftui, nil),
        ("S", .uikit, nil),
    ]

    @Test(arguments: sample(names) { $0.2 == nil })
    func `a name is rejected if, and only if, the module's types would hide others`(
        name: String, platform: NewModule.Platform, type: String?
    ) {
        #expect(NewModule(name: name, style: .mvvm, platform: platform).hidingType() == type)
    }

    @Test(arguments: NewModule.Platform.allCases)
    func `the page's table has the actual sizes`(platform: NewModule.Platform) throws {
        let sizes = NewModule.Style.allCases.map { style in
            let files = Self.favourites(style, platform).files(in: .this)
            let sources = files.filter { $0.path.hasPrefix("Sources/Favourites/") }
            return String(sources.map { $0.text.count { $0 == "\n" } }.reduce(0, +))
        }
        let row = "| `\(platform)` | \(sizes.joined(separator: " | ")) |"
        #expect(try Repository.this.text(at: "Steps/your-app.md").contains(row), "\(row)")
    }

    @Test func `each file passes swift-format with our settings`() throws {
        try URL.withTemporaryFolder { folder in
            for module in Self.modules {
                let files = Dictionary(uniqueKeysWithValues: module.files(in: .this))
                try folder.appending(path: "\(module.style)-\(module.platform)").write(files)
            }
            let settings = Repository.this.root.appending(path: ".swift-format").path
            let lint = Tool(["swift", "format", "lint", "--strict", "--recursive"])
            let end = try lint(["--configuration", settings, folder.path], mergesErrors: true)
            #expect(end.status == 0, "\(end.output)")
        }
    }

    #if os(Linux)
        @Test(.inFullRun) func `the sources compile, including the views`() throws {
            // Compiles all modules together, under different names.
            var files: [String: String] = [:]
            for (style, platform) in Self.modules.map({ ($0.style, $0.platform) }) {
                let name = "\(style)\(platform)".capitalized
                for file in NewModule(name: name, style: style, platform: platform).files(in: .this)
                where file.path.hasPrefix("Sources/") {
                    files[URL(filePath: file.path).lastPathComponent] = file.text
                }
            }
            #expect(try AppleShapes.misfits(files, isApp: true) == [])
        }
    #endif

    @Test func `the default is VIPER for the console, and the contract comes first`() throws {
        try URL.withTemporaryFolder { folder in
            let end = try kataProgram(["new", "Favourites", "--in", "\(folder.path)/ann's apps"])
            let path = "\(folder.path)/ann's apps/Favourites"
            let files = Self.favourites(.viper, .console).files(in: .this)
            #expect(end.status == 0)
            #expect(["a-b/C.d", "a$b"].map(\.quoted) == ["a-b/C.d", "'a$b'"])
            let word = "'\(path.replacing("'", with: #"'\''"#))'"
            let start = ["Wrote \(files.count) files to '\(path)'. Read them in this order:", ""]
            let names: [String] = files.map { "  \($0.path)" }
            let support = ["", "It uses 'FeatureSupport' in the same folder, as all modules there do."]
            let next = ["", "Next: swift test --package-path \(word)", ""]
            #expect(end.output.lines == start + names + support + next)
            #expect(files.first?.path == "Sources/Favourites/FavouritesContract.swift")
            for file in files {
                #expect(try URL(filePath: "\(path)/\(file.path)").text() == file.text)
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

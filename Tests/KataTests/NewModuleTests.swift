import ConsoleUI
import Foundation
import Structure
import Testing

@testable import kata

/// What `kata new` writes. `.ci/run` builds some of it and runs its tests.
struct NewModuleTests {
    static let modules = NewModule.Style.allCases.flatMap { style in
        NewModule.Platform.allCases.map { NewModule(name: "Favourites", style: style, platform: $0) }
    }

    @Test(arguments: modules)
    func `the structure lamp is green, suspects nothing, and names the style`(module: NewModule) throws {
        let lamp = ModuleLamp(of: Dictionary(uniqueKeysWithValues: try module.files(in: .this)))
        #expect(lamp.findings == [] && lamp.suspicions == [])
        let style =
            switch module.style {
            case .mvvm: "MVVM, step 1; left: the presenter, the router, the rename to Interactor"
            case .presenter: "step 2: a view model and a presenter; left: a router, the rename to Interactor"
            case .router: "step 3: a view model, a presenter and a router; left: the rename to Interactor"
            case .viper: "VIPER"
            }
        #expect(lamp.modules.map(\.name) == ["Favourites"] && lamp.modules.map(\.style) == [style])
    }

    @Test(arguments: NewModule.Platform.allCases)
    func `VIPER is step 3 renamed, and only a console module needs the checkout`(
        platform: NewModule.Platform
    ) throws {
        let (third, fourth) = (
            try NewModule(name: "Favourites", style: .router, platform: platform).files(in: .this),
            try NewModule(name: "Favourites", style: .viper, platform: platform).files(in: .this)
        )
        #expect(third.map { Rename.applied(to: $0.path) } == fourth.map(\.path))
        #expect(third.map { Rename.applied(to: $0.text) } == fourth.map(\.text))
        let needsCheckout = fourth.contains { $0.text.contains(Repository.this.root.path) }
        #expect(needsCheckout == (platform == .console))
        let copies = fourth.filter { $0.path.hasPrefix("Sources/Binding/") }
        #expect(copies.isEmpty == (platform != .uikit))
        for copy in copies { #expect(try copy.text == Repository.this.text(at: copy.path)) }
    }

    @Test(
        arguments: [
            ("UI", .uikit, "UIViewController"), ("UITable", .uikit, "UITableView"),
            ("Progress", .swiftui, "ProgressView"), ("Scripted", .console, "ScriptedService"), ("UI", .console, nil),
            ("Service", .console, nil), ("Item", .swiftui, nil), ("S", .uikit, nil),
        ] as [(String, NewModule.Platform, String?)])
    func `a name whose types would hide others is refused, and no other`(
        name: String, platform: NewModule.Platform, type: String?
    ) throws {
        let clash = try NewModule(name: name, style: .mvvm, platform: platform).clash(in: .this)
        #expect(clash == type)
    }

    @Test(arguments: NewModule.Platform.allCases)
    func `the page's table has the sizes as they are`(platform: NewModule.Platform) throws {
        let lines = try NewModule.Style.allCases.map { style in
            try NewModule(name: "Favourites", style: style, platform: platform).files(in: .this)
                .filter { $0.path.hasPrefix("Sources/Favourites/") }.map { $0.text.count { $0 == "\n" } }.reduce(0, +)
        }
        let row = "| `\(platform)` | \(lines.map(String.init).joined(separator: " | ")) |"
        #expect(try Repository.this.text(at: "Steps/your-app.md").contains(row), "\(row)")
    }

    @Test func `each file is formatted as ours are`() throws {
        try URL.withTemporaryFolder { folder in
            for module in Self.modules {
                try folder.appending(path: "\(module.style)-\(module.platform)").write(
                    Dictionary(uniqueKeysWithValues: module.files(in: .this)))
            }
            let style = Repository.this.root.appending(path: ".swift-format").path
            let end = try Tool(["swift", "format", "lint", "--strict", "--recursive", "--configuration", style])(
                [folder.path], mergesErrors: true)
            #expect(end.status == 0, "\(end.output)")
        }
    }

    #if os(Linux)
        @Test(arguments: NewModule.Platform.allCases)
        func `its sources compile, the views included`(platform: NewModule.Platform) throws {
            // Those of step 4 are those of step 3, renamed.
            for module in Self.modules where module.platform == platform && module.style != .viper {
                let files = try module.files(in: .this).filter { $0.path.hasPrefix("Sources/Favourites/") }
                let sources = Dictionary(uniqueKeysWithValues: files.map { (URL(filePath: $0.path).lastPathComponent, $0.text) })
                #expect(try AppleShapes.misfits(sources, isApp: true) == [], "\(module)")
            }
        }
    #endif

    @Test func `the default is VIPER on a console, with the contract first`() throws {
        try URL.withTemporaryFolder { folder in
            let kata = Tool([Bundle.main.bundleURL.appending(path: "kata").path])
            let end = try kata(["new", "Favourites", "--in", "\(folder.path)/my apps"], mergesErrors: true)
            let path = "\(folder.path)/my apps/Favourites"
            let files = try NewModule(name: "Favourites", style: .viper, platform: .console).files(in: .this)
            #expect(end.status == 0)
            #expect(
                end.output.lines == ["Wrote \(files.count) files to '\(path)'. Read them in this order:", ""]
                    + files.map { "  \($0.path)" }
                    + ["", "Next: swift test --package-path '\(path)', then: swift run kata lamp '\(path)'", ""])
            #expect(files.first?.path == "Sources/Favourites/FavouritesContract.swift")
            for file in files {
                #expect(try String(contentsOfFile: "\(path)/\(file.path)", encoding: .utf8) == file.text)
            }
        }
    }

    @Test(arguments: [
        ("", ""), ("favourites", ", not 'favourites'"), ("9Lives", ", not '9Lives'"), ("../Up", ", not '../Up'"),
        ("SwiftUI", "; 'SwiftUI' is taken"),
    ])
    func `a name that no types can have is refused`(name: String, problem: String) throws {
        try URL.withTemporaryFolder { folder in
            let sentence = "'new' takes a name for Swift types, such as Favourites\(problem)."
            #expect(throws: UsageError(sentence)) { try new(name, in: folder) }
            #expect(folder.isEmptyOrMissing)
        }
    }

    @Test func `existing files are left alone`() throws {
        try URL.withTemporaryFolder { folder in
            try folder.write(["Favourites/notes.txt": "mine"])
            let sentence =
                "'\(folder.path)/Favourites' exists, and isn't an empty folder; choose another name, or --in DIR."
            #expect(throws: UsageError(sentence)) { try new("Favourites", in: folder) }
            #expect(folder.appending(path: "Favourites").names == ["notes.txt"])
        }
    }

    @Test(arguments: [
        ("--style", "mvp", "mvvm, presenter, router, viper"), ("--platform", "appkit", "console, uikit, swiftui"),
    ])
    func `an unknown style or platform is refused`(option: String, word: String, words: String) {
        #expect(throws: UsageError("'\(option)' takes \(words), not '\(word)'.")) {
            _ = try KataCommand.new.run(["Favourites", option, word], in: .this)
        }
    }

    private func new(_ name: String, in folder: URL) throws -> Int32 {
        try KataCommand.new.run([name, "--in", folder.path], in: .this)
    }
}

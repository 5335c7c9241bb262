import Foundation
import TestSupport
import Testing

@testable import Conformance

/// What laws find in the text of a participant's files.
struct SourceFileTests {
    @Test(arguments: [
        ("class A {}", ["A"]),
        ("public final class A: B {}", ["A"]),
        ("@MainActor @available(iOS 17, *) struct A<T> {}", ["A"]),
        ("nonisolated(unsafe) enum A {}  // a comment", ["A"]),
        ("extension A.B {}", ["A.B"]),
        ("class A {}\nextension A {}\nactor B {}", ["A", "B"]),
        ("// class A", []),
        ("// A class\r\nclass A {}\r\n", ["A"]),
        ("/* An app has a view:\nclass A\n*/", []),
        ("    struct A {}", []),
        ("class func make() {}", []),
        ("import struct Library.A", []),
        ("let a = 1", []),
    ])
    func `the types that a file declares or extends`(text: String, types: [String]) {
        #expect(SourceFile(text, at: "File.swift").topLevelTypes == Set(types))
    }

    @Test(arguments: [
        "import UI",
        "public import UI",
        "@testable import UI",
        "@_spi(Testing) package import UI",
        "import struct UI.View",
        "#if os(Linux)\n    import UI\n#endif",
        "import Foundation; import UI  // both",
    ])
    func `an import of a module, or of a declaration in it`(text: String) {
        let file = SourceFile(text, at: "File.swift")
        #expect(file.place(ofImport: "UI") != nil)
        #expect(file.place(ofImport: "View") == nil)
    }

    @Test(arguments: [
        "import UIKit",
        "// import UI",
        "/*\nimport UI\n*/",
        "let advice = \"import UI\"",
    ])
    func `an import of another module, a comment and a string don't import the module`(text: String) {
        #expect(SourceFile(text, at: "File.swift").place(ofImport: "UI") == nil)
    }

    @Test(arguments: [
        ("view", 7),
        ("model", 3),
        ("count", 4),
        ("missing", 2),
    ])
    func `a property's line isn't that of a local variable or of another type's property`(
        property: String, line: Int
    ) {
        let text = """
            struct Other { let view = 1 }
            final class List {
                private(set) var model: Model  // the model
                @Published public var count = 0
                struct Row { let row: Int }
                func show() { if let view { let view = view } }
                weak var view: View?
            }
            let missing = 1
            """
        let file = SourceFile(text, at: "File.swift")
        #expect(file.place(of: property, in: "List") == SourcePlace(file: "File.swift", line: line))
    }

    @Test func `a property above which a function has a variable of the same name`() {
        let text = """
            class List {
                init() {
                    let view = View()
                    self.view = view
                }
                let view: View
            }
            """
        let place = SourceFile(text, at: "File.swift").place(of: "view", in: "List")
        #expect(place?.line == 6)
    }

    @Test func `a file that only extends a type doesn't declare its properties`() throws {
        let folder = try TemporaryFolder()
        try folder.write(Data("extension List { func a() { let view = 1 } }\n".utf8), to: "A.swift")
        try folder.write(Data("\nclass List {\n    let view = 1\n}\n".utf8), to: "B.swift")
        let place = try SourceFiles(in: URL(filePath: folder.path)).place(of: "view", in: "List")
        #expect(place == SourcePlace(file: folder.path("B.swift"), line: 3))
    }

    @Test(arguments: [
        ("let viewModel = 1", true),
        ("class ListViewModel {}", true),
        ("let list_viewmodel = 1", true),
        ("// The view model's states", true),
        ("// View Models", true),
        ("an overview model", false),
        ("let overviewModel = 1", false),
        ("func show(view: Model)", false),
    ])
    func `a name is found in any case, and with a space, where a word begins`(line: String, isFound: Bool) {
        let places = SourceFile("\n\(line)", at: "File.swift").places(containing: SearchedName("ViewModel"))
        #expect(places.map(\.line) == (isFound ? [2] : []))
    }

    @Test func `a file whose name alone contains the name is reported at its first line`() {
        let file = SourceFile("\nclass List {}", at: "/view model/ListViewModel.swift")
        #expect(file.places(containing: SearchedName("ViewModel")).map(\.line) == [1])
        #expect(file.places(containing: SearchedName("Model")).map(\.line) == [1])
    }

    @Test func `reading a file that isn't text fails`() throws {
        let folder = try TemporaryFolder.withUnreadableFile()
        #expect(throws: (any Error).self) {
            try SourceFiles(in: URL(filePath: folder.path))
        }
    }

    @Test func `what's left to do includes a file in which a name can't be looked for`() throws {
        let folder = try TemporaryFolder.withUnreadableFile()
        let items = ToDo.rename("ViewModel", in: URL(filePath: folder.path))
        let item = try #require(items.first)
        #expect(items.count == 1)
        #expect(item.description.hasPrefix("old-name: Can't look for ViewModel, because "))
    }
}

extension TemporaryFolder {
    fileprivate static func withUnreadableFile() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(Data([0xFF]), to: "A.swift")
        return folder
    }
}

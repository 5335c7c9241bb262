import ConsoleUI
import Foundation
import TestSupport
import Testing

@testable import KataKit
@testable import Structure

/// `kata lamp`, run by a team on each change.
struct LampInCITests {
    private static let presenter = """
        final class LoginPresenter {
            let view: LoginView
            let other: LoginView
        }

        """
    private static let view = "class LoginView: UIViewController { var presenter: LoginPresenter? }\n"
    private static let files = ["View.swift": view, "Presenter.swift": presenter]

    private static func report(_ files: [String: String], at folder: String = "Sources") -> LampReport {
        LampReport(ModuleLamp(of: files), at: folder)
    }

    @Test func `files that can't be judged are listed, and the other files are judged`() throws {
        try URL.withTemporaryFolder { folder in
            try folder.write(Self.files)
            try folder.write([
                "A.swift/B.swift": "struct B {}", "open.swift": "struct C {\n    init() {}\n\nstruct D {}\n",
                "closed.swift": "struct E {}\n}\n", "mixed.swift": "let a = [1)\n",
                "deep.swift": String(repeating: "struct A {", count: 20_000) + String(repeating: "}", count: 20_000),
                "text.swift": String(repeating: "\"\\(", count: 20_000), "null.swift": "struct \0 {}",
                "limit.swift": String(repeating: "{", count: 250) + String(repeating: "}", count: 250),
                "fine.swift": "// :-(\nlet a = \")\"\n",
            ])
            try FileManager.default.createSymbolicLink(
                atPath: folder.appending(path: "dangling.swift").path, withDestinationPath: "nowhere")
            try #require(mkfifo(folder.appending(path: "pipe.swift").path, 0o600) == 0)
            let sources = LampSources(at: folder)
            #expect(
                Set(sources.texts.keys)
                    == ["View.swift", "Presenter.swift", "A.swift/B.swift", "limit.swift", "fine.swift"])
            #expect(
                sources.remarks.map { "\($0.description)" } == [
                    "A.swift Not judged: it is a folder.",
                    "closed.swift:2 Not judged: it doesn't parse, as its brackets don't match.",
                    "dangling.swift Not judged: it can't be read as a file.",
                    "deep.swift:1 Not judged: it nests brackets more than 250 deep.",
                    "mixed.swift:1 Not judged: it doesn't parse, as its brackets don't match.",
                    "null.swift Not judged: it isn't text in UTF-8.",
                    "open.swift:1 Not judged: it doesn't parse, as its brackets don't match.",
                    "pipe.swift Not judged: it can't be read as a file.",
                    "text.swift:1 Not judged: it nests brackets more than 250 deep.",
                ])
            var report = Self.report(sources.texts)
            report.allow(by: sources, isStrict: false)
            #expect(try report.text(as: .text).hasSuffix("2 findings in 5 files; 9 not judged.\n"))
            report.leaveOut(["Sources/open.swift", "Sources/A.swift"])
            #expect(report.remarks.count == 7)
        }
    }

    // A Mac's file system rejects a name that isn't UTF-8.
    #if os(Linux)
        @Test func `a file whose name isn't UTF-8 is skipped`() throws {
            try URL.withTemporaryFolder { folder in
                try folder.write(Self.files)
                let name = Array((folder.path + "/x").utf8) + [0xFF] + Array(".swift".utf8) + [0]
                let file = name.map { CChar(bitPattern: $0) }.withUnsafeBufferPointer { bytes in
                    bytes.baseAddress.map { open($0, O_CREAT, 0o600) } ?? -1
                }
                try #require(close(file) == 0)
                let sources = LampSources(at: folder)
                #expect(sources.texts.count == 2)
                #expect(sources.remarks.map(\.file) == ["x\u{FFFD}.swift"])
            }
        }
    #endif

    @Test(arguments: [
        ["a b.swift", "a b.swift", "a b.swift", "a%20b.swift"],
        ["100%41,b:c.swift", "100%41,b:c.swift", "100%2541%2Cb%3Ac.swift", "100%2541,b%3Ac.swift"],
        ["a\r\nb\n.swift", "a  b .swift", "a%0D%0Ab%0A.swift", "a%0D%0Ab%0A.swift"],
        ["a\u{1B}]0;b\u{7}.swift", "a ]0;b .swift", "a ]0;b .swift", "a%1B%5D0%3Bb%07.swift"],
        ["##[add-mask]a.swift", "# #[add-mask]a.swift", "##[add-mask]a.swift", "%23%23%5Badd-mask%5Da.swift"],
        [
            " ::error file=a::b.swift", "./ ::error file=a::b.swift", " %3A%3Aerror file=a%3A%3Ab.swift",
            "%20%3A%3Aerror%20file=a%3A%3Ab.swift",
        ],
    ])
    func `a file's name can't control a terminal or a workflow`(names: [String]) throws {
        let report = Self.report([names[0]: Self.presenter, "View.swift": Self.view], at: ".")
        let lines = try report.text(as: .text).lines
        #expect(lines.contains("\(names[1]):2"), "\(lines)")
        #expect(try report.text(as: .github).hasPrefix("::error file=\(names[2]),line=2,title=holds-down::"))
        for text in try [report.text(as: .xcode), lines.joined(separator: "\n")] {
            #expect(text.lines.allSatisfy { $0 == $0.terminalSafe && !$0.contains("##[") })
        }
        #expect(try report.text(as: .xcode).lines.count == 3)
        let sarif = try report.text(as: .sarif)
        #expect(sarif.contains("\"uri\" : \"\(names[3])\",\n"))
        #expect(!sarif.contains("##[") && !sarif.contains("\u{1B}"))
        let decoded = try JSONSerialization.jsonObject(with: Data(sarif.utf8))
        #expect(decoded is [String: Any])
    }

    @Test(arguments: [
        ("Sources", "Sources/Presenter.swift"), ("Sources/", "Sources/Presenter.swift"), (".", "Presenter.swift"),
        ("", "Presenter.swift"), ("./A/../B", "B/Presenter.swift"), ("/elsewhere", "Presenter.swift"),
        (FileManager.default.currentDirectoryPath + "/A", "A/Presenter.swift"),
    ])
    func `paths are relative to the current folder, or else to the judged folder`(folder: String, path: String) throws {
        let report = Self.report(Self.files, at: folder)
        #expect(try report.text(as: .github).hasPrefix("::error file=\(path),"))
        let sarif = try report.text(as: .sarif)
        #expect(sarif.contains("\"uri\" : \"\(path)\",\n") && sarif.contains("\"uriBaseId\" : \"%SRCROOT%\""))
    }

    @Test(
        arguments: [
            ("    let view: LoginView // kata lamp: allow holds-down", 1, []),
            ("    let view: LoginView /* kata lamp: allow holds-down: why */", 1, []),
            (
                "    // kata lamp: allow platform,holds-down since it is released\n    let view: LoginView", 1,
                ["platform"]
            ),
            ("    // kata lamp: allow holds-down\n    // because\n\n    let view: LoginView", 1, []),
            ("    // kata lamp: allow holds-down\n    let a = 1\n    let view: LoginView", 2, ["holds-down"]),
            ("    let view: LoginView\n    // kata lamp: allow holds-down", 1, []),
            ("    let view: LoginView // write 'kata lamp: allow holds-down'", 2, []),
            ("    let view: LoginView // kata lamp: allow hold-down", 2, ["hold-down"]),
            ("    let view: LoginView; let a = \"// kata lamp: allow holds-down\"", 2, []),
        ] as [(String, Int, [String])])
    func `a comment silences a rule on its line or the next`(code: String, count: Int, vain: [String]) throws {
        try URL.withTemporaryFolder { folder in
            var files = Self.files
            files["Presenter.swift"]?.replace("    let view: LoginView", with: code)
            try folder.write(files)
            for isStrict in [false, true] {
                let sources = LampSources(at: folder)
                var report = Self.report(sources.texts)
                report.allow(by: sources, isStrict: isStrict)
                #expect(report.findings.count == count)
                let sentences = vain.map { "No rule '\($0)' is broken here: fix the comment." }
                #expect(report.remarks.map(\.sentence) == (isStrict ? sentences : []))
                #expect(try report.text(as: .text).contains("; 1 allowed by comments") == (count == 1))
            }
        }
    }

    @Test(arguments: [
        ("holds-down", 0), ("Sources/Presenter.swift", 0), ("Sources/", 0), ("Sources/Pres/", 2),
        ("Sources/View.swift", 2), ("platform,Sources", 0), ("Source/", 2),
    ])
    func `a rule, a file or a folder can be left out`(list: String, count: Int) throws {
        var report = Self.report(Self.files)
        report.leaveOut(list.split(separator: ",").map(String.init))
        #expect(report.findings.count == count)
        #expect(try report.text(as: .text).contains("; 2 left out") == (count == 0))
    }

    @Test(
        arguments: [
            // The edits, the number of new findings, and the number of entries that no longer apply.
            ([:], 0, 0), (["LoginPresenter": "SignInPresenter", "LoginView": "SignInScreen"], 0, 0),
            (["let view": "let third: LoginView\n    let view"], 1, 0), (["let view": "weak var view"], 0, 1),
            (["let view: LoginView": ""], 0, 1), (["let view": "let screen"], 1, 1),
        ] as [([String: String], Int, Int)])
    func `a baseline accepts each finding once, whatever the types are called`(
        edits: [String: String], new: Int, stale: Int
    ) throws {
        try URL.withTemporaryFolder { folder in
            let file = folder.appending(path: "baseline.json")
            try Baseline(of: ModuleLamp(of: Self.files).findings).write(to: file)
            var names = ["Presenter.swift"]
            // The file of a renamed type may be renamed, too.
            if edits.keys.contains("LoginPresenter") { names.append("SignInPresenter.swift") }
            for name in names {
                let files = [name: Self.presenter, "View.swift": Self.view].mapValues { text in
                    edits.reduce(text) { $0.replacing($1.key, with: $1.value) }
                }
                var report = Self.report(files)
                report.subtract(try Baseline(at: file), from: Set(files.keys))
                #expect(report.findings.count == new)
                #expect(report.remarks.count == stale)
            }
        }
    }

    @Test func `a baseline entry accepts a similar finding elsewhere only if the entry's file is gone`() throws {
        let findings = ModuleLamp(of: Self.files).findings
        for (isThere, count) in [(true, 2), (false, 0)] {
            let baseline = Baseline(of: findings)
            let moved = findings.map {
                Finding(rule: $0.rule, kind: $0.kind, file: "Other.swift", line: 1, sentence: $0.sentence)
            }
            let files: Set = isThere ? ["Other.swift", "Presenter.swift"] : ["Other.swift"]
            #expect(baseline.subtracted(from: moved, in: files).new.count == count)
        }
    }

    @Test func `baseline entries for an unjudged file accept nothing elsewhere, and aren't reported as stale`() throws {
        try URL.withTemporaryFolder { folder in
            try folder.write(["View.swift": Self.view, "Other.swift": Self.presenter, "Presenter.swift": "{"])
            let sources = LampSources(at: folder)
            var report = Self.report(sources.texts)
            report.allow(by: sources, isStrict: true)
            report.subtract(Baseline(of: ModuleLamp(of: Self.files).findings), from: Set(sources.texts.keys))
            #expect(report.findings.count == 2 && report.remarks.map(\.rule) == ["not-judged"])
        }
    }

    @Test(arguments: [
        ("", 1, "2 findings in 2 files.\n"), ("--without holds-down --strict", 0, "; 2 left out.\n"),
        ("--baseline BASELINE --strict", 0, "; 2 in the baseline.\n"),
        ("--baseline MORE", 0, "; 2 in the baseline.\n"), ("--baseline MORE --strict", 1, "; 2 in the baseline.\n"),
        ("--write-baseline NEW --strict", 0, "Wrote 2 findings to '"),
        ("--baseline BASELINE --strict --without holds-down", 0, "; 2 in the baseline.\n"),
        ("--baseline BASELINE --write-baseline NEW", 64, "'--baseline' can't be combined with '--write-baseline'"),
        ("--baseline FOLDER", 64, "' isn't a readable baseline; write one with '--write-baseline'."),
        ("--baseline FOLDER/none", 64, "' doesn't exist; write one with '--write-baseline'."),
        ("--baseline FOLDER/Sources/View.swift", 64, "' isn't a readable baseline; "),
        ("--without hold-down", 64, "or a rule, not 'hold-down': "),
        ("--without=Legacy/,A.swift --strict", 1, "2 findings in 2 files.\n"),
    ])
    func `the exit status shows whether there is anything to do`(line: String, status: Int32, output: String) throws {
        try URL.withTemporaryFolder { folder in
            try folder.write(Self.files.reduce(into: [:]) { $0["Sources/\($1.key)"] = $1.value })
            let findings = ModuleLamp(of: Self.files).findings
            try Baseline(of: findings).write(to: folder.appending(path: "BASELINE"))
            try Baseline(of: findings + findings.prefix(1)).write(to: folder.appending(path: "MORE"))
            let words = line.split(separator: " ").map { word in
                let isFile = ["BASELINE", "MORE", "NEW"].contains(word)
                return isFile ? "\(folder.path)/\(word)" : String(word).replacing("FOLDER", with: folder.path)
            }
            let kata = Tool([URL.products.appending(path: "kata").path])
            let end = try kata(["lamp", "\(folder.path)/Sources"] + words, mergesErrors: true)
            #expect(end.status == status && end.output.contains(output), "\(end.status) \(end.output)")
        }
    }

    @Test(arguments: [
        ("deep.swift", " 'deep.swift': Not judged: it nests brackets more than 250 deep."), ("empty", ""),
    ])
    func `a path without any source to judge is an error`(name: String, reason: String) throws {
        try URL.withTemporaryFolder { folder in
            let path = folder.appending(path: name)
            try folder.write(["deep.swift": String(repeating: "{", count: 20_000)])
            if name == "empty" { try path.write([:]) }
            try FileManager.default.createDirectory(
                at: folder.appending(path: "empty"), withIntermediateDirectories: true)
            let error = #expect(throws: UsageError.self) { try KataCommand.lamp.run([path.path], in: .this) }
            #expect(error?.description == "'\(path.path)' has no Swift sources.\(reason)")
        }
    }

    /// The page's sections on the rules, each with its heading.
    private static let sections: [String] = {
        let page = (try? Repository.this.text(at: "Steps/lamp.md")) ?? ""
        let part = page.components(separatedBy: "\n## ").first { $0.hasPrefix("The rules\n") } ?? ""
        return Array(part.components(separatedBy: "\n### ").dropFirst())
    }()

    @Test func `the page describes each rule`() {
        #expect(Set(Self.sections.map(Self.id)) == Set(ModuleLamp.rules.map(\.id)))
    }

    private static func id(of section: String) -> String { String(section.prefix { $0 != "\n" }) }

    @Test(arguments: sections)
    func `a rule's example breaks the rule, and the remedy breaks no rule`(section: String) {
        let id = Self.id(of: section)
        let examples = section.components(separatedBy: "```swift\n").dropFirst().map {
            $0.components(separatedBy: "```")[0]
        }
        #expect(examples.count == 2)
        #expect(ModuleLamp(of: ["A.swift": examples.first ?? ""]).findings.contains { $0.rule == id })
        #expect(ModuleLamp(of: ["A.swift": examples.last ?? ""]).findings == [])
    }
}

import ConsoleUI
import Foundation
import TestSupport
import Testing

@testable import KataKit
@testable import Structure

/// The output of `kata lamp`, and the findings that a baseline accepts.
struct LampTests {
    private static let files = [
        "App/LoginView.swift": "import UIKit\nclass LoginView: UIViewController { var presenter: LoginPresenter? }\n",
        "App/LoginPresenter.swift":
            "final class LoginPresenter {\n    var view: LoginView?\n    var text: UIImage?\n}\n",
    ]
    private static let sentence =
        "LoginPresenter holds LoginView strongly (view), which keeps LoginPresenter alive: neither is ever released."
        + " Make the reference weak."

    private func report(_ format: LampFormat, edit: (inout String) -> Void = { _ in }) throws
        -> String
    {
        var files = Self.files
        edit(&files["App/LoginPresenter.swift", default: ""])
        return try LampReport(ModuleLamp(of: files), at: "Sources").text(as: format)
    }

    @Test func `the text names the place, the reason, the rule and the layers`() throws {
        let text = try report(.text)
        let style = "MVP: presenter and business layer in one; left: the router, the interactor"
        #expect(text.hasPrefix("Login  \(style)\n\nSources"))
        #expect(text.contains("Sources/App/LoginPresenter.swift:2\n  \(Self.sentence) [holds-down]\n"))
        #expect(
            text.hasSuffix(
                """
                [holds-down]

                Steps/lamp.md explains each rule, with an example and the remedy.
                1 finding in 2 files.

                """))
        let twin = try report(.text) { $0 += "\nclass LoginPresenter {}\n" }
        #expect(twin.contains("  Not judged: LoginPresenter is also declared at App/LoginPresenter.swift:6."))
        #expect(twin.hasSuffix("\nNo findings in 2 files; 1 not judged.\n"))
    }

    /// Uses the module on which `Steps/your-app.md` demonstrates the lamp.
    @Test func `the page shows the lamp's output`() throws {
        let files = try Dictionary(uniqueKeysWithValues: cases(in: "login").map { ($0.name, $0.text) })
        let text = try LampReport(ModuleLamp(of: files), at: "Login").text(as: .text)
        let page = try Repository.this.text(at: "Steps/your-app.md")
        #expect(page.contains("$ swift run kata lamp Login\n\(text)```"), "\(text)")
    }

    @Test func `editors and workflows get their own line formats`() throws {
        let line = "/Sources/App/LoginPresenter.swift:2:1: error: \(Self.sentence) [Steps/lamp.md#holds-down]\n"
        let xcode = try report(.xcode)
        #expect(xcode.hasPrefix("/") && xcode.hasSuffix(line))
        #expect(
            try report(.github)
                == "::error file=Sources/App/LoginPresenter.swift,line=2,title=holds-down::\(Self.sentence)"
                + " [Steps/lamp.md#holds-down]\n")
    }

    /// The parts of SARIF that a server reads.
    private struct Sarif: Decodable {
        struct Text: Decodable { let text: String }
        struct Artifact: Decodable { let uri, uriBaseId: String }
        struct Place: Decodable { let artifactLocation: Artifact }
        struct Location: Decodable { let physicalLocation: Place }
        struct Result: Decodable {
            let ruleId: String?
            let level: String
            let message: Text
            let locations: [Location]
        }
        struct Rule: Decodable { let id, helpUri: String }
        struct Driver: Decodable { let rules: [Rule] }
        struct Tool: Decodable { let driver: Driver }
        struct Invocation: Decodable { let toolExecutionNotifications: [Result] }
        struct Run: Decodable {
            let tool: Tool
            let results: [Result]
            let invocations: [Invocation]
        }
        let version: String
        let runs: [Run]

        init(_ text: String) throws { self = try JSONDecoder().decode(Sarif.self, from: Data(text.utf8)) }
    }

    @Test func `SARIF has the form that its readers expect`() throws {
        let sarif = try Sarif(report(.sarif))
        #expect(sarif.version == "2.1.0")
        #expect(sarif.runs.map { $0.results.map { "\($0.ruleId ?? "") \($0.level)" } } == [["holds-down error"]])
    }

    @Test(arguments: [nil, "https://example.org/rules"])
    func `each rule in SARIF has an absolute address`(page: String?) throws {
        let (file, lamp) = (Repository.this.root.appending(path: "Steps/lamp.md"), ModuleLamp(of: Self.files))
        let report = LampReport(lamp, at: "Sources", page: page)
        let rules = try Sarif(report.text(as: .sarif, rules: file)).runs.flatMap(\.tool.driver.rules)
        #expect(rules.map(\.id) == ModuleLamp.rules.map(\.id))
        #expect(rules.map(\.helpUri) == rules.map { "\(page ?? file.absoluteString)#\($0.id)" })
        #expect(try report.text(as: .text).contains("\n\(page ?? "Steps/lamp.md") explains each rule"))
    }

    @Test func `a baseline survives moved lines, and shows what is new and what is gone`() throws {
        try URL.withTemporaryFolder { folder in
            let file = folder.appending(path: "baseline.json")
            try Baseline(of: ModuleLamp(of: Self.files).findings).write(to: file)
            func report(_ edit: (inout String) -> Void) throws -> (findings: [String], text: String) {
                var files = Self.files
                edit(&files["App/LoginPresenter.swift", default: ""])
                var report = LampReport(ModuleLamp(of: files), at: "Sources")
                report.subtract(try Baseline(at: file), from: Set(files.keys))
                return (report.findings.map(\.sentence), try report.text(as: .text))
            }
            let moved = try report { $0 = "\n\n\n" + $0 }
            #expect(moved.findings == [] && moved.text.hasSuffix("No findings in 2 files; 1 in the baseline.\n"))
            let grown = try report { $0.replace("var text: UIImage?", with: "func show() { _ = UIAlertController() }") }
            #expect(grown.findings.count == 1 && grown.findings[0].contains("UIAlertController"))
            let fixed = try report { $0.replace("var view", with: "weak var view") }
            #expect(fixed.findings.isEmpty)
            #expect(fixed.text.contains("'holds-down' is in the baseline, but is no longer found"))
        }
    }

    @Test(arguments: [
        ("", "'kata lamp' takes a folder of Swift sources."), ("nowhere", "'nowhere' doesn't exist."),
        (". --format yaml", "'--format' takes text, xcode, github, sarif, not 'yaml'."),
        ("Steps/changes", "'Steps/changes' has no Swift sources."),
    ])
    func `a wrong command line is reported`(words: String, sentence: String) throws {
        let words = words.split(separator: " ").map(String.init)
        let line = words.first == "Steps/changes" ? [Repository.this.root.appending(path: words[0]).path] : words
        let error = #expect(throws: UsageError.self) { try KataCommand.lamp.run(line, in: .this) }
        let expected = sentence.replacing("Steps/changes", with: line.first ?? "")
        #expect(error?.description == expected)
    }
}

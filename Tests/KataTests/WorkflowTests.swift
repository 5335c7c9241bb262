import Foundation
import Testing

@testable import KataKit

/// The workflow can't run here, so it's compared with the README and with Package.swift.
struct WorkflowTests {
    private let workflow: Workflow

    init() throws { workflow = Workflow(try Repository.this.text(at: Workflow.path)) }

    @Test func `the workflow's Swift commands are in the README, word for word`() throws {
        let lines = Shell.blocks(in: try Repository.this.text(at: "README.md")).flatMap(\.lines)
        let commands = Set(lines.map { $0.replacing(/\s+#.*/, with: "") })
        let run = workflow.commands.filter { $0.hasPrefix("swift ") }
        #expect(Set(run).subtracting(commands) == [])
        #expect(run.count { $0 == "swift test" } == 2)
        #expect(workflow.commands.allSatisfy { $0.hasPrefix("swift ") || $0.hasPrefix("xcodebuild build ") })
    }

    @Test func `the workflow has read access only, uses no secrets, and pins each action's major version`() throws {
        let text = workflow.lines.joined(separator: "\n")
        #expect(text.contains("\npermissions:\n  contents: read\n\n") && text.ranges(of: "permissions").count == 1)
        #expect(!text.contains("secrets") && !text.contains("pull_request_target"))
        let actions = workflow.lines.filter { $0.contains("uses:") }
        #expect(!actions.isEmpty)
        for action in actions { #expect(action.contains(/uses: [\w.-]+\/[\w.\/-]+@v\d+$/), "\(action)") }
    }

    @Test func `each job has a time limit, and runs its whole matrix`() {
        let jobs = workflow.values(of: "runs-on").count
        #expect(jobs == 3)
        #expect(workflow.values(of: "timeout-minutes").compactMap(Int.init).filter { $0 <= 60 }.count == jobs)
        #expect(workflow.values(of: "fail-fast") == Array(repeating: "false", count: jobs))
        #expect(workflow.values(of: "cancel-in-progress") == ["true"])
    }

    @Test func `the workflow tries the lowest Swift that Package.swift allows, and is strict on one version`() throws {
        let manifest = try Repository.this.text(at: "Package.swift")
        let lowest = try #require(manifest.firstMatch(of: /swift-tools-version: (\S+)/)).1
        #expect(workflow.values(of: "swift").first?.hasPrefix("[\"\(lowest).0\", ") == true)
        let strict = try #require(workflow.lines.firstIndex { $0.contains("strict: \"1\"") })
        #expect(workflow.lines[strict - 1].contains(/- swift: "\d+\.\d+\.\d+"$/))
        #expect(workflow.values(of: "TOP_MOVIES_STRICT") == ["${{ matrix.strict }}"])
    }

    @Test func `everything the workflow builds for iOS is a product`() throws {
        let schemes = workflow.values(of: "scheme").flatMap { $0.matches(of: /\w+/).map { String($0.0) } }
        // Two versions of Xcode build the steps that have views for UIKit and SwiftUI.
        #expect(["Step1MVVM", "Step4Interactor"].allSatisfy { step in schemes.count { $0 == step } == 2 })
        #expect(Set(schemes).isSuperset(of: ["Binding", "Fetching", "MovieCatalog"]))
        let manifest = try Repository.this.text(at: "Package.swift")
        let products = try #require(manifest.firstMatch(of: /(?s)products: \[(.*?)\]/)).1
        for scheme in schemes { #expect(products.contains("\"\(scheme)\""), "\(scheme)") }
    }

    @Test func `the parser finds each command, but no comments`() {
        let workflow = Workflow("  - run: swift test  # all\n  # - run: swift no\n    run: 'a # b'\n  run: |\n")
        #expect(workflow.commands == ["swift test", "'a # b'", "|"])
    }
}

/// The package's workflow, line by line.
struct Workflow {
    static let path = ".github/workflows/tests.yml"

    /// The lines, stripped of comments.
    let lines: [String]

    var commands: [String] { values(of: "run") }

    init(_ text: String) { lines = text.lines.map { $0.replacing(/(?:^| )\s*#[^'"]*$/, with: "") } }

    /// Returns the values of `key`, in order.
    func values(of key: String) -> [String] {
        lines.compactMap { line in
            let line = line.drop { $0 == " " || $0 == "-" }
            return line.hasPrefix("\(key): ") ? String(line.dropFirst(key.count + 2)) : nil
        }
    }
}

import Testing

@testable import kata

/// What `kata doctor` says of a machine, by what the machine's tools answer.
struct MachineTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var isMac = true
        /// What a tool prints, by its name: nothing where it fails.
        var answers: [String: String]
        let told: [String]
    }

    private static let tools = [
        "git": "git version 2.50.1 (Apple Git-155)",
        "swift": "Apple Swift version 6.2 (swiftlang-6.2.0.19.9 clang-1700.3.19.1)\nTarget: arm64-apple-macosx26.0",
        "xcode-select": "/Applications/Xcode.app/Contents/Developer", "sw_vers": "26.4",
    ]
    private static let remedy = "install Xcode 26, then run 'sudo xcode-select -s /Applications/Xcode.app'"
    private static let oldSwift =
        "NOT   Swift 6.2 or later: \(remedy), and see that 'which swift' prints /usr/bin/swift"
    private static let noGit = "NOT   git: open Xcode once: it brings git, and asks you to accept its licence"

    private static func mac(
        _ description: String, _ changes: [String: String] = [:], told: [String]
    ) -> Case {
        Case(testDescription: description, answers: tools.merging(changes) { $1 }, told: told)
    }

    private static let cases = [
        mac("a Mac with Xcode 26", told: ["ok    Xcode", "ok    Swift 6.2 or later", "ok    git"]),
        mac(
            "a Mac with a beta of Xcode 27",
            [
                "swift": "Apple Swift version 6.4 (swiftlang-6.4)",
                "xcode-select": "/Applications/Xcode-beta.app/Contents/Developer",
            ], told: ["ok    Xcode", "ok    Swift 6.2 or later", "ok    git"]),
        mac(
            "a Mac with macOS 26.3.1", ["sw_vers": "26.3.1"],
            told: [
                "ok    Xcode", "ok    Swift 6.2 or later", "ok    git",
                "NOT   macOS 26.4 or later: update it: 26.0 to 26.3 may crash the laws",
            ]),
        mac(
            "a Mac with macOS 15", ["sw_vers": "15.7"], told: ["ok    Xcode", "ok    Swift 6.2 or later", "ok    git"]),
        mac(
            "a Mac with macOS 26.31", ["sw_vers": "26.31"],
            told: ["ok    Xcode", "ok    Swift 6.2 or later", "ok    git"]),
        mac(
            "a Mac with Command Line Tools alone", ["xcode-select": "/Library/Developer/CommandLineTools"],
            told: [
                "NOT   Xcode: the Command Line Tools can't build the tests; \(remedy)", "ok    Swift 6.2 or later",
                "ok    git",
            ]),
        mac(
            "a Mac whose DEVELOPER_DIR ends in a slash", ["xcode-select": "/Library/Developer/CommandLineTools/"],
            told: [
                "NOT   Xcode: the Command Line Tools can't build the tests; \(remedy)", "ok    Swift 6.2 or later",
                "ok    git",
            ]),
        mac(
            "a Mac without developer tools", ["xcode-select": ""],
            told: ["NOT   Xcode: there are no developer tools; \(remedy)", oldSwift, noGit]),
        mac(
            "a Mac with Xcode 16", ["swift": "Apple Swift version 6.1.2 (swiftlang-6.1.2.1.2)"],
            told: ["ok    Xcode", oldSwift, "ok    git"]),
        mac(
            "a Mac whose Xcode was never opened", ["git": "", "swift": ""], told: ["ok    Xcode", oldSwift, noGit]),
        Case(
            testDescription: "Linux", isMac: false,
            answers: ["git": "git version 2.39.5", "swift": "Swift version 6.3.1 (swift-6.3.1-RELEASE)"],
            told: ["ok    Swift 6.2 or later", "ok    git"]),
        Case(
            testDescription: "Linux with Swift 5.10 and without git", isMac: false,
            answers: ["git": "", "swift": "Swift version 5.10 (swift-5.10-RELEASE)"],
            told: [
                "NOT   Swift 6.2 or later: install it from swift.org, and see that 'swift' is found first there",
                "NOT   git: install git",
            ]),
    ]

    @Test(arguments: cases) func `the doctor names what is missing, and the remedy`(case: Case) {
        let machine = Machine(isMac: `case`.isMac) { words in `case`.answers[words[0]] ?? "not to be asked" }
        #expect(machine.findings.map(KataCommand.line) == `case`.told)
    }

    @Test(arguments: [
        (true, ["xcode-select -p", "sw_vers -productVersion"]), (false, ["swift --version", "git --version"]),
    ])
    func `without developer tools, nothing that opens a dialog is started`(isMac: Bool, asked: [String]) {
        var commands: [String] = []
        _ = Machine(isMac: isMac) { words in
            commands.append(words.joined(separator: " "))
            return ""
        }
        #expect(commands == asked)
    }
}

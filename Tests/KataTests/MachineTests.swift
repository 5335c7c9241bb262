import Testing

@testable import kata

/// What `kata doctor` says of a machine, by what the machine's tools answer.
struct MachineTests {
    /// A machine, by what differs from a Mac with Xcode 26, and what is not well there.
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let answers: [String: String]
        let told: [String]

        init(_ description: String, _ answers: [String: String] = [:], told: String...) {
            (testDescription, self.answers, self.told) = (description, answers, told)
        }
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
    private static let noXcode = "NOT   Xcode: the Command Line Tools can't build the tests; \(remedy)"

    private static let macs = [
        Case("with Xcode 26"),
        Case(
            "with a beta of Xcode 27",
            [
                "swift": "Apple Swift version 6.4 (swiftlang-6.4)",
                "xcode-select": "/Applications/Xcode-beta.app/Contents/Developer",
            ]),
        Case("with macOS 15", ["sw_vers": "15.7"]), Case("with macOS 26.31", ["sw_vers": "26.31"]),
        Case(
            "with macOS 26.3.1", ["sw_vers": "26.3.1"],
            told: "NOT   macOS 26.4 or later: update it: 26.0 to 26.3 may crash the laws"),
        Case(
            "with Command Line Tools alone", ["xcode-select": "/Library/Developer/CommandLineTools"], told: noXcode),
        Case(
            "whose DEVELOPER_DIR ends in a slash", ["xcode-select": "/Library/Developer/CommandLineTools/"],
            told: noXcode),
        Case(
            "without developer tools", ["xcode-select": ""],
            told: "NOT   Xcode: there are no developer tools; \(remedy)", oldSwift, noGit),
        Case("with Xcode 16", ["swift": "Apple Swift version 6.1.2 (swiftlang-6.1.2.1.2)"], told: oldSwift),
        Case("whose Xcode was never opened", ["git": "", "swift": ""], told: oldSwift, noGit),
    ]

    private static let others = [
        Case("Linux", ["git": "git version 2.39.5", "swift": "Swift version 6.3.1 (swift-6.3.1-RELEASE)"]),
        Case(
            "Linux with Swift 5.10 and without git",
            ["git": "", "swift": "Swift version 5.10 (swift-5.10-RELEASE)"],
            told: "NOT   Swift 6.2 or later: install it from swift.org, and see that 'swift' is found first there",
            "NOT   git: install git"),
    ]

    @Test(arguments: macs + others) func `the doctor names what is missing, and the remedy`(case: Case) {
        let isMac = Self.macs.contains { $0.testDescription == `case`.testDescription }
        let answers = isMac ? Self.tools.merging(`case`.answers) { $1 } : `case`.answers
        let told = Machine(isMac: isMac) { answers[$0[0]] ?? "not to be asked" }.findings.map(KataCommand.line)
        #expect(told.filter { $0.hasPrefix("NOT   ") } == `case`.told)
        // The other things are well, and each is named once, in order.
        let names = (isMac ? ["Xcode"] : []) + ["Swift 6.2 or later", "git"]
        #expect(told.map { String($0.dropFirst(6).prefix { $0 != ":" }) }.prefix(names.count) == names[...])
        #expect(told.count == names.count + `case`.told.count { $0.contains("macOS") })
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

/// A machine's fitness for the exercises, from its tools' answers.
struct Machine {
    /// The output of `swift --version` and `git --version`, empty if they fail.
    private let swift: String, git: String
    /// The folder of a Mac's developer tools, empty if it has none, and `nil` on another system.
    private let xcode: String?
    private let system: String

    /// - Parameter answer: Returns a command's output, or nothing if it fails.
    init(isMac: Bool, answer: ([String]) -> String) {
        xcode = isMac ? answer(["xcode-select", "-p"]) : nil
        system = isMac ? answer(["sw_vers", "-productVersion"]) : ""
        // On a Mac without developer tools, these two open a dialog.
        (swift, git) = xcode == "" ? ("", "") : (answer(["swift", "--version"]), answer(["git", "--version"]))
    }

    /// Whether the system frees objects of the main actor: before 26.4, `deinit` on an actor may crash
    /// (swiftlang/swift#87316).
    private var endsMainActorObjects: Bool { !system.contains(/^26\.[0-3](\.|$)/) }

    /// Whether each thing is well, its name, and the remedy.
    var findings: [(Bool, String, String)] {
        let version = swift.firstMatch(of: /Swift version (\d+)\.(\d+)/)
        let isNew = version.map { (Int($0.1) ?? 0, Int($0.2) ?? 0) >= (6, 2) } ?? false
        guard let xcode else {
            let remedy = "install it from swift.org, and see that 'swift' is found first there"
            return [(isNew, "Swift 6.2 or later", remedy), (!git.isEmpty, "git", "install git")]
        }
        let lack = xcode.isEmpty ? "there are no developer tools" : "the Command Line Tools can't build the tests"
        let remedy = "install Xcode 26, then run 'sudo xcode-select -s /Applications/Xcode.app'"
        return [
            (xcode.split(separator: "/").last.map { $0 != "CommandLineTools" } ?? false, "Xcode", "\(lack); \(remedy)"),
            (isNew, "Swift 6.2 or later", "\(remedy), and see that 'which swift' prints /usr/bin/swift"),
            (!git.isEmpty, "git", "open Xcode once: it brings git, and asks you to accept its licence"),
        ] + (endsMainActorObjects ? [] : [(false, "macOS 26.4 or later", "update it: 26.0 to 26.3 may crash the laws")])
    }
}

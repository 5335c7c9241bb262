import Foundation
import Platform
import TestSupport
import Testing

@testable import ExerciseKit
@testable import KataKit

/// The report of `kata doctor`, based on the output of a machine's tools.
struct MachineTests {
    private static let mac = [
        "git": "git version 2.50.1 (Apple Git-155)",
        "swift": "Apple Swift version 6.2 (swiftlang-6.2.0.19.9 clang-1700.3.19.1)\nTarget: arm64-apple-macosx26.0",
        "xcode-select": "/Applications/Xcode.app/Contents/Developer", "probe": "released",
    ]
    private static let linux = ["git": "git version 2.39.5", "swift": "Swift version 6.3.1", "probe": "released"]

    @Test(arguments: try cases(in: "doctor"))
    func `the doctor names what is missing, and the remedy`(machine: String, text: String) {
        let isMac = machine.hasPrefix("Mac")
        let lines = text.split(separator: "\n").map(String.init)
        let missing = lines.filter { $0.hasPrefix("NOT   ") }
        let answers = lines.dropLast(missing.count).reduce(into: isMac ? Self.mac : Self.linux) { answers, line in
            let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
            answers[parts[0]] = parts.dropFirst().first.map { String($0.dropFirst()) } ?? ""
        }
        let told = KataCommand.machine(isMac: isMac) { answers[$0.contains("-e") ? "probe" : $0[0]] ?? "not asked" }
        #expect(told.filter { $0.hasPrefix("NOT   ") } == missing)
        // Everything else is reported as fine. Each requirement is reported once, in order.
        let names = (isMac ? ["Xcode"] : []) + ["Swift 6.2 or later", "git"]
        #expect(told.map { String($0.dropFirst(6).prefix { $0 != ":" }) }.prefix(names.count) == names[...])
        #expect(told.count == names.count + (missing.contains { $0.contains("Swift 6.2") } ? 0 : 1))
    }

    @Test(arguments: [(true, ["xcode-select -p"]), (false, ["swift --version", "git --version"])])
    func `without developer tools, nothing that opens a dialog is run`(isMac: Bool, asked: [String]) {
        var commands: [String] = []
        _ = KataCommand.machine(isMac: isMac) { words in
            commands.append(words.joined(separator: " "))
            return ""
        }
        #expect(commands == asked)
    }

    @Test func `a program inherits no variables meant only for git or Xcode`() {
        let names = ["PATH", "SDKROOT", "GIT_DIR", "XCTestBundlePath", "TOOLCHAINS", "IPHONEOS_DEPLOYMENT_TARGET"]
        let others = Dictionary(uniqueKeysWithValues: names.map { ($0, "") })
        #expect(Set(Tool.environment(from: others).keys) == ["PATH", "SDKROOT", "TOOLCHAINS", names[5]])
        let inXcode = others.merging(["XCODE_VERSION_ACTUAL": "2600", "__XCODE_X": ""]) { $1 }
        #expect(Set(Tool.environment(from: inXcode).keys) == ["PATH", "XCODE_VERSION_ACTUAL"])
    }

    @Test(arguments: [("", "ok   "), ("new", "ok   "), ("new/and/deep", "ok   "), ("TASK.md/deep", "NOT  ")])
    func `a folder is writable if 'kata start' can create it and its parents`(path: String, mark: String) throws {
        let kata = try CopiedKata()
        let place = kata.url(path)
        #expect(KataCommand.place(for: place).hasPrefix("\(mark) a folder to write in, '\(place.path)'"))
    }

    @Test func `a file in place of a folder, or a missing temporary folder, is reported with its cause`() throws {
        try URL.withTemporaryFolder { folder in
            try folder.write(["file": ""])
            #expect(folder.writingProblem == nil && folder.names == ["file"])
            let line = KataCommand.place(for: folder.appending(path: "file/copy"))
            let file = folder.appending(path: "file").path
            #expect(line.contains(": '\(file)' can't be written: Not a directory."))
            let gone = folder.appending(path: "gone").path
            let doctor = try kataProgram(["doctor"], environment: ["TMPDIR": gone])
            #expect(doctor.output.contains("NOT   a temporary folder, '\(gone)': "))
            #expect(doctor.output.contains("No such file or directory. "))
            #expect(doctor.status == 1)
        }
    }

    @Test(arguments: [
        (ENOSPC, "No space left on device. Free some space, then try again."),
        (EROFS, "Read-only file system. Choose a folder that isn't read-only."),
        (EACCES, "Permission denied. Allow it with 'chmod -R u+w "),
    ])
    func `an unwritable file is reported with its cause and the remedy`(code: Int32, sentence: String) throws {
        try URL.withTemporaryFolder { folder in
            let error = KataError.unwritable(folder.appending(path: "a"), SystemError(code: code))
            #expect(error.description.hasPrefix("'\(folder.path)/a' can't be written: \(sentence)"))
        }
        let ofRoot = KataError.unwritable(URL(filePath: "/new"), SystemError(code: EPERM))
        #expect(ofRoot.description.hasSuffix("'/' belongs to root: use a folder of your own.") == (getuid() != 0))
    }
}

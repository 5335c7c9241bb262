import Foundation

/// The sources of a step, as they stand in the package.
struct StepFolder {
    let url: URL
    /// What each file holds, by its name.
    let files: [String: String]

    init(_ step: Step) throws {
        let tests = URL(filePath: #filePath).deletingLastPathComponent()
        url = tests.appending(path: "../../Sources/TopMovies/\(step.rawValue)").standardizedFileURL
        let names = try FileManager.default.contentsOfDirectory(atPath: url.path(percentEncoded: false))
        files = try Dictionary(
            uniqueKeysWithValues: names.map { [url] name in
                (name, try String(contentsOf: url.appending(path: name), encoding: .utf8))
            })
    }

    private init(url: URL, files: [String: String]) {
        (self.url, self.files) = (url, files)
    }

    /// How many lines the files have together.
    var lineCount: Int {
        files.values.map(\.lineCount).reduce(0, +)
    }

    /// The same files, with `Interactor` called `ViewModel` again, in contents and names.
    func undoingTheRename() -> StepFolder {
        func undo(_ text: String) -> String {
            text.replacing("Interactor", with: "ViewModel").replacing("interactor", with: "viewModel")
        }
        return StepFolder(
            url: url, files: Dictionary(uniqueKeysWithValues: files.map { (undo($0.key), undo($0.value)) }))
    }

    /// Each line that is not as in `other`: with a minus what stands there only, with a plus what stands here only.
    func residue(from other: StepFolder) -> [String] {
        Set(files.keys).union(other.files.keys).sorted().flatMap { name in
            let (here, there) = (files[name, default: ""].lines, other.files[name, default: ""].lines)
            return here.difference(from: there).map { change in
                switch change {
                case .remove(let offset, let line, _): "\(name):\(offset + 1) -\(line)"
                case .insert(let offset, let line, _): "\(name):\(offset + 1) +\(line)"
                }
            }
        }
    }

    /// How many lines git counts as deleted or added on the way to `other`.
    func changedLines(to other: StepFolder) throws -> Int {
        let git = Process()
        git.executableURL = URL(filePath: "/usr/bin/env")
        git.arguments =
            ["git", "diff", "--no-index", "--numstat"] + [self, other].map { $0.url.path(percentEncoded: false) }
        let output = Pipe()
        git.standardOutput = output
        try git.run()
        let table = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        git.waitUntilExit()
        return table.split(separator: "\n")
            .flatMap { $0.split(separator: "\t").prefix(2).compactMap { Int($0) } }
            .reduce(0, +)
    }
}

extension String {
    var lines: [Substring] { split(separator: "\n", omittingEmptySubsequences: false) }

    /// How many lines the text has, each ended by a line feed.
    var lineCount: Int { count { $0 == "\n" } }
}

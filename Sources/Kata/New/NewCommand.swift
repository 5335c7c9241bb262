import ConsoleUI
import Foundation

extension KataCommand {
    static let new = KataCommand("new", words: 1) { arguments, repository in
        let name = arguments.words.first ?? ""
        guard name.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil, !taken.contains(name) else {
            throw UsageError("'new' takes a name for Swift types, such as Favourites\(problem(with: name)).")
        }
        let style: NewModule.Style = try arguments.choice("--style") ?? .viper
        let platform: NewModule.Platform = try arguments.choice("--platform") ?? .console
        let module = NewModule(name: name, style: style, platform: platform)
        if let type = module.clash {
            throw UsageError("'new' can't write '\(name)': its '\(type)' would hide another type; choose another name.")
        }
        let path = (arguments["--in"].map { "\($0)/" } ?? "") + name
        let folder = URL(filePath: path, directoryHint: .isDirectory)
        guard folder.isEmptyOrMissing else {
            throw UsageError("'\(path)' exists, and isn't an empty folder; choose another name, or --in DIR.")
        }
        let files = module.files(in: repository)
        try folder.write(Dictionary(uniqueKeysWithValues: files))
        print("Wrote \(files.count) files to '\(path)'. Read them in this order:\n")
        for file in files { print("  \(file.path)") }
        let support = folder.deletingLastPathComponent().appending(path: NewModule.support)
        if !support.exists { try support.write(NewModule.supportFiles(in: repository)) }
        print("\nIt uses '\(NewModule.support)' in the same folder, as all modules there do.")
        print("\nNext: swift test --package-path \(path.quoted)")
        return 0
    }

    private static func problem(with name: String) -> String {
        if name.isEmpty { return "" }
        return taken.contains(name) ? "; '\(name)' is taken" : ", not '\(name)'"
    }

    /// Names that the compiler, a framework or one of the packages already uses.
    private static let taken: Set = [
        "Accounts", "Any", "Binding", "Charts", "Combine", "ConsoleUI", "Contacts", "FeatureSupport", "Fetching",
        "Foundation", "MapKit", "Messages", "Network", "Observation", "Photos", "Self", "Social", "Speech", "Swift",
        "SwiftUI", "Symbols", "Testing", "TopMovies", "UIKit", "Vision",
    ]
}

extension Arguments {
    /// Returns the case that an option names, or nil if the option is missing.
    fileprivate func choice<Choice: RawRepresentable<String> & CaseIterable>(_ option: String) throws -> Choice? {
        guard let word = self[option] else { return nil }
        guard let choice = Choice(rawValue: word) else {
            let words = Choice.allCases.map(\.rawValue).joined(separator: ", ")
            throw UsageError("'\(option)' takes \(words), not '\(word)'.")
        }
        return choice
    }
}

import ConsoleProgram
import ExerciseKit
import Foundation

extension KataCommand {
    static let new = KataCommand(
        "new", for: .readers,
        "write a new module, in the style and for the platform that you choose",
        arguments: [.required("NAME") { need }],
        options: [style, platform, parent],
        discussion: """
            Writes the folder NAME, in the current folder or in DIR. The folder is a Swift package
            with one module: a list that loads items and shows details when you tap a row, in layers
            like those of step 1 or step 4. The package has contracts (the layers' protocols), a
            file for each layer, and tests for the layers, including one for leaks. The package
            builds, and its tests pass. Give the items your own properties, and continue from there.
            All modules share the FeatureSupport package, which is written to the same folder.

            Exit status: 0; 64 for incorrect usage, for an unsuitable NAME, or for a folder that
            isn't empty.
            """
    ) { arguments, repository in
        let name = arguments.words[0]
        guard name.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil, !taken.contains(name) else {
            let problem = taken.contains(name) ? "; '\(name)' is taken" : ", not '\(name)'"
            throw UsageError("'new' \(need)\(problem).")
        }
        let module = NewModule(name: name, style: arguments[style], platform: arguments[platform])
        if let type = module.hidingType() {
            throw UsageError("'new' can't write '\(name)': its '\(type)' would hide another type; choose another name.")
        }
        let path = (arguments[parent].map { "\($0)/" } ?? "") + name
        let folder = URL(filePath: path, directoryHint: .isDirectory)
        guard folder.isEmptyOrMissing else {
            throw UsageError("'\(path)' exists, and isn't an empty folder; choose another name, or --in DIR.")
        }
        let files = module.files(in: repository)
        try folder.write(Dictionary(uniqueKeysWithValues: files))
        let support = folder.deletingLastPathComponent().appending(path: NewModule.support)
        if !support.exists { try support.write(NewModule.supportFiles(in: repository)) }
        try Terminal.print("Wrote \(files.count) files to '\(path)'. Read them in this order:", "")
        for file in files { try Terminal.print("  \(file.path)") }
        try Terminal.print("", "It uses '\(NewModule.support)' in the same folder, as all modules there do.")
        try Terminal.print("", "Next: swift test --package-path \(path.quoted)")
        return 0
    }

    private static let need = "takes a name for Swift types, such as Favourites"

    private static let style = Option(
        "--style", "mvvm (step 1) or viper (step 4, the default)", default: NewModule.Style.viper)
    private static let platform = Option(
        "--platform",
        """
        console (the default; its package depends on this checkout), uikit, or swiftui (with @Observable instead of \
        Binding)
        """,
        default: NewModule.Platform.console)
    private static let parent = Option("--in", "DIR", "the folder to write to, instead of the current one")

    /// Names that the compiler, a framework or one of the packages already uses.
    private static let taken: Set = [
        "Accounts", "Any", "Binding", "Charts", "Combine", "ConsoleUI", "Contacts", "FeatureSupport", "Fetching",
        "Foundation", "MapKit", "Messages", "Network", "Observation", "Photos", "Self", "Social", "Speech", "Swift",
        "SwiftUI", "Symbols", "Testing", "TopMovies", "UIKit", "Vision",
    ]
}

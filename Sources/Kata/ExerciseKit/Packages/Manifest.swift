import Foundation

/// A generated `Package.swift` for a package that uses products of this package, Top Movies.
struct Manifest {
    struct Target {
        /// The kind of target: `target`, `executableTarget` or `testTarget`.
        var kind = "target"
        /// The target's name, or the names of several similar targets.
        var names: [String]
        /// The generated package's own modules that the target imports.
        var modules: [String] = []
        /// The products of Top Movies that the target uses.
        var libraries: [String] = []
        var settings = "settings"
        /// Whether the target contains a participant's hand-in.
        var hasHandIn = false

        fileprivate func text(named name: String) -> String {
            let dependencies = modules.map { "\"\($0)\"" } + libraries.map { "library(\"\($0)\")" }
            let list = dependencies.isEmpty ? [] : ["dependencies: [\(dependencies.joined(separator: ", "))],"]
            let exclusion = hasHandIn ? ["exclude: handIn,"] : []
            let lines = [".\(kind)(", "name: \(name),"] + list + exclusion + ["swiftSettings: \(settings))"]
            return lines.joined(separator: "\n            ")
        }
    }

    let text: String

    init(_ name: String, on repository: Repository, targets: [Target]) {
        let single = targets.filter { $0.names.count == 1 }.map { "        \($0.text(named: "\"\($0.names[0])\"")),\n" }
        let alike = targets.filter { $0.names.count > 1 }.map { target in
            " + [\(target.names.map { "\"\($0)\"" }.joined(separator: ", "))].map { Target\(target.text(named: "$0")) }"
        }
        let path = repository.root.path(percentEncoded: false)
        let handIn = targets.contains(where: \.hasHandIn) ? Bundle.module.text("HandIn.template") + "\n\n" : ""
        let values = [
            "name": name, "path": path, "single": single.joined(), "alike": alike.joined(), "handIn": handIn,
        ]
        text = Bundle.module.text("Manifest.template", values) + "\n"
    }
}

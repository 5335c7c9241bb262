import Foundation

/// A generated `Package.swift` for a package that uses products of this package, Top Movies.
struct Manifest {
    struct Target {
        /// The kind of target: `target`, `executableTarget` or `testTarget`.
        var kind = "target"
        let name: String
        /// The generated package's own modules that the target imports.
        var modules: [String] = []
        /// The products of Top Movies that the target uses.
        var libraries: [String] = []
        var settings = "settings"
        /// Whether the target contains a participant's hand-in.
        var hasHandIn = false

        fileprivate var text: String {
            var lines = [".\(kind)(", "    name: \"\(name)\","]
            let dependencies = modules.map { "\"\($0)\"" } + libraries.map { "library(\"\($0)\")" }
            if !dependencies.isEmpty {
                lines.append("    dependencies: [\(dependencies.joined(separator: ", "))],")
            }
            if hasHandIn {
                lines.append("    exclude: handIn,")
            }
            lines.append("    swiftSettings: \(settings)),")
            return lines.map { "        \($0)\n" }.joined()
        }
    }

    let text: String

    init(_ name: String, on repository: Repository, targets: [Target]) {
        let hasHandIn = targets.contains(where: \.hasHandIn)
        let values = [
            "name": name,
            "path": repository.root.path(percentEncoded: false),
            "targets": targets.map(\.text).joined(),
            "handIn": hasHandIn ? Bundle.module.text("HandIn.template") + "\n\n" : "",
        ]
        text = Bundle.module.text("Manifest.template", values) + "\n"
    }
}

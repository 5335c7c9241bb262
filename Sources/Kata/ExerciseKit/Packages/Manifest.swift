import Foundation

/// A generated `Package.swift` for a package that uses products of this package, Top Movies.
struct Manifest {
    struct Target {
        /// The function of `PackageDescription` that declares the target.
        enum Kind: String {
            case target
            case executableTarget
            case testTarget
        }

        /// The constant in `Manifest.template` with the target's compiler settings.
        enum Settings: String {
            case mainActor = "settings"
            case library
        }

        var kind = Kind.target
        let name: String
        /// The generated package's own modules that the target imports.
        var modules: [String] = []
        /// The products of Top Movies that the target uses.
        var libraries: [String] = []
        var settings = Settings.mainActor
        /// Whether the target contains a participant's hand-in.
        var hasHandIn = false

        fileprivate var text: String {
            var lines = [".\(kind.rawValue)(", "    name: \(name.swiftLiteral),"]
            let dependencies = modules.map(\.swiftLiteral) + libraries.map { "library(\($0.swiftLiteral))" }
            if !dependencies.isEmpty {
                lines.append("    dependencies: [\(dependencies.joined(separator: ", "))],")
            }
            if hasHandIn {
                lines.append("    exclude: handIn,")
            }
            lines.append("    swiftSettings: \(settings.rawValue)),")
            return lines.map { "        \($0)\n" }.joined()
        }
    }

    let text: String

    init(_ name: String, on repository: Repository, targets: [Target]) {
        let hasHandIn = targets.contains(where: \.hasHandIn)
        let values = [
            "name": name.swiftLiteral,
            "path": repository.root.path.swiftLiteral,
            "targets": targets.map(\.text).joined(),
            "handIn": hasHandIn ? Bundle.module.text("HandIn.template") + "\n\n" : "",
        ]
        text = Bundle.module.text("Manifest.template", values) + "\n"
    }
}

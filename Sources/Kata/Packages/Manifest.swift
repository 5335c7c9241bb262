import Foundation

/// A generated `Package.swift`.
struct Manifest {
    struct Target {
        /// `target`, `executableTarget` or `testTarget`.
        var kind = "target"
        /// Its name, or the names of several similar targets.
        var names: [String]
        /// The modules of the package that it imports.
        var modules: [String] = []
        /// The products of this package that it imports.
        var libraries: [String] = []
        var settings = "settings"

        fileprivate func text(named name: String) -> String {
            let dependencies = modules.map { "\"\($0)\"" } + libraries.map { "library(\"\($0)\")" }
            let list =
                dependencies.isEmpty ? "" : "\n            dependencies: [\(dependencies.joined(separator: ", "))],"
            return ".\(kind)(\n            name: \(name),\(list)\n            swiftSettings: \(settings))"
        }
    }

    let name: String
    /// The code before the package: its settings.
    let head: String
    /// The lines of the package that list its dependencies.
    let dependencies: String
    let targets: [Target]

    /// A package that imports products of this one.
    init(_ name: String, on repository: Repository, targets: [Target]) {
        (self.name, self.targets) = (name, targets)
        head = Resource.text("Manifest.template") + "\n\n"
        let path = repository.root.path(percentEncoded: false)
        dependencies = "\n    dependencies: [.package(name: \"TopMovies\", path: \"\(path)\")],"
    }

    /// A self-contained package with this one's settings: `strict`, `library` and `mainActor`.
    /// - Throws: A ``KataError`` if the settings are not found.
    init(_ name: String, settingsOf repository: Repository, targets: [Target]) throws {
        let original = try repository.text(at: "Package.swift")
        guard let end = original.firstRange(of: "/// A program is a folder") else {
            throw KataError(
                "'Package.swift' has no line '/// A program is a folder' where its settings end; put it back.")
        }
        (self.name, self.targets, head, dependencies) = (name, targets, String(original[..<end.lowerBound]), "")
    }

    var text: String {
        let single = targets.filter { $0.names.count == 1 }.map { "        \($0.text(named: "\"\($0.names[0])\"")),\n" }
        let alike = targets.filter { $0.names.count > 1 }.map { target in
            " + [\(target.names.map { "\"\($0)\"" }.joined(separator: ", "))].map { Target\(target.text(named: "$0")) }"
        }
        return """
            \(head)let package = Package(
                name: "\(name)",
                platforms: [.macOS(.v15)],\(dependencies)
                targets: [
            \(single.joined())    ]\(alike.joined()),
                swiftLanguageModes: [.v6]
            )

            """
    }
}

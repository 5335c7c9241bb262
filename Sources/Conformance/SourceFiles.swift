package import Foundation

/// The Swift files of the code under test.
package struct SourceFiles {
    private let files: [SourceFile]

    /// Reads the files in a folder and its subfolders.
    package init(in folder: URL) throws {
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".swift") }
            .sorted()
        files = try names.map { try SourceFile(at: folder.appending(path: $0)) }
    }

    /// Returns the line that declares `property` in the type `owner`, or else the line that declares `owner`, if any.
    package func place(of property: String, in owner: String) -> SourcePlace? {
        files.lazy.compactMap { $0.place(of: property, in: owner) }.first
    }

    /// An import that the file of a layer may not have.
    struct BannedImport {
        let layer: String
        let module: String
        let place: SourcePlace
    }

    /// Returns the imports that a layer's file may not have. A file that declares anything else isn't judged.
    /// - Parameter bans: The modules that the file of a type may not import, by the type's name.
    func bannedImports(by bans: [String: Set<String>]) -> [BannedImport] {
        var imports: [BannedImport] = []
        for file in files {
            let types = file.topLevelTypes
            guard let layer = types.first, types.count == 1 else { continue }
            for module in bans[layer, default: []].sorted() {
                guard let place = file.place(ofImport: module) else { continue }
                imports.append(BannedImport(layer: layer, module: module, place: place))
            }
        }
        return imports
    }

    /// Returns the places that contain `name`, in any case and with or without a space: "view model" for `ViewModel`.
    package func places(containing name: String) -> [SourcePlace] {
        let name = SearchedName(name)
        return files.flatMap { $0.places(containing: name) }
    }
}

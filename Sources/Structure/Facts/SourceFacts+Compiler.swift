public import Foundation

extension SourceFacts {
    /// Reads the compiler's facts about a folder called `name`. `files` contains each source's text by file name, and
    /// `modules` the imported modules. If the sources don't compile, there are no facts, and ``refusal`` explains why.
    public init(of files: [String: String], named name: String, module: String = "App", modules: URL = .builtModules) {
        let sources = files.map { SourceFile(name: $0, text: $1) }.sorted { $0.name < $1.name }
        self.init(name: name, files: sources)
        let cache = AnswerCache(
            for: [Compiler.script, module] + sources.flatMap { [$0.name, files[$0.name, default: ""]] },
            importing: Set(sources.flatMap { $0.imports.map(\.module) }), from: modules)
        if let facts = cache.facts {
            (types, members) = (facts.types, facts.members)
            return
        }
        do throws(Refusal) {
            try read(try Compiler.syntax(of: files, module: module, modules: modules), of: files)
            cache.store(AnswerCache.Facts(types: types, members: members))
        } catch { (types, members, refusal) = ([], [], error.sentence) }
    }

    /// Reads the syntax trees in the compiler's output.
    mutating func read(_ answer: Data, of files: [String: String]) throws(Refusal) {
        guard let trees = try? JSONSerialization.jsonObject(with: answer) as? [SyntaxReader.Node],
            trees.count == files.count
        else { throw .format }
        for tree in trees {
            let path = String((tree["filename"] as? String ?? "").dropFirst())
            guard let text = files[path] else { throw .format }
            let reader = SyntaxReader(tree, of: SourceFile(name: path, text: text), text: text)
            types += reader.types
            members += reader.members
        }
        // If the format's keywords changed, the sources would seem to contain no declarations.
        guard types.contains(where: { !$0.isExtension }), members.contains(where: { !$0.uses.isEmpty }) else {
            throw .format
        }
        types.sort { $0.place < $1.place }
        members.sort { $0.place < $1.place }
    }

    /// The reason why there are no facts from the compiler.
    struct Refusal: Error {
        static let format = Refusal(
            sentence: "This compiler describes sources in an unknown format: try another version of Swift.")
        static let noCompiler = Refusal(
            sentence: "The compiler, swiftc, could not be started: put it on your PATH, next to swift.")

        let sentence: String
    }
}

/// A class of this module, used to find the module's bundle.
private final class Marker {}

extension URL {
    /// The folder that contains the modules built along with the running program.
    public static var builtModules: URL {
        // On Darwin, tests run in a Swift or Xcode process that loads our bundle.
        let bundle = Bundle(for: Marker.self).bundleURL.resolvingSymlinksInPath()
        let products = bundle.pathExtension == "xctest" ? bundle.deletingLastPathComponent() : bundle
        let modules = products.appending(path: "Modules")
        // Xcode puts the modules next to the products.
        return FileManager.default.fileExists(atPath: modules.path) ? modules : products
    }
}

/// The compiler, which describes sources as syntax trees.
enum Compiler {
    /// Returns the typed syntax trees of `files`, as one JSON array.
    static func syntax(of files: [String: String], module: String, modules: URL) throws(SourceFacts.Refusal) -> Data {
        guard !files.isEmpty else { throw .init(sentence: "There are no Swift sources here.") }
        let folder = FileManager.default.temporaryDirectory.appending(path: "lamp-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let process = Process()
        do {
            for (name, text) in files {
                let url = folder.appending(path: name)
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: url)
            }
            process.executableURL = URL(filePath: "/bin/sh")
            process.currentDirectoryURL = folder
            process.arguments = ["-c", script, "lamp", module, modules.path] + files.keys.sorted()
            process.standardInput = FileHandle.nullDevice
            try process.run()
        } catch { throw .noCompiler }
        process.waitUntilExit()
        guard process.terminationStatus != 127 else { throw .noCompiler }
        guard process.terminationStatus == 0, let answer = try? Data(contentsOf: folder.appending(path: "trees")) else {
            let errors = (try? String(contentsOf: folder.appending(path: "errors"), encoding: .utf8)) ?? ""
            let first = errors.split(separator: "\n").first { $0.contains("error: ") }
            throw .init(sentence: "The compiler can't describe the sources: \(first ?? "it may have crashed")")
        }
        return answer
    }

    static let script = String(decoding: PackageResources.syntax_sh, as: UTF8.self)
}
